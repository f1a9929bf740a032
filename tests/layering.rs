//! The layers of the source, and where `unsafe` may stand.

#![allow(clippy::expect_used, reason = "a test that cannot read the tree must fail")]

use std::fs;
use std::path::{Path, PathBuf};

/// Folder of `src` to its layer: a file uses its own layer and lower numbers.
const LAYERS: [(&str, u32); 14] = [
    ("sys", 0),
    ("base", 1),
    ("text", 2),
    ("words", 2),
    ("config", 2),
    ("telegram", 2),
    ("policy", 2),
    ("journal", 2),
    ("store", 3),
    ("net", 4),
    ("act", 5),
    ("daemon", 5),
    ("session", 6),
    ("cli", 7),
];

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("src is readable") {
        let path = entry.expect("src is readable").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The file's path below `src`, and its code without line comments.
fn sources() -> Vec<(String, String)> {
    files(&root())
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a source is UTF-8");
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
            let name = path.strip_prefix(root()).expect("below src").display().to_string();
            (name, code)
        })
        .collect()
}

fn layer(folder: &str) -> Option<u32> {
    LAYERS.iter().find(|(name, _)| *name == folder).map(|(_, layer)| *layer)
}

#[test]
fn a_file_uses_only_its_own_layer_and_those_below() {
    let mut wrong = Vec::new();
    for (name, code) in sources() {
        let Some(own) = name.split('/').next().and_then(layer) else { continue };
        for used in code.split("crate::").skip(1) {
            let folder: String = used.chars().take_while(char::is_ascii_lowercase).collect();
            if layer(&folder).is_some_and(|used| used > own) {
                wrong.push(format!("{name} uses {folder}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_folder_of_the_source_has_its_layer() {
    for (name, _) in sources() {
        if let Some((folder, _)) = name.split_once('/') {
            assert!(layer(folder).is_some(), "{folder} stands in no layer");
        }
    }
}

#[test]
fn daemons_never_use_each_other() {
    let daemons = ["consent", "keeper", "receiver", "runner", "lane"];
    for (name, code) in sources() {
        let Some(own) = name.strip_prefix("daemon/").and_then(|rest| rest.split_once('/')).map(|(own, _)| own) else {
            continue;
        };
        for other in daemons.iter().filter(|other| **other != own) {
            assert!(!code.contains(&format!("daemon::{other}")), "{name} uses {other}");
        }
    }
}

#[test]
fn unsafe_stands_in_sys_alone() {
    for (name, code) in sources() {
        let unsafe_code = code.contains("unsafe {") || code.contains("unsafe fn") || code.contains("unsafe impl");
        assert!(!unsafe_code || name.starts_with("sys/"), "{name} holds unsafe code");
        if name.ends_with("/mod.rs") && name.matches('/').count() == 1 && name != "sys/mod.rs" {
            assert!(code.contains("#![forbid(unsafe_code)]"), "{name} does not forbid unsafe code");
        }
    }
}

fn source(wanted: &str) -> String {
    sources().into_iter().find(|(name, _)| name == wanted).expect("the file is there").1
}

#[test]
fn an_event_is_built_without_sight_of_what_others_wrote() {
    // Not even in its tests' helpers: what an update holds is named in no line of the file that builds events.
    let event = source("daemon/receiver/event.rs");
    for word in ["telegram::", "Foreign", "reveal", "View", "Members", "Value", "\"update\"", "chats", "store::"] {
        assert!(!event.contains(word), "daemon/receiver/event.rs names {word}");
    }
    // What it is built from is made in one place, and nobody can turn words of others into it elsewhere.
    let makers: Vec<String> =
        sources().into_iter().filter(|(_, code)| code.contains("Heard(")).map(|(name, _)| name).collect();
    assert_eq!(makers, ["policy/inbox.rs"]);
    assert_eq!(source("policy/inbox.rs").matches("Heard(").count(), 2, "the type, and `hear`");
    // Whoever opens words of others writes no events.
    for (name, code) in sources() {
        let opens = code.contains(".reveal()") || code.contains("::reveal");
        let writes = code.contains("Item::Event") || code.contains("Event::Message");
        assert!(!(opens && writes), "{name} opens words of others and writes events");
    }
}

#[test]
fn a_file_of_the_source_can_be_read_in_one_sitting() {
    for path in files(&root()) {
        let lines = fs::read_to_string(&path).expect("a source is UTF-8").lines().count();
        assert!(lines <= 600, "{} has {lines} lines", path.display());
    }
}

#[test]
fn the_source_keeps_to_the_rust_that_the_package_names() {
    // Conditions that bind (`if a && let Some(b) = c`) came with Rust 1.88; the package promises 1.85.
    for (name, code) in sources() {
        assert!(!code.contains("&& let "), "{name} needs a newer Rust");
        let mut lines = code.lines().map(str::trim);
        while let Some(line) = lines.next() {
            let binds = ["if let ", "while let ", "} else if let "].iter().any(|start| line.starts_with(start));
            let goes_on = binds && !line.ends_with(['{', '(', '}', ';']);
            assert!(
                !(goes_on && lines.clone().next().is_some_and(|next| next.starts_with("&& "))),
                "{name} needs a newer Rust: {line}"
            );
        }
    }
}
