#![allow(clippy::arithmetic_side_effects, reason = "a moment some seconds from now")]

use std::net::TcpListener;
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use super::*;
use crate::config::proxy::Proxies;
use crate::config::{Family, Network, Upstream};
use crate::net::dialler::{Caller, Ticket, Ways};

/// What a proxy reads (one piece for each) and answers, in turn; then it hands its connection on.
type Script = Vec<(Vec<u8>, Vec<u8>)>;

fn proxy(script: Script) -> (u16, std::thread::JoinHandle<TcpStream>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let serve = crate::sys::thread::spawn("proxy", crate::base::limits::STACK_BYTES, move || {
        let (mut stream, _) = listener.accept().unwrap();
        for (expected, answer) in script {
            let mut read = vec![0; expected.len()];
            stream.read_exact(&mut read).unwrap();
            assert_eq!(String::from_utf8_lossy(&read), String::from_utf8_lossy(&expected));
            // It may have heard enough already.
            drop(stream.write_all(&answer));
        }
        stream
    })
    .unwrap();
    (port, serve)
}

/// A client's connection through a proxy to `service.example:443`, and how its ticket ended; the proxy's own end.
fn through(
    scheme: &str,
    login: Option<&str>,
    script: Script,
    most: Duration,
) -> (Vec<u8>, bool, Option<Cause>, TcpStream) {
    let (port, serve) = proxy(script);
    let url = format!("{scheme}://127.0.0.1:{port}");
    let named = match login {
        None => serde_json::json!(url),
        Some(_) => serde_json::json!({"url": url, "key": "PROXY_LOGIN"}),
    };
    let network = Network { family: Family::Auto, proxies: Proxies::read(&named).unwrap() };
    let ways = Ways::new(&network, |_| login.map(|login| Secret::new(login.as_bytes().to_vec()))).unwrap();
    let upstream = Upstream::https("https://service.example").unwrap();
    let (ours, _theirs) = UnixStream::pair().unwrap();
    let mut ticket = Ticket::new(
        &upstream,
        "telegram",
        &ways,
        Instant::now() + most,
        Caller { fd: ours.as_fd(), gone: Interest::Closed },
    )
    .unwrap();
    let mut client = ticket.connect_for_test("service.example:443");
    let mut said = [0; 19];
    let opened = client.read_exact(&mut said).is_ok() && &said == b"HTTP/1.1 200 OK\r\n\r\n";
    let far = serve.join().unwrap();
    let mut rest = Vec::new();
    if opened {
        assert!(!ticket.sent(), "nothing of a request before the client sends it");
        client.write_all(b"hello").unwrap();
        let mut heard = [0; 5];
        (&far).read_exact(&mut heard).unwrap();
        assert_eq!(&heard, b"hello");
        (&far).write_all(b" and goodbye").unwrap();
        far.shutdown(std::net::Shutdown::Both).unwrap();
        drop(client.read_to_end(&mut rest));
    }
    let sent = ticket.sent();
    assert_eq!(sent, opened);
    (rest, opened, ticket.close(), far)
}

const LONG: Duration = Duration::from_secs(30);
const CONNECT_LINE: &str = "CONNECT service.example:443 HTTP/1.1\r\nHost: service.example:443\r\n";

fn http(login: Option<&str>, answer: &[u8]) -> (bool, Option<Cause>, Vec<u8>) {
    let header = login.map_or_else(String::new, |login| {
        format!("Proxy-Authorization: Basic {}\r\n", base64::encode(login.as_bytes()))
    });
    let asked = format!("{CONNECT_LINE}{header}\r\n").into_bytes();
    let (rest, opened, cause, _far) = through("http", login, vec![(asked, answer.to_vec())], LONG);
    (opened, cause, rest)
}

#[test]
fn a_connect_proxy_is_given_the_name_and_its_yes_is_any_of_the_200s() {
    for answer in ["HTTP/1.1 200 Connection established\r\n\r\n", "HTTP/1.0 204 x\r\nVia: 1.1 p\r\n\r\n"] {
        let (opened, _, rest) = http(None, answer.as_bytes());
        assert!(opened, "{answer}");
        assert_eq!(rest, b" and goodbye");
    }
    assert!(http(Some("me:pass word"), b"HTTP/1.1 200 OK\r\n\r\n").0);
    // What comes right behind its yes is the service's already.
    assert_eq!(http(None, b"HTTP/1.1 200 OK\r\n\r\nfirst").2, b"first and goodbye");
}

