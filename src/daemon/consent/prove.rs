//! Proof: Telegram's own word that somebody pressed, and that the card still reads as it was sent. Then the yes is written.

use crate::base::answer::Code;
use crate::base::ids::{RequestId, UserId};
use crate::daemon::consent::core::{Core, Place, Stand};
use crate::daemon::consent::proxy::Proxy;
use crate::daemon::consent::telegram::{self, Still};
use crate::journal::record::{Pressed, Step};
use crate::net::say::{self, Edit};
use crate::policy::card::{self, Message, Toast};
use crate::policy::consent::{Grant, Phase, Press, Seen, Subject};

/// A press that is being proved.
#[derive(Debug)]
pub(super) struct Proving {
    pub(super) press: Press,
    pub(super) place: Place,
    pub(super) grant: Grant,
}

/// What a proof came to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Proof {
    /// The card is not what was sent.
    Changed,
    /// It ended while it was asked about.
    Gone,
    /// Telegram did not say.
    Lost,
    /// Telegram said so.
    Proved,
}

/// What a grant is about.
pub(super) fn subject(grant: &Grant) -> Subject {
    match grant {
        Grant::Chat(chat, _) => Subject::Chat(*chat),
        Grant::AskAgain(kind) | Grant::KindOn(kind) => Subject::Kind(kind.clone()),
        Grant::Resume => Subject::Clock,
        Grant::Run(id) => Subject::Request(id.clone()),
        Grant::Test => Subject::Test,
        Grant::Unfreeze => Subject::Gate,
    }
}

fn word(subject: &Subject) -> String {
    match subject {
        Subject::Chat(chat) => format!("chat={chat}"),
        Subject::Clock => "what=clock".to_owned(),
        Subject::Gate => "what=freeze".to_owned(),
        Subject::Kind(kind) => format!("kind={kind}"),
        Subject::Permission(id) => format!("perm={id}"),
        Subject::Request(id) => format!("id={id}"),
        Subject::Test => "what=test".to_owned(),
    }
}

/// Proves a press, and does what it asks for.
pub(super) fn run(proxy: &Proxy, proving: &Proving) {
    let subject = subject(&proving.grant);
    let stand = proxy.lock().stands.get(&proving.place).cloned();
    let proof = match &stand {
        Some(stand) => prove(proxy, proving, stand),
        None => Proof::Gone,
    };
    log::info!("consent.proof {} proof={proof:?}", word(&subject));
    if let Some(stand) = stand.as_ref().filter(|_| proof == Proof::Lost) {
        unproved(proxy, proving.place, stand);
    }
    let mut core = proxy.lock();
    core.proving.remove(&subject);
    proxy.look(&mut core);
    // A no, a freeze or the end of its time came first: the card says so, and says it again, since what was asked of Telegram
    // may have put the old words back.
    let stands = core.stands.contains_key(&proving.place);
    match (proof, stands) {
        (Proof::Proved, true) => proxy.granted(&mut core, proving),
        (Proof::Changed, true) => proxy.void_subject(&mut core, &subject, Some(proving.place)),
        (Proof::Lost, true) => proxy.expire_due(&mut core),
        (_, false) | (Proof::Gone, true) => say_again(proxy, &core, &subject, proving.place),
    }
    proxy.changed.notify_all();
}

/// Answers the press, then asks whether card and parts still read as they were sent.
fn prove(proxy: &Proxy, proving: &Proving, stand: &Stand) -> Proof {
    let language = proxy.language_of(proving.press.from);
    let toast = if matches!(proving.grant, Grant::Run(_)) { Toast::Yes } else { Toast::Done };
    if let Err(error) = telegram::answer(&proxy.bot, &proving.press.query, &card::toast(language, toast)) {
        log::warn!("consent.press_unproved error={error}");
        return Proof::Lost;
    }
    let chat = proving.place.0;
    for above in &stand.above {
        match telegram::still_above(&proxy.bot, chat, above) {
            Still::Same => {}
            Still::Changed => return Proof::Changed,
            Still::Unknown => return Proof::Lost,
        }
    }
    // Asking about a card that was closed meanwhile would put its buttons back for a moment.
    if !proxy.lock().stands.contains_key(&proving.place) {
        return Proof::Gone;
    }
    match telegram::still_card(&proxy.bot, proving.place, &stand.said, &stand.standing.seen.buttons) {
        Still::Same => Proof::Proved,
        Still::Changed => Proof::Changed,
        Still::Unknown => Proof::Lost,
    }
}

