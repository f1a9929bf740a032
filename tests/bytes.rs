//! Whatever bytes come, every reader of an outsider's bytes answers, and what it takes has one meaning.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "a test that meets what it does not expect fails, and should"
)]

use std::io::Write;
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use mila_gate::base::digest::Digest;
use mila_gate::base::ids::{BotId, ChatId};
use mila_gate::base::{button, json};
use mila_gate::journal::{parse::parse, render::render};
use mila_gate::net::http::read_head;
use mila_gate::policy::leased;
use mila_gate::telegram::offset::Cursor;
use mila_gate::telegram::{method, update};

/// Mutations of each seed in each run: some seconds in a debug build.
const ROUNDS: usize = 4000;

/// xorshift: the same bytes in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(most.max(1)).unwrap()).unwrap()
    }

    /// A seed after one to four changes: a byte changed, put in or taken out, a run doubled, cut or moved, a piece put in.
    fn mutate(&mut self, seed: &[u8], pieces: &[&[u8]]) -> Vec<u8> {
        let mut bytes = seed.to_vec();
        for _ in 0..=self.below(4) {
            let at = self.below(bytes.len() + 1).min(bytes.len());
            let end = (at + self.below(12)).min(bytes.len());
            match self.below(7) {
                0 if at < bytes.len() => bytes[at] = u8::try_from(self.below(256)).unwrap(),
                1 => bytes.insert(at, u8::try_from(self.below(256)).unwrap()),
                2 => drop(bytes.drain(at..end)),
                3 => {
                    let run = bytes[at..end].to_vec();
                    let to = self.below(bytes.len() + 1);
                    drop(bytes.splice(to..to, run));
                }
                4 if self.below(20) == 0 => bytes.truncate(at),
                _ if !pieces.is_empty() => {
                    let piece = pieces[self.below(pieces.len())];
                    drop(bytes.splice(at..end, piece.iter().copied()));
                }
                _ => {}
            }
        }
        bytes
    }
}

const JSON_PIECES: &[&[u8]] = &[
    b"{",
    b"}",
    b"[",
    b"]",
    b"\"",
    b"\\",
    b",",
    b":",
    b"-0",
    b"1e400",
    b"9007199254740993",
    b"\\ud800",
    b"\\u0000",
    b"null",
    b"true",
    b"\"\"",
    b"\xff",
    b"\xf0\x9f\x94\x92",
    b"\"id\":",
    b"\n",
    b"[[[[[[[[[[[[[[[[[[",
    b"-",
    b"0",
    b"1.5",
];

#[test]
fn strict_json_that_is_taken_has_one_canonical_form() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let seeds: [&[u8]; 3] = [
        br#"{"op":"request","kind":"bot_send","payload":{"chat":"111","text":"a\nb"},"attachments":[{"name":"in.txt","size":10}],"wait_s":0,"urgent":false}"#,
        br#"[{"a":[1,-2,[{}]]},"\u00e9\ud83d\ude00",null,true]"#,
        br#"{"op":"press","from":111,"text":"x","entities":[["pre",31,15]],"buttons":[[["Yes","cy.a"]]]}"#,
    ];
    let mut taken = 0;
    for seed in seeds {
        for _ in 0..ROUNDS {
            let bytes = random.mutate(seed, JSON_PIECES);
            if let Ok(value) = json::parse(&bytes) {
                taken += 1;
                let once = json::canonical(&value);
                let again = json::parse(once.as_bytes()).unwrap();
                assert_eq!(json::canonical(&again), once, "{}", String::from_utf8_lossy(&bytes));
            }
        }
    }
    assert!(taken > ROUNDS / 10, "{taken}");
}

