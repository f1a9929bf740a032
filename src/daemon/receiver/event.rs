//! What the session may see: events are built here and nowhere else, from types that hold no word of a stranger's.

use serde::Serialize;

use crate::base::answer::Answer;
use crate::base::ids::UserId;
use crate::base::limits::REPLY_SHOWN_MAX;
use crate::base::refusal::{clip, code_point};
use crate::base::time::Wall;
use crate::store::owners::Owner;
use crate::telegram::update::{Message, Reply};

/// What stands for a message of which nothing can be passed on, so that it does not vanish without a word.
const NOTHING_TO_SHOW: &str = "(a message of a kind that is not passed on)";

/// An event, without its number and time.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum Event {
    /// What the proxy decided.
    Decision(Box<Decision>),
    /// A message of somebody the session listens to.
    Message(Box<Said>),
}

/// A message of an owner's.
#[derive(Debug, Serialize)]
pub(super) struct Said {
    from: &'static str,
    user_id: i64,
    user: String,
    pub(super) chat_id: i64,
    chat: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) message_id: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    topic: Option<i64>,
    text: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    files: Vec<File>,
    #[serde(skip_serializing_if = "Option::is_none")]
    album: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forwarded: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reply: Option<Answered>,
}

#[derive(Debug, Serialize)]
struct File {
    #[serde(rename = "file_id")]
    id: String,
    r#type: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    size: Option<i64>,
}

/// What a message answers.
#[derive(Debug, Serialize)]
struct Answered {
    #[serde(skip_serializing_if = "Option::is_none")]
    message_id: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<&'static str>,
    text: String,
    shown: bool,
}

/// A decision of the proxy's.
#[derive(Debug, Serialize)]
pub(super) struct Decision {
    pub(super) n: u64,
    request_id: Option<String>,
    state: &'static str,
    ran: &'static str,
    r#final: bool,
    next: &'static str,
    hint: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    char: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fixed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reopened_from: Option<String>,
}

