use super::*;

const ME: Me = Me { plain: false, uid: 0, gid: 0 };

fn accounts() -> Accounts {
    let users = [("mila-keys", 901), ("mila-io", 902), ("mila-consent", 903), ("mila-act", 904), ("mila-guest", 905)]
        .map(|(name, uid)| format!("{name}:x:{uid}:{uid}::/:\n"))
        .concat();
    let passwd = format!("root:x:0:0::/root:\n{users}mila:x:1001:1002::/:\nnobody:x:65534:65534::/:\n");
    Accounts::parse(&passwd, "mila-session:x:990:\nroot:x:0:\n", "mila:100000:65536\n", "mila:100000:65536\n").unwrap()
}

fn checked(text: &str) -> Result<Config, ConfigError> {
    check(Path::new("/etc/mila-gate/config.json"), text, &ME, &accounts(), |_name| None)
}

fn refused(text: &str, field: &str, line: usize, word: &str) {
    let error = checked(text).map(|_config| ()).unwrap_err();
    assert_eq!((error.field.as_str(), error.line), (field, Some(line)), "{error}");
    assert!(error.what.contains(word), "{error}");
}

/// The example of the design, as it is printed there.
const EXAMPLE: &str = r#"{
  "run": "/run", "state": "/var/lib/mila-gate", "keys": "/etc/mila-gate/keys", "kinds": "/etc/mila-gate/kinds.d", "routes": "/etc/mila-gate/routes.d",
  "users": {"keys": "mila-keys", "io": "mila-io", "consent": "mila-consent", "act": "mila-act", "guest": "mila-guest", "session": ["mila"]},
  "keeper": {"tcp": null, "upstreams": {"telegram": "https://api.telegram.org", "anthropic": "https://api.anthropic.com", "zernio": "https://zernio.com/api", "voice": null}},
  "network": {"family": "auto", "proxy": null},
  "consent": {"press_seconds": 900, "max_days": 7, "max_cents_a_day": 1000, "cards_an_hour": 12, "cards_a_day": 60},
  "lane": {"engine": "api", "model": "claude-haiku-4-5", "knowledge": "work/knowledge-for-people", "per_minute": 3, "per_day": 100, "per_user": 20, "day_all": 300},
  "owner": {"language": "en", "time_zone": "UTC", "quiet": ["23:00", "08:00"], "summary": "21:00"},
  "guests": {"keep_days": 30}
}"#;

