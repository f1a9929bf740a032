//! Files: taken from uploads, kept, and given back by `getFile` and the download path.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::clean;
use super::form::Params;
use super::methods::ApiError;
use super::world::State;

/// What a bot may upload.
const UPLOAD_MAX: usize = 50 * 1024 * 1024;
/// What a bot may upload as a photo.
const PHOTO_MAX: usize = 10 * 1024 * 1024;
/// What a bot may download.
const DOWNLOAD_MAX: usize = 20 << 20;

/// As what a file is sent.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Shape {
    /// As it is.
    Document,
    /// As a picture, which Telegram draws anew.
    Photo,
}

/// A file the server keeps.
#[derive(Clone, Debug)]
pub struct StoredFile {
    /// The `file_id`.
    pub id: String,
    /// The same for every bot.
    pub unique: String,
    /// The name Telegram keeps.
    pub name: String,
    /// The bytes.
    pub bytes: Arc<[u8]>,
}

/// Takes the file a call carries or names, and gives the fields of the message it becomes.
pub fn take(
    state: &mut State,
    params: &Params,
    part: &str,
    named: Option<&str>,
    shape: Shape,
    as_is: bool,
) -> Result<Map<String, Value>, ApiError> {
    let part = named.and_then(|name| name.strip_prefix("attach://")).unwrap_or(part);
    let stored = match params.files.get(part) {
        Some(upload) => {
            let most = if shape == Shape::Photo { PHOTO_MAX } else { UPLOAD_MAX };
            match upload.bytes.len() {
                0 => return Err(ApiError::bad("file must be non-empty")),
                bytes if bytes > UPLOAD_MAX => return Err(ApiError::too_large()),
                bytes if bytes > most => return Err(ApiError::bad("file is too big")),
                _ => keep(state, &upload.file_name, &upload.bytes),
            }
        }
        None => match named {
            None | Some("") => return Err(ApiError::bad("there is no document in the request")),
            Some(id) => {
                let wrong = || ApiError::bad("wrong file identifier/HTTP URL specified");
                state.files.get(id).cloned().ok_or_else(wrong)?
            }
        },
    };
    Ok(fields(&stored, shape, as_is))
}

/// Keeps a file; its name is cleaned as Telegram cleans it.
pub fn keep(state: &mut State, name: &str, bytes: &Arc<[u8]>) -> StoredFile {
    let number = state.fresh();
    let file = StoredFile {
        id: format!("BQACStand{number}"),
        unique: format!("AgAD{:x}", number & 0xffff_ffff),
        name: clean::file_name(name),
        bytes: Arc::clone(bytes),
    };
    state.files.insert(file.id.clone(), file.clone());
    file
}

/// What a person sends: the fields of a message with this file, as `kind`.
pub fn from_person(state: &mut State, kind: &str, name: &str, bytes: &[u8]) -> Map<String, Value> {
    let file = keep(state, name, &bytes.into());
    let mut entry = json!({"file_id": file.id, "file_unique_id": file.unique, "file_size": file.bytes.len()});
    let map = entry.as_object_mut().expect("an object");
    let mut fields = Map::new();
    match kind {
        "photo" => {
            // Telegram gives every size that it drew, the largest last.
            let small = keep(state, "", &Arc::from(&b"a small one"[..]));
            let size = |file: &StoredFile, width: u32, height: u32| {
                json!({"file_id": file.id, "file_unique_id": file.unique, "file_size": file.bytes.len(),
                       "width": width, "height": height})
            };
            fields.insert(kind.to_owned(), json!([size(&small, 90, 67), size(&file, 800, 600)]));
            return fields;
        }
        "voice" => map.extend([("duration".to_owned(), 3.into()), ("mime_type".to_owned(), "audio/ogg".into())]),
        "video_note" => map.extend([("duration".to_owned(), 3.into()), ("length".to_owned(), 240.into())]),
        "sticker" => {
            let more = json!({"type": "regular", "width": 512, "height": 512, "is_animated": false, "is_video": false});
            map.extend(more.as_object().expect("an object").clone());
        }
        _ => {
            if !file.name.is_empty() {
                map.insert("file_name".to_owned(), file.name.clone().into());
            }
            let mime = match kind {
                "video" | "animation" => "video/mp4",
                "audio" => "audio/mpeg",
                _ => "application/octet-stream",
            };
            map.insert("mime_type".to_owned(), mime.into());
            if kind != "document" {
                map.insert("duration".to_owned(), 3.into());
            }
        }
    }
    if kind == "animation" {
        // For clients that do not know the one, Telegram sets the other too.
        fields.insert("document".to_owned(), entry.clone());
    }
    fields.insert(kind.to_owned(), entry);
    fields
}

fn fields(file: &StoredFile, shape: Shape, as_is: bool) -> Map<String, Value> {
    let mut map = Map::new();
    let mut entry = json!({"file_id": file.id, "file_unique_id": file.unique, "file_size": file.bytes.len()});
    if shape == Shape::Photo {
        entry["width"] = 800.into();
        entry["height"] = 600.into();
        map.insert("photo".to_owned(), json!([entry]));
        return map;
    }
    let extension = file.name.rsplit_once('.').map_or("", |(_, extension)| extension).to_ascii_lowercase();
    let (mime, detected) = match extension.as_str() {
        "gif" => ("image/gif", Some("animation")),
        "mp4" => ("video/mp4", Some("video")),
        "mp3" => ("audio/mpeg", Some("audio")),
        "webp" => ("image/webp", Some("sticker")),
        "png" => ("image/png", None),
        "jpg" | "jpeg" => ("image/jpeg", None),
        "txt" => ("text/plain", None),
        "pdf" => ("application/pdf", None),
        _ => ("application/octet-stream", None),
    };
    if !file.name.is_empty() {
        entry["file_name"] = file.name.clone().into();
    }
    entry["mime_type"] = mime.into();
    // Without the caller's word against it, Telegram makes its own of what it knows.
    if let Some(kind) = detected.filter(|_| !as_is) {
        let mut own = entry.clone();
        let more = match kind {
            "audio" => json!({"duration": 1}),
            "sticker" => {
                json!({"type": "regular", "width": 512, "height": 512, "is_animated": false, "is_video": false})
            }
            _ => json!({"width": 320, "height": 240, "duration": 1}),
        };
        own.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        map.insert(kind.to_owned(), own);
        if kind != "animation" {
            return map;
        }
    }
    map.insert("document".to_owned(), entry);
    map
}

/// `getFile`.
pub fn get_file(state: &State, params: &Params) -> Result<Value, ApiError> {
    let id = params.text("file_id").unwrap_or_default();
    let file =
        state.files.get(&id).ok_or_else(|| ApiError::bad("wrong file_id or the file is temporarily unavailable"))?;
    if file.bytes.len() > DOWNLOAD_MAX {
        return Err(ApiError::bad("file is too big"));
    }
    Ok(json!({
        "file_id": file.id,
        "file_unique_id": file.unique,
        "file_size": file.bytes.len(),
        "file_path": path(file),
    }))
}

fn path(file: &StoredFile) -> String {
    format!("documents/file_{}", file.unique)
}

/// The bytes behind a path of `getFile`.
pub fn download(state: &State, asked: &str) -> Option<Arc<[u8]>> {
    state.files.values().find(|file| path(file) == asked).map(|file| Arc::clone(&file.bytes))
}