#[test]
fn a_line_of_the_journal_that_is_taken_is_the_one_that_would_be_written() {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let text = include_str!("vectors/journal/one_request.jsonl");
    let mut seeds: Vec<Vec<u8>> = text.lines().map(|line| line.as_bytes()[..line.len() - 72].to_vec()).collect();
    let prev = format!(",\"prev\":\"{}\"", "0".repeat(64));
    for step in [
        r#""step":"chat_on","chat":-1001,"mode":"mention","title":"a \"b\" \\ \n \u0001 é","by":111"#,
        r#""step":"owner_change","owners":[111,222],"owner":111,"language":"ru","by":0"#,
        r#""step":"mandate_use","perm":"p-0123456789","id":"r-0123456789","kind":"a","digest":"0000000000000000000000000000000000000000000000000000000000000000","targets":["a","-5"],"cents":0"#,
        r#""step":"executed","id":"r-0123456789","ran":"unknown","code":"time","ms":5"#,
        r#""step":"denied","code":"busy","count":3"#,
        r#""step":"suspended","step_s":-61"#,
    ] {
        seeds.push(format!("{{\"n\":2,\"ts\":\"2026-11-30T13:00:00.000Z\",{step}{prev}").into_bytes());
    }
    let pieces: &[&[u8]] = &[
        b",\"code\":\"x\"",
        b",\"urgent\":true",
        b"-",
        b"0",
        b"00",
        b"\\u000a",
        b"\\u0001",
        b"\\n",
        b"\\/",
        b" ",
        b"\"",
        b",",
        b"[]",
        b"[",
        b"]",
        b",\"by\":0",
        b"9007199254740992",
        b"\xc3\xa9",
        b"Z",
        b"2026-02-30",
        b"24:00:00",
    ];
    let mut taken = 0;
    for seed in &seeds {
        for round in 0..ROUNDS {
            let mut line = if round == 0 { seed.clone() } else { random.mutate(seed, pieces) };
            let hash = Digest::of(&line).hex();
            line.extend_from_slice(format!(",\"h\":\"{hash}\"}}").as_bytes());
            match parse(&line) {
                Ok(entry) => {
                    taken += 1;
                    let (written, h) = render(entry.n, entry.ts, &entry.step, &entry.prev);
                    assert_eq!(written.as_bytes(), line, "{}", String::from_utf8_lossy(&line));
                    assert_eq!(h, entry.h);
                }
                Err(wrong) => assert!(round > 0, "{wrong}: {}", String::from_utf8_lossy(&line)),
            }
        }
    }
    assert!(taken > ROUNDS / 10, "{taken}");
}

