//! Whose turn it is in a chat: the session's calls one after the other, at half of Telegram's pace, and none of them while the proxy
//! draws a card there.

use std::collections::{HashMap, VecDeque};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::base::ids::ChatId;
use crate::base::limits::{HOLD_MAX, TURN_WAIT_MAX, TURNS_MAX};
use crate::base::time::Boot;
use crate::policy::pace::Pace;
use crate::sys::clock;

/// The turns of every chat.
#[derive(Debug, Default)]
pub(super) struct Holds {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    chats: HashMap<ChatId, Row>,
    pace: Pace,
    number: u64,
    uploading: bool,
}

/// Who waits in a chat.
#[derive(Debug, Default)]
struct Row {
    waiting: VecDeque<Waiting>,
    /// A call is on its way to Telegram.
    sending: bool,
    /// The proxy's hold, by its number, and when it ends by itself.
    held: Option<(u64, Boot)>,
}

#[derive(Debug)]
struct Waiting {
    number: u64,
    /// Messages it still has to send.
    messages: usize,
}

/// What a call waits for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Wait {
    /// The proxy's hold, which is over by then, mostly much sooner.
    Held(Boot),
    /// Those before it.
    Others,
    /// Its chat's pace, exactly until then.
    Turn(Boot),
}

/// Its turn is too far away; so many seconds. Nothing was sent.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct TooFar(pub(super) u64);

/// A place in a chat's row. Dropped, it is free.
#[derive(Debug)]
pub(super) struct Place<'a> {
    holds: &'a Holds,
    chat: ChatId,
    number: u64,
    /// How long it may still wait, over all its messages.
    left: Duration,
}

/// A call under way. Dropped, the next one may begin.
#[derive(Debug)]
#[must_use]
pub(super) struct Sending<'a> {
    holds: &'a Holds,
    chat: ChatId,
}

/// The one upload there may be. Dropped, the next one may begin.
#[derive(Debug)]
pub(super) struct Upload<'a>(&'a Holds);

