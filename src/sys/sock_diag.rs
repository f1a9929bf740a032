//! Whose a TCP socket of this machine is: one exact look-up in the kernel's own table (`sock_diag(7)`), whose cost does
//! not grow with the number of connections.

use std::cell::RefCell;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};

use super::check::{check, check_again, size_of_u32};

/// A socket as the kernel's table has it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Row {
    /// Who made it. **Means nothing without the other two**: a socket that its owner has closed shows 0 here.
    pub uid: u32,
    /// Its inode; 0 when no process holds it any more.
    pub inode: u32,
    /// Its state.
    pub state: State,
}

/// The states of a TCP socket that matter.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum State {
    /// Both ends are open.
    Established,
    /// It waits for connections.
    Listening,
    /// Any other: opening, closing, closed.
    Other,
}

impl Row {
    /// The uid of the process that holds this end of a live connection; `None` where that cannot be said.
    #[must_use]
    pub fn caller(&self) -> Option<u32> {
        (self.state == State::Established && self.inode != 0).then_some(self.uid)
    }

    /// The uid of the process that listens; `None` where that cannot be said.
    #[must_use]
    pub fn server(&self) -> Option<u32> {
        (self.state == State::Listening && self.inode != 0).then_some(self.uid)
    }
}

/// The socket whose own end is `local` and whose other end is `remote`: for a caller that was accepted, its peer address
/// and our own address, in this order.
///
/// # Errors
/// The table cannot be asked. Whoever needed the answer must refuse.
pub fn connected(local: SocketAddr, remote: SocketAddr) -> io::Result<Option<Row>> {
    let (local, remote) = (canonical(local), canonical(remote));
    let Some(found) = look_up(local, remote)? else { return Ok(None) };
    // The kernel falls back to a listening socket when no connection matches.
    let same = canonical(found.local) == local && canonical(found.remote) == remote;
    Ok((same && found.row.state != State::Listening).then_some(found.row))
}

/// The socket that takes connections to `address`: bound to it, or to every address at that port.
///
/// # Errors
/// The table cannot be asked. Whoever needed the answer must refuse.
pub fn listening(address: SocketAddr) -> io::Result<Option<Row>> {
    let address = canonical(address);
    let any = match address {
        SocketAddr::V4(_) => IpAddr::from(Ipv4Addr::UNSPECIFIED),
        SocketAddr::V6(_) => IpAddr::from(Ipv6Addr::UNSPECIFIED),
    };
    let Some(found) = look_up(address, SocketAddr::new(any, 0))? else { return Ok(None) };
    let same = found.local.port() == address.port();
    Ok((same && found.row.state == State::Listening).then_some(found.row))
}

/// A v4 address that is written as a v6 one is the v4 address: that is how the kernel files the socket.
fn canonical(address: SocketAddr) -> SocketAddr {
    SocketAddr::new(address.ip().to_canonical(), address.port())
}

struct Found {
    local: SocketAddr,
    remote: SocketAddr,
    row: Row,
}

// linux/netlink.h, linux/sock_diag.h, linux/inet_diag.h, net/tcp_states.h.
const SOCK_DIAG_BY_FAMILY: u16 = 20;
const NLM_F_REQUEST: u16 = 1;
const NLMSG_ERROR: u16 = 2;
const HEADER: usize = 16;
const REQUEST: usize = HEADER + 56;
const ESTABLISHED: u8 = 1;
const LISTEN: u8 = 10;
const ALL_STATES: u32 = u32::MAX;
/// How long the kernel may take, in seconds: it answers within the call.
const PATIENCE_S: libc::time_t = 2;

fn look_up(local: SocketAddr, remote: SocketAddr) -> io::Result<Option<Found>> {
    SOCKET.with_borrow_mut(|kept| {
        let (socket, number) = match kept.take() {
            Some((socket, number)) => (socket, number.wrapping_add(1)),
            None => (table()?, 1),
        };
        let found = ask(&socket, local, remote, number)?;
        // After an error it is made anew: a late answer must not be taken for the next one's.
        *kept = Some((socket, number));
        Ok(found)
    })
}

thread_local! {
    /// This thread's way to the table, and the number of the last question.
    static SOCKET: RefCell<Option<(OwnedFd, u32)>> = const { RefCell::new(None) };
}

fn table() -> io::Result<OwnedFd> {
    let flags = libc::SOCK_RAW | libc::SOCK_CLOEXEC;
    // SAFETY: a call over plain numbers.
    let fd = check(unsafe { libc::socket(libc::AF_NETLINK, flags, libc::NETLINK_SOCK_DIAG) })?;
    // SAFETY: the kernel has just handed out this descriptor, and nobody else has it.
    let fd = unsafe { OwnedFd::from_raw_fd(fd) };
    let time = libc::timeval { tv_sec: PATIENCE_S, tv_usec: 0 };
    let (len, raw) = (size_of_u32::<libc::timeval>(), fd.as_raw_fd());
    // SAFETY: `time` outlives the call, and `len` is its exact size.
    check(unsafe { libc::setsockopt(raw, libc::SOL_SOCKET, libc::SO_RCVTIMEO, (&raw const time).cast(), len) })?;
    Ok(fd)
}

