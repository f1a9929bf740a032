//! Bytes both ways between the HTTP client and the upstream, neither waiting for the other.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::os::fd::AsFd;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use crate::net::dialler::{Cause, Inner, left};
use crate::sys::poll::{self, Interest, Seen};

/// Bytes on their way in one direction.
const PIPE_BYTES: usize = 64 * 1024;

/// Passes bytes both ways until the client ends, the deadline passes, the ticket is closed, or the keeper's caller has gone.
pub(super) fn pump(client: &TcpStream, upstream: &TcpStream, inner: &Inner) -> Result<(), Cause> {
    for stream in [client, upstream] {
        stream.set_nonblocking(true).map_err(|_odd| "socket")?;
        // What is passed on must not wait for more: both ends have written whole pieces already.
        stream.set_nodelay(true).map_err(|_odd| "socket")?;
    }
    let mut silence = Silence { since: Instant::now() };
    let mut flow = Flow { up: Pipe::new(), down: Pipe::new(), answering: true };
    loop {
        // A descriptor that nothing is wanted of could be ready for ever, so the ticket stands in its place.
        let idle = (inner.ticket.as_fd(), Interest::Closed);
        let fds = [
            interest(&flow.up, &flow.down).map_or(idle, |interest| (client.as_fd(), interest)),
            interest(&flow.down, &flow.up)
                .filter(|_| flow.answering)
                .map_or(idle, |interest| (upstream.as_fd(), interest)),
            idle,
            (inner.caller.as_fd(), inner.gone),
        ];
        let most = silence.left(inner)?;
        let seen = poll::wait(&fds, Some(left(inner)?.min(most))).map_err(|_odd| "poll")?;
        let [at_client, at_upstream, ticket, caller] = seen.as_slice() else { return Err("poll") };
        if ticket.closed {
            return Ok(());
        }
        if caller.closed {
            return Err("caller_gone");
        }
        flow.upwards(client, upstream, [*at_client, *at_upstream], inner)?;
        flow.downwards(client, upstream, [*at_client, *at_upstream])?;
        if at_upstream.read || flow.down.has_output() {
            // What a slow caller has not taken yet is no silence of the upstream.
            silence.since = Instant::now();
        }
        if flow.up.ended {
            return Ok(());
        }
    }
}

/// When the upstream was last heard.
struct Silence {
    since: Instant,
}

impl Silence {
    /// How long the wait may be: whether silence is watched may change meanwhile, so it is looked at now and then.
    fn left(&self, inner: &Inner) -> Result<Duration, Cause> {
        let Some(most) = inner.watched.get() else { return Ok(LOOK_EACH) };
        let left = most.saturating_sub(self.since.elapsed());
        if left.is_zero() { Err("silent") } else { Ok(left) }
    }
}

/// How often it is looked at whether silence is watched.
const LOOK_EACH: Duration = Duration::from_secs(10);

struct Flow {
    up: Pipe,
    down: Pipe,
    /// Whether the upstream has not ended yet.
    answering: bool,
}

impl Flow {
    fn upwards(
        &mut self,
        client: &TcpStream,
        upstream: &TcpStream,
        [at_client, at_upstream]: [Seen; 2],
        inner: &Inner,
    ) -> Result<(), Cause> {
        let fresh = self.up.wants_input() && at_client.readable();
        if fresh {
            self.up.fill(client).map_err(|_gone| "client_gone")?;
        }
        if self.up.has_output() && !self.answering {
            self.up.clear();
        }
        // What has just come mostly finds room: it is tried at once, and waited for only where there is none.
        if self.up.has_output() && (fresh || at_upstream.writable()) {
            inner.sent.store(true, Ordering::Release);
            // An upstream that refuses early stops reading; its answer is there all the same, and what it will not read is
            // dropped.
            if self.up.drain(upstream).is_err() {
                self.up.clear();
            }
        }
        Ok(())
    }

    fn downwards(
        &mut self,
        client: &TcpStream,
        upstream: &TcpStream,
        [at_client, at_upstream]: [Seen; 2],
    ) -> Result<(), Cause> {
        let fresh = self.answering && self.down.wants_input() && at_upstream.readable();
        if fresh {
            self.down.fill(upstream).map_err(|_reset| "reset")?;
        }
        if self.down.has_output() && (fresh || at_client.writable()) {
            self.down.drain(client).map_err(|_gone| "client_gone")?;
        }
        if self.answering && self.down.ended {
            // The client gets an end, and may finish what it is writing: closing on unread bytes would destroy the answer.
            self.answering = false;
            client.shutdown(Shutdown::Write).map_err(|_gone| "client_gone")?;
        }
        Ok(())
    }
}

/// What a side is asked for: input while its pipe is empty, room while the other pipe is not.
fn interest(from_here: &Pipe, to_here: &Pipe) -> Option<Interest> {
    match (from_here.wants_input(), to_here.has_output()) {
        (true, true) => Some(Interest::ReadWrite),
        (true, false) => Some(Interest::Read),
        (false, true) => Some(Interest::Write),
        (false, false) => None,
    }
}

struct Pipe {
    bytes: Box<[u8]>,
    start: usize,
    filled: usize,
    ended: bool,
}

impl Pipe {
    fn new() -> Self {
        Self { bytes: vec![0; PIPE_BYTES].into_boxed_slice(), start: 0, filled: 0, ended: false }
    }

    fn wants_input(&self) -> bool {
        !self.ended && !self.has_output()
    }

    fn has_output(&self) -> bool {
        self.start < self.filled
    }

    fn clear(&mut self) {
        self.start = 0;
        self.filled = 0;
    }

    fn fill(&mut self, mut from: &TcpStream) -> io::Result<()> {
        match from.read(&mut self.bytes) {
            Ok(0) => self.ended = true,
            Ok(got) => (self.start, self.filled) = (0, got),
            Err(error) if waits(&error) => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }

    fn drain(&mut self, mut to: &TcpStream) -> io::Result<()> {
        match to.write(self.bytes.get(self.start..self.filled).unwrap_or_default()) {
            Ok(0) => Err(io::ErrorKind::WriteZero.into()),
            Ok(put) => {
                self.start = self.start.saturating_add(put);
                Ok(())
            }
            Err(error) if waits(&error) => Ok(()),
            Err(error) => Err(error),
        }
    }
}

fn waits(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted)
}
