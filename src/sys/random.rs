//! Randomness from the kernel (getrandom(2)).

use std::io;

use super::check::check_again;

/// Fills the bytes.
///
/// # Errors
/// When the kernel gives none: then nothing that needs an id is done.
pub fn fill(bytes: &mut [u8]) -> io::Result<()> {
    let mut done = 0_usize;
    while let Some(rest) = bytes.get_mut(done..).filter(|rest| !rest.is_empty()) {
        // SAFETY: `rest` is exclusively ours and its length is passed with it.
        let got = check_again(|| unsafe { libc::getrandom(rest.as_mut_ptr().cast(), rest.len(), 0) })?;
        done = done.saturating_add(usize::try_from(got).unwrap_or_default());
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_filled_and_no_two_arrays_are_the_same() {
        let one: [u8; 32] = array().unwrap();
        assert_ne!(one, array::<32>().unwrap());
        // More than the kernel gives in one call that a signal could cut short.
        let mut long = vec![0; 100_000];
        fill(&mut long).unwrap();
        assert!(long[99_900..].iter().any(|byte| *byte != 0));
        fill(&mut []).unwrap();
    }
}
