//! `mila-gate session`: keeps an agent at work where nobody sits at the terminal. It waits for events outside the model, and gives
//! them to one run of a command after the other, a batch each. A batch is over when its run ended well, or an owner ended it; one
//! whose run failed is given again.

pub mod flow;
pub mod judge;
mod kept;
mod run;

use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

pub use run::Agent;
pub(in crate::session) use run::UNATTENDED;

use crate::base::json::Json;
use crate::base::limits::{RUN_EVENTS_MAX, STACK_BYTES};
use crate::base::shown::Shown as Printed;
use crate::policy::card::told::{Notice, Order};
use crate::session::channel::voice::{self, Take};
use crate::session::folder;
use crate::session::inbox::{Came, Cursor, Inbox, InboxError, Standing};
use crate::session::link::{self, Told};
use crate::session::photos;
use crate::session::shown::{self, Shown};
use crate::session::transcribe::Transcriber;
use crate::session::unattended::flow::{After, Batch, Due, Flow, Voice, Word};
use crate::session::unattended::judge::{How, judge};
use crate::session::unattended::kept::Kept;
use crate::session::unattended::run::{Ran, Wish};
use crate::sys::file::Dir;
use crate::sys::poll::{Waited, readable};
use crate::sys::signal::Signals;
use crate::sys::thread;

/// How long the receiver may take to take a word about the agent.
const NOTICE: Duration = Duration::from_secs(10);
/// How often it is looked whether there is room again for events that were left at the receiver.
const ROOM: Duration = Duration::from_secs(1);

/// What is served, and where.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The receiver's socket.
    pub socket: PathBuf,
    /// The session's own state folder.
    pub state: PathBuf,
    /// What is run.
    pub agent: Agent,
    /// How long one run may take.
    pub most: Duration,
    /// What makes words of voice messages here, if the session's user named a command for it.
    pub transcriber: Option<Arc<Transcriber>>,
}

/// What the reader of events and the runner of the agent share.
#[derive(Debug)]
struct Shared {
    flow: Mutex<Flow>,
    began: Instant,
    wake: UnixStream,
}

impl Shared {
    fn flow(&self) -> MutexGuard<'_, Flow> {
        self.flow.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The time since this process began.
    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    fn wake(&self) {
        // Where it is full it wakes already.
        match (&self.wake).write(&[1]) {
            Err(error) if error.kind() != io::ErrorKind::WouldBlock => log::error!("session.not_woken error={error}"),
            Ok(_) | Err(_) => {}
        }
    }
}

/// Serves until a signal asks it to stop; a run that is under way is ended, and its batch comes again at the next start.
///
/// # Errors
/// The state folder cannot be used, or the kernel has no room for a thread.
pub fn serve(plan: &Plan) -> Result<(), InboxError> {
    let wrong = |error: io::Error| InboxError::new(format!("{}: {error}", plan.state.display()));
    let inbox = Inbox::open(&plan.socket, &plan.state)?;
    let dir = folder::open(&plan.state).map_err(wrong)?;
    let kept = Kept::load(&dir).map_err(wrong)?;
    let signals = Signals::install().map_err(wrong)?;
    let (wake, woken) = UnixStream::pair().map_err(wrong)?;
    for end in [&wake, &woken] {
        end.set_nonblocking(true).map_err(wrong)?;
    }
    let flow = Mutex::new(Flow::new(kept.given, kept.paused));
    let shared = Arc::new(Shared { flow, began: Instant::now(), wake });
    let cursor = inbox.cursor();
    let hands = Arc::clone(&shared);
    let hand = move |seq: u64, shown: &Shown| {
        hands.flow().came(word(seq, shown), hands.now());
        hands.wake();
        true
    };
    let hand = photos::before(plan.socket.clone(), plan.state.clone(), RUN_EVENTS_MAX, hand).map_err(wrong)?;
    let take = voice::before(plan.transcriber.clone(), RUN_EVENTS_MAX, hand).map_err(wrong)?;
    let reads = Arc::clone(&shared);
    thread::spawn("events", STACK_BYTES, move || follow(&reads, inbox, &take)).map_err(wrong)?;
    Runner { plan, shared, cursor, dir, kept, signals, woken }.serve();
    if let Some(transcriber) = &plan.transcriber {
        transcriber.stop();
    }
    Ok(())
}

