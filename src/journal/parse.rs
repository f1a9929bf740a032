//! A line of the journal from bytes: the one spelling of [`super::render`] and nothing else (FORMATS §2).

use std::str;

use crate::base::digest::Digest;
use crate::base::ids::{BotId, ChatId, KindId, MessageId, PermissionId, RequestId, UserId};
use crate::base::limits::{JOURNAL_LINE_MAX, JSON_INT_MAX, OWNERS_MAX, TARGETS_MAX, TITLE_MAX};
use crate::base::time::Wall;
use crate::base::time::days_from_civil;

use super::record::{Asked, Entry, MandateOpen, Pressed, Ran, Recovery, Step, Wrong};
use super::render::{NAME_MAX, WORD_MAX, is_word_letter};

/// Bytes of `,"h":"`, 64 digits and `"}`.
const TAIL: usize = 72;

/// Reads a line without its line feed: its hash first, then every byte of its form.
///
/// # Errors
/// What is wrong with it, in words; *changed* when only its hash says so.
pub fn parse(line: &[u8]) -> Result<Entry, Wrong> {
    if line.len() >= JOURNAL_LINE_MAX {
        return Err(Wrong::new("longer than a line can be"));
    }
    let (body, h) = line
        .split_at_checked(line.len().saturating_sub(TAIL))
        .and_then(|(body, tail)| Some((body, tail.strip_prefix(b",\"h\":\"")?.strip_suffix(b"\"}")?)))
        .ok_or_else(|| Wrong::new("does not end in h"))?;
    let h = hex(h.try_into().map_err(|_length| Wrong::new("does not end in h"))?)?;
    if Digest::of(body) != h {
        return Err(Wrong::new("changed: h is not the hash of this line"));
    }
    let mut cursor = Cursor { rest: body };
    cursor.literal(b"{\"n\":")?;
    let n = cursor.integer()?;
    let n = u64::try_from(n).ok().filter(|n| *n > 0).ok_or_else(|| Wrong::new("n is no line number"))?;
    let ts = cursor.moment("ts")?;
    let name = cursor.string("step")?;
    let step = step(&mut cursor, name)?;
    let prev = cursor.hex("prev")?;
    if cursor.rest.is_empty() { Ok(Entry { n, ts, step, prev, h }) } else { Err(Wrong::new("keys out of order")) }
}

fn step(c: &mut Cursor<'_>, name: &[u8]) -> Result<Step, Wrong> {
    match of_request(c, name)? {
        Some(step) => Ok(step),
        None => match of_permission(c, name)? {
            Some(step) => Ok(step),
            None => of_gate(c, name)?.ok_or_else(|| Wrong::new("a step that this version does not know")),
        },
    }
}

fn of_request(c: &mut Cursor<'_>, name: &[u8]) -> Result<Option<Step>, Wrong> {
    Ok(Some(match name {
        b"asked" => Step::Asked(Asked {
            id: c.request("id")?,
            kind: c.kind()?,
            def: c.def()?,
            digest: c.hex("digest")?,
            uid: c.number("uid")?,
            files: c.number("files")?,
            cents: c.number("cents")?,
            urgent: c.flag(b",\"urgent\":true"),
            perm: if c.next_is("perm") { Some(c.perm()?) } else { None },
        }),
        b"shown" => Step::Shown { id: c.request("id")?, at: c.places()?, until: c.moment("until")? },
        b"granted" => Step::Granted(c.press()?),
        b"declined" => Step::Declined(c.press()?),
        b"returned" => Step::Returned(c.press()?),
        b"later" => Step::Later(c.press()?),
        b"expired" => Step::Expired { id: c.request("id")?, code: c.word("code")? },
        b"withdrawn" => Step::Withdrawn { id: c.request("id")? },
        b"reopened" => Step::Reopened { id: c.request("id")?, from: c.request("from")?, by: c.owner("by")? },
        b"used" => Step::Used { id: c.request("id")? },
        b"executed" => Step::Executed {
            id: c.request("id")?,
            ran: c.parsed("ran", Ran::parse)?,
            code: if c.next_is("code") { Some(c.word("code")?) } else { None },
            ms: c.number("ms")?,
        },
        b"denied" if c.next_is("id") => Step::Denied { id: c.request("id")?, code: c.word("code")? },
        b"denied" => Step::DeniedCount { code: c.word("code")?, count: c.number("count")? },
        _ => return Ok(None),
    }))
}

