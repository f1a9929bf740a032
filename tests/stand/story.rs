//! The main job, told and checked: ask, look at the card, press, see it run once; then no, and the journal.

use std::fs;
use std::io::Write;

use super::gate::{Gate, Said};
use super::phone;
use super::world::Message;

/// Tells the story and counts what is not as promised.
pub struct Teller<W: Write> {
    out: W,
    chapter: usize,
    wrong: Vec<String>,
}

impl<W: Write> Teller<W> {
    /// A teller that writes here.
    pub const fn new(out: W) -> Self {
        Self { out, chapter: 0, wrong: Vec::new() }
    }

    pub(super) fn line(&mut self, text: &str) {
        writeln!(self.out, "{text}").expect("somebody listens");
    }

    pub(super) fn chapter(&mut self, title: &str) {
        self.chapter += 1;
        self.line(&format!("\n{}. {title}", self.chapter));
    }

    pub(super) fn check(&mut self, what: &str, holds: bool) {
        self.line(&format!("   {} {what}", if holds { "✓" } else { "✗ NOT SO:" }));
        if !holds {
            self.wrong.push(what.to_owned());
        }
    }

    pub(super) fn show(&mut self, message: &Message) {
        for line in phone::drawn(message).lines() {
            self.line(&format!("   {line}"));
        }
    }

    fn said(&mut self, command: &str, said: &Said) {
        self.line(&format!("   $ {command}"));
        self.line(&format!("   {} (exit {})", said.out.trim(), said.code));
        if !said.err.trim().is_empty() {
            self.line(&format!("   {}", said.err.trim()));
        }
    }
}

/// A post that needs more than one part.
pub fn long_text() -> String {
    let mut text = String::from("The summer menu is here.\n\n");
    for dish in 1..=110 {
        let dish = format!("Dish {dish}: grilled vegetables with a sauce of lemon and thyme, 12.50 a plate.\n");
        text.push_str(&dish);
    }
    text + "\nSee you at Grüner Weg 5, daily from 18:30. 🍋"
}

/// Plays the whole story on a gate that has just started. Gives what was not as promised.
pub fn play<W: Write>(gate: &mut Gate, out: W) -> Vec<String> {
    let mut tell = Teller::new(out);
    introduce(gate, &mut tell);
    let text = long_text();
    let menu: Vec<u8> = (0..3000_u32).map(|n| u8::try_from(n * 7 % 251).expect("below 251")).collect();
    let files = [("terrace.jpg", b"\xff\xd8\xff\xe0 a picture of the terrace".to_vec()), ("menu.png", menu)];
    let (id, card) = ask_with_files(gate, &mut tell, &text, &files);
    stranger(gate, &mut tell, &card);
    let receipt = yes(gate, &mut tell, &id, &card, &text, &files);
    twice(gate, &mut tell, &receipt, &card);
    let changed = text.replace("12.50", "13.50");
    no(gate, &mut tell, &changed, &files);
    no_for_a_day(gate, &mut tell, &changed, &files);
    standing_permission(gate, &mut tell);
    super::story_session::play(gate, &mut tell);
    super::story_knowledge::play(gate, &mut tell);
    super::story_guests::play(gate, &mut tell);
    journal(gate, &mut tell, &receipt);
    let wrong = tell.wrong.len();
    match wrong {
        0 => tell.line("\nEverything was as promised."),
        _ => tell.line(&format!("\nNOT as promised: {wrong}")),
    }
    tell.wrong
}

fn introduce<W: Write>(gate: &Gate, tell: &mut Teller<W>) {
    tell.line(&format!("Everything happens in {}; nothing outside of it is touched.", gate.folder().display()));
    tell.line(&format!("Telegram is played by the stand at {}: no real bot, no network.", gate.url()));
    if gate.walled() {
        tell.line("The daemons are the real ones, each under a uid of its own.");
    } else {
        tell.line("The daemons are the real ones. Not root: all of them run as this user, so the walls between users");
        tell.line("are missing (plain mode).");
    }
}

