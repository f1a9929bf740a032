//! What the receiver says of itself and of the agent: presence, the agent's questions, and the answers to an owner's commands.

use super::notice::clip;
use super::page::{Message, Page, code, plain};
use crate::base::limits::MESSAGE_UNITS_MAX;
use crate::config::Language;
use crate::policy::passing::Standing;
use crate::words::{self, Words};

/// What the session's side says about the agent.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Notice {
    /// It cannot be started on the server.
    CannotStart,
    /// It must log in again.
    MustLogIn,
    /// Its usage limit is reached.
    OutOfUsage,
    /// It stopped.
    Stopped,
}

impl Notice {
    /// Reads the word on the socket (FORMATS §10).
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        match word {
            "cannot_start" => Some(Self::CannotStart),
            "must_log_in" => Some(Self::MustLogIn),
            "out_of_usage" => Some(Self::OutOfUsage),
            "stopped" => Some(Self::Stopped),
            _ => None,
        }
    }

    /// The word on the socket.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::CannotStart => "cannot_start",
            Self::MustLogIn => "must_log_in",
            Self::OutOfUsage => "out_of_usage",
            Self::Stopped => "stopped",
        }
    }
}

/// What an owner wants of the agent's side, whatever the agent is doing.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Order {
    /// A new conversation.
    New,
    /// That it stops.
    Stop,
}

impl Order {
    /// The word on the socket (FORMATS §10), which is the command's too.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Stop => "stop",
        }
    }
}

/// An order was passed on, or there was nobody to pass it to.
#[must_use]
pub fn ordered(language: Language, order: Order, passed: bool) -> Message {
    let words = words::of(language);
    let template = match (order, passed) {
        (Order::New, true) => words.told_new,
        (Order::Stop, true) => words.told_stop,
        (Order::New | Order::Stop, false) => words.told_no_order,
    };
    one(template, &[])
}

/// The agent stopped, and why.
#[must_use]
pub fn noticed(language: Language, notice: Notice) -> Message {
    let words = words::of(language);
    one(
        match notice {
            Notice::CannotStart => words.told_cannot_start,
            Notice::MustLogIn => words.told_must_log_in,
            Notice::OutOfUsage => words.told_out_of_usage,
            Notice::Stopped => words.told_stopped,
        },
        &[],
    )
}

/// Nobody follows the events; so many wait.
#[must_use]
pub fn not_running(language: Language, waiting: u32) -> Message {
    one(words::of(language).told_not_running, &[("n", waiting.to_string())])
}

/// Nothing came back for ten minutes.
#[must_use]
pub fn no_sign(language: Language, time: &str) -> Message {
    one(words::of(language).told_no_sign, &[("time", time.to_owned())])
}

/// A command could not be done.
#[must_use]
pub fn command_failed(language: Language, why: &str) -> Message {
    let mut page = Page::default();
    page.fill(words::of(language).told_command_failed, &[("code", code(clip(why)))]);
    page.message()
}

/// A freeze holds here; the proxy has yet to hear of it.
#[must_use]
pub fn freeze_waits(language: Language) -> Message {
    one(words::of(language).told_freeze_waits, &[])
}

/// The agent's question, whole, in a block.
#[must_use]
pub fn question(language: Language, agent: &str, text: &str) -> Message {
    asked(words::of(language), agent, text).message()
}

/// The same once an owner answered: the answer, who and when.
#[must_use]
pub fn question_answered(language: Language, agent: &str, text: &str, answer: (&str, &str, &str)) -> Message {
    let words = words::of(language);
    let (label, owner, time) = answer;
    let mut page = asked(words, agent, text);
    page.line();
    let slots = [("answer", code(label)), ("owner", code(clip(owner))), ("time", plain(time))];
    page.fill(words.question_answered, &slots);
    page.message()
}

/// The same when nobody answered within a day.
#[must_use]
pub fn question_over(language: Language, agent: &str, text: &str) -> Message {
    let words = words::of(language);
    let mut page = asked(words, agent, text);
    page.line();
    page.push(words.question_over);
    page.message()
}

fn asked(words: &Words, agent: &str, text: &str) -> Page {
    let mut page = Page::default();
    page.fill(words.question, &[("agent", code(clip(agent)))]);
    page.line();
    page.pre(text);
    page
}

/// What `/status` says.
#[derive(Clone, Debug, Default)]
pub struct StatusFacts {
    /// What is wrong, and since when.
    pub ill: Option<(String, String)>,
    /// Whether everything is frozen.
    pub frozen: bool,
    /// Whether consent can be reached.
    pub linked: bool,
    /// Seconds since Telegram was heard.
    pub poll_age_s: u64,
    /// Whether a session follows.
    pub session: bool,
    /// When it last did something, as the owner reads it.
    pub last_sign: Option<String>,
    /// Events that wait for it.
    pub waiting: u32,
    /// Chats that are connected.
    pub groups: usize,
    /// Questions of the agent's that are open.
    pub questions: usize,
    /// What strangers' answers came to today.
    pub lane: LaneToday,
    /// Whether strangers get answers now.
    pub standing: Standing,
    /// Seconds by which the clock is moved.
    pub clock_shift: i64,
}

