//! The documents, held to the tree: what they name exists.

#![allow(clippy::expect_used, reason = "a test that cannot read the tree must fail")]

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(name: &str) -> String {
    fs::read_to_string(root().join(name)).expect("the document is there")
}

fn sources(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).expect("the tree is readable") {
        let path = entry.expect("the tree is readable").path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            into.push_str(&fs::read_to_string(&path).expect("a source is UTF-8"));
        }
    }
}

/// What stands between backquotes.
fn quoted(text: &str) -> Vec<&str> {
    text.lines().flat_map(|line| line.split('`').skip(1).step_by(2)).collect()
}

#[test]
fn every_relative_link_of_the_documents_resolves() {
    for name in [
        "README.md",
        "SECURITY.md",
        "CHANGELOG.md",
        "audit/README.md",
        "audit/REVIEW.md",
        "packaging/examples/README.md",
        "packaging/claude-plugin/README.md",
        "packaging/claude-plugin/FROM-THE-TELEGRAM-PLUGIN.md",
        "packaging/claude-plugin/skills/ask-well/SKILL.md",
    ] {
        let text = read(name);
        for target in text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target) {
            if !target.contains("://") {
                let path = root().join(name).parent().expect("a folder").join(target);
                assert!(path.exists(), "{name} links to {target}");
            }
        }
    }
}

#[test]
fn every_test_and_file_that_the_review_names_exists() {
    let mut code = String::new();
    sources(&root().join("src"), &mut code);
    sources(&root().join("tests"), &mut code);
    let review = read("audit/REVIEW.md");
    let mut tests = 0;
    for word in quoted(&review) {
        if word.contains('/') && !word.contains(' ') && !word.starts_with('/') {
            assert!(root().join(word).exists(), "the review names {word}");
        } else if word.matches('_').count() >= 3 && !word.contains([' ', '.', ':']) {
            assert!(code.contains(&format!("fn {word}(")), "the review names the test {word}");
            tests += 1;
        }
    }
    assert!(tests >= 20, "the review names its tests: {tests}");
}

#[test]
fn every_promise_of_the_security_page_has_its_row_in_the_review() {
    let security = read("SECURITY.md");
    let review = read("audit/REVIEW.md");
    let mut promises = 0;
    for line in security.lines() {
        let Some((number, rest)) = line.split_once(". **") else { continue };
        if number.parse::<u32>().is_ok() {
            promises += 1;
            let promise = rest.split_once("**").expect("a promise is bold").0.trim_end_matches(['.', ',']);
            assert!(review.contains(promise), "no row for promise {number}: {promise}");
        }
    }
    assert!(promises >= 8);
}
