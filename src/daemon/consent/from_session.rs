//! `consent.sock`: what the session may ask (FORMATS §8). Bytes, never paths: nothing that the session names is opened.

use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::base::answer::{Answer, Code, Refusal};
use crate::base::digest::{Digest, FileFacts};
use crate::base::ids::{KindId, PermissionId, RequestId};
use crate::base::json::{self, Json};
use crate::base::limits::{
    FILES_BYTES_MAX, FILES_IDLE, FILES_MAX, FILES_TIME, LINE_MAX, LINE_TIME, REQUESTS_A_MINUTE, WAIT_MAX_S, WAITERS_MAX,
};
use crate::base::time::Wall;
use crate::config::kind::{Field, Kind, Shape, TargetSource};
use crate::daemon::consent::answers;
use crate::daemon::consent::core::{Card, Core};
use crate::daemon::consent::press::new_id;
use crate::daemon::consent::proxy::{KnownChats, Proxy};
use crate::journal::record::{Asked, Step};
use crate::net::lines::{LineFault, LineReader, send_line};
use crate::net::unix::Peer;
use crate::policy::consent::{Asking, Phase, Request, Verdict, only};
use crate::policy::payload::{self, Checked};
use crate::store::draft::Draft;
use crate::store::spool::SpoolError;
use crate::sys::poll::{self, Interest};
use crate::sys::random;

/// How long a caller may take to read its answer.
const ANSWER_TIME: Duration = Duration::from_secs(5);
/// How often a call that waits looks whether its caller is still there.
const LOOK: Duration = Duration::from_secs(1);
/// Ended requests that a list shows.
const LIST_MAX: usize = 40;

impl Proxy {
    /// One connection: a line, perhaps bytes, one answer.
    pub(super) fn session_connection(&self, peer: Peer, stream: UnixStream) {
        let Some(end) = Instant::now().checked_add(LINE_TIME) else { return };
        let mut reader = LineReader::new(stream);
        let line = match reader.line(LINE_MAX, end) {
            Ok(line) => line,
            Err(LineFault::Closed) => return,
            Err(fault) => {
                let refusal = Refusal::json_strict(&format!("the line is {fault}"), 0);
                return reply(&reader, &Answer::denied(None, refusal).to_json());
            }
        };
        let answer = self.operation(peer, &line, &mut reader).unwrap_or_else(|refusal| {
            log::info!("consent.refused uid={} code={}", peer.uid, refusal.code.as_str());
            Answer::denied(None, refusal).to_json()
        });
        reply(&reader, &answer);
        // A caller who does not wait is answered first; the card is drawn after.
        self.wake_for_cards();
    }

    /// Wakes who draws, where a request waits for its card.
    fn wake_for_cards(&self) {
        let core = self.lock();
        let waits = |request: &Request| request.phase == Phase::Waiting && !core.aside.contains_key(&request.id);
        if core.gate.open_requests().into_iter().any(waits) {
            self.changed.notify_all();
        }
    }

    fn operation(&self, peer: Peer, line: &[u8], reader: &mut LineReader) -> Result<String, Refusal> {
        let asked = json::parse(line).map_err(|fault| Refusal::json_strict(fault.what, fault.at))?;
        let op = asked.get("op").and_then(Json::str).unwrap_or_default();
        match op {
            "request" => self.request(peer, &asked, reader).inspect_err(|refusal| self.count(refusal.code)),
            "status" if asked.get("id").is_none() => {
                only(&asked, &["op"])?;
                Ok(self.status().to_string())
            }
            "status" => {
                only(&asked, &["op", "id", "wait_s"])?;
                let id = id_of(&asked)?;
                Ok(self.wait(peer.uid, &id, wait_of(&asked)?, reader.stream()).to_json())
            }
            "cancel" => {
                only(&asked, &["op", "id"])?;
                self.cancel(&id_of(&asked)?).map(|answer| answer.to_json())
            }
            "list" => only(&asked, &["op"]).map(|()| self.list().to_string()),
            "kinds" => only(&asked, &["op"]).and_then(|()| self.kinds_json()).map(|kinds| kinds.to_string()),
            "mandates" => only(&asked, &["op"]).map(|()| self.mandates().to_string()),
            "mandate" => self.mandate(peer, &asked, reader).inspect_err(|refusal| self.count(refusal.code)),
            "head" => only(&asked, &["op"]).map(|()| json!({"head": self.lock().head().anchor()}).to_string()),
            other => Err(Refusal::op_unknown(other)),
        }
    }

