//! The runner: starts the program of an action that an owner agreed to, and says what came of it.
//!
//! One action at a time. It holds nothing: no key, no journal. Whatever the program leaves behind is ended after it.

use std::io;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::base::answer::{Answer, Code, Refusal};
use crate::base::exit::Exit;
use crate::base::json::{self, Json};
use crate::base::limits::{FILES_IDLE, FILES_TIME, LINE_MAX, LINE_TIME};
use crate::base::shown::Shown;
use crate::base::time::Wall;
use crate::config::kinds::KindsCache;
use crate::config::{Config, Socket, file};
use crate::daemon::skeleton::{self, Role, Running, Trouble};
use crate::net::lines::{LineReader, send_line};
use crate::net::unix::{self, Handler, Peer, Pool, Served};
use crate::policy::outcome::Outcome;
use crate::sys::child::{self, Ended, SelfImage};
use crate::sys::file::nameless;

mod action;
mod request;
mod room;

use action::{End, Ground};
use request::{Op, Run};
use room::{Room, Rooms};

/// How long the caller may take to read an answer.
const ANSWER_TIME: Duration = Duration::from_secs(5);
/// Connections at once: the action, questions that meet it, and the host's.
const POOL: Pool = Pool { max: 8, per_uid: 6 };

/// Runs the daemon until it is told to stop.
pub fn run(config_path: &Path, plain: bool) -> Exit {
    skeleton::run(
        Role::Runner,
        config_path,
        plain,
        |begun| {
            Runner::open(Arc::clone(&begun.config), begun.now())
                .map_err(|error| Trouble::config(format!("{}: {error}", begun.config.state.join("act").display())))
        },
        |_begun, runner, sockets| {
            let plain = runner.config.plain;
            runner.serve(sockets.take(Socket::Runner)?)?;
            let mut running = Running::sockets_alone();
            if !plain {
                // What runs ends with us; what it left behind would otherwise stay until the next start.
                running.stop = Box::new(|| {
                    if let Err(error) = child::sweep_uid() {
                        log::error!("runner.sweep_failed error={error}");
                    }
                });
            }
            Ok(running)
        },
    )
}

/// The runner's state.
#[derive(Debug)]
struct Runner {
    config: Arc<Config>,
    image: SelfImage,
    keeper: PathBuf,
    lane: PathBuf,
    since: Wall,
    kinds: Mutex<KindsCache>,
    rooms: Mutex<Rooms>,
    busy: AtomicBool,
}

/// Held while an action is under way: there is one at a time.
struct Turn<'a>(&'a AtomicBool);

impl<'a> Turn<'a> {
    fn take(busy: &'a AtomicBool) -> Option<Self> {
        // Made only when it was taken: one that was not must not give the other's back.
        (!busy.swap(true, Ordering::AcqRel)).then(|| Self(busy))
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

/// What an action left in its room. It goes after the answer was sent: the next action waits for it, the owner need not.
struct Left<'a>(MutexGuard<'a, Rooms>);

impl Drop for Left<'_> {
    fn drop(&mut self) {
        if let Err(error) = self.0.empty() {
            // The next room is not made before this folder is empty.
            log::error!("runner.not_emptied error={error}");
        }
    }
}

impl Runner {
    /// Takes the runner's folder, ends what an earlier process left, and empties it.
    fn open(config: Arc<Config>, since: Wall) -> io::Result<Self> {
        let image = SelfImage::open()?;
        if !config.plain {
            child::adopt_orphans()?;
            // Before the lock: what an earlier action left behind may hold it.
            action::sweep(false)?;
        }
        let rooms = Rooms::open(&config.state.join("act"))?;
        let (keeper, lane) = (config.socket(Socket::Keeper), config.socket(Socket::Lane));
        let (kinds, rooms) = (Mutex::default(), Mutex::new(rooms));
        Ok(Self { config, image, keeper, lane, since, kinds, rooms, busy: AtomicBool::new(false) })
    }

    fn serve(self, listener: UnixListener) -> Result<(), Trouble> {
        let line = |refusal: Refusal| format!("{}\n", Answer::denied(None, refusal).to_json()).into_bytes();
        let served = Served {
            name: "runner",
            listener,
            allowed: vec![self.config.users.consent, self.config.users.root],
            pool: POOL,
            refused: line(Refusal::of(Code::NotPermitted)),
            busy: line(Refusal::of(Code::Busy)),
        };
        let handler: Arc<Handler> = Arc::new(move |peer, stream| self.handle(peer, stream));
        unix::serve(served, handler).map(drop).map_err(|error| Trouble::config(format!("threads: {error}")))
    }

    /// One connection: a line, the files' bytes, an answer.
    fn handle(&self, peer: Peer, stream: UnixStream) {
        let mut reader = LineReader::new(stream);
        let mut left = None;
        let answer = match self.answer(peer, &mut reader, &mut left) {
            Ok(Some(answer)) => answer,
            Ok(None) => return,
            Err(refusal) => {
                log::warn!(
                    "runner.refused uid={} code={} hint=\"{}\"",
                    peer.uid,
                    refusal.code.as_str(),
                    Shown(&refusal.hint)
                );
                Answer::denied(None, refusal).to_json()
            }
        };
        if let Err(error) = send_line(reader.stream(), &answer, ANSWER_TIME) {
            log::warn!("runner.not_told uid={} error={error}", peer.uid);
        }
    }

