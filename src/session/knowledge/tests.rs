use std::io::Write;
use std::os::unix::net::UnixListener;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use super::*;
use crate::store::temp::Temp;

#[test]
fn only_small_ordinary_files_of_one_name_become_public_and_the_rest_is_told() {
    let temp = Temp::new("knowledge-collect");
    let folder = temp.path().join("k");
    std::fs::create_dir_all(folder.join("more.md")).unwrap();
    let put = |name: &str, bytes: &[u8]| std::fs::write(folder.join(name), bytes).unwrap();
    put("hours.md", b"We open at nine.\n");
    put("menu.txt", "Soup\t4 €".as_bytes());
    put("empty.md", b"");
    put("notes.pdf", b"x");
    put("latin.txt", b"caf\xe9");
    put("hidden.md", "a\u{200b}b".as_bytes());
    put("long.md", &vec![b'a'; KNOWLEDGE_FILE_MAX + 1]);
    std::fs::write(temp.path().join("secret"), b"private").unwrap();
    std::os::unix::fs::symlink(temp.path().join("secret"), folder.join("link.md")).unwrap();
    std::fs::hard_link(temp.path().join("secret"), folder.join("hard.md")).unwrap();
    let set = collect(&folder).unwrap();
    let bundle = bundle::parse(set.document.as_bytes()).unwrap();
    assert_eq!((set.files, bundle.text.as_str()), (3, "We open at nine.\n\nSoup\t4 €"));
    let left: Vec<&str> = set.left_out.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(left, ["hard.md", "hidden.md", "latin.txt", "link.md", "long.md", "more.md", "notes.pdf"]);
    let why = |name: &str| set.left_out.iter().find(|(known, _)| known == name).unwrap().1.clone();
    assert_eq!(why("link.md"), "is a link");
    assert!(why("hard.md").contains("hard link") && why("long.md").contains("too long"));
    assert!(why("more.md").contains("ordinary file") && why("hidden.md").contains("U+200B"));
    assert!(collect(&temp.path().join("none")).is_err());
}

#[test]
fn what_is_beyond_the_bounds_of_a_set_is_left_out_in_the_order_of_names() {
    let temp = Temp::new("knowledge-bounds");
    for n in 0..=KNOWLEDGE_FILES_MAX {
        std::fs::write(temp.path().join(format!("{n:03}.md")), b"x").unwrap();
    }
    let set = collect(temp.path()).unwrap();
    assert_eq!((set.files, set.left_out.len(), set.left_out[0].0.as_str()), (KNOWLEDGE_FILES_MAX, 1, "200.md"));
    let temp = Temp::new("knowledge-bytes");
    for n in 0..9 {
        std::fs::write(temp.path().join(format!("{n}.md")), vec![b'x'; KNOWLEDGE_FILE_MAX]).unwrap();
    }
    let set = collect(temp.path()).unwrap();
    assert_eq!((set.files, set.left_out[0].0.as_str()), (8, "8.md"));
    assert!(bundle::parse(set.document.as_bytes()).is_ok());
}

/// A proxy that answers by a script and keeps the lines that came.
struct Proxy {
    socket: PathBuf,
    lines: Arc<Mutex<Vec<String>>>,
    answer: Arc<Mutex<String>>,
}

impl Proxy {
    fn start(temp: &Temp) -> Self {
        let socket = temp.path().join("consent.sock");
        let listener = UnixListener::bind(&socket).unwrap();
        let (lines, answer) = (Arc::new(Mutex::new(Vec::new())), Arc::new(Mutex::new(String::new())));
        let (kept, said) = (Arc::clone(&lines), Arc::clone(&answer));
        crate::sys::thread::spawn("proxy", 512 * 1024, move || {
            for mut stream in listener.incoming().flatten() {
                let mut got = Vec::new();
                let mut piece = [0; 4096];
                // A document ends in two line feeds' worth of text of these tests: `nine.` and one.
                while !(got.ends_with(b"}\n") || got.ends_with(b".\n\n") || got.ends_with(b".\n")) {
                    let length = stream.read(&mut piece).unwrap();
                    if length == 0 {
                        break;
                    }
                    got.extend_from_slice(&piece[..length]);
                }
                kept.lock().unwrap().push(String::from_utf8(got).unwrap());
                drop(stream.write_all(format!("{}\n", said.lock().unwrap()).as_bytes()));
            }
        })
        .unwrap();
        Self { socket, lines, answer }
    }

