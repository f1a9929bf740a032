//! The keeper's whole policy: who may call what, how large, with which key, and where it goes. One table; what is not in it is
//! refused.

use crate::base::ids::RequestId;
use crate::base::limits::{
    ANSWER_JSON_MAX, ANSWER_UPDATES_MAX, BUDGET_ACT, BUDGET_CONSENT, BUDGET_IO, LEASE_BODY_MAX, POLL_SECONDS,
    TELEGRAM_JSON_MAX, TELEGRAM_UPLOAD_MAX,
};
use crate::config::Users;
use crate::policy::rate::Budget;

/// The key file of the bot's token.
pub const TELEGRAM_KEY: &str = "TELEGRAM_BOT_TOKEN";
/// The route that a kind names to reach the Bot API.
pub const TELEGRAM: &str = "telegram";

/// What a caller is. In plain mode one uid is all of it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Caller {
    /// The runner's user: an action's program.
    Act,
    /// The proxy.
    Consent,
    /// The receiver.
    Io,
    /// Root, for what only tells or takes away.
    Root,
}

impl Caller {
    const ALL: [Self; 4] = [Self::Act, Self::Consent, Self::Io, Self::Root];

    const fn uid(self, users: &Users) -> u32 {
        match self {
            Self::Act => users.act,
            Self::Consent => users.consent,
            Self::Io => users.io,
            Self::Root => users.root,
        }
    }

    const fn budget(self) -> Budget {
        let (a_second, at_once) = match self {
            Self::Act => BUDGET_ACT,
            Self::Consent => BUDGET_CONSENT,
            Self::Io => BUDGET_IO,
            Self::Root => (0, 0),
        };
        Budget { a_second, at_once }
    }
}

/// All that one uid is.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Callers(Vec<Caller>);

impl Callers {
    /// What a uid is by the configuration.
    #[must_use]
    pub fn of(users: &Users, uid: u32) -> Self {
        Self(Caller::ALL.into_iter().filter(|caller| caller.uid(users) == uid).collect())
    }

    /// The uids that are anything, each once.
    #[must_use]
    pub fn uids(users: &Users) -> Vec<u32> {
        let mut uids: Vec<u32> = Caller::ALL.into_iter().map(|caller| caller.uid(users)).collect();
        uids.sort_unstable();
        uids.dedup();
        uids
    }

    /// The calls it may make: each of its parts has a share that no other takes from.
    #[must_use]
    pub fn budget(&self) -> Budget {
        self.0.iter().map(|caller| caller.budget()).fold(Budget::default(), Budget::and)
    }
}

/// How a caller may use a row.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Access {
    /// Only under an open lease, and only what the lease allows.
    Leased,
    /// At any time.
    Open,
}

/// How a key is put in.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Place {
    /// Into the path, as the Bot API takes a token.
    BotPath,
}

/// A call that is passed on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Forward {
    /// The route that a kind must name for it.
    pub route: &'static str,
    /// What stands last in the upstream's path.
    pub method: &'static str,
    /// The key file, and how the key is put in.
    pub key: (&'static str, Place),
    /// Bytes of its body.
    pub body: u64,
    /// Whether its body may be a form with files.
    pub form: bool,
    /// Bytes of its answer.
    pub answer: u64,
    /// Seconds the upstream may take.
    pub seconds: u64,
    /// Whether it counts against its caller's budget.
    pub counted: bool,
}

/// What a row is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum What {
    /// It goes to an upstream.
    Forward(Forward),
    /// It ends the lease of the request that the path names; without a name, any lease.
    LeaseClose,
    /// It opens a lease.
    LeaseOpen,
    /// It tells the keeper's own state.
    Status,
}

/// A row of the table.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Row {
    /// Its name in the log and the counts: its path without the slash in front.
    pub name: &'static str,
    /// What it is.
    pub what: What,
    method: &'static str,
    callers: &'static [(Caller, Access)],
}

const IO: (Caller, Access) = (Caller::Io, Access::Open);
const CONSENT: (Caller, Access) = (Caller::Consent, Access::Open);
const ACT: (Caller, Access) = (Caller::Act, Access::Leased);
const ROOT: (Caller, Access) = (Caller::Root, Access::Open);

