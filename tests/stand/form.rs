//! A method's parameters, whichever of the four ways they came: query, form, JSON, multipart.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use super::http::Request;

/// A file that came as a part of a multipart body.
#[derive(Clone, Debug)]
pub struct Upload {
    /// The name in the header, decoded as the real server decodes it, not yet cleaned.
    pub file_name: String,
    /// The bytes.
    pub bytes: Arc<[u8]>,
}

/// The parameters of one call.
#[derive(Clone, Debug, Default)]
pub struct Params {
    /// Values by name; JSON bodies keep their types.
    pub values: BTreeMap<String, Value>,
    /// Files by the name of their part.
    pub files: BTreeMap<String, Upload>,
}

impl Params {
    /// A parameter as text: strings as they are, everything else as JSON.
    pub fn text(&self, name: &str) -> Option<String> {
        match self.values.get(name)? {
            Value::Null => None,
            Value::String(text) => Some(text.clone()),
            other => Some(other.to_string()),
        }
    }

    /// A parameter as a number; what is none counts as absent.
    pub fn int(&self, name: &str) -> Option<i64> {
        self.text(name)?.trim().parse().ok()
    }

    /// A parameter as yes or no, in the spellings that the real server takes.
    pub fn flag(&self, name: &str) -> bool {
        self.text(name).is_some_and(|text| matches!(text.to_ascii_lowercase().as_str(), "true" | "yes" | "1"))
    }

    /// A parameter that holds JSON, in a JSON body or as text; `Err` when the text is not JSON.
    pub fn json(&self, name: &str) -> Result<Option<Value>, ()> {
        match self.values.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) if text.is_empty() => Ok(None),
            Some(Value::String(text)) => serde_json::from_str(text).map(Some).map_err(|_not_json| ()),
            Some(other) => Ok(Some(other.clone())),
        }
    }
}

/// Reads the parameters of a request.
pub fn read(request: &Request) -> Params {
    let mut params = Params::default();
    let (_, query) = request.path_and_query();
    pairs(query, &mut params);
    let kind = request.header("content-type").unwrap_or_default().to_owned();
    let lower = kind.to_ascii_lowercase();
    if lower.starts_with("application/json") {
        // A body that is not JSON is only logged by the real server: the call goes on without parameters.
        if let Ok(Value::Object(map)) = serde_json::from_slice(&request.body) {
            params.values.extend(map);
        }
    } else if lower.starts_with("application/x-www-form-urlencoded") {
        pairs(&String::from_utf8_lossy(&request.body), &mut params);
    } else if lower.starts_with("multipart/form-data") {
        if let Some(boundary) = boundary(&kind) {
            multipart(&request.body, &boundary, &mut params);
        }
    }
    params
}

fn pairs(text: &str, params: &mut Params) {
    for pair in text.split('&').filter(|pair| !pair.is_empty()) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        params.values.insert(url_decode(name, true), Value::String(url_decode(value, true)));
    }
}

/// Percent decoding; bytes that are no UTF-8 become replacement characters.
pub fn url_decode(text: &str, plus: bool) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let hex = bytes.get(at + 1..at + 3).and_then(|hex| std::str::from_utf8(hex).ok());
        match (bytes[at], hex.and_then(|hex| u8::from_str_radix(hex, 16).ok())) {
            (b'%', Some(byte)) => {
                out.push(byte);
                at += 3;
                continue;
            }
            (b'+', _) if plus => out.push(b' '),
            (byte, _) => out.push(byte),
        }
        at += 1;
    }
    String::from_utf8_lossy(&out).into_owned()
}

fn boundary(content_type: &str) -> Option<String> {
    let (_, rest) = content_type.split_once("boundary=")?;
    let value = rest.split(';').next()?.trim().trim_matches('"');
    (!value.is_empty() && value.len() <= 70).then(|| value.to_owned())
}

fn multipart(body: &[u8], boundary: &str, params: &mut Params) {
    let delimiter = format!("--{boundary}");
    let mut rest = body;
    let Some(start) = find(rest, delimiter.as_bytes()) else { return };
    rest = &rest[start + delimiter.len()..];
    let delimiter = format!("\r\n--{boundary}");
    while let Some(after) = rest.strip_prefix(b"\r\n") {
        let Some(end) = find(after, delimiter.as_bytes()) else { return };
        part(&after[..end], params);
        rest = &after[end + delimiter.len()..];
    }
}

fn part(bytes: &[u8], params: &mut Params) {
    let Some(split) = find(bytes, b"\r\n\r\n") else { return };
    let head = String::from_utf8_lossy(&bytes[..split]).into_owned();
    let body = &bytes[split + 4..];
    let Some(line) = head.lines().find(|line| line.to_ascii_lowercase().starts_with("content-disposition:")) else {
        return;
    };
    let Some(name) = quoted(line, "name") else { return };
    match quoted(line, "filename") {
        Some(file_name) => {
            params.files.insert(name, Upload { file_name, bytes: body.into() });
        }
        None => {
            params.values.insert(name, Value::String(String::from_utf8_lossy(body).into_owned()));
        }
    }
}

/// A quoted value of `Content-Disposition`. The real server decodes percent signs in it.
fn quoted(line: &str, name: &str) -> Option<String> {
    let mut rest = line;
    let marker = format!("{name}=\"");
    loop {
        let at = rest.find(&marker)?;
        let alone = rest[..at].ends_with([' ', ';', '\t']);
        let value = &rest[at + marker.len()..];
        if alone {
            return closed(value).map(|value| url_decode(&value, false));
        }
        rest = value;
    }
}

fn closed(value: &str) -> Option<String> {
    let mut out = String::new();
    let mut chars = value.chars();
    loop {
        match chars.next()? {
            '"' => return Some(out),
            '\\' => out.push(chars.next()?),
            other => out.push(other),
        }
    }
}

/// Where `needle` begins in `hay`.
pub fn find(hay: &[u8], needle: &[u8]) -> Option<usize> {
    let first = *needle.first()?;
    let mut from = 0;
    while let Some(step) = hay.get(from..)?.iter().position(|byte| *byte == first) {
        from += step;
        if hay[from..].starts_with(needle) {
            return Some(from);
        }
        from += 1;
    }
    None
}
