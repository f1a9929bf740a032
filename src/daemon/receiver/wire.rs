//! The calls that the poll makes, through the keeper.

use std::time::Duration;

use serde_json::{Value, json};

use super::health::Me;
use crate::base::ids::BotId;
use crate::base::limits::POLL_SECONDS;
use crate::net::bot::Bot;
use crate::net::keeper_client::{Body, HttpAnswer, KeeperClient, KeeperError, UNKNOWN, UNSENT};
use crate::store::owners::shown_name;
use crate::telegram::method::{self, BotError};
use crate::telegram::view::View;

/// How long an ordinary call may take.
const CALL: Duration = Duration::from_secs(20);
/// How long a poll may take beyond its own waiting: past this the connection is taken for dead.
const POLL_GRACE: u64 = 15;

/// Telegram, as the poll needs it.
pub(super) trait Wire {
    /// Who the bot is.
    fn me(&self) -> Result<Me, Fault>;
    /// Whether somebody set a webhook.
    fn webhook(&self) -> Result<bool, Fault>;
    /// Takes a webhook away, and leaves the queue as it is.
    fn end_webhook(&self) -> Result<(), Fault>;
    /// The whole answer of one poll that went well.
    fn updates(&self, request: &Value) -> Result<Vec<u8>, Fault>;
}

/// Why a call did not do.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Fault {
    /// Another program reads this bot's updates.
    Conflict,
    /// The keeper refused it.
    Keeper(String),
    /// Telegram cannot be reached, or did not answer in a way that can be read.
    Network(String),
    /// The state folder cannot be written.
    Store(String),
    /// Telegram asks to be left alone for so many seconds.
    Rate(u64),
    /// Telegram says no.
    Refused(i64),
    /// The token is no longer good.
    Unauthorized,
    /// A webhook is set, so nothing can be polled.
    Webhook,
}

impl Fault {
    /// A short code, for `status` and the log.
    pub(super) const fn code(&self) -> &'static str {
        match self {
            Self::Conflict => "conflict",
            Self::Keeper(_) => "keeper",
            Self::Network(_) => "network",
            Self::Store(_) => "disk",
            Self::Rate(_) => "rate",
            Self::Refused(_) => "refused",
            Self::Unauthorized => "unauthorized",
            Self::Webhook => "webhook",
        }
    }

    /// What to say in the log. No answer of Telegram's is quoted.
    pub(super) fn what(&self) -> String {
        match self {
            Self::Conflict => "another program reads this bot's updates".to_owned(),
            Self::Keeper(what) | Self::Network(what) | Self::Store(what) => what.clone(),
            Self::Rate(seconds) => format!("to be called again in {seconds} s"),
            Self::Refused(code) => format!("Telegram answered {code}"),
            Self::Unauthorized => "the bot's token is not accepted: mila-gate keys set TELEGRAM_BOT_TOKEN".to_owned(),
            Self::Webhook => "a webhook is set for this bot".to_owned(),
        }
    }
}

impl From<BotError> for Fault {
    fn from(error: BotError) -> Self {
        match error {
            BotError::Denied { status, code } => Self::Keeper(format!("the keeper answered {status} {code}")),
            // 404 is what the server says for a token of another form.
            BotError::Refused { code: 401 | 404, .. } => Self::Unauthorized,
            BotError::Refused { code: 409, description, .. } => {
                if description.contains("webhook") {
                    Self::Webhook
                } else {
                    Self::Conflict
                }
            }
            BotError::Refused { retry_after: Some(seconds), .. } => Self::Rate(seconds),
            BotError::Refused { code, .. } => Self::Refused(code),
            BotError::Unknown { what } | BotError::Unsent { what } => Self::Network(what),
        }
    }
}

/// Telegram behind the keeper.
#[derive(Debug)]
pub(super) struct Kept {
    bot: Bot,
}

impl Kept {
    pub(super) fn new(keeper: KeeperClient) -> Self {
        Self { bot: Bot::new(keeper) }
    }
}

