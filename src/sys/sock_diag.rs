//! Whose TCP socket it is: one exact look-up in the kernel's socket table (`sock_diag(7)`).

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};

use super::check::check;

/// A row of the table.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Row {
    /// The uid that made the socket. 0 also for a socket that is closed already: look at the inode.
    pub uid: u32,
    /// The socket's inode; 0 when nobody holds it any more.
    pub inode: u32,
    /// Its state.
    pub state: State,
}

/// The states that matter here (`TCP_*` of the kernel).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum State {
    /// Connected.
    Established,
    /// Listening.
    Listening,
    /// Any other.
    Other,
}

/// The end of a connection whose own address is `local` and whose other end is `remote`; `None` when there is none.
///
/// # Errors
/// When the kernel does not answer as documented.
pub fn connected(local: SocketAddr, remote: SocketAddr) -> io::Result<Option<Row>> {
    for (local, remote) in spellings(local, remote) {
        if let Some(row) = look_up(local, remote)?.filter(|row| row.state != State::Listening) {
            return Ok(Some(row));
        }
    }
    Ok(None)
}

/// The socket that would take a connection to `addr`; `None` when nobody listens there.
///
/// # Errors
/// When the kernel does not answer as documented.
pub fn listening(addr: SocketAddr) -> io::Result<Option<Row>> {
    let any: SocketAddr = match addr {
        SocketAddr::V4(_) => SocketAddr::from(([0, 0, 0, 0], 0)),
        SocketAddr::V6(_) => SocketAddr::from(([0_u16; 8], 0)),
    };
    for (local, remote) in spellings(addr, any) {
        if let Some(row) = look_up(local, remote)?.filter(|row| row.state == State::Listening) {
            return Ok(Some(row));
        }
    }
    Ok(None)
}

/// An IPv4 end can be held by an IPv6 socket (`::ffff:127.0.0.1`), so both tables are asked.
fn spellings(local: SocketAddr, remote: SocketAddr) -> Vec<(SocketAddr, SocketAddr)> {
    let mut list = vec![(local, remote)];
    if let (IpAddr::V4(l), IpAddr::V4(r)) = (local.ip(), remote.ip()) {
        let mapped = |ip: std::net::Ipv4Addr, port| SocketAddr::from((ip.to_ipv6_mapped().octets(), port));
        list.push((mapped(l, local.port()), mapped(r, remote.port())));
    }
    list
}

// linux/inet_diag.h, linux/sock_diag.h, linux/netlink.h: sizes and offsets of the messages.
const HEADER: usize = 16;
const REQUEST: usize = HEADER + 56;
const SOCK_DIAG_BY_FAMILY: u16 = 20;
const NLM_F_REQUEST: u16 = 1;
const NLMSG_ERROR: u16 = 2;
const NO_COOKIE: [u8; 8] = [0xff; 8];
const TCP_ESTABLISHED: u8 = 1;
const TCP_LISTEN: u8 = 10;

fn look_up(local: SocketAddr, remote: SocketAddr) -> io::Result<Option<Row>> {
    let kind = libc::SOCK_DGRAM | libc::SOCK_CLOEXEC;
    // SAFETY: socket takes its arguments by value.
    let raw = check(unsafe { libc::socket(libc::AF_NETLINK, kind, libc::NETLINK_SOCK_DIAG) })?;
    // SAFETY: the kernel has just given us this descriptor, and nothing else owns it.
    let socket = unsafe { OwnedFd::from_raw_fd(raw) };
    let request = request(local, remote)?;
    // SAFETY: `request` is valid for its length; an unconnected netlink socket sends to the kernel.
    let sent = unsafe { libc::send(socket.as_raw_fd(), request.as_ptr().cast(), request.len(), 0) };
    if usize::try_from(sent).ok() != Some(request.len()) {
        return Err(io::Error::last_os_error());
    }
    let mut answer = [0_u8; 4096];
    // SAFETY: `answer` is exclusively ours and its length is passed with it.
    let got = unsafe { libc::recv(socket.as_raw_fd(), answer.as_mut_ptr().cast(), answer.len(), 0) };
    let got = usize::try_from(got).map_err(|_too_big| io::Error::last_os_error())?;
    read(answer.get(..got).unwrap_or_default(), local, remote)
}