#[test]
fn a_connect_proxy_that_says_anything_else_opens_nothing() {
    let huge = format!("HTTP/1.1 200 OK\r\nX: {}\r\n\r\n", "x".repeat(9000));
    for (answer, cause) in [
        ("HTTP/1.1 407 Login\r\n\r\n", "proxy_login"),
        ("HTTP/1.1 403 No\r\n\r\n", "proxy_refused"),
        ("HTTP/1.1 302 Elsewhere\r\nLocation: http://x/\r\n\r\n", "proxy_refused"),
        ("HTTP/1.1 100 Continue\r\n\r\n", "proxy_refused"),
        ("SSH-2.0-x\r\n\r\n", "proxy_malformed"),
        ("\r\n\r\n", "proxy_malformed"),
        (huge.as_str(), "proxy_malformed"),
    ] {
        let (opened, said, _) = http(None, answer.as_bytes());
        assert_eq!((opened, said), (false, Some(cause)), "{answer:.40}");
    }
}

/// The parts of a SOCKS exchange: the greeting, the login where there is one, the request with the name.
fn socks(login: Option<(&str, &[u8])>, greeting: &[u8], request: &[u8]) -> (bool, Option<Cause>, Vec<u8>) {
    let mut script = vec![(vec![5, 1, if login.is_some() { 2 } else { 0 }], greeting.to_vec())];
    if let Some((_, said)) = login {
        script.push((b"\x01\x02me\x06secret".to_vec(), said.to_vec()));
    }
    if !request.is_empty() {
        let mut asked = vec![5, 1, 0, 3, 15];
        asked.extend_from_slice(b"service.example\x01\xbb");
        script.push((asked, request.to_vec()));
    }
    let (rest, opened, cause, _far) = through("socks5", login.map(|(login, _)| login), script, LONG);
    (opened, cause, rest)
}

#[test]
fn a_socks_proxy_is_given_the_name_and_its_own_address_is_of_no_interest() {
    for address in
        [&b"\x01\x7f\0\0\x01\0\x50"[..], b"\x03\x03abc\0\x50", b"\x04\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\x50"]
    {
        let (opened, _, rest) = socks(None, b"\x05\0", &[b"\x05\0\0", address].concat());
        assert!(opened, "{address:?}");
        assert_eq!(rest, b" and goodbye");
    }
    let open = b"\x05\0\0\x01\0\0\0\0\0\0";
    assert!(socks(Some(("me:secret", b"\x01\0")), b"\x05\x02", open).0);
    assert_eq!(socks(None, b"\x05\0", &[&open[..], b"first"].concat()).2, b"first and goodbye");
}

#[test]
fn a_socks_proxy_that_says_anything_else_opens_nothing() {
    for (greeting, request, cause) in [
        (&b"\x05\xff"[..], &b""[..], "proxy_login"),
        (b"\x05\x02", b"", "proxy_malformed"),
        (b"\x04\0", b"", "proxy_malformed"),
        (b"\x05\0", b"\x05\x02\0\x01\0\0\0\0\0\0", "proxy_refused"),
        (b"\x05\0", b"\x05\x05\0\x01\0\0\0\0\0\0", "proxy_refused"),
        (b"\x05\0", b"\x04\0\0\x01\0\0\0\0\0\0", "proxy_malformed"),
        (b"\x05\0", b"\x05\0\x01\x01\0\0\0\0\0\0", "proxy_malformed"),
        (b"\x05\0", b"\x05\0\0\x02\0\0\0\0\0\0", "proxy_malformed"),
    ] {
        let (opened, said, _) = socks(None, greeting, request);
        assert_eq!((opened, said), (false, Some(cause)), "{greeting:?} {request:?}");
    }
    let (opened, said, _) = socks(Some(("me:secret", b"\x01\x01")), b"\x05\x02", b"");
    assert_eq!((opened, said), (false, Some("proxy_login")));
}

#[test]
fn a_proxy_that_hangs_ends_with_the_calls_time() {
    let began = Instant::now();
    let asked = format!("{CONNECT_LINE}\r\n").into_bytes();
    let (_, opened, cause, _far) =
        through("http", None, vec![(asked, b"HTTP/1.1 ".to_vec())], Duration::from_millis(800));
    assert!(!opened && matches!(cause, Some("proxy_timeout" | "timeout")), "{cause:?}");
    assert!(began.elapsed() < Duration::from_secs(10));
}