    fn request(&self, peer: Peer, asked: &Json, reader: &mut LineReader) -> Result<String, Refusal> {
        only(asked, &["op", "kind", "payload", "attachments", "wait_s", "urgent"])?;
        let wait = wait_of(asked)?;
        let urgent = match asked.get("urgent") {
            None => false,
            Some(Json::Bool(urgent)) => *urgent,
            Some(_) => return Err(Refusal::field_type("urgent", "true or false", "something else")),
        };
        let kind = self.kind_named(asked)?;
        let payload = asked.get("payload").ok_or_else(|| Refusal::field_missing("payload", "an object"))?;
        let announced = announced(asked, &kind)?;
        self.may_at_all()?;
        // Everything but the files' bytes is checked before a byte of them is read.
        let unread: Vec<FileFacts> = announced
            .iter()
            .map(|(name, size)| FileFacts { name: name.clone(), size: *size, sha256: Digest::of(b"") })
            .collect();
        let before = self.check(&kind, payload, &unread)?;
        self.may(&kind, None)?;
        self.rate(peer.uid)?;
        let id = new_id(&self.lock()).map_err(|error| Refusal::trouble(Code::Config, &error.to_string()))?;
        let (draft, facts) = self.receive(&id, &announced, reader)?;
        // Without files nothing has come since the first look.
        let checked = if facts.is_empty() { before } else { self.check(&kind, payload, &facts)? };
        let id = self.accept(peer, &id, checked, (urgent, None), draft)?;
        // One who waits would wait for the card.
        if !wait.is_zero() {
            self.wake_for_cards();
        }
        Ok(self.wait(peer.uid, &id, wait, reader.stream()).to_json())
    }

    /// Asks for a standing permission: a request like any other, whose press opens it.
    fn mandate(&self, peer: Peer, asked: &Json, reader: &mut LineReader) -> Result<String, Refusal> {
        only(asked, &["op", "kind", "targets", "count", "cents", "days", "wait_s"])?;
        let wait = wait_of(asked)?;
        let kind = self.kind_named(asked)?;
        self.may_at_all()?;
        let checked = self.terms_of(&kind, asked)?;
        self.may(&kind, None)?;
        self.rate(peer.uid)?;
        let trouble = |error: std::io::Error| Refusal::trouble(Code::Config, &error.to_string());
        let id = new_id(&self.lock()).map_err(trouble)?;
        let perm = PermissionId::from_random(random::array().map_err(trouble)?);
        let (draft, _none) = self.receive(&id, &[], reader)?;
        let id = self.accept(peer, &id, checked, (false, Some(perm)), draft)?;
        if !wait.is_zero() {
            self.wake_for_cards();
        }
        Ok(self.wait(peer.uid, &id, wait, reader.stream()).to_json())
    }

    fn kind_named(&self, asked: &Json) -> Result<Arc<Kind>, Refusal> {
        let name = asked.get("kind").and_then(Json::str).unwrap_or_default();
        let kinds = self.kinds()?;
        let kind = KindId::parse(name).and_then(|id| kinds.get(&id).cloned());
        kind.ok_or_else(|| Refusal::kind_unknown(name, &kinds.ids()))
    }

    fn check(&self, kind: &Arc<Kind>, payload: &Json, files: &[FileFacts]) -> Result<Checked, Refusal> {
        let owners = self.owners();
        let core = self.lock();
        let chats = KnownChats { owners: &owners, gate: &core.gate };
        payload::check(kind, payload, files, &chats, self.now())
    }

    /// A refusal before a card: one line a minute says how many there were of its code.
    fn count(&self, why: Code) {
        let mut core = self.lock();
        let count = core.denied.entry(why).or_default();
        *count = count.saturating_add(1);
        self.changed.notify_all();
    }

    /// Whether anything may be asked for now.
    fn may_at_all(&self) -> Result<(), Refusal> {
        let mut core = self.lock();
        self.look(&mut core);
        self.owners_in(&mut core);
        core.gate.refuses_all(self.owners().list().len(), core.behind())?;
        core.usable(self.times())
    }

    /// Whether this kind (and, once it is known, this very action) may be asked for now; the same open request is `Some`.
    fn may(&self, kind: &Kind, digest: Option<&Digest>) -> Result<Option<RequestId>, Refusal> {
        let mut core = self.lock();
        core.usable(self.times())?;
        self.may_in(&core, kind, digest)
    }

