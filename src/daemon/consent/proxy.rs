//! What the threads share, and the small things that all of them need.

use std::collections::{BTreeMap, HashMap};
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
use crate::config::kinds::{Kinds, KindsCache};
use crate::config::{Config, Language, Socket};
use crate::daemon::consent::core::Core;
use crate::daemon::consent::morning::Mornings;
use crate::daemon::consent::{Open, act, answers, draw, keep, start_step};
use crate::daemon::skeleton::Begun;
use crate::net::bot::Bot;
use crate::net::keeper_client::KeeperClient;
use crate::net::outbox::Outbox;
use crate::policy::card::{self, Toast};
use crate::policy::consent::{Caps, Gate, Press};
use crate::policy::payload::Chats;
use crate::store::owners::{Owner, Owners, OwnersFile};
use crate::store::spool::Spool;
use crate::store::zone_file;
use crate::sys::clock::Clock;

/// Actions that wait for the runner; there are never more than open cards.
const ACTIONS: usize = 64;
/// Errands that wait.
const ERRANDS: usize = 256;

/// Something to do without anybody waiting for it: a message to an owner, a look into the spool.
pub(super) type Errand = Box<dyn FnOnce(&Proxy) + Send>;

/// What the threads share.
pub(super) struct Proxy {
    pub(super) config: Arc<Config>,
    pub(super) clock: Clock,
    pub(super) bot: Bot,
    pub(super) key: ButtonKey,
    pub(super) spool: Spool,
    pub(super) mornings: Mornings,
    pub(super) since: Wall,
    owners: OwnersFile,
    spoken: Mutex<Spoken>,
    accounts: Accounts,
    bot_id: OnceLock<BotId>,
    kinds: Mutex<KindsCache>,
    zones: Mutex<HashMap<String, Arc<Zone>>>,
    core: Mutex<Core>,
    /// Something changed in the core.
    pub(super) changed: Condvar,
    /// A request ended, or the proxy does: for calls that wait for an end, and for nothing else.
    pub(super) over: Condvar,
    pub(super) outbox: Outbox,
    pub(super) actions: SyncSender<RequestId>,
    errands: SyncSender<Errand>,
}

impl fmt::Debug for Proxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Proxy")
    }
}

/// The owners as the file names them, the languages that they chose by a command, and both together.
#[derive(Default)]
struct Spoken {
    named: Arc<Owners>,
    languages: BTreeMap<UserId, Language>,
    owners: Arc<Owners>,
}

/// What a thread does.
type Body = Box<dyn FnOnce() + Send>;

/// The other ends of the queues, until their threads are started.
pub(super) struct Queues {
    actions: Receiver<RequestId>,
    errands: Receiver<Errand>,
}

impl Queues {
    /// The threads of the proxy's own.
    pub(super) fn threads(self, proxy: &Arc<Proxy>) -> Vec<(&'static str, Body)> {
        let with = || Arc::clone(proxy);
        let (draws, acts, errands, keeps, edits, toasts) = (with(), with(), with(), with(), with(), with());
        vec![
            ("draw", Box::new(move || draw::run(&draws))),
            ("act", Box::new(move || act::run(&acts, &self.actions))),
            ("errand", Box::new(move || run_errands(&errands, &self.errands))),
            ("keep", Box::new(move || keep::run(&keeps))),
            ("edit", Box::new(move || edits.outbox.run_edits(&edits.bot))),
            ("toast", Box::new(move || toasts.outbox.run_toasts(&toasts.bot))),
        ]
    }
}

fn run_errands(proxy: &Proxy, errands: &Receiver<Errand>) {
    while let Ok(errand) = errands.recv() {
        errand(proxy);
    }
}

/// How long Telegram may take to say who the bot is, at the start.
const WHO_TIME: Duration = Duration::from_secs(5);