/// Who the bot is, as Telegram says now.
pub(super) fn me(bot: &Bot) -> Result<Me, Fault> {
    let me = bot.call("getMe", &json!({}), CALL)?;
    let unread = || Fault::Network("an answer to getMe that cannot be read".to_owned());
    let id = me.get("id").and_then(Value::as_i64).and_then(BotId::new).ok_or_else(unread)?;
    let username = me.get("username").and_then(Value::as_str).filter(|name| is_username(name)).ok_or_else(unread)?;
    let reads_groups = me.get("can_read_all_group_messages").and_then(Value::as_bool).unwrap_or_default();
    let first = me.get("first_name").and_then(Value::as_str).and_then(shown_name);
    let name = first.unwrap_or_else(|| username.to_owned());
    Ok(Me { id, username: username.to_owned(), name, reads_groups })
}

impl Wire for Kept {
    fn me(&self) -> Result<Me, Fault> {
        me(&self.bot)
    }

    fn webhook(&self) -> Result<bool, Fault> {
        let info = self.bot.call("getWebhookInfo", &json!({}), CALL)?;
        match info.get("url").and_then(Value::as_str) {
            Some(url) => Ok(!url.is_empty()),
            None => Err(Fault::Network("an answer to getWebhookInfo that cannot be read".to_owned())),
        }
    }

    fn end_webhook(&self) -> Result<(), Fault> {
        self.bot.call("deleteWebhook", &json!({"drop_pending_updates": false}), CALL)?;
        Ok(())
    }

    fn updates(&self, request: &Value) -> Result<Vec<u8>, Fault> {
        let most = Duration::from_secs(POLL_SECONDS.saturating_add(POLL_GRACE));
        let body = Body::Json(request.to_string().into_bytes());
        match self.bot.keeper().call("POST", "/telegram/getUpdates", body, most) {
            Ok(HttpAnswer { status, code: Some(code), .. }) => Err(match code.as_str() {
                UNSENT | UNKNOWN => Fault::Network(format!("Telegram cannot be reached: {code}")),
                _ => Fault::Keeper(format!("the keeper answered {status} {code}")),
            }),
            // The batch is cut up as bytes: one update that no parser takes must not hold the others back.
            Ok(HttpAnswer { status: 200, code: None, body }) if is_ok(&body) => Ok(body),
            Ok(HttpAnswer { status, code: None, body }) => match method::read(status, &body) {
                Ok(_) => Err(Fault::Network(format!("status {status} with a result"))),
                Err(error) => Err(error.into()),
            },
            Err(error @ KeeperError::Refused { .. }) => Err(Fault::Keeper(error.to_string())),
            Err(error @ (KeeperError::Unreachable(_) | KeeperError::Broken(_))) => {
                Err(Fault::Network(error.to_string()))
            }
        }
    }
}

/// Whether an answer is whole and says that it went well.
fn is_ok(body: &[u8]) -> bool {
    let read = || View::new(body)?.members("answer")?.need("ok")?.flag("ok");
    read() == Ok(true)
}

/// A bot's name: it stands in a link that the operator opens.
fn is_username(name: &str) -> bool {
    (3..=32).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(code: i64, description: &str, retry_after: Option<u64>) -> Fault {
        BotError::Refused { code, description: description.to_owned(), retry_after, migrate_to: None }.into()
    }

    #[test]
    fn the_two_conflicts_are_told_apart() {
        let hook = "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first";
        let poller =
            "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running";
        assert_eq!(refused(409, hook, None), Fault::Webhook);
        assert_eq!(refused(409, poller, None), Fault::Conflict);
        assert_eq!(refused(401, "Unauthorized", None), Fault::Unauthorized);
        assert_eq!(refused(429, "Too Many Requests: retry after 245", Some(245)), Fault::Rate(245));
        assert_eq!(refused(400, "Logged out", None), Fault::Refused(400));
    }

    #[test]
    fn an_answer_that_is_cut_or_says_no_is_no_batch() {
        assert!(is_ok(br#"{"ok":true,"result":[]}"#));
        for body in [r#"{"ok":true,"result":["#, r#"{"ok":false}"#, "<html>", "", r#"{"ok":1,"result":[]}"#] {
            assert!(!is_ok(body.as_bytes()), "{body}");
        }
    }

    #[test]
    fn a_name_that_would_make_another_link_is_none() {
        assert!(is_username("acme_bot"));
        for name in ["", "ab", "a/b?c", "acme.bot", &"x".repeat(33)] {
            assert!(!is_username(name), "{name}");
        }
    }
}
