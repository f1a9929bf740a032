//! The one poller of the Bot API: asks, takes a batch, confirms it when it is on the disk, and never gives up.

use std::sync::Arc;
use std::time::Duration;

use super::batch;
use super::shared::{Shared, dice};
use super::waits::Growing;
use super::wire::{Fault, Wire};
use crate::base::ids::BotId;
use crate::base::limits::CURSOR_BYTES_MAX;
use crate::base::time::Boot;
use crate::store::state_file;
use crate::sys::file::Dir;
use crate::telegram::offset::{BATCH_MAX, Cursor};
use crate::telegram::update::read;
use crate::telegram::view::View;

/// The cursor's file.
const CURSOR: &str = "cursor.json";
/// A wait is cut in pieces, so that a long one is not taken for a loop that hangs.
const PIECE: Duration = Duration::from_secs(30);
/// The longest time that Telegram may ask to be left alone.
const RATE_MAX: Duration = Duration::from_secs(3600);
/// How long the presses of a batch are waited for before it is confirmed.
const PRESSES: Duration = Duration::from_secs(5);
/// How long what the bot is called, and what it hears in groups, is taken as it was.
const MET_MS: u64 = 3_600_000;
/// How soon that is asked again when it was not answered.
const MET_AGAIN_MS: u64 = 60_000;
/// An empty answer that comes sooner than this did not wait as it was asked to.
const TOO_SOON_MS: u64 = 500;

/// The poller.
#[derive(Debug)]
pub(super) struct Poll<W> {
    wire: W,
    shared: Arc<Shared>,
    own: Dir,
    cursor: Option<Cursor>,
    /// Whether the bot was asked who it is since something last went wrong.
    greeted: bool,
    /// When it is to be asked again although nothing went wrong.
    look_again: Boot,
    waits: (&'static str, Growing),
    empty: Growing,
    memory: batch::Memory,
    /// Updates that stand in the strangers' journal already, from before this start.
    held: Vec<i64>,
}

impl<W: Wire> Poll<W> {
    pub(super) fn new(wire: W, shared: Arc<Shared>, own: Dir, held: Vec<i64>) -> Self {
        Self {
            wire,
            shared,
            own,
            cursor: None,
            greeted: false,
            look_again: Boot(0),
            waits: ("", Growing::new(Duration::ZERO, Duration::ZERO)),
            empty: Growing::new(Duration::from_millis(200), Duration::from_secs(3)),
            memory: batch::Memory::default(),
            held,
        }
    }

    /// Polls until the daemon is told to stop.
    pub(super) fn run(mut self) {
        while !self.shared.halt.is_set() {
            self.shared.health.turned(self.shared.boot());
            let wait = match self.turn() {
                Ok(wait) => {
                    self.waits = ("", Growing::new(Duration::ZERO, Duration::ZERO));
                    if let Some(ill) = self.shared.health.well() {
                        log::info!("poll.well_again after={} since={}", ill.code, ill.since.to_second());
                    }
                    wait
                }
                Err(fault) => self.after(&fault),
            };
            if self.pause(wait) {
                return;
            }
        }
    }

    /// One poll and what it brought. Returns how long to wait before the next.
    fn turn(&mut self) -> Result<Duration, Fault> {
        if !self.greeted {
            self.greet()?;
            self.greeted = true;
        }
        let Some(request) = self.cursor.as_ref().map(Cursor::request) else {
            self.greeted = false;
            return Ok(Duration::ZERO);
        };
        let before = self.shared.boot();
        let answer = self.wire.updates(&request)?;
        let now = self.shared.boot();
        self.shared.health.polled(now);
        let updates = cut(&answer)?;
        if updates.is_empty() {
            self.shared.journals().forget_messages();
            if now.since(before) < TOO_SOON_MS {
                return Ok(self.empty.next(dice()));
            }
            self.empty.reset();
            return Ok(Duration::ZERO);
        }
        self.empty.reset();
        if now >= self.look_again && !self.is_the_same() {
            // Nothing is confirmed: whosever these updates are, they come again when it is greeted.
            self.greeted = false;
            return Ok(Duration::ZERO);
        }
        self.take(&updates)
    }

    /// Asks once more who the bot is, before messages are sorted that may speak to it by another name. Not to know it holds up none.
    fn is_the_same(&mut self) -> bool {
        let answer = self.wire.me();
        let next = if answer.is_ok() { MET_MS } else { MET_AGAIN_MS };
        self.look_again = Boot(self.shared.boot().0.saturating_add(next));
        match answer {
            Ok(me) => self.shared.met_again(me),
            Err(fault) => {
                log::warn!("bot.not_met_again {}", fault.what());
                true
            }
        }
    }

