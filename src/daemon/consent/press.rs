//! Presses. Each is judged where it arrives, without the network; what takes away is in force before the receiver is answered.

use std::sync::Arc;

use crate::base::answer::{Code, State};
use crate::base::ids::{RequestId, UserId};
use crate::base::limits::{STACK_BYTES, STORED_MS};
use crate::daemon::consent::core::{Core, Place};
use crate::daemon::consent::prove::{self, Proving};
use crate::daemon::consent::proxy::Proxy;
use crate::journal::record::Step;
use crate::policy::card::Toast;
use crate::policy::consent::{Ask, End, Grant, Judged, Phase, Press, Scene, Subject, TakeAway, Why, judge};
use crate::sys::{random, thread};

impl Proxy {
    /// A press arrived.
    pub(super) fn pressed(self: &Arc<Self>, press: &Press) {
        let is_owner = self.owners().is_owner(press.from);
        // A stranger's press costs no look at the disk.
        let kinds = if is_owner { self.kinds().ok() } else { None };
        let mut core = self.lock();
        self.owners_in(&mut core);
        self.look(&mut core);
        let Some(bot) = self.known_bot(&core) else {
            // No button was ever made, or nobody can say for which bot.
            return self.toast(press, Toast::Unknown);
        };
        if is_owner {
            core.gate.heard_of_an_owner();
            self.changed.notify_all();
        }
        let place = place(press);
        let writes = is_owner && kinds.is_some() && core.can_grant(self.times());
        let scene = Scene {
            gate: &core.gate,
            key: &self.key,
            bot,
            is_owner,
            standing: place.and_then(|place| core.stands.get(&place)).map(|stand| &stand.standing),
            kind: &|id| kinds.as_ref().and_then(|kinds| kinds.get(id)).map(Arc::as_ref),
            receipts: &|perm, chat| Self::stop_stands(&core, perm, chat),
            proving: &|subject| core.proving.contains(subject),
            writes,
            now: self.now(),
            boot: self.boot(),
        };
        let judged = judge(press, &scene);
        log::info!("consent.press from={} judged={}", press.from, word(&judged));
        match judged {
            Judged::Refused(why) => self.refused(&mut core, press, &why),
            Judged::Void(subject) => {
                // Somebody with the token changed it: the card ends.
                self.toast(press, Toast::Changed);
                self.void_subject(&mut core, &subject, place);
            }
            Judged::TakesAway(what) => self.take_away(&mut core, press, place, what),
            Judged::Asks(Ask::Show(id)) => self.show(&mut core, press, &id),
            Judged::Asks(Ask::ShowWhole(id)) => {
                let shown = self.show_whole(&core, &id, press.from);
                self.toast(press, if shown { Toast::Show } else { Toast::Closed });
            }
            Judged::Asks(Ask::Unfreeze) => {
                self.toast(press, Toast::Done);
                let owner = press.from;
                self.errand(Box::new(move |proxy| proxy.ask_to_unfreeze(owner)));
            }
            Judged::Candidate(grant) => self.candidate(&mut core, press, place, grant),
        }
    }

    /// A press that counts, if Telegram says so: a thread of its own asks, so that no proof waits for another one.
    fn candidate(self: &Arc<Self>, core: &mut Core, press: &Press, place: Option<Place>, grant: Grant) {
        let Some(place) = place.filter(|place| core.stands.contains_key(place)) else {
            return self.toast(press, Toast::Unknown);
        };
        // The receiver may hand one press on twice; it is proved once.
        if !core.spend(&press.query) {
            return;
        }
        let subject = prove::subject(&grant);
        core.proving.insert(subject.clone());
        let proving = Proving { press: press.clone(), place, grant };
        let proxy = Arc::clone(self);
        if let Err(error) = thread::spawn("prove", STACK_BYTES, move || prove::run(&proxy, &proving)) {
            log::error!("consent.no_thread error={error}");
            core.proving.remove(&subject);
            self.toast(press, Toast::Unproved);
        }
    }

