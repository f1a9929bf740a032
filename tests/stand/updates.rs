//! `getUpdates` with the real server's rules for offsets, and the webhook that shuts it out.

use std::collections::{BTreeSet, VecDeque};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::form::Params;
use super::methods::ApiError;
use super::world::{State, World};

/// Kinds that an empty list leaves out.
const ASKED_FOR_ONLY: [&str; 3] = ["chat_member", "message_reaction", "message_reaction_count"];
/// Kinds that this server knows.
const KINDS: [&str; 26] = [
    "message",
    "edited_message",
    "channel_post",
    "edited_channel_post",
    "business_connection",
    "business_message",
    "edited_business_message",
    "deleted_business_messages",
    "guest_message",
    "stopped_message_generation",
    "inline_query",
    "chosen_inline_result",
    "callback_query",
    "shipping_query",
    "pre_checkout_query",
    "purchased_paid_media",
    "poll",
    "poll_answer",
    "chat_join_request",
    "chat_boost",
    "removed_chat_boost",
    "my_chat_member",
    "chat_member",
    "message_reaction",
    "message_reaction_count",
    "managed_bot",
];
/// A batch is cut at so many bytes of JSON.
const BATCH_BYTES: usize = 4 * 1024 * 1024;

/// One update that waits.
#[derive(Clone, Debug)]
pub struct Event {
    /// Its `update_id`.
    pub id: i64,
    /// The update without the id.
    pub body: Value,
    /// When it is dropped, in the world's seconds.
    pub ends: i64,
}

/// What waits for the bot, and how it is fetched.
#[derive(Clone, Debug)]
pub struct Queue {
    /// Updates, oldest first.
    pub events: VecDeque<Event>,
    /// The next `update_id`.
    pub next: i64,
    /// Kinds that are kept; survives until the next list.
    pub allowed: BTreeSet<String>,
    /// A webhook somebody set.
    pub webhook: Option<String>,
    /// Counts polls: a newer one ends an older one that still waits.
    pub polls: u64,
    /// How many polls returned well.
    pub good: u64,
    /// Updates whose very bytes a test has written: by the words that stand for them until the answer is written.
    pub literal: Vec<(String, String)>,
    /// Where the last offset began to read.
    pub confirmed: i64,
    last: Option<(i64, Instant)>,
}

impl Queue {
    /// An empty queue with the default list of kinds.
    pub fn new() -> Self {
        Self {
            events: VecDeque::new(),
            next: 730_000_001,
            allowed: by_default(),
            webhook: None,
            polls: 0,
            good: 0,
            literal: Vec::new(),
            confirmed: 0,
            last: None,
        }
    }
}

fn by_default() -> BTreeSet<String> {
    KINDS.iter().filter(|kind| !ASKED_FOR_ONLY.contains(kind)).map(|kind| (*kind).to_owned()).collect()
}

impl State {
    /// Puts an update of `kind` into the queue, if the bot asked for that kind. Returns its id.
    pub fn push(&mut self, kind: &str, value: Value) -> Option<i64> {
        if !self.queue.allowed.contains(kind) {
            return None;
        }
        let life = if kind == "callback_query" { 150 } else { 24 * 3600 };
        let ends = self.now() + life;
        Some(self.push_raw(json!({ kind: value }), ends))
    }

    /// Puts an update into the queue as it is, whatever the list says.
    pub fn push_raw(&mut self, body: Value, ends: i64) -> i64 {
        let id = self.queue.next;
        self.queue.next += 1;
        self.queue.events.push_back(Event { id, body, ends });
        id
    }

    /// Puts an update into the queue whose value of `kind` is these very bytes, well formed or not, whatever the list
    /// says.
    pub fn push_literal(&mut self, kind: &str, json: &str) -> i64 {
        let stands_for = format!("literal-{}", self.fresh());
        self.queue.literal.push((format!("\"{stands_for}\""), json.to_owned()));
        let ends = self.now() + 24 * 3600;
        self.push_raw(json!({ kind: stands_for }), ends)
    }
}

/// The list of kinds a call asks for; `None` leaves the old list.
fn asked_kinds(params: &Params) -> Option<BTreeSet<String>> {
    let list = params.json("allowed_updates").ok().flatten()?;
    let names: Vec<String> =
        list.as_array()?.iter().map(|name| name.as_str().map(str::to_lowercase)).collect::<Option<_>>()?;
    let known: BTreeSet<String> = names.into_iter().filter(|name| KINDS.contains(&name.as_str())).collect();
    Some(if known.is_empty() { by_default() } else { known })
}