fn ask_with_files<W: Write>(
    gate: &mut Gate,
    tell: &mut Teller<W>,
    text: &str,
    files: &[(&str, Vec<u8>)],
) -> (String, Message) {
    tell.chapter("The agent asks for one action: a long text and two files.");
    let field = format!("text={text}");
    let paths: Vec<String> =
        files.iter().map(|(name, bytes)| gate.session_file(name, bytes).display().to_string()).collect();
    let said = gate.ask(&["note", "--field", &field, "--file", &paths[0], "--file", &paths[1]]);
    tell.said("mila-gate ask note --field text=… --file terrace.jpg --file menu.png", &said);
    tell.check("the request waits (state asked, ran no, exit 75)", asked(&said));
    let id = said.get("id").to_owned();

    tell.chapter("Anna's phone: first the text in parts, then the files, last the card with its buttons.");
    let card = gate.world.message("the card with its buttons", gate.anna.id, |message| message.has("Yes, write"));
    let before: Vec<Message> = gate.world.lock().chats[&gate.anna.id].messages.values().cloned().collect();
    for message in &before {
        tell.show(message);
    }
    let parts: Vec<&Message> =
        before.iter().filter(|message| message.id < card.id && message.document().is_none()).collect();
    let inside: Vec<String> = parts.iter().flat_map(|message| message.inside("pre")).collect();
    tell.check("the text came in more than one part", parts.len() > 1);
    tell.check("the parts together are the text, to the last character", joined(text, &inside));
    let sent: Vec<&Message> = before.iter().filter(|message| message.document().is_some()).collect();
    let names: Vec<&str> = sent.iter().filter_map(|message| message.document()).collect();
    tell.check("both files came as documents, in order", names == [files[0].0, files[1].0]);
    let whole = sent.iter().zip(files).all(|(message, (_, bytes))| bytes_of(gate, message) == *bytes);
    tell.check("their bytes are the agent's bytes", whole);
    tell.check("the card says EXACT, and stands last", card.text().contains("EXACT: this will run"));
    tell.check(
        "only the card rings",
        !card.silent && before.iter().all(|message| message.silent || message.id == card.id),
    );
    tell.check("nothing has run", gate.written().is_empty());
    (id, card)
}

fn asked(said: &Said) -> bool {
    said.code == 75 && said.get("state") == "asked" && said.get("ran") == "no" && said.json["final"] == false
}

/// Whether the parts are the text: between two parts lies nothing, one space, one line feed or one empty line.
pub fn joined(text: &str, parts: &[String]) -> bool {
    let mut rest = text;
    for part in parts {
        let after = ["", " ", "\n", "\n\n"].iter().find_map(|gap| rest.strip_prefix(gap)?.strip_prefix(part.as_str()));
        match after {
            Some(after) => rest = after,
            None => return false,
        }
    }
    rest.is_empty()
}

fn bytes_of(gate: &Gate, message: &Message) -> Vec<u8> {
    let id = message.content["document"]["file_id"].as_str().unwrap_or_default();
    gate.world.lock().files.get(id).map(|file| file.bytes.to_vec()).unwrap_or_default()
}

fn stranger<W: Write>(gate: &Gate, tell: &mut Teller<W>, card: &Message) {
    tell.chapter("A stranger got hold of the button's data and presses it.");
    let data = card.data_of("Yes, write").unwrap_or_default();
    let toast = gate.world.toast(&gate.mallory.sends_data(card, &data));
    tell.line(&format!("   Mallory reads: {toast}"));
    tell.check("refused: only an owner can press", toast == "Only an owner can press this.");
    tell.check("nothing has run", gate.written().is_empty());
}

fn yes<W: Write>(
    gate: &mut Gate,
    tell: &mut Teller<W>,
    id: &str,
    card: &Message,
    text: &str,
    files: &[(&str, Vec<u8>)],
) -> Message {
    tell.chapter("Anna looks at it and presses \"Yes, write\".");
    gate.pressable(card);
    let toast = gate.world.toast(&gate.anna.presses(card, "Yes, write"));
    tell.line(&format!("   Anna reads: {toast}"));
    tell.check("Telegram confirmed the press", toast == "Yes received. See the card.");
    let receipt = gate.world.becomes("the receipt", card, |message| message.text().contains("DONE"));
    tell.show(&receipt);
    tell.check("the card lost its buttons", receipt.labels().is_empty());
    let said = gate.ends(id);
    tell.line(&format!("   The agent reads: {said}"));
    tell.check(
        "executed, ran yes, final",
        said["state"] == "executed" && said["ran"] == "yes" && said["final"] == true,
    );
    let names = gate.written();
    tell.line(&format!("   {}: {}", gate.notes().display(), names.join(" ")));
    let read = |name: &str| fs::read(gate.notes().join(name)).unwrap_or_default();
    tell.check("the note holds the text, to the last byte", read(&format!("{id}.txt")) == text.as_bytes());
    let same = files.iter().enumerate().all(|(n, (_, bytes))| read(&format!("{id}-{}", n + 1)) == *bytes);
    tell.check("the program had the files, to the last byte", same);
    tell.check("it ran once", gate.steps_of(id).iter().filter(|step| *step == "used").count() == 1);
    receipt
}

