//! The keeper's whole policy: who may call what. One table; what is not in it is refused.

use crate::base::ids::RequestId;
use crate::base::limits::{ANSWER_JSON_MAX, ANSWER_UPDATES_MAX, POLL_SECONDS, TELEGRAM_JSON_MAX, TELEGRAM_UPLOAD_MAX};
use crate::config::Users;

/// A method of the Bot API that somebody may call.
#[allow(clippy::struct_excessive_bools, reason = "a row of a table of yes and no")]
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Method {
    /// Its name, spelled as the Bot API does.
    pub name: &'static str,
    io: bool,
    consent: bool,
    act: bool,
    /// Whether a form with files may be its body.
    pub upload: bool,
    /// Bytes of its answer.
    pub answer: u64,
    /// Seconds that Telegram may take.
    pub seconds: u64,
}

/// Who may call it: receiver, consent, runner (under a lease), and whether with files.
#[allow(clippy::fn_params_excessive_bools, reason = "a row of a table of yes and no")]
const fn row(name: &'static str, io: bool, consent: bool, act: bool, upload: bool) -> Method {
    let seconds = if upload { 120 } else { 20 };
    Method { name, io, consent, act, upload, answer: ANSWER_JSON_MAX, seconds }
}

/// The table.
pub const METHODS: [Method; 19] = [
    row("answerCallbackQuery", true, true, false, false),
    row("deleteWebhook", true, false, false, false),
    row("editMessageCaption", true, true, false, false),
    row("editMessageReplyMarkup", true, true, false, false),
    row("editMessageText", true, true, false, false),
    row("getChat", true, false, false, false),
    row("getChatMember", true, false, false, false),
    row("getFile", true, false, false, false),
    row("getMe", true, true, false, false),
    Method { answer: ANSWER_UPDATES_MAX, seconds: POLL_SECONDS + 15, ..row("getUpdates", true, false, false, false) },
    row("getWebhookInfo", true, false, false, false),
    row("leaveChat", true, false, false, false),
    row("sendChatAction", true, false, false, false),
    row("sendDocument", true, true, true, true),
    row("sendMediaGroup", true, false, true, true),
    row("sendMessage", true, true, true, false),
    row("sendPhoto", true, false, true, true),
    row("setMessageReaction", true, false, false, false),
    row("setMyCommands", true, false, false, false),
];

impl Method {
    /// Bytes of its body.
    #[must_use]
    pub const fn body(&self) -> u64 {
        if self.upload { TELEGRAM_UPLOAD_MAX } else { TELEGRAM_JSON_MAX }
    }
}

/// What a caller is. In plain mode one uid is all of them.
#[allow(clippy::struct_excessive_bools, reason = "a row of a table of yes and no")]
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Callers {
    io: bool,
    consent: bool,
    act: bool,
    root: bool,
}

impl Callers {
    /// What a uid is by the configuration.
    #[must_use]
    pub const fn of(users: &Users, uid: u32) -> Self {
        Self { io: uid == users.io, consent: uid == users.consent, act: uid == users.act, root: uid == users.root }
    }
}

/// What a request asks for, if its caller may ask for it.
#[derive(Clone, Debug, Eq, PartialEq)]
#[must_use]
pub enum Wanted {
    /// End a lease.
    LeaseClose(RequestId),
    /// Open a lease.
    LeaseOpen,
    /// The keeper's own state.
    Status,
    /// A method of the Bot API; `leased`: only for what the open lease allows.
    Telegram {
        /// Which.
        method: Method,
        /// Whether its body is held to the lease.
        leased: bool,
    },
}

