//! The cards of groups and channels, and the answers to an owner's commands about what is in force.

use crate::base::ids::ChatId;
use crate::config::Language;
use crate::config::kind::Kind;
use crate::policy::card::notice::{button, constant};
use crate::policy::card::page::{Message, Page, code, plain};
use crate::policy::card::{Act, Button, clip};
use crate::policy::group::Mode;
use crate::words::{self, Words};

/// Which chat a card is about.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ChatFacts {
    /// Its number, shown first.
    pub chat: ChatId,
    /// Its title, whole: the session is told exactly this one.
    pub title: String,
    /// A channel; else a group.
    pub channel: bool,
}

/// What a chat's card says beside which chat it is.
#[derive(Clone, Copy, Debug)]
pub struct ChatCard<'a> {
    /// The chat.
    pub facts: &'a ChatFacts,
    /// The name of the owner who added the bot, where somebody just did.
    pub added_by: Option<&'a str>,
    /// How many members it has.
    pub members: Option<u64>,
    /// Whether Telegram hides ordinary messages from the bot.
    pub privacy: bool,
    /// Its mode now, who chose it, and when; `None` for a chat that is not connected.
    pub now: Option<(Mode, &'a str, &'a str)>,
    /// Until when its buttons work, as the owner reads it.
    pub until: &'a str,
}

/// The modes of a group, as their buttons stand on the card.
const GROUP_MODES: [[Mode; 2]; 2] = [[Mode::Mention, Mode::Every], [Mode::OnlyMe, Mode::Watch]];

/// Asks how a chat is to be connected, or lets an owner change that.
#[must_use]
pub fn chat(language: Language, card: &ChatCard<'_>) -> (Message, Vec<Vec<Button>>) {
    let words = words::of(language);
    let mut page = Page::default();
    page.push(match (card.facts.channel, card.now) {
        (false, None) => words.group_ask,
        (false, Some(_)) => words.group_mode,
        (true, None) => words.channel_ask,
        (true, Some(_)) => words.channel_mode,
    });
    which(&mut page, words, card.facts);
    if let Some(owner) = card.added_by {
        page.line();
        page.fill(words.chat_added, &[("owner", code(clip(owner)))]);
    }
    if let Some(n) = card.members {
        page.line();
        page.fill(words.chat_members, &[("n", plain(n.to_string()))]);
    }
    if let Some((mode, owner, time)) = card.now {
        let mode = plain(mode_name(words, mode));
        page.line();
        page.fill(words.chat_now, &[("mode", mode), ("owner", code(clip(owner))), ("time", plain(time))]);
    }
    page.line();
    if card.facts.channel {
        page.push(words.channel_posts);
    } else {
        page.fill(words.group_writes, &[("watch", plain(words.button_watch))]);
    }
    if card.privacy && !card.facts.channel {
        let modes: Vec<&str> = GROUP_MODES.into_iter().flatten().map(|mode| mode_name(words, mode)).collect();
        page.line();
        // In `code`, or Telegram would make a link of it that is not ours.
        page.fill(words.group_privacy, &[("modes", plain(modes.join(", "))), ("botfather", code("@BotFather"))]);
    }
    page.line();
    let until = if card.now.is_some() { words.chat_until_mode } else { words.chat_until };
    page.fill(until, &[("until", plain(card.until))]);
    (page.message(), rows(words, card))
}

fn rows(words: &Words, card: &ChatCard<'_>) -> Vec<Vec<Button>> {
    if card.facts.channel {
        let leave = button(words.button_leave, Act::Leave);
        let connect = || button(words.button_connect, Act::Mode(Mode::Post));
        return vec![if card.now.is_some() { vec![leave] } else { vec![connect(), leave] }];
    }
    let modes = |row: [Mode; 2]| row.map(|mode| button(mode_name(words, mode), Act::Mode(mode))).to_vec();
    let leave = vec![button(words.button_leave_group, Act::Leave)];
    GROUP_MODES.into_iter().map(modes).chain([leave]).collect()
}

/// A mode, as its button says it.
const fn mode_name(words: &Words, mode: Mode) -> &'static str {
    match mode {
        Mode::Every => words.button_every,
        Mode::Mention => words.button_mention,
        Mode::OnlyMe => words.button_only_me,
        Mode::Post => words.chat_posts,
        Mode::Watch => words.button_watch,
    }
}

fn which(page: &mut Page, words: &Words, facts: &ChatFacts) {
    page.line();
    let line = if facts.channel { words.channel_line } else { words.group_line };
    page.fill(line, &[("id", code(facts.chat.to_string())), ("title", code(facts.title.clone()))]);
}

