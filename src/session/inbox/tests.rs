use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::{UnixListener, UnixStream};

use super::*;
use crate::store::temp::Temp;

const MOST: Option<Duration> = Some(Duration::from_secs(20));

struct Receiver {
    temp: Temp,
    listener: UnixListener,
}

impl Receiver {
    fn new(name: &str) -> Self {
        let temp = Temp::new(name);
        let listener = UnixListener::bind(temp.path().join("session.sock")).unwrap();
        Self { temp, listener }
    }

    fn inbox(&self) -> Inbox {
        Inbox::open(&self.temp.path().join("session.sock"), &self.temp.path().join("state")).unwrap()
    }

    /// The next subscriber, and after which number it asks.
    fn subscriber(&self) -> (UnixStream, i64) {
        let stream = self.listener.accept().unwrap().0;
        let mut line = String::new();
        BufReader::new(&stream).read_line(&mut line).unwrap();
        let request = json::parse(line.trim_end().as_bytes()).unwrap();
        assert_eq!(request.get("op").and_then(Json::str), Some("subscribe"));
        (stream, request.get("after").and_then(Json::int).unwrap())
    }
}

/// The next that is no change of standing.
fn come(inbox: &mut Inbox) -> Came {
    let end = Instant::now() + Duration::from_secs(20);
    loop {
        if let Some(came) = inbox.next(Some(Duration::from_millis(200))) {
            return came;
        }
        assert!(Instant::now() < end, "{:?}", inbox.standing());
    }
}

fn seq(inbox: &mut Inbox) -> u64 {
    match come(inbox) {
        Came::Event { seq, .. } => seq,
        other => panic!("{other:?}"),
    }
}

/// The connection is there once its standing is known.
fn follow(receiver: &Receiver, inbox: &mut Inbox) -> (UnixStream, i64) {
    while inbox.standing() != &Standing::Following {
        inbox.next(Some(Duration::from_secs(1)));
    }
    receiver.subscriber()
}

#[test]
fn a_restart_begins_after_the_last_event_that_was_taken() {
    let receiver = Receiver::new("inbox-cursor");
    let mut inbox = receiver.inbox();
    let (mut stream, after) = follow(&receiver, &mut inbox);
    assert_eq!(after, 0);
    stream.write_all(b"{\"seq\":7,\"kind\":\"message\"}\n{\"seq\":8,\"kind\":\"message\"}\n").unwrap();
    assert_eq!(seq(&mut inbox), 7);
    inbox.taken(7).unwrap();
    assert_eq!(seq(&mut inbox), 8);
    drop((inbox, stream));
    // The eighth was given out and not taken.
    let mut inbox = receiver.inbox();
    let (_stream, after) = follow(&receiver, &mut inbox);
    assert_eq!(after, 7);
    inbox.taken(3).unwrap();
    drop(inbox);
    assert_eq!(follow(&receiver, &mut receiver.inbox()).1, 7, "it never goes back");
}

#[test]
fn a_receiver_that_restarts_is_found_again_and_repeats_nothing_to_this_process() {
    let receiver = Receiver::new("inbox-again");
    let mut inbox = receiver.inbox();
    let (mut stream, _) = follow(&receiver, &mut inbox);
    stream.write_all(b"{\"seq\":1}\n{\"seq\":2}\n{\"se").unwrap();
    assert_eq!((seq(&mut inbox), seq(&mut inbox)), (1, 2));
    drop(stream);
    assert_eq!(inbox.next(MOST), None);
    assert!(matches!(inbox.standing(), Standing::Down(_)), "{:?}", inbox.standing());
    let (mut stream, after) = follow(&receiver, &mut inbox);
    assert_eq!(after, 2, "not taken yet, but given out");
    stream.write_all(b"{\"seq\":2}\n{\"seq\":3}\n").unwrap();
    assert_eq!(seq(&mut inbox), 3);
}

#[test]
fn what_had_no_room_comes_again_after_the_last_that_had() {
    let receiver = Receiver::new("inbox-rewind");
    let mut inbox = receiver.inbox();
    let (mut stream, _) = follow(&receiver, &mut inbox);
    stream.write_all(b"{\"seq\":7,\"kind\":\"message\"}\n{\"seq\":8,\"kind\":\"message\"}\n").unwrap();
    assert_eq!((seq(&mut inbox), seq(&mut inbox)), (7, 8));
    inbox.taken(7).unwrap();
    inbox.rewind(7);
    assert_eq!(inbox.next(Some(Duration::from_millis(1))), None);
    let (mut stream, after) = receiver.subscriber();
    assert_eq!(after, 7);
    stream.write_all(b"{\"seq\":8,\"kind\":\"message\"}\n").unwrap();
    assert_eq!(seq(&mut inbox), 8);
}

