//! Reaching a daemon: who bound its socket is looked at before a byte is sent.

use std::io::ErrorKind;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::base::answer::{Code, Refusal};
use crate::base::limits::LINE_MAX;
use crate::net::lines::{LineReader, send_line};
use crate::net::unix::{self, ConnectError};
use crate::sys::creds;

/// How long a daemon on this machine may take to take a line.
const SEND: Duration = Duration::from_secs(10);

/// Connects to a daemon's socket, which must have been bound by root, or in plain mode by this very user.
///
/// # Errors
/// `not_permitted` where the socket is not for this user, else `gate_down`.
pub fn connect(daemon: &str, path: &Path) -> Result<UnixStream, Refusal> {
    let connected = match unix::connect(path, 0) {
        Err(ConnectError::WrongServer { .. }) => unix::connect(path, creds::my_uid()),
        other => other,
    };
    connected.map_err(|error| match error {
        ConnectError::Io { source, .. } if source.kind() == ErrorKind::PermissionDenied => {
            Refusal::not_permitted(creds::my_uid())
        }
        ConnectError::WrongServer { uid, .. } => Refusal::new(
            Code::GateDown,
            format!("The socket of the {daemon} belongs to uid {uid}, not to the gate. Nothing was sent. The operator looks into it."),
        ),
        ConnectError::Io { .. } | ConnectError::TooLong { .. } => {
            Refusal::gate_down(daemon, &path.display().to_string())
        }
    })
}

/// Sends one line to a daemon and reads one.
///
/// # Errors
/// It cannot be reached, or gave no answer within `most`.
pub fn call(daemon: &str, path: &Path, line: &str, most: Duration) -> Result<Vec<u8>, Refusal> {
    let stream = connect(daemon, path)?;
    let down = || Refusal::gate_down(daemon, &path.display().to_string());
    // A daemon that refuses a line may have closed before it took it; what it said is read all the same.
    let sent = send_line(&stream, line, SEND);
    let until = Instant::now().checked_add(most).ok_or_else(down)?;
    let answer = LineReader::new(stream).line(LINE_MAX, until);
    if let (Err(error), Err(_)) = (&sent, &answer) {
        log::debug!("reach.not_sent daemon={daemon} error={error}");
    }
    answer.map_err(|_fault| down())
}
