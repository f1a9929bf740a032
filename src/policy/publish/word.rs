//! What one word would become, by its form.

use unicode_normalization::UnicodeNormalization;

use super::Finding;
use crate::text::{is_ignorable, is_letter, is_mark, is_number};

/// The ideographic full stop: IDNA takes it for a dot, and so do browsers. (NFKC makes the half-width one of it, and the plain dot
/// of every other dot that IDNA knows.)
const IDEOGRAPHIC_STOP: char = '\u{3002}';

/// The zones in Chinese and Japanese letters (IANA, root zone of October 2026). In these two scripts every sentence ends in such
/// a stop and the next begins without a blank, so the form alone would make links of all of them.
const ZONES: &[&str] = &[
    "みんな",
    "アマゾン",
    "クラウド",
    "グーグル",
    "コム",
    "ストア",
    "セール",
    "ファッション",
    "ポイント",
    "世界",
    "中信",
    "中国",
    "中國",
    "中文网",
    "亚马逊",
    "企业",
    "佛山",
    "信息",
    "健康",
    "八卦",
    "公司",
    "公益",
    "台湾",
    "台灣",
    "商城",
    "商店",
    "商标",
    "嘉里",
    "嘉里大酒店",
    "在线",
    "大拿",
    "天主教",
    "娱乐",
    "家電",
    "广东",
    "微博",
    "慈善",
    "我爱你",
    "手机",
    "招聘",
    "政务",
    "政府",
    "新加坡",
    "新闻",
    "时尚",
    "書籍",
    "机构",
    "淡马锡",
    "游戏",
    "澳門",
    "点看",
    "移动",
    "组织机构",
    "网址",
    "网店",
    "网站",
    "网络",
    "联通",
    "谷歌",
    "购物",
    "通販",
    "集团",
    "電訊盈科",
    "飞利浦",
    "食品",
    "餐厅",
    "香格里拉",
    "香港",
];

/// What a word would become, in whichever of its forms.
pub(super) fn finding(word: &str) -> Option<Finding> {
    let raw: Vec<char> = word.chars().collect();
    if let Some(found) = look(&raw) {
        return Some(found);
    }
    if word.is_ascii() {
        return None;
    }
    let shown: Vec<char> = word.nfkc().filter(|c| !is_ignorable(*c)).collect();
    let bare: Vec<char> = word.nfkd().filter(|c| !is_ignorable(*c) && !is_mark(*c)).collect();
    look(&shown).or_else(|| look(&bare))
}

fn look(chars: &[char]) -> Option<Finding> {
    // Of a scheme's colon something must follow that can be a place.
    let last = chars.iter().rposition(|c| is_word(*c));
    let sign = |(at, c): (usize, &char)| {
        let (before, after) = (chars.get(..at)?, chars.get(at.saturating_add(1)..)?);
        match c {
            '@' => named(before, after),
            '/' => is_command(before, after).then_some(Finding::Command),
            '#' => is_tag(after).then_some(Finding::Tag),
            '$' => is_cash(after).then_some(Finding::Tag),
            ':' => (last > Some(at) && is_scheme(before)).then_some(Finding::Link),
            '.' => (ends_name(before) && is_zone(run(after))).then_some(Finding::Link),
            &IDEOGRAPHIC_STOP => (ends_name(before) && is_real_zone(run(after))).then_some(Finding::Link),
            _ => None,
        }
    };
    chars.iter().enumerate().find_map(sign).or_else(|| is_address(chars).then_some(Finding::Address))
}

fn is_word(c: char) -> bool {
    c == '_' || is_letter(c) || is_number(c)
}

/// `@name`, or `name@place`.
fn named(before: &[char], after: &[char]) -> Option<Finding> {
    let follows = after.first().is_some_and(|c| is_word(*c));
    let precedes = before.last().is_some_and(|c| is_word(*c) || is_mark(*c));
    follows.then_some(if precedes { Finding::Mail } else { Finding::Mention })
}

fn is_command(before: &[char], after: &[char]) -> bool {
    after.first().is_some_and(|c| c.is_ascii_alphanumeric() || *c == '_') && before.last().is_none_or(|c| !is_word(*c))
}

fn is_tag(after: &[char]) -> bool {
    let tag = after.iter().take_while(|c| is_word(**c) || is_mark(**c) || **c == '·');
    tag.into_iter().any(|c| is_letter(*c))
}

fn is_cash(after: &[char]) -> bool {
    after.first().is_some_and(char::is_ascii_alphabetic) || after.starts_with(&['1', 'I', 'N', 'C', 'H'])
}

/// Whether a scheme's name stands before a colon.
fn is_scheme(before: &[char]) -> bool {
    let mut name = before.iter().rev().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.'));
    name.any(char::is_ascii_alphabetic)
}

/// Whether a name, or a part of one, ends before a dot. Beyond ASCII Telegram takes nearly everything for a part of a name.
fn ends_name(before: &[char]) -> bool {
    before.last().is_some_and(|c| match c {
        '-' | '_' | '~' | '\u{200c}' | '\u{200d}' | '\u{2010}'..='\u{2015}' => true,
        '\u{0}'..='\u{bf}' => c.is_alphanumeric(),
        '\u{2000}'..='\u{206f}' | '\u{3000}' | &IDEOGRAPHIC_STOP => false,
        _ => true,
    })
}

/// What can be a zone, from its first character on.
fn run(after: &[char]) -> &[char] {
    let length = after.iter().take_while(|c| is_word(**c) || is_mark(**c) || **c == '-').count();
    after.get(..length).unwrap_or_default()
}

/// Two letters or more in any script, a letter first. Punycode begins with two.
fn is_zone(run: &[char]) -> bool {
    run.first().is_some_and(|c| is_letter(*c)) && run.iter().filter(|c| is_letter(**c)).nth(1).is_some()
}

fn is_real_zone(run: &[char]) -> bool {
    if run.iter().any(|c| is_chinese_or_japanese(*c)) {
        let zone: String = run.iter().collect();
        return ZONES.binary_search(&zone.as_str()).is_ok();
    }
    is_zone(run)
}

const fn is_chinese_or_japanese(c: char) -> bool {
    matches!(c, '\u{3005}'..='\u{3007}' | '\u{3040}'..='\u{30ff}' | '\u{31f0}'..='\u{31ff}' | '\u{3400}'..='\u{4dbf}'
        | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

/// An IP address of either kind.
fn is_address(chars: &[char]) -> bool {
    let is_v4 = |part: &[char]| {
        let mut in_a_row = 0_usize;
        part.split(|c| *c == '.').any(|group| {
            in_a_row = if (1..=3).contains(&group.len()) { in_a_row.saturating_add(1) } else { 0 };
            in_a_row == 4
        })
    };
    let is_v6 = |part: &[char]| {
        let colons = part.iter().filter(|c| **c == ':').count();
        colons >= 7 || (part.iter().any(char::is_ascii_hexdigit) && part.windows(2).any(|pair| pair == [':', ':']))
    };
    chars.split(|c| !super::number::is_digit(*c) && *c != '.').any(is_v4)
        || chars.split(|c| !c.is_ascii_hexdigit() && *c != ':' && *c != '.').any(is_v6)
}
