//! The entities that Telegram adds by itself: links, mentions, commands and their kind. They appear wherever no `pre`,
//! `code` or other entity of the sender's stands already.

use super::clean::Entity;

/// Top-level domains that make a bare name a link. The real list is Telegram's; these are the ones texts trip over.
const ZONES: [&str; 44] = [
    "com", "org", "net", "info", "biz", "io", "ai", "me", "py", "rs", "sh", "md", "zip", "mov", "app", "so", "pl",
    "cc", "ml", "ps", "de", "ru", "uk", "fr", "it", "es", "nl", "eu", "us", "ca", "ch", "at", "dev", "xyz", "site",
    "online", "tv", "to", "co", "gg", "example", "cloud", "tech", "рф",
];

/// The sender's entities and Telegram's own, in order. A rich entity shuts out everything that touches it.
pub fn with_found(text: &str, own: Vec<Entity>) -> Vec<Entity> {
    let mut all = nested(own);
    for found in find(text) {
        let touches = |entity: &Entity| entity.offset < found.end() && found.offset < entity.end();
        if !all.iter().any(|entity| !entity.is_style() && touches(entity)) {
            all.push(found);
        }
    }
    all.sort_by_key(|entity| (entity.offset, usize::MAX - entity.length));
    all
}

/// `pre` and `code` hold no other entity.
fn nested(own: Vec<Entity>) -> Vec<Entity> {
    let walls: Vec<Entity> = own.iter().filter(|e| matches!(e.kind.as_str(), "pre" | "code")).cloned().collect();
    own.into_iter()
        .filter(|entity| {
            !walls.iter().any(|wall| wall != entity && wall.offset <= entity.offset && entity.end() <= wall.end())
        })
        .collect()
}

/// What Telegram finds in a text.
pub fn find(text: &str) -> Vec<Entity> {
    let chars: Vec<char> = text.chars().collect();
    let mut offsets = vec![0];
    for ch in &chars {
        offsets.push(offsets[offsets.len() - 1] + ch.len_utf16());
    }
    let mut out: Vec<Entity> = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        match token(&chars, at) {
            Some((kind, end)) if end > at => {
                out.push(Entity::new(kind, offsets[at], offsets[end] - offsets[at]));
                at = end;
            }
            _ => at += 1,
        }
    }
    out
}

fn word(ch: char) -> bool {
    ch.is_alphanumeric() || ch == '_'
}

fn latin(ch: char) -> bool {
    ch.is_ascii_alphanumeric() || ch == '_'
}

fn run(chars: &[char], from: usize, takes: impl Fn(char) -> bool) -> usize {
    from + chars[from.min(chars.len())..].iter().take_while(|ch| takes(**ch)).count()
}

/// The entity that begins at `at`, and where it ends.
fn token(chars: &[char], at: usize) -> Option<(&'static str, usize)> {
    let before = at.checked_sub(1).map(|prev| chars[prev]);
    let fresh = !before.is_some_and(word);
    match chars[at] {
        '@' if fresh => {
            let end = run(chars, at + 1, latin);
            (3..=32).contains(&(end - at - 1)).then_some(("mention", end))
        }
        '/' if fresh && !before.is_some_and(|ch| matches!(ch, '/' | '<' | '>')) => command(chars, at),
        '#' if fresh => {
            let end = run(chars, at + 1, word);
            chars[at + 1..end].iter().any(|ch| !ch.is_numeric()).then_some(("hashtag", end))
        }
        '$' if fresh => {
            let end = run(chars, at + 1, |ch| ch.is_ascii_uppercase());
            ((1..=8).contains(&(end - at - 1)) && !chars.get(end).copied().is_some_and(word))
                .then_some(("cashtag", end))
        }
        '+' if fresh => {
            let end = run(chars, at + 1, |ch| ch.is_ascii_digit() || matches!(ch, ' ' | '-' | '(' | ')'));
            let digits = chars[at..end].iter().filter(|ch| ch.is_ascii_digit()).count();
            (7..=15).contains(&digits).then_some(("phone_number", end))
        }
        ch if fresh && ch.is_ascii_digit() => card(chars, at).or_else(|| link(chars, at)),
        ch if fresh && word(ch) => link(chars, at),
        _ => None,
    }
}

fn command(chars: &[char], at: usize) -> Option<(&'static str, usize)> {
    let mut end = run(chars, at + 1, latin);
    if !(1..=64).contains(&(end - at - 1)) {
        return None;
    }
    if chars.get(end) == Some(&'@') {
        let name = run(chars, end + 1, latin);
        if (3..=32).contains(&(name - end - 1)) {
            end = name;
        }
    }
    let after = chars.get(end).copied();
    (!after.is_some_and(|ch| word(ch) || ch == '/')).then_some(("bot_command", end))
}

fn card(chars: &[char], at: usize) -> Option<(&'static str, usize)> {
    let end = run(chars, at, |ch| ch.is_ascii_digit() || ch == ' ' || ch == '-');
    let digits: Vec<u32> = chars[at..end].iter().filter_map(|ch| ch.to_digit(10)).collect();
    if !(13..=19).contains(&digits.len()) {
        return None;
    }
    let sum: u32 = digits
        .iter()
        .rev()
        .enumerate()
        .map(|(n, digit)| match (n % 2, digit * 2) {
            (0, _) => *digit,
            (_, double) => double / 10 + double % 10,
        })
        .sum();
    (sum % 10 == 0).then_some(("bank_card_number", end))
}

fn link(chars: &[char], at: usize) -> Option<(&'static str, usize)> {
    let scheme = run(chars, at, |ch| ch.is_ascii_alphabetic());
    let name: String = chars[at..scheme].iter().collect::<String>().to_ascii_lowercase();
    if matches!(name.as_str(), "http" | "https" | "ftp" | "tg" | "ton" | "tonsite")
        && chars.get(scheme..scheme + 3) == Some(&[':', '/', '/'])
    {
        let end = run(chars, scheme + 3, |ch| !ch.is_whitespace());
        return (end > scheme + 3).then(|| ("url", without_dots(chars, at, end)));
    }
    let end = run(chars, at, |ch| word(ch) || matches!(ch, '.' | '-' | '@' | '+'));
    let end = without_dots(chars, at, end);
    let whole: String = chars[at..end].iter().collect();
    let (local, host) = whole.split_once('@').map_or((None, whole.as_str()), |(local, host)| (Some(local), host));
    let (rest, zone) = host.rsplit_once('.')?;
    let known = !rest.is_empty() && !rest.ends_with('.') && ZONES.contains(&zone.to_lowercase().as_str());
    if !known || host.contains('@') || local.is_some_and(str::is_empty) {
        return None;
    }
    if local.is_some() {
        return Some(("email", end));
    }
    let path = if chars.get(end) == Some(&'/') { run(chars, end, |ch| !ch.is_whitespace()) } else { end };
    Some(("url", without_dots(chars, at, path)))
}

fn without_dots(chars: &[char], at: usize, end: usize) -> usize {
    let mut end = end;
    while end > at && matches!(chars[end - 1], '.' | ',' | ';' | ':' | '!' | '?' | ')' | '-') {
        end -= 1;
    }
    end
}