impl Holds {
    /// Takes a place for so many messages behind those who wait already.
    ///
    /// # Errors
    /// The turn of the last of them is too far away, or too many wait.
    pub(super) fn queue(&self, chat: ChatId, messages: usize) -> Result<Place<'_>, TooFar> {
        self.queue_for(chat, messages, TURN_WAIT_MAX)
    }

    /// As [`Holds::queue`], with another patience.
    ///
    /// # Errors
    /// As [`Holds::queue`].
    pub(super) fn queue_for(&self, chat: ChatId, messages: usize, most: Duration) -> Result<Place<'_>, TooFar> {
        let now = now();
        let mut guard = self.state();
        let state = &mut *guard;
        let row = state.chats.get(&chat);
        let before = row.map_or(0, |row| row.waiting.iter().map(|waiting| waiting.messages).sum());
        let last = state.pace.last_of(chat, messages.saturating_add(before), now);
        if last > after(now, most) {
            return Err(TooFar(seconds(now, last)));
        }
        if row.is_some_and(|row| row.waiting.len() >= TURNS_MAX) {
            return Err(TooFar(seconds(now, last).max(1)));
        }
        state.number = state.number.saturating_add(1);
        let number = state.number;
        state.chats.entry(chat).or_default().waiting.push_back(Waiting { number, messages });
        Ok(Place { holds: self, chat, number, left: most })
    }

    /// Keeps a chat for the proxy: no call begins there until [`Holds::release`], or until the hold's time is over. Waits for the
    /// call that is under way, at most so long; `None`: it is still under way, and the chat is not held. Returns the hold's number.
    pub(super) fn hold(&self, chat: ChatId, most: Duration) -> Option<u64> {
        let end = Instant::now().checked_add(most);
        let mut state = self.state();
        state.number = state.number.saturating_add(1);
        let number = state.number;
        state.chats.entry(chat).or_default().held = Some((number, after(now(), HOLD_MAX)));
        loop {
            let row = state.chats.get_mut(&chat)?;
            if row.held.is_none_or(|(held, _)| held != number) {
                // Released meanwhile, or held anew by somebody who waits himself.
                return None;
            }
            if !row.sending {
                return Some(number);
            }
            let left = end.map_or(Duration::ZERO, |end| end.saturating_duration_since(Instant::now()));
            if left.is_zero() {
                row.held = None;
                self.changed.notify_all();
                return None;
            }
            state = self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Waits until nothing else is on its way in a chat and the proxy draws no card there: for the gate's own words, which are few
    /// and stand behind nobody. `None` when that took too long.
    pub(super) fn aside(&self, chat: ChatId, most: Duration) -> Option<Sending<'_>> {
        let end = after(now(), most);
        let mut state = self.state();
        loop {
            let now = now();
            let row = state.chats.entry(chat).or_default();
            let held = row.held.map(|(_, until)| until).filter(|until| *until > now);
            if !row.sending && held.is_none() {
                row.sending = true;
                return Some(Sending { holds: self, chat });
            }
            if now >= end {
                state.tidy(chat);
                return None;
            }
            let until = held.unwrap_or(end).min(end);
            let wait = Duration::from_millis(until.0.saturating_sub(now.0));
            state = self.changed.wait_timeout(state, wait).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Lets the session write in a chat again.
    pub(super) fn release(&self, chat: ChatId) {
        self.release_those(|of, _| of == chat);
    }

    /// Ends one hold, unless the chat is held anew since.
    pub(super) fn release_one(&self, chat: ChatId, number: u64) {
        self.release_those(|of, held| of == chat && held == number);
    }

    /// Ends every hold: whoever made them is gone, and nobody will release them.
    pub(super) fn release_all(&self) {
        self.release_those(|_, _| true);
    }

    fn release_those(&self, which: impl Fn(ChatId, u64) -> bool) {
        let mut state = self.state();
        state.chats.retain(|chat, row| {
            if row.held.is_some_and(|(number, _)| which(*chat, number)) {
                row.held = None;
            }
            !row.is_over()
        });
        self.changed.notify_all();
    }

    /// Waits until no other upload is under way, at most so long.
    pub(super) fn upload(&self, most: Duration) -> Option<Upload<'_>> {
        let mut left = most;
        let mut state = self.state();
        while state.uploading {
            if left.is_zero() {
                return None;
            }
            let begun = Instant::now();
            state = self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
            left = left.saturating_sub(begun.elapsed());
        }
        state.uploading = true;
        Some(Upload(self))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<'a> Place<'a> {
    /// Waits until a call with so many messages may go out.
    ///
    /// # Errors
    /// That would be too long.
    pub(super) fn turn(&mut self, messages: usize) -> Result<Sending<'a>, TooFar> {
        let begun = now();
        let end = after(begun, self.left);
        let mut state = self.holds.state();
        loop {
            let now = now();
            let (at, is_known) = match state.may(self.chat, self.number, messages, now) {
                Ok(()) => break,
                Err(Wait::Others) => (end, false),
                Err(Wait::Held(at)) => (at, false),
                Err(Wait::Turn(at)) => (at, true),
            };
            if now >= end || (is_known && at > end) {
                return Err(TooFar(seconds(now, at).max(1)));
            }
            let until = at.min(end);
            let wait = Duration::from_millis(until.0.saturating_sub(now.0));
            state = self.holds.changed.wait_timeout(state, wait).unwrap_or_else(PoisonError::into_inner).0;
        }
        self.left = Duration::from_millis(end.0.saturating_sub(now().0));
        Ok(Sending { holds: self.holds, chat: self.chat })
    }

    /// Telegram wants to be left alone in this chat.
    pub(super) fn close(&self, seconds: u64) {
        self.holds.state().pace.close(self.chat, seconds, now());
    }
}

impl State {
    /// Begins a call if it is its turn; else what it waits for.
    fn may(&mut self, chat: ChatId, number: u64, messages: usize, now: Boot) -> Result<(), Wait> {
        let row = self.chats.entry(chat).or_default();
        let Some(first) = row.waiting.front_mut().filter(|first| first.number == number) else {
            return Err(Wait::Others);
        };
        if row.sending {
            return Err(Wait::Others);
        }
        if let Some((_, end)) = row.held.filter(|(_, end)| *end > now) {
            return Err(Wait::Held(end));
        }
        self.pace.take(chat, messages, now).map_err(Wait::Turn)?;
        first.messages = first.messages.saturating_sub(messages);
        row.sending = true;
        Ok(())
    }

    /// A chat in which nothing waits needs no row.
    fn tidy(&mut self, chat: ChatId) {
        if self.chats.get(&chat).is_some_and(Row::is_over) {
            self.chats.remove(&chat);
        }
    }
}

impl Row {
    fn is_over(&self) -> bool {
        self.waiting.is_empty() && !self.sending && self.held.is_none()
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut state = self.holds.state();
        if let Some(row) = state.chats.get_mut(&self.chat) {
            row.waiting.retain(|waiting| waiting.number != self.number);
        }
        state.tidy(self.chat);
        self.holds.changed.notify_all();
    }
}

impl Drop for Sending<'_> {
    fn drop(&mut self) {
        let mut state = self.holds.state();
        if let Some(row) = state.chats.get_mut(&self.chat) {
            row.sending = false;
        }
        state.tidy(self.chat);
        self.holds.changed.notify_all();
    }
}

impl Drop for Upload<'_> {
    fn drop(&mut self) {
        self.0.state().uploading = false;
        self.0.changed.notify_all();
    }
}

