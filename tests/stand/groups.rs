//! What happens to groups and channels, and which of it the bot is told.

use serde_json::{Map, Value, json};

use super::people::Person;
use super::world::{ANONYMOUS, ChatKind, Draft, Membership, Message, State, World};

/// The id of a supergroup's first message: what Telegram writes when a group moved there.
const FIRST: i64 = 1;

impl World {
    /// A group without the bot.
    pub fn group_without_bot(&self, id: i64, title: &str, members: &[&Person]) {
        self.group(id, title, members);
        let mut state = self.lock();
        let bot = state.bot.id;
        let chat = state.chats.get_mut(&id).expect("just made");
        chat.bot = Membership::Never;
        chat.members.remove(&bot);
    }

    /// A channel without the bot.
    pub fn channel(&self, id: i64, title: &str) {
        let mut state = self.lock();
        state.open_chat(id, ChatKind::Channel, title);
        state.chats.get_mut(&id).expect("just made").bot = Membership::Never;
    }

    /// Turns topics on.
    pub fn becomes_forum(&self, chat: i64) {
        self.lock().chats.get_mut(&chat).expect("a known chat").topics = Some(std::collections::BTreeMap::new());
    }

    /// Every send to this chat is answered with 429 for so many of the world's seconds.
    pub fn floods(&self, chat: i64, seconds: i64) {
        let mut state = self.lock();
        let until = state.now() + seconds;
        state.chats.get_mut(&chat).expect("a known chat").flooded = until;
    }

    /// A group becomes a supergroup: two service messages, and the old id takes nothing more.
    pub fn moves(&self, from: i64, to: i64, by: &Person) {
        let mut state = self.lock();
        let old = state.chats[&from].clone();
        state.open_chat(to, ChatKind::Supergroup, &old.title);
        let new = state.chats.get_mut(&to).expect("just made");
        new.members = old.members;
        new.bot = old.bot;
        new.next = FIRST;
        state.serves(from, by.id, "migrate_to_chat_id", to.into());
        // Telegram's own writer, and a date of long ago.
        let id = state.serves_silently(to, ANONYMOUS, "migrate_from_chat_id", from.into());
        let sender = state.chat_json(to);
        let message = state.chats.get_mut(&to).and_then(|chat| chat.messages.get_mut(&id)).expect("just written");
        message.date -= 86_400;
        message.content.insert("sender_chat".to_owned(), sender);
        state.deliver(to, id, false);
        state.chats.get_mut(&from).expect("the old one").moved_to = Some(to);
    }
}

impl Person {
    /// Puts the bot into a group.
    pub fn adds_bot(&self, chat: i64) {
        let mut state = self.world.lock();
        let bot = state.bot.id;
        state.chats.get_mut(&chat).expect("a known chat").bot = Membership::In;
        state.member_changes(chat, self.id, "member");
        let bot = json!([state.user_json(bot)]);
        state.serves(chat, self.id, "new_chat_members", bot);
    }

    /// Makes the bot an administrator; in a channel there is no other way in.
    pub fn makes_bot_admin(&self, chat: i64) {
        let mut state = self.world.lock();
        state.chats.get_mut(&chat).expect("a known chat").bot = Membership::In;
        state.member_changes(chat, self.id, "administrator");
    }

    /// Puts the bot out.
    pub fn removes_bot(&self, chat: i64) {
        let mut state = self.world.lock();
        state.chats.get_mut(&chat).expect("a known chat").bot = Membership::Kicked;
        state.member_changes(chat, self.id, "kicked");
    }

    /// Comes into a group, by somebody's hand or their own.
    pub fn joins(&self, chat: i64, by: &Self) {
        let mut state = self.world.lock();
        state.chats.get_mut(&chat).expect("a known chat").members.insert(self.id, "member");
        let who = json!([state.user_json(self.id)]);
        state.serves(chat, by.id, "new_chat_members", who);
    }

    /// Goes.
    pub fn leaves(&self, chat: i64) {
        let mut state = self.world.lock();
        state.chats.get_mut(&chat).expect("a known chat").members.remove(&self.id);
        let who = state.user_json(self.id);
        state.serves(chat, self.id, "left_chat_member", who);
    }

    /// Gives a group another title.
    pub fn renames(&self, chat: i64, title: &str) {
        let mut state = self.world.lock();
        title.clone_into(&mut state.chats.get_mut(&chat).expect("a known chat").title);
        state.serves(chat, self.id, "new_chat_title", title.into());
    }

