//! Groups and channels: an owner's press connects one, and every press, line or restart that is no owner's changes nothing.

use serde_json::{Value, json};

use crate::help::{NOT_OWNER, UNKNOWN, nothing_ran, plan};
use crate::stand::faults::Fault;
use crate::stand::gate::{GROUP, Gate};
use crate::stand::uids::Role;
use crate::stand::world::Message;

const SOCKET: &str = "mila-io/consent.io.sock";
const CHANNEL: i64 = -1_002_000_000_002;
const BASIC: i64 = -77;
const SUPER: i64 = -1_000_000_000_077;

/// Says a line as the receiver, and reads the first line of the answer.
fn says(gate: &Gate, line: &Value) -> Value {
    let said = gate.speak(Role::Io, SOCKET, format!("{line}\n").as_bytes());
    let first = said.lines().next().unwrap_or_default();
    serde_json::from_str(first).unwrap_or_else(|_bad| panic!("no answer to {line}: {said:?}"))
}

fn connect(chat: i64, kind: &str, title: &str) -> Value {
    json!({"op": "connect", "chat": chat, "type": kind, "title": title, "members": 12, "privacy": true, "by": 111})
}

fn commands(gate: &Gate, owner: i64, name: &str, arg: &str) {
    let said = says(gate, &json!({"op": "command", "owner": owner, "name": name, "arg": arg}));
    assert_eq!(said, json!({"ok": true}), "{name} {arg}");
}

/// Asks for the group's connection and waits for Anna's card. The two seconds are over.
fn card(gate: &mut Gate, title: &str) -> Message {
    assert_eq!(says(gate, &connect(GROUP, "supergroup", title)), json!({"ok": true}));
    let card = gate.world.message("the card of the group", 111, |message| {
        message.has("When mentioned")
            && message.text().contains("Connect this group?")
            && message.text().contains(title)
    });
    gate.pressable(&card);
    card
}

fn presses(gate: &Gate, card: &Message, label: &str) -> String {
    gate.world.toast(&gate.anna.presses(card, label))
}

/// Connects the group by a press of Anna's, and waits until the receiver has heard of it.
fn connected(gate: &mut Gate, label: &str) -> Message {
    let card = card(gate, "Acme office");
    let mark = gate.log.len();
    assert_eq!(presses(gate, &card, label), "Done.");
    gate.log.wait("the receiver heard of it", mark, |line| line.contains("chat.on chat="));
    card
}

/// Steps of the journal about chats, in short.
fn chat_steps(gate: &Gate) -> Vec<String> {
    let short = |(step, line): (String, Value)| match step.as_str() {
        "chat_on" => Some(format!("on {} {} {} {}", line["chat"], line["mode"], line["title"], line["by"])),
        "chat_off" => Some(format!("off {} {}", line["chat"], line["by"])),
        _ => None,
    };
    gate.steps().into_iter().filter_map(short).map(|line| line.replace('"', "")).collect()
}

fn copied(gate: &Gate) -> Value {
    let text = std::fs::read_to_string(gate.folder().join("state/io/groups.json")).unwrap_or_default();
    serde_json::from_str::<Value>(&text).unwrap_or_default()["chats"].clone()
}

#[test]
fn an_owners_press_connects_a_group_as_its_card_says() {
    let mut gate = plan().start();
    let card = card(&mut gate, "Acme office");
    for line in ["Added by: Anna", "Members: 12", "the agent writes WITHOUT asking you.", "@BotFather"] {
        assert!(card.text().contains(line), "{line}: {}", card.text());
    }
    assert_eq!(card.inside("code"), ["-1001234567890", "Acme office", "Anna", "@BotFather"]);
    assert_eq!(
        card.labels(),
        [vec!["When mentioned", "Every message"], vec!["Only me", "Only watch"], vec!["Leave group"]]
    );
    assert_eq!(chat_steps(&gate), Vec::<String>::new(), "a card connects nothing");
    let mark = gate.log.len();
    assert_eq!(presses(&gate, &card, "When mentioned"), "Done.");
    gate.log.wait("the receiver heard of it", mark, |line| line.contains("chat.on chat="));
    let after = gate.world.becomes("the word of it", &card, |message| message.text().contains("CONNECTED"));
    assert!(after.text().contains("by Anna: When mentioned.") && after.labels().is_empty(), "{}", after.text());
    assert_eq!(chat_steps(&gate), ["on -1001234567890 mention Acme office 111"]);
    assert_eq!(copied(&gate), json!([{"chat": GROUP, "mode": "mention", "title": "Acme office"}]));
    // Whoever subscribes hears it first of all.
    let first = says(&gate, &json!({"op": "subscribe", "after": 0}));
    assert_eq!(first["chats"], json!([{"chat": GROUP, "mode": "mention", "title": "Acme office"}]), "{first}");
    assert_eq!(first["languages"], json!([]));
    // A second press says that it is over, and changes nothing.
    let data = card.data_of("Every message").unwrap();
    let toast = gate.world.toast(&gate.anna.sends_data(&card, &data));
    assert!(toast.starts_with("Already answered: Anna, "), "{toast}");
    assert_eq!(chat_steps(&gate).len(), 1);
}

