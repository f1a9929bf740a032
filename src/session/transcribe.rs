//! Voice messages become words on the session's side, by a command of its user's (`TELEGRAM_VOICE_TRANSCRIBE_CMD`): for a gate that
//! has no transcription service. The command runs as whoever runs the session, never as the gate.

use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::path::{Path, PathBuf};
use std::process::ChildStdout;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::base::json::Json;
use crate::base::limits::{TRANSCRIBE_BYTES_MAX, TRANSCRIBE_TIME, TRANSCRIPT_MAX};
use crate::session::shown::{self, Shown};
use crate::session::{folder, link};
use crate::sys::child::{self, Child, Ended, KILL, Program, Spec, Stream};
use crate::sys::file::How;
use crate::sys::poll::{Waited, readable};

/// The variable that holds the command.
pub const VARIABLE: &str = "TELEGRAM_VOICE_TRANSCRIBE_CMD";

/// What runs it: the command may be a pipeline.
const SHELL: &str = "/bin/sh";
/// How long the fetching of a recording may take.
const FETCH: Duration = Duration::from_secs(60);
/// How long what was killed may take to be gone.
const END: Duration = Duration::from_secs(5);
/// The folder of fetched files in the session's state folder.
const FETCHED: &str = "files";

/// The command, and what it needs.
#[derive(Debug)]
pub struct Transcriber {
    script: String,
    env: Vec<(String, OsString)>,
    /// The receiver's socket.
    session: PathBuf,
    /// The session's own state folder.
    state: PathBuf,
    most: Duration,
    running: Mutex<Running>,
}

#[derive(Debug, Default)]
struct Running {
    child: Option<Child>,
    over: bool,
}

/// Why there are no words. What the command itself said goes to standard error, where ours goes.
#[derive(Clone, Debug, Eq, PartialEq)]
enum Failed {
    Ended(Ended),
    Fetched(String),
    NotStarted,
    Over,
    Silent,
    Time,
    TooMuch,
}

impl Failed {
    fn why(&self) -> String {
        match self {
            Self::Ended(Ended::Exit(status)) => format!("{VARIABLE} ended with status {status}"),
            Self::Ended(Ended::Signal(signal)) => format!("{VARIABLE} was ended by signal {signal}"),
            Self::Fetched(code) => format!("the recording could not be fetched: {code}"),
            Self::NotStarted => format!("{VARIABLE} could not be started"),
            Self::Over => "the session ends".to_owned(),
            Self::Silent => format!("{VARIABLE} printed no words"),
            Self::Time => format!("{VARIABLE} took too long"),
            Self::TooMuch => format!("{VARIABLE} printed more than {TRANSCRIBE_BYTES_MAX} bytes"),
        }
    }
}

impl Transcriber {
    /// A transcriber with this command and environment. The recording's path takes the place of `{file}`; a command that names
    /// neither that nor `$1` gets it as its last argument. `session` is the receiver's socket, `state` the session's own folder.
    #[must_use]
    pub fn new(command: &str, env: Vec<(String, OsString)>, session: PathBuf, state: PathBuf) -> Self {
        // The path is never part of the script, so no character in it means anything to the shell.
        let script = if command.contains("{file}") {
            command.replace("{file}", "\"$1\"")
        } else if command.contains("$1") || command.contains("$@") {
            command.to_owned()
        } else {
            format!("{command} \"$1\"")
        };
        Self { script, env, session, state, most: TRANSCRIBE_TIME, running: Mutex::default() }
    }

    /// An event as the agent sees it; that of a voice message whose words the gate does not bring, with its words. Waits for the
    /// command, two minutes at most.
    #[must_use]
    pub fn event(&self, event: &Json) -> Shown {
        let mut shown = shown::event(event);
        let Some(id) = recording(event) else { return shown };
        match self.words(&id) {
            Ok(words) => shown.say(shown::TRANSCRIPT_LABEL, &words),
            Err(failed) => {
                log::warn!("transcribe.failed {}", failed.why());
                shown.remark(&format!(
                    "(no transcript: {}. The sound itself comes with download_attachment.)",
                    failed.why()
                ));
            }
        }
        shown
    }