impl Proxy {
    pub(super) fn new(begun: Begun, open: Open, owners: OwnersFile) -> (Arc<Self>, Queues) {
        let Open { core, spool, key, mornings } = open;
        let (actions, actions_end) = sync_channel(ACTIONS);
        let (errands, errands_end) = sync_channel(ERRANDS);
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
            mornings,
            since,
            owners,
            spoken: Mutex::default(),
            accounts,
            bot_id: OnceLock::new(),
            kinds: Mutex::default(),
            zones: Mutex::default(),
            core: Mutex::new(core),
            changed: Condvar::new(),
            over: Condvar::new(),
            outbox: Outbox::default(),
            actions,
            errands,
        });
        (proxy, Queues { actions: actions_end, errands: errands_end })
    }

    /// The first line of this start; what an earlier process left open is ended. All of it is in force even where the journal
    /// does not take it now.
    pub(super) fn start(&self) {
        let bot = self.ask_who().ok();
        let mut core = self.lock();
        self.speak(core.gate.languages().clone());
        if core.behind() {
            log::error!("consent.clock_behind last={}", core.gate.last());
        }
        let bot = bot.or(core.gate.bot());
        core.keep(self.now(), start_step(bot, self.clock.shift_s()));
        keep::end_what_was_open(self, &mut core);
        self.owners_in(&mut core);
    }

    pub(super) fn stop(&self) {
        let mut core = self.lock();
        core.stopping = true;
        keep::write_denied(self, &mut core);
        drop(core);
        self.changed.notify_all();
        self.over.notify_all();
        self.outbox.stop();
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, Core> {
        // A panic ends the process, so a poisoned lock is never met.
        self.core.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn now(&self) -> Wall {
        Wall::clamped(self.clock.wall_ms())
    }

    /// Both clocks at one moment: a clock file that is written meanwhile must not look like a step of the wall clock.
    pub(super) fn times(&self) -> (Wall, Boot) {
        let (wall, boot) = self.clock.both_ms();
        (Wall::clamped(wall), Boot(boot))
    }

    pub(super) fn boot(&self) -> Boot {
        Boot(self.clock.boot_ms())
    }

    /// The owners as root has them now, each in the language they chose. Asks for no lock that is held over this call.
    pub(super) fn owners(&self) -> Arc<Owners> {
        let named = self.owners.current();
        let mut spoken = self.spoken.lock().unwrap_or_else(PoisonError::into_inner);
        if !Arc::ptr_eq(&named, &spoken.named) {
            spoken.owners = Arc::new(named.speaking(&spoken.languages));
            spoken.named = named;
        }
        Arc::clone(&spoken.owners)
    }

    /// From now on owners are spoken to in these languages, the others in the one that root wrote.
    pub(super) fn speak(&self, languages: BTreeMap<UserId, Language>) {
        let mut spoken = self.spoken.lock().unwrap_or_else(PoisonError::into_inner);
        spoken.owners = Arc::new(spoken.named.speaking(&languages));
        spoken.languages = languages;
    }

    pub(super) fn owners_file_fault(&self) -> Option<String> {
        self.owners.fault()
    }

    /// The kinds as root has them now.
    pub(super) fn kinds(&self) -> Result<Arc<Kinds>, Refusal> {
        let mut cache = self.kinds.lock().unwrap_or_else(PoisonError::into_inner);
        cache.current(&self.config).map_err(|error| Refusal::trouble(Code::Config, &error.to_string()))
    }

    pub(super) fn caps(&self) -> Caps {
        Caps { an_hour: self.config.consent.cards_an_hour, a_day: self.config.consent.cards_a_day }
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

    /// The bot's id, asked once; buttons are bound to it. One that the journal does not know yet is written there first, so that
    /// after a restart a button can be read without the network.
    pub(super) fn who_is_the_bot(&self) -> Result<BotId, Refusal> {
        let id = self.ask_who()?;
        let mut core = self.lock();
        if core.gate.bot() != Some(id) {
            core.keep(self.now(), start_step(Some(id), self.clock.shift_s()));
        }
        Ok(id)
    }

    fn ask_who(&self) -> Result<BotId, Refusal> {
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

    /// The bot that buttons are bound to, without the network: as Telegram said, else as the journal says.
    pub(super) fn known_bot(&self, core: &Core) -> Option<BotId> {
        self.bot_id.get().copied().or(core.gate.bot())
    }

    /// Leaves something to the thread that runs errands. The queue is full only while Telegram is away; then an owner is told less
    /// than could be told, and the journal is whole.
    pub(super) fn errand(&self, errand: Errand) {
        self.try_errand(errand);
    }

    /// As [`Self::errand`]; whether the thread has it.
    pub(super) fn try_errand(&self, errand: Errand) -> bool {
        let put = self.errands.try_send(errand).is_ok();
        if !put {
            log::warn!("consent.errand_lost queue=full");
        }
        put
    }

    /// Answers a press without proof.
    pub(super) fn toast(&self, press: &Press, toast: Toast<'_>) {
        let owner = self.owners().is_owner(press.from);
        self.outbox.toast(press.query.clone(), card::toast(self.language_of(press.from), toast), owner);
    }

    /// An owner's language, else the gate's.
    pub(super) fn language_of(&self, user: UserId) -> Language {
        self.owners().get(user).map_or(self.config.owner.language, |owner| owner.language)
    }

    /// An owner's name, else the number.
    pub(super) fn name_of(&self, user: UserId) -> String {
        self.owners().get(user).map_or_else(|| user.to_string(), |owner| owner.name.clone())
    }

    /// A moment as an owner reads it.
    pub(super) fn time_for(&self, user: UserId, at: Wall) -> String {
        let owners = self.owners();
        let zone = owners.get(user).map_or(self.config.owner.time_zone.as_str(), |owner| owner.zone.as_str());
        card::clock(&self.zone(zone), self.now(), at)
    }

    /// Tells the receiver of a decision that stands in the journal, and wakes who waits.
    pub(super) fn decided(&self, core: &Core, id: &RequestId) {
        if let (Some(link), Some(line)) = (&core.link, answers::decision(core, id)) {
            link.push(&line);
        }
        self.changed.notify_all();
        self.over.notify_all();
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
        self.gate.chat(chat).map(|known| (chat, known.title.clone()))
    }

    fn ids(&self) -> Vec<String> {
        let owners = self.owners.list().iter().map(|owner| owner.id.to_string());
        owners.chain(self.gate.chats().map(|(chat, _)| chat.to_string())).collect()
    }
}

/// One spelling of a number.
fn number(text: &str) -> Option<i64> {
    text.parse().ok().filter(|number: &i64| number.to_string() == text)
}
