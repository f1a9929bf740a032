//! Whether a press counts (DESIGN §6.4): one function over what was sent, what came, and the moment.
//!
//! What takes away needs the MAC and an owner, and nothing else. What grants needs everything.

use crate::base::button::{self, Bound, ButtonKey};
use crate::base::ids::{BotId, ChatId, MessageId, UserId};
use crate::base::limits::PRESS_NOT_BEFORE;
use crate::base::time::Boot;
use crate::policy::card::Message;

/// A press, as the receiver hands it on.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Press {
    /// Telegram's id of it.
    pub query: String,
    /// Who pressed.
    pub from: UserId,
    /// In which chat the button stands.
    pub chat: ChatId,
    /// `private` for a private chat.
    pub private: bool,
    /// Under which message; `None` where Telegram did not hand the message on.
    pub message: Option<MessageId>,
    /// The button's data.
    pub data: String,
    /// The message's text or caption.
    pub text: String,
    /// Its entities: kind, offset, length.
    pub entities: Vec<(String, usize, usize)>,
    /// Its buttons: label and data, row by row.
    pub buttons: Vec<Vec<(String, String)>>,
}

/// A card as it was last sent to one owner.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct CardCopy {
    /// The owner.
    pub owner: UserId,
    /// The owner's private chat.
    pub chat: ChatId,
    /// The card's message.
    pub message: MessageId,
    /// What it says.
    pub said: Message,
    /// Its buttons: label and data, row by row.
    pub buttons: Vec<Vec<(String, String)>>,
    /// When the buttons appeared; `None` while there are none.
    pub buttons_at: Option<Boot>,
}

/// How a request was answered, for a press that comes after.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Answered {
    /// Not yet, and in time.
    Open,
    /// It is over.
    Over,
    /// Its time is up.
    Late,
}

/// What a press is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[must_use]
#[repr(u32)]
pub enum Verdict {
    /// It counts as far as can be told here; what follows is proof.
    Grant = 0x2d35_a9c3,
    /// It takes something away: in force at once.
    TakeAway = 0x6b1c_4e97,
    /// The card is over.
    Over = 0x93f0_1758,
    /// The card's time is up.
    Late = 0xa84d_62e1,
    /// The buttons have not stood for two seconds.
    Early = 0xc5e7_0b2a,
    /// The card is not what was sent.
    Changed = 0xd2ca_563c,
    /// Not in the presser's own private chat.
    NotPrivate = 0xe119_84f5,
    /// Not an owner.
    NotOwner = 0xf60b_3d86,
    /// No button of ours.
    Unknown = 0x1887_c90d,
}

/// Judges a press on the card of one request. `verb` and `subject` were read from its data; `takes_away` says which class the
/// verb is of; `bind` is what the request's buttons are bound to.
#[allow(clippy::too_many_arguments, reason = "every input of the decision, by name, and nothing else")]
pub fn judge(
    key: &ButtonKey,
    bot: BotId,
    press: &Press,
    parsed: &button::Parsed,
    bind: &[u8],
    copy: Option<&CardCopy>,
    is_owner: bool,
    takes_away: bool,
    answered: Answered,
    now: Boot,
) -> Verdict {
    if !is_owner {
        return Verdict::NotOwner;
    }
    if !press.private || press.chat != press.from.private_chat() {
        return Verdict::NotPrivate;
    }
    // Where Telegram hands no message on, only what takes away can be looked at, under the card's own message.
    let Some(copy) = copy else { return if answered == Answered::Open { Verdict::Unknown } else { Verdict::Over } };
    let message = press.message.unwrap_or(copy.message);
    let bound = Bound {
        bot,
        whose: parsed.whose,
        verb: parsed.verb,
        subject: &parsed.subject,
        owner: press.from,
        chat: press.chat,
        message,
        bind,
    };
    if !button::holds(key, &bound, &parsed.mac) || copy.owner != press.from || message != copy.message {
        return Verdict::Unknown;
    }
    match answered {
        Answered::Over => return Verdict::Over,
        Answered::Late if !takes_away => return Verdict::Late,
        Answered::Late | Answered::Open => {}
    }
    if takes_away {
        return Verdict::TakeAway;
    }
    if press.message.is_none() || !reads_as_sent(press, copy) {
        return Verdict::Changed;
    }
    let stood = copy.buttons_at.map(|at| now.since(at));
    if stood.is_none_or(|ms| u128::from(ms) < PRESS_NOT_BEFORE.as_millis()) {
        return Verdict::Early;
    }
    Verdict::Grant
}

fn reads_as_sent(press: &Press, copy: &CardCopy) -> bool {
    let sent: Vec<(String, usize, usize)> =
        copy.said.entities.iter().map(|e| (e.kind.as_str().to_owned(), e.offset, e.length)).collect();
    press.text == copy.said.text && press.entities == sent && press.buttons == copy.buttons
}
