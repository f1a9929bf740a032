//! What the proxy hands over, against the runner's own definitions: it takes nobody's word for what a kind is.

use std::sync::Arc;

use crate::base::answer::{Code, Refusal};
use crate::base::digest::{Digest, FileFacts};
use crate::base::ids::{KindId, RequestId};
use crate::base::json::{self, Json};
use crate::config::kind::{Kind, Shape};
use crate::config::kinds::Kinds;

/// An action to run.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// The request.
    pub(super) id: RequestId,
    /// Its kind, as the runner's own definitions have it.
    pub(super) kind: Arc<Kind>,
    /// How long it may take, in seconds: never more than the kind says.
    pub(super) seconds: u32,
    /// The canonical request: the program's standard input.
    pub(super) stdin: String,
    /// The files, whose bytes follow the line.
    pub(super) files: Vec<FileFacts>,
    /// The ids of its targets.
    pub(super) targets: Vec<String>,
}

/// An operation of the socket.
#[derive(Clone, Debug)]
pub(super) enum Op {
    /// Run an action.
    Run(Box<Run>),
    /// Say how the runner is.
    Status,
}

/// Reads a line.
pub(super) fn read(line: &[u8], kinds: &Kinds) -> Result<Op, Refusal> {
    let value = json::parse(line).map_err(|fault| Refusal::json_strict(fault.what, fault.at))?;
    match value.get("op").and_then(Json::str) {
        Some("run") => run(&value, kinds).map(|run| Op::Run(Box::new(run))),
        Some("status") => only(&value, "", &["op"]).map(|()| Op::Status),
        other => Err(Refusal::op_unknown(other.unwrap_or_default())),
    }
}

fn run(line: &Json, kinds: &Kinds) -> Result<Run, Refusal> {
    only(line, "", &["op", "id", "kind", "def", "seconds", "request", "files"])?;
    let text = |name: &str| line.get(name).and_then(Json::str).ok_or_else(|| missing(name, "a string"));
    let id = text("id")?;
    let id = RequestId::parse(id).ok_or_else(|| Refusal::id_unknown(id))?;
    let kind = text("kind")?;
    let kind =
        KindId::parse(kind).and_then(|id| kinds.get(&id)).ok_or_else(|| Refusal::kind_unknown(kind, &kinds.ids()))?;
    if Digest::parse_hex(text("def")?) != Some(kind.def) {
        return Err(Refusal::of(Code::KindChanged));
    }
    let seconds = line.get("seconds").and_then(Json::int).and_then(|seconds| u32::try_from(seconds).ok());
    let seconds = seconds.filter(|seconds| *seconds > 0).ok_or_else(|| missing("seconds", "1 to 900"))?;
    let request = line.get("request").ok_or_else(|| missing("request", "an object"))?;
    only(request, "request.", &["cents", "files", "id", "kind", "payload"])?;
    let same = |name: &str, is: &str| match request.get(name).and_then(Json::str) {
        Some(value) if value == is => Ok(()),
        _ => Err(missing(&format!("request.{name}"), "the same as outside it")),
    };
    same("id", id.as_str())?;
    same("kind", kind.id.as_str())?;
    if request.get("cents").and_then(Json::int).is_none_or(|cents| cents < 0) {
        return Err(missing("request.cents", "whole cents"));
    }
    let payload = request.get("payload").ok_or_else(|| missing("request.payload", "an object"))?;
    let targets = targets(kind, payload)?;
    let files = files(line, request, kind)?;
    let stdin = json::canonical(request);
    Ok(Run { id, kind: Arc::clone(kind), seconds: seconds.min(kind.seconds), stdin, files, targets })
}

fn missing(field: &str, needs: &str) -> Refusal {
    Refusal::field_missing(field, needs)
}

/// No key but these.
fn only(value: &Json, prefix: &str, names: &[&str]) -> Result<(), Refusal> {
    let fields = value.obj().ok_or_else(|| missing(prefix.trim_end_matches('.'), "an object"))?;
    let known: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    match fields.iter().find(|(name, _)| !names.contains(&name.as_str())) {
        Some((name, _)) => Err(Refusal::field_unknown(&format!("{prefix}{name}"), "this operation", &known)),
        None => Ok(()),
    }
}

/// The sizes outside and the facts inside the request must be of the same files.
fn files(line: &Json, request: &Json, kind: &Kind) -> Result<Vec<FileFacts>, Refusal> {
    let wrong = || missing("files", "the sizes of the files in the request, in order");
    let sizes = line.get("files").and_then(Json::arr).ok_or_else(wrong)?;
    let facts = request.get("files").and_then(Json::arr).ok_or_else(wrong)?;
    if sizes.len() != facts.len() || facts.len() > kind.files.max {
        return Err(wrong());
    }
    facts
        .iter()
        .zip(sizes)
        .map(|(file, size)| {
            only(file, "request.files.", &["name", "sha256", "size"])?;
            let bytes = size.int().and_then(|size| u64::try_from(size).ok()).filter(|size| *size <= kind.files.bytes);
            let same = file.get("size") == Some(size);
            let name = file.get("name").and_then(Json::str);
            let sha256 = file.get("sha256").and_then(Json::str).and_then(Digest::parse_hex);
            match (bytes, name, sha256) {
                (Some(size), Some(name), Some(sha256)) if same => Ok(FileFacts { name: name.to_owned(), size, sha256 }),
                _ => Err(wrong()),
            }
        })
        .collect()
}

/// The ids of the targets, each resolved to what the runner's own table says, or to the chat that its id is.
fn targets(kind: &Kind, payload: &Json) -> Result<Vec<String>, Refusal> {
    let fields = payload.obj().ok_or_else(|| missing("request.payload", "an object"))?;
    let mut ids = Vec::new();
    for (name, value) in fields {
        let at = || format!("request.payload.{name}");
        let field =
            kind.fields.get(name).ok_or_else(|| Refusal::field_unknown(&at(), kind.id.as_str(), &kind.order))?;
        if !matches!(field.shape, Shape::Target { .. }) {
            continue;
        }
        let all = value.arr().unwrap_or(std::slice::from_ref(value));
        for target in all {
            let id = target.get("id").and_then(Json::str).filter(|_| target.obj().is_some_and(|keys| keys.len() == 3));
            let runs = target.get("runs");
            let named = target.get("name").and_then(Json::str).is_some();
            let (Some(id), Some(runs), true) = (id, runs, named) else {
                return Err(Refusal::field_type(&at(), "a resolved target", "something else"));
            };
            let known = match kind.targets.get(id) {
                Some(target) => target.runs == *runs,
                None => {
                    *runs == Json::Obj(vec![("chat".to_owned(), chat(id).ok_or(Refusal::of(Code::TargetChanged))?)])
                }
            };
            if !known {
                return Err(Refusal::of(Code::TargetChanged));
            }
            ids.push(id.to_owned());
        }
    }
    Ok(ids)
}

/// A chat's decimal id, in its one spelling, as a number.
fn chat(id: &str) -> Option<Json> {
    let number: i64 = id.parse().ok()?;
    (number.to_string() == id).then_some(Json::Int(number))
}

#[cfg(test)]
mod tests;
