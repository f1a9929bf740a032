//! Quiet hours and the morning after: which requests wait, and the one list by which owners ask for them (DESIGN §6.8).
//!
//! Which request waits is told by the journal and the clock alone. Which list it stands in is kept in a file beside the journal, so
//! that no list comes twice and one that stands can still be brought up to date after a restart; it decides nothing.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::base::ids::{ChatId, MessageId, RequestId, UserId};
use crate::base::limits::{LISTS_KEPT, MORNING_FILE_MAX};
use crate::base::time::{Boot, Wall};
use crate::base::{answer::State, digest};
use crate::daemon::consent::core::{Core, Place};
use crate::daemon::consent::proxy::Proxy;
use crate::net::say::{self, Edit};
use crate::policy::card::{self, Waited, Waits};
use crate::policy::consent::{Phase, Request, Subject, Verb, button};
use crate::policy::quiet::{Held, Hours, Quiet};
use crate::store::owners::Owner;
use crate::store::state_file;
use crate::sys::file::Dir;

/// The file of the lists, in the proxy's folder.
const FILE: &str = "morning.json";
/// How soon a list that no owner took is sent again.
const AGAIN: Duration = Duration::from_secs(30);
/// Buttons in a row.
const IN_A_ROW: usize = 3;

/// The lists that were sent, and the hours as they were last worked out.
#[derive(Debug)]
pub(super) struct Mornings {
    dir: Dir,
    lists: Mutex<Lists>,
    /// Hours are the same for a whole minute.
    hours: Mutex<Option<(i64, Hours)>>,
}

#[derive(Debug, Default, Deserialize, Serialize)]
struct Lists {
    v: u32,
    lists: VecDeque<List>,
}

/// One list.
#[derive(Clone, Debug, Deserialize, Serialize)]
struct List {
    /// The requests, line by line.
    ids: Vec<String>,
    /// Chat and message of each copy.
    places: Vec<(i64, i64)>,
}

impl Mornings {
    /// Takes up the lists that were sent. A file that cannot be read is said: what waits is listed anew then.
    pub(super) fn open(dir: Dir) -> Self {
        let lists = match state_file::read(&dir, FILE, MORNING_FILE_MAX) {
            Ok(None) => Lists::default(),
            Ok(Some(bytes)) => serde_json::from_slice(&bytes).unwrap_or_else(|error| {
                log::warn!("consent.lists_lost error={error}");
                Lists::default()
            }),
            Err(error) => {
                log::warn!("consent.lists_lost error={error}");
                Lists::default()
            }
        };
        Self { dir, lists: Mutex::new(lists), hours: Mutex::default() }
    }

    fn lists(&self) -> MutexGuard<'_, Lists> {
        self.lists.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_listed(&self, id: &RequestId) -> bool {
        self.lists().lists.iter().any(|list| list.ids.iter().any(|own| own == id.as_str()))
    }

    /// Remembers a list, on the disk too. One that could not be kept comes again after a restart, which is said.
    fn put(&self, list: List) {
        let mut lists = self.lists();
        lists.v = 1;
        lists.lists.push_back(list);
        while lists.lists.len() > LISTS_KEPT {
            lists.lists.pop_front();
        }
        let kept = serde_json::to_vec(&*lists).map_err(std::io::Error::other);
        if let Err(error) = kept.and_then(|bytes| state_file::write(&self.dir, FILE, &bytes, 0o600)) {
            log::error!("consent.list_not_kept error={error}: it comes again after a restart");
        }
    }
}

impl Proxy {
    /// Where this moment stands among the nights of the gate's zone.
    pub(super) fn hours(&self) -> Hours {
        let now = self.now();
        let minute = now.seconds().div_euclid(60);
        let mut known = self.mornings.hours.lock().unwrap_or_else(PoisonError::into_inner);
        match *known {
            Some((of, hours)) if of == minute => hours,
            _ => {
                let hours = Quiet::new(self.config.owner.quiet).hours(&self.zone(&self.config.owner.time_zone), now);
                *known = Some((minute, hours));
                hours
            }
        }
    }