/// A refusal: a status and a stable code.
pub type Denied = (u16, &'static str);

/// Looks a request up.
///
/// # Errors
/// 404 for what nobody may, 403 for what this caller may not.
pub fn decide(callers: Callers, method: &str, path: &str, query: Option<&str>) -> Result<Wanted, Denied> {
    if query.is_some() {
        return Err((404, "no_route"));
    }
    if let Some(name) = path.strip_prefix("/telegram/") {
        let found = METHODS.iter().find(|row| row.name == name && method == "POST").ok_or((404, "no_route"))?;
        // A caller that may without a lease never needs one.
        return if (callers.io && found.io) || (callers.consent && found.consent) {
            Ok(Wanted::Telegram { method: *found, leased: false })
        } else if callers.act && found.act {
            Ok(Wanted::Telegram { method: *found, leased: true })
        } else {
            Err((403, "not_permitted"))
        };
    }
    let (wanted, may) = match (method, path) {
        ("POST", "/lease") => (Wanted::LeaseOpen, callers.consent),
        ("GET", "/status") => (Wanted::Status, callers.root),
        ("DELETE", _) => {
            let id = path.strip_prefix("/lease/").and_then(RequestId::parse).ok_or((404, "no_route"))?;
            (Wanted::LeaseClose(id), callers.consent)
        }
        _ => return Err((404, "no_route")),
    };
    if may { Ok(wanted) } else { Err((403, "not_permitted")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn users() -> Users {
        Users { keys: 1, io: 2, consent: 3, act: 4, guest: 5, session: vec![1000], group: 1000, root: 0, server: 0 }
    }

    fn ask(uid: u32, method: &str, path: &str) -> Result<Wanted, Denied> {
        decide(Callers::of(&users(), uid), method, path, None)
    }

    #[test]
    fn consent_may_call_what_a_card_needs_and_nothing_else() {
        let may: Vec<&str> = METHODS
            .iter()
            .map(|row| row.name)
            .filter(|name| ask(3, "POST", &format!("/telegram/{name}")).is_ok())
            .collect();
        assert_eq!(
            may,
            [
                "answerCallbackQuery",
                "editMessageCaption",
                "editMessageReplyMarkup",
                "editMessageText",
                "getMe",
                "sendDocument",
                "sendMessage"
            ]
        );
    }

    #[test]
    fn the_runner_may_only_send_and_only_under_a_lease() {
        for row in &METHODS {
            let answer = ask(4, "POST", &format!("/telegram/{}", row.name));
            match row.name {
                "sendMessage" | "sendPhoto" | "sendDocument" | "sendMediaGroup" => {
                    assert_eq!(answer, Ok(Wanted::Telegram { method: *row, leased: true }));
                }
                _ => assert_eq!(answer, Err((403, "not_permitted")), "{}", row.name),
            }
        }
    }

    #[test]
    fn a_session_a_stranger_and_root_may_call_nothing_of_telegram() {
        for uid in [0, 1, 5, 1000, 65_534] {
            for row in &METHODS {
                assert_eq!(ask(uid, "POST", &format!("/telegram/{}", row.name)), Err((403, "not_permitted")));
            }
        }
        assert_eq!(ask(0, "GET", "/status"), Ok(Wanted::Status));
        assert_eq!(ask(1000, "GET", "/status"), Err((403, "not_permitted")));
    }

    #[test]
    fn only_consent_opens_and_ends_leases() {
        let id = RequestId::parse("r-5f2c91a07d").unwrap();
        assert_eq!(ask(3, "POST", "/lease"), Ok(Wanted::LeaseOpen));
        assert_eq!(ask(3, "DELETE", "/lease/r-5f2c91a07d"), Ok(Wanted::LeaseClose(id)));
        for uid in [0, 2, 4, 1000] {
            assert_eq!(ask(uid, "POST", "/lease"), Err((403, "not_permitted")));
        }
    }

    #[test]
    fn what_is_not_in_the_table_is_not_there() {
        for (method, path) in [
            ("GET", "/telegram/getMe"),
            ("POST", "/telegram/getme"),
            ("POST", "/telegram/setWebhook"),
            ("POST", "/telegram/logOut"),
            ("POST", "/telegram/"),
            ("POST", "/"),
            ("DELETE", "/lease/r-5F2c91a07d"),
            ("PUT", "/lease"),
        ] {
            assert_eq!(ask(3, method, path).map_err(|denied| denied.0), Err(404), "{method} {path}");
        }
        let all = Callers::of(&users(), 2);
        assert_eq!(decide(all, "POST", "/telegram/getMe", Some("a=b")), Err((404, "no_route")));
    }
}
