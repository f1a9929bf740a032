//! How fast the session may send: half of what Telegram takes, so that the gate's own words always find room beside it.

use std::collections::{HashMap, VecDeque};

use crate::base::ids::ChatId;
use crate::base::limits::{PACE_ALL_A_SECOND, PACE_GROUP_A_MINUTE, PACE_PRIVATE_AT_ONCE, PACE_PRIVATE_MS};
use crate::base::time::Boot;

const MINUTE_MS: u64 = 60_000;
const SECOND_MS: u64 = 1000;

/// What was sent lately.
#[derive(Clone, Debug, Default)]
pub struct Pace {
    chats: HashMap<ChatId, Chat>,
    /// The last calls over all chats.
    all: VecDeque<u64>,
}

/// One chat.
#[derive(Clone, Debug)]
struct Chat {
    book: Book,
    /// Telegram asked to be left alone until then.
    closed: u64,
}

#[derive(Clone, Debug)]
enum Book {
    /// The last messages of a group.
    Group(VecDeque<u64>),
    /// Until when a private chat is busy with what it has, one message after the other.
    Private(u64),
}

impl Pace {
    /// Takes a call now that puts `messages` into a chat (none: a reaction, say).
    ///
    /// # Errors
    /// The moment before which it is too early.
    pub fn take(&mut self, chat: ChatId, messages: usize, now: Boot) -> Result<(), Boot> {
        let Boot(now) = now;
        self.forget(now);
        let place = self.chats.entry(chat).or_insert_with(|| Chat::new(chat));
        let at = place.after(messages, now).max(next_of_all(&self.all, messages, now));
        if at > now {
            return Err(Boot(at));
        }
        for _ in 0..messages {
            place.book.put(now);
        }
        for _ in 0..messages.max(1) {
            push(&mut self.all, now, PACE_ALL_A_SECOND);
        }
        Ok(())
    }

    /// When the last of so many messages could be sent into a chat, were each sent as soon as it may be.
    #[must_use]
    pub fn last_of(&self, chat: ChatId, messages: usize, now: Boot) -> Boot {
        let Boot(now) = now;
        let mut place = self.chats.get(&chat).cloned().unwrap_or_else(|| Chat::new(chat));
        let mut at = now.max(place.closed);
        for _ in 0..messages {
            at = place.book.next(at);
            place.book.put(at);
        }
        Boot(at)
    }

    /// Telegram does not want to hear of a chat for so many seconds.
    pub fn close(&mut self, chat: ChatId, seconds: u64, now: Boot) {
        let place = self.chats.entry(chat).or_insert_with(|| Chat::new(chat));
        place.closed = place.closed.max(now.0.saturating_add(seconds.saturating_mul(1000)));
    }

    /// A chat where all is as if nothing had ever been sent needs no memory.
    fn forget(&mut self, now: u64) {
        self.chats.retain(|_, chat| chat.closed > now || !chat.book.is_over(now));
    }
}

impl Chat {
    fn new(chat: ChatId) -> Self {
        let book = if chat.get() > 0 { Book::Private(0) } else { Book::Group(VecDeque::new()) };
        Self { book, closed: 0 }
    }

    /// When so many messages may be sent in one call. More than a chat ever takes at once wait until it is at rest, and what
    /// comes after them waits the longer.
    fn after(&self, messages: usize, now: u64) -> u64 {
        let mut book = self.book.clone();
        let mut at = now.max(self.closed);
        for _ in 0..messages.min(book.at_once()) {
            at = book.next(at);
            book.put(at);
        }
        at
    }
}

impl Book {
    const fn at_once(&self) -> usize {
        match self {
            Self::Group(_) => PACE_GROUP_A_MINUTE,
            Self::Private(_) => PACE_PRIVATE_AT_ONCE,
        }
    }

    /// When one more message may be sent, not before `from`.
    fn next(&self, from: u64) -> u64 {
        match self {
            Self::Group(times) => next_in(times, PACE_GROUP_A_MINUTE, MINUTE_MS, 1, from),
            Self::Private(busy) => {
                let others = u64::try_from(PACE_PRIVATE_AT_ONCE).unwrap_or(u64::MAX).saturating_sub(1);
                from.max(busy.saturating_sub(others.saturating_mul(PACE_PRIVATE_MS)))
            }
        }
    }

    fn put(&mut self, at: u64) {
        match self {
            Self::Group(times) => push(times, at, PACE_GROUP_A_MINUTE),
            Self::Private(busy) => *busy = (*busy).max(at).saturating_add(PACE_PRIVATE_MS),
        }
    }

    fn is_over(&self, now: u64) -> bool {
        match self {
            Self::Group(times) => times.back().is_none_or(|last| last.saturating_add(MINUTE_MS) <= now),
            Self::Private(busy) => *busy <= now,
        }
    }
}

fn next_of_all(all: &VecDeque<u64>, messages: usize, from: u64) -> u64 {
    next_in(all, PACE_ALL_A_SECOND, SECOND_MS, messages.clamp(1, PACE_ALL_A_SECOND), from)
}

