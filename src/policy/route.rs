//! The keeper's whole policy: who may call what, how large, with which key, and where it goes. One table; what is not in it is
//! refused.

use crate::base::ids::RequestId;
use crate::base::limits::{
    ANSWER_JSON_MAX, ANSWER_UPDATES_MAX, BUDGET_ACT, BUDGET_CONSENT, BUDGET_IO, BUDGET_PRESSES, DOWNLOAD_BYTES_MAX,
    LEASE_BODY_MAX, POLL_SECONDS, TELEGRAM_JSON_MAX, TELEGRAM_UPLOAD_MAX,
};
use crate::config::Users;
use crate::policy::rate::{Budget, Share};
use crate::telegram::file_path::FilePath;

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

    const fn budget(self, share: Share) -> Budget {
        let (a_second, at_once) = match (self, share) {
            (Self::Act, Share::Calls) => BUDGET_ACT,
            (Self::Consent, Share::Calls) => BUDGET_CONSENT,
            (Self::Io, Share::Calls) => BUDGET_IO,
            (Self::Io, Share::Presses) => BUDGET_PRESSES,
            (Self::Act | Self::Consent, Share::Presses) | (Self::Root, Share::Calls | Share::Presses) => (0, 0),
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
    pub fn budget(&self, share: Share) -> Budget {
        self.0.iter().map(|caller| caller.budget(share)).fold(Budget::default(), Budget::and)
    }

    /// What a call counts against: the receiver's answers to presses have a share of their own, since the session's sends are
    /// the receiver's calls too. The proxy's sends are its own.
    #[must_use]
    pub fn share(&self, wanted: Share) -> Share {
        if self.0.contains(&Caller::Io) { wanted } else { Share::Calls }
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
    /// Into the path, as the Bot API's file server takes a token; behind it stands what the request's path names.
    FilePath,
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
    /// What it counts against; the long poll against nothing.
    pub share: Option<Share>,
}

/// What a row is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum What {
    /// It fetches the file that the path names.
    File(Forward),
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

/// Calls of the Bot API: with JSON; with files; the long poll; answers to presses.
const JSON: Forward = Forward {
    route: TELEGRAM,
    method: "",
    key: (TELEGRAM_KEY, Place::BotPath),
    body: TELEGRAM_JSON_MAX,
    form: false,
    answer: ANSWER_JSON_MAX,
    seconds: 20,
    share: Some(Share::Calls),
};
const FILES: Forward = Forward { body: TELEGRAM_UPLOAD_MAX, form: true, seconds: 120, ..JSON };
const POLL: Forward = Forward { answer: ANSWER_UPDATES_MAX, seconds: POLL_SECONDS + 15, share: None, ..JSON };
const PRESS: Forward = Forward { share: Some(Share::Presses), ..JSON };
/// A file of the Bot API's file server.
const FILE: Forward =
    Forward { key: (TELEGRAM_KEY, Place::FilePath), body: 0, answer: DOWNLOAD_BYTES_MAX, seconds: 120, ..JSON };

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
pub static TABLE: [Row; 25] = [
    telegram!("answerCallbackQuery", PRESS, &[IO, CONSENT]),
    telegram!("deleteWebhook", JSON, &[IO]),
    telegram!("editMessageCaption", JSON, &[IO, CONSENT]),
    telegram!("editMessageReplyMarkup", JSON, &[IO, CONSENT]),
    telegram!("editMessageText", JSON, &[IO, CONSENT]),
    telegram!("getChat", JSON, &[IO]),
    telegram!("getChatMember", JSON, &[IO]),
    telegram!("getChatMemberCount", JSON, &[IO]),
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
    Row { name: "telegram/file/*", what: What::File(FILE), method: "GET", callers: &[IO] },
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
            What::File(forward) | What::Forward(forward) => forward.body,
            What::LeaseOpen => LEASE_BODY_MAX,
            What::LeaseClose | What::Status => 0,
        }
    }

    /// What a path names behind a row's own part, if it is this row's path.
    fn tail(&self, path: &str) -> Option<Tail> {
        let path = path.strip_prefix('/')?;
        let Some(front) = self.name.strip_suffix('*') else { return (path == self.name).then_some(Tail::Nothing) };
        let rest = path.strip_prefix(front)?;
        match self.what {
            What::File(_) => FilePath::parse(rest).map(Tail::File),
            What::LeaseClose => RequestId::parse(rest).map(Tail::Request),
            What::Forward(_) | What::LeaseOpen | What::Status => None,
        }
    }
}

