//! The reader: one pass, with a stack of what is open.

use crate::telegram::markdown::{Fault, Formatted, Mark, MarkKind, Why};

/// Marks open at once: there are ten kinds.
const OPEN_MAX: usize = 16;
/// Bytes of a link: what browsers take.
const URL_MAX: usize = 2048;
/// Bytes of a language's name, which clients show above the block.
const LANGUAGE_MAX: usize = 32;

/// What is open.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Tag {
    Blockquote,
    Bold,
    Italic,
    Link,
    Spoiler,
    Strikethrough,
    Underline,
}

struct Open {
    tag: Tag,
    /// Where it begins in the source, in bytes.
    at: usize,
    /// Where it begins in the text, in units.
    start: usize,
}

/// A text that is being read, from the front.
#[derive(Default)]
pub(super) struct Parser<'a> {
    source: &'a str,
    at: usize,
    text: String,
    units: usize,
    open: Vec<Open>,
    marks: Vec<Mark>,
    /// Where code stands in the text, in units: other styles stop before it and go on behind it.
    code: Vec<(usize, usize)>,
    /// Whether a quotation can begin here.
    line_start: bool,
}

impl<'a> Parser<'a> {
    /// Begins to read.
    pub(super) fn new(source: &'a str) -> Self {
        Self { source, line_start: true, ..Self::default() }
    }

    /// Reads all of it.
    pub(super) fn read(mut self) -> Result<Formatted, Fault> {
        while let Some(c) = self.peek() {
            self.step(c)?;
        }
        self.finish()
    }