/// What became of a chat's card.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ChatAfter<'a> {
    /// An owner chose a mode.
    Chosen(Mode, &'a str),
    /// The bot is there no longer.
    Gone,
    /// An owner left the chat.
    Left(&'a str),
    /// Nobody answered; how it is asked for again.
    Unanswered(&'static str),
}

/// A chat's card afterwards. `time` is the moment as the owner reads it.
#[must_use]
pub fn chat_after(language: Language, facts: &ChatFacts, after: ChatAfter<'_>, time: &str) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    let owner = |name: &str| ("owner", code(clip(name)));
    let time = ("time", plain(time));
    match after {
        ChatAfter::Chosen(mode, by) => {
            page.fill(words.chat_on, &[time, owner(by), ("mode", plain(mode_name(words, mode)))]);
        }
        ChatAfter::Gone => page.fill(words.chat_gone, &[time]),
        ChatAfter::Left(by) => page.fill(words.chat_left, &[time, owner(by)]),
        ChatAfter::Unanswered(command) => page.fill(words.chat_unanswered, &[time, ("command", code(command))]),
    }
    which(&mut page, words, facts);
    page.message()
}

/// As many chats are connected as can be.
#[must_use]
pub fn chats_full(language: Language, n: usize) -> Message {
    filled(words::of(language).chats_full, &[("n", plain(n.to_string())), ("command", code("/groups"))])
}

/// No chat is connected.
#[must_use]
pub fn groups_none(language: Language) -> Message {
    filled(words::of(language).groups_none, &[("command", code("/channel_join"))])
}

/// More cards than were drawn, and the command that draws them.
#[must_use]
pub fn cards_more(language: Language, n: usize, command: &str) -> Message {
    filled(words::of(language).cards_more, &[("n", plain(n.to_string())), ("command", code(command))])
}

/// How a language is chosen.
#[must_use]
pub fn language_ask(language: Language) -> Message {
    filled(words::of(language).language_ask, &[("en", code("/language en")), ("ru", code("/language ru"))])
}

/// A language was chosen; said in it.
#[must_use]
pub fn language_set(language: Language) -> Message {
    constant(words::of(language).language_set)
}

/// A kind that is on, with the button that turns it off.
#[must_use]
pub fn kind_is_on(language: Language, kind: &Kind) -> (Message, Vec<Vec<Button>>) {
    let words = words::of(language);
    let act = plain(kind.words(language).act.clone());
    let said = filled(words.kind_is_on, &[("act", act), ("kind", code(kind.id.as_str()))]);
    (said, vec![vec![button(words.button_kind_off, Act::KindOff)]])
}

/// No standing permission is in force.
#[must_use]
pub fn permissions_none(language: Language) -> Message {
    constant(words::of(language).permissions_none)
}

/// A decision, as a line of the answer to `/journal`: no words of anybody's.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Decision {
    /// When, as the owner reads it.
    pub time: String,
    /// The kind's id.
    pub kind: String,
    /// The state it ended in.
    pub state: &'static str,
    /// The request's id.
    pub id: String,
}

/// The journal's head, and the decisions last taken.
#[must_use]
pub fn journal(language: Language, anchor: &str, decisions: &[Decision]) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    page.fill(words.journal_head, &[("anchor", code(anchor))]);
    for decision in decisions {
        page.line();
        page.fill(
            words.journal_line,
            &[
                ("time", plain(decision.time.clone())),
                ("kind", code(decision.kind.clone())),
                ("state", plain(decision.state)),
                ("id", code(decision.id.clone())),
            ],
        );
    }
    page.message()
}

/// A command was not done.
#[must_use]
pub fn not_done(language: Language, why: &'static str) -> Message {
    filled(words::of(language).not_done, &[("code", code(why))])
}

