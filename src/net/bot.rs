//! The bot: Bot API methods through the keeper, which alone knows the token.

use std::time::Duration;

use serde_json::Value;

use crate::net::keeper_client::{Body, HttpAnswer, KeeperClient, KeeperError, UNKNOWN, UNSENT};
use crate::telegram::method::{self, BotError};
use crate::telegram::multipart::Multipart;

/// Seconds after which a keeper that was busy is asked again.
const BUSY_RETRY_S: u64 = 1;

/// The bot, as one daemon may use it.
#[derive(Clone, Debug)]
pub struct Bot {
    keeper: KeeperClient,
}

impl Bot {
    /// The bot behind this keeper.
    #[must_use]
    pub fn new(keeper: KeeperClient) -> Self {
        Self { keeper }
    }

    /// The keeper it is reached through.
    #[must_use]
    pub fn keeper(&self) -> &KeeperClient {
        &self.keeper
    }

    /// Calls a method with JSON parameters; the answer is whole within `most`.
    ///
    /// # Errors
    /// A [`BotError`].
    pub fn call(&self, method: &str, params: &Value, most: Duration) -> Result<Value, BotError> {
        self.send(method, Body::Json(params.to_string().into_bytes()), most)
    }

    /// Calls a method with a form.
    ///
    /// # Errors
    /// A [`BotError`].
    pub fn upload(&self, method: &str, form: Multipart, most: Duration) -> Result<Value, BotError> {
        self.send(method, Body::Form(form), most)
    }

    fn send(&self, method: &str, body: Body, most: Duration) -> Result<Value, BotError> {
        match self.keeper.call("POST", &format!("/telegram/{method}"), body, most) {
            Ok(HttpAnswer { status, code: Some(code), .. }) => Err(match code.as_str() {
                UNSENT => BotError::Unsent { what: "Telegram cannot be reached".to_owned() },
                UNKNOWN => BotError::Unknown { what: "Telegram did not answer".to_owned() },
                // A budget of the keeper's is met like one of Telegram's: nothing happened, and later it may.
                _ if status == 429 => BotError::Refused {
                    code: 429,
                    description: format!("the keeper: {code}"),
                    retry_after: Some(BUSY_RETRY_S),
                    migrate_to: None,
                },
                _ => BotError::Denied { status, code },
            }),
            Ok(HttpAnswer { status, code: None, body }) => method::read(status, &body),
            Err(error @ KeeperError::Unreachable(_)) => Err(BotError::Unsent { what: error.to_string() }),
            Err(KeeperError::Refused { status, code }) => Err(BotError::Denied { status, code }),
            Err(error @ KeeperError::Broken(_)) => Err(BotError::Unknown { what: error.to_string() }),
        }
    }
}