    fn rest(&self) -> &str {
        self.source.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip(&mut self, bytes: usize) {
        self.at = self.at.saturating_add(bytes);
    }

    /// Takes these characters if they are next.
    fn take(&mut self, token: &str) -> bool {
        let next = self.rest().starts_with(token);
        if next {
            self.skip(token.len());
        }
        next
    }

    /// The character that a backslash makes an ordinary one, if both are next. Telegram lets any ASCII character be escaped.
    fn take_escaped(&mut self) -> Option<char> {
        let c = self.rest().strip_prefix('\\')?.chars().next().filter(|c| matches!(c, '\u{1}'..='\u{7e}'))?;
        self.skip(2);
        Some(c)
    }

    /// Appends to the text. Telegram takes carriage returns out, so they are not counted here either.
    fn push(&mut self, c: char) {
        if c != '\r' {
            self.text.push(c);
            self.units = self.units.saturating_add(c.len_utf16());
            self.line_start = c == '\n';
        }
    }

    fn fault<T>(&self, why: Why) -> Result<T, Fault> {
        Err(Fault { at: self.at, why })
    }

    fn is_open(&self, tag: Tag) -> bool {
        self.open.iter().any(|open| open.tag == tag)
    }

    fn top(&self) -> Option<Tag> {
        self.open.last().map(|open| open.tag)
    }

    fn step(&mut self, c: char) -> Result<(), Fault> {
        if let Some(plain) = self.take_escaped() {
            self.push(plain);
            return Ok(());
        }
        match c {
            '*' => self.style(Tag::Bold, "*"),
            '_' if self.rest().starts_with("__") => self.style(Tag::Underline, "__"),
            '_' => self.style(Tag::Italic, "_"),
            '~' => self.style(Tag::Strikethrough, "~"),
            '|' if self.rest().starts_with("||") => self.style(Tag::Spoiler, "||"),
            '`' if self.rest().starts_with("```") => self.block(),
            '`' => self.inline(),
            '[' if self.is_open(Tag::Link) => self.fault(Why::Nested),
            '[' => self.begin(Tag::Link, "["),
            ']' if self.top() == Some(Tag::Link) => self.link(),
            '>' if self.line_start => self.quote(),
            '\n' => self.line_end(),
            '!' if self.rest().starts_with("![") => self.fault(Why::CustomEmoji),
            '>' | '|' | ']' | '(' | ')' | '#' | '+' | '-' | '=' | '{' | '}' | '.' | '!' => self.fault(Why::Reserved(c)),
            _ => {
                self.skip(c.len_utf8());
                self.push(c);
                Ok(())
            }
        }
    }

    fn begin(&mut self, tag: Tag, token: &str) -> Result<(), Fault> {
        if self.open.len() >= OPEN_MAX {
            return self.fault(Why::TooDeep);
        }
        self.open.push(Open { tag, at: self.at, start: self.units });
        self.skip(token.len());
        Ok(())
    }

    /// What begins a style ends it too, if nothing else was begun in between.
    fn style(&mut self, tag: Tag, token: &str) -> Result<(), Fault> {
        if self.top() != Some(tag) {
            return self.begin(tag, token);
        }
        self.skip(token.len());
        let Some(open) = self.open.pop() else { return Ok(()) };
        // Bold within bold is bold.
        if !self.is_open(tag) {
            self.mark_around_code(tag, open.start);
        }
        Ok(())
    }

    /// Marks all since `start` but code, which can be nothing else at the same time.
    fn mark_around_code(&mut self, tag: Tag, start: usize) {
        let kind = match tag {
            Tag::Bold => MarkKind::Bold,
            Tag::Italic => MarkKind::Italic,
            Tag::Spoiler => MarkKind::Spoiler,
            Tag::Strikethrough => MarkKind::Strikethrough,
            Tag::Underline => MarkKind::Underline,
            Tag::Blockquote | Tag::Link => return,
        };
        let first = self.code.partition_point(|(from, _)| *from < start);
        let mut from = start;
        for (code, end) in self.code.split_off(first) {
            self.mark(kind.clone(), from, code);
            self.code.push((code, end));
            from = end;
        }
        self.mark(kind, from, self.units);
    }

    fn mark(&mut self, kind: MarkKind, from: usize, to: usize) {
        let length = to.saturating_sub(from);
        // Telegram refuses an empty one.
        if length > 0 {
            self.marks.push(Mark { kind, offset: from, length });
        }
    }

    /// Fixed width up to the next back-tick.
    fn inline(&mut self) -> Result<(), Fault> {
        let (at, start) = (self.at, self.units);
        self.skip(1);
        while !self.take("`") {
            self.verbatim(at)?;
        }
        self.code(MarkKind::Code, start);
        Ok(())
    }

    /// Fixed width up to the next three back-ticks. A word right after the first three is the language, if a blank follows; one line
    /// feed before the block is not its own.
    fn block(&mut self) -> Result<(), Fault> {
        let (at, start) = (self.at, self.units);
        self.skip(3);
        let word =
            self.rest().split(|c: char| c.is_ascii_whitespace() || c == '`').next().unwrap_or_default().to_owned();
        let after = self.rest().get(word.len()..).and_then(|rest| rest.chars().next());
        let language = (!word.is_empty() && after.is_some_and(|c| c != '`')).then_some(word);
        if let Some(word) = &language {
            let plain = word.bytes().all(|b| b.is_ascii_alphanumeric() || b"+-#._".contains(&b));
            if !plain || word.len() > LANGUAGE_MAX {
                return self.fault(Why::Language);
            }
            self.skip(word.len());
        }
        if !self.take("\r\n") && !self.take("\n\r") && !self.take("\n") {
            self.take("\r");
        }
        while !self.take("```") {
            if self.rest().starts_with('`') {
                return self.fault(Why::Reserved('`'));
            }
            self.verbatim(at)?;
        }
        self.code(MarkKind::Pre(language), start);
        Ok(())
    }

    /// A character within code, where only the back-tick and the backslash mean something.
    fn verbatim(&mut self, opened: usize) -> Result<(), Fault> {
        let escaped = self.take_escaped();
        let Some(c) = escaped.or_else(|| self.peek()) else { return Err(Fault { at: opened, why: Why::Unclosed }) };
        if escaped.is_none() {
            self.skip(c.len_utf8());
        }
        self.push(c);
        // As Telegram has it: no quotation begins where code has just ended, unless its last line feed was escaped.
        self.line_start = self.line_start && escaped.is_some();
        Ok(())
    }

    fn code(&mut self, kind: MarkKind, start: usize) {
        // A link is nothing else at the same time: its words stay.
        if !self.is_open(Tag::Link) && start < self.units {
            self.mark(kind, start, self.units);
            self.code.push((start, self.units));
        }
    }

    /// The end of a label, and the link behind it.
    fn link(&mut self) -> Result<(), Fault> {
        if !self.rest().starts_with("](") {
            return self.fault(Why::NoUrl);
        }
        self.skip(2);
        let at = self.at;
        let mut url = String::new();
        loop {
            if let Some(c) = self.take_escaped() {
                url.push(c);
            } else if self.take(")") {
                break;
            } else {
                let Some(c) = self.peek() else { return Err(Fault { at, why: Why::Unclosed }) };
                self.skip(c.len_utf8());
                url.push(c);
            }
        }
        if !leads_somewhere(&url) {
            return Err(Fault { at, why: Why::Url });
        }
        let Some(open) = self.open.pop() else { return Ok(()) };
        if open.start == self.units {
            return Err(Fault { at: open.at, why: Why::EmptyLabel });
        }
        self.mark(MarkKind::Link(url), open.start, self.units);
        Ok(())
    }

    /// A quotation begins, or goes on in its next line.
    fn quote(&mut self) -> Result<(), Fault> {
        if self.is_open(Tag::Link) {
            return self.fault(Why::Nested);
        }
        if self.is_open(Tag::Blockquote) {
            self.skip(1);
            return Ok(());
        }
        self.begin(Tag::Blockquote, ">")
    }

    /// A line ends, and with it a quotation, unless the next line is quoted too.
    fn line_end(&mut self) -> Result<(), Fault> {
        if self.is_open(Tag::Blockquote) && !self.rest().starts_with("\n>") {
            self.end_quote()?;
        }
        self.skip(1);
        self.push('\n');
        Ok(())
    }

    /// Ends the quotation. Two bars right before its end, which begin no spoiler then, say that it is shown folded.
    fn end_quote(&mut self) -> Result<(), Fault> {
        let before = self.source.get(..self.at).unwrap_or_default().trim_end_matches('\r').len();
        let bars = |open: &Open| open.tag == Tag::Spoiler && open.at.saturating_add(2) == before;
        let folded = self.open.last().is_some_and(bars);
        if folded {
            self.open.pop();
        }
        match self.open.pop() {
            Some(Open { tag: Tag::Blockquote, start, .. }) => {
                let kind = if folded { MarkKind::ExpandableBlockquote } else { MarkKind::Blockquote };
                self.mark(kind, start, self.units);
                Ok(())
            }
            Some(Open { at, .. }) => Err(Fault { at, why: Why::Unclosed }),
            None => self.fault(Why::Unclosed),
        }
    }

    fn finish(mut self) -> Result<Formatted, Fault> {
        if self.is_open(Tag::Blockquote) {
            self.end_quote()?;
        }
        if let Some(open) = self.open.last() {
            return Err(Fault { at: open.at, why: Why::Unclosed });
        }
        // Marks were noted as they ended, inner ones first; of equal ones that order stays, so they are turned round before.
        self.marks.reverse();
        self.marks.sort_by_key(|mark| (mark.offset, std::cmp::Reverse(mark.length)));
        Ok(Formatted { text: self.text, entities: self.marks })
    }
}

/// Whether Telegram takes this for a link: one of its schemes, or a host's name as people write it.
fn leads_somewhere(url: &str) -> bool {
    // Nothing that would not show, or show as something else, where a client asks whether to open it.
    let shown = url.chars().all(|c| c.is_ascii_graphic() || (!c.is_ascii() && c.is_alphanumeric()));
    let lower = url.get(..8).unwrap_or(url).to_ascii_lowercase();
    let schemes = ["http://", "https://", "tg://", "ton://"];
    let rest = schemes.iter().find(|scheme| lower.starts_with(**scheme)).and_then(|scheme| url.get(scheme.len()..));
    let holds = match rest {
        Some(rest) => rest.starts_with(char::is_alphanumeric) || rest.starts_with('['),
        None => !url.contains("://") && url.split(['/', '?', '#']).next().is_some_and(is_host),
    };
    shown && holds && url.len() <= URL_MAX
}

fn is_host(name: &str) -> bool {
    let (host, port) = name.split_once(':').unwrap_or((name, "1"));
    let label = |label: &str| {
        !label.is_empty() && !label.starts_with('-') && label.chars().all(|c| c.is_alphanumeric() || c == '-')
    };
    host.contains('.')
        && host.split('.').all(label)
        && !host.ends_with(|c: char| c.is_ascii_digit())
        && port.parse::<u16>().is_ok()
}
