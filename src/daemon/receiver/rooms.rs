//! Groups that the bot is in, as far as they concern nobody yet; and what consent has to hear of groups, kept until it heard.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::{Value, json};

use super::kept::Kept;
use super::shared::Shared;
use super::{commands, wire};
use crate::base::code::Code;
use crate::base::ids::{ChatId, UserId};
use crate::base::json::{Json, parse};
use crate::base::limits::{
    LEAVE_AGAIN_MAX_MS, LEAVE_AGAIN_MS, LEAVING_MAX, REPORTS_MAX, ROOM_MS, ROOMS_MAX, TITLE_MAX,
};
use crate::base::time::{Boot, Wall};
use crate::net::say::CALL_TIME;
use crate::sys::file::Dir;
use crate::telegram::update::{ChatKind, Foreign};

const FILE: &str = "rooms.json";
/// Chats that are remembered as asked for lately: more than an hour's cards.
const LATELY_MAX: usize = 32;

/// What is remembered. Titles in it are other people's words: the file is the receiver's alone.
#[derive(Debug)]
pub(super) struct Rooms {
    file: Kept,
    state: Mutex<State>,
    /// The teller has the errand of telling consent.
    sending: AtomicBool,
    /// The teller has the errand of leaving.
    going: AtomicBool,
}

/// A chat that the bot is to leave, until it is out of it.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Leaving {
    chat: ChatId,
    /// No owner connected it in time: it counts in the summary once it is left.
    counts: bool,
    /// Tries of this run, and when the next one is.
    tries: u32,
    next: Boot,
}

#[derive(Clone, Debug, Default, Eq, PartialEq)]
struct State {
    /// Groups to which somebody else added the bot, the oldest first.
    rooms: VecDeque<(ChatId, Wall)>,
    /// How many were left so far: a number for the summary.
    left: u64,
    leaving: VecDeque<Leaving>,
    reports: VecDeque<Report>,
    /// Chats for which an owner asked for a card lately.
    asked: VecDeque<ChatId>,
}

/// What consent has to hear of a group.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Report {
    /// An owner wants it connected.
    Connect { chat: ChatId, kind: &'static str, title: String, by: UserId },
    /// The bot is in it no longer.
    Left { chat: ChatId },
    /// It became a supergroup.
    Moved { from: ChatId, to: ChatId },
    /// An owner said `/freeze`, wherever.
    Freeze { owner: UserId },
}

impl Report {
    /// An owner wants a chat connected; its title is another's words, for the owner's card.
    pub(super) fn connect(chat: ChatId, kind: ChatKind, title: &Foreign, by: UserId) -> Self {
        let title = title.reveal().chars().take(TITLE_MAX).collect();
        Self::Connect { chat, kind: kind.as_str(), title, by }
    }

    const fn chat(&self) -> ChatId {
        match self {
            Self::Connect { chat, .. } | Self::Left { chat } => *chat,
            Self::Moved { from, .. } => *from,
            Self::Freeze { owner } => owner.private_chat(),
        }
    }

    fn json(&self) -> Value {
        match self {
            Self::Connect { chat, kind, title, by } => {
                json!({"op": "connect", "chat": chat.get(), "type": kind, "title": title, "by": by.get()})
            }
            Self::Left { chat } => json!({"op": "left", "chat": chat.get()}),
            Self::Moved { from, to } => json!({"op": "moved", "from": from.get(), "to": to.get()}),
            Self::Freeze { owner } => json!({"op": "freeze", "owner": owner.get()}),
        }
    }

    fn read(json: &Json) -> Option<Self> {
        let chat = |name: &str| json.get(name)?.int().and_then(ChatId::new);
        match json.get("op")?.str()? {
            "connect" => {
                let kind = json.get("type")?.str()?;
                let kinds = [ChatKind::Channel, ChatKind::Group, ChatKind::Supergroup];
                Some(Self::Connect {
                    chat: chat("chat")?,
                    kind: kinds.into_iter().map(ChatKind::as_str).find(|known| *known == kind)?,
                    title: json.get("title")?.str()?.to_owned(),
                    by: json.get("by")?.int().and_then(UserId::new)?,
                })
            }
            "left" => Some(Self::Left { chat: chat("chat")? }),
            "moved" => Some(Self::Moved { from: chat("from")?, to: chat("to")? }),
            "freeze" => Some(Self::Freeze { owner: json.get("owner")?.int().and_then(UserId::new)? }),
            _ => None,
        }
    }
}

