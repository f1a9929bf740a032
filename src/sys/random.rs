//! Randomness from the kernel (getrandom(2)).

use std::io;

/// Fills the bytes.
///
/// # Errors
/// When the kernel gives none: then nothing that needs an id is done.
pub fn fill(bytes: &mut [u8]) -> io::Result<()> {
    let mut done = 0_usize;
    while let Some(rest) = bytes.get_mut(done..).filter(|rest| !rest.is_empty()) {
        // SAFETY: `rest` is exclusively ours and its length is passed with it.
        let got = unsafe { libc::getrandom(rest.as_mut_ptr().cast(), rest.len(), 0) };
        if let Ok(got) = usize::try_from(got) {
            done = done.saturating_add(got);
        } else {
            let error = io::Error::last_os_error();
            if error.kind() != io::ErrorKind::Interrupted {
                return Err(error);
            }
        }
    }
    Ok(())
}

/// Random bytes.
///
/// # Errors
/// As [`fill`].
pub fn array<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    fill(&mut bytes)?;
    Ok(bytes)
}