#[test]
fn pushes_are_given_out_and_what_is_no_event_is_left_out() {
    let receiver = Receiver::new("inbox-push");
    let mut inbox = receiver.inbox();
    let (mut stream, _) = follow(&receiver, &mut inbox);
    let lines = [
        "not json",
        "{\"seq\":0,\"v\":1}",
        "{\"seq\":-4}",
        "{\"push\":\"verdict\",\"request_id\":\"abcde\",\"behavior\":\"maybe\"}",
        "{\"push\":\"verdict\",\"behavior\":\"allow\"}",
        "{\"push\":\"later\"}",
        "{\"push\":\"verdict\",\"request_id\":\"abcde\",\"behavior\":\"allow\"}",
        "{\"push\":\"verdict\",\"request_id\":\"fghij\",\"behavior\":\"deny\"}",
        "{\"push\":\"stop\"}",
        "{\"push\":\"new\"}",
        "{\"seq\":4}",
    ];
    stream.write_all((lines.join("\n") + "\n").as_bytes()).unwrap();
    let verdict = |id: &str, allow| Came::Verdict { request_id: id.to_owned(), allow };
    assert_eq!(come(&mut inbox), verdict("abcde", true));
    assert_eq!(come(&mut inbox), verdict("fghij", false));
    assert_eq!((come(&mut inbox), come(&mut inbox)), (Came::Stop, Came::New));
    assert_eq!(seq(&mut inbox), 4);
}

#[test]
fn a_second_session_is_told_so_and_takes_over_where_the_first_stood() {
    let receiver = Receiver::new("inbox-second");
    let mut first = receiver.inbox();
    let (mut stream, _) = follow(&receiver, &mut first);
    let mut second = receiver.inbox();
    assert_eq!(second.next(MOST), None);
    assert_eq!(second.standing(), &Standing::Elsewhere);
    stream.write_all(b"{\"seq\":5}\n").unwrap();
    assert_eq!(seq(&mut first), 5);
    first.taken(5).unwrap();
    drop(first);
    assert_eq!(follow(&receiver, &mut second).1, 5);
}

#[test]
fn a_refusal_of_the_receiver_is_a_state_and_is_tried_again() {
    let receiver = Receiver::new("inbox-refused");
    let mut inbox = receiver.inbox();
    for (answer, elsewhere) in [
        ("{\"ok\":false,\"code\":\"subscribed_elsewhere\",\"next\":\"stop\",\"hint\":\"x\"}\n", true),
        ("{\"ok\":false,\"code\":\"journal_stopped\",\"next\":\"ask_operator\",\"hint\":\"x\"}\n", false),
    ] {
        let (mut stream, _) = follow(&receiver, &mut inbox);
        stream.write_all(answer.as_bytes()).unwrap();
        assert_eq!(inbox.next(MOST), None);
        assert_eq!(inbox.standing() == &Standing::Elsewhere, elsewhere, "{:?}", inbox.standing());
    }
    let (mut stream, _) = follow(&receiver, &mut inbox);
    stream.write_all(b"{\"seq\":1}\n").unwrap();
    assert_eq!(seq(&mut inbox), 1);
}

#[test]
fn without_a_gate_the_time_passes_and_with_a_damaged_cursor_there_is_no_inbox() {
    let temp = Temp::new("inbox-none");
    let state = temp.path().join("state");
    let socket = temp.path().join("session.sock");
    let mut inbox = Inbox::open(&socket, &state).unwrap();
    assert_eq!(inbox.next(MOST), None);
    assert!(matches!(inbox.standing(), Standing::Down(refusal) if refusal.code == Code::GateDown));
    assert_eq!(inbox.next(Some(Duration::from_millis(50))), None);
    for wrong in ["", "x", "-1", "99999999999999999999999"] {
        std::fs::write(state.join(CURSOR), wrong).unwrap();
        assert!(Inbox::open(&socket, &state).is_err(), "{wrong}");
    }
}
