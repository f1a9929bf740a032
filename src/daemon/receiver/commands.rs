//! An owner's commands in private: the receiver's own are answered here, the others handed to consent. And the menu that lists them.

use serde_json::json;

use super::kept::Kept;
use super::presence::zone;
use super::shared::Shared;
use super::{people, relay};
use crate::base::code::Code;
use crate::base::ids::UserId;
use crate::base::json::{Json, parse};
use crate::base::limits::OWNERS_MAX;
use crate::base::time::Wall;
use crate::config::Language;
use crate::net::say::CALL_TIME;
use crate::policy::card::told::{self, LaneToday, Order, StatusFacts};
use crate::policy::card::{Message, clock};
use crate::store::owners::Owner;
use crate::sys::file::Dir;
use crate::words::fates;

const FILE: &str = "menus.json";
/// Lines of `/why`: what a phone shows without much scrolling.
const WHY_LINES: usize = 20;
/// Groups that `/guests` names, of either kind: a third of what one message takes.
const GROUPS_SHOWN: usize = 20;
/// What consent answers.
const CONSENTS: [&str; 7] = ["pending", "groups", "language", "kinds", "permissions", "journal", "test_card"];

/// Does what an owner commanded.
pub(super) fn run(shared: &Shared, owner: UserId, name: &str, arg: &str) {
    let owners = shared.owners.current();
    let Some(owner) = owners.get(owner) else { return };
    let language = shared.language_of(owner);
    let said = match name {
        "status" => status(shared, owner),
        "guests" => guests(shared, language),
        "why" => told::why(language, &why(shared, owner)),
        "help" | "start" => told::help(language, &shared.agent()),
        "prompts" => relay::command(shared, owner, arg),
        "stop" => order(shared, language, Order::Stop),
        "new" => order(shared, language, Order::New),
        "team" => return people::show_teams(shared, owner),
        name if CONSENTS.contains(&name) => return hand_on(shared, owner, name, arg),
        _ => told::help(language, &shared.agent()),
    };
    let _place = shared.tell_owner(owner, &said, true);
}

/// Passes an order on to whoever follows the events. That it was obeyed is not ours to say.
fn order(shared: &Shared, language: Language, order: Order) -> Message {
    told::ordered(language, order, shared.journals().feed().order(order))
}

fn hand_on(shared: &Shared, owner: &Owner, name: &str, arg: &str) {
    let line = json!({"op": "command", "owner": owner.id.get(), "name": name, "arg": arg}).to_string();
    if let Err(code) = shared.proxy.order(&line) {
        not_done(shared, owner, code);
    }
}

/// Tells an owner that consent did not do what they asked for.
pub(super) fn not_done(shared: &Shared, owner: &Owner, code: Option<Code>) {
    let why = code.unwrap_or(Code::GateStarting).as_str();
    let _place = shared.tell_owner(owner, &told::command_failed(shared.language_of(owner), why), false);
}

fn status(shared: &Shared, owner: &Owner) -> Message {
    let (now, zone) = (shared.now(), zone(owner));
    let look = shared.health.look(now, shared.boot());
    let at = |moment: Wall| clock(&zone, now, moment);
    let deaf = look.deaf.then(|| {
        ("deaf".to_owned(), at(now.plus_ms(0_i64.saturating_sub_unsigned(look.poll_age_s.saturating_mul(1000)))))
    });
    let facts = StatusFacts {
        ill: look.ill.map(|ill| (ill.code.to_owned(), at(ill.since))).or(deaf),
        frozen: shared.is_frozen(),
        linked: shared.is_linked(),
        poll_age_s: look.poll_age_s,
        session: shared.journals().feed().is_followed(),
        last_sign: shared.last_sign().map(at),
        waiting: shared.present(|presence| presence.waiting()),
        groups: shared.chats.all().len(),
        questions: shared.questions.count(),
        lane: lane_today(shared),
        standing: shared.lane.link.standing(),
        clock_shift: shared.clock.shift_s(),
    };
    told::status(shared.language_of(owner), &facts)
}

fn guests(shared: &Shared, language: Language) -> Message {
    let (by_chat, private) = shared.health.strangers_by_chat(shared.now());
    let (mut groups, mut elsewhere) = (Vec::new(), 0_u64);
    for (chat, n) in by_chat {
        match shared.chats.title(chat) {
            Some(title) => groups.push((title, n)),
            None => elsewhere = elsewhere.saturating_add(n),
        }
    }
    groups.sort_by(|(_, one), (_, other)| other.cmp(one));
    // As many lines as one message takes; the rest is counted all the same.
    for (_, n) in groups.drain(groups.len().min(GROUPS_SHOWN)..) {
        elsewhere = elsewhere.saturating_add(n);
    }
    let waiting = shared.guest_questions.waiting_by_chat();
    let waiting: Vec<(String, usize)> =
        waiting.into_iter().filter_map(|(chat, n)| Some((shared.chats.title(chat)?, n))).take(GROUPS_SHOWN).collect();
    told::guests(language, &groups, (private, elsewhere), &waiting, lane_today(shared))
}

