//! What a daemon gives up before it reads a stranger's byte.

use std::io;

use super::check::check;
use super::creds::my_uid;

/// Descriptors a daemon may hold: every pool of the suite with two each, and room.
const FILES_MAX: libc::rlim_t = 1024;

/// No new privileges, no core, not dumpable (so no other process of the uid can read its memory), a umask of 0077, a bound on
/// descriptors.
///
/// # Errors
/// When this is uid 0, or the kernel refuses any of it.
pub fn apply() -> io::Result<()> {
    if my_uid() == 0 {
        return Err(io::Error::other("a daemon never runs as uid 0"));
    }
    prctl(libc::PR_SET_NO_NEW_PRIVS, 1)?;
    prctl(libc::PR_SET_DUMPABLE, 0)?;
    limit(libc::RLIMIT_CORE, 0)?;
    limit(libc::RLIMIT_NOFILE, FILES_MAX)?;
    // SAFETY: umask takes its argument by value and cannot fail.
    unsafe { libc::umask(0o077) };
    Ok(())
}

fn prctl(option: libc::c_int, value: libc::c_ulong) -> io::Result<()> {
    let none: libc::c_ulong = 0;
    // SAFETY: both options take their argument by value and leave memory alone.
    check(unsafe { libc::prctl(option, value, none, none, none) })?;
    Ok(())
}

/// Lowers a limit to `most`, soft and hard; a lower hard limit stays.
fn limit(resource: libc::__rlimit_resource_t, most: libc::rlim_t) -> io::Result<()> {
    let mut now = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: `now` outlives the call.
    check(unsafe { libc::getrlimit(resource, &raw mut now) })?;
    let most = most.min(now.rlim_max);
    let lower = libc::rlimit { rlim_cur: most, rlim_max: most };
    // SAFETY: `lower` outlives the call.
    check(unsafe { libc::setrlimit(resource, &raw const lower) })?;
    Ok(())
}