    /// Ends the command that runs, with everything it started, and starts none any more.
    pub fn stop(&self) {
        let mut running = self.lock();
        running.over = true;
        if let Some(child) = &running.child {
            if let Err(error) = child.signal_group(KILL) {
                log::warn!("transcribe.not_ended error={error}");
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Running> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Fetches a recording, gives it to the command and removes it.
    fn words(&self, id: &str) -> Result<String, Failed> {
        let refused = |error: io::Error| Failed::Fetched(error.to_string());
        let dir = folder::open(&self.state.join(FETCHED)).map_err(refused)?;
        // Programs that convert sound go by the name's ending.
        let name = format!("{id}.oga");
        // One that an earlier life left.
        drop(dir.unlink(&name));
        let mut file = dir.open_file(&name, How::CreateNew, 0o600).map_err(refused)?;
        let fetched = link::fetch(&self.session, id, FETCH, |piece| file.write_all(piece));
        let words = match fetched {
            Ok(_) => self.run(&dir.path().join(&name)),
            Err(refusal) => Err(Failed::Fetched(refusal.code.as_str().to_owned())),
        };
        if let Err(error) = dir.unlink(&name) {
            log::warn!("transcribe.not_removed error={error}");
        }
        words
    }

    fn run(&self, recording: &Path) -> Result<String, Failed> {
        let argv = [SHELL, "-c", &self.script, "sh"].map(OsString::from).into_iter();
        let argv = argv.chain([recording.as_os_str().to_owned()]).collect();
        let spec = Spec {
            env: self.env.clone(),
            stdout: Stream::Pipe,
            stderr: Stream::Inherit,
            new_session: true,
            dies_with_us: true,
            ..Spec::new(Program::At(Path::new(SHELL)), argv)
        };
        let (pipe, ended) = {
            let mut running = self.lock();
            if running.over {
                return Err(Failed::Over);
            }
            let mut child = child::start(spec).map_err(|error| {
                log::warn!("transcribe.not_started error={error}");
                Failed::NotStarted
            })?;
            let pipe = child.stdout();
            let ended = child.pidfd().try_clone_to_owned();
            running.child = Some(child);
            (pipe, ended)
        };
        let mut out = Vec::new();
        let read = match (pipe, ended) {
            (Some(pipe), Ok(ended)) => read(pipe, &ended, self.most, &mut out),
            (None, _) | (_, Err(_)) => Err(Failed::NotStarted),
        };
        self.finish(read)?;
        let words = String::from_utf8_lossy(&out);
        let words = words.trim();
        if words.is_empty() {
            return Err(Failed::Silent);
        }
        Ok(match words.char_indices().nth(TRANSCRIPT_MAX) {
            None => words.to_owned(),
            Some((end, _)) => {
                format!("{}… (cut after {TRANSCRIPT_MAX} characters)", words.get(..end).unwrap_or_default())
            }
        })
    }

    /// Ends what is left of the command and takes its end: its words count only if it ended well.
    fn finish(&self, read: Result<(), Failed>) -> Result<(), Failed> {
        let mut running = self.lock();
        let Some(mut child) = running.child.take() else { return Err(Failed::NotStarted) };
        if read.is_err() {
            if let Err(error) = child.signal_group(KILL) {
                log::warn!("transcribe.not_ended error={error}");
            }
        }
        let ended = child.wait(Some(END));
        read?;
        match ended {
            Ok(Some(Ended::Exit(0))) => Ok(()),
            Ok(Some(ended)) => Err(if running.over { Failed::Over } else { Failed::Ended(ended) }),
            Ok(None) | Err(_) => Err(Failed::Time),
        }
    }
}

/// The recording of a voice message, where its words do not follow by themselves.
fn recording(event: &Json) -> Option<String> {
    if event.get("kind").and_then(Json::str) != Some("message") || event.get("transcript").is_some() {
        return None;
    }
    let file = shown::files(event).into_iter().next()?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    let fits = file.kind == "voice" && file.id.len() <= 200 && file.id.bytes().all(plain);
    fits.then_some(file.id).filter(|id| !id.is_empty())
}

/// Reads what a program prints until it has ended: a process that it left behind may hold the pipe open for ever.
fn read(mut pipe: ChildStdout, ended: &impl AsFd, most: Duration, out: &mut Vec<u8>) -> Result<(), Failed> {
    let until = Instant::now().checked_add(most);
    let mut open = true;
    loop {
        let left = until.map(|until| until.saturating_duration_since(Instant::now()));
        let fds = [ended.as_fd(), pipe.as_fd()];
        let ready = match readable(if open { &fds } else { &fds[..1] }, left) {
            Ok(Waited::Ready(ready)) => ready,
            Ok(Waited::TimedOut) => return Err(Failed::Time),
            Err(_) => return Err(Failed::NotStarted),
        };
        if ready.contains(&1) {
            let mut bytes = [0_u8; 8192];
            match pipe.read(&mut bytes) {
                Ok(0) => open = false,
                Ok(got) => out.extend(bytes.iter().take(got)),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => return Err(Failed::NotStarted),
            }
            if out.len() > TRANSCRIBE_BYTES_MAX {
                return Err(Failed::TooMuch);
            }
        } else if ready.contains(&0) {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::json::parse;
    use crate::store::temp::Temp;

    fn transcriber(command: &str, temp: &Temp) -> Transcriber {
        let env = vec![("PATH".to_owned(), OsString::from("/usr/bin:/bin"))];
        Transcriber::new(command, env, temp.path().join("none.sock"), temp.path().to_owned())
    }

    fn ran(command: &str, name: &str) -> Result<String, Failed> {
        let temp = Temp::new(&format!("transcribe-{name}"));
        let path = temp.path().join("it's $(a) recording.oga");
        std::fs::write(&path, "hello").unwrap();
        let mut transcriber = transcriber(command, &temp);
        transcriber.most = Duration::from_secs(2);
        transcriber.run(&path)
    }

    #[test]
    fn a_command_gets_the_path_where_it_asks_for_it_or_last_and_never_as_script() {
        for (name, command) in [
            ("last", "cat"),
            ("place", "cat {file} |cat"),
            ("first", "cat <\"$1\""),
            ("all", "cat $@ 2>/dev/null; cat \"$1\""),
        ] {
            assert_eq!(ran(command, name), Ok("hello".to_owned()), "{command}");
        }
    }

    #[test]
    fn no_words_a_bad_end_and_too_many_words_are_no_transcript() {
        assert_eq!(ran("true", "silent"), Err(Failed::Silent));
        assert_eq!(ran("echo half; exit 3;", "bad"), Err(Failed::Ended(Ended::Exit(3))));
        assert_eq!(ran("yes", "much"), Err(Failed::TooMuch));
        assert_eq!(ran("kill -9 $$ ;", "signal"), Err(Failed::Ended(Ended::Signal(9))));
    }

    #[test]
    fn a_command_that_takes_too_long_is_ended_with_all_that_it_started() {
        let temp = Temp::new("transcribe-slow");
        let pid = temp.path().join("pid");
        let mut transcriber = transcriber(&format!("sleep 600 & echo $! >{}; wait #", pid.display()), &temp);
        transcriber.most = Duration::from_secs(1);
        assert_eq!(transcriber.run(&pid), Err(Failed::Time));
        let pid = std::fs::read_to_string(pid).unwrap();
        let state = || std::fs::read_to_string(format!("/proc/{}/stat", pid.trim())).unwrap_or_default();
        // Whoever takes its end in our place may need a moment.
        let gone = || state().is_empty() || state().contains(") Z ");
        let until = Instant::now() + Duration::from_secs(20);
        while !gone() && Instant::now() < until {
            std::thread::yield_now();
        }
        assert!(gone(), "{}", state());
    }

    #[test]
    fn what_it_leaves_behind_holds_nobody_up_and_is_ended() {
        assert_eq!(ran("sleep 600 & echo words #", "behind"), Ok("words".to_owned()));
    }

    #[test]
    fn a_stop_ends_the_command_and_none_is_started_after_it() {
        let temp = Temp::new("transcribe-stop");
        let transcriber = transcriber("sleep 600 #", &temp);
        std::thread::scope(|scope| {
            let run = scope.spawn(|| transcriber.run(Path::new("/dev/null")));
            while transcriber.lock().child.is_none() {
                std::thread::yield_now();
            }
            transcriber.stop();
            assert_eq!(run.join().unwrap(), Err(Failed::Over));
        });
        assert_eq!(transcriber.run(Path::new("/dev/null")), Err(Failed::Over));
    }

    #[test]
    fn only_a_voice_message_without_words_of_its_own_is_transcribed_and_a_failure_is_said() {
        let event = |kind: &str, more: &str| {
            let line = format!(
                r#"{{"seq":1,"kind":"message","text":"","files":[{{"file_id":"AwAC-1","type":"{kind}"}}]{more}}}"#
            );
            parse(line.as_bytes()).unwrap()
        };
        assert_eq!(recording(&event("voice", "")), Some("AwAC-1".to_owned()));
        for (kind, more) in [("voice", r#","transcript":"follows""#), ("audio", ""), ("video_note", "")] {
            assert_eq!(recording(&event(kind, more)), None, "{kind} {more}");
        }
        assert_eq!(
            recording(&parse(br#"{"kind":"transcript","files":[{"file_id":"A","type":"voice"}]}"#).unwrap()),
            None
        );
        let odd = parse(br#"{"kind":"message","files":[{"file_id":"../x","type":"voice"}]}"#).unwrap();
        assert_eq!(recording(&odd), None);
        // There is no gate: nothing is fetched, and the event comes all the same.
        let temp = Temp::new("transcribe-said");
        let shown = transcriber("cat", &temp).event(&event("voice", ""));
        let said = "(voice message)\n(no transcript: the recording could not be fetched: gate_down. The sound itself comes with \
                    download_attachment.)";
        assert_eq!(shown.content, said);
        assert_eq!(std::fs::read_dir(temp.path().join(FETCHED)).unwrap().count(), 0);
    }
}
