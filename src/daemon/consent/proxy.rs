//! What the threads share, and the small things that all of them need.

use std::collections::HashMap;
use std::fmt;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};

use crate::base::answer::{Code, Refusal};
use crate::base::button::ButtonKey;
use crate::base::ids::{BotId, ChatId, RequestId, UserId};
use crate::base::time::{Boot, Wall};
use crate::base::zone::Zone;
use crate::config::accounts::Accounts;
use crate::config::kinds::Kinds;
use crate::config::{Config, Socket};
use crate::daemon::consent::core::Core;
use crate::daemon::consent::{act, answers, draw, keep, press, start_step, tell};
use crate::daemon::skeleton::Begun;
use crate::journal::record::Step;
use crate::net::bot::Bot;
use crate::net::keeper_client::KeeperClient;
use crate::policy::consent::{Gate, Limits, Press};
use crate::policy::payload::Chats;
use crate::store::owners::{Owner, Owners, OwnersFile};
use crate::store::spool::Spool;
use crate::store::zone_file;
use crate::sys::clock::Clock;

/// Presses that wait for their proof, actions that wait for the runner, messages that wait to be edited.
const PRESSES: usize = 64;
const ACTIONS: usize = 64;
const TELLS: usize = 1024;

/// Something to say to Telegram that nobody waits for.
pub(super) type Tell = Box<dyn FnOnce(&Proxy) + Send>;

/// What the threads share.
pub(super) struct Proxy {
    pub(super) config: Arc<Config>,
    pub(super) clock: Clock,
    pub(super) bot: Bot,
    pub(super) key: ButtonKey,
    pub(super) spool: Spool,
    pub(super) since: Wall,
    owners: OwnersFile,
    accounts: Accounts,
    bot_id: OnceLock<BotId>,
    zones: Mutex<HashMap<String, Arc<Zone>>>,
    inner: Mutex<Core>,
    /// Something changed in the inner.
    pub(super) changed: Condvar,
    pub(super) presses: SyncSender<press::Job>,
    pub(super) actions: SyncSender<RequestId>,
    tells: SyncSender<Tell>,
}

impl fmt::Debug for Proxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Proxy")
    }
}

/// What a thread does.
type Body = Box<dyn FnOnce() + Send>;

/// The other ends of the queues, until their threads are started.
pub(super) struct Queues {
    presses: Receiver<press::Job>,
    actions: Receiver<RequestId>,
    tells: Receiver<Tell>,
}

impl Queues {
    /// The threads of the proxy's own.
    pub(super) fn threads(self, proxy: &Arc<Proxy>) -> Vec<(&'static str, Body)> {
        let with = || Arc::clone(proxy);
        let (draws, presses, acts, tells, keeps) = (with(), with(), with(), with(), with());
        vec![
            ("draw", Box::new(move || draw::run(&draws))),
            ("press", Box::new(move || press::run(&presses, &self.presses))),
            ("act", Box::new(move || act::run(&acts, &self.actions))),
            ("tell", Box::new(move || tell::run(&tells, &self.tells))),
            ("keep", Box::new(move || keep::run(&keeps))),
        ]
    }
}

/// How long Telegram may take to say who the bot is, at the start.
const WHO_TIME: Duration = Duration::from_secs(5);

impl Proxy {
    pub(super) fn new(
        begun: Begun,
        inner: Core,
        spool: Spool,
        key: ButtonKey,
        owners: OwnersFile,
    ) -> (Arc<Self>, Queues) {
        let (presses, presses_end) = sync_channel(PRESSES);
        let (actions, actions_end) = sync_channel(ACTIONS);
        let (tells, tells_end) = sync_channel(TELLS);
        let config = Arc::clone(&begun.config);
        let keeper = KeeperClient::new(config.socket(Socket::Keeper), config.users.server);
        // Only for the name on a card; a number does as well.
        let accounts = if config.plain { Accounts::default() } else { Accounts::system().unwrap_or_default() };
        let since = begun.now();
        let proxy = Arc::new(Self {
            config,
            clock: begun.clock,
            bot: Bot::new(keeper),
            key,
            spool,
            since,
            owners,
            accounts,
            bot_id: OnceLock::new(),
            zones: Mutex::default(),
            inner: Mutex::new(inner),
            changed: Condvar::new(),
            presses,
            actions,
            tells,
        });
        (proxy, Queues { presses: presses_end, actions: actions_end, tells: tells_end })
    }

    /// The first line of this start; what an earlier process left open is ended.
    pub(super) fn start(&self) -> Result<(), Refusal> {
        let bot = self.who_is_the_bot().ok();
        let mut inner = self.lock();
        let bot = bot.or(inner.gate.bot());
        let step = start_step(bot, self.clock.shift_s());
        match inner.record(self.now(), &step) {
            Ok(_) => {}
            // Everything but *no* is refused until the clock is past the last line; the line comes then.
            Err(refusal) if refusal.code == Code::ClockStepped => log::error!("consent.clock_behind"),
            Err(refusal) => return Err(refusal),
        }
        keep::end_what_was_open(self, &mut inner);
        Ok(())
    }

