//! Where markers are found, by their numbers.

use std::collections::BTreeSet;
use std::fs;

use super::MARK;
use super::stand::gate::Gate;
use super::stand::session::Inbox;

/// A place in sight of the session or of a reader of the log.
pub(crate) struct Place {
    pub(crate) name: String,
    /// It holds events.
    pub(crate) is_event: bool,
}

/// What was found where.
pub(crate) struct Found {
    /// In events.
    pub(crate) event: BTreeSet<usize>,
    /// In what is kept among the guests'.
    pub(crate) guests: BTreeSet<usize>,
    places: Vec<(Place, BTreeSet<usize>)>,
}

impl Found {
    pub(crate) fn look(gate: &Gate, inbox: &Inbox) -> Self {
        let mut places = Vec::new();
        let mut add = |name: &str, is_event: bool, text: &str| {
            places.push((Place { name: name.to_owned(), is_event }, markers(text)));
        };
        let events = gate.events();
        // Everything that is written has come: the stream ends where the journal does.
        let last = events.last().and_then(|event| event["seq"].as_u64()).expect("events");
        inbox.wait("the last event", |line| line["seq"].as_u64() == Some(last));
        let stream: Vec<String> = inbox.all().iter().map(ToString::to_string).collect();
        add("the session's stream", true, &stream.join("\n"));
        add("the log", false, &gate.log.all().join("\n"));
        let readable = gate.readable();
        assert!(
            readable.iter().any(|path| path.ends_with("/events.jsonl")),
            "the session reads its events: {readable:?}"
        );
        for path in readable {
            // In plain mode the session's user is the gate's: the walls are missing, the choke point is not.
            if !gate.walled() && path.contains("/guests.jsonl") {
                continue;
            }
            let text = String::from_utf8_lossy(&fs::read(&path).unwrap_or_default()).into_owned();
            add(&path, path.contains("/events.jsonl"), &text);
        }
        for (name, text) in own_files(gate) {
            add(&name, false, &text);
        }
        let why = gate.host(&["why", "--last", "1000", "--json"]);
        assert!(why.code == 0 && why.out.lines().count() == 1000, "{why:?}");
        add("mila-gate why", false, &(why.out + &gate.host(&["why", "--last", "1000"]).out));
        // Cards in an owner's own chat name the stranger that they are about.
        let private = Some(gate.anna.id);
        let calls = gate.world.lock().calls.clone();
        let sent = calls.iter().filter(|call| call.method != "getUpdates" && call.params.int("chat_id") != private);
        let calls: Vec<String> = sent.map(|call| format!("{:?}", call.params)).collect();
        add("what the bot sent", false, &calls.join("\n"));
        let event =
            places.iter().filter(|(place, _)| place.is_event).flat_map(|(_, numbers)| numbers).copied().collect();
        let guests = gate.guests().iter().flat_map(|line| markers(&line.to_string())).collect();
        Self { event, guests, places }
    }

    /// What the session's user, an operator, or anybody in Telegram can see.
    pub(crate) fn in_sight(&self) -> impl Iterator<Item = &(Place, BTreeSet<usize>)> {
        self.places.iter()
    }
}

/// What the receiver keeps for itself beside the guests' words: dispositions are of ids and codes alone.
fn own_files(gate: &Gate) -> Vec<(String, String)> {
    let folder = gate.folder().join("state/io/own");
    let files =
        fs::read_dir(folder).expect("the receiver's own folder").flatten().filter(|entry| entry.path().is_file());
    files
        .map(|entry| {
            let text = String::from_utf8_lossy(&fs::read(entry.path()).unwrap_or_default()).into_owned();
            (entry.path().display().to_string(), text)
        })
        .collect()
}

fn markers(text: &str) -> BTreeSet<usize> {
    text.split(MARK).skip(1).filter_map(|rest| rest.get(..6)?.parse().ok()).collect()
}