#[test]
fn of_two_owners_the_first_choice_counts_and_both_learn_whose_it_was() {
    let mut gate = plan().two_owners().start();
    let hers = card(&mut gate, "Acme office");
    let his = gate.world.message("Boris's card", 222, |message| message.has("По упоминанию"));
    assert!(his.text().starts_with("🔒 Подключить группу?") && his.text().contains("Добавлен: Anna"), "{}", his.text());
    gate.pressable(&his);
    let latch = gate.world.latch();
    gate.world.on("answerCallbackQuery").fault(Fault::Held(latch));
    let first = gate.anna.presses(&hers, "Only watch");
    gate.world.wait_struck("answerCallbackQuery", 1);
    let second = gate.boris.presses(&his, "Все сообщения");
    assert_eq!(gate.world.toast(&second), "Посмотрите ещё раз и нажмите.");
    gate.world.open(latch);
    assert_eq!(gate.world.toast(&first), "Done.");
    gate.world.becomes("her card", &hers, |message| message.text().contains("by Anna: Only watch."));
    let over = gate.world.becomes("his card", &his, |message| message.text().contains("Anna: Наблюдать."));
    assert!(over.labels().is_empty());
    let late = gate.boris.sends_data(&his, &his.data_of("Все сообщения").unwrap());
    assert!(gate.world.toast(&late).starts_with("Ответ уже дан: Anna, "));
    assert_eq!(chat_steps(&gate), ["on -1001234567890 watch Acme office 111"]);
}

#[test]
fn leaving_acts_at_once_and_what_was_open_to_that_chat_ends() {
    let mut gate = plan().two_owners().start();
    connected(&mut gate, "Every message");
    let asked = |text: &str| {
        [
            "bot_send".to_owned(),
            "--field".to_owned(),
            format!("chat={GROUP}"),
            "--field".to_owned(),
            format!("text={text}"),
        ]
    };
    let ask = |gate: &Gate, text: &str| gate.ask(&asked(text).iter().map(String::as_str).collect::<Vec<_>>());
    let open = ask(&gate, "to the office");
    assert_eq!(open.code, 75, "{open:?}");
    gate.world.message("its card", 111, |message| message.has("Yes, send"));
    commands(&gate, 222, "groups", "");
    let his = gate.world.message("Boris's card of the group", 222, |message| message.has("Выйти из группы"));
    assert!(his.text().contains("Сейчас: Все сообщения; выбор: Anna"), "{}", his.text());
    // Without the two seconds: what takes away never waits.
    let mark = gate.log.len();
    assert_eq!(gate.world.toast(&gate.boris.presses(&his, "Выйти из группы")), "Готово.");
    gate.world
        .becomes("the word of it", &his, |message| message.text().contains("ВЫШЕЛ") && message.labels().is_empty());
    gate.log.wait("the receiver left", mark, |line| line.contains("chat.left chat="));
    assert_eq!(chat_steps(&gate).last().unwrap(), "off -1001234567890 222");
    assert_eq!(copied(&gate), json!([]));
    let end = gate.ends(open.get("id"));
    assert_eq!((&end["state"], &end["code"]), (&"denied".into(), &"target_changed".into()), "{end}");
    let said = ask(&gate, "again");
    assert_eq!(said.get("code"), "target_unknown", "{said:?}");
    nothing_ran(&gate);
}

