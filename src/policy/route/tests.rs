use std::fmt::Write;

use super::*;
use crate::config::routes;

const UIDS: [u32; 8] = [0, 1, 2, 3, 4, 5, 1000, 65_534];

fn users() -> Users {
    Users { keys: 1, io: 2, consent: 3, act: 4, guest: 5, session: vec![1000], group: 1000, root: 0, server: 0 }
}

fn own_routes() -> Routes {
    let mail = r#"{"v":1,"id":"mail","url":"https://mail.example","methods":["POST"],"paths":["/v1/send","/v2/"],
        "key":{"file":"MAIL_API_KEY","in":"query","name":"api_key"},"headers":[],"body":9,"answer":9,"seconds":9}"#;
    Routes::of([routes::parse(std::path::Path::new("mail.json"), mail).unwrap()])
}

fn by(uid: u32, via: Via, method: &str, path: &str, query: Option<&str>) -> Result<Wanted, Denied> {
    decide(&Callers::of(&users(), true, uid), &own_routes(), via, method, path, query)
}

fn ask(uid: u32, method: &str, path: &str) -> Result<Wanted, Denied> {
    by(uid, Via::Unix, method, path, None)
}

fn is_leased(wanted: &Wanted) -> bool {
    match wanted {
        Wanted::Own(..) => true,
        Wanted::Row { leased, .. } => *leased,
    }
}

fn tail(wanted: Result<Wanted, Denied>) -> Tail {
    match wanted.unwrap() {
        Wanted::Row { tail, .. } => tail,
        Wanted::Own(..) => panic!("a row of the table"),
    }
}

/// A path that is this row's.
fn path_of(row: &Row) -> String {
    let rest = match row.what {
        What::Forward(Forward { target: Target::Upload, .. }) => "up.example/a",
        What::Forward(_) => "documents/file_1.pdf",
        What::Hello | What::LeaseClose | What::LeaseOpen | What::Status => "r-5f2c91a07d",
    };
    format!("/{}", row.name.replace('*', rest))
}

fn methods(uid: u32, leased: bool) -> Vec<&'static str> {
    let fits = |row: &&Row| ask(uid, "POST", &path_of(row)).is_ok_and(|wanted| is_leased(&wanted) == leased);
    TABLE.iter().filter(fits).filter_map(|row| row.name.strip_prefix("telegram/")).collect()
}