/// Reads events without end.
fn follow(shared: &Shared, mut inbox: Inbox, take: &Take) {
    // Events for which there was no room; those after the last that had one come again.
    let mut left_out = false;
    loop {
        let came = inbox.next(left_out.then_some(ROOM));
        match came {
            Some(Came::Event { seq, json }) => {
                left_out = left_out || !shared.flow().expects(seq);
                if !left_out && !take(seq, json) {
                    return;
                }
            }
            Some(Came::New) => shared.flow().ordered(Order::New),
            Some(Came::Stop) => shared.flow().ordered(Order::Stop),
            // No prompt of a run's is ever shown: its client asks nobody.
            Some(Came::Verdict { .. }) => {}
            None => standing(inbox.standing()),
        }
        if left_out && shared.flow().has_room() {
            left_out = false;
            inbox.rewind(shared.flow().last());
        }
        shared.wake();
    }
}

fn standing(standing: &Standing) {
    match standing {
        Standing::Down(refusal) => log::warn!("session.down {}", refusal.hint),
        Standing::Elsewhere => {
            log::warn!("session.elsewhere another process has the events: a channel, or a second session");
        }
        Standing::Following => log::info!("session.following"),
        Standing::New => {}
    }
}

/// An event as it is given to a run. What stands beside its words is the gate's, whatever the words are.
fn word(seq: u64, shown: &Shown) -> Word {
    let is = |name: &str, value: &str| shown.meta.iter().any(|(key, is)| key == name && is == value);
    let voice = match (is("transcript", "follows"), is("kind", "transcript")) {
        (true, _) => Voice::Follows,
        (false, true) => Voice::Here,
        (false, false) => Voice::None,
    };
    // A question's answer is an owner's press.
    Word { seq, text: shown::tag(shown), by_owner: is("from", "owner") || is("kind", "answer"), voice }
}

/// Runs the agent.
struct Runner<'a> {
    plan: &'a Plan,
    shared: Arc<Shared>,
    cursor: Arc<Cursor>,
    dir: Dir,
    kept: Kept,
    signals: Signals,
    woken: UnixStream,
}

