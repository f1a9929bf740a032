//! What a button of ours says of itself: a verb and what it is about (FORMATS §3).

use crate::base::button::{self, Bound, ButtonKey};
use crate::base::ids::{BotId, ChatId, KindId, MessageId, PermissionId, RequestId, UserId};
use crate::policy::card::Act;
use crate::policy::group::Mode;

/// What a button does, by its letter in the data.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Verb {
    /// `a`: cards of a kind may come again.
    AskAgain,
    /// `c`: send back to be changed.
    Change,
    /// `o`: turn a kind off.
    KindOff,
    /// `k`: turn a kind on.
    KindOn,
    /// `l`: put off.
    Later,
    /// `g` with 0: leave a chat.
    Leave,
    /// `g` with a mode's digit: connect a chat, or change its mode.
    Mode(Mode),
    /// `n`: no.
    No,
    /// `m`: permissions count again.
    Resume,
    /// `s`: show again, show now.
    Show,
    /// `w`: show all of it.
    ShowWhole,
    /// `t`: stop a permission.
    StopPermission,
    /// `e`: yes, on a test card.
    Try,
    /// `u`: ask whether to unfreeze.
    Unfreeze,
    /// `v`: unfreeze.
    UnfreezeYes,
    /// `y`: yes.
    Yes,
}

/// What a button is about.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum Subject {
    /// A group or channel: its connection and its mode.
    Chat(ChatId),
    /// The clock, that was moved.
    Clock,
    /// The gate as a whole: a freeze and its end.
    Gate,
    /// A kind.
    Kind(KindId),
    /// A standing permission.
    Permission(PermissionId),
    /// A request.
    Request(RequestId),
    /// A test card.
    Test,
}

impl Verb {
    /// The letter.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::AskAgain => 'a',
            Self::Change => 'c',
            Self::KindOff => 'o',
            Self::KindOn => 'k',
            Self::Later => 'l',
            Self::Leave | Self::Mode(_) => 'g',
            Self::No => 'n',
            Self::Resume => 'm',
            Self::Show => 's',
            Self::ShowWhole => 'w',
            Self::StopPermission => 't',
            Self::Try => 'e',
            Self::Unfreeze => 'u',
            Self::UnfreezeYes => 'v',
            Self::Yes => 'y',
        }
    }

    /// What a button of a drawn card does.
    #[must_use]
    pub const fn of_act(act: Act) -> Self {
        match act {
            Act::AskAgain => Self::AskAgain,
            Act::Change => Self::Change,
            Act::KindOff => Self::KindOff,
            Act::KindOn => Self::KindOn,
            Act::Later => Self::Later,
            Act::Leave => Self::Leave,
            Act::Mode(mode) => Self::Mode(mode),
            Act::No | Act::StayFrozen | Act::TryNo => Self::No,
            Act::Resume => Self::Resume,
            Act::ShowAgain | Act::ShowNow => Self::Show,
            Act::ShowWhole => Self::ShowWhole,
            Act::StopPermission => Self::StopPermission,
            Act::Try => Self::Try,
            Act::Unfreeze => Self::Unfreeze,
            Act::UnfreezeYes => Self::UnfreezeYes,
            Act::Yes => Self::Yes,
        }
    }

    /// Whether the message itself must be there: what only takes away, or only asks, counts without it.
    pub(super) const fn grants(self) -> bool {
        match self {
            Self::AskAgain
            | Self::KindOn
            | Self::Mode(_)
            | Self::Resume
            | Self::Try
            | Self::UnfreezeYes
            | Self::Yes => true,
            Self::Change
            | Self::KindOff
            | Self::Later
            | Self::Leave
            | Self::No
            | Self::Show
            | Self::ShowWhole
            | Self::StopPermission
            | Self::Unfreeze => false,
        }
    }
}

/// The verbs of a letter of their own.
const BY_LETTER: [Verb; 14] = [
    Verb::AskAgain,
    Verb::Change,
    Verb::KindOff,
    Verb::KindOn,
    Verb::Later,
    Verb::No,
    Verb::Resume,
    Verb::Show,
    Verb::ShowWhole,
    Verb::StopPermission,
    Verb::Try,
    Verb::Unfreeze,
    Verb::UnfreezeYes,
    Verb::Yes,
];