fn twice<W: Write>(gate: &Gate, tell: &mut Teller<W>, receipt: &Message, card: &Message) {
    tell.chapter("An old phone still shows the button. Anna presses it a second time.");
    let data = card.data_of("Yes, write").unwrap_or_default();
    let before = (gate.written(), gate.steps().len());
    let toast = gate.world.toast(&gate.anna.sends_data(receipt, &data));
    tell.line(&format!("   Anna reads: {toast}"));
    tell.check("refused: already answered", toast.starts_with("Already answered: Anna, yes"));
    tell.check("nothing ran again", before == (gate.written(), gate.steps().len()));
}

/// The same request as the first, but for its text.
fn ask_changed<W: Write>(gate: &Gate, tell: &mut Teller<W>, changed: &str, files: &[(&str, Vec<u8>)]) -> Said {
    let field = format!("text={changed}");
    let paths: Vec<String> =
        files.iter().map(|(name, bytes)| gate.session_file(name, bytes).display().to_string()).collect();
    let said = gate.ask(&["note", "--field", &field, "--file", &paths[0], "--file", &paths[1]]);
    tell.said("mila-gate ask note --field text=…13.50… --file terrace.jpg --file menu.png", &said);
    said
}

fn no<W: Write>(gate: &mut Gate, tell: &mut Teller<W>, changed: &str, files: &[(&str, Vec<u8>)]) {
    tell.chapter(
        "The agent changes one price, and nothing else. That is another action, so it asks again; Anna says no.",
    );
    let said = ask_changed(gate, tell, changed, files);
    tell.check("the changed text needs its own card", asked(&said));
    let id = said.get("id").to_owned();
    let card = gate.world.message("the second card", gate.anna.id, |message| message.has("Yes, write"));
    let toast = gate.world.toast(&gate.anna.presses(&card, "No"));
    tell.line(&format!("   Anna reads: {toast}"));
    tell.check("the answer says that nothing ran", toast == "No. Nothing ran.");
    let over = gate.world.becomes("the card after a no", &card, |message| message.text().contains("🔒 NO"));
    tell.show(&over);
    let said = gate.ends(&id);
    tell.line(&format!("   The agent reads: {said}"));
    tell.check("declined, ran no, final", said["state"] == "declined" && said["ran"] == "no" && said["final"] == true);
    tell.check("there is no note of it", !gate.written().iter().any(|name| name.contains(&id)));
}

fn no_for_a_day<W: Write>(gate: &mut Gate, tell: &mut Teller<W>, changed: &str, files: &[(&str, Vec<u8>)]) {
    tell.chapter("The agent asks for the very same again.");
    let cards = gate.world.count("sendMessage");
    let said = ask_changed(gate, tell, changed, files);
    tell.check(
        "refused for today (declined_today, stop)",
        said.get("code") == "declined_today" && said.get("next") == "stop",
    );
    tell.check("no card was drawn", gate.world.count("sendMessage") == cards);
    tell.line("   A day and a minute later:");
    gate.advance(24 * 3600 + 60);
    let said = ask_changed(gate, tell, changed, files);
    tell.check("it may be asked again", asked(&said));
    let card = gate.world.message("the third card", gate.anna.id, |message| message.has("Yes, write"));
    let toast = gate.world.toast(&gate.anna.presses(&card, "No"));
    tell.line(&format!("   Anna says no once more, and reads: {toast}"));
    gate.ends(said.get("id"));
}

/// `post`: a note to a place, which a standing permission may cover.
fn post_kind(gate: &Gate) -> serde_json::Value {
    let mut kind = super::plan::note_kind(&gate.notes());
    kind["id"] = "post".into();
    kind["mandate_ok"] = true.into();
    kind["fields"]["to"] = serde_json::json!({"type": "target", "from": ["table"]});
    kind["order"] = serde_json::json!(["to", "text"]);
    kind["targets"] = serde_json::json!({"board": {"name": "Notice board", "runs": {}}});
    for (language, act, done, unit) in
        [("en", "Post on the board", "posted", "posts"), ("ru", "Повесить на доску", "повешено", "записей")]
    {
        for (name, word) in [("act", act), ("done", done), ("unit", unit)] {
            kind["words"][language][name] = word.into();
        }
    }
    kind
}