/// What a path names behind its row's own part.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Tail {
    /// A file of the Bot API's file server.
    File(FilePath),
    /// The row takes nothing.
    Nothing,
    /// A request.
    Request(RequestId),
}

/// What a request asks for, where its caller may ask for it.
#[derive(Clone, Debug, Eq, PartialEq)]
#[must_use]
pub struct Wanted {
    /// The row.
    pub row: &'static Row,
    /// Whether it is held to the open lease.
    pub leased: bool,
    /// What the path names.
    pub tail: Tail,
}

/// A refusal: a status and a stable code.
pub type Denied = (u16, &'static str);

/// Looks a request up. No row takes a query.
///
/// # Errors
/// 404 for what is not in the table, 403 for what this caller may not.
pub fn decide(callers: &Callers, method: &str, path: &str, query: Option<&str>) -> Result<Wanted, Denied> {
    let mut rows = TABLE.iter().filter(|row| row.method == method);
    let found = rows.find_map(|row| row.tail(path).map(|tail| (row, tail)));
    let (row, tail) = found.filter(|_| query.is_none()).ok_or((404, "no_route"))?;
    let has = |wanted| row.callers.iter().any(|(caller, access)| *access == wanted && callers.0.contains(caller));
    // Who may at any time needs no lease.
    if has(Access::Open) {
        Ok(Wanted { row, leased: false, tail })
    } else if has(Access::Leased) {
        Ok(Wanted { row, leased: true, tail })
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
                What::File(_) | What::LeaseClose | What::LeaseOpen | What::Status => None,
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
        assert_eq!(ask(3, "DELETE", "/lease/r-5f2c91a07d").unwrap().tail, Tail::Request(id));
        assert_eq!(ask(3, "DELETE", "/lease").unwrap().tail, Tail::Nothing);
    }

    #[test]
    fn files_are_for_the_receiver_alone_and_by_one_spelling_of_their_path() {
        let path = "/telegram/file/documents/file_1.pdf";
        for uid in UIDS {
            let said = ask(uid, "GET", path);
            if uid == 2 {
                let wanted = said.unwrap();
                assert!(!wanted.leased && wanted.row.body() == 0);
                assert_eq!(wanted.tail, Tail::File(FilePath::parse("documents/file_1.pdf").unwrap()));
            } else {
                assert_eq!(said, Err((403, "not_permitted")), "{uid}");
            }
        }
        for (method, path) in [
            ("POST", path),
            ("HEAD", path),
            ("GET", "/telegram/file"),
            ("GET", "/telegram/file/"),
            ("GET", "/telegram/file/*"),
            ("GET", "/telegram/file//var/lib/x"),
            ("GET", "/telegram/file/../getMe"),
            ("GET", "/telegram/file/a/../b"),
            ("GET", "/telegram/file/a%2fb"),
            ("GET", "/telegram/file/a\\b"),
            ("GET", "/telegram/file/a~b"),
            ("GET", "/telegram/files/a"),
        ] {
            assert_eq!(ask(2, method, path), Err((404, "no_route")), "{method} {path}");
        }
    }

    #[test]
    fn the_receivers_answers_to_presses_have_a_share_of_their_own() {
        let share = |method: &str| {
            let wanted = ask(2, "POST", &format!("/telegram/{method}")).unwrap();
            match wanted.row.what {
                What::Forward(forward) => forward.share,
                What::File(_) | What::LeaseClose | What::LeaseOpen | What::Status => None,
            }
        };
        assert_eq!(share("answerCallbackQuery"), Some(Share::Presses));
        assert_eq!(share("sendMessage"), Some(Share::Calls));
        assert_eq!(share("getUpdates"), None);
        let (io, consent) = (Callers::of(&users(), 2), Callers::of(&users(), 3));
        assert_eq!((io.share(Share::Presses), consent.share(Share::Presses)), (Share::Presses, Share::Calls));
        assert!(io.budget(Share::Presses).at_once > 0);
        assert_eq!(consent.budget(Share::Presses), Budget::default());
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
        assert_eq!(all.budget(Share::Calls).a_second, BUDGET_ACT.0 + BUDGET_CONSENT.0 + BUDGET_IO.0);
        assert_eq!(all.budget(Share::Presses).a_second, BUDGET_PRESSES.0);
    }
}