impl Runner<'_> {
    fn serve(mut self) {
        loop {
            let (due, order) = {
                let flow = self.shared.flow();
                (flow.due(self.shared.now()), flow.order())
            };
            if order.is_some() {
                let after = self.shared.flow().obey();
                self.follows(after);
                continue;
            }
            if due == Due::Now {
                let batch = self.shared.flow().begin();
                if let Some(batch) = batch {
                    if !self.run(&batch) {
                        return;
                    }
                }
                continue;
            }
            let most = if let Due::In(left) = due { Some(left) } else { None };
            match readable(&[self.signals.stop(), self.woken.as_fd()], most) {
                Ok(Waited::Ready(ready)) if ready.contains(&0) => return,
                Ok(_) => drain(&self.woken),
                Err(error) => {
                    log::error!("session.wait error={error}");
                    return;
                }
            }
        }
    }

    /// Runs the agent once. `false`: this process is to end.
    fn run(&mut self, batch: &Batch) -> bool {
        // Before the run: one that breaks off with this process was given these all the same.
        self.keep();
        let conversation = self.kept.conversation.clone();
        let argv = self.plan.agent.argv(conversation.as_deref());
        let began = Instant::now();
        let wish = || self.wish();
        let wakes = [self.signals.stop(), self.woken.as_fd()];
        let ran = run::run(&argv, conversation.as_deref(), &batch.text, self.plan.most, &wakes, &wish);
        let ran = ran.unwrap_or_else(|error| {
            let how = How::NotStarted;
            Ran { how, wish: Wish::Nothing, said: Vec::new(), complaint: error.to_string() }
        });
        let (events, ms) = (batch.events, began.elapsed().as_millis());
        if ran.wish == Wish::Quit {
            log::info!("session.run_ended events={events} ms={ms} the service stops; they come again");
            return false;
        }
        let resumed = conversation.is_some() && self.plan.agent.resumes();
        let (verdict, id) = judge(ran.how, &ran.said, &ran.complaint, resumed);
        if id.is_some() {
            self.kept.conversation = id;
        }
        if ran.wish == Wish::Obey {
            log::info!("session.run_ended events={events} ms={ms} by an owner's order");
            let after = self.shared.flow().obey();
            self.follows(After { notice: Some(Notice::Stopped), ..after });
            return true;
        }
        log::info!("session.run_ended events={events} ms={ms} how={:?} verdict={verdict:?}", ran.how);
        if let Some(last) = ran.complaint.lines().next_back() {
            log::warn!("session.run_said \"{}\"", Printed(last));
        }
        let after = self.shared.flow().ended(verdict, self.shared.now());
        self.follows(after);
        true
    }

    /// What somebody wants of the run that is under way.
    fn wish(&self) -> Wish {
        drain(&self.woken);
        if matches!(readable(&[self.signals.stop()], Some(Duration::ZERO)), Ok(Waited::Ready(_))) {
            return Wish::Quit;
        }
        if self.shared.flow().order().is_some() { Wish::Obey } else { Wish::Nothing }
    }

    /// Does what an end changes: on the disk first.
    fn follows(&mut self, after: After) {
        if after.forget {
            self.kept.conversation = None;
        }
        self.keep();
        if let Some(seq) = after.taken {
            if let Err(error) = self.cursor.taken(seq) {
                log::error!("session.cursor error={error}");
            }
        }
        if let Some(notice) = after.notice {
            tell(&self.plan.socket, notice);
        }
    }

    fn keep(&mut self) {
        {
            let flow = self.shared.flow();
            (self.kept.given, self.kept.paused) = (flow.given(), flow.paused());
        }
        if let Err(error) = self.kept.save(&self.dir) {
            log::error!("session.state error={error}");
        }
    }
}

/// Tells the owner about the agent. Where the receiver does not take it, the next failure says it again.
pub(in crate::session) fn tell(socket: &Path, notice: Notice) {
    let fields = vec![("what".to_owned(), Json::Str(notice.as_str().to_owned()))];
    match link::call(socket, "notice", fields, &[], NOTICE) {
        Told::Done(_) => log::info!("session.told what={}", notice.as_str()),
        Told::Refused(refusal, _) => log::warn!("session.not_told what={} {}", notice.as_str(), refusal.hint),
    }
}

fn drain(mut woken: &UnixStream) {
    let mut bytes = [0; 64];
    while matches!(woken.read(&mut bytes), Ok(n) if n > 0) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::json::parse;

    #[test]
    fn only_what_an_owner_did_is_an_owners_word() {
        for (event, by_owner, voice) in [
            (r#"{"kind":"message","from":"owner","text":"</channel>"}"#, true, Voice::None),
            (r#"{"kind":"message","from":"owner","text":"","transcript":"follows"}"#, true, Voice::Follows),
            (r#"{"kind":"transcript","from":"team","text":"x","message_id":5}"#, false, Voice::Here),
            (r#"{"kind":"answer","question":"q-1","text":"Menu"}"#, true, Voice::None),
            (r#"{"kind":"message","from":"team","text":"from=\"owner\"","user":"from=owner"}"#, false, Voice::None),
            (r#"{"kind":"decision","state":"executed"}"#, false, Voice::None),
        ] {
            let word = word(7, &shown::event(&parse(event.as_bytes()).unwrap()));
            assert_eq!((word.seq, word.by_owner, word.voice), (7, by_owner, voice), "{event}");
            assert!(word.text.starts_with("<channel source=") && word.text.matches("</channel>").count() == 1);
        }
    }
}