/// One question and its answer, known by its number.
fn ask(socket: &OwnedFd, local: SocketAddr, remote: SocketAddr, number: u32) -> io::Result<Option<Found>> {
    let request = request(local, remote, number);
    let raw = socket.as_raw_fd();
    // SAFETY: pointer and length are those of `request`, which outlives the call. Unconnected netlink goes to the kernel.
    check_again(|| unsafe { libc::send(raw, request.as_ptr().cast(), request.len(), 0) })?;
    let mut answer = [0u8; 4096];
    loop {
        // SAFETY: an address of netlink is plain numbers, and all of them 0 is one.
        let mut from: libc::sockaddr_nl = unsafe { std::mem::zeroed() };
        let mut from_len = size_of_u32::<libc::sockaddr_nl>();
        let (room, sender) = (answer.len(), (&raw mut from).cast());
        // SAFETY: buffer, `from` and `from_len` outlive the call and have the sizes that are named.
        let got = check_again(|| unsafe {
            libc::recvfrom(raw, answer.as_mut_ptr().cast(), room, 0, sender, &raw mut from_len)
        })?;
        // Any process may send to a netlink socket; the kernel is port 0.
        let answer = answer.get(..usize::try_from(got).unwrap_or(0)).unwrap_or_default();
        if from.nl_pid == 0 && take(answer, 8).map(u32::from_ne_bytes) == Some(number) {
            return parse(answer);
        }
    }
}

fn request(local: SocketAddr, remote: SocketAddr, number: u32) -> [u8; REQUEST] {
    let family = if local.is_ipv4() { libc::AF_INET } else { libc::AF_INET6 };
    let mut bytes = [0u8; REQUEST];
    let mut at = 0usize;
    let mut put = |part: &[u8]| {
        let end = at.saturating_add(part.len());
        if let Some(room) = bytes.get_mut(at..end) {
            room.copy_from_slice(part);
        }
        at = end;
    };
    // nlmsghdr
    put(&u32::try_from(REQUEST).unwrap_or_default().to_ne_bytes());
    put(&SOCK_DIAG_BY_FAMILY.to_ne_bytes());
    put(&NLM_F_REQUEST.to_ne_bytes());
    put(&number.to_ne_bytes());
    put(&0u32.to_ne_bytes());
    // inet_diag_req_v2: family, protocol, extensions, padding, states
    put(&[u8::try_from(family).unwrap_or_default(), u8::try_from(libc::IPPROTO_TCP).unwrap_or_default(), 0, 0]);
    put(&ALL_STATES.to_ne_bytes());
    // inet_diag_sockid: ports and addresses in network order, any interface, no cookie
    put(&local.port().to_be_bytes());
    put(&remote.port().to_be_bytes());
    put(&address_bytes(local.ip()));
    put(&address_bytes(remote.ip()));
    put(&0u32.to_ne_bytes());
    put(&[0xff; 8]);
    bytes
}

fn address_bytes(ip: IpAddr) -> [u8; 16] {
    let mut bytes = [0; 16];
    match ip {
        IpAddr::V4(ip) => {
            for (to, from) in bytes.iter_mut().zip(ip.octets()) {
                *to = from;
            }
        }
        IpAddr::V6(ip) => bytes = ip.octets(),
    }
    bytes
}

fn parse(answer: &[u8]) -> io::Result<Option<Found>> {
    let wrong = || io::Error::new(io::ErrorKind::InvalidData, "the kernel's socket table answered in an unknown form");
    let kind = u16::from_ne_bytes(take(answer, 4).ok_or_else(wrong)?);
    let body = answer.get(HEADER..).ok_or_else(wrong)?;
    if kind == NLMSG_ERROR {
        let code = i32::from_ne_bytes(take(body, 0).ok_or_else(wrong)?);
        return match code.checked_neg() {
            Some(libc::ENOENT) => Ok(None),
            Some(code) if code > 0 => Err(io::Error::from_raw_os_error(code)),
            _ => Err(wrong()),
        };
    }
    if kind != SOCK_DIAG_BY_FAMILY {
        return Err(wrong());
    }
    let [family, state, _timer, _retrans] = take(body, 0).ok_or_else(wrong)?;
    let ip = |at| {
        let bytes: [u8; 16] = take(body, at)?;
        if i32::from(family) == libc::AF_INET {
            let [a, b, c, d, ..] = bytes;
            Some(IpAddr::from([a, b, c, d]))
        } else {
            Some(IpAddr::from(bytes))
        }
    };
    let port = |at| take(body, at).map(u16::from_be_bytes);
    let number = |at| take(body, at).map(u32::from_ne_bytes);
    let fields = || {
        let local = SocketAddr::new(ip(8)?, port(4)?);
        let remote = SocketAddr::new(ip(24)?, port(6)?);
        // After the id (48 bytes with interface and cookie): expires, rqueue, wqueue, uid, inode.
        Some((local, remote, number(64)?, number(68)?))
    };
    let (local, remote, uid, inode) = fields().ok_or_else(wrong)?;
    let state = match state {
        ESTABLISHED => State::Established,
        LISTEN => State::Listening,
        _ => State::Other,
    };
    Ok(Some(Found { local, remote, row: Row { uid, inode, state } }))
}

