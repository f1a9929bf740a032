//! What a run's end means.

use serde_json::Value;

/// How a run ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum How {
    /// With this exit status.
    Exit(i32),
    /// The program could not be started.
    NotStarted,
    /// By this signal, which nobody here sent.
    Signal(i32),
    /// It was ended for the time it took.
    TimedOut,
}

/// Why a batch is not done.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Why {
    /// The program is not there, or does not start.
    CannotStart,
    /// It failed; that may pass by itself.
    Failed,
    /// It must log in again.
    MustLogIn,
    /// Its usage limit is reached.
    OutOfUsage,
    /// It took too long.
    TimedOut,
}

/// What became of a batch.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[must_use]
pub enum Verdict {
    /// The conversation cannot be gone on with: the batch starts a new one.
    Anew,
    /// It is done.
    Done,
    /// It is not.
    Undone(Why),
}

/// Exit statuses of shells and `env` for a program that is not there or may not run.
const NO_PROGRAM: [i32; 2] = [126, 127];
/// How long a conversation's id may be: the client's has 36 characters.
const ID_MAX: usize = 128;

/// Judges a run, and finds the id of its conversation, where the program said one. `said` is its standard output, `complaint` the
/// end of its standard error, `resumed` whether it was to go on with a conversation.
///
/// The signs are those of `claude -p --output-format json` (measured with 2.1.197): one JSON object with `is_error`,
/// `api_error_status`, `result` and `session_id`; where a conversation is not found, words on standard error alone. A program that
/// prints no such object is judged by its exit status.
pub fn judge(how: How, said: &[u8], complaint: &str, resumed: bool) -> (Verdict, Option<String>) {
    let report = report(said);
    let id = report.as_ref().and_then(|report| text(report, "session_id")).filter(|id| is_id(id)).map(str::to_owned);
    let is_error = report.as_ref().is_some_and(|report| report.get("is_error").and_then(Value::as_bool) == Some(true));
    let verdict = match how {
        How::Exit(0) if !is_error => Verdict::Done,
        How::NotStarted => Verdict::Undone(Why::CannotStart),
        How::TimedOut => Verdict::Undone(Why::TimedOut),
        How::Signal(_) => Verdict::Undone(Why::Failed),
        // Words of the model's are looked at only where the program says that it failed.
        How::Exit(code) => match &report {
            Some(report) => failed(
                report.get("api_error_status").and_then(Value::as_u64),
                text(report, "result").unwrap_or_default(),
                resumed,
            ),
            None if NO_PROGRAM.contains(&code) || complaint.contains("error: unknown option") => {
                Verdict::Undone(Why::CannotStart)
            }
            None => failed(None, complaint, resumed),
        },
    };
    (verdict, id)
}

/// The object on standard output: all of it, or its last line, since hooks and wrappers may print before it.
fn report(said: &[u8]) -> Option<Value> {
    let said = std::str::from_utf8(said).ok()?.trim();
    let whole = serde_json::from_str::<Value>(said).ok();
    let report = whole.or_else(|| serde_json::from_str(said.lines().next_back()?).ok())?;
    (text(&report, "type") == Some("result")).then_some(report)
}

fn text<'a>(report: &'a Value, name: &str) -> Option<&'a str> {
    report.get(name).and_then(Value::as_str)
}

fn failed(status: Option<u64>, words: &str, resumed: bool) -> Verdict {
    let words = words.to_lowercase();
    let has = |signs: &[&str]| signs.iter().any(|sign| words.contains(sign));
    if resumed && has(&["no conversation found", "prompt is too long"]) {
        return Verdict::Anew;
    }
    let why = match status {
        Some(401 | 403) => Why::MustLogIn,
        Some(429) => Why::OutOfUsage,
        _ if has(&["/login", "not logged in", "invalid api key", "failed to authenticate"]) => Why::MustLogIn,
        _ if has(&["credit balance is too low", "usage limit reached", "you've hit your"]) => Why::OutOfUsage,
        _ => Why::Failed,
    };
    Verdict::Undone(why)
}