    fn says(&self, state: State) {
        let id = RequestId::parse("r-5f2c91a07d").unwrap();
        *self.answer.lock().unwrap() = Answer::of(state, id).to_json();
    }

    fn heard(&self) -> Vec<String> {
        let lines = std::mem::take(&mut *self.lines.lock().unwrap());
        lines
            .iter()
            .map(|line| json::parse(line.split('\n').next().unwrap().as_bytes()).unwrap())
            .map(|line| line.get("op").and_then(Json::str).unwrap().to_owned())
            .collect()
    }
}

fn set(text: &str) -> Set {
    let files = [("hours.md".to_owned(), text.to_owned())];
    Set { document: bundle::build(&files), files: 1, left_out: Vec::new() }
}

#[test]
fn a_set_is_asked_for_once_and_an_agreed_one_never_again() {
    let temp = Temp::new("knowledge-sync");
    let (proxy, state) = (Proxy::start(&temp), temp.path().join("state"));
    let sync = |set: &Set, again| sync(set, &state, &proxy.socket, again).unwrap();
    let is = |synced: &Synced| match synced {
        Synced::Asked(answer) => Some(answer.state),
        Synced::Unchanged => None,
    };
    let (nine, ten) = (set("We open at nine."), set("We open at ten."));
    let empty = Set { document: String::new(), files: 0, left_out: Vec::new() };
    assert_eq!((is(&sync(&empty, false)), proxy.heard()), (None, Vec::new()), "nothing was ever public");
    proxy.says(State::Asked);
    assert_eq!((is(&sync(&nine, false)), proxy.heard()), (Some(State::Asked), vec!["request".into()]));
    assert_eq!((is(&sync(&nine, false)), proxy.heard()), (Some(State::Asked), vec!["status".into()]));
    // Another set while the card is open: the older card goes.
    assert_eq!(
        (is(&sync(&ten, false)), proxy.heard().as_slice()),
        (Some(State::Asked), &["status".into(), "cancel".into(), "request".into()][..])
    );
    proxy.says(State::Declined);
    assert_eq!((is(&sync(&ten, false)), proxy.heard()), (Some(State::Declined), vec!["status".into()]));
    proxy.says(State::Executed);
    assert_eq!((is(&sync(&ten, false)), proxy.heard()), (None, vec!["status".into()]));
    assert_eq!((is(&sync(&ten, false)), proxy.heard()), (None, Vec::new()), "no card, no question");
    proxy.says(State::Asked);
    assert_eq!((is(&sync(&ten, true)), proxy.heard()), (Some(State::Asked), vec!["request".into()]));
    proxy.says(State::Expired);
    assert_eq!((is(&sync(&empty, false)), proxy.heard().len()), (Some(State::Expired), 2), "all of it taken back");
}

#[test]
fn while_the_gate_is_down_nothing_is_forgotten() {
    let temp = Temp::new("knowledge-down");
    let (proxy, state) = (Proxy::start(&temp), temp.path().join("state"));
    proxy.says(State::Asked);
    let nine = set("We open at nine.");
    sync(&nine, &state, &proxy.socket, false).unwrap();
    let nobody = temp.path().join("none");
    let Synced::Asked(answer) = sync(&nine, &state, &nobody, false).unwrap() else { panic!() };
    assert_eq!(answer.code.as_deref(), Some("gate_down"));
    proxy.says(State::Executed);
    assert_eq!(sync(&nine, &state, &proxy.socket, false).unwrap(), Synced::Unchanged);
}