impl Rooms {
    /// Takes up what was known at the last run.
    pub(super) fn open(own: Dir) -> Self {
        let file = Kept::new(own, FILE, 0o600);
        let state = file.load(from_json);
        Self { file, state: Mutex::new(state), sending: AtomicBool::new(false), going: AtomicBool::new(false) }
    }

    /// Somebody who is no owner added the bot to a chat. Returns one that is too many.
    pub(super) fn remember(&self, chat: ChatId, now: Wall) -> Option<ChatId> {
        let mut state = self.lock();
        if state.rooms.iter().any(|(room, _)| *room == chat) {
            return None;
        }
        state.rooms.push_back((chat, now));
        let over = if state.rooms.len() > ROOMS_MAX { state.rooms.pop_front() } else { None };
        self.save(&state);
        over.map(|(chat, _)| chat)
    }

    /// A chat concerns somebody now, or the bot is out of it.
    pub(super) fn forget(&self, chat: ChatId) {
        let mut state = self.lock();
        let before = (state.rooms.len(), state.leaving.len(), state.reports.len());
        state.rooms.retain(|(room, _)| *room != chat);
        state.leaving.retain(|leaving| leaving.chat != chat);
        state.reports.retain(|report| !matches!(report, Report::Connect { chat: other, .. } if *other == chat));
        if before != (state.rooms.len(), state.leaving.len(), state.reports.len()) {
            self.save(&state);
        }
    }

    /// Whether an owner asked for a card for a chat lately: it may stand.
    pub(super) fn was_asked_for(&self, chat: ChatId) -> bool {
        self.lock().asked.contains(&chat)
    }

    /// Whether consent has yet to hear that the bot is out of a chat: until then what it says of it is of before.
    pub(super) fn has_left(&self, chat: ChatId) -> bool {
        self.lock().reports.contains(&Report::Left { chat })
    }

    /// Whether consent has yet to hear of an owner's freeze.
    pub(super) fn has_freeze(&self) -> bool {
        self.lock().reports.iter().any(|report| matches!(report, Report::Freeze { .. }))
    }

    /// How many were left.
    pub(super) fn left(&self) -> u64 {
        self.lock().left
    }

    /// When the oldest is to be left.
    pub(super) fn due(&self) -> Option<Wall> {
        self.lock().rooms.iter().map(|(_, since)| since.plus_ms(ROOM_MS)).min()
    }

    /// The bot is to leave a chat: kept until it is out of it.
    fn leave(&self, chat: ChatId, counts: bool) {
        let mut state = self.lock();
        state.leave(chat, counts);
        self.save(&state);
    }

    /// Those to which nobody connected the bot within a day are to be left.
    fn end(&self, now: Wall) {
        let mut state = self.lock();
        let due = |since: Wall| now.since(since) >= ROOM_MS;
        let rooms: Vec<ChatId> = state.rooms.iter().filter(|(_, since)| due(*since)).map(|(chat, _)| *chat).collect();
        if rooms.is_empty() {
            return;
        }
        state.rooms.retain(|(_, since)| !due(*since));
        for chat in rooms {
            state.leave(chat, true);
        }
        self.save(&state);
    }

    /// When a chat is to be left, the next time that it is tried.
    pub(super) fn leaves(&self) -> Option<Boot> {
        self.lock().leaving.iter().map(|leaving| leaving.next).min()
    }

    /// A chat to be left now. Should the try fail, the next one is later each time.
    fn next_leaving(&self, boot: Boot) -> Option<(ChatId, bool)> {
        let mut state = self.lock();
        let leaving = state.leaving.iter_mut().find(|leaving| leaving.next <= boot)?;
        let wait = LEAVE_AGAIN_MS.saturating_mul(1 << leaving.tries.min(16)).min(LEAVE_AGAIN_MAX_MS);
        leaving.tries = leaving.tries.saturating_add(1);
        leaving.next = Boot(boot.0.saturating_add(wait));
        Some((leaving.chat, leaving.counts))
    }