fn of_permission(c: &mut Cursor<'_>, name: &[u8]) -> Result<Option<Step>, Wrong> {
    Ok(Some(match name {
        b"mandate_open" => Step::MandateOpen(MandateOpen {
            perm: c.perm()?,
            id: c.request("id")?,
            kind: c.kind()?,
            def: c.def()?,
            targets: c.targets()?,
            count: c.number("count")?,
            cents: c.number("cents")?,
            until: c.moment("until")?,
            zone: c.letters("zone", NAME_MAX)?,
            by: c.owner("by")?,
        }),
        b"mandate_use" => Step::MandateUse {
            perm: c.perm()?,
            id: c.request("id")?,
            kind: c.kind()?,
            digest: c.hex("digest")?,
            targets: c.targets()?,
            cents: c.number("cents")?,
        },
        b"mandate_back" => Step::MandateBack { perm: c.perm()?, id: c.request("id")?, cents: c.number("cents")? },
        b"mandate_stop" => Step::MandateStop { perm: c.perm()?, code: c.word("code")?, by: c.by()? },
        _ => return Ok(None),
    }))
}

fn of_gate(c: &mut Cursor<'_>, name: &[u8]) -> Result<Option<Step>, Wrong> {
    Ok(Some(match name {
        b"start" => {
            c.literal(b",\"v\":1")?;
            let ver = c.word("ver")?;
            let bot = if c.next_is("bot") { Some(c.id("bot", BotId::new)?) } else { None };
            let clock = if c.next_is("clock") { Some(c.key_integer("clock")?) } else { None };
            Step::Start { ver, bot, clock }
        }
        b"recovered" => Step::Recovered {
            what: match c.string("what")? {
                b"restored" => Recovery::Restored,
                b"torn" => Recovery::Torn,
                _ => return Err(Wrong::new("what is none of its words")),
            },
            bytes: c.number("bytes")?,
        },
        b"selftest" => Step::Selftest { passed: c.number("passed")?, failed: c.number("failed")? },
        b"owner_change" => {
            let owners = c.list("owners", OWNERS_MAX, |c| c.integer_as(UserId::new))?;
            let setting = if c.next_is("owner") { Some((c.owner("owner")?, c.word("language")?)) } else { None };
            Step::OwnerChange { owners, setting, by: c.by()? }
        }
        b"category_on" => Step::CategoryOn { kind: c.kind()?, by: c.owner("by")? },
        b"category_off" => Step::CategoryOff { kind: c.kind()?, by: c.by()? },
        b"chat_on" => Step::ChatOn {
            chat: c.id("chat", ChatId::new)?,
            mode: c.word("mode")?,
            title: c.title()?,
            by: c.owner("by")?,
        },
        b"chat_off" => Step::ChatOff { chat: c.id("chat", ChatId::new)?, by: c.by()? },
        b"frozen" => Step::Frozen { by: c.by()? },
        b"unfrozen" => Step::Unfrozen { by: c.owner("by")? },
        b"suspended" => Step::Suspended { step_s: c.key_integer("step_s")? },
        b"resumed" => Step::Resumed { by: c.owner("by")? },
        _ => return Ok(None),
    }))
}

/// What is left of a line.
struct Cursor<'a> {
    rest: &'a [u8],
}

impl<'a> Cursor<'a> {
    fn flag(&mut self, literal: &[u8]) -> bool {
        let rest = self.rest.strip_prefix(literal);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn literal(&mut self, literal: &'static [u8]) -> Result<(), Wrong> {
        if self.flag(literal) { Ok(()) } else { Err(Wrong::new("a key is missing, repeated or out of order")) }
    }

    fn next_is(&self, key: &str) -> bool {
        after_key(self.rest, key).is_some()
    }

    #[inline]
    fn key(&mut self, key: &str) -> Result<(), Wrong> {
        match after_key(self.rest, key) {
            Some(rest) => {
                self.rest = rest;
                Ok(())
            }
            None => Err(Wrong::new(format!("{key} is missing, repeated or out of order"))),
        }
    }

    /// A string up to its quote; whoever takes it refuses a backslash by its own grammar.
    fn quoted(&mut self) -> Result<&'a [u8], Wrong> {
        let whole = self.rest.strip_prefix(b"\"").and_then(|rest| {
            let end = rest.iter().position(|byte| *byte == b'"')?;
            let (text, rest) = rest.split_at_checked(end)?;
            Some((text, rest.strip_prefix(b"\"")?))
        });
        let (text, rest) = whole.ok_or_else(|| Wrong::new("a string is missing"))?;
        self.rest = rest;
        Ok(text)
    }