fn standing_permission<W: Write>(gate: &mut Gate, tell: &mut Teller<W>) {
    tell.chapter("The agent has many small posts to make. It asks for a standing permission; Anna opens it.");
    gate.put_kind(&post_kind(gate));
    let asked_for = ["permission", "ask", "post", "--target", "board", "--count", "2", "--cents", "0", "--days", "7"];
    let said = gate.as_session(&asked_for);
    tell.said(&format!("mila-gate {}", asked_for.join(" ")), &said);
    tell.check("a permission is asked for like anything else", asked(&said));
    let card = gate.world.message("the card of the permission", gate.anna.id, |message| message.has("Allow 7 days"));
    tell.show(&card);
    tell.check("the card says that nobody will be asked", card.text().contains("this will run WITHOUT asking"));
    gate.pressable(&card);
    gate.world.toast(&gate.anna.presses(&card, "Allow 7 days"));
    tell.check("opened by her press", gate.ends(said.get("id"))["state"] == "executed");

    tell.chapter("Inside it a post runs at once, and Anna gets a receipt. Then she stops it.");
    let post = |text: &str| gate.ask(&["post", "--field", "to=board", "--field", &format!("text={text}")]);
    let said = post("Open until ten tonight.");
    let end = gate.ends(said.get("id"));
    tell.check(
        "it ran without a card",
        end["ran"] == "yes" && !gate.steps_of(said.get("id")).contains(&"shown".into()),
    );
    let receipt = gate.world.message("the receipt", gate.anna.id, |message| {
        message.has("Stop permission") && message.text().contains("DONE without asking")
    });
    tell.show(&receipt);
    tell.check("the receipt tells what was used of the day", receipt.text().contains("Today: 1 of 2"));
    let toast = gate.world.toast(&gate.anna.presses(&receipt, "Stop permission"));
    tell.line(&format!("   Anna reads: {toast}"));
    let over = gate.world.becomes("the end of it", &receipt, |message| message.text().contains("STOPPED"));
    tell.show(&over);
    let said = post("Closed tomorrow.");
    tell.check("the next one asks again", asked(&said));
    let card = gate.world.message("its card", gate.anna.id, |message| {
        message.has("Yes, write") && message.inside("pre").iter().any(|inside| inside == "Closed tomorrow.")
    });
    gate.world.toast(&gate.anna.presses(&card, "No"));
    gate.ends(said.get("id"));
}

fn journal<W: Write>(gate: &Gate, tell: &mut Teller<W>, receipt: &Message) {
    tell.chapter("The journal is checked with the anchor that Anna's phone kept.");
    let anchor = anchor(receipt.text()).unwrap_or_default();
    tell.check("the receipt carries an anchor", !anchor.is_empty());
    let path = gate.journal().display().to_string();
    tell.line("   $ mila-gate decisions show decisions.jsonl");
    for line in gate.host_plain(&["decisions", "show", &path]).out.lines() {
        tell.line(&format!("   {line}"));
    }
    let said = gate.host_plain(&["decisions", "verify", &path, "--anchor", &anchor]);
    tell.said(&format!("mila-gate decisions verify decisions.jsonl --anchor {anchor}"), &said);
    tell.check("the chain is whole and holds the anchor", said.code == 0 && said.out.starts_with("ok "));
    let forged = gate.folder().join("forged.jsonl");
    let text = fs::read_to_string(gate.journal()).unwrap_or_default();
    fs::write(&forged, text.replacen("\"declined\"", "\"granted\"", 1)).expect("a forged copy");
    let said = gate.host_plain(&["decisions", "verify", &forged.display().to_string(), "--anchor", &anchor]);
    tell.said("mila-gate decisions verify forged.jsonl (a copy in which the no became a yes)", &said);
    tell.check("the forged copy is found out", said.code == 1 && said.out.contains("broken"));
}

/// The anchor that stands in a text: a number, a colon, 32 hex digits.
pub fn anchor(text: &str) -> Option<String> {
    text.split(|ch: char| !(ch.is_ascii_alphanumeric() || ch == ':')).find_map(|word| {
        let (n, hash) = word.split_once(':')?;
        let number = !n.is_empty() && n.bytes().all(|byte| byte.is_ascii_digit());
        let hex = hash.len() == 32 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        (number && hex).then(|| word.to_owned())
    })
}