    /// Pins a message.
    pub fn pins(&self, chat: i64, message: i64) {
        let mut state = self.world.lock();
        let pinned = state.message_json(chat, message, false);
        state.serves(chat, self.id, "pinned_message", pinned);
    }

    /// Opens a topic. Gives its id.
    pub fn opens_topic(&self, chat: i64, name: &str) -> i64 {
        let mut state = self.world.lock();
        let opened = json!({"name": name, "icon_color": 7_322_096});
        let id = state.serves_silently(chat, self.id, "forum_topic_created", opened);
        let known = state.chats.get_mut(&chat).expect("a known chat");
        known.messages.get_mut(&id).expect("just written").topic = Some(id);
        known.topics.as_mut().expect("a forum").insert(id, name.to_owned());
        state.deliver(chat, id, false);
        id
    }
}

impl State {
    /// The bot's standing in a chat changes, by somebody's hand: `my_chat_member`.
    pub fn member_changes(&mut self, chat: i64, by: i64, status: &'static str) {
        let bot = self.bot.id;
        let members = &mut self.chats.get_mut(&chat).expect("a known chat").members;
        let old = match status {
            "left" | "kicked" => members.remove(&bot),
            _ => members.insert(bot, status),
        };
        let member = |status: &str| {
            let mut member = json!({"user": self.user_json(bot), "status": status});
            if status == "administrator" {
                member["can_post_messages"] = true.into();
                member["can_be_edited"] = false.into();
            }
            member
        };
        let update = json!({
            "chat": self.chat_json(chat), "from": self.user_json(by), "date": self.now(),
            "old_chat_member": member(old.unwrap_or("left")), "new_chat_member": member(status),
        });
        self.push("my_chat_member", update);
    }

    /// A service message, told to the bot.
    fn serves(&mut self, chat: i64, from: i64, field: &str, value: Value) -> i64 {
        let id = self.serves_silently(chat, from, field, value);
        self.deliver(chat, id, false);
        id
    }

    fn serves_silently(&mut self, chat: i64, from: i64, field: &str, value: Value) -> i64 {
        let content = Map::from_iter([(field.to_owned(), value)]);
        self.put(chat, Draft { from, content, service: true, ..Draft::default() })
    }

    /// Tells the bot of a message or of its edit, if it may know. Gives the `update_id`.
    pub fn deliver(&mut self, chat: i64, id: i64, edited: bool) -> Option<i64> {
        let place = &self.chats[&chat];
        let message = &place.messages[&id];
        let seen = match place.kind {
            ChatKind::Private => true,
            ChatKind::Channel => place.bot == Membership::In,
            ChatKind::Group | ChatKind::Supergroup => place.bot == Membership::In && self.shows(place.id, message),
        };
        if !seen {
            return None;
        }
        let kind = match (place.kind, edited) {
            (ChatKind::Channel, false) => "channel_post",
            (ChatKind::Channel, true) => "edited_channel_post",
            (_, false) => "message",
            (_, true) => "edited_message",
        };
        let body = self.message_json(chat, id, true);
        self.push(kind, body)
    }

    /// Whether a message of a group reaches the bot that is in it.
    fn shows(&self, chat: i64, message: &Message) -> bool {
        let chat = &self.chats[&chat];
        let bot = self.bot.id;
        let all = !self.privacy || chat.members.get(&bot) == Some(&"administrator");
        if message.service {
            return true;
        }
        let writer = self.users.get(&message.from);
        let other_bot = writer.is_some_and(|user| user.is_bot) && !message.content.contains_key("sender_chat");
        if other_bot && !self.bot_to_bot {
            return false;
        }
        let answers = message.reply_to.and_then(|to| chat.messages.get(&to)).is_some_and(|to| to.from == bot);
        all || answers || self.commanded(message, chat.messages.values().any(|other| other.from == bot))
    }

    /// Whether it begins with a command for this bot: one that names it, or, where the bot has written before, one that
    /// names nobody.
    fn commanded(&self, message: &Message, wrote: bool) -> bool {
        let first = message.text().split_whitespace().next().unwrap_or_default();
        let Some(command) = first.strip_prefix('/') else { return false };
        match command.split_once('@') {
            Some((_, name)) => self.bot.username.as_deref().is_some_and(|own| own.eq_ignore_ascii_case(name)),
            None => wrote && !command.is_empty(),
        }
    }
}
