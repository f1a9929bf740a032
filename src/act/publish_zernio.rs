//! `publish_zernio`: one post to accounts of root's table, through Zernio.
//!
//! The files go first, each to the place that Zernio names for it; that is no post yet. Then there is one call that posts, made
//! once: what Zernio says of it is what happened, and where it says nothing that can be read, nobody knows. Zernio and the hosts
//! of uploads are reached through the keeper alone, under the lease of this one request.

use std::fs::File;
use std::io::{Read, Write};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::base::answer::Ran;
use crate::base::exit::Exit;
use crate::base::json::{self as strict, Json};
use crate::base::limits::{FILES_MAX, LINE_MAX, RESULT_MAX};
use crate::base::refusal::clip;
use crate::net::keeper_client::{Body, HttpAnswer, KeeperClient, KeeperError, UNKNOWN};
use crate::policy::outcome::{Failed, Outcome, SAID_MAX};
use crate::sys::creds;

/// How long all of it may take: under the kind's own limit, so that it can still say what happened.
const BUDGET: Duration = Duration::from_secs(165);
/// How long a call without a file may take.
const CALL: Duration = Duration::from_secs(65);
/// Bytes of an address to upload to: those that are signed are long.
const URL_MAX: usize = 4096;

/// Runs it: the request from `input`, the outcome to `out`.
pub fn run(input: &mut dyn Read, out: &mut dyn Write, keeper: &Path) -> Exit {
    let outcome = match read(input) {
        Ok(post) => match Live::open(keeper) {
            Ok(live) => carry_out(&post, &live),
            Err(what) => post.nothing("keeper", &what),
        },
        Err(what) => Outcome { ran: Ran::No, done: Vec::new(), failed: Vec::new(), result: Some(what.to_owned()) },
    };
    match writeln!(out, "{}", outcome.to_program()).and_then(|()| out.flush()) {
        Ok(()) => Exit::OK,
        Err(_) => Exit::SOFTWARE,
    }
}

/// What is to be posted.
#[derive(Debug, Eq, PartialEq)]
struct Post {
    places: Vec<Place>,
    text: String,
    title: Option<String>,
    when: Option<String>,
    files: Vec<Attached>,
}

/// An account.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Place {
    /// The target's id.
    target: String,
    platform: String,
    account: String,
}

impl Place {
    /// Not done here. What a service says is as long as it likes: uncut, it could be more than the runner reads, and then
    /// nobody would know what is known here.
    fn failed(&self, code: &str, said: &str) -> Failed {
        Failed { target: self.target.clone(), code: Failed::code(code), said: clip(said, SAID_MAX) }
    }
}

/// A file of the request.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Attached {
    path: PathBuf,
    name: String,
    size: u64,
}

impl Post {
    /// The same word for every place.
    fn all(&self, ran: Ran, code: &str, said: &str) -> Outcome {
        let failed = |place: &Place| place.failed(code, said);
        Outcome { ran, done: Vec::new(), failed: self.places.iter().map(failed).collect(), result: None }
    }

    fn nothing(&self, code: &str, said: &str) -> Outcome {
        self.all(Ran::No, code, said)
    }
}

fn read(input: &mut dyn Read) -> Result<Post, &'static str> {
    let mut bytes = Vec::new();
    let most = u64::try_from(LINE_MAX).unwrap_or(u64::MAX);
    input.take(most).read_to_end(&mut bytes).map_err(|_error| "the request could not be read")?;
    let request = strict::parse(&bytes).map_err(|_fault| "the request is not strict JSON")?;
    post(&request).ok_or("the request is not one of this kind")
}

fn post(request: &Json) -> Option<Post> {
    let payload = request.get("payload")?;
    let optional = |name: &str| match payload.get(name) {
        None => Some(None),
        Some(value) => value.str().map(|text| Some(text.to_owned())),
    };
    let places = payload.get("targets")?.arr()?.iter().map(place).collect::<Option<Vec<_>>>()?;
    let files = request.get("files")?.arr()?.iter().enumerate().map(attached).collect::<Option<Vec<_>>>()?;
    (!places.is_empty()).then_some(Post {
        places,
        text: payload.get("text")?.str()?.to_owned(),
        title: optional("title")?,
        when: optional("when")?,
        files,
    })
}

fn place(target: &Json) -> Option<Place> {
    let runs = target.get("runs")?;
    let word = |name: &str| runs.get(name)?.str().filter(|word| !word.is_empty()).map(str::to_owned);
    Some(Place { target: target.get("id")?.str()?.to_owned(), platform: word("platform")?, account: word("account")? })
}