fn take<const N: usize>(bytes: &[u8], at: usize) -> Option<[u8; N]> {
    bytes.get(at..at.checked_add(N)?)?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::net::{TcpListener, TcpStream};
    use std::time::{Duration, Instant};

    use super::*;
    use crate::sys::creds::my_uid;

    fn pair(listener: &TcpListener) -> (TcpStream, TcpStream) {
        let client = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (server, _) = listener.accept().unwrap();
        (client, server)
    }

    #[test]
    fn a_caller_and_a_listener_are_placed_by_their_own_rows() {
        for bind in ["127.0.0.1:0", "0.0.0.0:0", "[::1]:0"] {
            let listener = TcpListener::bind(bind).unwrap();
            let (client, server) = pair(&listener);
            let row = connected(server.peer_addr().unwrap(), server.local_addr().unwrap()).unwrap().unwrap();
            assert_eq!(row.caller(), Some(my_uid()), "{bind}");
            assert_eq!(connected(client.local_addr().unwrap(), client.peer_addr().unwrap()).unwrap(), Some(row));
            let listens = listening(server.local_addr().unwrap()).unwrap().unwrap();
            assert_eq!(listens.server(), Some(my_uid()), "{bind}");
            assert_eq!((listens.caller(), row.server()), (None, None));
        }
    }

    #[test]
    fn a_v4_caller_of_a_dual_listener_is_found_under_either_spelling() {
        let listener = TcpListener::bind("[::]:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let _client = TcpStream::connect(("127.0.0.1", port)).unwrap();
        let (server, peer) = listener.accept().unwrap();
        let ours = server.local_addr().unwrap();
        assert!(peer.is_ipv6() && canonical(peer).is_ipv4());
        assert_eq!(connected(peer, ours).unwrap().unwrap().caller(), Some(my_uid()));
        assert_eq!(connected(canonical(peer), canonical(ours)).unwrap().unwrap().caller(), Some(my_uid()));
        assert_eq!(listening(([127, 0, 0, 1], port).into()).unwrap().unwrap().server(), Some(my_uid()));
    }

    #[test]
    fn an_end_that_is_no_connection_is_nobody_even_where_somebody_listens() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let here = listener.local_addr().unwrap();
        let (client, server) = pair(&listener);
        assert_eq!(connected(here, ([127, 0, 0, 1], 1).into()).unwrap(), None);
        assert_eq!(connected(([127, 0, 0, 9], 9).into(), here).unwrap(), None);
        assert_eq!(listening(client.local_addr().unwrap()).unwrap(), None);
        drop(listener);
        assert_eq!(listening(here).unwrap(), None);
        drop((client, server));
    }

    #[test]
    fn a_caller_that_has_closed_looks_like_root_and_is_nobody() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (client, mut server) = pair(&listener);
        let (theirs, ours) = (server.peer_addr().unwrap(), server.local_addr().unwrap());
        drop(client);
        assert_eq!(server.read(&mut [0]).unwrap(), 0);
        if let Some(row) = connected(theirs, ours).unwrap() {
            assert_eq!((row.caller(), row.inode), (None, 0));
        }
    }

    #[test]
    fn an_answer_in_another_form_places_nobody() {
        for len in 0..HEADER + 72 {
            let mut answer = vec![0; len];
            for (to, from) in answer.iter_mut().skip(4).zip(SOCK_DIAG_BY_FAMILY.to_ne_bytes()) {
                *to = from;
            }
            assert!(parse(&answer).is_err(), "{len}");
        }
        let mut error = vec![0; 40];
        error[4..6].copy_from_slice(&NLMSG_ERROR.to_ne_bytes());
        for (code, none) in [(-libc::ENOENT, true), (0, false), (i32::MIN, false), (-libc::EPERM, false)] {
            error[HEADER..HEADER + 4].copy_from_slice(&code.to_ne_bytes());
            assert_eq!(matches!(parse(&error), Ok(None)), none, "{code}");
        }
    }

    #[test]
    fn a_caller_among_hundreds_is_placed_within_milliseconds() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let mut held = Vec::new();
        // As many as the descriptors of a default shell allow.
        while held.len() < 400 {
            held.push(pair(&listener));
        }
        let (_, server) = &held[200];
        let (theirs, ours) = (server.peer_addr().unwrap(), server.local_addr().unwrap());
        let started = Instant::now();
        for _ in 0..20 {
            assert_eq!(connected(theirs, ours).unwrap().unwrap().caller(), Some(my_uid()));
        }
        assert!(started.elapsed() < Duration::from_millis(400), "{:?}", started.elapsed());
    }
}
