//! What the gate itself says to owners: one after the other, in a thread of its own, so that neither the poll nor a press waits.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::holds::Sending;
use super::shared::Shared;
use crate::base::button::{self, Bound};
use crate::base::limits::{CAUSED_MAX, HOLD_MAX, SIGNS_MAX, TELLER_MAX};
use crate::net::say::{self, Place};
use crate::policy::card::Message;
use crate::store::owners::Owner;

/// How long the gate's own words wait for a card that is being drawn: a hold ends by then.
const ASIDE: Duration = HOLD_MAX;

/// Something to be done, with calls to the network.
pub(super) type Job = Box<dyn FnOnce(&Shared) + Send>;

/// A button before it is signed: label, verb, subject.
pub(super) type Unsigned = (String, char, String);

/// What waits.
#[derive(Default)]
pub(super) struct Teller {
    rows: Mutex<Rows>,
    came: Condvar,
}

#[derive(Default)]
struct Rows {
    /// What an owner asked for, and leaving chats.
    first: VecDeque<Job>,
    jobs: VecDeque<Job>,
    /// What the session's doings make the gate say: never in the way of anything else.
    caused: VecDeque<Job>,
    /// Small signs, worth nothing after some seconds: done when nothing else waits.
    signs: VecDeque<Job>,
    stopped: bool,
}

impl Rows {
    fn next(&mut self) -> Option<Job> {
        let rows = [&mut self.first, &mut self.jobs, &mut self.caused, &mut self.signs];
        rows.into_iter().find_map(VecDeque::pop_front)
    }
}

impl fmt::Debug for Teller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.lock();
        let said =
            [&rows.first, &rows.jobs, &rows.caused].into_iter().fold(0_usize, |sum, row| sum.saturating_add(row.len()));
        write!(f, "Teller({said} and {} wait)", rows.signs.len())
    }
}

impl Teller {
    /// Leaves something to the thread. `false` when too much waits: then it is not done, and said in the log.
    pub(super) fn put(&self, what: &'static str, job: Job) -> bool {
        self.wait(what, job, TELLER_MAX, |rows| &mut rows.jobs)
    }

    /// Leaves to it what an owner asked for, which goes before everything else.
    pub(super) fn put_first(&self, what: &'static str, job: Job) -> bool {
        self.wait(what, job, TELLER_MAX, |rows| &mut rows.first)
    }

    /// Leaves to it what the session caused, which comes after everything else.
    pub(super) fn put_caused(&self, what: &'static str, job: Job) -> bool {
        self.wait(what, job, CAUSED_MAX, |rows| &mut rows.caused)
    }

    fn wait(&self, what: &str, job: Job, most: usize, row: impl FnOnce(&mut Rows) -> &mut VecDeque<Job>) -> bool {
        let mut rows = self.lock();
        let row = row(&mut rows);
        if row.len() >= most {
            log::error!("teller.full what={what}: it is not done");
            return false;
        }
        row.push_back(job);
        self.came.notify_one();
        true
    }

    /// Leaves a small sign to the thread; of too many the oldest is dropped.
    pub(super) fn sign(&self, job: Job) {
        let mut rows = self.lock();
        if rows.signs.len() >= SIGNS_MAX {
            rows.signs.pop_front();
        }
        rows.signs.push_back(job);
        self.came.notify_one();
    }

    /// Does what was left to it until it is stopped.
    pub(super) fn run(&self, shared: &Shared) {
        while let Some(job) = self.next() {
            job(shared);
        }
    }

