//! Text with entities, built once from the front: positions are counted in UTF-16 units (Bot API, `MessageEntity`).

/// A message as it is sent: no parse mode, only these entities.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Message {
    /// The text.
    pub text: String,
    /// Its entities, in order.
    pub entities: Vec<Entity>,
}

/// An entity of ours.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Entity {
    /// Which.
    pub kind: EntityKind,
    /// UTF-16 units before it.
    pub offset: usize,
    /// UTF-16 units in it.
    pub length: usize,
}

/// The two entities that keep Telegram from making anything clickable of a text.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum EntityKind {
    /// Inline.
    Code,
    /// A block.
    Pre,
}

impl EntityKind {
    /// The Bot API's word.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Code => "code",
            Self::Pre => "pre",
        }
    }
}

/// A message in the making.
#[derive(Clone, Debug, Default)]
pub(super) struct Page {
    message: Message,
    units: usize,
}

/// What goes into a slot of a template.
#[derive(Clone, Debug)]
pub(super) enum Slot {
    /// Somebody's value: in a `code` entity.
    Code(String),
    /// A finished page.
    Page(Page),
    /// A constant or a number of ours.
    Plain(String),
}

/// A slot for a constant or a number of ours.
pub(super) fn plain(text: impl Into<String>) -> Slot {
    Slot::Plain(text.into())
}

/// A slot for somebody's value.
pub(super) fn code(text: impl Into<String>) -> Slot {
    Slot::Code(text.into())
}

impl Page {
    /// Appends a constant of ours.
    pub(super) fn push(&mut self, text: &str) {
        self.units = self.units.saturating_add(text.encode_utf16().count());
        self.message.text.push_str(text);
    }

    /// Begins a new line.
    pub(super) fn line(&mut self) {
        if !self.message.text.is_empty() {
            self.push("\n");
        }
    }

    /// Appends a value inline.
    pub(super) fn code(&mut self, text: &str) {
        self.marked(EntityKind::Code, text);
    }

    /// Appends a value as a block.
    pub(super) fn pre(&mut self, text: &str) {
        self.marked(EntityKind::Pre, text);
    }

    /// Appends another page.
    pub(super) fn add(&mut self, page: &Self) {
        let shift = self.units;
        self.push(&page.message.text);
        self.message.entities.extend(
            page.message
                .entities
                .iter()
                .map(|entity| Entity { offset: entity.offset.saturating_add(shift), ..*entity }),
        );
    }

    /// Appends a finished message.
    pub(super) fn append(&mut self, message: &Message) {
        let page = Self { message: message.clone(), units: message.text.encode_utf16().count() };
        self.add(&page);
    }

    /// Appends a template with its slots filled. What goes in is never looked at for slots; a slot without a value stays
    /// as it is, which the tests of the words would show.
    pub(super) fn fill(&mut self, template: &str, slots: &[(&str, Slot)]) {
        let mut rest = template;
        while let Some((before, after)) = rest.split_once('{') {
            self.push(before);
            let Some((name, after)) = after.split_once('}') else { break };
            match slots.iter().find(|(slot, _)| *slot == name) {
                Some((_, Slot::Plain(text))) => self.push(text),
                Some((_, Slot::Code(text))) => self.code(text),
                Some((_, Slot::Page(page))) => self.add(page),
                None => self.push(&format!("{{{name}}}")),
            }
            rest = after;
        }
        self.push(rest);
    }

    /// The message.
    pub(super) fn message(self) -> Message {
        self.message
    }

    fn marked(&mut self, kind: EntityKind, text: &str) {
        let offset = self.units;
        self.push(text);
        let length = self.units.saturating_sub(offset);
        // Telegram refuses an empty entity.
        if length > 0 {
            self.message.entities.push(Entity { kind, offset, length });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_into_a_slot_is_never_looked_at_for_slots() {
        let mut page = Page::default();
        page.fill("{a} and {b}", &[("a", code("{b}")), ("b", plain("B"))]);
        assert_eq!(page.message().text, "{b} and B");
    }

    #[test]
    fn positions_are_counted_in_utf16_units() {
        let mut page = Page::default();
        page.push("🔒 ");
        page.code("ü😀");
        let mut outer = Page::default();
        outer.push("😀");
        outer.add(&page);
        let message = outer.message();
        assert_eq!(message.entities, vec![Entity { kind: EntityKind::Code, offset: 5, length: 3 }]);
    }

    #[test]
    fn an_empty_value_makes_no_entity() {
        let mut page = Page::default();
        page.code("");
        assert!(page.message().entities.is_empty());
    }
}