    fn may_in(&self, core: &Core, kind: &Kind, digest: Option<&Digest>) -> Result<Option<RequestId>, Refusal> {
        let nothing = Digest::ZERO;
        let owners = self.owners().list().len();
        let asking = Asking { kind, digest: digest.unwrap_or(&nothing), owners, behind: core.behind() };
        match core.gate.may_ask(&asking, self.now()) {
            Verdict::New => Ok(None),
            Verdict::Same(id) => Ok(Some(id)),
            Verdict::Refused(refusal) => Err(refusal),
        }
    }

    /// Takes the announced bytes into the spool, hashing them, and none beside.
    fn receive(
        &self,
        id: &RequestId,
        announced: &[(String, u64)],
        reader: &mut LineReader,
    ) -> Result<(Draft, Vec<FileFacts>), Refusal> {
        let open: Vec<RequestId> =
            self.lock().gate.open_requests().into_iter().map(|request| request.origin.clone()).collect();
        let bytes = announced.iter().fold(0_u64, |sum, (_, size)| sum.saturating_add(*size));
        let mut draft = self.spool.begin(id, bytes, &|id| open.contains(id)).map_err(|error| spool(&error))?;
        let end = Instant::now().checked_add(FILES_TIME).ok_or_else(|| Refusal::busy(60))?;
        for (index, (name, size)) in announced.iter().enumerate() {
            let mut body = reader.body_reader(*size, FILES_IDLE, end);
            draft.file(name, *size, &mut body).map_err(|error| match error {
                SpoolError::Sender(_) => Refusal::file_changed(index, name),
                SpoolError::Full | SpoolError::Gone(_) | SpoolError::Io(_) => spool(&error),
            })?;
        }
        if reader.has_more() {
            return Err(Refusal::field_range("attachments", "no bytes after the last file", "more"));
        }
        let facts = draft.files().to_vec();
        Ok((draft, facts))
    }

    /// The request is stored, then its line is written; only then is it answered.
    fn accept(
        &self,
        peer: Peer,
        id: &RequestId,
        checked: Checked,
        (urgent, perm): (bool, Option<PermissionId>),
        draft: Draft,
    ) -> Result<RequestId, Refusal> {
        if let Some(same) = self.may(&checked.kind, Some(&checked.digest))? {
            return Ok(same);
        }
        draft.commit(&store(&checked)).map_err(|error| spool(&error))?;
        let mut core = self.lock();
        // Asked once more under the lock that the line is written under: two callers with the same action get one card.
        let again = core.usable(self.times()).and_then(|()| self.may_in(&core, &checked.kind, Some(&checked.digest)));
        let step = Step::Asked(Asked {
            id: id.clone(),
            kind: checked.kind.id.clone(),
            def: checked.kind.def.hex_half(),
            digest: checked.digest,
            uid: peer.uid,
            files: u32::try_from(checked.files.len()).unwrap_or(u32::MAX),
            cents: checked.cents,
            urgent,
            perm,
        });
        let accepted = match again {
            Ok(Some(same)) => Ok(same),
            Ok(None) => core.record(self.times(), &step).map(|_| id.clone()),
            Err(refusal) => Err(refusal),
        };
        if accepted.as_ref() == Ok(id) {
            core.cards.insert(id.clone(), Card::new(checked));
            log::info!("consent.asked id={id} uid={}", peer.uid);
            self.cover(&mut core, id);
        } else {
            drop(core);
            if let Err(error) = self.spool.remove(id) {
                log::warn!("consent.spool id={id} error={error}");
            }
        }
        accepted
    }

