//! The engine `api`: one call of the Messages API through the keeper.

use std::time::Duration;

use crate::net::keeper_client::{KeeperClient, NO_KEY};
use crate::policy::lane::reply::{self, Reply};

/// Why there is no answer.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Failed {
    /// The keeper's own ceiling of the day.
    Ceiling,
    /// Too many at once.
    Busy,
    /// What came was none, or nothing came: for the log alone.
    Model(String),
    /// There is no strangers' key.
    NoKey,
}

/// Asks, and waits no longer than `most`. A status other than 200 is no answer, whatever stands in it.
pub(super) fn ask(keeper: &KeeperClient, body: Vec<u8>, most: Duration) -> Result<Reply, Failed> {
    let answer = keeper.guest(body, most).map_err(|error| Failed::Model(error.to_string()))?;
    match (answer.status, answer.code.as_deref()) {
        (200, None) => Ok(reply::read(&answer.body)),
        (_, Some(NO_KEY)) => Err(Failed::NoKey),
        (429, Some("day_ceiling")) => Err(Failed::Ceiling),
        (429, Some(_)) => Err(Failed::Busy),
        (status, code) => Err(Failed::Model(format!("status {status} {}", code.unwrap_or_default()))),
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::os::unix::net::UnixStream;

    use super::*;
    use crate::net::keeper_client::tests::with;

    const SOON: Duration = Duration::from_secs(20);

    fn said(name: &str, answer: &str) -> Result<Reply, Failed> {
        let serve = |mut stream: UnixStream| {
            let mut chunk = [0; 4096];
            while !chunk.windows(2).any(|two| two == b"{}") && stream.read(&mut chunk).is_ok_and(|got| got > 0) {}
            drop(stream.write_all(answer.as_bytes()));
        };
        with(name, serve, |keeper| ask(&keeper, b"{}".to_vec(), SOON))
    }

    fn whole(status: u16, own: &str, body: &str) -> String {
        format!("HTTP/1.1 {status} X\r\n{own}Content-Length: {}\r\n\r\n{body}", body.len())
    }

    #[test]
    fn a_model_that_never_answers_costs_its_time_and_no_more() {
        let serve = |mut stream: UnixStream| drop(stream.read_to_end(&mut Vec::new()));
        let said = with("lane-never", serve, |keeper| ask(&keeper, b"{}".to_vec(), Duration::from_millis(50)));
        assert!(matches!(said, Err(Failed::Model(_))), "{said:?}");
    }

    #[test]
    fn whatever_is_not_a_whole_answer_of_the_model_is_none() {
        let text = r#"{"type":"message","role":"assistant","stop_reason":"end_turn","content":[{"type":"text","text":"Nine."}]}"#;
        let nine = Reply { text: Some("Nine.".to_owned()), tokens: 0 };
        assert_eq!(said("lane-ok", &whole(200, "", text)), Ok(nine));
        for (name, status) in
            [("lane-401", 401), ("lane-429", 429), ("lane-529", 529), ("lane-500", 500), ("lane-201", 201)]
        {
            assert!(matches!(said(name, &whole(status, "", text)), Err(Failed::Model(_))), "{status}");
        }
        for (name, body) in
            [("lane-empty", ""), ("lane-half", text.get(..60).unwrap()), ("lane-html", "<html>Nine.</html>")]
        {
            assert_eq!(said(name, &whole(200, "", body)), Ok(Reply::default()), "{name}");
        }
        let cut = whole(200, "", text).replace("}]}", "");
        assert!(matches!(said("lane-cut", &cut), Err(Failed::Model(_))));
        let stream = "HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nNine.\r\n";
        assert!(matches!(said("lane-stream", stream), Err(Failed::Model(_))));
    }

    #[test]
    fn the_keepers_own_word_is_told_from_the_models() {
        let own = |code: &str| format!("x-mila-gate: {code}\r\n");
        assert_eq!(said("lane-key", &whole(503, &own("no_key"), "{}")), Err(Failed::NoKey));
        assert_eq!(said("lane-day", &whole(429, &own("day_ceiling"), "{}")), Err(Failed::Ceiling));
        assert_eq!(said("lane-busy", &whole(429, &own("budget"), "{}")), Err(Failed::Busy));
        assert!(matches!(said("lane-unsent", &whole(502, &own("unsent"), "{}")), Err(Failed::Model(_))));
        // A code of the keeper's with a status of its own is never an answer.
        assert!(matches!(said("lane-own", &whole(200, &own("x"), "{}")), Err(Failed::Model(_))));
    }
}
