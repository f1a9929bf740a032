//! People: they write, press buttons, block the bot; one of them holds the bot's token.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::clean::{self, Entity};
use super::entities;
use super::world::{Chat, ChatKind, Membership, Message, Press, State, User, World};

/// Somebody with a phone.
#[derive(Clone)]
pub struct Person {
    pub(super) world: Arc<World>,
    /// The Telegram id, and the id of the private chat.
    pub id: i64,
}

/// In which shape a press reaches the bot.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum How {
    /// With the whole message, as ever.
    Whole,
    /// The message is too old for the server: chat and id alone, `date` 0.
    Inaccessible,
    /// From an inline message: no message at all.
    Inline,
}

impl World {
    /// Somebody who has started the bot.
    pub fn person(self: &Arc<Self>, id: i64, first_name: &str) -> Person {
        self.somebody(id, first_name, false)
    }

    /// Another bot.
    pub fn other_bot(self: &Arc<Self>, id: i64, first_name: &str) -> Person {
        self.somebody(id, first_name, true)
    }

    fn somebody(self: &Arc<Self>, id: i64, first_name: &str, is_bot: bool) -> Person {
        let mut state = self.lock();
        let user = User {
            id,
            first_name: first_name.to_owned(),
            username: Some(format!("{}_{id}", first_name.to_lowercase())),
            is_bot,
            started: true,
            blocked: false,
        };
        state.users.insert(id, user);
        state.open_chat(id, ChatKind::Private, "");
        drop(state);
        Person { world: Arc::clone(self), id }
    }

    /// A group with the bot in it, as if it had always been there.
    pub fn group(&self, id: i64, title: &str, members: &[&Person]) {
        let mut state = self.lock();
        let kind = if id < -1_000_000_000_000 { ChatKind::Supergroup } else { ChatKind::Group };
        let bot = state.bot.id;
        state.open_chat(id, kind, title);
        let chat = state.chats.get_mut(&id).expect("just opened");
        chat.members.insert(bot, "member");
        chat.members.extend(members.iter().map(|person| (person.id, "member")));
    }
}

impl State {
    pub(super) fn open_chat(&mut self, id: i64, kind: ChatKind, title: &str) {
        let next = 2 + i64::try_from(self.chats.len()).expect("few chats") * 3;
        let chat = Chat {
            id,
            kind,
            title: title.to_owned(),
            bot: Membership::In,
            members: std::collections::BTreeMap::new(),
            moved_to: None,
            messages: std::collections::BTreeMap::new(),
            next,
            topics: None,
            flooded: 0,
        };
        self.chats.insert(id, chat);
    }

    /// A press reaches the bot: the update is queued, the query waits for its answer. Returns the query's id.
    pub fn press(&mut self, from: i64, at: Option<(i64, i64)>, data: &str, how: How) -> String {
        let id = self.fresh().to_string();
        let mut query = json!({
            "id": id,
            "from": self.user_json(from),
            "chat_instance": "-3141592653589793238",
            "data": data,
        });
        match (at, how) {
            (Some((chat, message)), How::Whole) => query["message"] = self.message_json(chat, message, true),
            (Some((chat, message)), How::Inaccessible) => {
                query["message"] = json!({"chat": self.chat_json(chat), "message_id": message, "date": 0});
            }
            _ => query["inline_message_id"] = "AgAAAStandInline".into(),
        }
        let at = self.now();
        self.presses.insert(id.clone(), Press { id: id.clone(), from, at, answer: None, dead: false });
        self.push("callback_query", query);
        id
    }
}

impl Person {
    /// Blocks the bot, or takes it back. The bot is told.
    pub fn blocks(&self, yes: bool) {
        let mut state = self.world.lock();
        state.users.get_mut(&self.id).expect("a known person").blocked = yes;
        state.member_changes(self.id, self.id, if yes { "kicked" } else { "member" });
    }

    /// Presses the button with this label on a message, as it stands now. Returns the query's id.
    pub fn presses(&self, message: &Message, label: &str) -> String {
        let mut state = self.world.lock();
        let now = &state.chats[&message.chat].messages[&message.id];
        let data = now.data_of(label).unwrap_or_else(|| panic!("no button {label:?} on {:?}", now.labels()));
        state.press(self.id, Some((message.chat, message.id)), &data, How::Whole)
    }

    /// Sends data that needs no button: clients can send whatever they like.
    pub fn sends_data(&self, message: &Message, data: &str) -> String {
        self.world.lock().press(self.id, Some((message.chat, message.id)), data, How::Whole)
    }

    /// The same in another shape.
    pub fn sends_data_as(&self, message: &Message, data: &str, how: How) -> String {
        self.world.lock().press(self.id, Some((message.chat, message.id)), data, how)
    }

    /// Writes to the bot in private.
    pub fn writes(&self, text: &str) -> i64 {
        self.writes_in(self.id, text, None)
    }

    /// Answers a message in private.
    pub fn replies(&self, to: &Message, text: &str) -> i64 {
        self.writes_in(to.chat, text, Some(to.id))
    }

    /// Writes in a chat.
    pub fn writes_in(&self, chat: i64, text: &str, reply_to: Option<i64>) -> i64 {
        let said = self.says(chat).text(text);
        match reply_to {
            Some(to) => said.reply_to(to).send(),
            None => said.send(),
        }
    }

    /// Edits a message of their own.
    pub fn edits(&self, chat: i64, id: i64, text: &str) {
        let mut state = self.world.lock();
        let now = state.now();
        let message = state.chats.get_mut(&chat).and_then(|chat| chat.messages.get_mut(&id)).expect("a known message");
        for field in ["text", "entities", "caption", "caption_entities"] {
            message.content.remove(field);
        }
        let captioned = message.content.keys().any(|key| MEDIA.contains(&key.as_str()));
        message.content.extend(if captioned { caption_content(text) } else { text_content(text) });
        message.edited = Some(now);
        state.deliver(chat, id, true);
    }
}

/// What can carry a caption.
pub(super) const MEDIA: [&str; 7] = ["photo", "document", "video", "audio", "voice", "animation", "paid_media"];

/// The fields of a text, with what Telegram finds in it.
pub(super) fn text_content(text: &str) -> Map<String, Value> {
    found(text, Vec::new(), "text", "entities")
}

/// The fields of a caption.
pub(super) fn caption_content(text: &str) -> Map<String, Value> {
    found(text, Vec::new(), "caption", "caption_entities")
}

/// The fields of a text under their names: cleaned, with the sender's entities and Telegram's own.
pub(super) fn found(text: &str, own: Vec<Entity>, field: &str, entities_field: &str) -> Map<String, Value> {
    let (text, own) = clean::formatted(text, own).expect("entities of a person's own client are well formed");
    let mut content = Map::new();
    let all = entities::with_found(&text, own);
    content.insert(field.to_owned(), text.into());
    if !all.is_empty() {
        content.insert(entities_field.to_owned(), all.iter().map(Entity::to_json).collect());
    }
    content
}

/// What somebody with the bot's token can do to a message behind the gate's back: put another text under the same
/// buttons. The server takes it, since it is the bot's own.
pub fn token_holder_edits(state: &mut State, chat: i64, id: i64, text: &str) {
    let now = state.now();
    let message = state.chats.get_mut(&chat).and_then(|chat| chat.messages.get_mut(&id)).expect("a known message");
    let field = if message.content.contains_key("text") { "text" } else { "caption" };
    message.content.remove("entities");
    message.content.remove("caption_entities");
    message.content.insert(field.to_owned(), text.into());
    message.edited = Some(now);
}