    fn take_away(self: &Arc<Self>, core: &mut Core, press: &Press, place: Option<Place>, what: TakeAway) {
        let by = press.from;
        match what {
            TakeAway::No(id) => {
                self.answered(core, &id, by, Step::Declined);
                self.toast(press, Toast::No);
                self.tell_of_quiet(core, &id);
            }
            TakeAway::Change(id) => {
                self.answered(core, &id, by, Step::Returned);
                self.toast(press, Toast::Change);
            }
            TakeAway::Later(id) => {
                self.put_off(core, &id, by);
                self.toast(press, Toast::Later);
            }
            TakeAway::KindOff(kind) => {
                if self.kind_is_on(core, &kind) {
                    self.kind_off(core, &kind, Some(by));
                }
                self.toast(press, Toast::Done);
                self.kind_answered(core, &kind, place, by, false);
            }
            TakeAway::Leave(chat) => {
                self.toast(press, Toast::Done);
                self.leave(core, chat, place, by);
            }
            TakeAway::StayFrozen => {
                self.toast(press, Toast::Done);
                self.stays_frozen(core, place, by);
            }
            TakeAway::StopPermission(perm) => {
                self.toast(press, Toast::Stopped);
                self.stop_pressed(core, &perm, place, by);
            }
            TakeAway::TestNo => {
                self.toast(press, Toast::Done);
                self.tested(core, place, by, None);
            }
        }
    }

    /// What became void with its message.
    pub(super) fn void_subject(&self, core: &mut Core, subject: &Subject, place: Option<Place>) {
        match subject {
            Subject::Request(id) => self.void(core, id, Code::CardChanged),
            Subject::Chat(_)
            | Subject::Clock
            | Subject::Gate
            | Subject::Kind(_)
            | Subject::Permission(_)
            | Subject::Test => {
                if let Some(place) = place {
                    self.take_buttons(core, place);
                }
            }
        }
    }

    /// An owner wants to see a card again. It is no yes: the request gets a new card, and after its end a new id too.
    fn show(&self, core: &mut Core, press: &Press, id: &RequestId) {
        let Some(request) = core.gate.request(id) else { return self.toast(press, Toast::Unknown) };
        let owners = self.owners().list().len();
        if core.gate.frozen().is_some() {
            return self.toast(press, Toast::Frozen);
        }
        if core.gate.refuses_all(owners, core.behind()).is_err() {
            return self.toast(press, Toast::Broken);
        }
        if !self.kind_is_on(core, &request.kind) {
            let kind = request.kind.clone();
            return self.refused(core, press, &Why::KindOff(kind));
        }
        if matches!(request.phase, Phase::Later { .. } | Phase::Waiting) {
            let id = id.clone();
            if !core.first.contains(&id) {
                core.first.push(id.clone());
                self.repaint(core, &id);
                self.repaint_lists(core, &id);
                self.changed.notify_all();
            }
            return self.toast(press, Toast::Show);
        }
        if core.gate.open_for(&request.digest).is_some() || core.gate.was_reopened(id) {
            // Its card is there, or on its way; a second tap makes no second one.
            return self.toast(press, Toast::Show);
        }
        let fresh = request.end().is_some_and(|end| self.now().since(end.at) < STORED_MS);
        if !fresh {
            return self.toast(press, Toast::Closed);
        }
        self.reopen(core, press, id);
    }

    fn reopen(&self, core: &mut Core, press: &Press, from: &RequestId) {
        let Ok(id) = new_id(core) else { return self.toast(press, Toast::Broken) };
        let step = Step::Reopened { id: id.clone(), from: from.clone(), by: press.from };
        if let Err(refusal) = core.record(self.times(), &step) {
            log::error!("consent.not_reopened id={from} code={}", refusal.code.as_str());
            return self.toast(press, Toast::Broken);
        }
        core.first.push(id.clone());
        self.repaint(core, from);
        self.changed.notify_all();
        self.toast(press, Toast::Show);
    }

    fn kind_is_on(&self, core: &Core, kind: &crate::base::ids::KindId) -> bool {
        self.kinds().is_ok_and(|kinds| kinds.get(kind).is_some_and(|kind| core.gate.is_on(kind)))
    }

