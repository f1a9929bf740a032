//! The thread that acts: one action at a time, at most once. `used` is on the disk before the program starts, `executed` after.

use std::fs::File;
use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use crate::base::answer::{Answer, Code, Ran, Refusal, State};
use crate::base::digest::FileFacts;
use crate::base::ids::RequestId;
use crate::base::json::{self, Json};
use crate::base::limits::LINE_MAX;
use crate::config::Socket;
use crate::config::kind::Kind;
use crate::daemon::consent::core::Core;
use crate::daemon::consent::proxy::{KnownChats, Proxy};
use crate::journal::record::Step;
use crate::net::lines::{LineReader, send_line};
use crate::net::unix;
use crate::policy::consent::Phase;
use crate::policy::outcome::{Failed, Outcome};
use crate::policy::payload::{self, Checked, ShownValue, Stored as StoredRequest};

/// How long the runner may take to read the request, and longer than the kind's time that its answer may take.
const SEND_TIME: Duration = Duration::from_secs(30);
const GRACE: Duration = Duration::from_secs(20);
/// How often, and how long apart, a runner that is busy is asked.
const BUSY_TRIES: usize = 10;
const BUSY_WAIT: Duration = Duration::from_secs(1);

/// Runs until the proxy ends.
pub(super) fn run(proxy: &Proxy, actions: &Receiver<RequestId>) {
    while let Ok(id) = actions.recv() {
        act(proxy, &id);
    }
}

/// What is about to run.
struct Ready {
    kind: Arc<Kind>,
    checked: Checked,
    files: Vec<(FileFacts, File)>,
}

fn act(proxy: &Proxy, id: &RequestId) {
    let wanted = |core: &Core| granted(core, id) || core.aside.contains_key(id);
    if !wanted(&proxy.lock()) {
        return;
    }
    let ready = ready(proxy, id);
    let ready = {
        let mut core = proxy.lock();
        let begun = ready.and_then(|ready| begin(proxy, &mut core, id, ready));
        if !matches!(begun, Ok(Some(_))) {
            proxy.not_begun(&mut core, id);
        }
        match begun {
            Ok(Some(ready)) => ready,
            // Frozen, turned off, out of time or not covered any more while it waited: it has ended already, or a card asks.
            Ok(None) => return,
            Err(refusal) if refusal.code == Code::SpoolGone => {
                return proxy.expire(&mut core, id, Code::SpoolGone.as_str());
            }
            Err(refusal) => {
                // What changed for one use changed for its permission.
                proxy.tidy_permissions(&mut core);
                return proxy.refuse(&mut core, id, refusal);
            }
        }
    };
    let (outcome, ms) = run_one(proxy, id, &ready);
    log::info!("consent.ran id={id} ran={} ms={ms}", outcome.ran.as_str());
    let mut core = proxy.lock();
    let step = Step::Executed { id: id.clone(), ran: outcome.ran, code: outcome.code().map(str::to_owned), ms };
    core.keep(proxy.now(), step);
    let anchor = core.head().anchor();
    if let Some(card) = core.cards.get_mut(id) {
        card.told.result.clone_from(&outcome.result);
        card.outcome = Some((outcome, anchor));
    }
    proxy.ran(&mut core, id);
}

fn granted(core: &Core, id: &RequestId) -> bool {
    core.gate.request(id).is_some_and(|request| matches!(request.phase, Phase::Granted { .. }))
}

/// `used` is written, if everything still stands as it stood at the yes; inside a permission the use with it, in one go.
fn begin(proxy: &Proxy, core: &mut Core, id: &RequestId, ready: Ready) -> Result<Option<Ready>, Refusal> {
    // A clock that was moved while this waited suspends permissions before it can begin.
    proxy.look(core);
    proxy.owners_in(core);
    proxy.expire_due(core);
    if core.aside.contains_key(id) {
        proxy.tidy_permissions(core);
    } else if !granted(core, id) {
        return Ok(None);
    }
    if core.gate.frozen().is_some() {
        return Err(Refusal::of(Code::Frozen));
    }
    if !core.gate.is_on(&ready.kind) {
        return Err(Refusal::kind_off(ready.kind.id.as_str()));
    }
    let used = Step::Used { id: id.clone() };
    if granted(core, id) {
        core.record(proxy.times(), &used)?;
    } else {
        let Some(under) = proxy.use_now(core, id, &ready.checked)? else { return Ok(None) };
        core.record_two(proxy.times(), &under, &used)?;
        core.aside.remove(id);
    }
    Ok(Some(ready))
}