    /// How a request waits whose card does not come by itself. One that an owner asked to see comes at any hour.
    pub(super) fn held(&self, core: &Core, request: &Request) -> Option<Held> {
        if core.first.contains(&request.id) {
            return None;
        }
        self.hours().held(&core.gate, request)
    }

    /// The same, by its id.
    pub(super) fn is_held(&self, core: &Core, id: &RequestId) -> bool {
        core.gate.request(id).is_some_and(|request| self.held(core, request).is_some())
    }

    /// Requests that stood in a list for as long as they may.
    pub(super) fn listed_too_long(&self, core: &Core, wall: Wall) -> Vec<RequestId> {
        let over = |request: &&Request| matches!(self.held(core, request), Some(Held::Morning(until)) if wall >= until);
        core.gate.open_requests().into_iter().filter(over).map(|request| request.id.clone()).collect()
    }

    /// By day, what waited for it and stands in no list yet is listed. How long until there may be something to do.
    pub(super) fn look_morning(&self, core: &mut Core) -> Option<Duration> {
        let (wall, boot) = self.times();
        let mut next: Option<i64> = None;
        let mut unlisted = false;
        for request in core.gate.open_requests() {
            let until = match self.held(core, request) {
                Some(Held::Night(until)) => until,
                Some(Held::Morning(until)) => {
                    unlisted = unlisted || !self.mornings.is_listed(&request.id);
                    until
                }
                None => continue,
            };
            let wait = until.since(wall).max(0);
            next = Some(next.map_or(wait, |next| next.min(wait)));
        }
        let mut most = next.map(|ms| Duration::from_millis(u64::try_from(ms).unwrap_or(0).saturating_add(1)));
        if let Some(from) = core.list_from.filter(|_| unlisted && core.gate.frozen().is_none()) {
            if boot >= from {
                let put = self.try_errand(Box::new(Self::send_morning));
                core.list_from = (!put).then(|| later(boot));
            }
            let wait = Duration::from_millis(from.since(boot).max(1_000));
            most = Some(most.map_or(wait, |most| most.min(wait)));
        }
        most
    }

    /// Sends the list to every owner. One who has it is enough.
    fn send_morning(&self) {
        let ids = {
            let core = self.lock();
            let waits = |request: &&Request| {
                matches!(self.held(&core, request), Some(Held::Morning(_))) && !self.mornings.is_listed(&request.id)
            };
            core.gate.open_requests().into_iter().filter(waits).map(|request| request.id.clone()).collect::<Vec<_>>()
        };
        let mut places: Vec<Place> = Vec::new();
        for owner in self.owners().list() {
            match self.send_list(owner, &ids) {
                Ok(place) => places.push(place),
                Err(fault) => log::warn!("consent.list_not_sent owner={} fault={fault}", owner.id),
            }
        }
        if !places.is_empty() && !ids.is_empty() {
            log::info!("consent.morning requests={} copies={}", ids.len(), places.len());
            self.mornings.put(List {
                ids: ids.iter().map(|id| id.as_str().to_owned()).collect(),
                places: places.iter().map(|(chat, message)| (chat.get(), message.get())).collect(),
            });
        }
        let mut core = self.lock();
        let boot = self.boot();
        core.list_from = Some(if places.is_empty() { later(boot) } else { boot });
        // What ended while the list was on its way is said now.
        for id in &ids {
            if !self.is_held(&core, id) {
                self.repaint_lists(&core, id);
            }
        }
        drop(core);
        self.changed.notify_all();
    }

    fn send_list(&self, owner: &Owner, ids: &[RequestId]) -> Result<Place, String> {
        self.who_is_the_bot().map_err(|refusal| refusal.hint)?;
        let chat = owner.id.private_chat();
        let said = card::morning(owner.language, &self.lines(&self.lock(), owner, ids));
        let message = say::send(&self.bot, chat, &said, None, false).map_err(|fault| fault.to_string())?;
        let (said, buttons) = self.list_now(&self.lock(), owner, message, ids);
        if let Err(fault) = say::attach(&self.bot, (chat, message), &said, &buttons) {
            // The words stand there, and `/pending` shows what they name: it is not sent twice for its buttons.
            log::warn!("consent.list_without_buttons owner={} fault={fault}", owner.id);
            self.outbox.put(Edit { chat, message, said: None, caption: false, buttons });
        }
        Ok((chat, message))
    }

