//! What a request's card says now: drawn from what is in force, for each owner's copy in its own language.

use std::sync::Arc;

use crate::base::answer::{Ran, State};
use crate::base::button::ButtonKey;
use crate::base::ids::{BotId, ChatId, MessageId, RequestId, UserId};
use crate::base::limits::STORED_MS;
use crate::base::time::Wall;
use crate::config::Language;
use crate::daemon::consent::core::{Card, Core};
use crate::daemon::consent::proxy::Proxy;
use crate::daemon::consent::{act, permissions};
use crate::net::say::Edit;
use crate::policy::card::{self, Act, After, Button, CardInput, Message, Said};
use crate::policy::consent::{End, Phase, Request, Subject, Told, Verb, button};
use crate::policy::outcome::Outcome;
use crate::policy::payload::Checked;
use crate::store::owners::Owner;
use crate::words;

/// Signed buttons, row by row.
pub(super) type Signed = Vec<Vec<(String, String)>>;

/// Signs the buttons of a message, which is known only now.
pub(super) fn sign(
    key: &ButtonKey,
    bot: BotId,
    (owner, message): (UserId, MessageId),
    rows: &[Vec<Button>],
    subject: &Subject,
    bind: &[u8],
) -> Signed {
    let signed = |one: &Button| {
        let verb = Verb::of_act(one.act);
        // Turning off is bound to nothing, so that it works whatever the kind has become.
        let bind = if verb == Verb::KindOff { &[] } else { bind };
        (one.label.clone(), button(key, bot, owner, message, (verb, subject, bind)))
    };
    rows.iter().map(|row| row.iter().map(signed).collect()).collect()
}

/// What one copy is to say.
struct Face<'a> {
    after: After<'a>,
    at: Wall,
    button: Option<Act>,
}

impl Proxy {
    /// Brings every copy of a request's card to what it says now.
    pub(super) fn repaint(&self, core: &Core, id: &RequestId) {
        let Some(request) = core.gate.request(id) else { return };
        for (chat, message) in &request.cards {
            // One that still stands as it was drawn is left alone, buttons and all.
            if core.stands.contains_key(&(*chat, *message)) {
                continue;
            }
            let (said, buttons) = self.copy(core, request, *chat, *message);
            self.outbox.put(Edit { chat: *chat, message: *message, said, caption: false, buttons });
        }
    }

    /// What one copy says now, if its words changed.
    pub(super) fn said_of(&self, core: &Core, request: &Request, chat: ChatId, message: MessageId) -> Option<Message> {
        self.copy(core, request, chat, message).0
    }

    fn copy(&self, core: &Core, request: &Request, chat: ChatId, message: MessageId) -> (Option<Message>, Signed) {
        let owners = self.owners();
        let owner = UserId::new(chat.get()).and_then(|owner| owners.get(owner));
        let name = |id: UserId| owners.get(id).map_or_else(|| id.to_string(), |owner| owner.name.clone());
        let by = decided_by(request).map(|by| (by, name(by)));
        let card = core.cards.get(&request.id);
        let failed =
            card.and_then(|card| card.outcome.as_ref()).map(|(outcome, _)| failed(outcome)).unwrap_or_default();
        let anchor = card
            .and_then(|card| card.outcome.as_ref())
            .map_or_else(|| core.head().anchor(), |(_, anchor)| anchor.clone());
        let own = owner.is_some_and(|owner| by.as_ref().is_none_or(|(by, _)| *by == owner.id));
        let fresh = request.end().is_none_or(|end| self.now().since(end.at) < STORED_MS);
        let told = Known {
            by: by.as_ref().map_or("", |(_, name)| name),
            own,
            outcome: card.and_then(|card| card.outcome.as_ref()).map(|(outcome, _)| outcome),
            failed: &failed,
            anchor: &anchor,
            again: !core.first.contains(&request.id) && !core.gate.was_reopened(&request.id) && fresh,
        };
        let over = request.perm.as_ref().and_then(|perm| core.gate.permission_over(perm));
        let for_whom = owner.map_or_else(|| UserId::new(chat.get()), |owner| Some(owner.id));
        let time = |at: Wall| for_whom.map_or_else(String::new, |owner| self.time_for(owner, at));
        let over = over.map_or_else(Default::default, |over| (over.by.map(&name).unwrap_or_default(), time(over.at)));
        let opened = request.end().map_or_else(String::new, |end| time(end.at));
        let stands = permissions::stands(core, request, (told.by, &opened), &over);
        let then = request.end().filter(|end| end.agreed.is_some()).map(|end| match stands {
            Some((how, _)) => After::Opened(how),
            None => ran(end, &told),
        });
        let Some(mut face) = face(request, &told, then.as_ref()) else { return (None, Vec::new()) };
        if let Some((how, true)) = stands {
            (face.after, face.button) = (After::Opened(how), Some(Act::StopPermission));
        }
        let language = owner.map_or(self.config.owner.language, |owner| owner.language);
        let checked = card.and_then(|card| card.checked.as_ref());
        let Some(checked) = checked else {
            // Of a permission that has ended its card must say so, even where its terms are forgotten.
            let over = stands.filter(|(_, open)| !open).map(|(how, _)| card::permission_line(language, how));
            let bare = over.or_else(|| bare(request, language));
            return (bare, self.buttons(core, request, owner, message, language, face.button));
        };
        let said = self.after(checked, request, owner, language, &face);
        (Some(said), self.buttons(core, request, owner, message, language, face.button))
    }

