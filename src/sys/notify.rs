//! Telling the service manager (`sd_notify(3)`): a datagram to the socket it named.

use std::env;
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixDatagram};
use std::time::Duration;

/// Where to tell, and how often. Nothing at all when no manager asked.
#[derive(Debug)]
pub struct Notify {
    to: Option<SocketAddr>,
    watchdog: Option<Duration>,
}

impl Notify {
    /// Reads what the manager asked for and forgets the variables. Called once, before any thread exists.
    #[must_use]
    pub fn take() -> Self {
        let to = variable("NOTIFY_SOCKET").and_then(|name| match name.strip_prefix('@') {
            Some(name) => SocketAddr::from_abstract_name(name.as_bytes()).ok(),
            None => SocketAddr::from_pathname(name).ok(),
        });
        let ours = variable("WATCHDOG_PID").is_none_or(|pid| pid == std::process::id().to_string());
        let watchdog = variable("WATCHDOG_USEC")
            .filter(|_| ours)
            .and_then(|usec| usec.parse().ok())
            .filter(|usec: &u64| *usec > 0)
            .map(Duration::from_micros);
        for name in ["NOTIFY_SOCKET", "WATCHDOG_PID", "WATCHDOG_USEC"] {
            // SAFETY: no other thread exists yet, so nobody reads the environment meanwhile.
            unsafe { env::remove_var(name) };
        }
        Self { to, watchdog }
    }

    /// How often the manager wants to hear from us: half of its limit, as `sd_watchdog_enabled(3)` advises.
    #[must_use]
    pub fn every(&self) -> Option<Duration> {
        self.watchdog.and_then(|limit| limit.checked_div(2)).filter(|_| self.to.is_some())
    }

    /// Ready to serve.
    pub fn ready(&self) {
        self.send("READY=1");
    }

    /// About to stop.
    pub fn stopping(&self) {
        self.send("STOPPING=1");
    }

    /// Still well.
    pub fn ping(&self) {
        self.send("WATCHDOG=1");
    }

    fn send(&self, text: &str) {
        let Some(to) = &self.to else { return };
        let sent = UnixDatagram::unbound().and_then(|socket| socket.send_to_addr(text.as_bytes(), to));
        if let Err(error) = sent {
            log::warn!("notify.failed error={error}");
        }
    }
}

#[allow(clippy::disallowed_methods, reason = "these variables are how the manager asks, not configuration")]
fn variable(name: &str) -> Option<String> {
    env::var(name).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sys::file::tests::Folder;

    #[test]
    fn a_manager_hears_by_a_path_and_nobody_asked_is_nothing_said() {
        let folder = Folder::new();
        let path = folder.path().join("notify");
        let heard = UnixDatagram::bind(&path).unwrap();
        let watchdog = Some(Duration::from_secs(30));
        let notify = Notify { to: Some(SocketAddr::from_pathname(&path).unwrap()), watchdog };
        notify.ready();
        let mut bytes = [0; 64];
        let got = heard.recv(&mut bytes).unwrap();
        assert_eq!(&bytes[..got], b"READY=1");
        assert_eq!(notify.every(), Some(Duration::from_secs(15)));
        let notify = Notify { to: None, watchdog };
        notify.ready();
        assert_eq!(notify.every(), None);
    }
}