    /// `None`: there is nobody to answer.
    fn answer<'a>(
        &'a self,
        peer: Peer,
        reader: &mut LineReader,
        left: &mut Option<Left<'a>>,
    ) -> Result<Option<String>, Refusal> {
        let Some(end) = Instant::now().checked_add(LINE_TIME) else { return Ok(None) };
        let line = match reader.line(LINE_MAX, end) {
            Ok(line) => line,
            Err(fault) => {
                log::debug!("runner.no_line uid={} fault={fault}", peer.uid);
                return Ok(None);
            }
        };
        // Looked at anew for each action: what root changed since holds at once, here as in the keeper.
        let kinds = self.kinds.lock().unwrap_or_else(PoisonError::into_inner).current(&self.config);
        let kinds = kinds.map_err(|error| Refusal::trouble(Code::Config, &error.to_string()))?;
        match request::read(&line, &kinds)? {
            Op::Status => Ok(Some(self.status())),
            // Root may look, but what runs is the proxy's to say.
            Op::Run(_) if peer.uid != self.config.users.consent => Err(Refusal::not_permitted(peer.uid)),
            Op::Run(run) => self.run(&run, reader, left),
        }
    }

    fn status(&self) -> String {
        let busy = self.busy.load(Ordering::Acquire);
        json::canonical(&Json::Obj(vec![
            ("busy".to_owned(), Json::Bool(busy)),
            ("since".to_owned(), Json::Str(self.since.to_second())),
            ("up".to_owned(), Json::Bool(true)),
        ]))
    }

    fn run<'a>(
        &'a self,
        run: &Run,
        reader: &mut LineReader,
        left: &mut Option<Left<'a>>,
    ) -> Result<Option<String>, Refusal> {
        let _turn = Turn::take(&self.busy).ok_or_else(|| Refusal::of(Code::RunnerBusy))?;
        // Nothing of an earlier action may be there when the lease of this one is open.
        action::sweep(self.config.plain).map_err(|error| trouble(&error))?;
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let rooms = &left.insert(Left(rooms)).0;
        let room = rooms.make(!run.files.is_empty()).map_err(|error| trouble(&error))?;
        self.run_alone(run, &room, reader)
    }

    fn run_alone(&self, run: &Run, room: &Room, reader: &mut LineReader) -> Result<Option<String>, Refusal> {
        if !receive(room, run, reader)? {
            return Ok(None);
        }
        if reader.has_more() {
            return Err(Refusal::field_range("files", "no bytes after the last file", "some"));
        }
        if let Some(program) = run.kind.command.first().filter(|program| *program != "@self") {
            file::check_program(Path::new(program), self.config.users.root)
                .map_err(|what| Refusal::trouble(Code::Config, &format!("{program} {what}")))?;
        }
        // The canonical request as an open file: a program that does not read it holds nobody up.
        let stdin = nameless(run.stdin.as_bytes()).map_err(|error| trouble(&error))?;
        let ground = Ground { image: &self.image, keeper: &self.keeper, lane: &self.lane, plain: self.config.plain };
        let began = Instant::now();
        let child = action::start(ground, &run.kind, room, stdin).map_err(|error| trouble(&error))?;
        log::info!("runner.started id={} kind={} pid={}", run.id, run.kind.id, child.pid());
        let most = Duration::from_secs(u64::from(run.seconds));
        let ran = action::watch(child, reader.stream(), most, self.config.plain);
        let ms = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
        let outcome = match ran.end {
            End::Ended(Ended::Exit(_)) => Outcome::of_program(&ran.stdout, &run.targets),
            End::Ended(Ended::Signal(_)) | End::Time | End::TooMuch | End::Fault | End::CallerGone => {
                Outcome::unknown()
            }
        };
        log::info!("runner.ended id={} end={:?} ran={} ms={ms}", run.id, ran.end, outcome.ran.as_str());
        if !ran.stderr.is_empty() {
            log::warn!("runner.stderr id={} said=\"{}\"", run.id, Shown(&ran.stderr));
        }
        Ok((ran.end != End::CallerGone).then(|| outcome.to_json(ms)))
    }
}

/// Receives the files' bytes into the room. `false`: the caller has gone.
fn receive(room: &Room, run: &Run, reader: &mut LineReader) -> Result<bool, Refusal> {
    let Some(end) = Instant::now().checked_add(FILES_TIME) else { return Ok(false) };
    for (index, facts) in run.files.iter().enumerate() {
        let mut incoming = room.file(index).map_err(|error| trouble(&error))?;
        let mut failed = None;
        let taken = reader.body(facts.size, FILES_IDLE, end, |bytes| {
            incoming.take(bytes).inspect_err(|error| failed = Some(trouble(error)))
        });
        if let Some(refusal) = failed {
            return Err(refusal);
        }
        if let Err(fault) = taken {
            log::warn!("runner.files_cut id={} file={} fault={fault}", run.id, index.saturating_add(1));
            return Ok(false);
        }
        if !incoming.end(facts).map_err(|error| trouble(&error))? {
            return Err(Refusal::file_changed(index, &facts.name));
        }
    }
    Ok(true)
}

/// Nothing ran, since the runner itself could not go on.
fn trouble(error: &io::Error) -> Refusal {
    let full = matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded);
    let code = if full { Code::DiskFull } else { Code::Config };
    Refusal::trouble(code, &format!("the runner: {error}"))
}

#[cfg(test)]
mod tests;
