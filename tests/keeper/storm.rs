//! A storm of answers that no server would give: each costs its own call and nothing else.

use std::io::Write;
use std::sync::Mutex;

use serde_json::{Value, json};

use crate::gate::{Keeper, Role, TOKEN};
use crate::upstream::Upstream;

/// Answers of each seed. Their bytes have seven bits: the replies are compared as text.
const ROUNDS: usize = 150;

const SEEDS: [&[u8]; 4] = [
    b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 34\r\n\r\n{\"ok\":true,\"result\":[{\"a\":\"bcd\"}]}",
    b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n11\r\n{\"ok\":true,\"resul\r\n11\r\nt\":[{\"a\":\"bcd\"}]}\r\n0\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X\r\n\r\n22;name=value\r\n{\"ok\":true,\"result\":[{\"a\":\"bcd\"}]}\r\n0\r\nX: y\r\n\r\n",
    b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 400 Bad Request\r\nContent-Length: 12\r\n\r\n{\"ok\":false}",
];

const PIECES: [&[u8]; 21] = [
    b"\r\n",
    b"\n",
    b"\r",
    b"\0",
    b":",
    b";",
    b" ",
    b"-1",
    b"0\r\n\r\n",
    b"ffffffffffffffff\r\n",
    b"fffffffffffffffff\r\n",
    b"Content-Length: 18446744073709551615\r\n",
    b"Content-Length: -5\r\n",
    b"Content-Length: 2\r\n",
    b"Transfer-Encoding: chunked\r\n",
    b"Transfer-Encoding: gzip\r\n",
    b"Location: http://127.0.0.1:1/\r\n",
    b"HTTP/1.1",
    b"HTTP/9.9 999",
    b"301",
    b"{}",
];

struct Random(u64);

impl Random {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(most.max(1)).unwrap()).unwrap()
    }

    fn answer(&mut self, seed: &[u8]) -> Vec<u8> {
        let mut bytes = seed.to_vec();
        for _ in 0..=self.below(3) {
            let at = self.below(bytes.len() + 1).min(bytes.len());
            let end = (at + self.below(8)).min(bytes.len());
            match self.below(5) {
                0 if at < bytes.len() => bytes[at] = u8::try_from(self.below(128)).unwrap(),
                1 => drop(bytes.drain(at..end)),
                2 => bytes.truncate(at),
                _ => drop(bytes.splice(at..end, PIECES[self.below(PIECES.len())].iter().copied())),
            }
        }
        bytes
    }
}

#[test]
fn no_answer_of_an_upstream_ends_the_keeper_or_passes_in_part() {
    let mut random = Random(0x0bad_cafe_1234_5678);
    let answers: Vec<Vec<u8>> =
        SEEDS.iter().flat_map(|seed| (0..ROUNDS).map(|_| random.answer(seed)).collect::<Vec<_>>()).collect();
    let many = answers.len();
    let answers = Mutex::new(answers.into_iter());
    let upstream = Upstream::new(move |_, stream| {
        let next = answers.lock().unwrap().next();
        drop(stream.write_all(&next.unwrap_or_else(|| SEEDS[0].to_vec())));
    });
    let mut keeper = Keeper::start(&upstream);
    let mut passed = 0;
    for round in 0..many {
        // The long poll has no budget of calls.
        let reply = keeper.post(Role::Io, "/telegram/getUpdates", &json!({}));
        assert!(!reply.body.contains(TOKEN), "{round}");
        if reply.code.is_some() {
            assert_eq!(reply.told(), (502, "unknown"), "{round}: {}", reply.body);
        } else {
            passed += 1;
            assert!(matches!(reply.status, 200..=299 | 400..=599), "{round}: {}", reply.status);
            let whole: Value =
                serde_json::from_str(&reply.body).unwrap_or_else(|_part| panic!("{round}: {}", reply.body));
            assert!(whole.is_object(), "{round}: {whole}");
        }
    }
    assert!(passed > many / 50, "{passed}");
    let reply = keeper.post(Role::Io, "/telegram/getUpdates", &json!({}));
    assert_eq!((reply.status, reply.code), (200, None), "{}", reply.body);
    keeper.lives();
}
