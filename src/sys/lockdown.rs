//! What a daemon gives up before it reads a stranger's byte.

use std::io;

use super::check::check;
use super::creds::my_uids;

/// Descriptors a daemon may hold: every pool of the suite with two each, and room.
const FILES_MAX: u64 = 1024;

/// The first part, before anything is read: files are private (a umask of 0077), there is no core, and no other process of the
/// uid can read this one's memory.
///
/// # Errors
/// When the kernel refuses any of it.
pub fn keep_private() -> io::Result<()> {
    // SAFETY: umask takes its argument by value and cannot fail.
    unsafe { libc::umask(0o077) };
    limit(libc::RLIMIT_CORE, 0)?;
    prctl(libc::PR_SET_DUMPABLE, 0)
}

/// The whole: what [`keep_private`] does, no new privileges, no capability, and a bound on descriptors.
///
/// # Errors
/// When one of its uids is 0, or the kernel refuses any of it.
pub fn apply() -> io::Result<()> {
    if my_uids()?.contains(&0) {
        return Err(io::Error::other("a daemon never runs as uid 0"));
    }
    keep_private()?;
    prctl(libc::PR_SET_NO_NEW_PRIVS, 1)?;
    drop_capabilities()?;
    limit(libc::RLIMIT_NOFILE, FILES_MAX)
}

/// Whether this thread has any of root's privileges, or could take one up.
pub(super) fn has_capabilities() -> io::Result<bool> {
    let mut header = Header::this_thread();
    let mut words = [Word::default(); 2];
    // SAFETY: header and both words have the kernel's layout for version 3 and outlive the call.
    check(unsafe { libc::syscall(libc::SYS_capget, &raw mut header, words.as_mut_ptr()) })?;
    Ok(words.iter().any(|word| word.effective | word.permitted != 0))
}

fn drop_capabilities() -> io::Result<()> {
    let (clear, none): (libc::c_ulong, libc::c_ulong) = (4, 0); // PR_CAP_AMBIENT_CLEAR_ALL
    // SAFETY: PR_CAP_AMBIENT takes its arguments by value and leaves memory alone.
    check(unsafe { libc::prctl(libc::PR_CAP_AMBIENT, clear, none, none, none) })?;
    let mut header = Header::this_thread();
    let words = [Word::default(); 2];
    // SAFETY: header and both words have the kernel's layout for version 3 and outlive the call.
    check(unsafe { libc::syscall(libc::SYS_capset, &raw mut header, words.as_ptr()) })?;
    Ok(())
}

/// `struct __user_cap_header_struct` (capget(2)).
#[repr(C)]
struct Header {
    version: u32,
    pid: i32,
}

impl Header {
    const fn this_thread() -> Self {
        // _LINUX_CAPABILITY_VERSION_3: two words a set.
        Self { version: 0x2008_0522, pid: 0 }
    }
}

/// `struct __user_cap_data_struct`.
#[repr(C)]
#[derive(Clone, Copy, Default)]
struct Word {
    effective: u32,
    permitted: u32,
    inheritable: u32,
}

fn prctl(option: libc::c_int, value: libc::c_ulong) -> io::Result<()> {
    let none: libc::c_ulong = 0;
    // SAFETY: both options take their argument by value and leave memory alone.
    check(unsafe { libc::prctl(option, value, none, none, none) })?;
    Ok(())
}

/// What names a limit: glibc has a type of its own for it.
#[cfg(target_env = "gnu")]
pub(super) type Resource = libc::__rlimit_resource_t;
/// What names a limit.
#[cfg(not(target_env = "gnu"))]
pub(super) type Resource = libc::c_int;

/// Lowers a limit to `most`, soft and hard; a lower hard limit stays. Also called between fork and exec: it allocates nothing.
pub(super) fn limit(resource: Resource, most: u64) -> io::Result<()> {
    let mut now = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: `now` outlives the call.
    check(unsafe { libc::getrlimit(resource, &raw mut now) })?;
    let most = libc::rlim_t::try_from(most).unwrap_or(libc::RLIM_INFINITY).min(now.rlim_max);
    let lower = libc::rlimit { rlim_cur: most, rlim_max: most };
    // SAFETY: `lower` outlives the call.
    check(unsafe { libc::setrlimit(resource, &raw const lower) })?;
    Ok(())
}