    /// Whose updates these are, and whether they can be polled at all.
    fn greet(&mut self) -> Result<(), Fault> {
        let me = self.wire.me()?;
        if self.cursor.as_ref().is_none_or(|cursor| cursor.bot() != me.id) {
            self.cursor = Some(self.load(me.id));
        }
        log::info!("bot.met id={} reads_groups={}", me.id, me.reads_groups);
        if !me.reads_groups {
            log::warn!("bot.group_privacy on: Telegram hides mentions and ordinary messages in groups from this bot");
        }
        self.shared.met(me);
        self.look_again = Boot(self.shared.boot().0.saturating_add(MET_MS));
        if self.wire.webhook()? {
            self.shared.health.webhook(self.shared.now());
            log::error!("bot.webhook was set, not by us: whoever set it read this bot's messages. It is removed now.");
            self.wire.end_webhook()?;
        }
        Ok(())
    }

    /// The cursor of this bot: what another bot's was says nothing.
    fn load(&mut self, bot: BotId) -> Cursor {
        let kept = match state_file::read(&self.own, CURSOR, CURSOR_BYTES_MAX) {
            Ok(None) => None,
            Ok(Some(bytes)) => Cursor::from_json(&bytes).map_or_else(|fault| lost(&fault.to_string()), Some),
            Err(error) => lost(&error.to_string()),
        };
        let mut cursor = match kept {
            Some(cursor) if cursor.bot() == bot => cursor,
            Some(other) => {
                log::warn!("bot.changed from={} to={bot}", other.bot());
                // Ids of one bot's updates and messages say nothing about another's.
                self.held.clear();
                self.shared.journals().forget_messages();
                Cursor::new(bot)
            }
            None => Cursor::new(bot),
        };
        for id in self.held.drain(..) {
            if cursor.is_new(id) {
                self.memory.held.put(id);
            }
            cursor.remember(id);
        }
        cursor
    }

    fn take(&mut self, updates: &[View<'_>]) -> Result<Duration, Fault> {
        let Some(cursor) = self.cursor.as_mut() else { return Ok(Duration::ZERO) };
        let updates: Vec<_> = updates.iter().map(|view| (read(view.bytes()), view.bytes())).collect();
        let ids: Vec<Option<i64>> = updates.iter().map(|(update, _)| update.id).collect();
        batch::take(&self.shared, cursor, updates, &mut self.memory).map_err(Fault::Store)?;
        self.shared.presses.settled(PRESSES);
        if !cursor.pass(ids) {
            return Err(Fault::Network("a batch in which no id can be read".to_owned()));
        }
        state_file::write(&self.own, CURSOR, cursor.to_json().as_bytes(), 0o600)
            .map_err(|error| Fault::Store(format!("{CURSOR}: {error}")))?;
        Ok(Duration::ZERO)
    }

    /// How long to wait after a fault.
    fn after(&mut self, fault: &Fault) -> Duration {
        if self.shared.health.ill(fault.code(), self.shared.now()) {
            log::error!("poll.{} {}", fault.code(), fault.what());
        }
        let (first, most) = match fault {
            Fault::Rate(seconds) => return Duration::from_secs(*seconds).clamp(Duration::from_secs(1), RATE_MAX),
            Fault::Conflict => (3, 60),
            Fault::Unauthorized => (5, 60),
            // Presses come with the same batch again, so it is not kept waiting for long.
            Fault::Store(_) => (1, 5),
            Fault::Keeper(_) | Fault::Network(_) | Fault::Refused(_) | Fault::Webhook => (1, 60),
        };
        // The token, the bot or the webhook may have been changed behind an error.
        self.greeted = matches!(fault, Fault::Store(_));
        if self.waits.0 != fault.code() {
            self.waits = (fault.code(), Growing::new(Duration::from_secs(first), Duration::from_secs(most)));
        }
        self.waits.1.next(dice())
    }

    /// Waits; `true` when the daemon is told to stop.
    fn pause(&self, wait: Duration) -> bool {
        let mut left = wait;
        while !left.is_zero() {
            let piece = left.min(PIECE);
            if self.shared.halt.wait(piece) {
                return true;
            }
            self.shared.health.turned(self.shared.boot());
            left = left.saturating_sub(piece);
        }
        false
    }
}

fn lost(what: &str) -> Option<Cursor> {
    log::warn!("cursor.lost {what}: the journals tell what was seen");
    None
}

/// The updates of an answer, each as its bytes.
fn cut(answer: &[u8]) -> Result<Vec<View<'_>>, Fault> {
    let cut = || View::new(answer)?.members("answer")?.need("result")?.items("result");
    let updates = cut().map_err(|fault| Fault::Network(format!("a batch that cannot be read: {fault}")))?;
    if updates.len() > BATCH_MAX {
        return Err(Fault::Network("a batch of more than was asked for".to_owned()));
    }
    Ok(updates)
}

#[cfg(test)]
#[path = "poll_tests.rs"]
mod tests;