    /// The bot is out of a chat that it was to leave.
    fn gone(&self, chat: ChatId, counts: bool) {
        let mut state = self.lock();
        state.leaving.retain(|leaving| leaving.chat != chat);
        state.left = state.left.saturating_add(u64::from(counts));
        self.save(&state);
    }

    /// Keeps a word for consent until it heard it. The same word waits once; of too many the oldest is lost, which is said.
    pub(super) fn report(&self, report: Report) {
        let mut state = self.lock();
        match &report {
            Report::Connect { chat, .. } => {
                // An owner wants it after all.
                state.leaving.retain(|leaving| leaving.chat != *chat);
                put(&mut state.asked, *chat);
            }
            Report::Freeze { .. } | Report::Left { .. } | Report::Moved { .. } => {}
        }
        state.reports.retain(|waiting| *waiting != report);
        if state.reports.len() >= REPORTS_MAX {
            let lost = state.reports.pop_front();
            log::error!("rooms.report_lost chat={}", lost.map_or(0, |report| report.chat().get()));
        }
        state.reports.push_back(report);
        self.save(&state);
    }

    /// Whether consent has to hear something.
    pub(super) fn has_reports(&self) -> bool {
        !self.lock().reports.is_empty()
    }

    fn next_report(&self) -> Option<Report> {
        self.lock().reports.front().cloned()
    }

    /// Consent heard it.
    pub(super) fn told(&self, report: &Report) {
        let mut state = self.lock();
        state.reports.retain(|waiting| waiting != report);
        self.save(&state);
    }