    /// Brings the lists that name a request to how it stands now.
    pub(super) fn repaint_lists(&self, core: &Core, id: &RequestId) {
        let lists: Vec<List> = {
            let lists = self.mornings.lists();
            lists.lists.iter().filter(|list| list.ids.iter().any(|own| own == id.as_str())).cloned().collect()
        };
        let owners = self.owners();
        for list in lists {
            let ids: Vec<RequestId> = list.ids.iter().filter_map(|id| RequestId::parse(id)).collect();
            for (chat, message) in &list.places {
                let owner = UserId::new(*chat).and_then(|owner| owners.get(owner));
                let place = ChatId::new(*chat).zip(MessageId::new(*message));
                let (Some(owner), Some((chat, message))) = (owner, place) else { continue };
                let (said, buttons) = self.list_now(core, owner, message, &ids);
                self.outbox.put(Edit { chat, message, said: Some(said), caption: false, buttons });
            }
        }
    }

    /// What a copy of a list says now, and its buttons.
    fn list_now(
        &self,
        core: &Core,
        owner: &Owner,
        message: MessageId,
        ids: &[RequestId],
    ) -> (card::Message, Vec<Vec<(String, String)>>) {
        let lines = self.lines(core, owner, ids);
        let Some(bot) = self.known_bot(core) else { return (card::morning(owner.language, &lines), Vec::new()) };
        let labels = card::morning_labels(owner.language, &lines);
        let signed = ids.iter().zip(labels).filter_map(|(id, label)| {
            let bind = core.gate.request(id)?.digest;
            let subject = Subject::Request(id.clone());
            let data = button(&self.key, bot, owner.id, message, (Verb::Show, &subject, bind.as_bytes()));
            Some((label?, data))
        });
        let buttons: Vec<(String, String)> = signed.collect();
        (card::morning(owner.language, &lines), buttons.chunks(IN_A_ROW).map(<[_]>::to_vec).collect())
    }

    fn lines(&self, core: &Core, owner: &Owner, ids: &[RequestId]) -> Vec<Waited> {
        ids.iter().map(|id| self.list_line(core, owner, id)).collect()
    }

    fn list_line(&self, core: &Core, owner: &Owner, id: &RequestId) -> Waited {
        let Some(request) = core.gate.request(id) else {
            // It ended so long ago that only that is known of it.
            return Waited {
                act: id.as_str().to_owned(),
                time: "–".to_owned(),
                code: "–".to_owned(),
                stands: Waits::Over,
            };
        };
        let (act, time, short) = self.waits_as(owner, request);
        Waited { act, time, code: short, stands: stands(core, request) }
    }

    /// A request in one line: what would be done, when it was asked, its code.
    pub(super) fn waits_as(&self, owner: &Owner, request: &Request) -> (String, String, String) {
        let kinds = self.kinds().ok();
        let kind = kinds.as_ref().and_then(|kinds| kinds.get(&request.kind));
        let act = kind.map_or_else(|| request.kind.as_str().to_owned(), |kind| kind.words(owner.language).act.clone());
        let time = card::clock(&self.zone(&owner.zone), self.now(), request.asked);
        (act, time, digest::code(&request.digest))
    }
}

fn stands(core: &Core, request: &Request) -> Waits {
    match &request.phase {
        Phase::Waiting if core.first.contains(&request.id) => Waits::Shown,
        Phase::Waiting => Waits::Still,
        Phase::Ended(end) if end.state == State::Withdrawn => Waits::Withdrawn,
        // No card of it was ever there.
        Phase::Ended(_) if request.cards.is_empty() => Waits::Over,
        Phase::Ended(_) | Phase::Granted { .. } | Phase::Later { .. } | Phase::Shown | Phase::Used { .. } => {
            Waits::Shown
        }
    }
}

fn later(boot: Boot) -> Boot {
    Boot(boot.0.saturating_add(u64::try_from(AGAIN.as_millis()).unwrap_or(u64::MAX)))
}
