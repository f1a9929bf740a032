//! What the runner may say to Telegram under a lease (FORMATS §11): a body is taken apart before a byte of it is sent.

use crate::base::ids::ChatId;
use crate::base::json::{self, Json};

/// Fields that a leased call may have. No `reply_markup`: a button is the gate's alone.
const FIELDS: [&str; 13] = [
    "caption",
    "caption_entities",
    "chat_id",
    "disable_notification",
    "document",
    "entities",
    "link_preview_options",
    "media",
    "message_thread_id",
    "photo",
    "protect_content",
    "reply_parameters",
    "text",
];
/// Fields that hold a file, and so must be files: a string there would make Telegram fetch it or send somebody else's.
const FILES: [&str; 2] = ["document", "photo"];
/// Parts of one form: ten files and their fields.
const PARTS_MAX: usize = 32;

/// Whether a body goes to one of these chats and says nothing that a lease does not allow.
#[must_use]
pub fn allowed(content_type: &str, body: &[u8], chats: &[ChatId]) -> bool {
    if content_type == "application/json" {
        json_allowed(body, chats)
    } else {
        boundary(content_type).is_some_and(|boundary| form_allowed(boundary, body, chats).is_some())
    }
}

/// The boundary of a form, where a content type names one in its one spelling.
#[must_use]
pub fn boundary(content_type: &str) -> Option<&str> {
    content_type.strip_prefix("multipart/form-data; boundary=").filter(|boundary| is_boundary(boundary))
}

fn json_allowed(body: &[u8], chats: &[ChatId]) -> bool {
    let Ok(Json::Obj(fields)) = json::parse(body) else { return false };
    let known = |name: &str| FIELDS.contains(&name) && !FILES.contains(&name) && name != "media";
    fields.iter().all(|(name, value)| known(name) && (name != "reply_parameters" || reply_holds(value)))
        && fields.iter().any(|(name, value)| {
            name == "chat_id"
                && matches!(value, Json::Int(id) if ChatId::new(*id).is_some_and(|id| chats.contains(&id)))
        })
}

/// A reply within the chat: a reply can name another chat, and would carry that chat's words here.
fn reply_holds(value: &Json) -> bool {
    let may = |name: &str| matches!(name, "allow_sending_without_reply" | "message_id");
    value.obj().is_some_and(|fields| fields.iter().all(|(name, _)| may(name)))
}

