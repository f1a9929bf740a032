//! Memory that held a secret.

use std::sync::atomic::{Ordering, compiler_fence};

/// Overwrites the bytes with zeros; the compiler may not leave it out.
pub fn wipe(bytes: &mut [u8]) {
    for byte in bytes.iter_mut() {
        // SAFETY: `byte` is a valid, aligned, exclusive reference to one byte.
        unsafe { std::ptr::write_volatile(byte, 0) };
    }
    compiler_fence(Ordering::SeqCst);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_of_what_was_there() {
        let mut secret = *b"4242:AAHsecret";
        wipe(&mut secret);
        assert_eq!(secret, [0; 14]);
        wipe(&mut []);
    }
}