/// What a message says whose subject ended during its proof.
fn say_again(proxy: &Proxy, core: &Core, subject: &Subject, (chat, message): Place) {
    match subject {
        Subject::Request(id) => proxy.repaint(core, id),
        Subject::Chat(_)
        | Subject::Clock
        | Subject::Gate
        | Subject::Kind(_)
        | Subject::Permission(_)
        | Subject::Test => {
            let said = core.last_words((chat, message)).cloned();
            proxy.outbox.put(Edit { chat, message, said, caption: false, buttons: Vec::new() });
        }
    }
}

/// The card says *press once more*, and keeps its buttons.
fn unproved(proxy: &Proxy, place: Place, stand: &Stand) {
    let Some(said) = card::unproved(proxy.language_of(stand.owner), &stand.drawn) else { return };
    if said == stand.said {
        return;
    }
    {
        // Until Telegram has answered, either may stand there: a press on what is not known to stand grants nothing.
        let mut core = proxy.lock();
        let Some(own) = core.stands.get_mut(&place) else { return };
        own.standing.before.push(seen(&said, &own.standing.seen.buttons));
    }
    let (chat, message) = place;
    let buttons = stand.standing.seen.buttons.clone();
    let edit = Edit { chat, message, said: Some(said.clone()), caption: false, buttons };
    let edited = (0..UNPROVED_TRIES).any(|_| match say::edit(&proxy.bot, &edit) {
        Ok(()) => true,
        Err(error) => {
            log::warn!("consent.card_not_edited chat={chat} message={message} error={error}");
            false
        }
    });
    let mut core = proxy.lock();
    let now = proxy.boot();
    if let Some(own) = core.stands.get_mut(&place).filter(|_| edited) {
        let before = std::mem::replace(&mut own.standing.seen, seen(&said, &edit.buttons));
        own.standing.before = vec![before];
        own.standing.since = Some(now);
        own.said = said;
        telegram::log_buttons(place);
    }
}

const UNPROVED_TRIES: usize = 3;

/// A message as a press on it will say that it stands.
pub(super) fn seen(said: &Message, buttons: &[Vec<(String, String)>]) -> Seen {
    Seen {
        text: said.text.clone(),
        entities: said.entities.iter().map(|e| (e.kind.as_str().to_owned(), e.offset, e.length)).collect(),
        buttons: buttons.to_vec(),
    }
}

impl Proxy {
    /// What was proved. Everything is asked once more under the lock, since time has passed.
    fn granted(&self, core: &mut Core, proving: &Proving) {
        let by = proving.press.from;
        self.owners_in(core);
        // Removing an owner has closed what that owner could press.
        if !self.owners().is_owner(by) || !core.stands.contains_key(&proving.place) {
            return;
        }
        match &proving.grant {
            Grant::Run(id) => self.grant_run(core, id, by),
            Grant::Chat(chat, mode) => self.grant_chat(core, (*chat, *mode), proving.place, by),
            Grant::AskAgain(kind) => self.grant_kind(core, kind, proving.place, by, true),
            Grant::KindOn(kind) => self.grant_kind(core, kind, proving.place, by, false),
            Grant::Resume => self.grant_resume(core, proving.place, by),
            Grant::Unfreeze => self.grant_unfreeze(core, by),
            Grant::Test => {
                let step = Step::Selftest { passed: 1, failed: 0 };
                if let Ok(entry) = core.record(self.times(), &step) {
                    self.tested(core, Some(proving.place), by, Some(entry.n));
                }
            }
        }
    }

    fn grant_run(&self, core: &mut Core, id: &RequestId, by: UserId) {
        let Some(request) = core.gate.request(id).filter(|request| request.phase == Phase::Shown) else { return };
        let (kind, def) = (request.kind.clone(), request.def.clone());
        if core.gate.frozen().is_some() {
            return self.void(core, id, Code::Frozen);
        }
        match self.kinds() {
            Err(refusal) => return self.refuse(core, id, refusal),
            Ok(kinds) => match kinds.get(&kind) {
                Some(own) if own.def.hex_half() != def => return self.void(core, id, Code::KindChanged),
                None => return self.void(core, id, Code::KindChanged),
                Some(own) if !core.gate.is_on(own) => return self.void(core, id, Code::KindOff),
                Some(_) => {}
            },
        }
        if let Some(perm) = core.gate.request(id).and_then(|request| request.perm.clone()) {
            return self.open_permission(core, id, &perm, by);
        }
        let step = Step::Granted(Pressed { id: id.clone(), by });
        if let Err(refusal) = core.record(self.times(), &step) {
            log::error!("consent.yes_not_written id={id} code={}", refusal.code.as_str());
            return self.refuse(core, id, refusal);
        }
        let subject = Subject::Request(id.clone());
        core.stands.retain(|_, stand| stand.subject != subject);
        self.repaint(core, id);
        if self.actions.try_send(id.clone()).is_err() {
            self.expire(core, id, Code::RunnerBusy.as_str());
        }
    }
}
