//! What the receiver says of groups and channels (FORMATS §9), read strictly: a title is whatever a stranger chose.

use crate::base::answer::Refusal;
use crate::base::ids::{ChatId, UserId};
use crate::base::json::Json;
use crate::base::limits::TITLE_MAX;
use crate::policy::card::ChatFacts;
use crate::text::plain;

/// Basic groups have numbers above this one; supergroups and channels below (Bot API dialog ids).
const SUPERGROUPS_BELOW: i64 = -1_000_000_000_000;

/// A chat that an owner wants connected.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Connect {
    /// Which; its title as the card will show it.
    pub facts: ChatFacts,
    /// How many members it has, where Telegram said.
    pub members: Option<u64>,
    /// Whether Telegram hides ordinary messages from the bot there.
    pub privacy: bool,
    /// Who added the bot, or asked; nobody has looked yet whether that is an owner.
    pub by: UserId,
}

impl Connect {
    /// Reads `connect`.
    ///
    /// # Errors
    /// A field is missing, unknown, or not what it has to be.
    pub fn read(asked: &Json) -> Result<Self, Refusal> {
        only(asked, &["op", "chat", "type", "title", "members", "privacy", "by"])?;
        let chat = chat(asked, "chat")?;
        let channel = match text(asked, "type")? {
            "channel" => true,
            "group" | "supergroup" => false,
            other => return Err(Refusal::field_range("type", "group, supergroup or channel", other)),
        };
        // A title of which nothing shows is no name: the number is one.
        let title = plain::line(text(asked, "title")?, TITLE_MAX).unwrap_or_else(|| chat.to_string());
        // The bot itself is a member, so nobody means that nobody knows.
        let members = match asked.get("members") {
            None | Some(Json::Null | Json::Int(0)) => None,
            Some(Json::Int(n)) => Some(
                u64::try_from(*n)
                    .map_err(|_negative| Refusal::field_range("members", "a number of people", "a negative number"))?,
            ),
            Some(_) => return Err(Refusal::field_type("members", "a number of people", "something else")),
        };
        let privacy = asked.get("privacy").and_then(Json::bool);
        let privacy = privacy.ok_or_else(|| Refusal::field_type("privacy", "true or false", "something else"))?;
        let by = asked.get("by").and_then(Json::int).and_then(UserId::new);
        let by = by.ok_or_else(|| Refusal::field_type("by", "a person's number", "something else"))?;
        Ok(Self { facts: ChatFacts { chat, title, channel }, members, privacy, by })
    }
}

/// Reads `moved`: a basic group, and the supergroup that it became.
///
/// # Errors
/// As [`Connect::read`].
pub fn moved(asked: &Json) -> Result<(ChatId, ChatId), Refusal> {
    only(asked, &["op", "from", "to"])?;
    let (from, to) = (chat(asked, "from")?, chat(asked, "to")?);
    if from.get() <= SUPERGROUPS_BELOW {
        return Err(Refusal::field_range("from", "a basic group", &from.to_string()));
    }
    if to.get() >= SUPERGROUPS_BELOW {
        return Err(Refusal::field_range("to", "a supergroup", &to.to_string()));
    }
    Ok((from, to))
}

/// Reads `left`.
///
/// # Errors
/// As [`Connect::read`].
pub fn left(asked: &Json) -> Result<ChatId, Refusal> {
    only(asked, &["op", "chat"])?;
    chat(asked, "chat")
}

/// A group or channel; a private chat is none.
fn chat(asked: &Json, field: &str) -> Result<ChatId, Refusal> {
    let number = asked.get(field).and_then(Json::int);
    let number = number.ok_or_else(|| Refusal::field_type(field, "the number of a chat", "something else"))?;
    let chat = ChatId::new(number).filter(|chat| chat.get() < 0);
    chat.ok_or_else(|| Refusal::field_range(field, "a group or channel", &number.to_string()))
}

fn text<'a>(asked: &'a Json, field: &str) -> Result<&'a str, Refusal> {
    asked.get(field).and_then(Json::str).ok_or_else(|| Refusal::field_type(field, "a text", "something else"))
}

