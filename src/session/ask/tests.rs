use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::symlink;
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::atomic::{AtomicU32, Ordering};

use super::*;
use crate::base::exit::Exit;
use crate::base::limits::FILE_BYTES_MAX;
use crate::sys::child::{self, Program, Spec};
use crate::sys::thread;

/// A folder with a socket that a test answers on.
struct Place {
    path: PathBuf,
}

impl Place {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("mila-ask-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir(&path).unwrap();
        Self { path }
    }

    fn socket(&self) -> PathBuf {
        self.path.join("consent.sock")
    }

    fn file(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.path.join(name);
        fs::write(&path, bytes).unwrap();
        path
    }

    /// Serves one connection, and gives what the handler made of it.
    fn serve<T: Send + 'static>(
        &self,
        handler: impl FnOnce(UnixStream) -> T + Send + 'static,
    ) -> std::thread::JoinHandle<T> {
        let listener = UnixListener::bind(self.socket()).unwrap();
        thread::spawn("gate", 512 * 1024, move || handler(listener.accept().unwrap().0)).unwrap()
    }

    fn ask(&self, files: Vec<PathBuf>) -> Answer {
        ask(&request(files), &self.socket())
    }

    fn refused(&self, files: Vec<PathBuf>) -> (String, Option<String>) {
        let answer = self.ask(files);
        assert_eq!((answer.state, answer.ran.as_str()), (State::Denied, "no"));
        (answer.code.unwrap(), answer.field)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.path));
    }
}

fn request(files: Vec<PathBuf>) -> Ask {
    let payload = json::parse("{\"text\":\"Grüße\\n\\u0007\",\"chat\":\"111\"}".as_bytes()).unwrap();
    Ask { kind: "bot_send".into(), payload, files, wait_s: 0, urgent: false }
}

const ASKED: &str =
    "{\"id\":\"r-5f2c91a07d\",\"state\":\"asked\",\"ran\":\"no\",\"final\":false,\"next\":\"wait\",\"hint\":\"…\"}\n";

fn line_of(stream: &UnixStream) -> (LineReader, Json) {
    let mut reader = LineReader::new(stream.try_clone().unwrap());
    let line = reader.line(LINE_MAX, soon()).unwrap();
    (reader, json::parse(&line).unwrap())
}

fn soon() -> Instant {
    Instant::now().checked_add(Duration::from_secs(20)).unwrap()
}

fn body(reader: &mut LineReader, size: u64) -> Result<Vec<u8>, crate::net::lines::LineFault> {
    let mut bytes = Vec::new();
    reader.body(size, Duration::from_secs(20), soon(), |piece| {
        bytes.extend_from_slice(piece);
        Ok(())
    })?;
    Ok(bytes)
}

#[test]
fn a_request_arrives_whole_and_its_answer_comes_back() {
    let place = Place::new();
    let files = vec![place.file("a.txt", b"hello"), place.file("b.bin", &vec![7; 300_000])];
    let gate = place.serve(|mut stream| {
        let (mut reader, line) = line_of(&stream);
        let bytes = body(&mut reader, 300_005).unwrap();
        stream.write_all(ASKED.as_bytes()).unwrap();
        (line, bytes)
    });
    let answer = place.ask(files);
    let (line, bytes) = gate.join().unwrap();
    assert_eq!((answer.state, answer.exit()), (State::Asked, Exit::PENDING));
    assert_eq!(bytes.len(), 300_005);
    assert!(bytes.starts_with(b"hello\x07\x07"));
    assert_eq!(
        json::canonical(&line),
        "{\"attachments\":[{\"name\":\"a.txt\",\"size\":5},{\"name\":\"b.bin\",\"size\":300000}],\"kind\":\"bot_send\",\
         \"op\":\"request\",\"payload\":{\"chat\":\"111\",\"text\":\"Grüße\\n\\u0007\"},\"urgent\":false,\"wait_s\":0}"
    );
}

#[test]
fn only_ordinary_files_are_sent_and_nothing_waits_for_another_kind() {
    let place = Place::new();
    let real = place.file("real.txt", b"x");
    let link = place.path.join("link.txt");
    symlink(&real, &link).unwrap();
    let fifo = place.path.join("fifo");
    let mkfifo =
        Spec::new(Program::At(Path::new("/usr/bin/mkfifo")), vec!["mkfifo".into(), fifo.clone().into_os_string()]);
    child::start(mkfifo).unwrap().wait(None).unwrap();
    for (path, code) in [
        (link, "file_not_regular"),
        (fifo, "file_not_regular"),
        (place.path.clone(), "file_not_regular"),
        (PathBuf::from("/dev/zero"), "file_not_regular"),
        (place.path.join("nothing"), "file_missing"),
        (place.file("empty", b""), "file_empty"),
    ] {
        assert_eq!(place.refused(vec![real.clone(), path.clone()]), (code.into(), Some("files[1]".into())), "{path:?}");
    }
}

