//! The plugin's folder: its files hold together, and say of states and codes what the gate says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use mila_gate::base::code::Code;
use mila_gate::base::state::{Next, State};
use serde_json::Value;

/// The folder.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/claude-plugin")
}

/// A file of it.
pub(crate) fn read(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The same, as JSON.
pub(crate) fn json(name: &str) -> Value {
    serde_json::from_str(&read(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Every file of the folder, by its name below it.
fn files(below: &Path, into: &mut Vec<String>) {
    for entry in fs::read_dir(below).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, into);
        } else {
            into.push(path.strip_prefix(folder()).unwrap().to_str().unwrap().to_owned());
        }
    }
}

/// The names that end so.
fn ending<'a>(names: &'a [String], end: &str) -> Vec<&'a str> {
    names.iter().map(String::as_str).filter(|name| Path::new(name).extension().is_some_and(|it| it == end)).collect()
}

/// The rows of a page's tables whose first cell is in backquotes, each as its cells.
fn rows(page: &str) -> Vec<Vec<&str>> {
    let lines = page.lines().filter(|line| line.starts_with("| `"));
    lines.map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

/// What stands between backquotes.
fn quoted(text: &str) -> Vec<&str> {
    text.lines().flat_map(|line| line.split('`').skip(1).step_by(2)).collect()
}

/// The lists of rules in the settings.
fn rules(list: &str) -> Vec<String> {
    let settings = json("settings.json");
    let rules = settings["permissions"][list].as_array().unwrap();
    rules.iter().map(|rule| rule.as_str().unwrap().to_owned()).collect()
}

#[test]
fn every_json_file_of_the_plugin_parses_and_they_agree_on_the_names() {
    let mut names = Vec::new();
    files(&folder(), &mut names);
    let parsed = ending(&names, "json");
    assert!(parsed.len() >= 5, "{names:?}");
    for name in parsed {
        assert!(json(name).is_object(), "{name}");
    }
    let (plugin, market) = (json(".claude-plugin/plugin.json"), json(".claude-plugin/marketplace.json"));
    assert_eq!(plugin["name"], "mila-gate");
    assert_eq!(plugin["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!((&market["name"], &market["plugins"][0]["name"]), (&"mila-gate".into(), &"mila-gate".into()));
    assert_eq!(market["plugins"][0]["source"], "./");
    let server = plugin["channels"][0]["server"].as_str().unwrap();
    for (name, args) in [(".mcp.json", &["channel"][..]), ("mcp.json", &["channel", "--inbox"])] {
        let servers = json(name)["mcpServers"].as_object().unwrap().clone();
        assert_eq!(servers.keys().collect::<Vec<_>>(), [server], "{name}");
        assert_eq!((&servers[server]["command"], &servers[server]["args"]), (&"mila-gate".into(), &args.into()));
    }
}

#[test]
fn every_command_of_the_gate_that_the_pages_name_exists() {
    let mut names = Vec::new();
    files(&folder(), &mut names);
    let mut seen = 0;
    for name in ending(&names, "md") {
        let page = read(name);
        for command in quoted(&page).into_iter().filter_map(|word| word.strip_prefix("mila-gate ")) {
            let word = command.split(' ').next().unwrap();
            assert!(mila_gate::cli::args::find(word).is_some(), "{name} names mila-gate {command}");
            seen += 1;
        }
    }
    assert!(seen >= 5, "the pages name commands: {seen}");
}

#[test]
fn the_skill_says_of_every_next_word_and_every_state_what_the_gate_says() {
    let skill = read("skills/ask-well/SKILL.md");
    let (mut nexts, mut states) = (BTreeSet::new(), BTreeSet::new());
    for row in rows(&skill) {
        let word = row[0].trim_matches('`');
        if row.len() == 2 {
            assert!(Next::parse(word).is_some() && row[1].len() > 20, "{row:?}");
            assert!(nexts.insert(word), "{word} twice");
            continue;
        }
        let state = State::parse(word).unwrap_or_else(|| panic!("no state {word}"));
        assert!(states.insert(word), "{word} twice");
        let next = state.next().map_or("by code".to_owned(), |next| format!("`{}`", next.as_str()));
        let final_word = if state.is_final() { "yes" } else { "no" };
        assert_eq!(row[1..4], [state.ran().as_str(), final_word, next.as_str()], "{word}");
    }
    let all: BTreeSet<&str> = Code::ALL.iter().map(|code| code.next().as_str()).collect();
    assert_eq!(nexts, all, "every word of `next`");
    assert_eq!(states, State::ALL.iter().map(|state| state.as_str()).collect(), "every state");
}

#[test]
fn the_page_of_refusals_has_every_code_once_under_the_word_that_the_gate_gives_it() {
    let page = read("skills/ask-well/refusals.md");
    let mut found = BTreeMap::new();
    for part in page.split("\n## `").skip(1) {
        let next = Next::parse(part.split('`').next().unwrap()).expect("a heading names a word of `next`");
        for row in rows(part) {
            assert!(row[1].len() > 10, "no step: {row:?}");
            for code in quoted(row[0]) {
                assert!(found.insert(code, next).is_none(), "{code} twice");
            }
        }
    }
    for code in Code::ALL {
        assert_eq!(found.remove(code.as_str()), Some(code.next()), "{}", code.as_str());
    }
    assert!(found.is_empty(), "the gate has no such codes: {found:?}");
}

#[test]
fn nothing_is_both_allowed_and_denied_and_what_would_hang_is_denied() {
    let (allowed, denied) = (rules("allow"), rules("deny"));
    for rule in &denied {
        assert!(!allowed.contains(rule), "{rule}");
    }
    for hangs in ["AskUserQuestion", "EnterPlanMode", "ExitPlanMode"] {
        assert!(denied.iter().any(|rule| rule == hangs), "{hangs}");
    }
    let unique: BTreeSet<&String> = allowed.iter().chain(&denied).collect();
    assert_eq!(unique.len(), allowed.len() + denied.len(), "a rule stands twice");
    let readme = read("README.md");
    for rule in &denied {
        assert!(readme.contains(&format!("`{rule}`")), "the page gives no reason to deny {rule}");
    }
    assert_eq!(json("settings.json")["disableClaudeAiConnectors"], true);
}
