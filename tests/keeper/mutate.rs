//! Ten thousand requests that are nearly right, against an upstream that tells back all it got: no key in any byte that comes back,
//! in the log, in what the system shows of the process, or in a core.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};
use std::net::Shutdown;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use mila_gate::net::conn::Conn;
use serde_json::json;

use crate::gate::{Keeper, Plan, Role, TOKEN, key_of};
use crate::help::soon;
use crate::upstream::{PATIENCE, Upstream};

/// How many, and where the generator starts: the same ones each time.
const REQUESTS: u64 = 10_000;
const SEED: u64 = 0x6d69_6c61;

/// Marsaglia's xorshift64, for choosing.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(most.max(1)).unwrap()).unwrap()
    }
}

/// Requests that are right, each with its caller and its way.
fn right(keeper: &Keeper) -> Vec<(Role, bool, Vec<u8>)> {
    let tcp = keeper.tcp.unwrap().to_string();
    let form = "multipart/form-data; boundary=12345678";
    let file = "--12345678\r\nContent-Disposition: form-data; name=\"chat_id\"\r\n\r\n7\r\n--12345678--\r\n";
    let question =
        r#"{"model":"claude-haiku-4-5","max_tokens":9,"messages":[{"role":"user","content":"hello"}],"stream":false}"#;
    let json = "application/json";
    let ask = |host: &str, line: &str, kind: &str, body: &str| {
        let own = "Authorization: Bearer mine\r\nX-Api-Key: mine\r\nAnthropic-Version: 2023-06-01\r\nAccept: */*\r\n";
        let head = format!(
            "{line} HTTP/1.1\r\nHost: {host}\r\n{own}Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        [head.as_bytes(), body.as_bytes()].concat()
    };
    let unix = |role, line: &str, kind: &str, body: &str| (role, false, ask("keeper", line, kind, body));
    let mut all = vec![
        unix(Role::Io, "POST /telegram/sendMessage", json, r#"{"chat_id":7,"text":"hello"}"#),
        unix(Role::Io, "POST /telegram/sendDocument", form, file),
        unix(Role::Io, "GET /telegram/file/documents/file_1.pdf", json, ""),
        unix(Role::Io, "POST /voice/v1/audio/transcriptions", form, file),
        unix(Role::Consent, "POST /telegram/getMe", json, "{}"),
        unix(Role::Consent, "DELETE /lease", json, ""),
        unix(Role::Act, "POST /zernio/v1/posts", json, "{}"),
        unix(Role::Act, "PUT /upload/up.example/a?X-Sig=a%2Fb", "image/png", "png"),
        unix(Role::Root, "GET /status", json, ""),
    ];
    for (host, by_tcp) in [("keeper", false), (tcp.as_str(), true)] {
        all.push((Role::Guest, by_tcp, ask(host, "POST /guest/v1/messages?beta=true", json, question)));
        all.push((Role::Session, by_tcp, ask(host, "POST /claude/v1/messages", json, question)));
        all.push((Role::Session, by_tcp, ask(host, "HEAD /claude", json, "")));
    }
    all
}

/// Changes a request in one to four places.
fn mutate(dice: &mut Dice, bytes: &mut Vec<u8>) {
    const PIECES: [&[u8]; 12] = [
        b"\r\n",
        b"\n",
        b"\0",
        b"//",
        b"/../",
        b"%2e",
        b" ",
        b"\t",
        b"Transfer-Encoding: chunked\r\n",
        b"Content-Length: 1\r\n",
        b"Expect: 100-continue\r\n",
        b"\xff",
    ];
    for _ in 0..=dice.below(4) {
        let at = dice.below(bytes.len());
        let lines: Vec<Vec<u8>> = bytes.split_inclusive(|b| *b == b'\n').map(<[u8]>::to_vec).collect();
        match dice.below(7) {
            0 => bytes[at] ^= 1 << dice.below(8),
            1 => {
                let piece = PIECES[dice.below(PIECES.len())];
                bytes.splice(at..at, piece.iter().copied());
            }
            2 => {
                let end = bytes.len().min(at + 1 + dice.below(8));
                bytes.drain(at..end);
            }
            3 => {
                let mut lines = lines;
                let line = lines[dice.below(lines.len())].clone();
                lines.insert(dice.below(lines.len()), line);
                *bytes = lines.concat();
            }
            4 => {
                let mut lines = lines;
                let (one, other) = (dice.below(lines.len()), dice.below(lines.len()));
                lines.swap(one, other);
                *bytes = lines.concat();
            }
            5 => {
                if let Some(digit) = bytes.iter().skip(at).position(u8::is_ascii_digit) {
                    bytes[at + digit] = b'0' + u8::try_from(dice.below(10)).unwrap();
                }
            }
            // Nothing: some are right.
            _ => {}
        }
        if bytes.is_empty() {
            bytes.push(b'X');
        }
    }
}

/// Everything that comes back. A caller whose request is not whole yet ends it after a while.
fn exchange(keeper: &Keeper, role: Role, tcp: bool, bytes: &[u8], cut: usize) -> Vec<u8> {
    let stream: Conn = if tcp { keeper.connect_tcp(role).into() } else { keeper.connect(role).into() };
    let (front, back) = bytes.split_at(cut.min(bytes.len()));
    drop((&stream).write_all(front).and_then(|()| (&stream).write_all(back)));
    let mut got = Vec::new();
    let mut chunk = [0; 16 * 1024];
    stream.set_read_timeout(Some(Duration::from_millis(60))).unwrap();
    let mut ended = false;
    loop {
        match (&stream).read(&mut chunk) {
            Ok(0) => return got,
            Ok(length) => got.extend_from_slice(&chunk[..length]),
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {
                assert!(!ended, "no end within a minute: {:?}", String::from_utf8_lossy(bytes));
                drop(stream.shutdown(Shutdown::Write));
                stream.set_read_timeout(Some(PATIENCE)).unwrap();
                ended = true;
            }
            Err(_reset) => return got,
        }
    }
}

fn keys() -> Vec<String> {
    let names = ["ANTHROPIC_API_KEY", "ANTHROPIC_GUEST_API_KEY", "ZERNIO_API_KEY", "VOICE_API_KEY"];
    names.into_iter().map(key_of).chain([TOKEN.to_owned()]).collect()
}

/// The whole groups of its base64.
fn packed(key: &str) -> String {
    mila_gate::base::base64::encode(&key.as_bytes()[..key.len() / 3 * 3])
}

/// What must be nowhere: each key, and as base64.
fn secrets() -> Vec<String> {
    keys().iter().map(|key| packed(key)).chain(keys()).collect()
}

fn has_secret(bytes: &[u8], secrets: &[String]) -> bool {
    secrets.iter().any(|secret| bytes.windows(secret.len()).any(|window| window == secret.as_bytes()))
}

/// An upstream that tells back everything it got, in its body and in a header.
fn echo() -> Upstream {
    Upstream::new(|seen, stream| {
        let all = format!("{}{}", seen.head, String::from_utf8_lossy(&seen.body));
        // Of a key that it was given, the other form too.
        let given: Vec<String> = keys().into_iter().filter(|key| all.contains(key)).map(|key| packed(&key)).collect();
        let body = json!({"ok": true, "echo": all, "packed": given}).to_string();
        let line: String = all.chars().filter(char::is_ascii_graphic).take(200).collect();
        let head = format!("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nrequest-id: {line}\r\n");
        drop(stream.write_all(format!("{head}Content-Length: {}\r\n\r\n{body}", body.len()).as_bytes()));
    })
}

#[test]
fn ten_thousand_requests_that_are_nearly_right_get_no_key_and_leave_nothing_behind() {
    let upstream = echo();
    let mut keeper = Plan::whole(&upstream)
        .keeper("upload_hosts", json!(["up.example"]))
        .keeper("guest", json!({"a_day": 400}))
        .start();
    let (right, secrets) = (right(&keeper), secrets());
    let files = || fs::read_dir(format!("/proc/{}/fd", keeper.pid())).unwrap().count();
    assert_eq!(keeper.post(Role::Io, "/telegram/getMe", &json!({})).status, 200);
    let before = files();
    eprintln!("the generator starts at {SEED:#x}");
    let (next, told) = (AtomicU64::new(0), Mutex::new(BTreeMap::<String, u32>::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= REQUESTS {
                        return;
                    }
                    let mut dice = Dice(SEED.wrapping_mul(number * 2 + 1) | 1);
                    let (role, tcp, bytes) = &right[dice.below(right.len())];
                    let mut bytes = bytes.clone();
                    mutate(&mut dice, &mut bytes);
                    if number % 10 == 0 {
                        // A day has its ceilings and a second its budgets: the clock goes on.
                        keeper.advance(i64::try_from(number).unwrap() * 60);
                    }
                    let cut = dice.below(bytes.len());
                    let got = exchange(&keeper, *role, *tcp, &bytes, cut);
                    let shown = String::from_utf8_lossy(&got);
                    assert!(!has_secret(&got, &secrets), "{number}: {shown}");
                    let end = shown.find("\r\n").map_or("nothing", |end| &shown[..end]);
                    *told.lock().unwrap().entry(end.to_owned()).or_default() += 1;
                }
            });
        }
    });
    let told = told.into_inner().unwrap();
    let ok = told.get("HTTP/1.1 200 OK").copied().unwrap_or(0);
    assert!(ok > 500, "some go through, so that this can fail: {told:?}");
    assert_eq!(u64::from(told.values().sum::<u32>()), REQUESTS);
    soon("nothing stays open", || files() <= before + 4);
    let status = fs::read_to_string(format!("/proc/{}/status", keeper.pid())).unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    let peak: u64 = peak.trim().strip_suffix(" kB").unwrap().parse().unwrap();
    assert!(peak < 48 * 1024, "{peak} kB");
    let log = keeper.log().join("\n");
    assert!(!has_secret(log.as_bytes(), &secrets));
    for name in ["cmdline", "environ"] {
        let shown = fs::read(format!("/proc/{}/{name}", keeper.pid())).unwrap_or_default();
        assert!(!has_secret(&shown, &secrets), "{name}");
    }
    keeper.lives();
    leaves_no_core(&keeper);
}

/// A keeper that dies of a signal leaves no image of its memory.
fn leaves_no_core(keeper: &Keeper) {
    let limits = fs::read_to_string(format!("/proc/{}/limits", keeper.pid())).unwrap();
    let core = limits.lines().find(|line| line.starts_with("Max core file size")).unwrap();
    assert_eq!(core.split_whitespace().collect::<Vec<_>>()[4..6], ["0", "0"], "{core}");
    let cores = || {
        let here = fs::read_dir(".").unwrap().flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
        here.filter(|name| name == "core" || name.starts_with("core.")).count()
    };
    let before = cores();
    keeper.signal(libc::SIGABRT);
    let path = format!("/proc/{}/stat", keeper.pid());
    // It is a zombie until it is waited for: its end is known, and its core, if there were one, is written.
    soon("it is dead", || {
        fs::read_to_string(&path).map_or(true, |stat| stat.rsplit(')').next().unwrap().starts_with(" Z"))
    });
    assert_eq!(cores(), before);
}
