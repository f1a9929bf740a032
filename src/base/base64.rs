//! Base64 (RFC 4648 §4).

/// The text of some bytes, with its padding.
#[must_use]
pub fn encode(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let at = |k: usize| u32::from(three.get(k).copied().unwrap_or_default());
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for k in 0..4_u32 {
            let six = usize::try_from(bits >> 18_u32.saturating_sub(k.saturating_mul(6)) & 63).unwrap_or_default();
            let given = usize::try_from(k).is_ok_and(|k| k <= three.len());
            text.push(ALPHABET.get(six).filter(|_| given).map_or('=', |c| char::from(*c)));
        }
    }
    text
}