/// The request once more from the spool, against the kinds and chats of now: it must be what the owner saw.
fn ready(proxy: &Proxy, id: &RequestId) -> Result<Ready, Refusal> {
    let gone = || Refusal::of(Code::SpoolGone);
    let (origin, kind, digest, asked, terms) = {
        let core = proxy.lock();
        let request = core.gate.request(id).ok_or_else(gone)?;
        (request.origin.clone(), request.kind.clone(), request.digest, request.asked, request.perm.is_some())
    };
    let stored = proxy.spool.load(&origin).map_err(|error| {
        log::error!("consent.spool id={id} error={error}");
        gone()
    })?;
    let parts = super::from_session::stored(&stored.request).ok_or_else(gone)?;
    let kinds = proxy.kinds()?;
    let kind = kinds.get(&kind).ok_or_else(|| Refusal::of(Code::KindChanged))?;
    let facts: Vec<FileFacts> = stored.files.iter().map(|(facts, _)| facts.clone()).collect();
    let was = StoredRequest { def: &parts.def, canonical: &parts.canonical, files: &facts, digest: &digest, terms };
    let owners = proxy.owners();
    let core = proxy.lock();
    let chats = KnownChats { owners: &owners, gate: &core.gate };
    // The moment it was asked, so that a time that has come meanwhile is no change of the action.
    let checked = payload::again(kind, &was, &chats, asked)?;
    Ok(Ready { kind: Arc::clone(kind), checked, files: stored.files })
}

/// Lease, runner, lease closed. What never began ran not; what began and gave no word is unknown.
fn run_one(proxy: &Proxy, id: &RequestId, ready: &Ready) -> (Outcome, u64) {
    let kind = &ready.kind;
    if !kind.routes.is_empty() {
        let lease = proxy.bot.keeper().open_lease(id, &kind.id, &kind.def, &ready.checked.chats, kind.seconds);
        if let Err(error) = lease {
            log::error!("consent.no_lease id={id} error={error}");
            // Its answer may have been lost on the way.
            close_lease(proxy, id);
            return (not_run(&ready.checked, "no_lease"), 0);
        }
    }
    let mut handed = hand_over(proxy, id, ready);
    // What an earlier process of ours had begun is still being ended: nothing of this one ran, so it may be handed over again.
    for _ in 0..BUSY_TRIES {
        if !matches!(handed, Handed::Refused(Code::RunnerBusy)) {
            break;
        }
        std::thread::sleep(BUSY_WAIT);
        handed = hand_over(proxy, id, ready);
    }
    let result = match handed {
        Handed::Ended(outcome, ms) => (outcome, ms),
        Handed::Refused(why) => (not_run(&ready.checked, why.as_str()), 0),
    };
    if !kind.routes.is_empty() {
        close_lease(proxy, id);
    }
    result
}

fn close_lease(proxy: &Proxy, id: &RequestId) {
    if let Err(error) = proxy.bot.keeper().close_lease(id) {
        log::error!("consent.lease_not_closed id={id} error={error}");
    }
}

/// What the runner made of an action.
enum Handed {
    /// It ended, and this is what is known of it.
    Ended(Outcome, u64),
    /// The runner started nothing.
    Refused(Code),
}