#[test]
fn a_mode_is_changed_by_a_press_on_a_card_that_an_owner_asked_for() {
    let mut gate = plan().start();
    commands(&gate, 111, "groups", "");
    gate.world.message("the word that there are none", 111, |message| message.text().contains("No group or channel"));
    connected(&mut gate, "When mentioned");
    commands(&gate, 111, "groups", "");
    let first = gate.world.message("a card to change it", 111, |message| {
        message.has("Only me") && message.text().contains("Now: When mentioned")
    });
    // Asked for again, the older card's buttons go.
    commands(&gate, 111, "groups", "");
    let at = first.id;
    let second = gate
        .world
        .message("another one", 111, |m| m.id > at && m.has("Only me") && m.text().contains("Now: When mentioned"));
    let gone = gate.world.becomes("the first one", &first, |message| message.labels().is_empty());
    assert!(gone.text().contains("Now: When mentioned"), "what it said was true");
    gate.pressable(&second);
    assert_eq!(presses(&gate, &second, "Only me"), "Done.");
    gate.world.becomes("the word of it", &second, |message| message.text().contains("by Anna: Only me."));
    let old = gate.anna.sends_data(&first, &first.data_of("Every message").unwrap());
    assert!(gate.world.toast(&old).starts_with("Already answered: Anna"));
    assert_eq!(chat_steps(&gate).last().unwrap(), "on -1001234567890 only_me Acme office 111");
}

#[test]
fn nobody_but_an_owner_in_private_connects_anything() {
    let mut gate = plan().start();
    let card = card(&mut gate, "Acme office");
    let data = card.data_of("Every message").unwrap();
    assert_eq!(gate.world.toast(&gate.mallory.sends_data(&card, &data)), NOT_OWNER);
    let in_group = gate.world.lock().add(GROUP, 4242, serde_json::Map::new(), None, None, false);
    let place = gate.world.now_at(GROUP, in_group);
    assert_eq!(gate.world.toast(&gate.anna.sends_data(&place, &data)), "Open our private chat to decide.");
    let forged = data.replacen("-2.", "-1.", 1);
    assert_eq!(gate.world.toast(&gate.anna.sends_data(&card, &forged)), UNKNOWN);
    let leave = card.data_of("Leave group").unwrap();
    assert_eq!(gate.world.toast(&gate.mallory.sends_data(&card, &leave)), NOT_OWNER);
    assert_eq!(chat_steps(&gate), Vec::<String>::new());
}

