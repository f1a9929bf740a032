//! What people write: a message is built piece by piece and then sent. Also what only other clients, bots and channels
//! can put into one.

use serde_json::{Map, Value, json};

use super::clean::Entity;
use super::files;
use super::people::{MEDIA, Person, found, text_content};
use super::world::{ANONYMOUS, AS_CHANNEL, Draft, TELEGRAM, World};

/// A message in the making.
#[must_use]
pub struct Saying<'a> {
    person: &'a Person,
    chat: i64,
    draft: Draft,
    text: Option<(String, Vec<Entity>)>,
}

impl Person {
    /// Begins a message in a chat.
    pub fn says(&self, chat: i64) -> Saying<'_> {
        let draft = Draft { from: self.id, ..Draft::default() };
        Saying { person: self, chat, draft, text: None }
    }

    /// Sends so many pictures as one album; the caption stands on the first. Telegram's own clients stop at ten.
    pub fn sends_album(&self, chat: i64, caption: &str, pictures: usize) -> Vec<i64> {
        let group = self.world.lock().fresh().to_string();
        (0..pictures)
            .map(|n| {
                let bytes = format!("picture {n} of the album");
                let saying = self.says(chat).file("photo", "", bytes.as_bytes());
                let saying = if n == 0 { saying.text(caption) } else { saying };
                saying.with("media_group_id", group.clone().into()).send()
            })
            .collect()
    }
}

impl Saying<'_> {
    /// The text; the caption where there is a file.
    pub fn text(self, text: &str) -> Self {
        self.formatted(text, Vec::new())
    }

    /// The same with the sender's own entities.
    pub fn formatted(mut self, text: &str, entities: Vec<Entity>) -> Self {
        self.text = Some((text.to_owned(), entities));
        self
    }

    /// A file: `photo`, `document`, `video`, `audio`, `voice`, `video_note`, `animation`, `sticker`.
    pub fn file(mut self, kind: &str, name: &str, bytes: &[u8]) -> Self {
        let fields = files::from_person(&mut self.person.world.lock(), kind, name, bytes);
        self.draft.content.extend(fields);
        self
    }

    /// Any field of a message, as it stands in JSON.
    pub fn with(mut self, field: &str, value: Value) -> Self {
        self.draft.content.insert(field.to_owned(), value);
        self
    }

    /// Answers a message of the same chat, and stands in its topic.
    pub fn reply_to(mut self, message: i64) -> Self {
        self.draft.reply_to = Some(message);
        if self.draft.topic.is_none() {
            let state = self.person.world.lock();
            self.draft.topic = state.chats[&self.chat].messages.get(&message).and_then(|target| target.topic);
        }
        self
    }

    /// In a topic.
    pub fn topic(mut self, topic: i64) -> Self {
        self.draft.topic = Some(topic);
        self
    }

    /// Quotes a piece of the message it answers. The piece is the client's word.
    pub fn quoting(self, piece: &str) -> Self {
        self.with("quote", json!({"text": piece, "position": 0, "is_manual": true}))
    }

    /// Forwards somebody's words, with the fields of today and of old.
    pub fn forwarded(self, from: &Person) -> Self {
        let (user, date) = {
            let state = self.person.world.lock();
            (state.user_json(from.id), state.now() - 3600)
        };
        self.with("forward_origin", json!({"type": "user", "sender_user": user, "date": date}))
            .with("forward_from", user)
            .with("forward_date", date.into())
    }

    /// Forwards the words of somebody who hides behind a name.
    pub fn forwarded_hidden(self, name: &str) -> Self {
        let date = self.person.world.lock().now() - 3600;
        self.with("forward_origin", json!({"type": "hidden_user", "sender_user_name": name, "date": date}))
            .with("forward_sender_name", name.into())
            .with("forward_date", date.into())
    }

    /// Forwards a channel's post.
    pub fn forwarded_post(self, channel: i64, signature: &str) -> Self {
        let (chat, date) = {
            let state = self.person.world.lock();
            (state.chat_json(channel), state.now() - 3600)
        };
        let origin =
            json!({"type": "channel", "chat": chat, "message_id": 9, "author_signature": signature, "date": date});
        self.with("forward_origin", origin)
            .with("forward_from_chat", chat)
            .with("forward_from_message_id", 9.into())
            .with("forward_signature", signature.into())
            .with("forward_date", date.into())
    }

    /// Text that an inline bot made.
    pub fn via(self, bot: &Person) -> Self {
        let bot = self.person.world.lock().user_json(bot.id);
        self.with("via_bot", bot)
    }

    /// As the group itself: an administrator who stays anonymous.
    pub fn anonymously(mut self) -> Self {
        let chat = self.person.world.lock().chat_json(self.chat);
        self.draft.from = ANONYMOUS;
        self.with("sender_chat", chat).with("author_signature", "the boss".into())
    }

    /// In the name of a channel of their own.
    pub fn named(mut self, channel: i64) -> Self {
        let chat = self.person.world.lock().chat_json(channel);
        self.draft.from = AS_CHANNEL;
        self.with("sender_chat", chat)
    }

    /// Sends it. Gives its id.
    pub fn send(self) -> i64 {
        self.sends().0
    }

    /// Sends it. Gives its id and that of the update, if the bot is told of it.
    pub fn sends(mut self) -> (i64, Option<i64>) {
        if let Some((text, entities)) = self.text.take() {
            let media = self.draft.content.keys().any(|key| MEDIA.contains(&key.as_str()));
            let (field, list) = if media { ("caption", "caption_entities") } else { ("text", "entities") };
            self.draft.content.extend(found(&text, entities, field, list));
        }
        let mut state = self.person.world.lock();
        let id = state.put(self.chat, self.draft);
        let update = state.deliver(self.chat, id, false);
        (id, update)
    }
}

impl World {
    /// A post in a channel.
    pub fn posts(&self, channel: i64, text: &str) -> i64 {
        let mut state = self.lock();
        let chat = state.chat_json(channel);
        let mut content = text_content(text);
        content.insert("sender_chat".to_owned(), chat);
        let id = state.put(channel, Draft { content, ..Draft::default() });
        state.deliver(channel, id, false);
        id
    }

    /// A post of the linked channel, as Telegram forwards it into the group by itself.
    pub fn auto_forwards(&self, channel: i64, group: i64, text: &str) -> i64 {
        let mut state = self.lock();
        let (chat, date) = (state.chat_json(channel), state.now());
        let mut content = text_content(text);
        let more = json!({
            "sender_chat": chat, "is_automatic_forward": true, "forward_from_chat": chat, "forward_from_message_id": 5,
            "forward_date": date,
            "forward_origin": {"type": "channel", "chat": chat, "message_id": 5, "date": date},
        });
        content.extend(more.as_object().expect("an object").clone());
        let id = state.put(group, Draft { from: TELEGRAM, content, ..Draft::default() });
        state.deliver(group, id, false);
        id
    }

    /// A file that Telegram holds, as fields of a message: for the parts of a message that name one.
    pub fn holds_file(&self, kind: &str, name: &str, bytes: &[u8]) -> Map<String, Value> {
        files::from_person(&mut self.lock(), kind, name, bytes)
    }
}