fn attached((index, file): (usize, &Json)) -> Option<Attached> {
    (index < FILES_MAX).then_some(())?;
    Some(Attached {
        path: PathBuf::from(format!("in/{}", index.checked_add(1)?)),
        name: file.get("name")?.str()?.to_owned(),
        size: u64::try_from(file.get("size")?.int()?).ok()?,
    })
}

/// Who is called: the keeper, or a test.
trait Service {
    fn call(&self, method: &str, route: &str, body: Body) -> Result<HttpAnswer, KeeperError>;
    /// Sends a file's bytes to a place at a host of uploads.
    fn put(&self, route: &str, content_type: &str, file: &Attached) -> Result<HttpAnswer, KeeperError>;
}

fn carry_out(post: &Post, service: &dyn Service) -> Outcome {
    let mut media = Vec::new();
    for file in &post.files {
        match upload(file, service) {
            Ok(url) => media.push(json!({ "url": url })),
            // Nothing is posted before the one call that posts.
            Err((code, said)) => return post.nothing(&code, &said),
        }
    }
    let platforms: Vec<Value> =
        post.places.iter().map(|place| json!({"platform": place.platform, "accountId": place.account})).collect();
    let mut body = json!({"content": post.text, "platforms": platforms});
    if let Some(fields) = body.as_object_mut() {
        match &post.when {
            Some(when) => {
                fields.insert("scheduledFor".into(), json!(when));
                fields.insert("timezone".into(), json!("UTC"));
            }
            None => drop(fields.insert("publishNow".into(), json!(true))),
        }
        if let Some(title) = &post.title {
            fields.insert("title".into(), json!(title));
        }
        if !media.is_empty() {
            fields.insert("mediaItems".into(), json!(media));
        }
    }
    match service.call("POST", "/zernio/v1/posts", Body::Json(body.to_string().into_bytes())) {
        Ok(answer) => told(post, &answer),
        Err(KeeperError::Unreachable(what)) => post.nothing("unsent", &what),
        Err(KeeperError::Refused { code, .. }) => post.nothing(&code, "the keeper refused it"),
        Err(KeeperError::Broken(what)) => post.all(Ran::Unknown, UNKNOWN, &what),
    }
}

/// What the service said of the one call that posts.
fn told(post: &Post, answer: &HttpAnswer) -> Outcome {
    if let Some(code) = &answer.code {
        // The keeper's own word: only *unknown* leaves open whether the service has it.
        let ran = if code == UNKNOWN { Ran::Unknown } else { Ran::No };
        return post.all(ran, code, "the keeper had no answer of the service");
    }
    let body: Value = serde_json::from_slice(&answer.body).unwrap_or(Value::Null);
    match answer.status {
        201 => done(post, &body),
        207 => in_part(post, &body),
        400..=499 => {
            let said = ["error", "message"].iter().find_map(|name| body.get(name).and_then(Value::as_str));
            post.nothing(&answer.status.to_string(), said.unwrap_or("the service refused it"))
        }
        // A fault of theirs may come after the deed.
        status => post.all(Ran::Unknown, &status.to_string(), "the service's answer leaves open what it did"),
    }
}

fn done(post: &Post, body: &Value) -> Outcome {
    let id = body.get("post").and_then(|post| post.get("_id").or_else(|| post.get("id"))).and_then(Value::as_str);
    Outcome {
        ran: Ran::Yes,
        done: post.places.iter().map(|place| place.target.clone()).collect(),
        failed: Vec::new(),
        result: Some(match (id.filter(|id| id.len() <= RESULT_MAX / 2), &post.when) {
            (Some(id), None) => format!("post {id}"),
            (Some(id), Some(when)) => format!("post {id}, scheduled for {when}"),
            (None, _) => "posted".to_owned(),
        }),
    }
}

/// Some places have it and some have not: told by the answer's own list, else nobody knows which.
fn in_part(post: &Post, body: &Value) -> Outcome {
    let list = body.get("post").and_then(|post| post.get("platforms")).or_else(|| body.get("platforms"));
    let list = list.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let of = |place: &Place| {
        let mut of = list.iter().filter(|item| {
            let account = item.get("accountId").map(|own| own.get("_id").unwrap_or(own)).and_then(Value::as_str);
            item.get("platform").and_then(Value::as_str) == Some(&place.platform) && account == Some(&place.account)
        });
        // A place that is told of twice may be told of in two ways.
        of.next().filter(|_| of.next().is_none())
    };
    let (mut done, mut failed) = (Vec::new(), Vec::new());
    for place in &post.places {
        match of(place).and_then(|item| Some((item, item.get("status")?.as_str()?))) {
            Some((_, "published" | "scheduled" | "success")) => done.push(place.target.clone()),
            Some((item, "failed" | "error")) => {
                let said = ["errorMessage", "error"].iter().find_map(|name| item.get(name).and_then(Value::as_str));
                failed.push(place.failed("failed", said.unwrap_or("the service says that it failed")));
            }
            _ => return post.all(Ran::Unknown, "207", "some of it was posted, and the service does not say where"),
        }
    }
    let ran = match (done.is_empty(), failed.is_empty()) {
        (false, false) => Ran::Part,
        (false, true) => Ran::Yes,
        (true, _) => Ran::No,
    };
    Outcome { ran, done, failed, result: None }
}

