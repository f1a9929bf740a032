//! What the session says: a text, plain or written in `MarkdownV2`, as the messages that carry it.

use serde_json::{Value, json};

use super::fields;
use crate::base::answer::{Code, Refusal};
use crate::base::json::Json;
use crate::base::limits::TEXT_UNITS_MAX;
use crate::telegram::markdown::{self, Formatted, Mark};
use crate::telegram::pieces::pieces;
use crate::text::split::units;
use crate::text::telegram::clean;

/// A text to send.
#[derive(Debug)]
pub(super) struct Words {
    said: Formatted,
    /// It was to be `MarkdownV2` and is not: code points before the first fault.
    fault: Option<usize>,
}

impl Words {
    /// Reads the text of a request, where there is one.
    pub(super) fn read(request: &Json) -> Result<Option<Self>, Refusal> {
        let is_markdown = fields::is_markdown(request)?;
        let Some(source) = fields::text(request, "text")? else { return Ok(None) };
        // Before anything is made of it: escapes, links and code blocks hide no mark.
        fields::no_marks("text", source)?;
        let has = units(source);
        if has > TEXT_UNITS_MAX {
            return Err(too_long(has, TEXT_UNITS_MAX));
        }
        let (said, fault) = if is_markdown { parsed(source) } else { (Formatted::plain(clean(source)), None) };
        if clean(&said.text).is_empty() {
            return Err(Refusal::field_range("text", "something that shows", "nothing"));
        }
        // And after: what is shown is what counts.
        fields::no_marks("text", &said.text)?;
        Ok(Some(Self { said, fault }))
    }

    /// As messages of at most so many units.
    pub(super) fn messages(&self, most: usize) -> Result<Vec<Formatted>, Refusal> {
        let parts = pieces(&self.said, most);
        match parts.iter().map(|part| units(&part.text)).max() {
            Some(longest) if longest <= most => Ok(parts),
            Some(longest) => Err(too_long(longest, most)),
            None => Err(Refusal::field_range("text", "something that shows", "nothing")),
        }
    }

    /// As one message.
    pub(super) fn one(&self, most: usize) -> Result<Formatted, Refusal> {
        let mut parts = self.messages(most)?;
        match (parts.pop(), parts.is_empty()) {
            (Some(part), true) => Ok(part),
            _ => Err(too_long(units(&self.said.text), most)),
        }
    }

    /// Says in an answer that the text went out plain.
    pub(super) fn tell_format(&self, answer: &mut Value) {
        let Some((at, answer)) = self.fault.zip(answer.as_object_mut()) else { return };
        let hint = format!("Sent as plain text: markdownv2 is not well formed at {at}. No need to resend.");
        for (name, value) in [
            ("format", json!("plain")),
            ("code", json!(Code::FormatPlain.as_str())),
            ("next", json!(Code::FormatPlain.next().as_str())),
            ("at", json!(at)),
            ("hint", json!(hint)),
        ] {
            answer.insert(name.to_owned(), value);
        }
    }
}

fn parsed(source: &str) -> (Formatted, Option<usize>) {
    match markdown::parse(source) {
        Ok(said) => (said, None),
        Err(fault) => {
            let at = source.char_indices().take_while(|(byte, _)| *byte < fault.at).count();
            (Formatted::plain(clean(source)), Some(at))
        }
    }
}

/// The marks of a message, as the Bot API takes them.
pub(super) fn entities(said: &Formatted) -> Value {
    said.entities.iter().map(Mark::to_json).collect()
}

fn too_long(has: usize, most: usize) -> Refusal {
    let hint = format!(
        "\"text\" has {has} characters, and {most} are taken here. Nothing was sent. Say it shorter, or send a file."
    );
    Refusal::new(Code::TextTooLong, hint).in_field("text")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::json::parse;
    use crate::base::limits::MESSAGE_UNITS_MAX;

    fn read(text: &str, format: &str) -> Result<Words, Refusal> {
        let request = json!({"text": text, "format": format}).to_string();
        Words::read(&parse(request.as_bytes()).unwrap()).map(Option::unwrap)
    }

    #[test]
    fn a_mark_of_the_gate_is_found_before_and_after_parsing() {
        for (text, format) in [
            ("a 🔒", "text"),
            ("\u{200b}🔧", "text"),
            ("*🔒* done", "markdownv2"),
            ("`\\🔑`", "markdownv2"),
            ("[🔐](https://acme.example)", "markdownv2"),
            ("[x](https://acme.example/🔓)", "markdownv2"),
            ("```🔏\nx```", "markdownv2"),
            ("not well formed! 🔒", "markdownv2"),
        ] {
            let refusal = read(text, format).unwrap_err();
            assert_eq!((refusal.code, refusal.field.as_deref()), (Code::ReservedMark, Some("text")), "{text}");
        }
        assert_eq!(read("ab\u{2060}🔒", "text").unwrap_err().at, Some(3));
    }

    #[test]
    fn markdown_that_is_not_well_formed_goes_out_as_it_stands() {
        let words = read("ä *bold", "markdownv2").unwrap();
        assert_eq!(words.one(MESSAGE_UNITS_MAX).unwrap(), Formatted::plain("ä *bold"));
        let mut answer = json!({});
        words.tell_format(&mut answer);
        assert_eq!(
            (&answer["format"], &answer["code"], &answer["at"]),
            (&json!("plain"), &json!("format_plain"), &json!(2))
        );
        // Custom emoji can show anything: they are no markdown of ours.
        let custom = read("![👍](tg://emoji?id=5368324170671202286)", "markdownv2").unwrap();
        assert!(custom.fault.is_some() && custom.said.entities.is_empty());
        let words = read("*bold* _x_", "markdownv2").unwrap();
        let said = words.one(MESSAGE_UNITS_MAX).unwrap();
        assert_eq!((said.text.as_str(), said.entities.len()), ("bold x", 2));
        let mut answer = json!({});
        words.tell_format(&mut answer);
        assert_eq!(answer, json!({}));
    }

    #[test]
    fn a_text_that_shows_nothing_or_is_too_long_is_refused() {
        for text in ["", " \n ", "\u{202a}\u{2028}", "\u{0}\t"] {
            assert_eq!(read(text, "text").unwrap_err().code, Code::FieldRange, "{text:?}");
        }
        assert_eq!(read(&"x".repeat(TEXT_UNITS_MAX + 1), "text").unwrap_err().code, Code::TextTooLong);
        assert_eq!(read("x", "html").unwrap_err().code, Code::FieldRange);
        let long = read(&"x".repeat(TEXT_UNITS_MAX), "text").unwrap();
        assert_eq!(long.messages(MESSAGE_UNITS_MAX).unwrap().len(), 6);
        assert_eq!(long.one(MESSAGE_UNITS_MAX).unwrap_err().code, Code::TextTooLong);
    }
}
