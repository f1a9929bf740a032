//! A rich message as plain text: its own words in reading order, and a short word for what is none.
//!
//! It is read by the tag of each part. A reader that tried one shape after the other would need many times longer for each
//! level of nesting, and Telegram allows sixteen.

use crate::base::ids::UserId;
use crate::base::limits::{RICH_BLOCKS_MAX, RICH_CHARACTERS_MAX, RICH_DEPTH_MAX};
use crate::telegram::update::Mention;
use crate::telegram::view::{Fault, Members, View};

/// Stands at the end of a text that is not whole.
const CUT: &str = "\n(cut here: the message goes on)";
/// Stands for a part that is nested deeper than Telegram allows.
const DEEP: &str = "(a part nested too deeply)";
/// Stands for a part of a kind that is not known.
const UNKNOWN: &str = "(a part of a kind that is not passed on)";

/// A rich message, flattened.
#[derive(Debug)]
pub struct Flat {
    /// Its words.
    pub text: String,
    /// Whom it names.
    pub mentions: Vec<Mention>,
}

/// Flattens `rich_message`.
///
/// # Errors
/// It is not of the form that a rich message has.
pub fn flatten(rich: View<'_>) -> Result<Flat, Fault> {
    let mut walk = Walk {
        out: String::new(),
        left: RICH_CHARACTERS_MAX,
        blocks: RICH_BLOCKS_MAX,
        cut: false,
        mentions: Vec::new(),
    };
    walk.blocks(rich.members("rich_message")?.need("blocks")?, 1)?;
    let mut text = walk.out.trim().to_owned();
    if walk.cut {
        text.push_str(CUT);
    }
    Ok(Flat { text, mentions: walk.mentions })
}

struct Walk {
    out: String,
    /// Characters that may still come.
    left: usize,
    /// Blocks that may still come.
    blocks: usize,
    /// Whether something was left out for want of either.
    cut: bool,
    mentions: Vec<Mention>,
}

impl Walk {
    fn say(&mut self, text: &str) {
        let end = text.char_indices().nth(self.left).map_or(text.len(), |(end, _)| end);
        let (said, lost) = text.split_at_checked(end).unwrap_or_default();
        self.out.push_str(said);
        self.left = self.left.saturating_sub(said.chars().count());
        self.cut = self.cut || !lost.is_empty();
    }

    /// Begins a new line, unless one was begun.
    fn line(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with('\n') {
            self.say("\n");
        }
    }

    /// The items of a list; none of one that is longer than anything known.
    fn items<'a>(&mut self, list: View<'a>, field: &'static str) -> Result<Vec<View<'a>>, Fault> {
        match list.items(field) {
            Err(Fault::TooMany(_)) => {
                self.cut = true;
                Ok(Vec::new())
            }
            other => other,
        }
    }

    fn blocks(&mut self, list: View<'_>, depth: usize) -> Result<(), Fault> {
        if depth > RICH_DEPTH_MAX {
            self.say(DEEP);
            return Ok(());
        }
        for block in self.items(list, "blocks")? {
            let Some(left) = self.blocks.checked_sub(1) else {
                self.cut = true;
                return Ok(());
            };
            self.blocks = left;
            self.line();
            self.block(&block.members("block")?, depth)?;
        }
        Ok(())
    }

