#![allow(clippy::arithmetic_side_effects, reason = "a moment some seconds from now")]

use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::sync::mpsc;
use std::time::Duration;

use super::*;
use crate::base::limits::STACK_BYTES;
use crate::base::secret::Secret;
use crate::config::proxy::Proxies;
use crate::config::{Family, Network};
use crate::sys::creds;
use crate::sys::poll::Interest;

/// What a caller gets of an answer that is passed on.
#[derive(Default)]
struct Got {
    head: Option<Head>,
    bytes: Vec<u8>,
    ended: bool,
    /// It goes away after so many bytes.
    goes: Option<usize>,
    /// It tells of each piece.
    tells: Option<mpsc::Sender<Vec<u8>>>,
}

impl Sink for Got {
    fn begin(&mut self, head: &Head) -> io::Result<()> {
        assert_eq!(self.head.replace(head.clone()), None, "begun once");
        Ok(())
    }

    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        assert!(self.head.is_some() && !self.ended && bytes.len() <= STREAM_CHUNK + 64);
        self.bytes.extend_from_slice(bytes);
        if let Some(tell) = &self.tells {
            tell.send(bytes.to_vec()).unwrap();
        }
        if self.goes.is_some_and(|most| self.bytes.len() > most) {
            Err(io::ErrorKind::BrokenPipe.into())
        } else {
            Ok(())
        }
    }

    fn end(&mut self) -> io::Result<()> {
        assert!(!self.ended);
        self.ended = true;
        Ok(())
    }
}

/// A server that does as it is told once it has read something.
fn server(answer: impl FnOnce(TcpStream) + Send + 'static) -> Upstream {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = listener.local_addr().unwrap();
    let serve = move || {
        let (mut stream, _) = listener.accept().unwrap();
        assert!(stream.read(&mut [0; 4096]).unwrap() > 0);
        answer(stream);
    };
    drop(thread::spawn("server", STACK_BYTES, serve).unwrap());
    Upstream::Loopback { addr, base: "/base".to_owned(), uid: creds::my_uid() }
}

fn ask(upstream: &Upstream, shape: Shape, most: Duration, sink: &mut Got) -> Result<Answer, UpstreamError> {
    let (ours, _theirs) = UnixStream::pair().unwrap();
    let secrets = Patterns::of(&Secret::new(b"42:secret".to_vec()), None);
    let wanted = Call {
        upstream,
        service: "telegram",
        method: "POST",
        path: "/x".to_owned(),
        headers: Vec::new(),
        body: Some(b"{}".to_vec()),
        end: Instant::now() + most,
        answer: shape,
        caller: Caller { fd: ours.as_fd(), gone: Interest::Closed },
        secrets: &secrets,
    };
    let ways = Ways::new(&Network { family: Family::Auto, proxies: Proxies::default() }, |_| None).unwrap();
    call(&ways, wanted, sink)
}

const LONG: Duration = Duration::from_secs(60);

/// What comes of these bytes, and what the sink has then.
fn said(shape: Shape, answer: &[u8]) -> (Result<Option<Vec<u8>>, UpstreamError>, Got) {
    let (mut sink, answer) = (Got::default(), answer.to_vec());
    let upstream = server(move |mut stream| drop(stream.write_all(&answer)));
    let result = ask(&upstream, shape, LONG, &mut sink).map(|answer| match answer {
        Answer::Passed(_) => None,
        Answer::Whole(_, body) => Some(body),
    });
    (result, sink)
}

fn whole(head: &str, body: &[u8]) -> Vec<u8> {
    [format!("HTTP/1.1 {head}\r\n\r\n").as_bytes(), body].concat()
}

fn chunked(kind: &str, chunks: &[&str], end: &str) -> Vec<u8> {
    let chunks: Vec<String> = chunks.iter().map(|chunk| format!("{:x}\r\n{chunk}\r\n", chunk.len())).collect();
    let body = chunks.concat();
    whole(&format!("200 OK\r\nContent-Type: {kind}\r\nTransfer-Encoding: chunked"), format!("{body}{end}").as_bytes())
}