#[test]
fn the_example_of_the_design_passes_and_is_the_same_as_the_defaults() {
    let full = checked(EXAMPLE).unwrap();
    let least = checked(r#"{"users":{"session":["mila"]}}"#).unwrap();
    assert_eq!(format!("{full:?}"), format!("{least:?}"));
    assert_eq!(full.users.session, [1001]);
    assert_eq!((full.users.keys, full.users.guest, full.users.group), (901, 905, 1002));
    assert_eq!((full.users.root, full.users.server), (0, 0));
    assert_eq!(full.socket(Socket::ConsentIo), Path::new("/run/mila-io/consent.io.sock"));
    assert_eq!(full.owner.quiet, (1380, 480));
}

#[test]
fn every_unknown_field_names_itself_and_its_line() {
    refused("{\"users\":{\"session\":[\"mila\"]},\n\"consent\":{\"aprovals\":1}}", "consent", 2, "aprovals");
    refused("{\"users\":{\"session\":[\"mila\"]},\n\n\"Run\":\"/run\"}", "", 3, "Run");
    refused("{\"users\":{\"sessions\":[\"mila\"]}}", "users", 1, "sessions");
    refused(
        "{\"users\":{\"session\":[\"mila\"]},\"keeper\":{\"upstreams\":{\n\"telegram\":{\"url\":\"http://127.0.0.1:1\",\"uid\":0,\"pid\":1}}}}",
        "keeper.upstreams.telegram",
        2,
        "needs",
    );
}

#[test]
fn a_key_that_stands_twice_is_refused() {
    let twice = "{\"users\":{\"session\":[\"mila\"]},\"consent\":{\"press_seconds\":5,\n\"press_seconds\":900}}";
    let error = checked(twice).map(|_config| ()).unwrap_err();
    assert_eq!(error.line, Some(2), "{error}");
    assert!(error.to_string().contains("press_seconds"), "{error}");
    let nested = "{\"users\":{\"session\":[\"mila\"]},\"keeper\":{\"upstreams\":{\"telegram\":\n{\"url\":\"http://127.0.0.1:1\",\n\"uid\":0,\"uid\":1}}}}";
    assert_eq!(checked(nested).map(|_config| ()).unwrap_err().line, Some(3));
}

#[test]
fn numbers_can_only_lower_a_ceiling_and_zero_is_refused_with_its_reason() {
    for (field, wrong, word) in [
        ("press_seconds", "901", "5 to 900"),
        ("press_seconds", "4", "5 to 900"),
        ("max_days", "8", "1 to 7"),
        ("max_days", "0", "1 to 7"),
        ("max_cents_a_day", "1001", "0 to 1000"),
        ("cards_an_hour", "13", "1 to 12"),
        ("cards_an_hour", "0", "no card"),
        ("cards_a_day", "61", "1 to 60"),
        ("cards_a_day", "0", "no card"),
    ] {
        let text = format!("{{\"users\":{{\"session\":[\"mila\"]}},\n\"consent\":{{\"{field}\":\n{wrong}}}}}");
        refused(&text, &format!("consent.{field}"), 3, word);
    }
    for wrong in ["-1", "1.5", "\"900\"", "true", "1e2", "99999999999999999999"] {
        let text = format!("{{\"users\":{{\"session\":[\"mila\"]}},\n\"consent\":{{\"press_seconds\":{wrong}}}}}");
        let error = checked(&text).map(|_config| ()).unwrap_err();
        assert_eq!(error.line, Some(2), "{error}");
    }
    let low = checked(r#"{"users":{"session":["mila"]},"consent":{"press_seconds":5,"max_days":1}}"#).unwrap();
    assert_eq!((low.consent.press_seconds, low.consent.max_days, low.consent.cards_a_day), (5, 1, 60));
}

#[test]
fn nobody_may_ask_where_the_list_of_session_users_is_empty_or_absent() {
    refused("{\n\"users\":{\"session\":[]}}", "users.session", 2, "nobody ask");
    refused("{\n\"users\":{}}", "users", 2, "session");
    let error = checked("{}").map(|_config| ()).unwrap_err();
    assert!(error.what.contains("users"), "{error}");
}

#[test]
fn users_are_distinct_known_and_neither_root_nor_nobody_nor_a_containers() {
    let session = |session: &str| format!("{{\"users\":{{\"session\":[{session}]}}}}");
    refused(&session("\"stranger\""), "users.session[0]", 1, "no user");
    refused(&session("\"root\""), "users.session[0]", 1, "root");
    refused(&session("0"), "users.session[0]", 1, "root");
    refused(&session("\"nobody\""), "users.session[0]", 1, "nobody");
    refused(&session("4294967295"), "users.session[0]", 1, "nobody");
    refused(&session("100000"), "users.session[0]", 1, "/etc/subuid");
    refused(&session("\"mila\",1001"), "users.session[1]", 1, "users.session[0]");
    refused(&session("902"), "users.session[0]", 1, "users.io");
    refused("{\"users\":{\"io\":\"mila-keys\",\"session\":[\"mila\"]}}", "users.io", 1, "users.keys");
    refused("{\"users\":{\"act\":\"mila-other\",\"session\":[\"mila\"]}}", "users.act", 1, "no user");
}

#[test]
fn the_group_is_named_or_that_of_the_first_session_user() {
    let group = |text: &str| checked(text).map(|config| config.users.group);
    assert_eq!(group(r#"{"users":{"session":["mila"]}}"#), Ok(1002));
    assert_eq!(group(r#"{"users":{"session":[1500]}}"#), Ok(1500));
    assert_eq!(group(r#"{"group":"mila-session","users":{"session":["mila"]}}"#), Ok(990));
    assert_eq!(group(r#"{"group":991,"users":{"session":["mila"]}}"#), Ok(991));
    refused(r#"{"group":"root","users":{"session":["mila"]}}"#, "group", 1, "gid 0");
    refused(r#"{"group":100001,"users":{"session":["mila"]}}"#, "group", 1, "gid 100001");
    refused(r#"{"group":"nothing","users":{"session":["mila"]}}"#, "group", 1, "no group");
}

#[test]
fn in_plain_mode_every_user_is_the_one_user_and_nothing_is_looked_up() {
    let me = Me { plain: true, uid: 1234, gid: 1235 };
    let text = r#"{"users":{"session":["nobody-of-that-name"]}}"#;
    let users = check(Path::new("c"), text, &me, &Accounts::default(), |_name| None).unwrap().users;
    assert_eq!(
        (users.keys, users.io, users.consent, users.act, users.guest, users.root, users.server, users.group),
        (1234, 1234, 1234, 1234, 1234, 1234, 1234, 1235)
    );
    assert_eq!(users.session, [1234]);
}

#[test]
fn paths_have_one_spelling_and_sockets_fit_the_kernel() {
    for wrong in ["run", "/run/", "/run/../etc", "//run", "/", "", "/a/./b", "/a\\u0000b"] {
        let text = format!("{{\"users\":{{\"session\":[\"mila\"]}},\n\"state\":\"{wrong}\"}}");
        refused(&text, "state", 2, "absolute path");
    }
    // mila-io/consent.io.sock is the longest: 23 bytes after a slash.
    let run = |len: usize| format!("{{\"users\":{{\"session\":[\"mila\"]}},\n\"run\":\"/{}\"}}", "r".repeat(len - 1));
    assert!(checked(&run(107 - 24)).is_ok());
    refused(&run(107 - 23), "run", 2, "108 bytes");
}

#[test]
fn upstreams_are_https_or_a_loopback_server_with_its_user() {
    let telegram = |value: &str| {
        checked(&format!(
            "{{\"users\":{{\"session\":[\"mila\"]}},\"keeper\":{{\"upstreams\":{{\"telegram\":{value}}}}}}}"
        ))
        .map(|config| config.keeper.telegram)
    };
    assert_eq!(
        telegram(r#"{"url":"http://127.0.0.1:8081","uid":0}"#),
        Ok(Upstream::Loopback { addr: "127.0.0.1:8081".parse().unwrap(), base: String::new(), uid: 0 })
    );
    for wrong in [
        r#""http://127.0.0.1:8081""#,
        r#""http://api.telegram.org""#,
        r#"{"url":"http://10.0.0.1:8081","uid":0}"#,
        r#"{"url":"http://127.0.0.1:8081"}"#,
        r#"{"url":"https://api.telegram.org","uid":0}"#,
        "[]",
    ] {
        let error = telegram(wrong).unwrap_err();
        assert_eq!(error.field, "keeper.upstreams.telegram", "{error}");
    }
}

#[test]
fn the_keepers_places_models_and_ceilings_are_read_and_only_narrow() {
    let keeper = |text: &str| {
        checked(&format!("{{\"users\":{{\"session\":[\"mila\"]}},\"keeper\":{text}}}")).map(|config| config.keeper)
    };
    let least = keeper("{}").unwrap();
    assert_eq!((least.tcp, least.claude.on, least.voice, least.guest.a_day), (None, false, None, 400));
    assert_eq!(least.voice_model, "whisper-1");
    assert_eq!(least.guest.models, ["claude-haiku-4-5"]);
    assert_eq!(least.anthropic, Upstream::https("https://api.anthropic.com").unwrap());
    assert_eq!(least.zernio, Upstream::https("https://zernio.com/api").unwrap());
    let full = keeper(
        r#"{"tcp":"127.0.0.1:8181","claude":{"on":true,"tokens_a_day":5},"guest":{"models":["m"],"a_day":7},
            "upload_hosts":["up.example"],"upstreams":{"voice":"https://voice.example"},"voice":{"model":"large/v3"}}"#,
    )
    .unwrap();
    assert_eq!(full.tcp.unwrap().to_string(), "127.0.0.1:8181");
    assert_eq!(full.claude, Claude { on: true, tokens_a_day: 5 });
    assert_eq!(full.guest, Guest { models: vec!["m".to_owned()], a_day: 7 });
    assert_eq!((full.upload_hosts, full.voice_model), (vec!["up.example".to_owned()], "large/v3".to_owned()));
    assert!(keeper(r#"{"tcp":"[::1]:8181"}"#).is_ok());
    for (text, field) in [
        (r#"{"tcp":"0.0.0.0:8181"}"#, "keeper.tcp"),
        (r#"{"tcp":"10.0.0.1:8181"}"#, "keeper.tcp"),
        (r#"{"tcp":"127.0.0.1:0"}"#, "keeper.tcp"),
        (r#"{"tcp":"localhost:8181"}"#, "keeper.tcp"),
        (r#"{"tcp":"127.0.0.1:08181"}"#, "keeper.tcp"),
        (r#"{"guest":{"a_day":401}}"#, "keeper.guest.a_day"),
        (r#"{"guest":{"a_day":0}}"#, "keeper.guest.a_day"),
    ] {
        assert_eq!(keeper(text).unwrap_err().field, field, "{text}");
    }
    let network = |text: &str| checked(&format!("{{\"users\":{{\"session\":[\"mila\"]}},\"network\":{text}}}"));
    assert!(network(r#"{"proxy":"socks5://127.0.0.1:9050"}"#).unwrap().network.proxies.of("telegram").is_some());
    assert_eq!(network(r#"{"proxy":"ftp://x:1"}"#).unwrap_err().field, "network.proxy");
}

#[test]
fn values_of_later_parts_are_checked_already() {
    for (text, field) in [
        (r#""keeper":{"upstreams":{"zernio":"http://zernio.com"}}"#, "keeper.upstreams.zernio"),
        (r#""keeper":{"upload_hosts":["a.example","B.example"]}"#, "keeper.upload_hosts[1]"),
        (r#""keeper":{"guest":{"models":[]}}"#, "keeper.guest.models"),
        (r#""keeper":{"voice":{"model":"a\r\nb"}}"#, "keeper.voice.model"),
        (r#""keeper":{"guest":{"a_day":401}}"#, "keeper.guest.a_day"),
        (r#""lane":{"engine":"shell"}"#, "lane.engine"),
        (r#""lane":{"cli":"claude"}"#, "lane.cli"),
        (r#""lane":{"model":"--settings=x y"}"#, "lane.model"),
        (r#""lane":{"knowledge":"../x"}"#, "lane.knowledge"),
        (r#""lane":{"per_minute":0}"#, "lane.per_minute"),
        (r#""lane":{"day_all":401}"#, "lane.day_all"),
        (r#""owner":{"language":"de"}"#, "owner.language"),
        (r#""owner":{"time_zone":"../../etc/passwd"}"#, "owner.time_zone"),
        (r#""owner":{"quiet":["23:00","24:00"]}"#, "owner.quiet[1]"),
        (r#""owner":{"summary":"9:00"}"#, "owner.summary"),
        (r#""network":{"family":"ipv5"}"#, "network.family"),
        (r#""guests":{"keep_days":0}"#, "guests.keep_days"),
    ] {
        let error = checked(&format!("{{\"users\":{{\"session\":[\"mila\"]}},{text}}}")).map(|_config| ()).unwrap_err();
        assert_eq!(error.field, field, "{error}");
    }
}

#[test]
fn an_error_reads_like_a_compilers() {
    let error = checked("{\"users\":{\"session\":[\"mila\"]},\n\"consent\":{\"press_seconds\":901}}").map(|_c| ());
    assert_eq!(
        error.unwrap_err().to_string(),
        "/etc/mila-gate/config.json:2: consent.press_seconds: needs 5 to 900; got 901"
    );
}

#[test]
fn the_lane_is_off_in_plain_mode_unless_it_is_asked_for_and_variables_stand_before_its_keys() {
    let me = Me { plain: true, uid: 1000, gid: 1000 };
    let lane = |text: &str, me: &Me, variables: &'static [(&'static str, &'static str)]| {
        let of = |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
        let text = format!("{{\"users\":{{\"session\":[\"mila\"]}},\"lane\":{text}}}");
        check(Path::new("c"), &text, me, &accounts(), of).map(|config| config.lane)
    };
    assert!(lane("{}", &ME, &[]).unwrap().on && !lane("{}", &me, &[]).unwrap().on);
    assert!(lane(r#"{"on":true}"#, &me, &[]).unwrap().on && !lane(r#"{"on":false}"#, &ME, &[]).unwrap().on);
    let text = r#"{"per_minute":2,"per_user":5,"model":"claude-haiku-4-5"}"#;
    let set = lane(text, &ME, &[("LANE_PER_MIN", "1"), ("LANE_MODEL", "m"), ("LANE_DAY_ALL", "")]).unwrap();
    let limits = crate::policy::lane::limits::Limits { minute: 1, user: 5, ..Default::default() };
    assert_eq!((set.model.as_str(), set.limits), ("m", limits));
    for wrong in ["-1", "many", "401", "0"] {
        let wrong: &'static [(&str, &str)] = Box::leak(Box::new([("LANE_PER_USER", &*wrong.to_owned().leak())]));
        assert_eq!(lane("{}", &ME, wrong).unwrap_err().field, "lane.per_user");
    }
}
