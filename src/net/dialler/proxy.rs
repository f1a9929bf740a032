//! The client's side of a proxy: HTTP CONNECT (RFC 9110 §9.3.6) and SOCKS 5 (RFC 1928, RFC 1929). The proxy is given the service's
//! name, never an address of ours; nothing of a request is sent before it has said that the way is open.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::os::fd::AsFd;

use crate::base::base64;
use crate::base::secret::Secret;
use crate::config::proxy::ProxyKind;
use crate::net::dialler::{Cause, Inner, Way, left};
use crate::sys::poll::{self, Interest};

/// Bytes of a proxy's answer to CONNECT.
const HEAD_MAX: usize = 8 * 1024;

/// Has the proxy open the way to a host of the table.
pub(super) fn open(stream: &TcpStream, way: &Way, host: &str, port: u16, inner: &Inner) -> Result<(), Cause> {
    let talk = Talk { stream, inner };
    match way.proxy.kind {
        ProxyKind::Http => http(&talk, way.login.as_ref(), host, port),
        ProxyKind::Socks5 => socks(&talk, way.login.as_ref(), host, port),
    }
}

fn http(talk: &Talk<'_>, login: Option<&Secret>, host: &str, port: u16) -> Result<(), Cause> {
    let login = login.map(|login| format!("Proxy-Authorization: Basic {}\r\n", base64::encode(login.expose())));
    let login = Secret::new(login.unwrap_or_default().into_bytes());
    let front = format!("CONNECT {host}:{port} HTTP/1.1\r\nHost: {host}:{port}\r\n");
    let head = Secret::new([front.as_bytes(), login.expose(), b"\r\n"].concat());
    talk.put(head.expose())?;
    // A byte at a time: what follows the head is the service's.
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        if answer.len() >= HEAD_MAX {
            return Err("proxy_malformed");
        }
        let [byte] = talk.get::<1>()?;
        answer.push(byte);
    }
    let mut headers = [httparse::EMPTY_HEADER; 64];
    let mut parsed = httparse::Response::new(&mut headers);
    match parsed.parse(&answer) {
        Ok(httparse::Status::Complete(_)) => {}
        Ok(httparse::Status::Partial) | Err(_) => return Err("proxy_malformed"),
    }
    match parsed.code {
        // Any 2xx means that the way is open (RFC 9110 §9.3.6).
        Some(200..=299) => Ok(()),
        Some(407) => Err("proxy_login"),
        Some(_) => Err("proxy_refused"),
        None => Err("proxy_malformed"),
    }
}

/// RFC 1928: the version; ways to log in: none, by password; none of them; CONNECT; a name; "succeeded".
const VERSION: u8 = 5;
const NO_LOGIN: u8 = 0;
const PASSWORD: u8 = 2;
const NO_WAY: u8 = 0xff;
const CONNECT: u8 = 1;
const NAME: u8 = 3;
const OPEN: u8 = 0;

fn socks(talk: &Talk<'_>, login: Option<&Secret>, host: &str, port: u16) -> Result<(), Cause> {
    let offered = if login.is_some() { PASSWORD } else { NO_LOGIN };
    talk.put(&[VERSION, 1, offered])?;
    match talk.get()? {
        [VERSION, chosen] if chosen == offered => {}
        [VERSION, NO_WAY] => return Err("proxy_login"),
        _ => return Err("proxy_malformed"),
    }
    if let Some(login) = login {
        password(talk, login)?;
    }
    let length = u8::try_from(host.len()).map_err(|_too_long| "proxy_name")?;
    let mut ask = vec![VERSION, CONNECT, 0, NAME, length];
    ask.extend_from_slice(host.as_bytes());
    ask.extend_from_slice(&port.to_be_bytes());
    talk.put(&ask)?;
    let [version, reply, 0, kind] = talk.get()? else { return Err("proxy_malformed") };
    if version != VERSION {
        return Err("proxy_malformed");
    }
    if reply != OPEN {
        return Err("proxy_refused");
    }
    // The address that the proxy calls from, by its type, and a port: of no interest.
    let rest = match kind {
        1 => 4_usize,
        4 => 16,
        NAME => {
            let [length] = talk.get()?;
            usize::from(length)
        }
        _ => return Err("proxy_malformed"),
    };
    for _ in 0..rest.saturating_add(2) {
        talk.get::<1>()?;
    }
    Ok(())
}

/// RFC 1929.
fn password(talk: &Talk<'_>, login: &Secret) -> Result<(), Cause> {
    let login = login.expose();
    let at = login.iter().position(|b| *b == b':').ok_or("proxy_login")?;
    let (user, password) = (login.get(..at).unwrap_or_default(), login.get(at.saturating_add(1)..).unwrap_or_default());
    let mut ask = vec![1];
    for part in [user, password] {
        ask.push(u8::try_from(part.len()).ok().filter(|length| *length > 0).ok_or("proxy_login")?);
        ask.extend_from_slice(part);
    }
    talk.put(Secret::new(ask).expose())?;
    match talk.get()? {
        [1, 0] => Ok(()),
        [1, _] => Err("proxy_login"),
        _ => Err("proxy_malformed"),
    }
}

/// Words with a proxy, within the call's time and while its caller and its ticket are there.
struct Talk<'a> {
    stream: &'a TcpStream,
    inner: &'a Inner,
}

impl Talk<'_> {
    fn put(&self, bytes: &[u8]) -> Result<(), Cause> {
        let mut stream = self.stream;
        // All of it is less than any send buffer; should the proxy read nothing, its answer is what is waited for.
        stream.set_write_timeout(Some(left(self.inner)?)).map_err(|_odd| "proxy_gone")?;
        stream.write_all(bytes).map_err(|_gone| "proxy_gone")
    }

    fn get<const N: usize>(&self) -> Result<[u8; N], Cause> {
        let mut bytes = [0; N];
        let mut filled = 0_usize;
        while let Some(room) = bytes.get_mut(filled..).filter(|room| !room.is_empty()) {
            self.wait()?;
            let mut stream = self.stream;
            match stream.read(room) {
                Ok(0) => return Err("proxy_gone"),
                Ok(got) => filled = filled.saturating_add(got),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => return Err("proxy_gone"),
            }
        }
        Ok(bytes)
    }

    fn wait(&self) -> Result<(), Cause> {
        let fds = [
            (self.stream.as_fd(), Interest::Read),
            (self.inner.ticket.as_fd(), Interest::Closed),
            (self.inner.caller.as_fd(), self.inner.gone),
        ];
        let seen = poll::wait(&fds, Some(left(self.inner)?)).map_err(|_odd| "poll")?;
        match seen.as_slice() {
            [_, ticket, _] if ticket.closed => Err("closed"),
            [_, _, caller] if caller.closed => Err("caller_gone"),
            [own, ..] if own.any() => Ok(()),
            _ => Err("proxy_timeout"),
        }
    }
}

#[cfg(test)]
#[allow(
    clippy::arithmetic_side_effects,
    clippy::print_stderr,
    reason = "a moment some seconds from now; what is skipped is said aloud"
)]
mod others;
#[cfg(test)]
mod tests;
