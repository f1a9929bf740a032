//! Answers of the Bot API: what happened, as far as anybody can know.

use std::fmt;

use serde_json::Value;

/// Why a call has no result.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum BotError {
    /// The keeper refused it; nothing was sent.
    Denied {
        /// The keeper's status.
        status: u16,
        /// The keeper's code.
        code: String,
    },
    /// Telegram answered no: it did not happen.
    Refused {
        /// Telegram's `error_code`.
        code: i64,
        /// Telegram's `description`: for people, and compared by prefix only.
        description: String,
        /// Seconds to wait, for 429.
        retry_after: Option<u64>,
        /// The chat's new id, where it became a supergroup.
        migrate_to: Option<i64>,
    },
    /// It may have happened: no answer, or one that cannot be read.
    Unknown {
        /// What went wrong.
        what: String,
    },
    /// Nothing reached Telegram.
    Unsent {
        /// What went wrong.
        what: String,
    },
}

impl BotError {
    /// Telegram says that the message reads exactly so already: for an edit, success.
    #[must_use]
    pub fn is_not_modified(&self) -> bool {
        matches!(self, Self::Refused { code: 400, description, .. }
            if without_prefix(description).starts_with("message is not modified"))
    }

    /// Telegram does not know this press, or not any more.
    #[must_use]
    pub fn is_query_gone(&self) -> bool {
        matches!(self, Self::Refused { code: 400, description, .. }
            if without_prefix(description).starts_with("query is too old"))
    }

    /// Seconds to wait before the same call is made again.
    #[must_use]
    pub const fn retry_after(&self) -> Option<u64> {
        match self {
            Self::Refused { retry_after, .. } => *retry_after,
            Self::Denied { .. } | Self::Unknown { .. } | Self::Unsent { .. } => None,
        }
    }

    /// The bot cannot write to this chat, and will not be able to in a minute either.
    #[must_use]
    pub fn is_unreachable_chat(&self) -> bool {
        match self {
            Self::Refused { code: 403, .. } => true,
            Self::Refused { code: 400, description, .. } => without_prefix(description).starts_with("chat not found"),
            Self::Refused { .. } | Self::Denied { .. } | Self::Unknown { .. } | Self::Unsent { .. } => false,
        }
    }
}

impl fmt::Display for BotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Denied { status, code } => write!(f, "the keeper refused it: {status} {code}"),
            Self::Refused { code, description, .. } => {
                let short: String = description.chars().take(200).collect();
                write!(f, "Telegram refused it: {code} {short}")
            }
            Self::Unknown { what } => write!(f, "it may have happened: {what}"),
            Self::Unsent { what } => write!(f, "nothing was sent: {what}"),
        }
    }
}

impl std::error::Error for BotError {}

/// Reads an answer of the Bot API: `result`, or why there is none.
///
/// # Errors
/// A [`BotError`]; what is no answer of the Bot API is `Unknown`.
pub fn read(status: u16, body: &[u8]) -> Result<Value, BotError> {
    let unknown = |what: String| BotError::Unknown { what };
    let mut answer: Value =
        serde_json::from_slice(body).map_err(|error| unknown(format!("status {status}: {error}")))?;
    match answer.get("ok").and_then(Value::as_bool) {
        Some(true) => answer
            .get_mut("result")
            .map(Value::take)
            .ok_or_else(|| unknown(format!("status {status}: an answer without a result"))),
        Some(false) => {
            let code = answer.get("error_code").and_then(Value::as_i64).unwrap_or_else(|| i64::from(status));
            // The server had a fault of its own: whether it acted first is not said.
            if code >= 500 {
                return Err(unknown(format!("Telegram answered {code}")));
            }
            let parameters = answer.get("parameters");
            let of = |name: &str| parameters.and_then(|parameters| parameters.get(name));
            Err(BotError::Refused {
                code,
                description: answer.get("description").and_then(Value::as_str).unwrap_or_default().to_owned(),
                retry_after: of("retry_after").and_then(Value::as_u64),
                migrate_to: of("migrate_to_chat_id").and_then(Value::as_i64),
            })
        }
        None => Err(unknown(format!("status {status}: no answer of the Bot API"))),
    }
}

fn without_prefix(description: &str) -> &str {
    description.strip_prefix("Bad Request: ").unwrap_or(description)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_handed_out_and_a_refusal_keeps_what_telegram_said() {
        assert_eq!(read(200, br#"{"ok":true,"result":{"message_id":7}}"#).unwrap()["message_id"], 7);
        let error = read(
            429,
            br#"{"ok":false,"error_code":429,"description":"Too Many Requests: retry after 8","parameters":{"retry_after":8}}"#,
        )
        .unwrap_err();
        assert_eq!(error.retry_after(), Some(8));
        let error = read(
            400,
            br#"{"ok":false,"error_code":400,"description":"Bad Request: message is not modified: specified new message content"}"#,
        )
        .unwrap_err();
        assert!(error.is_not_modified() && !error.is_query_gone());
        let error = read(
            400,
            br#"{"ok":false,"error_code":400,"description":"Bad Request: query is too old and response timeout expired or query ID is invalid"}"#,
        )
        .unwrap_err();
        assert!(error.is_query_gone() && !error.is_not_modified());
    }

    #[test]
    fn what_cannot_be_read_or_is_the_servers_own_fault_may_have_happened() {
        for (status, body) in [
            (502, "<html>Bad Gateway</html>"),
            (200, ""),
            (200, "{}"),
            (200, r#"{"ok":true}"#),
            (200, r#"{"ok":true,"result":{"message_id":7"#),
            (500, r#"{"ok":false,"error_code":500,"description":"Internal Server Error: restart"}"#),
        ] {
            assert!(matches!(read(status, body.as_bytes()), Err(BotError::Unknown { .. })), "{body}");
        }
    }

    #[test]
    fn a_text_that_only_quotes_a_known_phrase_is_not_that_answer() {
        let error = BotError::Refused {
            code: 400,
            description: "Bad Request: can't parse: message is not modified".into(),
            retry_after: None,
            migrate_to: None,
        };
        assert!(!error.is_not_modified());
    }
}