/// `getUpdates`: waits until there is something, the time is up, or another poll comes.
pub fn poll(world: &World, params: &Params) -> Result<Value, ApiError> {
    let (mine, offset, limit, wait) = begin(&mut world.lock(), params)?;
    let found = world.wait(wait, |state| {
        if state.queue.webhook.is_some() {
            return Some(Err(ApiError::conflict("terminated by setWebhook request")));
        }
        if state.queue.polls != mine {
            return Some(Err(ApiError::conflict(
                "terminated by other getUpdates request; make sure that only one bot instance is running",
            )));
        }
        // Looked at anew each time: an offset can turn out to lie in the future of a new epoch.
        let batch = batch(state, start(&state.queue, offset), limit);
        (state.closing || !batch.is_empty()).then_some(Ok(batch))
    });
    let batch = found.unwrap_or(Ok(Vec::new()))?;
    world.lock().queue.good += 1;
    Ok(Value::Array(batch))
}

fn begin(state: &mut State, params: &Params) -> Result<(u64, i64, usize, Duration), ApiError> {
    if state.queue.webhook.is_some() {
        return Err(ApiError::conflict(
            "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
        ));
    }
    if let Some(kinds) = asked_kinds(params) {
        state.queue.allowed = kinds;
    }
    let now = state.now();
    state.queue.events.retain(|event| event.ends > now);
    let offset = params.int("offset").unwrap_or(0);
    let mut limit = params.int("limit").filter(|limit| (1..=100).contains(limit)).unwrap_or(100);
    let mut seconds = params.int("timeout").unwrap_or(0).clamp(0, 50);
    // The same offset again and again is a loop that spins: the real server slows it down.
    if let Some((last, at)) = state.queue.last {
        if last == offset && at.elapsed() < Duration::from_secs(3) {
            seconds = seconds.max(3);
            if at.elapsed() < Duration::from_millis(500) {
                limit = 1;
            }
        }
    }
    state.queue.last = Some((offset, Instant::now()));
    state.queue.polls += 1;
    // What lies before it is confirmed by the call itself.
    let from = start(&state.queue, offset);
    let queue = &mut state.queue;
    queue.events.retain(|event| event.id >= from);
    if offset != 0 {
        queue.confirmed = from;
    }
    let offset = if offset < 0 { from } else { offset };
    let limit = usize::try_from(limit).expect("a small number");
    Ok((queue.polls, offset, limit, Duration::from_secs(seconds.unsigned_abs())))
}

/// Where an offset begins to read. One far in the future or far in the past is passed over.
fn start(queue: &Queue, offset: i64) -> i64 {
    let head = queue.events.front().map_or(queue.next, |event| event.id);
    match offset {
        0 => head,
        1.. if offset > queue.next + 10 || offset < head - 100_000 => head,
        1.. => offset,
        _ => (queue.next + offset).max(head),
    }
}

fn batch(state: &State, from: i64, limit: usize) -> Vec<Value> {
    let mut bytes = 0;
    let mut out = Vec::new();
    for event in state.queue.events.iter().filter(|event| event.id >= from).take(limit) {
        let mut update = event.body.clone();
        update["update_id"] = event.id.into();
        bytes += update.to_string().len();
        let literal = state.queue.literal.iter().find(|(stands_for, _)| update.to_string().contains(stands_for));
        bytes += literal.map_or(0, |(_, json)| json.len());
        if bytes > BATCH_BYTES && !out.is_empty() {
            break;
        }
        out.push(update);
    }
    out
}

/// The body of an answer to `getUpdates`, with the bytes that tests have written themselves.
pub fn with_literals(state: &State, body: Vec<u8>) -> Vec<u8> {
    if state.queue.literal.is_empty() {
        return body;
    }
    let mut text = String::from_utf8(body).expect("JSON is UTF-8");
    for (stands_for, json) in &state.queue.literal {
        text = text.replace(stands_for, json);
    }
    text.into_bytes()
}

/// `setWebhook`.
pub fn set_webhook(state: &mut State, params: &Params) -> Result<Value, ApiError> {
    match params.text("url").filter(|url| !url.is_empty()) {
        Some(url) if !url.starts_with("https://") => {
            Err(ApiError::bad("bad webhook: An HTTPS URL must be provided for webhook"))
        }
        url => {
            state.queue.webhook = url;
            Ok(true.into())
        }
    }
}

/// `deleteWebhook`.
pub fn delete_webhook(state: &mut State, params: &Params) -> Value {
    state.queue.webhook = None;
    if params.flag("drop_pending_updates") {
        state.queue.events.clear();
    }
    true.into()
}

/// `getWebhookInfo`.
pub fn webhook_info(state: &State) -> Value {
    json!({
        "url": state.queue.webhook.clone().unwrap_or_default(),
        "has_custom_certificate": false,
        "pending_update_count": state.queue.events.len(),
        "allowed_updates": state.queue.allowed,
    })
}