/// What strangers' answers came to today.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct LaneToday {
    /// Answers.
    pub answers: u64,
    /// Questions that the owners got.
    pub handed: u64,
    /// Questions over a limit.
    pub limited: u64,
    /// Tokens.
    pub tokens: u64,
}

impl LaneToday {
    /// Its line, where there is anything to say.
    fn line(self, page: &mut Page, language: Language) {
        if self == Self::default() {
            return;
        }
        page.line();
        let number = |n: u64| plain(n.to_string());
        let slots = [
            ("n", number(self.answers)),
            ("handed", number(self.handed)),
            ("limited", number(self.limited)),
            ("tokens", number(self.tokens)),
        ];
        page.fill(words::guest::of(language).status_lane, &slots);
    }
}

/// The answer to `/status`.
#[must_use]
pub fn status(language: Language, facts: &StatusFacts) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    match &facts.ill {
        Some((what, since)) => {
            page.fill(words.status_ill, &[("code", code(clip(what))), ("time", plain(since.clone()))]);
        }
        None => page.push(words.status_well),
    }
    if facts.frozen {
        page.line();
        page.push(words.status_frozen);
    }
    if !facts.linked {
        page.line();
        page.push(words.status_unlinked);
    }
    page.line();
    page.fill(words.status_poll, &[("n", plain(facts.poll_age_s.to_string()))]);
    page.line();
    match (&facts.last_sign, facts.session) {
        (Some(time), true) => page.fill(words.status_agent_seen, &[("time", plain(time.clone()))]),
        (None, true) => page.push(words.status_agent),
        (_, false) => page.fill(words.status_no_agent, &[("n", plain(facts.waiting.to_string()))]),
    }
    page.line();
    let counts = [("groups", plain(facts.groups.to_string())), ("questions", plain(facts.questions.to_string()))];
    page.fill(words.status_groups, &counts);
    let off = match facts.standing {
        Standing::Ready => None,
        Standing::NoKey => Some(words::guest::of(language).status_lane_no_key),
        Standing::Away => Some(words::guest::of(language).status_lane_away),
    };
    if let Some(off) = off {
        page.line();
        page.push(off);
    }
    facts.lane.line(&mut page, language);
    if facts.clock_shift != 0 {
        page.line();
        page.fill(words.clock_moved, &[("seconds", plain(facts.clock_shift.to_string()))]);
    }
    page.message()
}

/// The answer to `/guests`: numbers alone. `groups` are the connected ones with a count, most first; then messages in private and
/// elsewhere, and the questions that wait for owners.
#[must_use]
pub fn guests(
    language: Language,
    groups: &[(String, u64)],
    (private, elsewhere): (u64, u64),
    waiting: &[(String, usize)],
    lane: LaneToday,
) -> Message {
    let words = words::of(language);
    let here = groups.iter().fold(0_u64, |sum, (_, n)| sum.saturating_add(*n));
    let all = here.saturating_add(private).saturating_add(elsewhere);
    let mut page = Page::default();
    page.fill(words.guests_head, &[("n", plain(all.to_string()))]);
    for (group, n) in groups {
        page.line();
        page.fill(words.guests_line, &[("group", code(clip(group))), ("n", plain(n.to_string()))]);
    }
    for (template, n) in [(words.guests_private, private), (words.guests_elsewhere, elsewhere)] {
        if n > 0 {
            page.line();
            page.fill(template, &[("n", plain(n.to_string()))]);
        }
    }
    for (group, n) in waiting {
        page.line();
        page.fill(
            words::guest::of(language).guests_questions,
            &[("group", code(clip(group))), ("n", plain(n.to_string()))],
        );
    }
    lane.line(&mut page, language);
    page.message()
}

/// The answer to `/why`: as many of the last lines as one message takes.
#[must_use]
pub fn why(language: Language, lines: &[String]) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    if lines.is_empty() {
        page.push(words.why_none);
        return page.message();
    }
    page.push(words.why_head);
    let room = MESSAGE_UNITS_MAX.saturating_sub(words.why_head.encode_utf16().count()).saturating_sub(1);
    let mut units = 0_usize;
    let fits = |line: &&String| {
        units = units.saturating_add(line.encode_utf16().count()).saturating_add(1);
        units <= room
    };
    let mut shown: Vec<&str> = lines.iter().rev().take_while(fits).map(String::as_str).collect();
    shown.reverse();
    page.line();
    page.pre(&shown.join("\n"));
    page.message()
}

/// The gate's commands with what each does, for the menu and for `/help`.
#[must_use]
pub fn commands(language: Language) -> [(&'static str, &'static str); 15] {
    let words = words::of(language);
    [
        ("status", words.command_status),
        ("stop", words.command_stop),
        ("new", words.command_new),
        ("pending", words.command_pending),
        ("kinds", words.command_kinds),
        ("permissions", words.command_permissions),
        ("journal", words.command_journal),
        ("groups", words.command_groups),
        ("team", words.command_team),
        ("guests", words.command_guests),
        ("prompts", words.command_prompts),
        ("why", words.command_why),
        ("language", words.command_language),
        ("freeze", words.command_freeze),
        ("help", words.command_help),
    ]
}