    fn string(&mut self, key: &str) -> Result<&'a [u8], Wrong> {
        self.key(key)?;
        self.quoted()
    }

    /// A string of exactly so many bytes.
    #[inline]
    fn exactly<const N: usize>(&mut self, key: &str) -> Result<&'a [u8; N], Wrong> {
        self.key(key)?;
        let whole = self.rest.strip_prefix(b"\"").and_then(|rest| {
            let (text, rest) = rest.split_first_chunk::<N>()?;
            Some((text, rest.strip_prefix(b"\"")?))
        });
        let (text, rest) = whole.ok_or_else(|| Wrong::new(format!("{key} is not a string of {N} letters")))?;
        self.rest = rest;
        Ok(text)
    }

    fn hex(&mut self, key: &str) -> Result<Digest, Wrong> {
        hex(self.exactly(key)?)
    }

    /// An integer in its one spelling: no sign but a minus before 1 to 9, no leading zero.
    fn integer(&mut self) -> Result<i64, Wrong> {
        let minus = self.flag(b"-");
        let (mut value, mut digits) = (0_i64, 0_usize);
        // 16 digits are the most that fit the bound, and they fit an i64.
        while let Some((digit @ b'0'..=b'9', rest)) = self.rest.split_first().filter(|_| digits < 16) {
            value = value.wrapping_mul(10).wrapping_add(i64::from(digit.wrapping_sub(b'0')));
            digits = digits.wrapping_add(1);
            self.rest = rest;
            if value == 0 {
                break;
            }
        }
        let more = self.rest.first().is_some_and(u8::is_ascii_digit);
        if digits == 0 || more || value > JSON_INT_MAX || (minus && value == 0) {
            return Err(Wrong::new("a number is missing or has another spelling"));
        }
        Ok(if minus { value.wrapping_neg() } else { value })
    }

    fn integer_as<T>(&mut self, make: impl Fn(i64) -> Option<T>) -> Result<T, Wrong> {
        make(self.integer()?).ok_or_else(|| Wrong::new("a number is out of its range"))
    }

    fn key_integer(&mut self, key: &str) -> Result<i64, Wrong> {
        self.key(key)?;
        self.integer()
    }

    fn id<T>(&mut self, key: &str, make: impl Fn(i64) -> Option<T>) -> Result<T, Wrong> {
        self.key(key)?;
        self.integer_as(make)
    }

    fn number<T: TryFrom<i64>>(&mut self, key: &str) -> Result<T, Wrong> {
        self.id(key, |number| T::try_from(number).ok())
    }

    fn owner(&mut self, key: &str) -> Result<UserId, Wrong> {
        self.id(key, UserId::new)
    }

    fn by(&mut self) -> Result<Option<UserId>, Wrong> {
        self.id("by", |number| if number == 0 { Some(None) } else { UserId::new(number).map(Some) })
    }

    fn moment(&mut self, key: &str) -> Result<Wall, Wrong> {
        moment(self.exactly(key)?).ok_or_else(|| Wrong::new(format!("{key} is no moment")))
    }

    fn letters(&mut self, key: &str, max: usize) -> Result<String, Wrong> {
        self.key(key)?;
        let text = self.quoted()?;
        letters(text, max)
    }

    fn word(&mut self, key: &str) -> Result<String, Wrong> {
        self.letters(key, WORD_MAX)
    }

    fn def(&mut self) -> Result<String, Wrong> {
        let text = self.exactly::<32>("def")?;
        let digits = text.iter().all(|byte| is_hex(*byte));
        if digits { letters(text, 32) } else { Err(Wrong::new("def is not 32 digits")) }
    }

    fn parsed<T>(&mut self, key: &str, parse: impl Fn(&str) -> Option<T>) -> Result<T, Wrong> {
        let text = self.string(key)?;
        str::from_utf8(text).ok().and_then(parse).ok_or_else(|| Wrong::new(format!("{key} has another form")))
    }

    fn request(&mut self, key: &str) -> Result<RequestId, Wrong> {
        self.parsed(key, RequestId::parse)
    }

    fn perm(&mut self) -> Result<PermissionId, Wrong> {
        self.parsed("perm", PermissionId::parse)
    }

    fn kind(&mut self) -> Result<KindId, Wrong> {
        self.parsed("kind", KindId::parse)
    }

    fn press(&mut self) -> Result<Pressed, Wrong> {
        Ok(Pressed { id: self.request("id")?, by: self.owner("by")? })
    }

    fn places(&mut self) -> Result<Vec<(ChatId, MessageId)>, Wrong> {
        self.list("at", OWNERS_MAX, |c| {
            c.literal(b"[")?;
            let chat = c.integer_as(ChatId::new)?;
            c.literal(b",")?;
            let message = c.integer_as(MessageId::new)?;
            c.literal(b"]")?;
            Ok((chat, message))
        })
    }

    fn targets(&mut self) -> Result<Vec<String>, Wrong> {
        self.list("targets", TARGETS_MAX, |c| {
            let text = c.quoted()?;
            letters(text, NAME_MAX)
        })
    }

    fn list<T>(
        &mut self,
        key: &str,
        max: usize,
        item: impl Fn(&mut Self) -> Result<T, Wrong>,
    ) -> Result<Vec<T>, Wrong> {
        self.key(key)?;
        self.literal(b"[")?;
        let mut items = Vec::new();
        if self.flag(b"]") {
            return Ok(items);
        }
        loop {
            if items.len() == max {
                return Err(Wrong::new(format!("{key} has more than {max} items")));
            }
            items.push(item(self)?);
            if self.flag(b"]") {
                return Ok(items);
            }
            self.literal(b",")?;
        }
    }

    /// Free text in its one spelling: UTF-8 as it is, but for `"`, `\` and control characters.
    fn title(&mut self) -> Result<String, Wrong> {
        self.key("title")?;
        self.literal(b"\"")?;
        let wrong = || Wrong::new("title has another spelling");
        let rest = str::from_utf8(self.rest).map_err(|_utf8| Wrong::new("title is not UTF-8"))?;
        let (mut title, mut count) = (String::new(), 0_usize);
        let mut chars = rest.chars();
        loop {
            match chars.next().ok_or_else(wrong)? {
                '"' => break,
                '\\' => title.push(escaped(&mut chars).ok_or_else(wrong)?),
                '\0'..='\u{1f}' => return Err(wrong()),
                ch => title.push(ch),
            }
            count = count.saturating_add(1);
            if count > TITLE_MAX {
                return Err(Wrong::new("title is too long"));
            }
        }
        self.rest = chars.as_str().as_bytes();
        Ok(title)
    }
}