#[test]
fn an_upstream_that_never_answers_or_drips_for_ever_ends_with_the_calls_time() {
    let most = Duration::from_millis(1500);
    let began = Instant::now();
    let json = |upstream: &Upstream| ask(upstream, Shape::Json(100), most, &mut Got::default()).unwrap_err();
    let silent = server(|mut stream| drop(stream.read_to_end(&mut Vec::new())));
    assert_eq!(json(&silent), UpstreamError::Unknown("timeout"));
    let (stop, stopped) = mpsc::channel::<()>();
    let drips = server(move |mut stream| {
        let head = b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n";
        let mut gone = stream.write_all(head).is_err();
        while !gone {
            gone = stream.write_all(b" ").is_err()
                || stopped.recv_timeout(Duration::from_millis(100)) == Err(mpsc::RecvTimeoutError::Disconnected);
        }
    });
    assert_eq!(json(&drips), UpstreamError::Unknown("timeout"));
    drop(stop);
    assert!(began.elapsed() < Duration::from_secs(10));
}

#[test]
fn an_answer_is_whole_or_an_error_and_one_byte_over_its_bound_is_one_too() {
    let json = |answer: Vec<u8>| said(Shape::Json(100), &answer).0;
    let ok = |body: &str| whole(&format!("200 OK\r\nContent-Length: {}", body.len()), body.as_bytes());
    let of = |length: usize| format!("{{{}}}", " ".repeat(length.saturating_sub(2)));
    assert_eq!(json(ok(&of(100))).unwrap().unwrap().len(), 100);
    let unknown = UpstreamError::Unknown;
    assert_eq!(json(ok(&of(101))).unwrap_err(), unknown("too_long"));
    let in_one = |body: &str| chunked("application/json", &[body], "0\r\n\r\n");
    assert_eq!(json(in_one(&of(100))).unwrap().unwrap().len(), 100);
    assert_eq!(json(in_one(&of(101))).unwrap_err(), unknown("too_long"));
    assert_eq!(json(ok("[]")).unwrap_err(), unknown("not_json"));
    assert_eq!(json(ok("{} x")).unwrap_err(), unknown("not_json"));
    // Cut inside a chunk and at its border.
    assert_eq!(json(chunked("application/json", &["{\"a\":"], "")).unwrap_err(), unknown("not_json"));
    assert!(json(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{}".to_vec()).is_ok_and(|_| true));
    assert_eq!(json(whole("200 OK", b"{}")).unwrap_err(), unknown("no_length"));
    assert_eq!(json(whole("302 Found\r\nLocation: /y\r\nContent-Length: 2", b"{}")).unwrap_err(), unknown("redirect"));
    let packed = whole("200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2", b"{}");
    assert_eq!(json(packed).unwrap_err(), unknown("encoded"));
}

#[test]
fn a_file_is_whole_or_an_error() {
    let body: Vec<u8> = (0..300_000_u32).map(|n| n.to_le_bytes()[0]).collect();
    let file = |length: usize, body: &[u8]| {
        let (result, got) = said(Shape::File(1 << 20), &whole(&format!("200 OK\r\nContent-Length: {length}"), body));
        (result, got.bytes, got.ended)
    };
    assert_eq!(file(body.len(), &body), (Ok(None), body.clone(), true));
    assert_eq!(file(0, b""), (Ok(None), Vec::new(), true));
    // What is behind its length is not the file's.
    assert_eq!(file(3, b"abcdef"), (Ok(None), b"abc".to_vec(), true));
    for (length, sent) in [(body.len() + 1, &body[..]), (5, b"")] {
        let (cut, part, ended) = file(length, sent);
        assert!(matches!(cut, Err(UpstreamError::Broken(..))), "{cut:?}");
        assert!(!ended && part.len() <= body.len());
    }
    let starred = file(20, b"a 42:secret b 42:sec");
    assert_eq!(starred.1, b"a ********* b 42:sec");
}

#[test]
fn a_file_whose_end_cannot_be_known_or_that_is_none_is_not_begun() {
    for head in [
        "200 OK",
        "200 OK\r\nTransfer-Encoding: chunked",
        "200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 3",
        "200 OK\r\nContent-Length: 3\r\nContent-Length: 4",
        "200 OK\r\nContent-Length: 3\r\nContent-Length : 4",
        "200 OK\r\nContent-Length: +3",
        "200 OK\r\nContent-Length: 3, 3",
        "200 OK\r\nContent-Length: 0x3",
        "200 OK\r\nContent-Length: ",
        "200 OK\r\nContent-Length: 3\r\nContent-Encoding: gzip",
    ] {
        let (result, got) = said(Shape::File(100), &whole(head, b"3\r\nabc\r\n0\r\n\r\n"));
        assert!(matches!(result, Err(UpstreamError::Unknown(_))), "{head}: {result:?}");
        assert_eq!(got.head, None, "{head}");
    }
    for (head, error) in [
        ("200 OK\r\nContent-Length: 101", UpstreamError::TooLong),
        ("404 Not Found\r\nContent-Length: 2", UpstreamError::Status(404)),
        ("302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0", UpstreamError::Status(302)),
        ("206 Partial Content\r\nContent-Length: 2", UpstreamError::Status(206)),
        ("500 Oops\r\nContent-Length: 2", UpstreamError::Status(500)),
    ] {
        let (result, got) = said(Shape::File(100), &whole(head, b"ab"));
        assert_eq!((result, got.head), (Err(error), None), "{head}");
    }
    // What is no answer at all is a status or a failure, as the HTTP client likes; a file it is not.
    for odd in [&b"SSH-2.0\r\n\r\n"[..], b"", b"HTTP/1.1", b"\r\n\r\n", b"200 OK\r\nContent-Length: 1\r\n\r\na"] {
        let (result, got) = said(Shape::File(100), odd);
        assert!(matches!(result, Err(UpstreamError::Status(_) | UpstreamError::Unknown(_))), "{odd:?}: {result:?}");
        assert_eq!(got.head, None);
    }
}

const STOP: &str = "event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n";

#[test]
fn events_end_well_after_the_last_of_them_alone() {
    let events = |answer: &[u8]| {
        let (result, got) = said(Shape::Stream(1000), answer);
        (result, String::from_utf8(got.bytes).unwrap(), got.ended)
    };
    let kind = "text/event-stream; charset=utf-8";
    let ping = "event: ping\ndata: {\"type\":\"ping\"}\n\n";
    let all = [ping, STOP].concat();
    assert_eq!(events(&chunked(kind, &[ping, STOP], "0\r\n\r\n")), (Ok(None), all.clone(), true));
    // Its last event stands for its end, whatever the HTTP client makes of a missing last chunk.
    assert_eq!(events(&chunked(kind, &[ping, STOP], "")).1, all);
    for cut in [chunked(kind, &[ping], ""), chunked(kind, &[ping], "0\r\n\r\n"), chunked(kind, &[], "0\r\n\r\n")] {
        let (result, _, ended) = events(&cut);
        assert!(matches!(result, Err(UpstreamError::Broken(..))) && !ended, "{result:?}");
    }
    let inside = [chunked(kind, &[ping], ""), b"40\r\nevent: message_stop\ndata: {\"ty".to_vec()].concat();
    let (result, _, ended) = events(&inside);
    assert!(matches!(result, Err(UpstreamError::Broken(..))) && !ended);
    // A key that is cut by a chunk's border.
    let (_, shown, _) = events(&chunked(kind, &["data: 42:se", "cret\n\n", STOP], "0\r\n\r\n"));
    assert_eq!(shown, format!("data: *********\n\n{STOP}"));
    // An error is no stream.
    let error = whole("529 Overloaded\r\nContent-Type: application/json\r\nContent-Length: 11", b"{\"error\":1}");
    assert_eq!(events(&error).0.unwrap().unwrap(), b"{\"error\":1}");
}

#[test]
fn an_event_is_passed_on_while_the_next_one_is_not_there_yet() {
    let (go, goes) = mpsc::channel::<()>();
    let (tell, told) = mpsc::channel();
    let upstream = server(move |mut stream| {
        let first = chunked("text/event-stream", &["data: {\"type\":\"ping\"}\n\n"], "");
        stream.write_all(&first).unwrap();
        goes.recv().unwrap();
        stream.write_all(format!("{:x}\r\n{STOP}\r\n0\r\n\r\n", STOP.len()).as_bytes()).unwrap();
    });
    let asks = thread::spawn("asks", STACK_BYTES, move || {
        let mut sink = Got { tells: Some(tell), ..Got::default() };
        ask(&upstream, Shape::Stream(1000), LONG, &mut sink).map(|_| sink.ended)
    })
    .unwrap();
    assert_eq!(told.recv_timeout(LONG).unwrap(), b"data: {\"type\":\"ping\"}\n\n");
    go.send(()).unwrap();
    assert_eq!(told.recv_timeout(LONG).unwrap(), STOP.as_bytes());
    assert_eq!(asks.join().unwrap(), Ok(true));
}

#[test]
fn an_operators_service_may_answer_anything_of_a_known_end() {
    let sized = |answer: &[u8]| said(Shape::Sized(100), answer).0;
    assert_eq!(
        sized(&whole("200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2", b"ok")).unwrap().unwrap(),
        b"ok"
    );
    assert_eq!(sized(&whole("204 No Content", b"")).unwrap().unwrap(), b"");
    assert_eq!(sized(&chunked("application/json", &["{}"], "0\r\n\r\n")).unwrap().unwrap(), b"{}");
    let unknown = UpstreamError::Unknown;
    assert_eq!(sized(&chunked("text/plain", &["ok"], "0\r\n\r\n")).unwrap_err(), unknown("not_json"));
    assert_eq!(sized(&whole("200 OK\r\nContent-Length: 3", b"ok")).unwrap_err(), unknown("cut"));
    assert_eq!(sized(&whole("200 OK\r\nContent-Length: 101", &[b'x'; 101])).unwrap_err(), unknown("too_long"));
    assert_eq!(said(Shape::Status, &whole("201 Created", b"<xml>42:secret")).0.unwrap().unwrap(), b"");
}

#[test]
fn headers_go_on_by_name_each_once_and_without_a_key() {
    let mut sink = Got::default();
    let upstream = server(|mut stream| {
        let head = "429 Slow\r\ncontent-type: application/json\r\nRetry-After: 7\r\nRetry-After: 8\r\nSet-Cookie: a=b\r\n\
            request-id: 42:secret!\r\nanthropic-ratelimit-requests-remaining: 3\r\nX-Accel: \x01\r\nContent-Length: 2";
        drop(stream.write_all(&whole(head, b"{}")));
    });
    let Ok(Answer::Whole(head, _)) = ask(&upstream, Shape::Json(100), LONG, &mut sink) else { panic!("an answer") };
    let expected = [
        ("content-type", "application/json"),
        ("retry-after", "7"),
        ("request-id", "*********!"),
        ("anthropic-ratelimit-requests-remaining", "3"),
    ];
    assert_eq!(head.status, 429);
    assert_eq!(head.headers, expected.map(|(name, value)| (name.to_owned(), value.to_owned())));
}

#[test]
fn a_sink_that_goes_away_ends_the_call() {
    let mut sink = Got { goes: Some(100_000), ..Got::default() };
    let (tell, told) = mpsc::channel();
    let upstream = server(move |mut stream| {
        drop(stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n"));
        while stream.write_all(&[b'x'; 1000]).is_ok() {}
        tell.send(()).unwrap();
    });
    let result = ask(&upstream, Shape::File(1 << 20), LONG, &mut sink).map(|_| ());
    assert_eq!(result, Err(UpstreamError::Broken("caller", None)));
    told.recv_timeout(LONG).expect("the upstream's connection has ended");
}

#[test]
fn what_is_called_never_prints_its_path() {
    let (ours, _theirs) = UnixStream::pair().unwrap();
    let upstream = Upstream::https("https://api.telegram.org").unwrap();
    let call = Call {
        upstream: &upstream,
        service: "telegram",
        method: "POST",
        path: "/bot4242:secret/x".to_owned(),
        headers: vec![("x-api-key".to_owned(), "secret".to_owned())],
        body: None,
        end: Instant::now(),
        answer: Shape::Status,
        caller: Caller { fd: ours.as_fd(), gone: Interest::Closed },
        secrets: &Patterns::default(),
    };
    assert!(!format!("{call:?}").contains("secret"));
}

#[test]
fn an_upstream_is_named_as_the_http_client_can_read_it() {
    let url = |upstream: &Upstream| url(upstream, "/x");
    assert_eq!(url(&Upstream::https("https://a.example/b").unwrap()), "https://a.example/b/x");
    assert_eq!(url(&Upstream::https("https://a.example:8443").unwrap()), "https://a.example:8443/x");
    assert_eq!(url(&Upstream::loopback("http://127.0.0.1:81", 0).unwrap()), "http://127.0.0.1:81/x");
    assert_eq!(url(&Upstream::loopback("http://[::1]:81", 0).unwrap()), "http://localhost:81/x");
}