/// The machine's own clock: Telegram counts its seconds as they are, also where the gate's clock is moved.
fn now() -> Boot {
    Boot(clock::boot_ms())
}

fn after(now: Boot, wait: Duration) -> Boot {
    Boot(now.0.saturating_add(u64::try_from(wait.as_millis()).unwrap_or(u64::MAX)))
}

fn seconds(from: Boot, to: Boot) -> u64 {
    to.0.saturating_sub(from.0).div_ceil(1000)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc::{RecvTimeoutError, channel};

    use super::*;
    use crate::sys::thread;

    fn chat(id: i64) -> ChatId {
        ChatId::new(id).unwrap()
    }

    const SOON: Duration = Duration::from_secs(20);

    #[test]
    fn the_gates_own_words_wait_for_a_card_and_for_nobody_who_only_waits() {
        let holds = Holds::default();
        let anna = chat(111);
        let _waiting = holds.queue(anna, 1).unwrap();
        let said = holds.aside(anna, Duration::ZERO).unwrap();
        assert!(holds.aside(anna, Duration::ZERO).is_none() && holds.hold(anna, Duration::ZERO).is_none());
        drop(said);
        assert!(holds.hold(anna, Duration::ZERO).is_some());
        assert!(holds.aside(anna, Duration::from_millis(1)).is_none());
        assert!(holds.aside(chat(333), Duration::ZERO).is_some(), "in that chat alone");
        holds.release(anna);
        assert!(holds.aside(anna, Duration::ZERO).is_some());
    }

    #[test]
    fn a_hold_waits_for_the_call_under_way_and_then_nothing_begins_there() {
        let holds = Arc::new(Holds::default());
        let mut place = holds.queue(chat(111), 2).unwrap();
        let sending = place.turn(1).unwrap();
        let (tell, told) = channel();
        let holder = Arc::clone(&holds);
        thread::spawn("hold", 64 * 1024, move || tell.send(holder.hold(chat(111), SOON)).unwrap()).unwrap();
        // It is marked at once; its answer comes when the call is over.
        while holds.state().chats[&chat(111)].held.is_none() {
            std::thread::yield_now();
        }
        assert_eq!(told.recv_timeout(Duration::from_millis(30)), Err(RecvTimeoutError::Timeout));
        drop(sending);
        assert!(told.recv_timeout(SOON).unwrap().is_some());
        place.left = Duration::from_millis(20);
        assert!(place.turn(1).is_err(), "the second message of the same reply waits as well");
        let other = holds.queue(chat(222), 1).unwrap().turn(1).is_ok();
        assert!(other, "another chat is open");
        holds.release(chat(111));
        place.left = SOON;
        assert!(place.turn(1).is_ok());
    }

    #[test]
    fn a_hold_that_cannot_be_had_in_time_is_none() {
        let holds = Holds::default();
        let mut place = holds.queue(chat(111), 2).unwrap();
        let sending = place.turn(1).unwrap();
        assert!(holds.hold(chat(111), Duration::from_millis(10)).is_none());
        drop(sending);
        assert!(place.turn(1).is_ok(), "what was not promised is not held");
    }

    #[test]
    fn a_hold_ends_by_itself() {
        let holds = Holds::default();
        assert!(holds.hold(chat(111), Duration::ZERO).is_some());
        let end = holds.state().chats[&chat(111)].held.unwrap().1;
        let wait = end.0 - now().0;
        assert!((89_000..=90_000).contains(&wait), "{wait}");
        let number = holds.queue(chat(111), 1).unwrap();
        assert_eq!(holds.state().may(chat(111), number.number, 1, Boot(end.0 - 1)), Err(Wait::Held(end)));
        assert_eq!(holds.state().may(chat(111), number.number, 1, end), Ok(()));
    }

    #[test]
    fn the_end_of_whoever_held_a_chat_opens_it_and_spoils_no_later_hold() {
        let holds = Holds::default();
        let (anna, boris) = (chat(111), chat(222));
        let first = holds.hold(anna, Duration::ZERO).unwrap();
        assert!(holds.hold(boris, Duration::ZERO).is_some());
        holds.release_all();
        assert!(holds.state().chats.is_empty());
        assert!(holds.hold(anna, Duration::ZERO).is_some());
        holds.release_one(anna, first);
        assert!(holds.aside(anna, Duration::ZERO).is_none(), "held anew since");
    }

    #[test]
    fn a_hold_made_anew_is_not_taken_away_by_the_one_before_it() {
        let holds = Arc::new(Holds::default());
        let mut place = holds.queue(chat(111), 1).unwrap();
        let sending = place.turn(1).unwrap();
        let first = Arc::clone(&holds);
        let first = thread::spawn("hold", 64 * 1024, move || first.hold(chat(111), SOON)).unwrap();
        while holds.state().chats[&chat(111)].held.is_none() {
            std::thread::yield_now();
        }
        assert!(holds.hold(chat(111), Duration::ZERO).is_none());
        drop(sending);
        assert!(first.join().unwrap().is_none());
        assert!(holds.hold(chat(111), Duration::ZERO).is_some());
    }

    #[test]
    fn calls_go_out_in_the_order_in_which_they_came_and_one_at_a_time() {
        let holds = Arc::new(Holds::default());
        let mut first = holds.queue(chat(111), 1).unwrap();
        let (tell, told) = channel();
        let threads: Vec<_> = (1..4)
            .map(|name| {
                let (ready, is_ready) = channel();
                let (holds, tell) = (Arc::clone(&holds), tell.clone());
                let thread = thread::spawn("call", 64 * 1024, move || {
                    let mut place = holds.queue(chat(111), 1).unwrap();
                    ready.send(()).unwrap();
                    let sending = place.turn(1).unwrap();
                    tell.send(name).unwrap();
                    drop(sending);
                });
                is_ready.recv_timeout(SOON).unwrap();
                thread.unwrap()
            })
            .collect();
        let sending = first.turn(1).unwrap();
        assert!(told.try_recv().is_err());
        drop((sending, first));
        for thread in threads {
            thread.join().unwrap();
        }
        assert_eq!(told.try_iter().collect::<Vec<i32>>(), [1, 2, 3]);
        assert!(holds.state().chats.is_empty(), "nothing is left of a chat in which nobody waits");
    }

    #[test]
    fn whose_turn_is_too_far_away_is_told_so_at_once() {
        let holds = Holds::default();
        let places: Vec<_> = (0..3).map(|_| holds.queue(chat(-100), 3).unwrap()).collect();
        let TooFar(seconds) = holds.queue(chat(-100), 2).unwrap_err();
        assert!((59..=60).contains(&seconds), "{seconds}");
        drop(places);
        assert!(holds.queue(chat(-100), 10).is_ok(), "those who went left their turns");
        let mut place = holds.queue(chat(111), 1).unwrap();
        place.close(51);
        assert_eq!(place.turn(1).unwrap_err(), TooFar(51));
        assert!(holds.queue(chat(111), 0).is_err());
    }

    #[test]
    fn a_row_has_a_bound() {
        let holds = Holds::default();
        let places: Vec<_> = (0..TURNS_MAX).map(|_| holds.queue(chat(111), 0).unwrap()).collect();
        assert_eq!(holds.queue(chat(111), 0).unwrap_err(), TooFar(1));
        drop(places);
        assert!(holds.queue(chat(111), 0).is_ok());
    }

    #[test]
    fn there_is_one_upload_at_a_time() {
        let holds = Holds::default();
        let first = holds.upload(Duration::ZERO).unwrap();
        assert!(holds.upload(Duration::from_millis(5)).is_none());
        drop(first);
        assert!(holds.upload(Duration::ZERO).is_some());
    }
}