#[test]
fn files_are_bounded_before_a_byte_is_sent() {
    let place = Place::new();
    let sparse = |name: &str, size: u64| {
        let path = place.path.join(name);
        File::create(&path).unwrap().set_len(size).unwrap();
        path
    };
    let big = sparse("big", FILE_BYTES_MAX + 1);
    assert_eq!(place.refused(vec![big]), ("file_too_big".into(), Some("files[0]".into())));
    let most: Vec<PathBuf> = ["1", "2", "3"].iter().map(|name| sparse(name, FILE_BYTES_MAX)).collect();
    assert_eq!(place.refused(most), ("file_too_big".into(), Some("files".into())));
    assert_eq!(place.refused(vec![sparse("1", 1); 11]), ("file_too_many".into(), Some("files".into())));
}

#[test]
fn a_file_that_changes_while_it_is_copied_is_never_a_whole_request() {
    type Change = fn(&Path);
    let changes: [Change; 3] = [
        |path| File::options().write(true).open(path).unwrap().set_len(1000).unwrap(),
        |path| File::options().append(true).open(path).unwrap().write_all(b"more").unwrap(),
        |path| {
            let mut file = File::options().write(true).open(path).unwrap();
            file.write_all(b"other").unwrap();
            file.sync_all().unwrap();
        },
    ];
    for change in changes {
        let place = Place::new();
        // More than the kernel holds between the two ends, so that the copy is still under way at the change.
        let path = place.file("a.bin", &vec![7; 4_000_000]);
        let same = path.clone();
        let gate = place.serve(move |stream| {
            let (mut reader, _) = line_of(&stream);
            change(&same);
            body(&mut reader, 4_000_000).map(|bytes| bytes.len())
        });
        assert_eq!(place.refused(vec![path]), ("file_changed".into(), Some("files[0]".into())));
        assert!(gate.join().unwrap().is_err(), "the gate never had all of it");
    }
}

#[test]
fn a_gate_that_refuses_by_the_line_is_heard_though_it_takes_no_file() {
    let place = Place::new();
    let path = place.file("a.bin", &vec![7; 4_000_000]);
    let gate = place.serve(|mut stream| {
        let (_, _) = line_of(&stream);
        let refusal = Answer::denied(None, Refusal::kind_off("bot_send")).to_json();
        stream.write_all(format!("{refusal}\n").as_bytes()).unwrap();
    });
    assert_eq!(place.refused(vec![path]), ("kind_off".into(), None));
    gate.join().unwrap();
}

#[test]
fn without_a_gate_nothing_ran() {
    let place = Place::new();
    let answer = place.ask(Vec::new());
    assert_eq!((answer.code.as_deref(), answer.exit()), (Some("gate_down"), Exit::UNAVAILABLE));
    // A gate that goes away before it had all of a request has none.
    let path = place.file("a.bin", &vec![7; 4_000_000]);
    let gate = place.serve(|stream| drop(line_of(&stream)));
    assert_eq!(place.refused(vec![path]).0, "gate_down");
    gate.join().unwrap();
}

#[test]
fn a_whole_request_without_an_answer_may_have_run() {
    for said in [
        "",
        "{\"state\":\"ex",
        "nonsense\n",
        "{\"state\":\"asked\",\"ran\":\"yes\",\"final\":false,\"next\":\"wait\"}\n",
    ] {
        let place = Place::new();
        let gate = place.serve(move |mut stream| {
            let (mut reader, _) = line_of(&stream);
            body(&mut reader, 5).unwrap();
            stream.write_all(said.as_bytes()).unwrap();
        });
        let answer = place.ask(vec![place.file("a.txt", b"hello")]);
        gate.join().unwrap();
        assert_eq!((answer.state, answer.ran.as_str(), answer.exit()), (State::Unknown, "unknown", Exit::NO), "{said}");
        assert!(answer.hint.contains("Do not ask again"));
    }
}

#[test]
fn a_wait_or_a_payload_over_its_bound_is_refused_at_once() {
    let place = Place::new();
    let long = Ask { wait_s: 901, ..request(Vec::new()) };
    assert_eq!(ask(&long, &place.socket()).code.as_deref(), Some("field_range"));
    let payload = Json::Obj(vec![("text".into(), Json::Str("x".repeat(LINE_MAX)))]);
    let large = Ask { payload, ..request(Vec::new()) };
    assert_eq!(ask(&large, &place.socket()).code.as_deref(), Some("text_too_long"));
}