fn hand_over(proxy: &Proxy, id: &RequestId, ready: &Ready) -> Handed {
    let path = proxy.config.socket(Socket::Runner);
    let stream = match unix::connect(&path, proxy.config.users.server) {
        Ok(stream) => stream,
        Err(error) => {
            log::error!("consent.no_runner id={id} error={error}");
            return Handed::Refused(Code::GateDown);
        }
    };
    // The runner starts nothing before it has all of this, and it says so if it refuses: what fails here ran not.
    let sent = send_line(&stream, &line(id, ready), SEND_TIME).and_then(|()| send_files(&stream, &ready.files));
    let whole = sent.is_ok();
    if let Err(error) = sent {
        log::error!("consent.runner_not_told id={id} error={error}");
        drop(stream.shutdown(Shutdown::Write));
    }
    let seconds = Duration::from_secs(u64::from(ready.kind.seconds));
    let most = if whole { seconds.saturating_add(GRACE) } else { GRACE };
    let Some(end) = Instant::now().checked_add(most) else { return Handed::Ended(Outcome::unknown(), 0) };
    match LineReader::new(stream).line(LINE_MAX, end) {
        Ok(answer) => match Answer::from_json(&answer) {
            Ok(refused) if refused.state == State::Denied => {
                let why = refused.code.as_deref().and_then(Code::parse).unwrap_or(Code::Config);
                log::error!("consent.runner_refused id={id} code={}", why.as_str());
                Handed::Refused(why)
            }
            Ok(_) | Err(_) => {
                let (outcome, ms) = Outcome::of_runner(&answer, &targets(&ready.checked));
                Handed::Ended(outcome, ms)
            }
        },
        // It had not all of it, so it started nothing.
        Err(_) if !whole => Handed::Refused(Code::GateDown),
        Err(fault) => {
            log::error!("consent.runner_silent id={id} fault={fault}");
            Handed::Ended(Outcome::unknown(), 0)
        }
    }
}

/// FORMATS §11: the program's standard input inside, the sizes of the files outside.
fn line(id: &RequestId, ready: &Ready) -> String {
    let text = |text: &str| Json::Str(text.to_owned());
    let size = |facts: &FileFacts| Json::Int(i64::try_from(facts.size).unwrap_or(i64::MAX));
    let object = |fields: Vec<(&str, Json)>| {
        Json::Obj(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
    };
    let facts = ready.checked.files.iter().map(|facts| {
        object(vec![("name", text(&facts.name)), ("sha256", text(&facts.sha256.hex())), ("size", size(facts))])
    });
    let payload = json::parse(ready.checked.canonical.as_bytes()).unwrap_or(Json::Null);
    let request = object(vec![
        ("cents", Json::Int(i64::from(ready.checked.cents))),
        ("files", Json::Arr(facts.collect())),
        ("id", text(id.as_str())),
        ("kind", text(ready.kind.id.as_str())),
        ("payload", payload),
    ]);
    json::canonical(&object(vec![
        ("op", text("run")),
        ("id", text(id.as_str())),
        ("kind", text(ready.kind.id.as_str())),
        ("def", text(&ready.kind.def.hex())),
        ("seconds", Json::Int(i64::from(ready.kind.seconds))),
        ("request", request),
        ("files", Json::Arr(ready.checked.files.iter().map(size).collect())),
    ]))
}

fn send_files(mut stream: &std::os::unix::net::UnixStream, files: &[(FileFacts, File)]) -> io::Result<()> {
    stream.set_write_timeout(Some(SEND_TIME))?;
    for (facts, file) in files {
        let sent = io::copy(&mut file.take(facts.size), &mut stream)?;
        if sent != facts.size {
            return Err(io::Error::other("a stored file became shorter"));
        }
    }
    stream.flush()
}

pub(super) fn targets(checked: &Checked) -> Vec<String> {
    checked
        .shown
        .iter()
        .filter_map(|field| if let ShownValue::Targets(targets) = &field.value { Some(targets) } else { None })
        .flatten()
        .map(|target| target.id.clone())
        .collect()
}

fn not_run(checked: &Checked, code: &str) -> Outcome {
    let target = targets(checked).into_iter().next().unwrap_or_default();
    let failed = vec![Failed { target, code: Failed::code(code), said: String::new() }];
    Outcome { ran: Ran::No, done: Vec::new(), failed, result: None }
}