    fn save(&self, state: &State) {
        let rooms: Vec<_> = state.rooms.iter().map(|(chat, since)| json!([chat.get(), since.to_second()])).collect();
        let reports: Vec<Value> = state.reports.iter().map(Report::json).collect();
        let leaving: Vec<_> = state.leaving.iter().map(|leaving| json!([leaving.chat.get(), leaving.counts])).collect();
        let text =
            json!({"v": 1, "rooms": rooms, "left": state.left, "leaving": leaving, "reports": reports}).to_string();
        let _said = self.file.saved(&text);
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn leave(&mut self, chat: ChatId, counts: bool) {
        if self.leaving.iter().any(|leaving| leaving.chat == chat) {
            return;
        }
        if self.leaving.len() >= LEAVING_MAX {
            let lost = self.leaving.pop_front();
            log::error!("rooms.leaving_lost chat={}", lost.map_or(0, |lost| lost.chat.get()));
        }
        self.leaving.push_back(Leaving { chat, counts, tries: 0, next: Boot(0) });
    }
}

/// Remembers a chat, for a while.
fn put(list: &mut VecDeque<ChatId>, chat: ChatId) {
    list.retain(|known| *known != chat);
    list.push_back(chat);
    if list.len() > LATELY_MAX {
        list.pop_front();
    }
}

fn from_json(bytes: &[u8]) -> Option<State> {
    let file = parse(bytes).ok()?;
    if file.get("v")?.int()? != 1 {
        return None;
    }
    let room = |room: &Json| match room.arr()? {
        [chat, since] => Some((chat.int().and_then(ChatId::new)?, since.str().and_then(Wall::parse)?)),
        _ => None,
    };
    let leaving = |leaving: &Json| match leaving.arr()? {
        [chat, counts] => {
            Some(Leaving { chat: chat.int().and_then(ChatId::new)?, counts: counts.bool()?, tries: 0, next: Boot(0) })
        }
        _ => None,
    };
    Some(State {
        rooms: file.get("rooms")?.arr()?.iter().map(room).collect::<Option<_>>()?,
        left: file.get("left")?.int().and_then(|left| u64::try_from(left).ok())?,
        leaving: file.get("leaving")?.arr()?.iter().map(leaving).collect::<Option<_>>()?,
        reports: file.get("reports")?.arr()?.iter().map(Report::read).collect::<Option<_>>()?,
        asked: VecDeque::new(),
    })
}

/// The bot is to leave a chat. `counts` when no owner ever connected it.
pub(super) fn leave(shared: &Shared, chat: ChatId, counts: bool) {
    shared.rooms.leave(chat, counts);
    leave_due(shared);
}

/// Leaves what is to be left, and groups to which nobody connected the bot within a day: by the teller's thread, one errand at a
/// time.
pub(super) fn leave_due(shared: &Shared) {
    shared.rooms.end(shared.now());
    let boot = shared.boot();
    if shared.rooms.leaves().is_none_or(|next| next > boot) || shared.rooms.going.swap(true, Ordering::SeqCst) {
        return;
    }
    if !shared.teller.put_first("leave", Box::new(go)) {
        shared.rooms.going.store(false, Ordering::SeqCst);
    }
}

fn go(shared: &Shared) {
    // Before the first is looked at: one that comes after the last look makes an errand of its own.
    shared.rooms.going.store(false, Ordering::SeqCst);
    while let Some((chat, counts)) = shared.rooms.next_leaving(shared.boot()) {
        if shared.chats.mode(chat).is_some() {
            shared.rooms.forget(chat);
            continue;
        }
        match shared.bot.call("leaveChat", &json!({"chat_id": chat.get()}), CALL_TIME) {
            Ok(_) => log::info!("chat.left chat={chat}"),
            // The bot is there no longer: as it was to be.
            Err(error) if error.is_unreachable_chat() => log::info!("chat.left_before chat={chat} error={error}"),
            Err(error) => {
                log::warn!("chat.not_left chat={chat} error={error}: tried again");
                continue;
            }
        }
        shared.rooms.gone(chat, counts);
    }
    shared.ticker.poke();
}

/// Tells consent what it has to hear, as far as it can be reached: by the teller's thread, one errand at a time.
pub(super) fn send_reports(shared: &Shared) {
    if !shared.is_linked() || !shared.rooms.has_reports() || shared.rooms.sending.swap(true, Ordering::SeqCst) {
        return;
    }
    if !shared.teller.put("reports", Box::new(flush)) {
        shared.rooms.sending.store(false, Ordering::SeqCst);
    }
}

fn flush(shared: &Shared) {
    // Before the first is looked at: one that comes after the last look makes an errand of its own.
    shared.rooms.sending.store(false, Ordering::SeqCst);
    while let Some(report) = shared.rooms.next_report() {
        match shared.proxy.order(&line(shared, &report)) {
            Ok(()) => {}
            Err(None | Some(Code::Busy)) => return,
            // A freeze is not given up, whatever consent says.
            Err(Some(code)) if matches!(report, Report::Freeze { .. }) => {
                log::error!("freeze.not_taken code={}", code.as_str());
                return;
            }
            Err(Some(code)) => {
                log::warn!("rooms.report_refused chat={} code={}", report.chat(), code.as_str());
                refused(shared, &report, code);
            }
        }
        shared.rooms.told(&report);
    }
}

/// An owner who wants a group connected hears why it is not; that there are too many consent says itself.
fn refused(shared: &Shared, report: &Report, code: Code) {
    let Report::Connect { by, .. } = report else { return };
    let owners = shared.owners.current();
    if let Some(owner) = owners.get(*by).filter(|_| code != Code::FieldRange) {
        commands::not_done(shared, owner, Some(code));
    }
}

/// What consent is told (FORMATS §9): for a new group also how many are in it, and what Telegram hides from the bot there.
fn line(shared: &Shared, report: &Report) -> String {
    let mut line = report.json();
    if let (Report::Connect { chat, .. }, Value::Object(fields)) = (report, &mut line) {
        let members = match shared.bot.call("getChatMemberCount", &json!({"chat_id": chat.get()}), CALL_TIME) {
            Ok(count) => count.as_u64().unwrap_or_default(),
            Err(error) => {
                log::warn!("room.not_counted chat={chat} error={error}");
                0
            }
        };
        fields.insert("members".to_owned(), json!(members));
        // Group privacy is switched in another chat, often a moment before a bot is added.
        let known = wire::me(&shared.bot).map(|me| shared.met_again(me));
        if let Err(fault) = known {
            log::warn!("bot.not_met_again {}", fault.what());
        }
        let privacy = shared.health.me().is_some_and(|me| !me.reads_groups);
        fields.insert("privacy".to_owned(), json!(privacy));
    }
    line.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::temp::Temp;

    fn chat(id: i64) -> ChatId {
        ChatId::new(id).unwrap()
    }

    fn at(seconds: i64) -> Wall {
        Wall::clamped(1_796_043_600_000).plus_ms(seconds.saturating_mul(1000))
    }

    #[test]
    fn a_group_that_nobody_connects_is_left_after_a_day_and_counted() {
        let temp = Temp::new("rooms");
        let rooms = Rooms::open(temp.dir());
        assert_eq!((rooms.remember(chat(-5), at(0)), rooms.remember(chat(-6), at(10))), (None, None));
        assert_eq!(rooms.remember(chat(-5), at(50_000)), None, "being added again makes it no younger");
        assert_eq!(rooms.due(), Some(at(86_400)));
        let rooms = Rooms::open(temp.dir());
        rooms.end(at(86_399));
        assert_eq!(rooms.next_leaving(Boot(0)), None);
        rooms.end(at(86_400));
        assert_eq!((rooms.next_leaving(Boot(0)), rooms.left()), (Some((chat(-5), true)), 0), "not before it is left");
        rooms.gone(chat(-5), true);
        rooms.forget(chat(-6));
        rooms.end(at(200_000));
        let rooms = Rooms::open(temp.dir());
        assert_eq!((rooms.next_leaving(Boot(0)), rooms.left()), (None, 1));
    }

    #[test]
    fn what_is_to_be_left_is_tried_ever_more_rarely_until_it_is_left_also_after_a_restart() {
        let temp = Temp::new("rooms-leaving");
        let rooms = Rooms::open(temp.dir());
        rooms.leave(chat(-5), false);
        rooms.leave(chat(-6), true);
        for due in [0, 10_000, 30_000, 70_000] {
            assert_eq!(rooms.next_leaving(Boot(due)), Some((chat(-5), false)), "{due}");
            assert_eq!(rooms.next_leaving(Boot(due)), Some((chat(-6), true)), "{due}");
            assert_eq!(rooms.next_leaving(Boot(due + 9_999)), None);
        }
        for _ in 0..100 {
            rooms.next_leaving(Boot(u64::MAX - 1));
        }
        rooms.gone(chat(-5), false);
        let rooms = Rooms::open(temp.dir());
        assert_eq!(rooms.next_leaving(Boot(0)), Some((chat(-6), true)), "the number of tries is this run's");
        rooms.report(Report::connect(
            chat(-6),
            ChatKind::Group,
            &Foreign::new(String::new()),
            UserId::new(111).unwrap(),
        ));
        assert_eq!((rooms.leaves(), rooms.left()), (None, 0), "an owner wants it after all");
    }

    #[test]
    fn of_too_many_groups_the_oldest_is_left_at_once() {
        let temp = Temp::new("rooms-many");
        let rooms = Rooms::open(temp.dir());
        let over: Vec<ChatId> = (1..=260).filter_map(|id| rooms.remember(chat(-id), at(id))).collect();
        assert_eq!(over, [chat(-1), chat(-2), chat(-3), chat(-4)]);
    }

    #[test]
    fn what_consent_has_to_hear_is_kept_over_a_restart_once_and_in_order() {
        let temp = Temp::new("rooms-reports");
        let rooms = Rooms::open(temp.dir());
        let title = Foreign::new(format!("MARKER {}", "x".repeat(500)));
        let connect = Report::connect(chat(-7), ChatKind::Supergroup, &title, UserId::new(111).unwrap());
        let moved = Report::Moved { from: chat(-77), to: chat(-1_000_000_000_077) };
        for report in [&connect, &moved, &Report::Left { chat: chat(-9) }, &connect] {
            rooms.report(report.clone());
        }
        let rooms = Rooms::open(temp.dir());
        assert_eq!(rooms.next_report().as_ref(), Some(&moved));
        rooms.told(&moved);
        rooms.told(&Report::Left { chat: chat(-9) });
        assert_eq!(rooms.next_report().as_ref(), Some(&connect));
        assert_eq!(connect.json()["title"].as_str().unwrap().chars().count(), TITLE_MAX);
        for id in 1..=70 {
            rooms.report(Report::Left { chat: chat(-id) });
        }
        assert_eq!(Rooms::open(temp.dir()).lock().reports.len(), REPORTS_MAX);
    }
}