    pub(super) fn stop(&self) {
        self.lock().stopping = true;
        self.changed.notify_all();
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, Core> {
        // A panic ends the process, so a poisoned lock is never met.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn now(&self) -> Wall {
        Wall::clamped(self.clock.wall_ms())
    }

    pub(super) fn boot(&self) -> Boot {
        Boot(self.clock.boot_ms())
    }

    pub(super) fn owners(&self) -> Arc<Owners> {
        self.owners.current()
    }

    pub(super) fn owners_file_fault(&self) -> Option<String> {
        self.owners.fault()
    }

    /// The kinds as root has them now.
    pub(super) fn kinds(&self) -> Result<Kinds, Refusal> {
        Kinds::load(&self.config).map_err(|error| Refusal::trouble(Code::Config, &error.to_string()))
    }

    pub(super) fn limits(&self) -> Limits {
        Limits { an_hour: self.config.consent.cards_an_hour, a_day: self.config.consent.cards_a_day }
    }

    /// A zone by its name; one that this machine does not know is said, and UTC.
    pub(super) fn zone(&self, name: &str) -> Arc<Zone> {
        let mut zones = self.zones.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(zone) = zones.get(name) {
            return Arc::clone(zone);
        }
        let zone = zone_file::read(name).ok().and_then(|bytes| Zone::parse(name, &bytes)).unwrap_or_else(|| {
            if name != "UTC" {
                log::warn!("consent.zone_unknown name={name}");
            }
            Zone::utc()
        });
        let zone = Arc::new(zone);
        zones.insert(name.to_owned(), Arc::clone(&zone));
        zone
    }

    pub(super) fn user_name(&self, uid: u32) -> String {
        self.accounts.name_of(uid).map_or_else(|| format!("uid {uid}"), str::to_owned)
    }

    /// The bot's id, asked once; buttons are bound to it.
    pub(super) fn who_is_the_bot(&self) -> Result<BotId, Refusal> {
        if let Some(id) = self.bot_id.get() {
            return Ok(*id);
        }
        let me = self.bot.call("getMe", &json!({}), WHO_TIME).map_err(|error| {
            log::warn!("consent.who_am_i error={error}");
            Refusal::telegram_down(self.now())
        })?;
        let id = me.get("id").and_then(Value::as_i64).and_then(BotId::new);
        let id = id.ok_or_else(|| Refusal::telegram_down(self.now()))?;
        Ok(*self.bot_id.get_or_init(|| id))
    }

    /// Leaves something to the thread that tells. A queue of a thousand is full only while Telegram is away; then the cards say
    /// less than they could, and the journal is whole.
    pub(super) fn tell(&self, tell: Tell) {
        if self.tells.try_send(tell).is_err() {
            log::warn!("consent.not_told queue=full");
        }
    }

    /// Answers a press without proof.
    pub(super) fn toast(&self, query: String, text: String) {
        self.tell(Box::new(move |proxy| {
            if let Err(error) = super::telegram::answer(&proxy.bot, &query, &text) {
                log::info!("consent.toast_lost error={error}");
            }
        }));
    }

    /// The language of a press's answer: the owner's, else the gate's.
    pub(super) fn language_of(&self, press: &Press) -> crate::config::Language {
        self.owners().get(press.from).map_or(self.config.owner.language, |owner| owner.language)
    }

    /// Tells the session's side and the receiver of a decision, and wakes who waits.
    pub(super) fn decided(&self, inner: &Core, id: &RequestId) {
        if let (Some(link), Some(line)) = (inner.link.clone(), answers::decision(inner, id)) {
            self.tell(Box::new(move |_proxy| link.push(&line)));
        }
        self.changed.notify_all();
    }
}

/// The chats that can be targets now: owners, and what an owner connected.
pub(super) struct KnownChats<'a> {
    pub(super) owners: &'a Owners,
    pub(super) gate: &'a Gate,
}

impl Chats for KnownChats<'_> {
    fn owner(&self, id: &str) -> Option<(ChatId, String)> {
        let owner: &Owner = self.owners.get(number(id).and_then(UserId::new)?)?;
        Some((owner.id.private_chat(), owner.name.clone()))
    }

    fn connected(&self, id: &str) -> Option<(ChatId, String)> {
        let chat = ChatId::new(number(id)?)?;
        self.gate.chat(chat).map(|connected| (chat, connected.title.clone()))
    }

    fn ids(&self) -> Vec<String> {
        let owners = self.owners.list().iter().map(|owner| owner.id.to_string());
        owners.chain(self.gate.chats().keys().map(ToString::to_string)).collect()
    }
}

/// One spelling of a number.
fn number(text: &str) -> Option<i64> {
    text.parse().ok().filter(|number: &i64| number.to_string() == text)
}

/// A step for a request that is refused after it was accepted.
pub(super) fn denied(id: &RequestId, code: &str) -> Step {
    Step::Denied { id: id.clone(), code: code.to_owned() }
}