/// When `more` may follow what stands in a window of `most` in `span`.
fn next_in(times: &VecDeque<u64>, most: usize, span: u64, more: usize, from: u64) -> u64 {
    // So many of the newest may still be in the window; the one before them must have left it.
    let stay = most.saturating_sub(more);
    match times.len().checked_sub(stay.saturating_add(1)).and_then(|at| times.get(at)) {
        Some(oldest) => from.max(oldest.saturating_add(span)),
        None => from,
    }
}

fn push(times: &mut VecDeque<u64>, at: u64, most: usize) {
    times.push_back(at);
    while times.len() > most {
        times.pop_front();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: u64 = 1_000_000;

    fn chat(id: i64) -> ChatId {
        ChatId::new(id).unwrap()
    }

    /// Sends one message after the other, each as soon as it may be; the moments, from the first on.
    fn sends(pace: &mut Pace, chat: ChatId, many: usize) -> Vec<u64> {
        let mut now = START;
        (0..many)
            .map(|_| {
                while let Err(Boot(at)) = pace.take(chat, 1, Boot(now)) {
                    assert!(at > now, "a wait that is none");
                    now = at;
                }
                now - START
            })
            .collect()
    }

    #[test]
    fn a_private_chat_takes_five_at_once_and_then_one_in_two_seconds() {
        assert_eq!(sends(&mut Pace::default(), chat(111), 8), [0, 0, 0, 0, 0, 2000, 4000, 6000]);
    }

    #[test]
    fn a_group_takes_ten_in_any_minute() {
        let sent = sends(&mut Pace::default(), chat(-100), 25);
        assert!(sent.windows(11).all(|some| some[10] - some[0] >= 60_000), "{sent:?}");
        assert_eq!((sent[9], sent[10], sent[20]), (1000, 60_000, 120_000), "eight a second come first");
    }

    #[test]
    fn all_chats_together_take_eight_a_second() {
        let mut pace = Pace::default();
        let taken = (1..=40).filter(|id| pace.take(chat(*id), 1, Boot(START)).is_ok()).count();
        assert_eq!(taken, 8);
        assert_eq!(pace.take(chat(-100), 0, Boot(START + 999)), Err(Boot(START + 1000)), "a reaction is a call too");
        assert_eq!(pace.take(chat(-100), 0, Boot(START + 1000)), Ok(()));
    }

    #[test]
    fn an_album_waits_for_a_chat_at_rest_and_what_follows_it_waits_longer() {
        let mut pace = Pace::default();
        assert_eq!(pace.take(chat(111), 1, Boot(START)), Ok(()));
        assert_eq!(pace.take(chat(111), 10, Boot(START)), Err(Boot(START + 2000)));
        assert_eq!(pace.take(chat(111), 10, Boot(START + 2000)), Ok(()));
        assert_eq!(
            pace.take(chat(111), 1, Boot(START + 2000)),
            Err(Boot(START + 14_000)),
            "ten messages, two seconds each"
        );
        assert_eq!(pace.take(chat(-100), 10, Boot(START + 3000)), Ok(()), "another chat has its own pace");
        assert_eq!(pace.take(chat(-100), 1, Boot(START + 4000)), Err(Boot(START + 63_000)));
    }

    #[test]
    fn the_last_turn_is_foreseen_as_it_comes() {
        let mut pace = Pace::default();
        assert_eq!(pace.last_of(chat(111), 5, Boot(START)), Boot(START));
        assert_eq!(pace.last_of(chat(111), 30, Boot(START)), Boot(START + 50_000));
        sends(&mut pace, chat(111), 5);
        assert_eq!(pace.last_of(chat(111), 1, Boot(START)), Boot(START + 2000));
        assert_eq!(pace.last_of(chat(111), 0, Boot(START)), Boot(START), "a reaction takes no place among messages");
        assert_eq!(pace.last_of(chat(-100), 10, Boot(START)), Boot(START));
        assert_eq!(pace.last_of(chat(-100), 11, Boot(START)), Boot(START + 60_000));
    }

    #[test]
    fn a_chat_is_left_alone_as_long_as_telegram_asks() {
        let mut pace = Pace::default();
        pace.close(chat(111), 245, Boot(START));
        pace.close(chat(111), 3, Boot(START));
        assert_eq!(pace.take(chat(111), 0, Boot(START + 10_000)), Err(Boot(START + 245_000)));
        assert_eq!(pace.last_of(chat(111), 1, Boot(START)), Boot(START + 245_000));
        assert_eq!(pace.take(chat(222), 1, Boot(START)), Ok(()));
        assert_eq!(pace.take(chat(111), 1, Boot(START + 245_000)), Ok(()));
    }

    #[test]
    fn chats_at_rest_are_forgotten() {
        let mut pace = Pace::default();
        for id in 1..=500 {
            let now = START + u64::try_from(id).unwrap() * 1000;
            pace.take(chat(id), 1, Boot(now)).unwrap();
            pace.take(chat(-id), 1, Boot(now)).unwrap();
        }
        assert!(pace.chats.len() <= 64, "{}", pace.chats.len());
        pace.close(chat(7), u64::MAX, Boot(START));
        assert_eq!(pace.take(chat(7), 1, Boot(u64::MAX - 1)), Err(Boot(u64::MAX)));
    }
}