#[test]
fn a_line_that_is_not_exactly_of_the_format_draws_no_card_and_changes_nothing() {
    let mut gate = plan().start();
    connected(&mut gate, "Every message");
    let (sent, steps) = (gate.world.count("sendMessage"), chat_steps(&gate));
    let whole = connect(GROUP - 1, "supergroup", "Other").to_string();
    for (line, code) in [
        (whole.replace(":111", ":666"), "not_permitted"),
        (whole.replace(":111", ":1087968824"), "not_permitted"),
        (whole.replace(":111", ":111.0"), "json_strict"),
        (whole.replace(&(GROUP - 1).to_string(), "111"), "field_range"),
        (whole.replace(&(GROUP - 1).to_string(), "-1e12"), "json_strict"),
        (whole.replace("supergroup", "private"), "field_range"),
        (whole.replace("\"members\"", "\"people\""), "field_unknown"),
        (whole.replace("\"title\":\"Other\"", "\"title\":7"), "field_type"),
        (format!(r#"{{"op":"moved","from":{GROUP},"to":{SUPER}}}"#), "field_range"),
        (format!(r#"{{"op":"moved","from":{BASIC},"to":{SUPER}}}"#), "chat_not_connected"),
        (r#"{"op":"left","chat":111}"#.to_owned(), "field_range"),
        (r#"{"op":"command","owner":666,"name":"groups","arg":""}"#.to_owned(), "not_permitted"),
        (r#"{"op":"command","owner":111,"name":"team","arg":""}"#.to_owned(), "op_unknown"),
        (r#"{"op":"command","owner":111,"name":"groups","arg":7}"#.to_owned(), "field_type"),
        (r#"{"op":"leave","chat":-77}"#.to_owned(), "op_unknown"),
    ] {
        let said = gate.speak(Role::Io, SOCKET, format!("{line}\n").as_bytes());
        let said: Value = serde_json::from_str(said.trim()).unwrap_or_else(|_bad| panic!("{line}: {said:?}"));
        assert_eq!(said["code"], code, "{line}{said}");
    }
    assert_eq!((gate.world.count("sendMessage"), chat_steps(&gate)), (sent, steps));
}

#[test]
fn a_title_is_shown_and_journalled_as_one_line_that_hides_nothing() {
    let mut gate = plan().start();
    let wild = "Acme\n🔒 EXACT\u{202e}\u{200b}: this\r\nwill run ".repeat(200);
    assert_eq!(says(&gate, &connect(GROUP, "group", &wild)), json!({"ok": true}));
    let card = gate.world.message("the card", 111, |message| message.has("Only watch"));
    let title = card.inside("code")[1].clone();
    assert!(title.starts_with("Acme EXACT: this will run Acme") && title.chars().count() <= 128, "{title:?}");
    gate.pressable(&card);
    assert_eq!(presses(&gate, &card, "Only watch"), "Done.");
    gate.world.becomes("the word of it", &card, |message| message.text().contains("CONNECTED"));
    assert_eq!(chat_steps(&gate), [format!("on {GROUP} watch {title} 111")]);
}

#[test]
fn a_group_that_became_a_supergroup_keeps_what_was_chosen_for_it() {
    let mut gate = plan().start();
    assert_eq!(says(&gate, &connect(BASIC, "group", "Small office")), json!({"ok": true}));
    let card = gate.world.message("the card", 111, |message| message.has("Only me"));
    gate.pressable(&card);
    presses(&gate, &card, "Only me");
    gate.world.becomes("the word of it", &card, |message| message.text().contains("CONNECTED"));
    commands(&gate, 111, "groups", "");
    let old = gate.world.message("the old one's card", 111, |message| {
        message.has("Only me") && message.text().contains("Now: Only me")
    });
    let mark = gate.log.len();
    let moved = json!({"op": "moved", "from": BASIC, "to": SUPER});
    assert_eq!(says(&gate, &moved), json!({"ok": true}));
    gate.log
        .wait("the receiver heard of it", mark, |line| line.contains(&format!("chat.on chat={SUPER} mode=only_me")));
    assert_eq!(chat_steps(&gate)[1..], ["off -77 0", "on -1000000000077 only_me Small office 111"]);
    assert_eq!(copied(&gate), json!([{"chat": SUPER, "mode": "only_me", "title": "Small office"}]));
    gate.world.becomes("the old one's card", &old, |message| message.labels().is_empty());
    assert_eq!(says(&gate, &moved)["code"], "chat_not_connected", "told twice, it happens once");
    let mark = gate.log.len();
    assert_eq!(says(&gate, &json!({"op": "left", "chat": SUPER})), json!({"ok": true}));
    gate.log.wait("the receiver heard of it", mark, |line| line.contains("chat.off chat="));
    assert_eq!(chat_steps(&gate).last().unwrap(), "off -1000000000077 0");
    assert_eq!(says(&gate, &json!({"op": "left", "chat": SUPER})), json!({"ok": true}));
    assert_eq!(chat_steps(&gate).len(), 4, "told twice, it is written once");
}

#[test]
fn while_everything_is_frozen_nothing_is_connected_and_a_chat_can_be_left() {
    let mut gate = plan().start();
    connected(&mut gate, "Every message");
    let other = json!({"op": "connect", "chat": BASIC, "type": "group", "title": "Small", "members": 2, "privacy": false, "by": 111});
    assert_eq!(says(&gate, &other), json!({"ok": true}));
    let card = gate
        .world
        .message("a card before the freeze", 111, |message| message.has("Only me") && message.text().contains("Small"));
    gate.pressable(&card);
    assert_eq!(gate.host(&["freeze"]).code, 0);
    let over = gate.world.becomes("its end", &card, |message| message.labels().is_empty());
    assert!(over.text().contains("nothing changed") && over.text().contains("Small"), "{}", over.text());
    gate.world.toast(&gate.anna.sends_data(&card, &card.data_of("Every message").unwrap()));
    assert_eq!(says(&gate, &other)["code"], "frozen");
    commands(&gate, 111, "groups", "");
    let mode = gate.world.message("a card of the group", 111, |message| {
        message.has("Only me") && message.text().contains("Now: Every message")
    });
    gate.pressable(&mode);
    assert_eq!(presses(&gate, &mode, "Only me"), "Frozen: unfreeze first.");
    assert_eq!(presses(&gate, &mode, "Leave group"), "Done.");
    gate.world.becomes("the word of it", &mode, |message| message.text().contains("LEFT"));
    assert_eq!(chat_steps(&gate)[1..], ["off -1001234567890 111"]);
}

#[test]
fn a_post_to_a_connected_channel_asks_each_time() {
    let mut gate = plan().start();
    gate.world.channel(CHANNEL, "Acme news");
    gate.anna.makes_bot_admin(CHANNEL);
    let card = gate.world.message("the card of the channel", 111, |message| {
        message.has("Connect") && message.text().contains("Connect this channel?")
    });
    assert_eq!(card.labels(), [vec!["Connect", "Leave"]]);
    assert!(card.text().contains("Acme news") && card.text().contains("Each post asks you first"), "{}", card.text());
    gate.pressable(&card);
    assert_eq!(presses(&gate, &card, "Connect"), "Done.");
    gate.world.becomes("the word of it", &card, |message| message.text().contains("posts, each with a yes"));
    assert_eq!(chat_steps(&gate), [format!("on {CHANNEL} post Acme news 111")]);
    for text in ["Monday", "Tuesday"] {
        let said = gate.ask(&["bot_send", "--field", &format!("chat={CHANNEL}"), "--field", &format!("text={text}")]);
        assert_eq!(said.code, 75, "{said:?}");
        let card = gate.world.message("its card", 111, |m| m.has("Yes, send") && m.inside("pre") == [text]);
        assert!(card.text().contains("Acme news (-1002000000002)"), "{}", card.text());
        gate.pressable(&card);
        gate.anna.presses(&card, "Yes, send");
        assert_eq!(gate.ends(said.get("id"))["state"], "executed");
        gate.world.message("the post", CHANNEL, |message| message.text() == text);
    }
}

#[test]
fn a_language_is_chosen_by_its_owner_and_outlives_a_restart() {
    let mut gate = plan().two_owners().start();
    commands(&gate, 111, "language", "русский");
    gate.world.message("how it is chosen", 111, |message| message.inside("code") == ["/language en", "/language ru"]);
    let before = gate.steps().len();
    commands(&gate, 111, "language", "ru");
    gate.world.message("the word of it", 111, |message| message.text().contains("Теперь пишу по-русски"));
    let step = gate.steps()[before].1.clone();
    let fields = json!([step["step"], step["owners"], step["owner"], step["language"], step["by"]]);
    assert_eq!(fields, json!(["owner_change", [111, 222], 111, "ru", 111]), "{step}");
    assert_eq!(says(&gate, &json!({"op": "subscribe", "after": 0}))["languages"], json!([[111, "ru"]]));
    let mark = gate.kill("consent");
    gate.wait_back("consent", mark);
    gate.log.wait("the receiver is back", mark, |line| line.contains("proxy.linked yes=true"));
    gate.asks_note("по-русски");
    let card = gate.world.message("a card", 111, |message| message.has("Да, записать"));
    gate.pressable(&card);
    assert_eq!(gate.world.toast(&gate.anna.presses(&card, "Да, записать")), "Да, получено. Смотрите карточку.");
    // Another owner's stays as root wrote it.
    commands(&gate, 222, "language", "en");
    gate.world.message("the word of it", 222, |message| message.text().contains("From now on I write in English"));
    let path = gate.journal().display().to_string();
    assert_eq!(gate.host_plain(&["decisions", "verify", &path]).code, 0);
}

#[test]
fn more_cards_than_an_owner_can_have_asked_for_are_refused() {
    let gate = plan().start();
    for n in 1..=10 {
        assert_eq!(says(&gate, &connect(GROUP - n, "supergroup", "Flood")), json!({"ok": true}), "{n}");
    }
    for _ in 0..3 {
        let said = says(&gate, &connect(GROUP - 11, "supergroup", "Flood"));
        assert_eq!((&said["code"], &said["ran"]), (&"rate".into(), &"no".into()), "{said}");
    }
    gate.world.message("the word of it", 111, |message| message.text().contains("Not done (rate)"));
    let state = gate.world.lock();
    let cards = state.chats[&111].messages.values().filter(|message| message.text().contains("Connect this group?"));
    assert_eq!(cards.count(), 10);
    let words = state.chats[&111].messages.values().filter(|message| message.text().contains("Not done"));
    assert_eq!(words.count(), 1, "said once");
}

#[test]
fn a_card_of_before_a_restart_connects_nothing() {
    let mut gate = plan().start();
    let card = card(&mut gate, "Acme office");
    let mark = gate.kill("consent");
    gate.wait_back("consent", mark);
    assert_eq!(presses(&gate, &card, "Every message"), "From before a restart. Nothing ran.");
    assert_eq!(chat_steps(&gate), Vec::<String>::new());
    // Leaving works all the same.
    let mark = gate.log.len();
    assert_eq!(presses(&gate, &card, "Leave group"), "Done.");
    gate.log.wait("the receiver left", mark, |line| line.contains("chat.left chat="));
}

#[test]
fn a_card_that_nobody_answered_says_so() {
    let mut gate = plan().start();
    let card = card(&mut gate, "Acme office");
    gate.advance(901);
    let over = gate.world.becomes("the end of its time", &card, |message| message.text().contains("NO ANSWER"));
    assert!(over.labels().is_empty() && over.text().contains("nothing changed"), "{}", over.text());
    let late = gate.anna.sends_data(&card, &card.data_of("Every message").unwrap());
    assert_eq!(gate.world.toast(&late), "Already closed. Nothing more ran.");
    assert_eq!(chat_steps(&gate), Vec::<String>::new());
}

#[test]
fn what_is_in_force_is_told_on_command() {
    let mut gate = plan().start();
    commands(&gate, 111, "permissions", "");
    gate.world.message("no permission", 111, |message| message.text().contains("No standing permission is in force"));
    let id = gate.asks_note("for the journal");
    let card = gate.world.message("its card", 111, |message| message.has("Yes, write"));
    gate.pressable(&card);
    gate.world.toast(&gate.anna.presses(&card, "No"));
    gate.ends(&id);
    commands(&gate, 111, "journal", "");
    let said = gate.world.message("the journal", 111, |message| message.text().contains("The journal ends in"));
    assert!(said.text().contains(&format!("note · declined · {id}")), "{}", said.text());
    commands(&gate, 111, "kinds", "");
    let on = gate.world.message("a kind that is on", 111, |m| m.has("Turn off") && m.inside("code") == ["note"]);
    assert_eq!(presses(&gate, &on, "Turn off"), "Done.");
    gate.world.becomes("the word of it", &on, |message| message.text().contains("OFF") && message.labels().is_empty());
    assert_eq!(gate.ask(&["note", "--field", "text=off"]).get("code"), "kind_off");
    commands(&gate, 111, "kinds", "");
    let at = on.id;
    let again = gate
        .world
        .message("it can be turned on", 111, |m| m.id > at && m.has("Turn on") && m.inside("code") == ["note"]);
    gate.pressable(&again);
    assert_eq!(presses(&gate, &again, "Turn on"), "Done.");
    gate.world.becomes("the word of it", &again, |message| message.text().contains("ON"));
    gate.asks_note("on");
}

#[test]
fn a_leave_wins_over_a_mode_that_is_being_proved() {
    let mut gate = plan().two_owners().start();
    let hers = card(&mut gate, "Acme office");
    let his = gate.world.message("Boris's card", 222, |message| message.has("Выйти из группы"));
    let latch = gate.world.latch();
    gate.world.on("answerCallbackQuery").fault(Fault::Held(latch));
    gate.anna.presses(&hers, "Every message");
    gate.world.wait_struck("answerCallbackQuery", 1);
    let mark = gate.log.len();
    assert_eq!(gate.world.toast(&gate.boris.presses(&his, "Выйти из группы")), "Готово.");
    gate.log.wait("the receiver left", mark, |line| line.contains("chat.left chat="));
    gate.world.open(latch);
    gate.log.wait("the end of the proof", mark, |line| line.contains("consent.proof"));
    let over = gate.world.becomes("her card", &hers, |message| message.text().contains("LEFT"));
    assert!(over.labels().is_empty() && over.text().contains("by Boris"), "{}", over.text());
    assert_eq!(chat_steps(&gate), ["off -1001234567890 222"]);
    assert_eq!(copied(&gate), Value::Null, "nothing was ever connected");
}

#[test]
fn a_group_lives_as_telegram_tells_of_it() {
    let mut gate = plan().start();
    gate.world.group_without_bot(BASIC, "Small office", &[&gate.anna, &gate.mallory]);
    gate.anna.adds_bot(BASIC);
    let card = gate
        .world
        .message("its card", 111, |message| message.has("Only me") && message.text().contains("Small office"));
    gate.pressable(&card);
    assert_eq!(presses(&gate, &card, "Only me"), "Done.");
    gate.world.becomes("the word of it", &card, |message| message.text().contains("CONNECTED"));
    let mark = gate.log.len();
    gate.world.moves(BASIC, SUPER, &gate.mallory);
    gate.log.wait("it moved", mark, |line| line.contains(&format!("chat.on chat={SUPER} mode=only_me")));
    let mark = gate.log.len();
    gate.mallory.removes_bot(SUPER);
    gate.log.wait("it is off", mark, |line| line.contains(&format!("consent.chat_off chat={SUPER}")));
    assert_eq!(
        chat_steps(&gate),
        [
            "on -77 only_me Small office 111",
            "off -77 0",
            "on -1000000000077 only_me Small office 111",
            "off -1000000000077 0"
        ]
    );
}