/// The event of an owner's message in their private chat. `bot` is the bot's own id.
pub(super) fn said(owner: &Owner, message: Message, bot: Option<i64>) -> Event {
    let files: Vec<File> =
        message.files.into_iter().map(|file| File { id: file.id, r#type: file.kind, size: file.size }).collect();
    let text = match message.text {
        Some(text) => text,
        None if files.is_empty() => NOTHING_TO_SHOW.to_owned(),
        None => String::new(),
    };
    Event::Message(Box::new(Said {
        from: "owner",
        user_id: owner.id.get(),
        user: owner.name.clone(),
        chat_id: message.chat.id.get(),
        chat: "private",
        message_id: message.id.map(crate::base::ids::MessageId::get),
        topic: message.topic,
        text,
        files,
        album: message.album,
        forwarded: message.forwarded.then_some(1),
        reply: message.reply.map(|reply| answered(reply, bot)),
    }))
}

/// Of another person's words only their number goes on. Our own messages are no exception: a card, an answer to a stranger
/// or a list of people holds words that others wrote.
fn answered(reply: Reply, bot: Option<i64>) -> Answered {
    let message_id = reply.message.map(crate::base::ids::MessageId::get);
    if let Some(own) = reply.own {
        return Answered { message_id, from: Some("owner"), text: clip(&own, REPLY_SHOWN_MAX), shown: true };
    }
    let ours = bot.is_some() && reply.author.map(UserId::get) == bot;
    let whose = if ours { "the bot's message" } else { "a stranger's message" };
    let text = format!("{whose}, {} characters — not shown to the session", reply.characters);
    Answered { message_id, from: ours.then_some("self"), text, shown: false }
}

/// The event of a decision, from what the proxy pushed.
pub(super) fn decision(n: u64, answer: Answer) -> Event {
    Event::Decision(Box::new(Decision {
        n,
        request_id: answer.id.map(|id| id.as_str().to_owned()),
        state: answer.state.as_str(),
        ran: answer.ran.as_str(),
        r#final: answer.state.is_final(),
        next: answer.next.as_str(),
        hint: answer.hint,
        code: answer.code,
        field: answer.field,
        at: answer.at,
        char: answer.ch.map(code_point),
        fixed: answer.fixed,
        reason: answer.reason,
        until: answer.until.map(Wall::to_second),
        result: answer.result,
        reopened_from: answer.from.map(|id| id.as_str().to_owned()),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Language;
    use crate::telegram::update::{Content, read};

    fn event(fields: &str) -> serde_json::Value {
        let json = format!(
            r#"{{"update_id":7,"message":{{"message_id":5120,"date":9,"chat":{{"id":111,"type":"private","first_name":"LIVE"}},
            "from":{{"id":111,"is_bot":false,"first_name":"LIVE"}}{fields}}}}}"#
        );
        let Content::Message(message) = read(json.as_bytes()).content else { panic!("{json}") };
        let id = UserId::new(111).unwrap();
        let owner = Owner { id, name: "Anna".to_owned(), language: Language::En, zone: "UTC".to_owned() };
        serde_json::to_value(said(&owner, *message, Some(4242))).unwrap()
    }

    #[test]
    fn an_event_has_the_stored_name_and_the_owners_words() {
        assert_eq!(
            event(r#","text":"Post it at 18:30""#),
            serde_json::json!({"kind": "message", "from": "owner", "user_id": 111, "user": "Anna", "chat_id": 111,
                "chat": "private", "message_id": 5120, "text": "Post it at 18:30"})
        );
        let photo =
            event(r#","photo":[{"file_id":"BQAC","file_size":52311}],"caption":"terrace","media_group_id":"12""#);
        assert_eq!(photo["files"], serde_json::json!([{"file_id": "BQAC", "type": "photo", "size": 52311}]));
        assert_eq!((photo["text"].as_str(), photo["album"].as_str()), (Some("terrace"), Some("12")));
        assert_eq!(event(r#","text":"x","forward_date":1"#)["forwarded"], 1);
    }

    #[test]
    fn a_message_of_which_nothing_can_be_passed_on_does_not_vanish() {
        let text = event(r#","poll":{"question":"MARKER"}"#)["text"].clone();
        assert_eq!(text, NOTHING_TO_SHOW);
    }

    #[test]
    fn what_others_wrote_is_a_number() {
        let theirs = r#","text":"what do you think?","reply_to_message":{"message_id":300,"date":1,"text":"MARKER",
            "chat":{"id":111,"type":"private"},"from":{"id":ID,"is_bot":BOT,"first_name":"MARKER"}}"#;
        let stranger = event(&theirs.replace("ID", "5").replace("BOT", "false"));
        assert_eq!(
            stranger["reply"],
            serde_json::json!({"message_id": 300, "shown": false,
                "text": "a stranger's message, 6 characters — not shown to the session"})
        );
        let ours = event(&theirs.replace("ID", "4242").replace("BOT", "true"));
        assert_eq!(ours["reply"]["from"], "self");
        assert_eq!(ours["reply"]["shown"], false);
        assert!(!ours.to_string().contains("MARKER") && !stranger.to_string().contains("MARKER"));
        let own = event(&theirs.replace("ID", "111").replace("BOT", "false").replace("MARKER", &"long ".repeat(200)));
        assert_eq!(own["reply"]["shown"], true);
        assert_eq!(own["reply"]["text"].as_str().unwrap().chars().count(), REPLY_SHOWN_MAX);
    }

    #[test]
    fn a_decision_says_what_the_proxy_said() {
        let line =
            br#"{"id":"r-5f2c91a07d","state":"executed","ran":"yes","final":true,"next":"stop","hint":"It ran."}"#;
        let event = serde_json::to_value(decision(1839, Answer::from_json(line).unwrap())).unwrap();
        assert_eq!(
            event,
            serde_json::json!({"kind": "decision", "n": 1839, "request_id": "r-5f2c91a07d", "state": "executed",
                "ran": "yes", "final": true, "next": "stop", "hint": "It ran."})
        );
    }
}
