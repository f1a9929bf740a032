//! `mila-gate knowledge sync`: the facts that strangers may be told, from the session's folder to the owner's card.
//!
//! Its own folder remembers which set was agreed to and which one was asked for, so that an unchanged set asks nothing.

use std::io::{self, Read};
use std::path::Path;

use crate::act::knowledge::NONE;
use crate::base::answer::{Answer, Code, Refusal, State};
use crate::base::digest::Digest;
use crate::base::ids::RequestId;
use crate::base::json::{self, Json};
use crate::base::limits::{KNOWLEDGE_FILE_MAX, KNOWLEDGE_FILES_MAX, KNOWLEDGE_MAX};
use crate::policy::lane::bundle;
use crate::session::ask::{self, Ask};
use crate::session::folder;
use crate::store::state_file;
use crate::sys::file::{Dir, How, facts};

/// What is remembered, in the session's own folder.
const MEMORY: &str = "knowledge.json";
/// The document as it is asked for, beside it.
const DOCUMENT: &str = "knowledge.txt";
/// Bytes of what is remembered.
const MEMORY_MAX: usize = 4096;

/// The files of a folder.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Set {
    /// The document that holds them.
    pub document: String,
    /// How many they are.
    pub files: usize,
    /// What is left out, by name, and why.
    pub left_out: Vec<(String, String)>,
}

/// What a sync came to.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Synced {
    /// The owner is asked, or was; or why not.
    Asked(Box<Answer>),
    /// It is what the owner agreed to.
    Unchanged,
}

/// Reads a folder: ordinary files of one name each, and nothing below it. Files come in the order of their names; what comes after
/// the bounds of a set is left out.
///
/// # Errors
/// The folder cannot be read.
pub fn collect(path: &Path) -> io::Result<Set> {
    // A home may be reached through links.
    let dir = Dir::open(&path.canonicalize()?)?;
    let mut names = dir.list()?;
    names.sort();
    let (mut files, mut left_out, mut bytes) = (Vec::new(), Vec::new(), 0_usize);
    for name in names {
        let shown = name.to_string_lossy().into_owned();
        let read = name.to_str().ok_or_else(|| "its name is not UTF-8".to_owned()).and_then(|name| read(&dir, name));
        match read {
            Ok(_) if files.len() >= KNOWLEDGE_FILES_MAX => {
                left_out.push((shown, format!("a set has at most {KNOWLEDGE_FILES_MAX} files")));
            }
            Ok(text) if bytes.saturating_add(text.len()) > KNOWLEDGE_MAX => {
                left_out.push((shown, format!("a set has at most {KNOWLEDGE_MAX} bytes")));
            }
            Ok(text) => {
                bytes = bytes.saturating_add(text.len());
                files.push((shown, text));
            }
            Err(why) => left_out.push((shown, why)),
        }
    }
    Ok(Set { document: bundle::build(&files), files: files.len(), left_out })
}

fn read(dir: &Dir, name: &str) -> Result<String, String> {
    let file = dir.open_file(name, How::Read, 0).map_err(|error| match error.raw_os_error() {
        Some(ELOOP) => "is a link".to_owned(),
        _ => error.to_string(),
    })?;
    let facts = facts(&file).map_err(|error| error.to_string())?;
    if facts.nlink != 1 {
        return Err("has another name elsewhere (a hard link)".to_owned());
    }
    let most = u64::try_from(KNOWLEDGE_FILE_MAX).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    file.take(most).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    bundle::file(name, &bytes).map(str::to_owned).map_err(|fault| fault.to_string())
}

/// What open(2) says of a link that is not to be followed.
const ELOOP: i32 = 40;

