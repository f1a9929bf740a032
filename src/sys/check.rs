//! The one way from a return code to a result.

use std::io;

/// Turns libc's `-1` into the error that errno names.
pub(super) fn check(code: libc::c_int) -> io::Result<libc::c_int> {
    if code == -1 { Err(io::Error::last_os_error()) } else { Ok(code) }
}