/// RFC 2046's characters, less those that would need quotes.
fn is_boundary(text: &str) -> bool {
    (8..=70).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

fn form_allowed(boundary: &str, body: &[u8], chats: &[ChatId]) -> Option<()> {
    let opening = format!("--{boundary}\r\n");
    let between = format!("\r\n--{boundary}");
    let mut rest = body.strip_prefix(opening.as_bytes())?;
    let mut names: Vec<String> = Vec::new();
    let mut media: Option<Vec<String>> = None;
    loop {
        let (head, after) = split(rest, b"\r\n\r\n")?;
        let (content, after) = split(after, between.as_bytes())?;
        let part = part(std::str::from_utf8(head).ok()?)?;
        // chat_id first: so it is the one that every reader takes.
        if names.is_empty() != (part.name == "chat_id") || names.contains(&part.name) || names.len() >= PARTS_MAX {
            return None;
        }
        match part.name.as_str() {
            "chat_id" => {
                let text = std::str::from_utf8(content).ok().filter(|_| !part.file)?;
                let id: i64 = text.parse().ok().filter(|id: &i64| id.to_string() == text)?;
                ChatId::new(id).filter(|id| chats.contains(id))?;
            }
            "reply_parameters" => {
                json::parse(content).ok().filter(|value| !part.file && reply_holds(value))?;
            }
            "media" if !part.file => media = Some(attached(content)?),
            "media" => return None,
            name => {
                let known = FIELDS.contains(&name) || is_attachment(name);
                let must = FILES.contains(&name) || is_attachment(name);
                if !known || part.file != must {
                    return None;
                }
            }
        }
        names.push(part.name);
        if after == b"--\r\n" {
            break;
        }
        rest = after.strip_prefix(b"\r\n")?;
    }
    // Every file of an album is there once, and none beside.
    let mut files: Vec<String> = names.into_iter().filter(|name| is_attachment(name)).collect();
    let mut wanted = media.unwrap_or_default();
    files.sort_unstable();
    wanted.sort_unstable();
    (files == wanted).then_some(())
}

/// The files an album names, each as `attach://fN` and nothing else that could be fetched.
fn attached(content: &[u8]) -> Option<Vec<String>> {
    let Ok(Json::Arr(items)) = json::parse(content) else { return None };
    items
        .into_iter()
        .map(|item| {
            let Json::Obj(fields) = item else { return None };
            let mut name = None;
            for (field, value) in fields {
                let Json::Str(text) = value else {
                    if field == "caption_entities" {
                        continue;
                    }
                    return None;
                };
                match field.as_str() {
                    "media" => name = Some(text.strip_prefix("attach://").filter(|at| is_attachment(at))?.to_owned()),
                    "type" if matches!(text.as_str(), "document" | "photo") => {}
                    "caption" => {}
                    _ => return None,
                }
            }
            name
        })
        .collect()
}

/// `f0` to `f9`.
fn is_attachment(name: &str) -> bool {
    matches!(name.as_bytes(), [b'f', b'0'..=b'9'])
}

struct Part {
    name: String,
    file: bool,
}

/// `Content-Disposition: form-data; name="x"[; filename="y"]`, and for files a type; nothing else.
fn part(head: &str) -> Option<Part> {
    let mut lines = head.split("\r\n");
    let rest = lines.next()?.strip_prefix("Content-Disposition: form-data; name=\"")?;
    let (name, rest) = rest.split_once('"')?;
    let file = match rest.strip_prefix("; filename=\"") {
        None if rest.is_empty() => false,
        None => return None,
        Some(rest) => {
            let (filename, rest) = rest.split_once('"')?;
            if !rest.is_empty() || filename.is_empty() || filename.contains('\\') {
                return None;
            }
            true
        }
    };
    match (file, lines.next()) {
        (_, None) => {}
        (true, Some(line)) if line.strip_prefix("Content-Type: ").is_some_and(is_type) && lines.next().is_none() => {}
        _ => return None,
    }
    let plain = !name.is_empty() && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    plain.then(|| Part { name: name.to_owned(), file })
}

/// A type of a file, in plain characters. The Bot API server takes parts of one type for more parameters.
fn is_type(text: &str) -> bool {
    text.bytes().all(|b| b.is_ascii_alphanumeric() || b"/.+-_".contains(&b))
        && !text.eq_ignore_ascii_case("application/x-www-form-urlencoded")
}

fn split<'a>(bytes: &'a [u8], at: &[u8]) -> Option<(&'a [u8], &'a [u8])> {
    let place = bytes.windows(at.len()).position(|window| window == at)?;
    let (before, rest) = bytes.split_at_checked(place)?;
    Some((before, rest.get(at.len()..)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::telegram::multipart::Multipart;

    fn chats() -> Vec<ChatId> {
        vec![ChatId::new(111).unwrap(), ChatId::new(-1_001_234_567_890).unwrap()]
    }

    fn json(text: &str) -> bool {
        allowed("application/json", text.as_bytes(), &chats())
    }

    #[test]
    fn a_message_to_a_chat_of_the_lease_passes_and_no_other() {
        assert!(json(r#"{"chat_id":111,"text":"hi"}"#));
        assert!(json(
            r#"{"chat_id":-1001234567890,"text":"hi","reply_parameters":{"message_id":1},"link_preview_options":{"is_disabled":true}}"#
        ));
        for wrong in [
            r#"{"chat_id":222,"text":"hi"}"#,
            r#"{"chat_id":"111","text":"hi"}"#,
            r#"{"chat_id":"@acme","text":"hi"}"#,
            r#"{"chat_id":111.0,"text":"hi"}"#,
            r#"{"chat_id":111,"chat_id":222,"text":"hi"}"#,
            r#"{"text":"hi"}"#,
            r#"{"chat_id":111,"text":"hi","reply_markup":{"inline_keyboard":[]}}"#,
            r#"{"chat_id":111,"text":"hi","parse_mode":"HTML"}"#,
            r#"{"chat_id":111,"document":"https://evil.example/x"}"#,
            r#"{"chat_id":111,"photo":"AgACAgIAAx"}"#,
            r#"{"chat_id":111,"media":[]}"#,
            r#"{"chat_id":111,"text":"hi","reply_parameters":{"message_id":1,"chat_id":222}}"#,
            r#"[{"chat_id":111}]"#,
            r#"{"chat_id":111,"text":"hi"} "#.trim_end().strip_suffix('}').unwrap(),
        ] {
            assert!(!json(wrong), "{wrong}");
        }
    }

    fn form(parts: &[(&str, &str)]) -> bool {
        let body = parts.iter().map(|(head, content)| {
            format!("--boundary1\r\nContent-Disposition: form-data; {head}\r\n\r\n{content}\r\n")
        });
        let body: String = body.chain(["--boundary1--\r\n".to_owned()]).collect();
        allowed("multipart/form-data; boundary=boundary1", body.as_bytes(), &chats())
    }

    #[test]
    fn a_file_to_a_chat_of_the_lease_passes() {
        let doc = ("name=\"document\"; filename=\"a.txt\"", "hello");
        assert!(form(&[("name=\"chat_id\"", "111"), doc]));
        assert!(form(&[("name=\"chat_id\"", "111"), ("name=\"caption\"", "x"), doc]));
        for wrong in [
            vec![("name=\"chat_id\"", "222"), doc],
            vec![("name=\"chat_id\"", "0111"), doc],
            vec![("name=\"chat_id\"", "111\r\n"), doc],
            vec![doc, ("name=\"chat_id\"", "111")],
            vec![("name=\"chat_id\"", "111"), ("name=\"chat_id\"", "222"), doc],
            vec![("name=\"chat_id\"", "111"), ("name=\"document\"", "https://evil.example/x")],
            vec![("name=\"chat_id\"", "111"), ("name=\"reply_markup\"", "{}"), doc],
            vec![("name=\"chat_id\"; filename=\"a\"", "111"), doc],
            vec![("name=\"chat_id\"; x=\"a\"", "111"), doc],
            vec![("name=\"chat%5Fid\"", "111"), doc],
            vec![("name=\"chat_id\"\r\nContent-Type: application/x-www-form-urlencoded", "111"), doc],
            vec![
                ("name=\"chat_id\"", "111"),
                (&format!("{}\r\nContent-Type: application/x-www-form-urlencoded", doc.0), "chat_id=222"),
            ],
            vec![("name=\"chat_id\"", "111"), ("name=\"reply_parameters\"", r#"{"message_id":1,"chat_id":222}"#), doc],
            vec![("name=\"chat_id\"", "111"), ("name=\"document\"; filename=\"a\"\r\nX: y", "z")],
            vec![doc],
        ] {
            assert!(!form(&wrong), "{wrong:?}");
        }
    }

    #[test]
    fn an_album_names_exactly_the_files_it_carries() {
        let chat = ("name=\"chat_id\"", "111");
        let file = |name| if name == 0 { "name=\"f0\"; filename=\"a\"" } else { "name=\"f1\"; filename=\"b\"" };
        let two =
            r#"[{"type":"document","media":"attach://f0"},{"type":"document","media":"attach://f1","caption":"x"}]"#;
        let media = ("name=\"media\"", two);
        assert!(form(&[chat, media, (file(0), "x"), (file(1), "y")]));
        assert!(!form(&[chat, media, (file(0), "x")]));
        let twice = r#"[{"type":"photo","media":"attach://f0"},{"type":"photo","media":"attach://f0"}]"#;
        assert!(!form(&[chat, ("name=\"media\"", twice), (file(0), "x"), (file(1), "y")]));
        assert!(!form(&[chat, (file(0), "x")]));
        for wrong in [
            r#"[{"type":"document","media":"https://evil.example/x"}]"#,
            r#"[{"type":"document","media":"attach://../f0"}]"#,
            r#"[{"type":"document","media":"attach://f0","thumbnail":"attach://f0"}]"#,
            r#"[{"type":"video","media":"attach://f0"}]"#,
            r#"{"media":"attach://f0"}"#,
        ] {
            assert!(!form(&[chat, ("name=\"media\"", wrong), (file(0), "x")]), "{wrong}");
        }
    }

    #[test]
    fn our_own_forms_pass() {
        let path = std::env::temp_dir().join(format!("mila-leased-{}", std::process::id()));
        std::fs::write(&path, b"--boundary\r\nhello").unwrap();
        let form = Multipart::new([7; 16]).text("chat_id", "111").text("caption", "Grüße").file(
            "document",
            "a (1).txt",
            std::fs::File::open(&path).unwrap(),
            17,
        );
        let content_type = form.content_type();
        let mut body = Vec::new();
        form.write(&mut body).unwrap();
        assert!(allowed(&content_type, &body, &chats()));
        assert!(!allowed(&content_type, &body, &[]));
        assert!(!allowed(&content_type, body.strip_suffix(b"\r\n").unwrap(), &chats()));
        assert!(!allowed("multipart/form-data; boundary=\"x y\"", &body, &chats()));
        std::fs::remove_file(&path).unwrap();
    }
}
