//! `mila-gate hook`: what the client's hooks say about the agent, told to the owner. It decides nothing and never holds the client
//! up: whatever comes, it ends well and prints nothing.

use std::path::Path;

use serde_json::Value;

use crate::policy::card::told::Notice;
use crate::session::unattended::{self, UNATTENDED};

/// The value of Claude Code's `CLAUDE_CODE_ENTRYPOINT` in a run of `claude -p` (measured with 2.1.197).
const ONE_RUN: &str = "sdk-cli";

/// Reads what the client says to a hook, and tells the owner what it means for them, if anything.
pub fn report(socket: &Path, said: &[u8]) {
    let is_set = |name: &str| std::env::var_os(name).is_some();
    if is_set(UNATTENDED) {
        // `mila-gate session` sees the run's end itself, and knows more of it.
        return;
    }
    let one_run = std::env::var_os("CLAUDE_CODE_ENTRYPOINT").is_some_and(|entry| entry == ONE_RUN);
    if let Some(notice) = serde_json::from_slice(said).ok().and_then(|said| meaning(&said, one_run)) {
        unattended::tell(socket, notice);
    }
}

/// What an event of a hook means for the owner: a turn that an error of the API ended, or the end of the session. `one_run`: the
/// client was started for one task, so that its end is no news.
#[must_use]
pub fn meaning(said: &Value, one_run: bool) -> Option<Notice> {
    let text = |name: &str| said.get(name).and_then(Value::as_str).unwrap_or_default();
    match text("hook_event_name") {
        "StopFailure" => Some(match text("error") {
            "authentication_failed" | "oauth_org_not_allowed" => Notice::MustLogIn,
            "billing_error" | "rate_limit" => Notice::OutOfUsage,
            _ => Notice::Stopped,
        }),
        // Of the others one goes on: another conversation in the same client.
        "SessionEnd" if !one_run && !matches!(text("reason"), "clear" | "resume") => Some(Notice::Stopped),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_error_that_ended_a_turn_is_told_and_so_is_the_sessions_end() {
        let failure = |error: &str| meaning(&json!({"hook_event_name": "StopFailure", "error": error}), true);
        assert_eq!(failure("authentication_failed"), Some(Notice::MustLogIn));
        assert_eq!(
            (failure("rate_limit"), failure("billing_error")),
            (Some(Notice::OutOfUsage), Some(Notice::OutOfUsage))
        );
        assert_eq!(failure("server_error"), Some(Notice::Stopped));
        let end = |reason: &str, one_run| meaning(&json!({"hook_event_name": "SessionEnd", "reason": reason}), one_run);
        assert_eq!((end("logout", false), end("other", false)), (Some(Notice::Stopped), Some(Notice::Stopped)));
        assert_eq!((end("clear", false), end("resume", false), end("other", true)), (None, None, None));
    }

    #[test]
    fn everything_else_means_nothing() {
        for other in [json!({"hook_event_name": "Stop"}), json!([]), json!({"hook_event_name": 7}), json!(null)] {
            assert_eq!(meaning(&other, false), None, "{other}");
        }
    }
}
