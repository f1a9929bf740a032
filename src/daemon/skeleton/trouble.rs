//! A daemon that cannot serve, and says why to everybody who calls.

use std::fmt;
use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::sync::Arc;
use std::time::Duration;

use crate::base::limits::{LINE_MAX, STACK_BYTES};
use crate::daemon::skeleton::Role;
use crate::net::conn::Conn;
use crate::net::keeper_client::OWN_HEADER;
use crate::sys::fd::Handed;
use crate::sys::thread;

/// Why a daemon cannot serve.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Trouble {
    code: &'static str,
    what: String,
}

impl Trouble {
    /// A fault of the configuration, a folder or a key.
    #[must_use]
    pub fn config(what: impl Into<String>) -> Self {
        Self { code: "config", what: what.into() }
    }

    /// A fault of the journal: nothing is decided until it is mended.
    #[must_use]
    pub fn journal(what: impl Into<String>) -> Self {
        Self { code: "journal_stopped", what: what.into() }
    }

    /// The disk is full.
    #[must_use]
    pub fn disk_full(what: impl Into<String>) -> Self {
        Self { code: "disk_full", what: what.into() }
    }

    /// Its stable code (FORMATS §5).
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// What is wrong, and where.
    #[must_use]
    pub fn what(&self) -> &str {
        &self.what
    }

    /// The answer to a caller, in one line of JSON.
    #[must_use]
    pub fn line(&self) -> String {
        let what: String = self.what.chars().take(200).collect();
        let hint =
            format!("{what}: everything is refused until the operator mends it (mila-gate status). Nothing ran.");
        serde_json::json!({
            "state": "denied", "ran": "no", "final": true, "next": "ask_operator", "code": self.code, "hint": hint,
        })
        .to_string()
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code, self.what)
    }
}

/// How long an acceptor rests when the system has no room for another connection.
const NO_ROOM: Duration = Duration::from_secs(1);
/// Bytes of a caller that are taken and thrown away: a line.
const THROWN_AWAY: usize = LINE_MAX;

/// Answers every connection of these sockets with the reason, for good. It waits for nobody, so that nobody can hold up others.
pub(super) fn answer_all(role: Role, trouble: &Trouble, handed: Vec<Handed>) -> io::Result<()> {
    let line = trouble.line();
    let words: Arc<[u8]> = match role {
        Role::Keeper => format!(
            "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nContent-Length: {}\r\n{OWN_HEADER}: {}\r\nConnection: close\r\n\r\n{line}",
            line.len(),
            trouble.code
        ),
        Role::Consent | Role::Lane | Role::Receiver | Role::Runner => format!("{line}\n"),
    }
    .into_bytes()
    .into();
    for one in handed {
        let words = Arc::clone(&words);
        thread::spawn("trouble-accept", STACK_BYTES, move || {
            loop {
                let came = match &one {
                    Handed::Tcp(_, listener) => listener.accept().map(|(stream, _)| Conn::from(stream)),
                    Handed::Unix(_, listener) => listener.accept().map(|(stream, _)| Conn::from(stream)),
                };
                match came {
                    Ok(stream) => {
                        if let Err(error) = answer(&stream, &words) {
                            log::debug!("trouble.not_told error={error}");
                        }
                    }
                    Err(error) => {
                        log::warn!("trouble.accept_failed error={error}");
                        std::thread::sleep(NO_ROOM);
                    }
                }
            }
        })?;
    }
    Ok(())
}

/// Says the words into the empty buffer of a fresh connection, then takes what the caller has sent until now: closing on unread
/// bytes is an error to some callers before they have read the words.
fn answer(mut stream: &Conn, words: &[u8]) -> io::Result<()> {
    stream.set_nonblocking(true)?;
    stream.write_all(words)?;
    stream.shutdown(Shutdown::Write)?;
    let mut bytes = [0; 4096];
    let mut taken = 0_usize;
    while taken < THROWN_AWAY {
        match stream.read(&mut bytes) {
            Ok(0) => return Ok(()),
            Ok(got) => taken = taken.saturating_add(got),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(()),
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::os::unix::net::{UnixListener, UnixStream};

    use super::*;

    #[test]
    fn a_caller_of_a_daemon_in_trouble_reads_why_even_while_it_still_sends() {
        let path = std::env::temp_dir().join(format!("mila-trouble-{}.sock", std::process::id()));
        std::fs::remove_file(&path).ok();
        let listener = UnixListener::bind(&path).unwrap();
        let trouble = Trouble::journal("line 7 is not what was written");
        answer_all(Role::Consent, &trouble, vec![Handed::Unix(path.clone(), listener)]).unwrap();
        // Callers that say nothing hold up nobody.
        let silent: Vec<_> = (0..100).map(|_| UnixStream::connect(&path).unwrap()).collect();
        let mut stream = UnixStream::connect(&path).unwrap();
        // It may have been answered and hung up on already.
        drop(stream.write_all(&[b'x'; 4096]));
        let mut text = String::new();
        io::BufRead::read_line(&mut io::BufReader::new(&stream), &mut text).unwrap();
        drop(silent);
        let answer: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(answer["code"], "journal_stopped");
        assert_eq!(answer["ran"], "no");
        assert!(answer["hint"].as_str().unwrap().contains("line 7"));
    }
}