    fn after(
        &self,
        checked: &Arc<Checked>,
        request: &Request,
        owner: Option<&Owner>,
        language: Language,
        face: &Face<'_>,
    ) -> Message {
        let zone = self.zone(owner.map_or(&self.config.owner.time_zone, |owner| &owner.zone));
        let who = self.user_name(request.uid);
        let input = CardInput {
            checked,
            language,
            zone: &zone,
            who: &who,
            asked: request.asked,
            until: request.until.unwrap_or(request.asked),
            clock_shift: self.clock.shift_s(),
            grows: None,
        };
        card::after(&input, &face.after, face.at)
    }

    fn buttons(
        &self,
        core: &Core,
        request: &Request,
        owner: Option<&Owner>,
        message: MessageId,
        language: Language,
        act: Option<Act>,
    ) -> Signed {
        let (Some(act), Some(owner), Some(bot)) = (act, owner, self.known_bot(core)) else { return Vec::new() };
        let words = words::of(language);
        let (label, subject) = match (act, &request.perm) {
            (Act::StopPermission, Some(perm)) => (words.button_stop_permission, Subject::Permission(perm.clone())),
            (Act::ShowNow, _) => (words.button_show_now, Subject::Request(request.id.clone())),
            _ => (words.button_show_again, Subject::Request(request.id.clone())),
        };
        let rows = [vec![Button { label: label.to_owned(), act }]];
        sign(&self.key, bot, (owner.id, message), &rows, &subject, request.digest.as_bytes())
    }
}

/// What the words of a copy depend on beside the journal.
struct Known<'a> {
    by: &'a str,
    /// The copy of the one who decided, or nobody did.
    own: bool,
    outcome: Option<&'a Outcome>,
    failed: &'a [String],
    anchor: &'a str,
    /// Whether an owner may still ask for its card.
    again: bool,
}

/// Who decided about a request, where somebody did.
fn decided_by(request: &Request) -> Option<UserId> {
    match &request.phase {
        Phase::Ended(end) => end.by,
        Phase::Granted { by, .. } | Phase::Used { by, .. } => *by,
        Phase::Later { by, .. } => Some(*by),
        Phase::Shown | Phase::Waiting => None,
    }
}

/// `None` while the card stands as it was drawn. `then` is what came of the action, where it ended.
fn face<'a>(request: &'a Request, told: &Known<'a>, then: Option<&'a After<'a>>) -> Option<Face<'a>> {
    let other = |said: Said, at: Wall| After::Other { owner: told.by, said, at, then };
    let one = |own: After<'a>, said: Said, at: Wall| if told.own { own } else { other(said, at) };
    let closed = |after, at| Some(Face { after, at, button: None });
    match &request.phase {
        Phase::Shown | Phase::Waiting => None,
        Phase::Later { at, .. } => {
            let button = told.again.then_some(Act::ShowNow);
            Some(Face { after: one(After::Later, Said::Later, *at), at: *at, button })
        }
        Phase::Granted { at, .. } | Phase::Used { at, .. } => {
            closed(one(After::Yes { owner: told.by }, Said::Yes, *at), *at)
        }
        Phase::Ended(end) => match end.state {
            State::Declined => closed(one(After::No, Said::No, end.at), end.at),
            State::Returned => closed(one(After::Change, Said::Change, end.at), end.at),
            State::Withdrawn => closed(After::Withdrawn, end.at),
            State::Expired => Some(expired(request, end, told)),
            State::Denied => closed(After::Void { code: end.code.as_deref().unwrap_or("closed") }, end.at),
            _ if told.own => closed(then.copied().unwrap_or_else(|| ran(end, told)), end.at),
            State::Asked
            | State::Executed
            | State::Failed
            | State::Held
            | State::Partial
            | State::Queued
            | State::Running
            | State::Unknown => closed(other(Said::Yes, end.agreed.unwrap_or(end.at)), end.at),
        },
    }
}

fn expired<'a>(request: &Request, end: &'a End, told: &Known<'a>) -> Face<'a> {
    let after = match end.code.as_deref() {
        Some("time") => After::Expired,
        Some("restart") => After::Restart,
        code => After::Void { code: code.unwrap_or("closed") },
    };
    let again = request.can_be_shown_again() && told.again;
    Face { after, at: end.at, button: again.then_some(Act::ShowAgain) }
}

fn ran<'a>(end: &'a End, told: &Known<'a>) -> After<'a> {
    let anchor = told.anchor;
    let (done, result) =
        told.outcome.map_or((&[][..], None), |outcome| (outcome.done.as_slice(), outcome.result.as_deref()));
    match end.state.ran() {
        Ran::Yes => After::Done { result, anchor },
        Ran::Part => After::Part { yes: done, no: told.failed, anchor },
        Ran::No => After::Failed { code: end.code.as_deref(), anchor },
        Ran::Unknown => After::Unknown { anchor },
    }
}

/// What a card of an earlier process says of which nothing is stored any more.
fn bare(request: &Request, language: Language) -> Option<Message> {
    let end = request.end()?;
    if end.state == State::Unknown {
        Some(card::bare(language, true))
    } else if end.code.as_deref() == Some("restart") {
        Some(card::bare(language, false))
    } else {
        // The words that stand there were true; only the buttons go.
        None
    }
}

fn failed(outcome: &Outcome) -> Vec<String> {
    outcome.failed.iter().map(|failed| failed.target.clone()).collect()
}

impl Card {
    /// A card of a request that nobody has answered.
    pub(super) fn new(checked: Checked) -> Self {
        let targets = act::targets(&checked);
        Self { checked: Some(Arc::new(checked)), targets, told: Told::default(), outcome: None, grows: None }
    }
}