/// Asks the owner for a set that they did not agree to yet. `again` asks also for one that they did not want, or agreed to.
///
/// # Errors
/// The session's own folder cannot be used.
pub fn sync(set: &Set, state: &Path, socket: &Path, again: bool) -> io::Result<Synced> {
    let own = folder::open(state)?;
    let sha256 = Digest::of(set.document.as_bytes());
    let mut memory = Memory::read(&own)?;
    if let Some(before) = memory.asked.take() {
        let answer = ask::status(&operation("status", &before.id), 0, socket);
        let (state, same) = (answer.state, before.sha256 == sha256);
        // Where nobody can say how it stands, it is still the one that was asked for. What was not wanted is not asked for again
        // by itself.
        let unknown = answer.code.as_deref().and_then(Code::parse).is_some_and(is_down);
        let unwanted = matches!(state, State::Declined | State::Returned) && !again;
        if unknown || (same && (unwanted || !state.is_final())) {
            return Ok(Synced::Asked(Box::new(answer)));
        }
        if state == State::Executed {
            memory.approved = before.sha256;
        } else if !state.is_final() {
            // An older set must not be agreed to after a newer one.
            let _withdrawn = ask::status(&operation("cancel", &before.id), 0, socket);
        }
        memory.write(&own)?;
    }
    if memory.approved == sha256 && !again {
        return Ok(Synced::Unchanged);
    }
    let lines = match bundle::parse(set.document.as_bytes()) {
        Ok(bundle) => bundle.lines,
        Err(fault) => {
            let refusal = Refusal::new(Code::FileName, fault.to_string());
            return Ok(Synced::Asked(Box::new(Answer::denied(None, refusal))));
        }
    };
    let (list, files) = if set.files == 0 {
        (NONE.to_owned(), Vec::new())
    } else {
        state_file::write(&own, DOCUMENT, set.document.as_bytes(), 0o600)?;
        (lines, vec![own.path().join(DOCUMENT)])
    };
    let payload = Json::Obj(vec![("list".to_owned(), Json::Str(list))]);
    let request = Ask { kind: "knowledge".to_owned(), payload, files, wait_s: 0, urgent: false };
    let answer = ask::ask(&request, socket);
    if let Some(id) = &answer.id {
        memory.asked = Some(Asked { id: id.clone(), sha256 });
        memory.write(&own)?;
    }
    Ok(Synced::Asked(Box::new(answer)))
}

fn is_down(code: Code) -> bool {
    matches!(code, Code::GateDown | Code::Busy | Code::NotPermitted | Code::Config)
}

fn operation(op: &str, id: &RequestId) -> String {
    let text = |text: &str| Json::Str(text.to_owned());
    let mut fields = vec![("op".to_owned(), text(op)), ("id".to_owned(), text(id.as_str()))];
    if op == "status" {
        fields.push(("wait_s".to_owned(), Json::Int(0)));
    }
    json::canonical(&Json::Obj(fields))
}

/// What is remembered between runs.
#[derive(Debug)]
struct Memory {
    /// The set that the owner agreed to last; at first that of no files.
    approved: Digest,
    asked: Option<Asked>,
}

#[derive(Debug)]
struct Asked {
    id: RequestId,
    sha256: Digest,
}

impl Memory {
    /// What cannot be read is as if nothing was remembered: then the owner is asked once more.
    fn read(own: &Dir) -> io::Result<Self> {
        let nothing = || Self { approved: Digest::of(b""), asked: None };
        let Some(bytes) = state_file::read(own, MEMORY, MEMORY_MAX)? else { return Ok(nothing()) };
        let Ok(value) = json::parse(&bytes) else { return Ok(nothing()) };
        let hash = |value: &Json, name: &str| value.get(name).and_then(Json::str).and_then(Digest::parse_hex);
        let asked = value.get("asked").and_then(|asked| {
            let id = asked.get("id").and_then(Json::str).and_then(RequestId::parse)?;
            Some(Asked { id, sha256: hash(asked, "sha256")? })
        });
        Ok(Self { approved: hash(&value, "approved").unwrap_or_else(|| Digest::of(b"")), asked })
    }

    fn write(&self, own: &Dir) -> io::Result<()> {
        let text = |text: String| Json::Str(text);
        let mut fields = vec![("v".to_owned(), Json::Int(1)), ("approved".to_owned(), text(self.approved.hex()))];
        if let Some(asked) = &self.asked {
            let pair = [("id", asked.id.as_str().to_owned()), ("sha256", asked.sha256.hex())];
            let pair = pair.into_iter().map(|(name, value)| (name.to_owned(), text(value)));
            fields.push(("asked".to_owned(), Json::Obj(pair.collect())));
        }
        state_file::write(own, MEMORY, json::canonical(&Json::Obj(fields)).as_bytes(), 0o600)
    }
}

#[cfg(test)]
mod tests;