    /// The answer about a request, once it is final or the time is up. Only so many calls of one user wait; the others are
    /// answered at once.
    fn wait(&self, uid: u32, id: &RequestId, most: Duration, caller: &UnixStream) -> Answer {
        let end = Instant::now().checked_add(most);
        let mut core = self.lock();
        if most.is_zero() || core.waiting.get(&uid).is_some_and(|waiting| *waiting >= WAITERS_MAX) {
            return answers::of(self, &core, id);
        }
        let own = core.waiting.entry(uid).or_default();
        *own = own.saturating_add(1);
        loop {
            let answer = answers::of(self, &core, id);
            let left = end.map(|end| end.saturating_duration_since(Instant::now())).unwrap_or_default();
            // Whoever has gone gives the place back.
            let gone = || {
                let seen = poll::wait(&[(caller.as_fd(), Interest::Closed)], Some(Duration::ZERO));
                seen.is_ok_and(|seen| seen.iter().any(|seen| seen.closed))
            };
            if answer.state.is_final() || left.is_zero() || core.stopping || gone() {
                if let Some(own) = core.waiting.get_mut(&uid) {
                    *own = own.saturating_sub(1);
                }
                return answer;
            }
            core = self.over.wait_timeout(core, left.min(LOOK)).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    fn cancel(&self, id: &RequestId) -> Result<Answer, Refusal> {
        let mut core = self.lock();
        let request = core.gate.request(id);
        if request.is_none() && core.gate.ended_long_ago(id).is_none() {
            return Err(Refusal::id_unknown(id.as_str()));
        }
        if request.is_some_and(|request| request.agreed().is_some()) {
            return Err(Refusal::of(Code::TooLate));
        }
        if request.is_some_and(Request::is_open) {
            self.end(&mut core, id, Step::Withdrawn { id: id.clone() });
        }
        Ok(answers::of(self, &core, id))
    }

    fn rate(&self, uid: u32) -> Result<(), Refusal> {
        const MINUTE_MS: u64 = 60_000;
        let now = self.boot();
        let mut core = self.lock();
        let times = core.rate.entry(uid).or_default();
        while times.front().is_some_and(|at| now.since(*at) >= MINUTE_MS) {
            times.pop_front();
        }
        if times.len() >= usize::try_from(REQUESTS_A_MINUTE).unwrap_or(usize::MAX) {
            let oldest = times.front().map_or(0, |at| now.since(*at));
            return Err(Refusal::busy(MINUTE_MS.saturating_sub(oldest).div_ceil(1000)));
        }
        times.push_back(now);
        Ok(())
    }

    /// The requests that are open or ended lately, without their texts.
    fn list(&self) -> Value {
        let core = self.lock();
        let open = core.gate.open_requests();
        let all = open.iter().rev().copied().chain(core.gate.ended_requests().take(LIST_MAX));
        let requests: Vec<Value> = all
            .map(|request| {
                let mut line = answers::fields(&answers::of(self, &core, &request.id));
                line.insert("kind".into(), json!(request.kind.as_str()));
                line.insert("asked".into(), json!(request.asked.to_second()));
                if let Some(card) = core.cards.get(&request.id) {
                    line.insert("targets".into(), json!(card.targets));
                }
                Value::Object(line)
            })
            .collect();
        json!({ "requests": requests })
    }

    /// What can be asked for: fields, limits, targets, and whether a kind is on.
    pub(super) fn kinds_json(&self) -> Result<Value, Refusal> {
        let kinds = self.kinds()?;
        let owners = self.owners();
        let core = self.lock();
        let list: Vec<Value> = kinds
            .iter()
            .map(|kind| {
                let fields: Value = kind
                    .order
                    .iter()
                    .filter_map(|name| Some((name.clone(), field(kind.fields.get(name)?))))
                    .collect::<serde_json::Map<_, _>>()
                    .into();
                let named = |id: &str, name: &str| json!({"id": id, "name": name});
                let mut targets: Vec<Value> = kind.targets.iter().map(|(id, target)| named(id, &target.name)).collect();
                if takes(kind, TargetSource::Owners) {
                    targets.extend(owners.list().iter().map(|owner| named(&owner.id.to_string(), &owner.name)));
                }
                if takes(kind, TargetSource::Chats) {
                    targets.extend(core.gate.chats().map(|(id, chat)| named(&id.to_string(), &chat.title)));
                }
                let own = core.gate.permissions().filter(|own| own.kind == kind.id);
                let permissions: Vec<Value> = own.map(|own| self.permission_json(&core, own)).collect();
                json!({
                    "permissions": permissions,
                    "id": kind.id.as_str(),
                    "on": core.gate.is_on(kind),
                    "paused_until": core.gate.paused(&kind.id, self.now()).map(Wall::to_second),
                    "act": kind.words(crate::config::Language::En).act,
                    "fields": fields,
                    "files": {"max": kind.files.max, "bytes": kind.files.bytes},
                    "targets": targets,
                    "mandate_ok": kind.mandate_ok,
                })
            })
            .collect();
        Ok(json!({ "kinds": list }))
    }
}

/// Whether a kind has places of that sort.
fn takes(kind: &Kind, source: TargetSource) -> bool {
    kind.fields.values().any(|field| matches!(&field.shape, Shape::Target { from } if from.contains(&source)))
}

fn field(field: &Field) -> Value {
    let shape = match &field.shape {
        Shape::Text { max } => json!({"type": "text", "max": max}),
        Shape::Line { max } => json!({"type": "line", "max": max}),
        Shape::Target { .. } => json!({"type": "target"}),
        Shape::Money => json!({"type": "money"}),
        Shape::Time => json!({"type": "time"}),
        Shape::Choice { of } => json!({"type": "choice", "of": of}),
        Shape::Flag => json!({"type": "flag"}),
    };
    let mut shape = shape;
    if let Some(map) = shape.as_object_mut() {
        map.insert("optional".into(), json!(field.optional));
        if let Some(many) = field.many {
            map.insert("many".into(), json!(many));
        }
    }
    shape
}

/// What is stored of a request beside its files.
pub(super) struct StoredParts {
    pub(super) def: Digest,
    pub(super) canonical: String,
}

fn store(checked: &Checked) -> String {
    json::canonical(&Json::Obj(vec![
        ("def".to_owned(), Json::Str(checked.kind.def.hex())),
        ("payload".to_owned(), Json::Str(checked.canonical.clone())),
    ]))
}

/// Reads it back.
pub(super) fn stored(text: &str) -> Option<StoredParts> {
    let stored = json::parse(text.as_bytes()).ok()?;
    Some(StoredParts {
        def: Digest::parse_hex(stored.get("def")?.str()?)?,
        canonical: stored.get("payload")?.str()?.to_owned(),
    })
}

fn announced(asked: &Json, kind: &Kind) -> Result<Vec<(String, u64)>, Refusal> {
    let Some(list) = asked.get("attachments") else { return Ok(Vec::new()) };
    let list = list.arr().ok_or_else(|| Refusal::field_type("attachments", "a list", "something else"))?;
    let most = kind.files.max.min(FILES_MAX);
    if list.len() > most {
        return Err(Refusal::file_too_many(list.len(), most));
    }
    let mut files = Vec::new();
    let mut all = 0_u64;
    for (index, item) in list.iter().enumerate() {
        let at = format!("files[{index}]");
        only(item, &["name", "size"])?;
        let name = item.get("name").and_then(Json::str).ok_or_else(|| Refusal::field_missing(&at, "a name"))?;
        let size = item.get("size").and_then(Json::int).and_then(|size| u64::try_from(size).ok());
        let size = size.ok_or_else(|| Refusal::field_missing(&at, "a size in bytes"))?;
        if size > kind.files.bytes {
            return Err(Refusal::file_too_big(&at, size, kind.files.bytes));
        }
        all = all.saturating_add(size);
        files.push((name.to_owned(), size));
    }
    if all > FILES_BYTES_MAX { Err(Refusal::file_too_big("files", all, FILES_BYTES_MAX)) } else { Ok(files) }
}

fn id_of(asked: &Json) -> Result<RequestId, Refusal> {
    let id = asked.get("id").and_then(Json::str).unwrap_or_default();
    RequestId::parse(id).ok_or_else(|| Refusal::id_unknown(id))
}

fn wait_of(asked: &Json) -> Result<Duration, Refusal> {
    let Some(wait) = asked.get("wait_s") else { return Ok(Duration::ZERO) };
    let seconds = wait.int().and_then(|seconds| u64::try_from(seconds).ok()).filter(|seconds| *seconds <= WAIT_MAX_S);
    seconds.map(Duration::from_secs).ok_or_else(|| Refusal::field_range("wait_s", "0 to 900", "another value"))
}

fn spool(error: &SpoolError) -> Refusal {
    log::error!("consent.spool error={error}");
    match error {
        SpoolError::Full => Refusal::of(Code::DiskFull),
        SpoolError::Gone(_) | SpoolError::Io(_) | SpoolError::Sender(_) => {
            Refusal::trouble(Code::Config, &format!("the spool: {error}"))
        }
    }
}

fn reply(reader: &LineReader, answer: &str) {
    if let Err(error) = send_line(reader.stream(), answer, ANSWER_TIME) {
        log::info!("consent.not_answered error={error}");
    }
}