#[test]
fn a_leased_body_that_is_taken_names_one_chat_of_the_lease_and_no_button() {
    let mut random = Random(0x1234_5678_9abc_def1);
    let chats = [ChatId::new(111).unwrap()];
    let form = "multipart/form-data; boundary=12345678";
    let part =
        |head: &str, body: &str| format!("--12345678\r\nContent-Disposition: form-data; {head}\r\n\r\n{body}\r\n");
    let whole = [
        part("name=\"chat_id\"", "111"),
        part("name=\"media\"", r#"[{"type":"photo","media":"attach://f0","caption":"x"}]"#),
        part("name=\"f0\"; filename=\"a.png\"\r\nContent-Type: application/octet-stream", "bytes\r\n--1234567"),
        "--12345678--\r\n".to_owned(),
    ]
    .concat();
    let json = br#"{"chat_id":111,"text":"hi","link_preview_options":{"is_disabled":true},"reply_parameters":{"message_id":5}}"#;
    let pieces: &[&[u8]] = &[
        b"\r\n",
        b"--12345678",
        b"--12345678\r\n",
        b"\r\n--12345678--\r\n",
        b"222",
        b"name=\"chat_id\"",
        b"\"",
        b"; ",
        b"filename=\"b\"",
        b"Content-Disposition: form-data; name=\"reply_markup\"",
        b"\r\n\r\n",
        b"attach://f1",
        b"attach://",
        b"\n",
        b"\r",
        b"\0",
        b"\"chat_id\":222,",
        b"\"reply_markup\":{},",
        b"\\u0063hat_id",
        b",",
        b"chat_id",
        b"reply_markup",
        b"@news",
        b"\"chat_id\":222",
    ];
    let mut taken = 0;
    for (kind, seed) in [(form, whole.as_bytes()), ("application/json", json.as_slice())] {
        assert!(leased::allowed(kind, seed, &chats));
        for _ in 0..ROUNDS * 4 {
            let bytes = random.mutate(seed, pieces);
            if !leased::allowed(kind, &bytes, &chats) {
                continue;
            }
            taken += 1;
            if kind == form {
                let names = form_names(&bytes);
                assert_eq!(names.iter().filter(|(name, _)| name.eq_ignore_ascii_case("chat_id")).count(), 1);
                assert_eq!(names[0], ("chat_id".to_owned(), b"111".to_vec()), "{}", String::from_utf8_lossy(&bytes));
                assert!(names.iter().all(|(name, _)| !name.eq_ignore_ascii_case("reply_markup")));
            } else {
                // Another reader of JSON, which takes the last of two.
                let value: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
                assert_eq!((&value["chat_id"], value.get("reply_markup")), (&111.into(), None));
            }
        }
    }
    assert!(taken > 100, "{taken}");
}

/// The parts of a form as a lenient reader sees them: any line of a part's head, any case, any blank.
fn form_names(body: &[u8]) -> Vec<(String, Vec<u8>)> {
    let text: String = body.iter().map(|byte| char::from(*byte)).collect();
    text.split("--12345678")
        .skip(1)
        .filter_map(|part| {
            let (head, content) = part.split_once("\r\n\r\n").or_else(|| part.split_once("\n\n"))?;
            let head = head.replace(' ', "");
            let name = head.split("name=\"").nth(1)?.split('"').next()?.to_owned();
            Some((name, content.strip_suffix("\r\n").unwrap_or(content).bytes().collect()))
        })
        .collect()
}

#[test]
fn a_head_that_is_taken_has_one_path_and_one_length() {
    let mut random = Random(0xdead_beef_cafe_f00d);
    let seed = b"POST /telegram/sendMessage HTTP/1.1\r\nHost: keeper\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
    let pieces: &[&[u8]] = &[
        b"\r\n",
        b"\n",
        b"\r",
        b" ",
        b"\t",
        b"\0",
        b":",
        b"/",
        b"..",
        b"%2e",
        b"//",
        b"?",
        b"#",
        b"Content-Length: 3\r\n",
        b"Transfer-Encoding: chunked\r\n",
        b"transfer-encoding : chunked\r\n",
        b"HTTP/1.0",
        b"Host: a\r\n",
        b"\r\n ",
        b"+2",
        b"Expect: 100-continue\r\n",
        b"\x80",
        b"GET",
        b"http://a",
        b"\r\n\r\n",
        b"\r\r\n",
    ];
    let mut taken = 0;
    for _ in 0..ROUNDS * 2 {
        let bytes = random.mutate(seed, pieces);
        let (ours, mut theirs) = UnixStream::pair().unwrap();
        theirs.write_all(&bytes).unwrap();
        drop(theirs);
        let Ok(Some(request)) =
            read_head(&ours.into(), &["keeper".to_owned()], Instant::now() + Duration::from_secs(5))
        else {
            continue;
        };
        taken += 1;
        let shown = String::from_utf8_lossy(&bytes);
        let head = bytes.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
        let head = String::from_utf8_lossy(&bytes[..head]).to_ascii_lowercase();
        assert!(!head.replace("\r\n", "").contains(['\r', '\n', '\0']), "{shown}");
        let lines: Vec<&str> = head.split("\r\n").collect();
        let lengths: Vec<&&str> = lines.iter().filter(|line| line.trim_start().starts_with("content-length")).collect();
        assert!(lengths.len() <= 1 && !lines.iter().any(|line| line.trim_start().starts_with("transfer-")), "{shown}");
        if let [line] = lengths[..] {
            assert_eq!(line.split_once(':').unwrap().1.trim(), request.length.to_string(), "{shown}");
        }
        assert!(lines[0].contains(&request.path.to_ascii_lowercase()), "{shown}");
        assert!(!request.path.contains("..") || request.path.split('/').all(|part| part != ".."), "{shown}");
        assert!(request.path.split('/').skip(1).all(|part| !part.is_empty()), "{shown}");
    }
    assert!(taken > 100, "{taken}");
}

#[test]
fn what_telegram_sends_is_read_or_refused_and_nothing_else_happens() {
    let mut random = Random(0x0123_4567_89ab_cdef);
    let pieces: Vec<&[u8]> = JSON_PIECES
        .iter()
        .copied()
        .chain([
            &b"\"from\":{\"id\":111}"[..],
            b"\"date\":0",
            b"\"id\":-1",
            b"\"id\":1.0",
            b"\"entities\":[{\"type\":\"bot_command\",\"offset\":-1,\"length\":99999999999}]",
            b"\"offset\":9223372036854775807",
            b"\"reply_to_message\":",
            b"\"message\":{",
            b"\xf0\x9f",
        ])
        .collect();
    let seeds =
        include_str!("data/updates/whole.jsonl").lines().chain(include_str!("data/updates/broken.jsonl").lines());
    for seed in seeds {
        for _ in 0..ROUNDS / 10 {
            let bytes = random.mutate(seed.as_bytes(), &pieces);
            let _update = update::read(&bytes);
            let _name = update::start_name(&bytes);
            let _answer = method::read(200, &bytes);
            let _cursor = Cursor::from_json(&bytes);
        }
    }
    let cursor = Cursor::new(BotId::new(4242).unwrap()).to_json();
    for _ in 0..ROUNDS {
        if let Ok(cursor) = Cursor::from_json(&random.mutate(cursor.as_bytes(), &pieces)) {
            assert_eq!(Cursor::from_json(cursor.to_json().as_bytes()).unwrap(), cursor);
        }
        let data = random.mutate(b"cy.5f2c91a07d.p4u7hlynOAglWNW0FUFnAw", &[b".", b"-", b"=", b"\xc3\xa9"]);
        let _button = button::parse(&String::from_utf8_lossy(&data));
    }
}