/// Hands a file over; the address under which a post names it.
fn upload(file: &Attached, service: &dyn Service) -> Result<String, (String, String)> {
    let content_type = content_type(&file.name);
    let ask = json!({"filename": file.name, "contentType": content_type, "size": file.size});
    let unsent = |error: KeeperError| ("upload".to_owned(), format!("{}: {error}", file.name));
    let answer =
        service.call("POST", "/zernio/v1/media/presign", Body::Json(ask.to_string().into_bytes())).map_err(unsent)?;
    if answer.code.is_some() || !(200..300).contains(&answer.status) {
        let code = answer.code.unwrap_or_else(|| answer.status.to_string());
        return Err((code, format!("{}: no place was given for it", file.name)));
    }
    // It says where the file goes: no address that another reader would read otherwise.
    let body = strict::parse(&answer.body).unwrap_or(Json::Null);
    let https = |name: &str| {
        let url = body.get(name)?.str()?;
        let plain = url.len() <= URL_MAX && url.bytes().all(|b| b.is_ascii_graphic());
        url.strip_prefix("https://").filter(|_| plain)
    };
    let (Some(place), Some(public)) = (https("uploadUrl"), https("publicUrl")) else {
        return Err(("upload".to_owned(), format!("{}: the service named no https address for it", file.name)));
    };
    let answer = service.put(&format!("/upload/{place}"), content_type, file).map_err(unsent)?;
    if answer.code.is_some() || !(200..300).contains(&answer.status) {
        let code = answer.code.unwrap_or_else(|| answer.status.to_string());
        return Err((code, format!("{}: it was not taken", file.name)));
    }
    Ok(format!("https://{public}"))
}

/// By the name's ending, as the service wants it; it looks at the bytes itself.
fn content_type(name: &str) -> &'static str {
    let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase());
    match ending.as_deref() {
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        Some("webp") => "image/webp",
        Some("mp4") => "video/mp4",
        Some("mov") => "video/quicktime",
        Some("pdf") => "application/pdf",
        _ => "application/octet-stream",
    }
}

/// The keeper.
struct Live {
    keeper: KeeperClient,
    until: Instant,
}

impl Live {
    fn open(keeper: &Path) -> Result<Self, String> {
        // The socket is root's, or in plain mode the one user's; nobody else's is spoken to.
        let owner = std::fs::metadata(keeper).map_err(|error| format!("the keeper's socket: {error}"))?.uid();
        if owner != 0 && owner != creds::my_uid() {
            return Err(format!("the keeper's socket belongs to uid {owner}"));
        }
        let until = Instant::now().checked_add(BUDGET).ok_or("no time")?;
        Ok(Self { keeper: KeeperClient::new(keeper.to_owned(), owner), until })
    }

    fn left(&self) -> Result<Duration, KeeperError> {
        let left = self.until.saturating_duration_since(Instant::now());
        if left.is_zero() { Err(KeeperError::Unreachable("no time is left".to_owned())) } else { Ok(left) }
    }
}

impl Service for Live {
    fn call(&self, method: &str, route: &str, body: Body) -> Result<HttpAnswer, KeeperError> {
        self.keeper.call(method, route, body, self.left()?.min(CALL))
    }

    fn put(&self, route: &str, content_type: &str, file: &Attached) -> Result<HttpAnswer, KeeperError> {
        let unreadable = |error: std::io::Error| KeeperError::Unreachable(format!("{}: {error}", file.path.display()));
        let opened = File::open(&file.path).map_err(unreadable)?;
        if opened.metadata().map_err(unreadable)?.size() != file.size {
            return Err(KeeperError::Unreachable("a file is not as long as it was".to_owned()));
        }
        let body = Body::Bytes { content_type: content_type.to_owned(), file: opened, size: file.size };
        self.keeper.call("PUT", route, body, self.left()?)
    }
}

#[cfg(test)]
mod tests;