fn filled(template: &str, slots: &[(&str, super::page::Slot)]) -> Message {
    let mut page = Page::default();
    page.fill(template, slots);
    page.message()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Language; 2] = [Language::En, Language::Ru];

    fn facts(channel: bool) -> ChatFacts {
        let title = "Acme @boss https://x.example /yes".to_owned();
        ChatFacts { chat: ChatId::new(-1_001_234_567_890).unwrap(), title, channel }
    }

    fn card(facts: &ChatFacts) -> ChatCard<'_> {
        let added_by = Some("Anna @home");
        ChatCard { facts, added_by, members: Some(12), privacy: true, now: None, until: "14:17" }
    }

    fn inside(message: &Message) -> Vec<String> {
        let units: Vec<u16> = message.text.encode_utf16().collect();
        let part = |offset: usize, length: usize| String::from_utf16(&units[offset..offset + length]).unwrap();
        message.entities.iter().map(|entity| part(entity.offset, entity.length)).collect()
    }

    /// The text without what stands in `code`: nothing of it may become a link, a mention or a command.
    fn outside(message: &Message) -> String {
        inside(message).iter().fold(message.text.clone(), |text, part| text.replace(part.as_str(), ""))
    }

    fn labels(rows: &[Vec<Button>]) -> Vec<Vec<&str>> {
        rows.iter().map(|row| row.iter().map(|button| button.label.as_str()).collect()).collect()
    }

    #[test]
    fn the_card_of_a_group_says_that_the_agent_writes_without_asking_and_what_is_deaf() {
        let facts = facts(false);
        let (said, rows) = chat(Language::En, &card(&facts));
        assert!(said.text.starts_with("🔒 Connect this group?\nGroup: -1001234567890 Acme @boss"), "{}", said.text);
        for line in
            ["Added by: Anna @home", "Members: 12", "the agent writes WITHOUT asking you.", "no answer = not connected"]
        {
            assert!(said.text.contains(line), "{line}: {}", said.text);
        }
        assert!(said.text.contains("Deaf to them now: When mentioned, Every message, Only me, Only watch;"));
        assert_eq!(
            labels(&rows),
            [vec!["When mentioned", "Every message"], vec!["Only me", "Only watch"], vec!["Leave group"]]
        );
        let open = ChatCard { privacy: false, ..card(&facts) };
        assert!(!chat(Language::En, &open).0.text.contains("BotFather"));
    }

    #[test]
    fn the_card_of_a_channel_has_one_way_in_and_says_that_each_post_asks() {
        let facts = facts(true);
        let (said, rows) = chat(Language::En, &card(&facts));
        assert!(said.text.starts_with("🔒 Connect this channel?") && said.text.contains("Each post asks you first"));
        assert!(!said.text.contains("WITHOUT") && !said.text.contains("BotFather"), "{}", said.text);
        assert_eq!(labels(&rows), [vec!["Connect", "Leave"]]);
        assert_eq!(rows[0][0].act, Act::Mode(Mode::Post));
        let now = ChatCard { now: Some((Mode::Post, "Anna", "14:02")), ..card(&facts) };
        let (said, rows) = chat(Language::En, &now);
        assert!(said.text.starts_with("🔒 A connected channel") && said.text.contains("Now: posts, each with a yes"));
        assert_eq!(labels(&rows), [vec!["Leave"]]);
    }

    #[test]
    fn nothing_that_others_wrote_and_no_command_stands_outside_of_code() {
        for language in BOTH {
            let (group, channel) = (facts(false), facts(true));
            let now = ChatCard { now: Some((Mode::Watch, "Boris @b", "14:02")), ..card(&group) };
            let mut all = vec![
                chat(language, &card(&group)).0,
                chat(language, &card(&channel)).0,
                chat(language, &now).0,
                chats_full(language, 200),
                groups_none(language),
                cards_more(language, 3, "/groups 2"),
                language_ask(language),
                language_set(language),
                permissions_none(language),
                not_done(language, "journal_stopped"),
                journal(language, "6:6f80", &[]),
            ];
            for after in [
                ChatAfter::Chosen(Mode::Mention, "Anna @home"),
                ChatAfter::Gone,
                ChatAfter::Left("Anna @home"),
                ChatAfter::Unanswered("/channel_join"),
            ] {
                all.push(chat_after(language, &group, after, "14:04"));
            }
            for said in all {
                let rest = outside(&said);
                assert!(!rest.contains(['@', '/', '{']), "{rest}");
                assert!(said.text.starts_with('🔒'), "{}", said.text);
            }
        }
    }

    #[test]
    fn the_longest_card_fits_one_message() {
        let title: String = "😀".repeat(crate::base::limits::TITLE_MAX);
        let facts = ChatFacts { title, ..facts(false) };
        for language in BOTH {
            let now = ChatCard { now: Some((Mode::Every, &"n".repeat(400), "2026-11-30 14:02")), ..card(&facts) };
            let (said, _) = chat(language, &now);
            assert!(said.text.encode_utf16().count() < 2000, "{}", said.text);
            assert!(
                said.text.contains(&facts.title),
                "the session is told the whole title, so the owner sees all of it"
            );
        }
    }

    #[test]
    fn the_journal_is_told_in_short_lines() {
        let decision = Decision {
            time: "14:04".to_owned(),
            kind: "bot_send".to_owned(),
            state: "executed",
            id: "r-5f2c91a07d".to_owned(),
        };
        let said = journal(Language::En, "6:6f8093d5", &[decision]);
        assert_eq!(said.text, "🔒 The journal ends in 6:6f8093d5\n14:04 · bot_send · executed · r-5f2c91a07d");
    }
}
