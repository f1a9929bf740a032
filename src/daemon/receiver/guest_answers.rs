//! An owner's answer to a stranger's question: drawn back in private, and sent to the group by the owner's press alone.
//!
//! Answers that wait are kept in memory: after a restart the owner writes once more, and nothing is sent that was not read.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use super::lane_send::{To, Unsent, reply};
use super::presence::zone;
use super::shared::Shared;
use super::teller::Unsigned;
use super::why::Fate;
use crate::base::ids::{QuestionId, UserId};
use crate::base::limits::GUEST_DRAFTS_MAX;
use crate::config::Language;
use crate::net::say::{Edit, Place};
use crate::policy::card::guest::{self as card, Sent};
use crate::policy::card::team::Person;
use crate::policy::card::{Message, clock};
use crate::policy::group::Mode;
use crate::store::owners::Owner;
use crate::sys::random;
use crate::telegram::update::Foreign;
use crate::text::telegram;
use crate::words::{self, guest};

/// An answer that waits for its owner's press.
#[derive(Debug)]
pub(super) struct Draft {
    /// Random: no button of an earlier run is ever good for it.
    id: QuestionId,
    owner: UserId,
    to: To,
    text: String,
}

/// The last of them.
#[derive(Debug, Default)]
pub(super) struct Drafts(Mutex<VecDeque<Draft>>);

impl Drafts {
    fn put(&self, draft: Draft) {
        let mut drafts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if drafts.len() >= GUEST_DRAFTS_MAX {
            drafts.pop_front();
        }
        drafts.push_back(draft);
    }

    /// Takes one of this owner's: no press finds it twice.
    fn take(&self, id: &QuestionId, owner: UserId) -> Option<Draft> {
        let mut drafts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = drafts.iter().position(|draft| draft.id == *id && draft.owner == owner)?;
        drafts.remove(at)
    }
}

/// An owner replied to a question that was shown at `place`: the words are drawn back.
pub(super) fn draw(shared: &Shared, owner: UserId, place: Place, text: &Foreign) {
    let owners = shared.owners.current();
    let (Some(owner), Some(question)) = (owners.get(owner), shared.guest_questions.shown_at(place)) else { return };
    let language = shared.language_of(owner);
    let Some(group) = shared.chats.title(question.to.chat) else { return };
    let text = telegram::clean(text.reveal());
    let Some(said) = card::draft(language, &group, Person { id: question.to.user, name: "" }, &text) else {
        let _place = shared.tell_owner(owner, &card::too_long(language), false);
        return;
    };
    let id = match random::array::<5>() {
        Ok(bytes) => QuestionId::from_random(bytes),
        Err(error) => return log::error!("guest_answer.not_drawn error={error}"),
    };
    let buttons = rows(&id, language);
    // Before it is sent: a press may come from the moment it stands there.
    shared.guest_questions.drafts.put(Draft { id: id.clone(), owner: owner.id, to: question.to, text });
    if shared.show_card(owner, &said, &buttons, false).is_none() {
        drop(shared.guest_questions.drafts.take(&id, owner.id));
    }
}

fn rows(id: &QuestionId, language: Language) -> Vec<Vec<Unsigned>> {
    let button = |label: &str, choice: u8| vec![(label.to_owned(), 'f', format!("{id}-{choice}"))];
    vec![button(guest::of(language).button_to_group, 1), button(words::of(language).button_no, 0)]
}

/// An owner pressed *Send to the group* or *No*; the button's MAC held. What to say to the press.
pub(super) fn pressed(shared: &Shared, owner: &Owner, place: Place, subject: &str) -> (&'static str, String) {
    let parsed = subject.rsplit_once('-').and_then(|(id, choice)| {
        let send = match choice {
            "0" => false,
            "1" => true,
            _ => return None,
        };
        Some((QuestionId::parse(id)?, send))
    });
    let Some((id, send)) = parsed else { return ("no_such_button", shared.words_of(owner).toast_unknown.to_owned()) };
    if send && shared.is_frozen() {
        return ("frozen", shared.words_of(owner).toast_frozen.to_owned());
    }
    let words = guest::of(shared.language_of(owner));
    let Some(draft) = shared.guest_questions.drafts.take(&id, owner.id) else {
        return ("over", words.toast_over.to_owned());
    };
    if !send {
        repaint(shared, &draft, place, Sent::Dropped);
        return ("counted", words.toast_not_sent.to_owned());
    }
    if let Err(draft) = shared.lane.answer(draft, place) {
        repaint(shared, &draft, place, Sent::Failed("busy"));
        return ("full", words.toast_not_sent.to_owned());
    }
    ("counted", words.toast_sending.to_owned())
}

/// Sends it, once: whatever came of it, it is not sent again by itself.
pub(super) fn send(shared: &Shared, draft: &Draft, place: Place) {
    let end = match reply(shared, &draft.to, &draft.text, Mode::writes) {
        Ok(()) => {
            shared.guest_questions.answered(&draft.to);
            let owners = shared.owners.current();
            let now = shared.now();
            let time = owners.get(draft.owner).map(|owner| clock(&zone(owner), now, now)).unwrap_or_default();
            repaint(shared, draft, place, Sent::Done(&time));
            "sent"
        }
        Err(Unsent::Unknown) => {
            repaint(shared, draft, place, Sent::Unknown);
            "unknown"
        }
        Err(unsent @ (Unsent::Bot | Unsent::Closed(_) | Unsent::TooFar)) => {
            log::warn!("guest_answer.not_sent chat={} why={}", draft.to.chat, unsent.code());
            repaint(shared, draft, place, Sent::Failed(unsent.code()));
            "not_sent"
        }
    };
    shared.note(&Fate {
        chat: Some(draft.to.chat),
        message: Some(draft.to.message),
        who: Some("owner"),
        user: Some(draft.owner),
        what: "guest_answer",
        end,
        ..Fate::default()
    });
}

/// The card says what became of it, and has no button any more.
fn repaint(shared: &Shared, draft: &Draft, (chat, message): Place, became: Sent<'_>) {
    let owners = shared.owners.current();
    let Some(owner) = owners.get(draft.owner) else { return };
    let group = shared.chats.title(draft.to.chat).unwrap_or_else(|| draft.to.chat.to_string());
    let said: Message = card::sent(shared.language_of(owner), &group, became, &draft.text);
    shared.outbox.put(Edit { chat, message, said: Some(said), caption: false, buttons: Vec::new() });
}