/// Calls of the Bot API: with JSON; with files; the long poll.
const JSON: Forward = Forward {
    route: TELEGRAM,
    method: "",
    key: (TELEGRAM_KEY, Place::BotPath),
    body: TELEGRAM_JSON_MAX,
    form: false,
    answer: ANSWER_JSON_MAX,
    seconds: 20,
    counted: true,
};
const FILES: Forward = Forward { body: TELEGRAM_UPLOAD_MAX, form: true, seconds: 120, ..JSON };
const POLL: Forward = Forward { answer: ANSWER_UPDATES_MAX, seconds: POLL_SECONDS + 15, counted: false, ..JSON };

macro_rules! telegram {
    ($method:literal, $shape:expr, $callers:expr) => {
        Row {
            name: concat!("telegram/", $method),
            what: What::Forward(Forward { method: $method, ..$shape }),
            method: "POST",
            callers: $callers,
        }
    };
}

/// The table.
pub static TABLE: [Row; 23] = [
    telegram!("answerCallbackQuery", JSON, &[IO, CONSENT]),
    telegram!("deleteWebhook", JSON, &[IO]),
    telegram!("editMessageCaption", JSON, &[IO, CONSENT]),
    telegram!("editMessageReplyMarkup", JSON, &[IO, CONSENT]),
    telegram!("editMessageText", JSON, &[IO, CONSENT]),
    telegram!("getChat", JSON, &[IO]),
    telegram!("getChatMember", JSON, &[IO]),
    telegram!("getFile", JSON, &[IO]),
    telegram!("getMe", JSON, &[IO, CONSENT]),
    telegram!("getUpdates", POLL, &[IO]),
    telegram!("getWebhookInfo", JSON, &[IO]),
    telegram!("leaveChat", JSON, &[IO]),
    telegram!("sendChatAction", JSON, &[IO]),
    telegram!("sendDocument", FILES, &[IO, CONSENT, ACT]),
    telegram!("sendMediaGroup", FILES, &[IO, ACT]),
    telegram!("sendMessage", JSON, &[IO, CONSENT, ACT]),
    telegram!("sendPhoto", FILES, &[IO, ACT]),
    telegram!("setMessageReaction", JSON, &[IO]),
    telegram!("setMyCommands", JSON, &[IO]),
    Row { name: "lease", what: What::LeaseOpen, method: "POST", callers: &[CONSENT] },
    Row { name: "lease", what: What::LeaseClose, method: "DELETE", callers: &[CONSENT] },
    Row { name: "lease/*", what: What::LeaseClose, method: "DELETE", callers: &[CONSENT] },
    Row { name: "status", what: What::Status, method: "GET", callers: &[ROOT] },
];

impl Row {
    /// Bytes of its body.
    #[must_use]
    pub const fn body(&self) -> u64 {
        match self.what {
            What::Forward(forward) => forward.body,
            What::LeaseOpen => LEASE_BODY_MAX,
            What::LeaseClose | What::Status => 0,
        }
    }

    /// The request that a path names, in a row that takes one.
    fn names(&self, path: &str) -> Option<RequestId> {
        let front = self.name.strip_suffix('*')?;
        path.strip_prefix('/')?.strip_prefix(front).and_then(RequestId::parse)
    }

    fn matches(&self, method: &str, path: &str) -> bool {
        let exact = !self.name.ends_with('*') && path.strip_prefix('/') == Some(self.name);
        method == self.method && (exact || self.names(path).is_some())
    }
}

/// What a request asks for, where its caller may ask for it.
#[derive(Clone, Debug, Eq, PartialEq)]
#[must_use]
pub struct Wanted {
    /// The row.
    pub row: &'static Row,
    /// Whether it is held to the open lease.
    pub leased: bool,
    /// The request that the path names.
    pub id: Option<RequestId>,
}

