//! The receiver: the one who speaks with Telegram, and what the session may see.
//!
//! Threads: the poll; the presses on their way to the proxy; the connection with the proxy that stays; what the gate itself says
//! to owners, edits and answers to presses, and what is due at some time; a few for strangers' questions; and one for each
//! connection of a session.

use std::path::Path;
use std::sync::Arc;

use crate::base::answer::{Code, Refusal};
use crate::base::exit::Exit;
use crate::base::limits::STACK_BYTES;
use crate::config::Socket;
use crate::daemon::skeleton::{self, Begun, Role, Running, Sockets, Trouble};
use crate::net::bot::Bot;
use crate::net::keeper_client::KeeperClient;
use crate::net::unix::{self, Pool, Served};
use crate::store::owners::OwnersFile;
use crate::store::{button_key, folder};
use crate::sys::file::Dir;
use crate::sys::lock::Lock;
use crate::sys::thread;

mod after;
mod batch;
mod chats;
mod commands;
mod event;
mod eyes;
mod feed;
mod guest_answers;
mod guest_questions;
mod guest_words;
mod health;
mod holds;
mod journals;
mod kept;
mod lane;
mod lane_day;
mod lane_link;
mod lane_send;
mod mine;
mod pairing;
mod people;
mod poll;
mod presence;
mod presses;
mod proxy;
mod questions;
mod relay;
mod roles;
mod rolling;
mod rooms;
mod said;
mod sent;
mod session;
mod shared;
mod team;
mod teller;
#[cfg(test)]
mod testing;
mod ticker;
mod voice;
mod waits;
mod why;
mod wire;

use chats::Chats;
use commands::Menus;
use guest_questions::GuestQuestions;
use journals::Journals;
use lane::Lane;
use lane_day::LaneDay;
use poll::Poll;
use proxy::Proxy;
use questions::Questions;
use relay::Prompts;
use roles::Languages;
use rooms::Rooms;
use sent::Sent;
use session::Callers;
use shared::{Parts, Shared, dice};
use team::Team;
use voice::Voices;
use why::Why;
use wire::Kept;

/// Connections of one caller at once; no caller can take another's places.
const PER_UID: usize = 16;

struct State {
    shared: Arc<Shared>,
    own: Dir,
    held: Vec<i64>,
    /// A second poller on this machine would steal updates from this one.
    lock: Lock,
}

/// Runs the receiver until it is told to stop.
pub fn run(config_path: &Path, plain: bool) -> Exit {
    skeleton::run(Role::Receiver, config_path, plain, open, serve)
}

fn open(begun: &Begun) -> Result<State, Trouble> {
    let config = &begun.config;
    let stopped = |error: std::io::Error| Trouble::journal(format!("{}: {error}", config.state.join("io").display()));
    let io =
        folder::open(&config.state, "io", config.users.root).map_err(|fault| Trouble::config(fault.to_string()))?;
    let own = folder::private(&io, "own").map_err(|error| Trouble::config(error.to_string()))?;
    let lock = Lock::take(&own, ".lock")
        .map_err(stopped)?
        .ok_or_else(|| Trouble::config("another receiver uses this state folder".to_owned()))?;
    let why = Why::open(folder::private(&io, "own").map_err(stopped)?);
    let (journals, held) =
        Journals::open(io.path().to_owned(), config.guests_keep_days, begun.now()).map_err(stopped)?;
    let owners = OwnersFile::new(&config.state, config.users.root);
    if owners.current().list().is_empty() {
        log::warn!("owners.none, so nobody is listened to: mila-gate setup");
    }
    let proxy = Proxy::new(config.socket(Socket::ConsentIo), config.users.server);
    let (io_folder, own_folder) = (|| Dir::open(io.path()), || folder::private(&io, "own"));
    let shared = Arc::new(Shared::new(Parts {
        clock: begun.clock.clone(),
        owners,
        why,
        proxy,
        journals,
        bot: Bot::new(KeeperClient::new(config.socket(Socket::Keeper), config.users.server)),
        key: button_key::load_or_make(&io).map_err(stopped)?,
        chats: Chats::open(io_folder().map_err(stopped)?),
        guest_questions: GuestQuestions::open(own_folder().map_err(stopped)?),
        lane: Lane::new(config.socket(Socket::Lane), config.users.server),
        lane_day: LaneDay::open(own_folder().map_err(stopped)?),
        languages: Languages::open(own_folder().map_err(stopped)?),
        menus: Menus::open(own_folder().map_err(stopped)?),
        prompts: Prompts::open(own_folder().map_err(stopped)?),
        questions: Questions::open(own_folder().map_err(stopped)?),
        rooms: Rooms::open(own_folder().map_err(stopped)?),
        own: own_folder().map_err(stopped)?,
        sent: Sent::open(own_folder().map_err(stopped)?, begun.now()).map_err(stopped)?,
        team: Team::open(io_folder().map_err(stopped)?, own_folder().map_err(stopped)?),
        voices: Voices::new(config.keeper.voice.as_ref().map(|_| config.keeper.voice_model.clone()), held.voices),
    }));
    Ok(State { shared, own, held: held.updates, lock })
}