    fn block(&mut self, block: &Members<'_>, depth: usize) -> Result<(), Fault> {
        let deeper = depth.saturating_add(1);
        match block.need("type")?.string("type")?.as_str() {
            "paragraph" | "heading" | "footer" | "pre" | "pullquote" | "expandable_blockquote" | "thinking" => {
                self.text(block.need("text")?, deeper)?;
                self.part(block, "credit", deeper)
            }
            "mathematical_expression" => {
                self.say(&block.need("expression")?.string("expression")?);
                Ok(())
            }
            "blockquote" => {
                self.blocks(block.need("blocks")?, deeper)?;
                self.part(block, "credit", deeper)
            }
            "details" => {
                self.text(block.need("summary")?, deeper)?;
                self.line();
                self.blocks(block.need("blocks")?, deeper)
            }
            "list" => self.list(block.need("items")?, deeper),
            "table" => {
                self.table(block.need("cells")?, deeper)?;
                self.part(block, "caption", deeper)
            }
            "collage" | "slideshow" => {
                self.blocks(block.need("blocks")?, deeper)?;
                self.caption(block, deeper)
            }
            "anchor" => Ok(()),
            "divider" => {
                self.say("---");
                Ok(())
            }
            "animation" => self.media("(an animation)", block, deeper),
            "audio" => self.media("(a sound file)", block, deeper),
            "buttons" => self.media("(buttons)", block, deeper),
            "document" => self.media("(a document)", block, deeper),
            "map" => self.media("(a map)", block, deeper),
            "photo" => self.media("(a photo)", block, deeper),
            "video" => self.media("(a video)", block, deeper),
            "voice_note" => self.media("(a voice note)", block, deeper),
            _ => {
                self.say(UNKNOWN);
                Ok(())
            }
        }
    }

    fn media(&mut self, word: &str, block: &Members<'_>, depth: usize) -> Result<(), Fault> {
        self.say(word);
        self.caption(block, depth)
    }

    fn caption(&mut self, block: &Members<'_>, depth: usize) -> Result<(), Fault> {
        let Some(caption) = block.get("caption")? else { return Ok(()) };
        let caption = caption.members("caption")?;
        self.part(&caption, "text", depth)?;
        self.part(&caption, "credit", depth)
    }

    /// A text that need not be there, on a line of its own.
    fn part(&mut self, holder: &Members<'_>, field: &'static str, depth: usize) -> Result<(), Fault> {
        let Some(text) = holder.get(field)? else { return Ok(()) };
        self.line();
        self.text(text, depth)
    }

    fn list(&mut self, items: View<'_>, depth: usize) -> Result<(), Fault> {
        for item in self.items(items, "items")? {
            let item = item.members("items")?;
            self.line();
            self.say(&item.need("label")?.string("label")?);
            self.say(" ");
            let before = self.out.len();
            self.blocks(item.need("blocks")?, depth)?;
            // The first block stands on its label's line.
            if self.out.get(before..).is_some_and(|said| said.starts_with('\n')) {
                self.out.remove(before);
            }
        }
        Ok(())
    }

    fn table(&mut self, rows: View<'_>, depth: usize) -> Result<(), Fault> {
        for row in self.items(rows, "cells")? {
            self.line();
            for (index, cell) in self.items(row, "cells")?.into_iter().enumerate() {
                if index > 0 {
                    self.say(" | ");
                }
                if let Some(text) = cell.members("cells")?.get("text")? {
                    self.text(text, depth)?;
                }
            }
        }
        Ok(())
    }

    /// A text: a string, several texts, or a text with a mark.
    fn text(&mut self, text: View<'_>, depth: usize) -> Result<(), Fault> {
        if depth > RICH_DEPTH_MAX {
            self.say(DEEP);
            return Ok(());
        }
        match text.bytes().first() {
            Some(b'"') => self.say(&text.string("text")?),
            Some(b'[') => {
                for part in self.items(text, "text")? {
                    self.text(part, depth.saturating_add(1))?;
                }
            }
            _ => self.marked(&text.members("text")?, depth.saturating_add(1))?,
        }
        Ok(())
    }

