//! The dialler's own side of CONNECT, towards the HTTP client in this very process.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::base::base64;
use crate::base::secret::same_bytes;

/// The user part of every credential.
pub(super) const USER: &str = "ticket";
/// Bytes of a CONNECT head, and how long it may take: it comes from ourselves, in one write.
const HEAD_MAX: usize = 1024;
const HEAD_TIME: Duration = Duration::from_secs(2);

/// Whether a client asks for `authority` with our credential: the whole head as minreq writes it, compared and not parsed.
pub(super) fn is_ours(mut client: &TcpStream, authority: &str, basic: &str) -> bool {
    let expected = format!("CONNECT {authority} HTTP/1.1\r\nProxy-Authorization: Basic {basic}\r\n\r\n");
    let Some(end) = Instant::now().checked_add(HEAD_TIME) else { return false };
    let mut held = Vec::new();
    let mut chunk = [0_u8; HEAD_MAX];
    while !held.ends_with(b"\r\n\r\n") {
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() || held.len() >= HEAD_MAX || client.set_read_timeout(Some(left)).is_err() {
            return false;
        }
        match client.read(&mut chunk) {
            Ok(0) | Err(_) => return false,
            Ok(got) => held.extend_from_slice(chunk.get(..got).unwrap_or_default()),
        }
    }
    same_bytes(&held, expected.as_bytes())
}

/// Says that the way is open: one write of less than 256 bytes, which is how minreq reads a proxy's answer.
///
/// # Errors
/// When the client has gone.
pub(super) fn accept(mut client: &TcpStream) -> io::Result<()> {
    client.write_all(b"HTTP/1.1 200 OK\r\n\r\n")
}

/// Says that there is no way.
pub(super) fn refuse(mut client: &TcpStream) {
    if let Err(error) = client.write_all(b"HTTP/1.1 502 Bad Gateway\r\n\r\n") {
        log::debug!("dialler.client_gone error={error}");
    }
}

/// The Basic form (RFC 7617) of a credential.
pub(super) fn basic(password: &str) -> String {
    base64::encode(format!("{USER}:{password}").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_the_standards() {
        // RFC 4648 §10.
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(base64::encode(bytes.as_bytes()), text);
        }
    }
}