fn lane_today(shared: &Shared) -> LaneToday {
    let day = shared.lane_today();
    LaneToday { answers: day.answers, handed: day.handed, limited: day.limited, tokens: day.tokens }
}

/// The last dispositions, a line each: ids, and what the codes mean. They hold no word of anybody's.
fn why(shared: &Shared, owner: &Owner) -> Vec<String> {
    let (language, zone, now) = (shared.language_of(owner), zone(owner), shared.now());
    let lines = shared.why.last(WHY_LINES);
    let line = |line: &String| {
        let line = parse(line.as_bytes()).ok()?;
        let text = |name: &str| line.get(name).and_then(Json::str);
        let number = |name: &str| line.get(name).and_then(Json::int);
        let time = clock(&zone, now, Wall::parse(text("ts")?)?);
        let mut shown = vec![time];
        shown.extend(number("chat").map(|chat| if chat > 0 { "private".to_owned() } else { chat.to_string() }));
        shown.extend(text("who").map(str::to_owned));
        shown.extend(number("message").map(|message| format!("m{message}")));
        shown.extend(text("what").filter(|what| *what != "message").map(str::to_owned));
        shown.extend(text("request").map(str::to_owned));
        let fate = text("fate")?;
        shown.push(format!("→ {}", fates::fate(fate, language).unwrap_or(fate)));
        Some(shown.join(" "))
    };
    lines.iter().filter_map(line).collect()
}

/// Which menus were set, so that one of somebody who is no owner any more is taken away.
#[derive(Debug)]
pub(super) struct Menus {
    file: Kept,
    set: std::sync::Mutex<Vec<(UserId, Language)>>,
}

impl Menus {
    /// Takes up what was set before.
    pub(super) fn open(own: Dir) -> Self {
        let file = Kept::new(own, FILE, 0o600);
        let set = std::sync::Mutex::new(file.load(from_json));
        Self { file, set }
    }
}

fn from_json(bytes: &[u8]) -> Option<Vec<(UserId, Language)>> {
    let file = parse(bytes).ok()?;
    if file.get("v")?.int()? != 1 {
        return None;
    }
    let menu = |pair: &Json| match pair.arr()? {
        [owner, language] => Some((owner.int().and_then(UserId::new)?, Language::parse(language.str()?)?)),
        _ => None,
    };
    file.get("menus")?.arr()?.iter().map(menu).collect()
}

/// Sets the menus of owners anew where they are not as they should be: for owners alone, each in their language, and none for
/// anybody else. `whole` also empties the menu that everybody would see.
pub(super) fn set_menus(shared: &Shared, whole: bool) {
    let owners = shared.owners.current();
    let wanted: Vec<(UserId, Language)> =
        owners.list().iter().map(|owner| (owner.id, shared.language_of(owner))).collect();
    if whole {
        menu(shared, &json!({"commands": []}));
    }
    let mut set = shared.menus.set.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
    let before = set.clone();
    for (gone, _) in before.iter().filter(|(was, _)| !owners.is_owner(*was)) {
        let scope = json!({"type": "chat", "chat_id": gone.private_chat().get()});
        if menu(shared, &json!({"commands": [], "scope": scope})) {
            set.retain(|(owner, _)| owner != gone);
        }
    }
    for (owner, language) in wanted {
        if set.contains(&(owner, language)) && !whole {
            continue;
        }
        let scope = json!({"type": "chat", "chat_id": owner.private_chat().get()});
        let commands: Vec<_> = told::commands(language)
            .iter()
            .map(|(command, does)| json!({"command": command, "description": does}))
            .collect();
        if menu(shared, &json!({"commands": commands, "scope": scope})) {
            set.retain(|(other, _)| *other != owner);
            set.push((owner, language));
        }
    }
    set.truncate(4 * OWNERS_MAX);
    if set != before {
        let menus: Vec<_> = set.iter().map(|(owner, language)| json!([owner.get(), language.as_str()])).collect();
        let _said = shared.menus.file.saved(&json!({"v": 1, "menus": menus}).to_string());
        *shared.menus.set.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = set;
    }
}

fn menu(shared: &Shared, params: &serde_json::Value) -> bool {
    let set = shared.bot.call("setMyCommands", params, CALL_TIME);
    if let Err(error) = &set {
        log::warn!("menu.not_set error={error}");
    }
    set.is_ok()
}

#[cfg(test)]
#[path = "commands_tests.rs"]
mod tests;