    /// Says why a press does not count.
    fn refused(&self, core: &mut Core, press: &Press, why: &Why) {
        let by = |user: Option<UserId>| user.map_or_else(String::new, |user| self.name_of(user));
        let time = |at| self.time_for(press.from, at);
        match why {
            Why::Answered { by: owner, at } => {
                self.toast(press, Toast::AnsweredYes { owner: &by(*owner), time: &time(*at) });
            }
            Why::Broken => self.toast(press, Toast::Broken),
            Why::Chosen { by, at } => {
                self.toast(press, Toast::Chosen { owner: &self.name_of(*by), time: &time(*at) });
            }
            Why::Closed => self.toast(press, Toast::Closed),
            Why::Early => self.toast(press, Toast::Early),
            Why::Frozen => self.toast(press, Toast::Frozen),
            Why::KindOff(kind) => {
                let language = self.language_of(press.from);
                let kinds = self.kinds().ok();
                let known = kinds.as_ref().and_then(|kinds| kinds.get(kind));
                let short = known.map_or(kind.as_str(), |known| known.words(language).short.as_str());
                self.toast(press, Toast::KindOff { short });
            }
            Why::Late { at } => {
                self.toast(press, Toast::Late { time: &time(*at) });
                self.expire_due(core);
            }
            Why::NotOwner => self.toast(press, Toast::NotOwner),
            Why::Over(end) => self.over(press, end),
            Why::Private => self.toast(press, Toast::Private),
            // The first one is being confirmed; this one says the same.
            Why::Proving => self.toast(press, Toast::Yes),
            // Answered a moment ago, most likely by another owner.
            Why::Restart if place(press).is_some_and(|place| core.is_over(place)) => {
                self.toast(press, Toast::Closed);
            }
            Why::Restart => self.toast(press, Toast::Restart),
            Why::Stopped => {
                self.toast(press, Toast::Stopped);
                if let Some(place) = place(press) {
                    self.take_buttons(core, place);
                }
            }
            Why::Thawed => {
                self.toast(press, Toast::Closed);
                if let Some(place) = place(press) {
                    self.take_buttons(core, place);
                }
            }
            Why::Unknown => self.toast(press, Toast::Unknown),
            Why::Unseen => self.toast(press, Toast::Unproved),
        }
    }

    /// Says how a request ended before this press.
    fn over(&self, press: &Press, end: &End) {
        let name = end.by.map_or_else(String::new, |by| self.name_of(by));
        let (owner, time) = (name.as_str(), self.time_for(press.from, end.agreed.unwrap_or(end.at)));
        let toast = match (end.state, end.code.as_deref()) {
            (State::Declined, _) => Toast::AnsweredNo { owner, time: &time },
            (State::Executed | State::Failed | State::Partial | State::Unknown, _) if end.by.is_some() => {
                Toast::AnsweredYes { owner, time: &time }
            }
            (State::Expired, Some("restart")) => Toast::Restart,
            (State::Expired, Some("time")) => Toast::Late { time: &time },
            (State::Denied, Some("frozen")) => Toast::Frozen,
            (State::Denied, Some("card_changed")) => Toast::Changed,
            _ => Toast::Closed,
        };
        self.toast(press, toast);
    }
}

/// An id that was never given.
pub(super) fn new_id(core: &Core) -> std::io::Result<RequestId> {
    loop {
        let id = RequestId::from_random(random::array()?);
        if !core.gate.knows(&id) {
            return Ok(id);
        }
    }
}

/// Where the button stands, as the receiver says.
pub(super) fn place(press: &Press) -> Option<Place> {
    press.chat.map(|(chat, _)| chat).zip(press.message)
}

/// For the log: a judgement without anybody's words.
fn word(judged: &Judged) -> String {
    let id = |id: &RequestId| id.as_str().to_owned();
    match judged {
        Judged::Asks(Ask::Show(request)) => format!("show id={}", id(request)),
        Judged::Asks(Ask::ShowWhole(request)) => format!("show_whole id={}", id(request)),
        Judged::Asks(Ask::Unfreeze) => "unfreeze_ask".to_owned(),
        Judged::Candidate(Grant::Run(request)) => format!("candidate id={}", id(request)),
        Judged::Candidate(grant) => format!("candidate what={grant:?}"),
        Judged::Refused(why) => format!("refused why={}", why.code()),
        Judged::TakesAway(TakeAway::No(request)) => format!("no id={}", id(request)),
        Judged::TakesAway(TakeAway::Change(request)) => format!("change id={}", id(request)),
        Judged::TakesAway(TakeAway::Later(request)) => format!("later id={}", id(request)),
        Judged::TakesAway(what) => format!("takes_away what={what:?}"),
        Judged::Void(subject) => format!("void what={subject:?}"),
    }
}