/// Whether a text can be a conversation's id. It becomes an argument, so it must not look like an option.
#[must_use]
pub fn is_id(text: &str) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_');
    text.len() <= ID_MAX && text.bytes().all(plain) && text.bytes().next().is_some_and(|b| b.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(status: &str, result: &str) -> String {
        format!(
            r#"{{"type":"result","subtype":"success","is_error":true,"api_error_status":{status},"result":"{result}","total_cost_usd":0.5,"session_id":"7369ee0b-8ea7"}}"#
        )
    }

    #[test]
    fn a_run_that_ended_well_is_done_and_its_words_are_not_looked_at() {
        let well = r#"{"type":"result","is_error":false,"api_error_status":null,"result":"Not logged in · Please run /login","session_id":"a-1"}"#;
        assert_eq!(
            judge(How::Exit(0), well.as_bytes(), "No conversation found", true),
            (Verdict::Done, Some("a-1".to_owned()))
        );
        for plain in ["", "fine\n", "{\"type\":\"other\",\"is_error\":true}", "\u{fffd}{"] {
            assert_eq!(judge(How::Exit(0), plain.as_bytes(), "", false), (Verdict::Done, None), "{plain}");
        }
        let after_others = format!("a hook's line\n{well}\n");
        assert_eq!(judge(How::Exit(0), after_others.as_bytes(), "", true).1.as_deref(), Some("a-1"));
    }

    #[test]
    fn each_sign_of_the_client_means_what_a_person_must_do() {
        for (status, result, why) in [
            ("401", "Invalid API key · Fix external API key", Why::MustLogIn),
            ("403", "Failed to authenticate. API Error: 403 OAuth token does not meet", Why::MustLogIn),
            ("null", "Not logged in · Please run /login", Why::MustLogIn),
            ("null", "OAuth token revoked · Please run /login", Why::MustLogIn),
            ("400", "Credit balance is too low", Why::OutOfUsage),
            ("429", "API Error: Request rejected (429) · This request would exceed", Why::OutOfUsage),
            ("null", "You've hit your limit · resets 3pm", Why::OutOfUsage),
            ("529", "API Error: 529 Overloaded.", Why::Failed),
            ("500", "API Error: 500 Internal server error.", Why::Failed),
            ("null", "", Why::Failed),
        ] {
            for code in [0, 1] {
                let (verdict, id) = judge(How::Exit(code), said(status, result).as_bytes(), "", true);
                assert_eq!(
                    (verdict, id.as_deref()),
                    (Verdict::Undone(why), Some("7369ee0b-8ea7")),
                    "{status} {result}"
                );
            }
        }
    }

    #[test]
    fn a_conversation_that_is_gone_or_full_is_begun_anew_once() {
        let gone = "No conversation found with session ID: 11111111-1111";
        assert_eq!(judge(How::Exit(1), b"", gone, true).0, Verdict::Anew);
        assert_eq!(judge(How::Exit(1), b"", gone, false).0, Verdict::Undone(Why::Failed));
        let full = said("400", "Prompt is too long");
        assert_eq!(judge(How::Exit(1), full.as_bytes(), "", true).0, Verdict::Anew);
    }

    #[test]
    fn what_does_not_start_is_told_from_what_fails() {
        for how in [How::NotStarted, How::Exit(126), How::Exit(127)] {
            assert_eq!(judge(how, b"", "", false).0, Verdict::Undone(Why::CannotStart), "{how:?}");
        }
        let old = "error: unknown option '--plugin-dir'";
        assert_eq!(judge(How::Exit(1), b"", old, false).0, Verdict::Undone(Why::CannotStart));
        for how in [How::Exit(1), How::Signal(11)] {
            assert_eq!(judge(how, b"", "it broke", false).0, Verdict::Undone(Why::Failed), "{how:?}");
        }
        assert_eq!(judge(How::TimedOut, b"", "", false).0, Verdict::Undone(Why::TimedOut));
    }

    #[test]
    fn an_id_that_would_be_an_option_or_a_path_is_none() {
        assert!(is_id("7369ee0b-8ea7-47af-8f9e-a8397c9bbb93"));
        for wrong in ["", "--settings={}", "-x", "a b", "../a", "a\n", &"x".repeat(129)] {
            assert!(!is_id(wrong), "{wrong}");
        }
    }
}
