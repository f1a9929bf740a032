//! Which keys there is a use for, and what each looks like.

use std::collections::BTreeSet;

use crate::base::secret::{is_api_key, is_bot_token};
use crate::config::Config;
use crate::config::routes::Routes;
use crate::policy::route::{CLAUDE_KEY, GUEST_KEY, TELEGRAM_KEY, VOICE_KEY, ZERNIO_KEY};

/// Bytes of a key: the longest in use are some hundred.
pub const KEY_MAX: usize = 4096;

/// What a key must look like.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// Whether these bytes do.
    pub holds: fn(&[u8]) -> bool,
    /// What to say of those that do not.
    pub otherwise: &'static str,
}

/// The form of a key by its name.
#[must_use]
pub fn form(name: &str) -> Form {
    if name == TELEGRAM_KEY {
        return Form {
            holds: is_bot_token,
            otherwise: "is no bot token: @BotFather gives digits, a colon, and letters",
        };
    }
    let otherwise = "is no API key: eight or more visible ASCII characters, and no subscription token (sk-ant-oat…)";
    Form { holds: is_api_key, otherwise }
}

/// Every key there is a use for: of the built-in routes, of the operator's, and of proxies.
#[must_use]
pub fn used(config: &Config, routes: &Routes) -> BTreeSet<String> {
    let built_in = [CLAUDE_KEY, GUEST_KEY, TELEGRAM_KEY, VOICE_KEY, ZERNIO_KEY];
    let own = routes.iter().filter_map(|route| route.key.as_ref()).map(|key| key.file.as_str());
    built_in.into_iter().chain(own).chain(config.network.proxies.logins()).map(str::to_owned).collect()
}