/// The subject as it stands in the data of a button that does `verb`.
fn text(verb: Verb, subject: &Subject) -> String {
    match subject {
        Subject::Chat(chat) => {
            let digit = if let Verb::Mode(mode) = verb { mode.digit() } else { LEAVE };
            format!("{chat}-{digit}")
        }
        // No id of a kind begins with a capital, and no id of a request is another than ten hex digits.
        Subject::Clock => "CLOCK".to_owned(),
        Subject::Gate => "GATE".to_owned(),
        Subject::Kind(kind) => kind.as_str().to_owned(),
        Subject::Permission(id) => id.hex().to_owned(),
        Subject::Request(id) => id.hex().to_owned(),
        Subject::Test => "TEST".to_owned(),
    }
}

/// In a mode's place: leave.
const LEAVE: char = '0';

/// Reads letter and subject of a button.
pub(super) fn read(letter: char, text: &str) -> Option<(Verb, Subject)> {
    if letter == Verb::Leave.letter() {
        return of_chat(text);
    }
    let verb = BY_LETTER.into_iter().find(|verb| verb.letter() == letter)?;
    let request = || RequestId::parse(&format!("r-{text}")).map(Subject::Request);
    let subject = match (verb, text) {
        (Verb::No | Verb::Unfreeze | Verb::UnfreezeYes, "GATE") => Some(Subject::Gate),
        (Verb::No | Verb::Try, "TEST") => Some(Subject::Test),
        (Verb::Resume, "CLOCK") => Some(Subject::Clock),
        (Verb::AskAgain | Verb::KindOff | Verb::KindOn, _) => KindId::parse(text).map(Subject::Kind),
        (Verb::Change | Verb::Later | Verb::No | Verb::Show | Verb::ShowWhole | Verb::Yes, _) => request(),
        (Verb::StopPermission, _) => PermissionId::parse(&format!("p-{text}")).map(Subject::Permission),
        (Verb::Leave | Verb::Mode(_) | Verb::Resume | Verb::Try | Verb::Unfreeze | Verb::UnfreezeYes, _) => None,
    };
    Some((verb, subject?))
}

/// `CHAT-DIGIT`, each in its one spelling.
fn of_chat(text: &str) -> Option<(Verb, Subject)> {
    let (number, digit) = text.rsplit_once('-')?;
    let chat = number.parse().ok().and_then(ChatId::new).filter(|chat| chat.get() < 0 && chat.to_string() == number)?;
    let mut digits = digit.chars();
    let digit = digits.next().filter(|_| digits.next().is_none())?;
    let verb = if digit == LEAVE { Verb::Leave } else { Verb::Mode(Mode::of_digit(digit)?) };
    Some((verb, Subject::Chat(chat)))
}

/// The data of a button of ours.
#[must_use]
pub fn button(
    key: &ButtonKey,
    bot: BotId,
    owner: UserId,
    message: MessageId,
    (verb, subject, bind): (Verb, &Subject, &[u8]),
) -> String {
    let subject = text(verb, subject);
    let chat = owner.private_chat();
    button::data(key, &Bound { bot, whose: 'c', verb: verb.letter(), subject: &subject, owner, chat, message, bind })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn subjects() -> Vec<(Verb, Subject)> {
        let chat = |id| Subject::Chat(ChatId::new(id).unwrap());
        let mut all = vec![
            (Verb::Yes, Subject::Request(RequestId::parse("r-5f2c91a07d").unwrap())),
            (Verb::KindOff, Subject::Kind(KindId::parse("bot_send").unwrap())),
            (Verb::UnfreezeYes, Subject::Gate),
            (Verb::Try, Subject::Test),
        ];
        for id in [-77, -1_001_234_567_890, -4_503_599_627_370_496] {
            all.extend(Mode::ALL.into_iter().map(|mode| (Verb::Mode(mode), chat(id))));
            all.push((Verb::Leave, chat(id)));
        }
        all
    }

    #[test]
    fn what_a_button_says_reads_back() {
        for (verb, subject) in subjects() {
            let text = text(verb, &subject);
            assert_eq!(read(verb.letter(), &text), Some((verb, subject)), "{text}");
        }
    }

    #[test]
    fn a_chat_and_its_mode_have_one_spelling() {
        for wrong in [
            "",
            "-",
            "--1",
            "-77",
            "-77-",
            "-77-6",
            "-77-11",
            "-77-1 ",
            "-077-1",
            "77-1",
            "0-1",
            "-0-1",
            "+77-1",
            "-77.0-1",
            "-77--1",
            "-9007199254740993-1",
            "-77-０",
            "GATE",
            "5f2c91a07d",
        ] {
            assert_eq!(read('g', wrong), None, "{wrong}");
        }
        assert_eq!(read('y', "-77-1"), None, "a chat is no request");
    }
}