    fn marked(&mut self, text: &Members<'_>, depth: usize) -> Result<(), Fault> {
        match text.need("type")?.string("type")?.as_str() {
            "anchor" => Ok(()),
            "button" => {
                self.say("(a button)");
                Ok(())
            }
            "custom_emoji" => {
                self.say(&text.need("alternative_text")?.string("alternative_text")?);
                Ok(())
            }
            "mathematical_expression" => {
                self.say(&text.need("expression")?.string("expression")?);
                Ok(())
            }
            kind @ ("anchor_link" | "bank_card_number" | "bold" | "bot_command" | "cashtag" | "code" | "date_time"
            | "email_address" | "hashtag" | "italic" | "marked" | "mention" | "phone_number" | "reference"
            | "reference_link" | "spoiler" | "strikethrough" | "subscript" | "superscript" | "text_mention"
            | "underline" | "url") => {
                self.names(kind, text)?;
                self.text(text.need("text")?, depth)
            }
            _ => {
                self.say(UNKNOWN);
                Ok(())
            }
        }
    }

    /// Notes whom a piece of text names.
    fn names(&mut self, kind: &str, text: &Members<'_>) -> Result<(), Fault> {
        let named = match kind {
            "mention" => Some(text.need("username")?.string("username")?),
            "bot_command" => {
                let command = text.need("bot_command")?.string("bot_command")?;
                command.split_once('@').map(|(_, name)| name.to_owned())
            }
            "text_mention" => {
                let id = text.need("user")?.members("user")?.need("id")?.int("id")?;
                self.mentions.push(Mention::User(UserId::new(id).ok_or(Fault::Range("id"))?));
                None
            }
            _ => None,
        };
        self.mentions.extend(named.map(|name| Mention::Name(name.trim_start_matches('@').to_owned())));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flat(blocks: &str) -> Flat {
        flatten(View::new(format!(r#"{{"blocks":[{blocks}]}}"#).as_bytes()).unwrap()).unwrap()
    }

    fn text(blocks: &str) -> String {
        flat(blocks).text
    }

    fn paragraph(text: &str) -> String {
        format!(r#"{{"type":"paragraph","text":{text}}}"#)
    }

    #[test]
    fn the_words_stand_in_reading_order_and_what_is_hidden_behind_them_does_not() {
        let blocks = [
            r#"{"type":"heading","size":1,"text":"Plan"}"#,
            r#"{"type":"paragraph","text":["see ",{"type":"bold","text":"this"}," ",{"type":"url","text":["the ","page"],"url":"https://MARKER"}]}"#,
            r#"{"type":"list","items":[{"label":"1.","blocks":[{"type":"paragraph","text":"one"}]},{"label":"2.","blocks":[{"type":"paragraph","text":"two"},{"type":"paragraph","text":"more"}]}]}"#,
            r#"{"type":"table","cells":[[{"text":"a","align":"left","valign":"top"},{"text":"b","align":"left","valign":"top"}],[{"align":"left","valign":"top"}]],"caption":"Table 1"}"#,
            r#"{"type":"details","summary":"more","blocks":[{"type":"blockquote","blocks":[{"type":"paragraph","text":"deep"}],"credit":"me"}]}"#,
            r#"{"type":"divider"}"#,
            r#"{"type":"anchor","name":"MARKER"}"#,
            r#"{"type":"mathematical_expression","expression":"x^2"}"#,
            r#"{"type":"pre","text":"let a = 1;","language":"MARKER"}"#,
        ];
        assert_eq!(
            text(&blocks.join(",")),
            "Plan\nsee this the page\n1. one\n2. two\nmore\na | b\nTable 1\nmore\ndeep\nme\n---\nx^2\nlet a = 1;"
        );
    }

    #[test]
    fn media_buttons_and_what_is_not_known_leave_a_word() {
        let blocks = [
            r#"{"type":"photo","photo":[{"file_id":"MARKER"}],"caption":{"text":"the terrace","credit":"Anna"}}"#,
            r#"{"type":"document","document":{"file_name":"MARKER"}}"#,
            r#"{"type":"map","location":{"latitude":1.5},"zoom":3}"#,
            r#"{"type":"buttons","buttons":[{"text":"MARKER","url":"https://MARKER"}]}"#,
            r#"{"type":"collage","blocks":[{"type":"video","video":{"file_name":"MARKER"}}],"caption":{"text":"both"}}"#,
            r#"{"type":"of_2031","text":"MARKER"}"#,
            r#"{"type":"paragraph","text":[{"type":"button","button":{"text":"MARKER"}},{"type":"of_2031","text":"MARKER"},{"type":"custom_emoji","custom_emoji_id":"MARKER","alternative_text":"🙂"}]}"#,
        ];
        assert_eq!(
            text(&blocks.join(",")),
            format!(
                "(a photo)\nthe terrace\nAnna\n(a document)\n(a map)\n(buttons)\n(a video)\nboth\n{UNKNOWN}\n(a button){UNKNOWN}🙂"
            )
        );
    }

    #[test]
    fn whom_it_names_is_known() {
        let named = flat(&paragraph(
            r#"[{"type":"mention","username":"mila_bot","text":"@mila_bot"},{"type":"mention","username":"@Other","text":"x"},
            {"type":"bot_command","bot_command":"/sum@mila_bot","text":"/sum"},{"type":"bot_command","bot_command":"/sum","text":"/sum"},
            {"type":"text_mention","user":{"id":4242,"is_bot":true},"text":"you"}]"#,
        ));
        let name = |name: &str| Mention::Name(name.to_owned());
        let id = UserId::new(4242).unwrap();
        assert_eq!(named.mentions, [name("mila_bot"), name("Other"), name("mila_bot"), Mention::User(id)]);
    }

    #[test]
    fn sixteen_levels_cost_no_more_than_their_size_and_a_deeper_part_is_left_out() {
        let nested = |levels: usize| {
            let (open, close) = (r#"{"type":"blockquote","blocks":["#, "]}");
            format!("{}{}{}", open.repeat(levels), paragraph("\"x\""), close.repeat(levels))
        };
        assert_eq!(text(&nested(14)), "x");
        assert_eq!(text(&nested(16)), DEEP);
        assert_eq!(text(&nested(5000)), DEEP);
        let bold = |levels: usize| {
            let text = format!("{}\"x\"{}", r#"{"type":"bold","text":"#.repeat(levels), "}".repeat(levels));
            paragraph(&text)
        };
        assert_eq!(text(&bold(7)), "x");
        assert_eq!(text(&bold(5000)), DEEP);
        assert_eq!(text(&paragraph(&format!("{}{}", "[".repeat(5000), "]".repeat(5000)))), DEEP);
    }

    #[test]
    fn what_is_too_long_or_too_much_is_cut_and_says_so() {
        let long = text(&paragraph(&format!("\"{}\"", "ж".repeat(RICH_CHARACTERS_MAX + 1))));
        assert_eq!(long.chars().count(), RICH_CHARACTERS_MAX + CUT.chars().count());
        assert!(long.ends_with(CUT));
        let whole = text(&paragraph(&format!("\"{}\"", "ж".repeat(RICH_CHARACTERS_MAX))));
        assert!(!whole.ends_with(CUT));
        let blocks = vec![r#"{"type":"divider"}"#; RICH_BLOCKS_MAX + 1].join(",");
        assert!(text(&blocks).ends_with(CUT));
        assert!(!text(&vec![r#"{"type":"divider"}"#; RICH_BLOCKS_MAX].join(",")).ends_with(CUT));
        assert!(text(&vec![r#"{"type":"divider"}"#; 5000].join(",")).ends_with("goes on)"));
    }

    #[test]
    fn what_has_not_the_form_of_a_rich_message_is_a_fault() {
        for wrong in [
            "7",
            r#"{"type":7}"#,
            r#"{"text":"x"}"#,
            r#"{"type":"paragraph"}"#,
            r#"{"type":"paragraph","text":7}"#,
            r#"{"type":"paragraph","text":{"text":"x"}}"#,
            r#"{"type":"paragraph","type":"pre","text":"x"}"#,
        ] {
            assert!(flatten(View::new(format!(r#"{{"blocks":[{wrong}]}}"#).as_bytes()).unwrap()).is_err(), "{wrong}");
        }
    }
}