/// No field but these: what is not known is not passed over.
///
/// # Errors
/// There is another one, or it is no object at all.
pub fn only(value: &Json, names: &[&str]) -> Result<(), Refusal> {
    let fields = value.obj().ok_or_else(|| Refusal::field_type("request", "an object", "something else"))?;
    match fields.iter().find(|(name, _)| !names.contains(&name.as_str())) {
        Some((name, _)) => {
            let known: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            Err(Refusal::field_unknown(name, "this operation", &known))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::code::Code;
    use crate::base::json::parse;

    const WHOLE: &str = r#"{"op":"connect","chat":-1001234567890,"type":"supergroup","title":"Acme office","members":12,"privacy":true,"by":111}"#;

    fn read(line: &str) -> Result<Connect, Refusal> {
        Connect::read(&parse(line.as_bytes()).unwrap())
    }

    #[test]
    fn a_chat_is_read_as_the_format_has_it() {
        let connect = read(WHOLE).unwrap();
        assert_eq!(connect.facts.title, "Acme office");
        assert_eq!((connect.facts.channel, connect.members, connect.privacy), (false, Some(12), true));
        let unknown = WHOLE.replace("\"members\":12", "\"members\":null").replace("supergroup", "channel");
        let connect = read(&unknown).unwrap();
        assert_eq!((connect.facts.channel, connect.members), (true, None));
        assert_eq!(read(&WHOLE.replace(":12", ":0")).unwrap().members, None);
    }

    #[test]
    fn what_is_not_exactly_of_the_format_is_refused() {
        for (was, is) in [
            ("supergroup", "private"),
            ("supergroup", "Supergroup"),
            ("\"supergroup\"", "7"),
            ("-1001234567890", "111"),
            ("-1001234567890", "0"),
            ("-1001234567890", "\"-1001234567890\""),
            ("-1001234567890", "-9007199254740991"),
            ("\"members\":12", "\"members\":-1"),
            ("\"members\":12", "\"members\":\"12\""),
            ("true", "1"),
            ("true", "null"),
            ("\"Acme office\"", "null"),
            ("\"Acme office\"", "[]"),
            (":111", ":\"111\""),
            (":111", ":-111"),
            (":111", ":null"),
            ("\"by\"", "\"b\""),
            ("\"by\":111", "\"by\":111,\"mode\":\"every\""),
        ] {
            let line = WHOLE.replacen(was, is, 1);
            assert_ne!(line, WHOLE);
            let code = read(&line).unwrap_err().code;
            assert!(matches!(code, Code::FieldRange | Code::FieldType | Code::FieldUnknown), "{line}: {code:?}");
        }
        // The reader of JSON itself takes no fractions.
        assert!(parse(WHOLE.replace("-1001234567890", "-1001234567890.0").as_bytes()).is_err());
    }

    #[test]
    fn a_title_shows_as_it_is_or_is_the_chats_number() {
        let title = |title: &str| {
            let title = serde_json::Value::from(title).to_string();
            read(&WHOLE.replace("\"Acme office\"", &title)).unwrap().facts.title
        };
        assert_eq!(title("Acme\n\u{1f512} EXACT: this will run\u{202e}\u{200b}"), "Acme EXACT: this will run");
        assert_eq!(title(&"x\r\n\u{202e} ".repeat(1000)).chars().count(), TITLE_MAX - 1);
        assert_eq!(title("\u{2800}\u{3164}"), "-1001234567890");
        assert_eq!(title(""), "-1001234567890");
    }

    #[test]
    fn only_a_basic_group_becomes_a_supergroup() {
        let read = |from: &str, to: &str| {
            moved(&parse(format!(r#"{{"op":"moved","from":{from},"to":{to}}}"#).as_bytes()).unwrap())
        };
        assert_eq!(read("-77", "-1000000000077").unwrap().0.get(), -77);
        for (from, to) in [
            ("-1000000000077", "-1000000000078"),
            ("-77", "-78"),
            ("-77", "-1000000000000"),
            ("-1000000000000", "-1000000000078"),
            ("77", "-1000000000077"),
            ("-77", "111"),
            ("-77", "null"),
            ("\"-77\"", "-1000000000077"),
        ] {
            assert!(read(from, to).is_err(), "{from} {to}");
        }
        assert!(left(&parse(br#"{"op":"left","chat":111}"#).unwrap()).is_err());
        assert!(left(&parse(br#"{"op":"left","chat":-77,"leave":true}"#).unwrap()).is_err());
        assert_eq!(left(&parse(br#"{"op":"left","chat":-77}"#).unwrap()).unwrap().get(), -77);
    }
}