#[allow(clippy::needless_pass_by_value, reason = "the frame of every daemon hands it over")]
fn serve(begun: Begun, state: State, sockets: &mut Sockets) -> Result<Running, Trouble> {
    let config = &begun.config;
    let State { shared, own, held, lock } = state;
    let started = |error: std::io::Error| Trouble::config(format!("a thread cannot be started: {error}"));

    let presses = Arc::clone(&shared);
    thread::spawn("presses", STACK_BYTES, move || {
        let shared = &presses;
        let tell = |line: &str| shared.proxy.tell(line);
        shared.presses.run(
            &shared.halt,
            || shared.boot(),
            dice,
            tell,
            |handed, outcome| shared.pressed(handed, outcome),
        );
    })
    .map_err(started)?;

    let sayings = Arc::clone(&shared);
    thread::spawn("said", STACK_BYTES, move || sayings.sayings.run(|line| sayings.proxy.said(line)))
        .map_err(started)?;

    let follower = Arc::clone(&shared);
    thread::spawn("proxy", STACK_BYTES, move || follower.proxy.follow(&*follower, &follower.halt, dice))
        .map_err(started)?;

    let teller = Arc::clone(&shared);
    thread::spawn("teller", STACK_BYTES, move || teller.teller.run(&teller)).map_err(started)?;
    let ticker = Arc::clone(&shared);
    thread::spawn("ticker", STACK_BYTES, move || ticker::run(&ticker)).map_err(started)?;
    relay::restarted(&shared);
    let edits = Arc::clone(&shared);
    thread::spawn("edits", STACK_BYTES, move || edits.outbox.run_edits(&edits.bot)).map_err(started)?;
    let toasts = Arc::clone(&shared);
    thread::spawn("toasts", STACK_BYTES, move || toasts.outbox.run_toasts(&toasts.bot)).map_err(started)?;

    voice::start(&shared).map_err(started)?;
    lane::start(&shared).map_err(started)?;

    let keeper = KeeperClient::new(config.socket(Socket::Keeper), config.users.server);
    let poll = Poll::new(Kept::new(keeper), Arc::clone(&shared), own, held);
    thread::spawn("poll", STACK_BYTES, move || poll.run()).map_err(started)?;

    let callers = Callers { session: config.users.session.clone(), root: config.users.root };
    let mut allowed = callers.session.clone();
    allowed.push(callers.root);
    let places = Pool { max: PER_UID.saturating_mul(allowed.len()), per_uid: PER_UID };
    let served = Served {
        name: "session",
        listener: sockets.take(Socket::Session)?,
        allowed,
        pool: places,
        refused: session::refusal_line(Refusal::of(Code::NotPermitted)),
        busy: session::refusal_line(Refusal::busy(1)),
    };
    let sessions = Arc::clone(&shared);
    let handler = move |peer: unix::Peer, stream| session::serve(&sessions, &callers, peer.uid, stream);
    unix::serve(served, Arc::new(handler)).map_err(started)?;

    let alive = Arc::clone(&shared);
    Ok(Running {
        alive: Box::new(move || {
            // Held as long as the process lives: threads may still write while it stops.
            let _ = &lock;
            alive.health.alive(alive.boot())
        }),
        stop: Box::new(move || {
            shared.halt.set();
            shared.presses.stop();
            shared.teller.stop();
            shared.lane.stop(&shared);
            shared.ticker.stop();
            shared.outbox.stop();
            shared.voices.stop();
        }),
    })
}