/// A refusal: a status and a stable code.
pub type Denied = (u16, &'static str);

/// Looks a request up. No row takes a query.
///
/// # Errors
/// 404 for what is not in the table, 403 for what this caller may not.
pub fn decide(callers: &Callers, method: &str, path: &str, query: Option<&str>) -> Result<Wanted, Denied> {
    let found = TABLE.iter().find(|row| row.matches(method, path));
    let row = found.filter(|_| query.is_none()).ok_or((404, "no_route"))?;
    let id = row.names(path);
    let has = |wanted| row.callers.iter().any(|(caller, access)| *access == wanted && callers.0.contains(caller));
    // Who may at any time needs no lease.
    if has(Access::Open) {
        Ok(Wanted { row, leased: false, id })
    } else if has(Access::Leased) {
        Ok(Wanted { row, leased: true, id })
    } else {
        Err((403, "not_permitted"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UIDS: [u32; 7] = [0, 1, 2, 3, 4, 5, 1000];

    fn users() -> Users {
        Users { keys: 1, io: 2, consent: 3, act: 4, guest: 5, session: vec![1000], group: 1000, root: 0, server: 0 }
    }

    fn ask(uid: u32, method: &str, path: &str) -> Result<Wanted, Denied> {
        decide(&Callers::of(&users(), uid), method, path, None)
    }

    fn methods(uid: u32, leased: bool) -> Vec<&'static str> {
        let fits = |row: &Row| ask(uid, "POST", &format!("/{}", row.name)).is_ok_and(|wanted| wanted.leased == leased);
        TABLE
            .iter()
            .filter(|row| fits(row))
            .filter_map(|row| match row.what {
                What::Forward(forward) => Some(forward.method),
                What::LeaseClose | What::LeaseOpen | What::Status => None,
            })
            .collect()
    }

    #[test]
    fn consent_may_call_what_a_card_needs_and_nothing_else() {
        assert_eq!(
            methods(3, false),
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
        assert!(methods(3, true).is_empty());
    }

    #[test]
    fn the_runner_may_only_send_and_only_under_a_lease() {
        assert!(methods(4, false).is_empty());
        assert_eq!(methods(4, true), ["sendDocument", "sendMediaGroup", "sendMessage", "sendPhoto"]);
    }

    #[test]
    fn a_session_a_stranger_and_root_may_call_nothing_of_telegram() {
        for uid in [0, 1, 5, 1000, 65_534] {
            assert!(methods(uid, false).is_empty() && methods(uid, true).is_empty(), "{uid}");
        }
        assert!(ask(0, "GET", "/status").is_ok());
        for uid in [1, 2, 3, 4, 5, 1000] {
            assert_eq!(ask(uid, "GET", "/status"), Err((403, "not_permitted")), "{uid}");
        }
    }

    #[test]
    fn only_consent_opens_and_ends_leases() {
        for (method, path) in [("POST", "/lease"), ("DELETE", "/lease"), ("DELETE", "/lease/r-5f2c91a07d")] {
            for uid in UIDS {
                assert_eq!(ask(uid, method, path).is_ok(), uid == 3, "{method} {path} {uid}");
            }
        }
        let id = RequestId::parse("r-5f2c91a07d").unwrap();
        assert_eq!(ask(3, "DELETE", "/lease/r-5f2c91a07d").unwrap().id, Some(id));
        assert_eq!(ask(3, "DELETE", "/lease").unwrap().id, None);
    }

    #[test]
    fn what_is_not_in_the_table_is_not_there() {
        for (method, path) in [
            ("GET", "/telegram/getMe"),
            ("POST", "/telegram/getme"),
            ("POST", "/telegram/getMe/x"),
            ("POST", "/telegram/setWebhook"),
            ("POST", "/telegram/logOut"),
            ("POST", "/telegram/"),
            ("POST", "/telegram"),
            ("POST", "/"),
            ("POST", "/lease/r-5f2c91a07d"),
            ("DELETE", "/lease/*"),
            ("DELETE", "/lease/r-5F2c91a07d"),
            ("DELETE", "/lease/"),
            ("PUT", "/lease"),
            ("CONNECT", "/status"),
        ] {
            for uid in UIDS {
                assert_eq!(ask(uid, method, path), Err((404, "no_route")), "{method} {path}");
            }
        }
        let io = Callers::of(&users(), 2);
        assert_eq!(decide(&io, "POST", "/telegram/getMe", Some("a=b")), Err((404, "no_route")));
        assert_eq!(decide(&io, "POST", "/telegram/getMe", Some("")), Err((404, "no_route")));
    }

    #[test]
    fn in_plain_mode_the_one_user_is_everything_with_the_budget_of_all() {
        let users =
            Users { keys: 7, io: 7, consent: 7, act: 7, guest: 7, session: vec![7], group: 7, root: 7, server: 7 };
        let all = Callers::of(&users, 7);
        assert_eq!(Callers::uids(&users), [7]);
        assert!(!decide(&all, "POST", "/telegram/sendMessage", None).unwrap().leased);
        assert_eq!(all.budget().a_second, BUDGET_ACT.0 + BUDGET_CONSENT.0 + BUDGET_IO.0);
    }
}