/// The whole table, as the review prints it: for each row and way, how each caller stands to it.
fn matrix() -> String {
    let mut text = String::from(
        "| call | by | act | consent | guest | io | root | session | others |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    let own = ("POST", "/r/mail/v1/send".to_owned(), "r/ID/...".to_owned());
    let rows = TABLE.iter().map(|row| (row.method, path_of(row), row.name.to_owned())).chain([own]);
    for (method, path, name) in rows {
        for via in [Via::Unix, Via::Tcp] {
            let cell = |uid: u32| match by(uid, via, method, &path, None) {
                // By TCP nobody else is even placed.
                _ if !Callers::uids(&users(), true, via).contains(&uid) => "-",
                Ok(wanted) if is_leased(&wanted) => "lease",
                Ok(_) => "yes",
                Err(_) => "no",
            };
            let cells = [4, 3, 5, 2, 0, 1000, 7].map(cell).join(" | ");
            let way = if via == Via::Unix { "unix" } else { "tcp" };
            writeln!(text, "| {method} /{name} | {way} | {cells} |").unwrap();
        }
    }
    text
}

#[test]
fn the_review_prints_the_whole_table_as_it_is() {
    let review = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/audit/REVIEW.md")).unwrap();
    let printed = review.split_once("<!-- routes -->\n").unwrap().1.split_once("<!-- /routes -->").unwrap().0;
    assert_eq!(printed.trim(), matrix().trim(), "what the review should print:\n{}", matrix());
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
    for (method, path) in [
        ("POST", "/zernio/v1/posts"),
        ("POST", "/zernio/v1/media/presign"),
        ("PUT", "/upload/up.example/a/b.png"),
        ("POST", "/r/mail/v1/send"),
    ] {
        for uid in UIDS {
            let said = ask(uid, method, path);
            if uid == 4 {
                assert!(is_leased(&said.unwrap()), "{path}");
            } else {
                assert_eq!(said, Err((403, "not_permitted")), "{path} {uid}");
            }
        }
    }
}

#[test]
fn a_session_a_stranger_and_root_may_call_nothing_of_telegram() {
    for uid in [0, 1, 5, 1000, 65_534] {
        assert!(methods(uid, false).is_empty() && methods(uid, true).is_empty(), "{uid}");
    }
    for uid in UIDS {
        assert_eq!(ask(uid, "GET", "/status").is_ok(), uid == 0, "{uid}");
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
    assert_eq!(tail(ask(3, "DELETE", "/lease/r-5f2c91a07d")), Tail::Request(id));
    assert_eq!(tail(ask(3, "DELETE", "/lease")), Tail::Nothing);
}

#[test]
fn the_lane_and_sessions_have_their_own_messages_and_not_each_others() {
    for via in [Via::Unix, Via::Tcp] {
        for uid in UIDS {
            let may = |method, path| by(uid, via, method, path, None).is_ok();
            for (method, path) in [("HEAD", "/guest"), ("POST", "/guest/v1/messages")] {
                assert_eq!(may(method, path), uid == 5, "{path} {uid}");
            }
            for (method, path) in
                [("HEAD", "/claude"), ("POST", "/claude/v1/messages"), ("POST", "/claude/v1/messages/count_tokens")]
            {
                assert_eq!(may(method, path), uid == 1000, "{path} {uid}");
            }
        }
    }
    // Where sessions are given nothing, they are nobody.
    let off = Callers::of(&users(), false, 1000);
    assert_eq!(off, Callers::default());
    assert_eq!(Callers::uids(&users(), false, Via::Tcp), [5]);
    assert_eq!(Callers::uids(&users(), true, Via::Tcp), [5, 1000]);
    assert!(!Callers::uids(&users(), true, Via::Unix).contains(&1), "the keeper calls nobody");
}

#[test]
fn by_tcp_there_is_nothing_but_the_messages_and_nothing_for_root() {
    for row in &TABLE {
        for uid in UIDS {
            let said = by(uid, Via::Tcp, row.method, &path_of(row), None);
            if !row.tcp {
                assert_eq!(said, Err((403, "unix_only")), "{} {uid}", row.name);
            }
            assert!(uid != 0 || said.is_err(), "{}", row.name);
        }
    }
    assert_eq!(by(4, Via::Tcp, "POST", "/r/mail/v1/send", None), Err((403, "unix_only")));
    assert!(!Callers::uids(&users(), true, Via::Tcp).contains(&0));
}

#[test]
fn the_one_query_of_the_messages_goes_on_for_sessions_alone() {
    let ask = |uid, path, query| by(uid, Via::Unix, "POST", path, Some(query));
    assert_eq!(tail(ask(5, "/guest/v1/messages", "beta=true")), Tail::Beta(false));
    assert_eq!(tail(ask(1000, "/claude/v1/messages", "beta=true")), Tail::Beta(true));
    for query in ["", "beta=1", "beta=true&x=y", "beta=%74rue"] {
        assert_eq!(ask(5, "/guest/v1/messages", query), Err((404, "no_route")), "{query}");
    }
    for path in ["/guest/v1/messages/batches", "/guest/v1/files", "/guest/v1/messages/count_tokens", "/claude/v1/files"]
    {
        assert_eq!(by(5, Via::Unix, "POST", path, None), Err((404, "no_route")), "{path}");
    }
}

#[test]
fn a_route_of_roots_has_its_methods_paths_and_query_and_the_keys_own_place_is_not_the_callers() {
    let own = |method, path, query| by(4, Via::Unix, method, path, query);
    for (method, path, query, holds) in [
        ("POST", "/r/mail/v1/send", None, true),
        ("POST", "/r/mail/v1/send", Some("a=b&api=c"), true),
        ("POST", "/r/mail/v2/x/y", None, true),
        ("POST", "/r/mail/v2/", None, true),
        ("GET", "/r/mail/v1/send", None, false),
        ("POST", "/r/mail/v1/send/x", None, false),
        ("POST", "/r/mail/v2", None, false),
        ("POST", "/r/mail", None, false),
        ("POST", "/r/other/v1/send", None, false),
        ("POST", "/r/mail/v1/send", Some("api_key=mine"), false),
        ("POST", "/r/mail/v1/send", Some("a=b&api_key"), false),
        ("POST", "/r/mail/v1/send", Some("api%5Fkey=mine"), false),
    ] {
        assert_eq!(own(method, path, query).is_ok(), holds, "{method} {path} {query:?}");
    }
}

#[test]
fn an_upload_names_its_host_and_its_address_goes_on_as_it_is() {
    let query = "X-Amz-Signature=ab%2Fcd";
    let upload = Upload { host: "up.example".into(), path: "/a/b.png".into(), query: Some(query.into()) };
    assert_eq!(tail(by(4, Via::Unix, "PUT", "/upload/up.example/a/b.png", Some(query))), Tail::Upload(upload));
    for path in ["/upload", "/upload/", "/upload/up.example", "/upload/up.example/"] {
        assert_eq!(ask(4, "PUT", path), Err((404, "no_route")), "{path}");
    }
    assert_eq!(by(4, Via::Unix, "POST", "/zernio/v1/posts", Some("a=%41")), Err((404, "no_route")));
}

#[test]
fn files_are_for_the_receiver_alone_and_by_one_spelling_of_their_path() {
    let path = "/telegram/file/documents/file_1.pdf";
    for uid in UIDS {
        let said = ask(uid, "GET", path);
        if uid == 2 {
            assert_eq!(tail(said), Tail::File(FilePath::parse("documents/file_1.pdf").unwrap()));
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
    let share = |name: &str| {
        let row = TABLE.iter().find(|row| row.name == format!("telegram/{name}")).unwrap();
        match row.what {
            What::Forward(forward) => forward.share,
            What::Hello | What::LeaseClose | What::LeaseOpen | What::Status => None,
        }
    };
    assert_eq!(share("answerCallbackQuery"), Some(Share::Presses));
    assert_eq!(share("sendMessage"), Some(Share::Calls));
    assert_eq!(share("getUpdates"), None);
    let (io, consent) = (Callers::of(&users(), true, 2), Callers::of(&users(), true, 3));
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
    for query in ["a=b", ""] {
        assert_eq!(by(2, Via::Unix, "POST", "/telegram/getMe", Some(query)), Err((404, "no_route")));
    }
}

#[test]
fn in_plain_mode_the_one_user_is_everything_with_the_budget_of_all() {
    let users = Users { keys: 7, io: 7, consent: 7, act: 7, guest: 7, session: vec![7], group: 7, root: 7, server: 7 };
    let all = Callers::of(&users, true, 7);
    assert_eq!(Callers::uids(&users, true, Via::Unix), [7]);
    let sends = decide(&all, &Routes::default(), Via::Unix, "POST", "/telegram/sendMessage", None).unwrap();
    assert!(!is_leased(&sends));
    let each = [BUDGET_ACT, BUDGET_CONSENT, BUDGET_GUEST, BUDGET_IO, BUDGET_SESSION];
    assert_eq!(all.budget(Share::Calls).a_second, each.iter().map(|(a_second, _)| a_second).sum::<u32>());
    assert_eq!(all.budget(Share::Presses).a_second, BUDGET_PRESSES.0);
}