#[inline]
fn after_key<'a>(rest: &'a [u8], key: &str) -> Option<&'a [u8]> {
    rest.strip_prefix(b",\"")?.strip_prefix(key.as_bytes())?.strip_prefix(b"\":")
}

fn escaped(chars: &mut str::Chars<'_>) -> Option<char> {
    match chars.next()? {
        '"' => Some('"'),
        '\\' => Some('\\'),
        'n' => Some('\n'),
        'u' => {
            let rest = chars.as_str().strip_prefix("00")?;
            let digits = rest.get(..2).filter(|digits| digits.bytes().all(is_hex))?;
            let control = u8::from_str_radix(digits, 16).ok().filter(|byte| *byte < 0x20 && *byte != b'\n')?;
            *chars = rest.get(2..)?.chars();
            Some(char::from(control))
        }
        _ => None,
    }
}

fn letters(text: &[u8], max: usize) -> Result<String, Wrong> {
    let fits = !text.is_empty() && text.len() <= max && text.iter().copied().all(is_word_letter);
    match str::from_utf8(text) {
        Ok(text) if fits => Ok(text.to_owned()),
        _ => Err(Wrong::new("a word is empty, too long, or has other letters")),
    }
}

const fn is_hex(digit: u8) -> bool {
    matches!(digit, b'0'..=b'9' | b'a'..=b'f')
}

fn hex(text: &[u8; 64]) -> Result<Digest, Wrong> {
    Digest::from_hex(text).ok_or_else(|| Wrong::new("a hash is not 64 lower-case hex digits"))
}

/// `YYYY-MM-DDTHH:MM:SS.mmmZ`, as [`Wall::parse`] reads it, without writing it again to compare: a check of a journal reads
/// millions.
fn moment(text: &[u8; 24]) -> Option<Wall> {
    let number = |from: usize, to: usize| {
        text.get(from..to)?.iter().try_fold(0_i64, |value, byte| {
            byte.is_ascii_digit().then(|| value.saturating_mul(10).saturating_add(i64::from(byte.saturating_sub(b'0'))))
        })
    };
    let marks = [(4, b'-'), (7, b'-'), (10, b'T'), (13, b':'), (16, b':'), (19, b'.'), (23, b'Z')];
    if marks.iter().any(|(at, mark)| text.get(*at) != Some(mark)) {
        return None;
    }
    let (year, month, day) = (number(0, 4)?, number(5, 7)?, number(8, 10)?);
    let (hour, minute, second, ms) = (number(11, 13)?, number(14, 16)?, number(17, 19)?, number(20, 23)?);
    let leap = year.rem_euclid(4) == 0 && (year.rem_euclid(100) != 0 || year.rem_euclid(400) == 0);
    let days = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    if !(1..=days).contains(&day) || hour > 23 || minute > 59 || second > 59 {
        return None;
    }
    let hours = days_from_civil(year, month, day).checked_mul(24)?.checked_add(hour)?;
    let seconds = hours.checked_mul(60)?.checked_add(minute)?.checked_mul(60)?.checked_add(second)?;
    Wall::from_ms(seconds.checked_mul(1000)?.checked_add(ms)?)
}

#[cfg(test)]
#[path = "parse_tests.rs"]
mod tests;
