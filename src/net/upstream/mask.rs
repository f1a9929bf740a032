//! Keeps a key out of what an upstream says: as it is, and in the forms in which it was sent or is often shown.

use std::io::BufRead;

use crate::base::base64;
use crate::base::secret::Secret;

/// The forms of one key that must not reach a caller.
#[derive(Debug, Default)]
pub struct Patterns(Vec<Secret>);

impl Patterns {
    /// A key; and, where it goes out as a user's password, who the user is.
    #[must_use]
    pub fn of(key: &Secret, user: Option<&str>) -> Self {
        let key = key.expose();
        let mut forms = vec![key.to_vec()];
        let escaped: Vec<u8> = key.iter().flat_map(|b| escaped(*b)).collect();
        if escaped != key {
            forms.push(escaped);
        }
        forms.push(whole_groups(key));
        if let Some(user) = user {
            forms.push(whole_groups(&[user.as_bytes(), b":", key].concat()));
        }
        forms.retain(|form| !form.is_empty());
        // The longest first: one may stand within another.
        forms.sort_by_key(|form| std::cmp::Reverse(form.len()));
        Self(forms.into_iter().map(Secret::new).collect())
    }
}

/// RFC 3986: what needs no escape in any place.
fn escaped(b: u8) -> Vec<u8> {
    if b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.' | b'_' | b'~') {
        vec![b]
    } else {
        format!("%{b:02X}").into_bytes()
    }
}

/// Base64 of the bytes that make whole groups: the same whatever follows them.
fn whole_groups(bytes: &[u8]) -> Vec<u8> {
    let whole = bytes.len().saturating_sub(bytes.len() % 3);
    base64::encode(bytes.get(..whole).unwrap_or_default()).into_bytes()
}

/// Puts stars where a key stands, also one that is cut by a border between two pieces; nothing gets longer or shorter.
#[derive(Debug)]
pub(super) struct Mask<'a> {
    patterns: &'a Patterns,
    /// What was handed out last, and behind it what was kept back: fewer bytes than the longest form has.
    held: Vec<u8>,
    given: usize,
    pub(super) met: bool,
}

impl<'a> Mask<'a> {
    pub(super) const fn new(patterns: &'a Patterns) -> Self {
        Self { patterns, held: Vec::new(), given: 0, met: false }
    }

    /// Takes bytes, and gives those that can be no part of a key any more; all of them at the end.
    pub(super) fn pass(&mut self, bytes: &[u8], last: bool) -> &[u8] {
        self.held.drain(..self.given);
        self.held.extend_from_slice(bytes);
        let mut kept = 0;
        for form in &self.patterns.0 {
            let form = form.expose();
            self.met |= star(&mut self.held, form);
            // What may be a form's beginning waits for what follows.
            let begun = |kept: &usize| form.get(..*kept).is_some_and(|front| self.held.ends_with(front));
            kept = kept.max((1..form.len()).rev().find(begun).unwrap_or(0));
        }
        self.given = self.held.len().saturating_sub(if last { 0 } else { kept });
        self.held.get(..self.given).unwrap_or_default()
    }
}

/// Puts stars over every occurrence, and says whether there was one.
fn star(bytes: &mut [u8], form: &[u8]) -> bool {
    let Some(first) = form.first() else { return false };
    let (mut from, mut met) = (0_usize, false);
    while let Some(at) = bytes.get(from..).and_then(|rest| find(rest, *first)) {
        let start = from.saturating_add(at);
        let end = start.saturating_add(form.len());
        match bytes.get_mut(start..end) {
            Some(found) if found == form => {
                found.fill(b'*');
                (from, met) = (end, true);
            }
            Some(_) => from = start.saturating_add(1),
            None => break,
        }
    }
    met
}

/// Where a byte stands first, by the standard library's own search: a file of 20 MB is looked through for each form.
fn find(bytes: &[u8], byte: u8) -> Option<usize> {
    let mut rest = bytes;
    // It goes past the byte, or to the end where there is none; reading from memory does not fail.
    let at = rest.skip_until(byte).ok()?.checked_sub(1)?;
    (bytes.get(at) == Some(&byte)).then_some(at)
}

/// Stars over a whole text, in its own place: there is no second copy of it.
pub(super) fn masked(patterns: &Patterns, mut text: Vec<u8>) -> Vec<u8> {
    let mut met = false;
    for form in &patterns.0 {
        met |= star(&mut text, form.expose());
    }
    if met {
        log::warn!("upstream.secret_in_answer");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_starred_in_each_of_its_forms_wherever_pieces_end() {
        let patterns = Patterns::of(&Secret::new(b"42:secret+".to_vec()), Some("me"));
        // Base64 as other programs write it, of `42:secret+` and `me:42:secret+`, cut at their last whole groups.
        let text = b"4242:secret+42:secret+ 42:secre 42%3Asecret%2B NDI6c2VjcmV0Kw== bWU6NDI6c2VjcmV0Kw==";
        let expected = b"42******************** 42:secre ************** ************Kw== ****************Kw==";
        assert_eq!(masked(&patterns, text.to_vec()), expected);
        for first in 0..=text.len() {
            for second in first..=text.len() {
                let mut mask = Mask::new(&patterns);
                let mut out = mask.pass(&text[..first], false).to_vec();
                out.extend_from_slice(mask.pass(&text[first..second], false));
                out.extend_from_slice(mask.pass(&text[second..], true));
                assert_eq!(out, expected, "{first} {second}");
                assert!(mask.met);
            }
        }
    }

    #[test]
    fn what_can_be_no_part_of_a_key_waits_for_nothing() {
        let patterns = Patterns::of(&Secret::new(b"42:secret".to_vec()), None);
        let mut mask = Mask::new(&patterns);
        assert_eq!(mask.pass(b"first", false), b"first");
        assert_eq!(mask.pass(b"42:4", false), b"42:");
        let none = Patterns::default();
        assert_eq!(Mask::new(&none).pass(b"abc", false), b"abc");
    }

    #[test]
    fn its_forms_print_nothing() {
        let patterns = Patterns::of(&Secret::new(b"42:secret".to_vec()), Some("me"));
        assert!(!format!("{patterns:?}").contains("42"));
    }
}
