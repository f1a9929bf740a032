//! The one way from a return value to a result.

use std::io;

/// What libc returns: a negative value means that `errno` says why.
pub(super) trait Returned: Copy {
    fn failed(self) -> bool;
}

impl Returned for i32 {
    fn failed(self) -> bool {
        self < 0
    }
}

impl Returned for i64 {
    fn failed(self) -> bool {
        self < 0
    }
}

impl Returned for isize {
    fn failed(self) -> bool {
        self < 0
    }
}

/// Turns a failure into the error that `errno` holds at this moment.
pub(super) fn check<T: Returned>(returned: T) -> io::Result<T> {
    if returned.failed() { Err(io::Error::last_os_error()) } else { Ok(returned) }
}

/// The same for a call that a signal can cut short: made again until it was not.
pub(super) fn check_again<T: Returned>(mut call: impl FnMut() -> T) -> io::Result<T> {
    loop {
        match check(call()) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            other => return other,
        }
    }
}

/// The size of a type, as the kernel's calls want it.
pub(super) fn size_of_u32<T>() -> libc::socklen_t {
    libc::socklen_t::try_from(size_of::<T>()).unwrap_or(libc::socklen_t::MAX)
}
