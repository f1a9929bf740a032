//! What callers of `lane.sock` may say: one line, of the caller's own operations alone.

use crate::base::answer::{Code, Refusal};
use crate::base::digest::Digest;
use crate::base::json::{self, Json};
use crate::base::limits::KNOWLEDGE_BUNDLE_MAX;
use crate::config::Users;

/// An operation.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Op {
    /// A stranger's question.
    Ask(Ask),
    /// The public knowledge, for whoever sends an answer on.
    Knowledge,
    /// New public knowledge, whose bytes follow.
    Publish {
        /// How many.
        size: u64,
        /// Their hash.
        sha256: Digest,
    },
    /// The owner's day so far.
    State,
    /// How the daemon is.
    Status,
}

/// A stranger's question.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Ask {
    /// Where.
    pub(super) chat: i64,
    /// Whose.
    pub(super) user: i64,
    /// What.
    pub(super) text: String,
}

/// Reads a line of a caller.
pub(super) fn read(line: &[u8], uid: u32, users: &Users) -> Result<Op, Refusal> {
    let value = json::parse(line).map_err(|fault| Refusal::json_strict(fault.what, fault.at))?;
    let name = value.get("op").and_then(Json::str).unwrap_or_default();
    // In plain mode one user stands for all of them.
    let may = match name {
        "ask" | "knowledge" | "state" => uid == users.io,
        "publish" => uid == users.act,
        "status" => uid == users.root,
        other => return Err(Refusal::op_unknown(other)),
    };
    if !may {
        return Err(Refusal::not_permitted(uid));
    }
    let fields: &[&str] = match name {
        "ask" => &["op", "chat", "user", "topic", "text"],
        "publish" => &["op", "size", "sha256"],
        _ => &["op"],
    };
    only(&value, fields)?;
    let number =
        |name: &str| value.get(name).and_then(Json::int).ok_or_else(|| Refusal::field_missing(name, "a whole number"));
    let text = |name: &str| value.get(name).and_then(Json::str).ok_or_else(|| Refusal::field_missing(name, "a text"));
    Ok(match name {
        "ask" => {
            // The topic says where the answer goes; that is the receiver's to know.
            if !matches!(value.get("topic"), None | Some(Json::Null | Json::Int(_))) {
                return Err(Refusal::field_missing("topic", "a whole number or null"));
            }
            Op::Ask(Ask { chat: number("chat")?, user: number("user")?, text: text("text")?.to_owned() })
        }
        "knowledge" => Op::Knowledge,
        "publish" => {
            let wrong = || Refusal::field_missing("sha256", "64 hexadecimal digits");
            let sha256 = Digest::parse_hex(text("sha256")?).ok_or_else(wrong)?;
            let most = u64::try_from(KNOWLEDGE_BUNDLE_MAX).unwrap_or_default();
            let size = u64::try_from(number("size")?).map_err(|_negative| Refusal::field_missing("size", "bytes"))?;
            if size > most {
                return Err(Refusal::new(
                    Code::FileTooBig,
                    format!("Public knowledge has at most {most} bytes; got {size}."),
                ));
            }
            Op::Publish { size, sha256 }
        }
        "state" => Op::State,
        _ => Op::Status,
    })
}

fn only(value: &Json, names: &[&str]) -> Result<(), Refusal> {
    let known: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    match value.obj().unwrap_or_default().iter().find(|(name, _)| !names.contains(&name.as_str())) {
        Some((name, _)) => Err(Refusal::field_unknown(name, "this operation", &known)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn users() -> Users {
        Users { keys: 1, io: 2, consent: 3, act: 4, guest: 5, session: vec![6], group: 6, root: 0, server: 0 }
    }

    fn code(line: &str, uid: u32) -> Option<Code> {
        read(line.as_bytes(), uid, &users()).err().map(|refusal| refusal.code)
    }

    #[test]
    fn each_caller_has_its_own_operations_and_no_other() {
        let publish = format!("{{\"op\":\"publish\",\"size\":3,\"sha256\":\"{}\"}}", Digest::of(b"abc").hex());
        for (line, whose) in [
            (r#"{"op":"ask","chat":-1,"user":7,"topic":null,"text":"when?"}"#, 2),
            (r#"{"op":"ask","chat":-1,"user":7,"topic":3,"text":"when?"}"#, 2),
            (r#"{"op":"ask","chat":-1,"user":7,"text":"when?"}"#, 2),
            (r#"{"op":"knowledge"}"#, 2),
            (r#"{"op":"state"}"#, 2),
            (&publish, 4),
            (r#"{"op":"status"}"#, 0),
        ] {
            for uid in 0..7 {
                assert_eq!(code(line, uid), (uid != whose).then_some(Code::NotPermitted), "{line} {uid}");
            }
        }
    }

    #[test]
    fn a_line_that_is_not_exactly_an_operation_is_refused() {
        for line in [
            "",
            "[]",
            "{}",
            r#"{"op":"ask"}"#,
            r#"{"op":"ask","chat":-1,"user":7,"text":1}"#,
            r#"{"op":"ask","chat":-1,"user":7,"topic":"x","text":"a"}"#,
            r#"{"op":"ask","chat":-1,"user":7,"text":"a","model":"opus"}"#,
            r#"{"op":"ask","chat":-1.5,"user":7,"text":"a"}"#,
            r#"{"op":"state","key":true}"#,
            r#"{"op":"exec"}"#,
        ] {
            assert!(code(line, 2).is_some(), "{line}");
        }
        let hash = Digest::of(b"").hex();
        for line in [
            format!(r#"{{"op":"publish","size":-1,"sha256":"{hash}"}}"#),
            format!(r#"{{"op":"publish","size":9999999,"sha256":"{hash}"}}"#),
            r#"{"op":"publish","size":1,"sha256":"00"}"#.to_owned(),
        ] {
            assert!(code(&line, 4).is_some(), "{line}");
        }
    }
}
