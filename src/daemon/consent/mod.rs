//! The proxy: requests in, cards out, presses judged, actions run, every decision in the journal first.
//!
//! One mutex holds the journal and the state folded from it; no lock is held over a call to the network. Threads: one acceptor
//! for each socket, short ones for connections and for the proof of a press, and a few of its own: *draw* (cards), *act* (the one
//! action at a time), *edit* and *toast* (what nobody waits for), *errand* (other words to owners, looks into the spool), *link*
//! (lines to the receiver), and *keep*, which waits for the next moment at which something ends.

use std::path::Path;
use std::sync::Arc;

use crate::base::exit::Exit;
use crate::base::ids::BotId;
use crate::base::limits::{STACK_BYTES, WAITERS_MAX};
use crate::base::zone::Zone;
use crate::config::Socket;
use crate::daemon::skeleton::{self, Begun, Role, Running, Sockets, Trouble};
use crate::journal::record::{Entry, Step};
use crate::net::unix::{self, Handler, Pool, Served};
use crate::store::journal_file::{Decisions, JournalError};
use crate::store::owners::OwnersFile;
use crate::store::spool::Spool;
use crate::store::{button_key, folder, zone_file};
use crate::sys::thread;

mod act;
mod answers;
mod commands;
mod core;
mod decide;
mod draw;
mod face;
mod from_io;
mod from_session;
mod groups;
mod host;
mod keep;
mod link;
mod morning;
mod permissions;
mod press;
mod prove;
mod proxy;
mod receipts;
mod special;
mod telegram;

use self::core::Core;
use morning::Mornings;
use proxy::Proxy;

/// Runs the proxy until it is told to stop.
pub fn run(config_path: &Path, plain: bool) -> Exit {
    skeleton::run(Role::Consent, config_path, plain, open, serve)
}

struct Open {
    core: Core,
    spool: Spool,
    key: crate::base::button::ButtonKey,
    mornings: Mornings,
}

/// Opens folder, journal, key and spool; the journal is folded, and what a crash left is ended in it.
fn open(begun: &Begun) -> Result<Open, Trouble> {
    let config = &begun.config;
    let dir = folder::open(&config.state, "consent", config.users.root).map_err(|e| Trouble::config(e.to_string()))?;
    let mut entries = core::Fold::default();
    let (journal, head) =
        Decisions::open(&dir, begun.now(), &mut |entry: &Entry| entries.take(entry)).map_err(|error| match error {
            JournalError::Locked => Trouble::config(error.to_string()),
            JournalError::Broken(_) | JournalError::Io(_) => Trouble::journal(error.to_string()),
        })?;
    // The journal holds the lock: a second process must come no further, and not sweep away what arrives at the first.
    let key = button_key::load_or_make(&dir).map_err(|error| Trouble::config(error.to_string()))?;
    let spool = Spool::open(&dir).map_err(|error| Trouble::config(format!("spool: {error}")))?;
    known_zone(&config.owner.time_zone)?;
    log::info!("consent.journal head={}", head.anchor());
    let core = Core::new(journal, entries, begun.now(), begun.boot());
    Ok(Open { core, spool, key, mornings: Mornings::open(dir) })
}

fn serve(begun: Begun, open: Open, sockets: &mut Sockets) -> Result<Running, Trouble> {
    let fault = |error: std::io::Error| Trouble::config(error.to_string());
    let owners = OwnersFile::new(&begun.config.state, begun.config.users.root);
    let (proxy, queues) = Proxy::new(begun, open, owners);
    proxy.start();
    // A lease of an earlier process must not serve a program that it left behind. A keeper that does not answer has none open, or
    // ends it in time.
    if let Err(error) = proxy.bot.keeper().close_any_lease() {
        log::warn!("consent.lease_not_closed error={error}");
    }
    let users = proxy.config.users.clone();
    for (name, body) in queues.threads(&proxy) {
        thread::spawn(name, STACK_BYTES, body).map_err(fault)?;
    }
    let session = Arc::clone(&proxy);
    let handler: Arc<Handler> = Arc::new(move |peer, stream| session.session_connection(peer, stream));
    unix::serve(
        Served {
            name: "consent",
            listener: sockets.take(Socket::Consent)?,
            allowed: users.session.clone(),
            pool: Pool { max: WAITERS_MAX.saturating_mul(2), per_uid: WAITERS_MAX.saturating_add(4) },
            refused: answers::turned_away(crate::base::answer::Code::NotPermitted),
            busy: answers::turned_away(crate::base::answer::Code::Busy),
        },
        handler,
    )
    .map_err(fault)?;
    let io = Arc::clone(&proxy);
    let handler: Arc<Handler> = Arc::new(move |peer, stream| io.io_connection(peer, stream));
    unix::serve(
        Served {
            name: "consent.io",
            listener: sockets.take(Socket::ConsentIo)?,
            allowed: vec![users.io, users.root],
            // Apart from the session's places: 300 waiting calls there delay no press here.
            pool: Pool { max: 24, per_uid: 20 },
            refused: answers::turned_away(crate::base::answer::Code::NotPermitted),
            busy: answers::turned_away(crate::base::answer::Code::Busy),
        },
        handler,
    )
    .map_err(fault)?;
    let ending = Arc::clone(&proxy);
    Ok(Running { alive: Box::new(|| true), stop: Box::new(move || ending.stop()) })
}

/// Quiet hours and the owner's day follow the gate's zone: one that there is not would move them without a word. A machine without
/// the tz database has none but UTC, which is said.
fn known_zone(name: &str) -> Result<(), Trouble> {
    let known = zone_file::read(name).is_ok_and(|bytes| Zone::parse(name, &bytes).is_some());
    if known || name == "UTC" {
        return Ok(());
    }
    if zone_file::is_there() {
        return Err(Trouble::config(format!("owner.time_zone: this machine knows no zone {name}")));
    }
    log::error!("consent.no_tzdata zone={name}: times, quiet hours and the day are those of UTC; install tzdata");
    Ok(())
}

/// The first line of every start.
fn start_step(bot: Option<BotId>, clock: i64) -> Step {
    Step::Start { ver: env!("CARGO_PKG_VERSION").to_owned(), bot, clock: (clock != 0).then_some(clock) }
}