    fn next(&self) -> Option<Job> {
        let mut rows = self.lock();
        loop {
            if rows.stopped {
                return None;
            }
            if let Some(job) = rows.next() {
                return Some(job);
            }
            rows = self.came.wait(rows).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Does all that waits, for tests.
    #[cfg(test)]
    pub(super) fn drain(&self, shared: &Shared) {
        loop {
            let job = self.lock().next();
            let Some(job) = job else { return };
            job(shared);
        }
    }

    /// Ends the thread.
    pub(super) fn stop(&self) {
        self.lock().stopped = true;
        self.came.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, Rows> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shared {
    /// Says something to an owner in private, beside a card that is being drawn there and never in the middle of it. `None` when
    /// Telegram did not take it as it is, which is said in the log.
    pub(super) fn tell_owner(&self, owner: &Owner, said: &Message, silent: bool) -> Option<Place> {
        let _turn = self.aside(owner);
        self.send_to(owner, said, silent)
    }

    /// Sends a card with buttons of the receiver's own, likewise.
    pub(super) fn show_card(
        &self,
        owner: &Owner,
        said: &Message,
        buttons: &[Vec<Unsigned>],
        silent: bool,
    ) -> Option<Place> {
        let _turn = self.aside(owner);
        self.send_card(owner, said, buttons, silent)
    }

    fn aside(&self, owner: &Owner) -> Option<Sending<'_>> {
        let turn = self.holds.aside(owner.id.private_chat(), ASIDE);
        if turn.is_none() {
            log::warn!("teller.not_waited owner={}: a card was being drawn for too long", owner.id);
        }
        turn
    }

    /// Says something to an owner, in a turn that the caller has.
    pub(super) fn send_to(&self, owner: &Owner, said: &Message, silent: bool) -> Option<Place> {
        let chat = owner.id.private_chat();
        match say::send(&self.bot, chat, said, None, silent) {
            Ok(message) => Some((chat, message)),
            Err(fault) => {
                log::warn!("teller.owner_not_told owner={} fault={fault}", owner.id);
                None
            }
        }
    }

    /// Sends a card in a turn that the caller has: the words first, then the buttons, signed for this very message.
    pub(super) fn send_card(
        &self,
        owner: &Owner,
        said: &Message,
        buttons: &[Vec<Unsigned>],
        silent: bool,
    ) -> Option<Place> {
        let place = self.send_to(owner, said, silent)?;
        let signed = self.signed(place, buttons);
        if let Err(fault) = say::attach(&self.bot, place, said, &signed) {
            // Without its buttons a card is a notice; nothing can be pressed that was not read.
            log::warn!("teller.no_buttons owner={} fault={fault}", owner.id);
            return None;
        }
        Some(place)
    }

    /// Buttons as they hang on one message in an owner's private chat. Nobody knows the bot: no button.
    pub(super) fn signed(&self, (chat, message): Place, buttons: &[Vec<Unsigned>]) -> Vec<Vec<(String, String)>> {
        let Some(bot) = self.health.me().map(|me| me.id) else { return Vec::new() };
        let Some(owner) = crate::base::ids::UserId::new(chat.get()) else { return Vec::new() };
        let sign = |(label, verb, subject): &Unsigned| {
            let bound = Bound { bot, whose: 'i', verb: *verb, subject, owner, chat, message, bind: &[] };
            (label.clone(), button::data(&self.key, &bound))
        };
        buttons.iter().map(|row| row.iter().map(sign).collect()).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::super::testing::Gate;
    use super::*;

    #[test]
    fn what_an_owner_asked_for_goes_before_everything_and_what_the_session_caused_fills_only_its_own_row() {
        let gate = Gate::new("teller-rows");
        let (teller, done) = (&gate.shared.teller, Arc::new(Mutex::new(Vec::new())));
        let job = |what: &'static str| -> Job {
            let done = Arc::clone(&done);
            Box::new(move |_| done.lock().unwrap().push(what))
        };
        teller.sign(job("sign"));
        let caused = (0..1000).filter(|_| teller.put_caused("caused", job("caused"))).count();
        assert_eq!(caused, CAUSED_MAX);
        assert!(teller.put("card", job("card")) && teller.put_first("command", job("command")));
        teller.drain(&gate.shared);
        let done = done.lock().unwrap();
        assert_eq!(done[..3], ["command", "card", "caused"]);
        assert_eq!((done.len(), done.last()), (3 + CAUSED_MAX, Some(&"sign")));
    }
}