/// `nlmsghdr` + `inet_diag_req_v2`.
fn request(local: SocketAddr, remote: SocketAddr) -> io::Result<Vec<u8>> {
    let family = if local.is_ipv4() { libc::AF_INET } else { libc::AF_INET6 };
    let mut bytes = Vec::with_capacity(REQUEST);
    bytes.extend_from_slice(&u32::try_from(REQUEST).map_err(io::Error::other)?.to_ne_bytes());
    bytes.extend_from_slice(&SOCK_DIAG_BY_FAMILY.to_ne_bytes());
    bytes.extend_from_slice(&NLM_F_REQUEST.to_ne_bytes());
    bytes.extend_from_slice(&[0; 8]);
    bytes.push(u8::try_from(family).map_err(io::Error::other)?);
    bytes.push(u8::try_from(libc::IPPROTO_TCP).map_err(io::Error::other)?);
    bytes.extend_from_slice(&[0; 2]);
    bytes.extend_from_slice(&u32::MAX.to_ne_bytes());
    bytes.extend_from_slice(&local.port().to_be_bytes());
    bytes.extend_from_slice(&remote.port().to_be_bytes());
    bytes.extend_from_slice(&octets(local.ip()));
    bytes.extend_from_slice(&octets(remote.ip()));
    bytes.extend_from_slice(&[0; 4]);
    bytes.extend_from_slice(&NO_COOKIE);
    Ok(bytes)
}

/// `nlmsghdr` + `inet_diag_msg`, or `nlmsgerr` with ENOENT for no such row.
fn read(answer: &[u8], local: SocketAddr, remote: SocketAddr) -> io::Result<Option<Row>> {
    let short = || io::Error::other("a short answer of sock_diag");
    let at = |from: usize, to: usize| answer.get(from..to).ok_or_else(short);
    let kind = u16::from_ne_bytes(at(4, 6)?.try_into().map_err(io::Error::other)?);
    if kind == NLMSG_ERROR {
        let code = i32::from_ne_bytes(at(16, 20)?.try_into().map_err(io::Error::other)?);
        let error = io::Error::from_raw_os_error(code.saturating_neg());
        return if error.raw_os_error() == Some(libc::ENOENT) { Ok(None) } else { Err(error) };
    }
    if kind != SOCK_DIAG_BY_FAMILY {
        return Err(io::Error::other("an answer of sock_diag of another kind"));
    }
    let state = match at(17, 18)?.first() {
        Some(&TCP_ESTABLISHED) => State::Established,
        Some(&TCP_LISTEN) => State::Listening,
        _ => State::Other,
    };
    // The kernel may answer with the listener that would take the connection; then the ends differ, and the state says so.
    if state != State::Listening {
        let ports = (at(20, 22)?, at(22, 24)?);
        if ports != (local.port().to_be_bytes().as_slice(), remote.port().to_be_bytes().as_slice()) {
            return Err(io::Error::other("an answer of sock_diag for another socket"));
        }
    }
    let uid = u32::from_ne_bytes(at(80, 84)?.try_into().map_err(io::Error::other)?);
    let inode = u32::from_ne_bytes(at(84, 88)?.try_into().map_err(io::Error::other)?);
    Ok(Some(Row { uid, inode, state }))
}

fn octets(ip: IpAddr) -> [u8; 16] {
    match ip {
        IpAddr::V4(ip) => {
            let mut bytes = [0; 16];
            for (to, from) in bytes.iter_mut().zip(ip.octets()) {
                *to = from;
            }
            bytes
        }
        IpAddr::V6(ip) => ip.octets(),
    }
}

#[cfg(test)]
mod tests {
    use std::net::{TcpListener, TcpStream};

    use super::*;
    use crate::sys::creds::my_uid;

    #[test]
    fn a_connected_caller_is_found_with_its_uid_and_a_closed_one_has_no_inode() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let addr = listener.local_addr().unwrap();
        let row = listening(addr).unwrap().unwrap();
        assert_eq!((row.uid, row.state), (my_uid(), State::Listening));
        let client = TcpStream::connect(addr).unwrap();
        let (server, caller) = listener.accept().unwrap();
        let row = connected(caller, addr).unwrap().unwrap();
        assert_eq!((row.uid, row.state), (my_uid(), State::Established));
        assert_ne!(row.inode, 0);
        drop(client);
        let gone = connected(caller, addr).unwrap();
        assert!(gone.is_none_or(|row| row.inode == 0 || row.state != State::Established), "{gone:?}");
        drop(server);
    }

    #[test]
    fn a_caller_through_an_ipv6_socket_is_found_by_its_ipv4_address() {
        let Ok(listener) = TcpListener::bind("[::]:0") else {
            eprintln!("skipped: no IPv6 here");
            return;
        };
        let port = listener.local_addr().unwrap().port();
        let addr = SocketAddr::from(([127, 0, 0, 1], port));
        let client = TcpStream::connect(addr).unwrap();
        let row = connected(client.local_addr().unwrap(), addr).unwrap().unwrap();
        assert_eq!(row.state, State::Established);
        // The server's end is held by the IPv6 socket.
        let row = connected(addr, client.local_addr().unwrap()).unwrap().unwrap();
        assert_eq!(row.state, State::Established);
        assert!(listening(addr).unwrap().is_some());
    }

    #[test]
    fn nobody_at_an_address_is_none() {
        let addr = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        assert_eq!(listening(addr).unwrap(), None);
        assert_eq!(connected(addr, SocketAddr::from(([127, 0, 0, 1], 1))).unwrap(), None);
    }
}