/// The answer to `/help` and `/start`.
#[must_use]
pub fn help(language: Language, agent: &str) -> Message {
    let words = words::of(language);
    let mut page = Page::default();
    page.fill(words.help_head, &[("agent", code(clip(agent)))]);
    for (command, does) in commands(language) {
        page.line();
        // Telegram makes a bare command something to tap, which the echo check would find.
        page.fill(words.help_line, &[("command", code(format!("/{command}"))), ("does", plain(does))]);
    }
    page.message()
}

fn one(template: &str, slots: &[(&str, String)]) -> Message {
    let slots: Vec<_> = slots.iter().map(|(name, value)| (*name, plain(value.clone()))).collect();
    let mut page = Page::default();
    page.fill(template, &slots);
    page.message()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Language; 2] = [Language::En, Language::Ru];

    #[test]
    fn everything_that_is_told_is_whole_and_has_the_gates_mark() {
        for language in BOTH {
            let mut said = vec![not_running(language, 2), no_sign(language, "14:02"), command_failed(language, "busy")];
            for word in ["cannot_start", "must_log_in", "out_of_usage", "stopped"] {
                let notice = Notice::parse(word).unwrap();
                assert_eq!(notice.as_str(), word);
                said.push(noticed(language, notice));
            }
            for order in [Order::New, Order::Stop] {
                said.extend([ordered(language, order, true), ordered(language, order, false)]);
            }
            let ill = StatusFacts {
                ill: Some(("deaf".to_owned(), "14:00".to_owned())),
                frozen: true,
                clock_shift: 5,
                ..StatusFacts::default()
            };
            let seen = StatusFacts {
                session: true,
                linked: true,
                last_sign: Some("13:59".to_owned()),
                ..StatusFacts::default()
            };
            said.extend([status(language, &ill), status(language, &seen), help(language, "Mila")]);
            said.extend([
                guests(
                    language,
                    &[("Acme".to_owned(), 41)],
                    (2, 1),
                    &[("Acme".to_owned(), 3)],
                    LaneToday { answers: 1, ..LaneToday::default() },
                ),
                why(language, &[]),
                why(language, &["x".to_owned()]),
            ]);
            for said in said {
                assert!(said.text.starts_with('🔒') && !said.text.contains('{'), "{}", said.text);
                assert!(said.text.encode_utf16().count() <= MESSAGE_UNITS_MAX);
            }
        }
        assert_eq!(Notice::parse("fine"), None);
    }

    #[test]
    fn the_agents_question_has_its_words_in_a_block_and_not_the_gates_mark() {
        for language in BOTH {
            let asked = question(language, "Mila", "Which\n🔒 photo?");
            assert!(asked.text.starts_with("❓ Mila"), "{}", asked.text);
            assert_eq!(asked.entities.len(), 2);
            let answered = question_answered(language, "Mila", "Which?", ("Menu", "Anna", "14:02"));
            assert!(
                answered.text.contains("Menu") && answered.text.contains("Anna") && answered.text.contains("14:02")
            );
            assert!(question_over(language, "Mila", "Which?").text.starts_with("❓ Mila"));
        }
    }

    #[test]
    fn the_status_says_where_strangers_get_no_answer_and_why_and_else_what_they_cost() {
        for language in BOTH {
            let said = |standing, tokens| {
                let lane = LaneToday { tokens, ..LaneToday::default() };
                status(language, &StatusFacts { lane, standing, ..StatusFacts::default() }).text
            };
            let words = words::guest::of(language);
            assert!(said(Standing::Away, 0).ends_with(words.status_lane_away));
            assert!(said(Standing::NoKey, 0).ends_with(words::guest::of(language).status_lane_no_key));
            let none = said(Standing::Ready, 0);
            assert!(
                !none.contains(words.status_lane_away) && !none.contains(words::guest::of(language).status_lane_no_key)
            );
            assert!(said(Standing::Ready, 912).ends_with(": 912"));
        }
    }

    #[test]
    fn guests_are_numbers_that_add_up() {
        let groups = [("Acme".to_owned(), 41), ("B".to_owned(), 2)];
        let said = guests(Language::En, &groups, (3, 0), &[], LaneToday::default());
        assert_eq!(said.text, "🔒 Messages of strangers kept out in 24 hours: 46\nAcme: 41\nB: 2\nIn private: 3");
    }

    #[test]
    fn why_keeps_the_latest_lines_that_fit() {
        let lines: Vec<String> = (0..1000).map(|n| format!("line {n}")).collect();
        let said = why(Language::Ru, &lines);
        assert!(said.text.ends_with("line 999") && !said.text.contains("line 1\n"));
        assert!(said.text.encode_utf16().count() <= MESSAGE_UNITS_MAX);
    }

    #[test]
    fn the_menu_holds_commands_that_telegram_takes() {
        for language in BOTH {
            for (command, does) in commands(language) {
                assert!(command.bytes().all(|b| b.is_ascii_lowercase()) && (3..=256).contains(&does.chars().count()));
            }
        }
    }
}
