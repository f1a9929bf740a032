//! What the receiver's threads share. No lock here is held over a call to anybody.

use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::json;

use super::chats::Chats;
use super::commands::{self, Menus};
use super::event;
use super::eyes::Eyes;
use super::guest_questions::{self, GuestQuestions};
use super::health::{Health, Me};
use super::holds::Holds;
use super::journals::{Item, Journals};
use super::lane::Lane;
use super::lane_day::LaneDay;
use super::pairing::Pairing;
use super::presses::{Handed, Outcome, Presses, freeze_line};
use super::proxy::{Line, Listener, Proxy, Push};
use super::questions::Questions;
use super::relay::Prompts;
use super::roles::Languages;
use super::rooms::{self, Report, Rooms};
use super::said::Sayings;
use super::sent::Sent;
use super::team::Team;
use super::teller::Teller;
use super::ticker::Ticker;
use super::voice::Voices;
use super::waits::Halt;
use super::why::{Fate, Why};
use crate::base::button::ButtonKey;
use crate::base::digest::Digest;
use crate::base::ids::{ChatId, RequestId, UserId};
use crate::base::limits::HOLD_ANSWER;
use crate::base::time::{Boot, Wall};
use crate::net::bot::Bot;
use crate::net::outbox::Outbox;
use crate::policy::card::told;
use crate::policy::presence::Presence;
use crate::store::owners::OwnersFile;
use crate::sys::clock::Clock;
use crate::sys::file::Dir;
use crate::sys::{random, thread};

/// Stack of the thread that waits for one call to end.
const HOLD_STACK: usize = 128 * 1024;

/// Everything that more than one thread needs.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) clock: Clock,
    pub(super) owners: OwnersFile,
    pub(super) health: Health,
    pub(super) why: Why,
    pub(super) pairing: Pairing,
    pub(super) presses: Presses,
    pub(super) proxy: Proxy,
    pub(super) halt: Halt,
    pub(super) linked: AtomicBool,
    pub(super) frozen: AtomicBool,
    /// The bot, as this daemon may use it.
    pub(super) bot: Bot,
    /// Signs the buttons of the receiver's own cards.
    pub(super) key: ButtonKey,
    pub(super) chats: Chats,
    pub(super) eyes: Eyes,
    /// Strangers' questions that the owners are to answer.
    pub(super) guest_questions: GuestQuestions,
    /// Whose turn it is in a chat.
    pub(super) holds: Arc<Holds>,
    /// Strangers' questions on their way.
    pub(super) lane: Lane,
    /// What they came to today.
    pub(super) lane_day: LaneDay,
    pub(super) languages: Languages,
    pub(super) menus: Menus,
    pub(super) outbox: Outbox,
    /// What is known of the agent; see `presence`.
    pub(super) presence: Mutex<Presence>,
    pub(super) prompts: Prompts,
    pub(super) questions: Questions,
    pub(super) rooms: Rooms,
    /// The folder that only this daemon can enter.
    pub(super) own: Dir,
    /// What owners write in private, on its way to the proxy.
    pub(super) sayings: Sayings,
    /// What the session sent.
    pub(super) sent: Sent,
    pub(super) team: Team,
    pub(super) teller: Teller,
    pub(super) ticker: Ticker,
    /// Voice messages that wait for their words.
    pub(super) voices: Voices,
    journals: Mutex<Journals>,
}

/// What a receiver is made of.
#[derive(Debug)]
pub(super) struct Parts {
    pub(super) clock: Clock,
    pub(super) owners: OwnersFile,
    pub(super) why: Why,
    pub(super) proxy: Proxy,
    pub(super) journals: Journals,
    pub(super) bot: Bot,
    pub(super) key: ButtonKey,
    pub(super) chats: Chats,
    pub(super) guest_questions: GuestQuestions,
    pub(super) lane: Lane,
    pub(super) lane_day: LaneDay,
    pub(super) languages: Languages,
    pub(super) menus: Menus,
    pub(super) prompts: Prompts,
    pub(super) questions: Questions,
    pub(super) rooms: Rooms,
    pub(super) own: Dir,
    pub(super) sent: Sent,
    pub(super) team: Team,
    pub(super) voices: Voices,
}

impl Shared {
    pub(super) fn new(parts: Parts) -> Self {
        let Parts {
            clock,
            owners,
            why,
            proxy,
            journals,
            bot,
            key,
            chats,
            guest_questions,
            lane,
            lane_day,
            languages,
            menus,
            own,
            prompts,
            questions,
            rooms,
            sent,
            team,
            voices,
        } = parts;
        let (wall, boot) = (Wall::clamped(clock.wall_ms()), Boot(clock.boot_ms()));
        Self {
            clock,
            owners,
            health: Health::new(wall, boot),
            why,
            pairing: Pairing::default(),
            presses: Presses::default(),
            proxy,
            halt: Halt::default(),
            linked: AtomicBool::new(false),
            frozen: AtomicBool::new(false),
            bot,
            key,
            chats,
            eyes: Eyes::default(),
            guest_questions,
            holds: Arc::default(),
            lane,
            lane_day,
            languages,
            menus,
            outbox: Outbox::default(),
            presence: Mutex::default(),
            prompts,
            questions,
            rooms,
            own,
            sayings: Sayings::default(),
            sent,
            team,
            teller: Teller::default(),
            ticker: Ticker::default(),
            voices,
            journals: Mutex::new(journals),
        }
    }

    pub(super) fn now(&self) -> Wall {
        Wall::clamped(self.clock.wall_ms())
    }

    pub(super) fn boot(&self) -> Boot {
        Boot(self.clock.boot_ms())
    }

    pub(super) fn journals(&self) -> MutexGuard<'_, Journals> {
        self.journals.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what became of something.
    pub(super) fn note(&self, fate: &Fate) {
        self.why.note(self.now(), fate);
    }

    /// Notes what became of a press.
    pub(super) fn pressed(&self, handed: &Handed, outcome: Outcome) {
        let fate = match outcome {
            Outcome::Handed => "handed",
            Outcome::Lost => "lost",
            Outcome::Refused => "refused",
        };
        if outcome != Outcome::Handed {
            log::warn!("press.{fate} update={} user={}", handed.update, handed.user);
        }
        if handed.line == freeze_line(handed.user) {
            match outcome {
                Outcome::Handed => {
                    self.frozen.store(true, Ordering::SeqCst);
                    self.rooms.told(&Report::Freeze { owner: handed.user });
                }
                Outcome::Lost | Outcome::Refused => self.freeze_waits(handed.user),
            }
        }
        self.note(&Fate {
            update: Some(handed.update),
            who: Some(if handed.owner { "owner" } else { "stranger" }),
            user: Some(handed.user),
            what: "press",
            request: handed.claims.as_ref().and_then(|(_, id)| id.as_ref()).map(|id| id.as_str().to_owned()),
            verb: handed.claims.as_ref().map(|(verb, _)| *verb),
            end: fate,
            ..Fate::default()
        });
    }

    /// Whether consent can be reached.
    pub(super) fn is_linked(&self) -> bool {
        self.linked.load(Ordering::SeqCst)
    }

    /// Whether everything is frozen, also by a word of an owner's that consent has yet to hear.
    pub(super) fn is_frozen(&self) -> bool {
        self.frozen.load(Ordering::SeqCst) || self.rooms.has_freeze()
    }

    /// An owner said `/freeze`: in force here at once, and kept until consent heard it.
    pub(super) fn freeze(&self, owner: UserId) {
        self.rooms.report(Report::Freeze { owner });
        if !self.is_linked() {
            self.freeze_waits(owner);
        }
    }

    /// An owner hears that consent does not answer to a freeze yet.
    fn freeze_waits(&self, owner: UserId) {
        self.teller.put(
            "freeze",
            Box::new(move |shared| {
                let owners = shared.owners.current();
                if let Some(owner) = owners.get(owner).filter(|_| shared.rooms.has_freeze()) {
                    let _place = shared.tell_owner(owner, &told::freeze_waits(shared.language_of(owner)), false);
                }
            }),
        );
    }

    /// Whose updates these are. A bot that was not known before gets its menus, and the owners what the last run did not come to say.
    pub(super) fn met(&self, me: Me) {
        let news = self.health.me().is_none_or(|before| before.id != me.id);
        self.health.met(me);
        if news {
            self.teller.put("menus", Box::new(|shared| commands::set_menus(shared, true)));
            // Only now can a card have buttons.
            guest_questions::resume(self);
        }
    }

    /// What the bot is called, and what it hears, may change while it is polled. `false`: this is another bot, which the poll has to
    /// greet before anything is known of it.
    pub(super) fn met_again(&self, me: Me) -> bool {
        let same = self.health.me().is_some_and(|before| before.id == me.id);
        if same {
            self.health.met(me);
        }
        same
    }

    /// The menus are to be set anew where owners or their languages changed.
    fn menus_changed(&self) {
        if self.health.me().is_some() {
            self.teller.put("menus", Box::new(|shared| commands::set_menus(shared, false)));
        }
    }

    /// A chat is connected no longer: its team ends with it, and the bot leaves where an owner said so, or where nobody knows why.
    fn disconnected(&self, chat: ChatId, leave: bool) {
        self.chats.off(chat);
        self.team.forget(chat);
        self.guest_questions.forget(chat);
        log::info!("chat.off chat={chat} leave={leave}");
        if leave {
            rooms::leave(self, chat, false);
        }
    }

    /// Begins a pairing that tells `terminal`.
    pub(super) fn pair(&self, hash: Digest, until: Wall, terminal: UnixStream) -> Wall {
        self.pairing.begin(hash, until, self.now(), terminal)
    }
}

fn held(number: i64) -> String {
    json!({ "held": number }).to_string()
}

/// A byte to spread waits by. Without one they are only less spread.
pub(super) fn dice() -> u8 {
    random::array::<1>().map_or(0, |[byte]| byte)
}

impl Listener for Shared {
    fn after(&self) -> u64 {
        self.journals().decision()
    }

    fn linked(&self, yes: bool) {
        if !yes {
            self.holds.release_all();
        }
        if self.linked.swap(yes, Ordering::SeqCst) != yes {
            log::info!("proxy.linked yes={yes}");
            self.ticker.poke();
        }
    }

    fn push(&self, push: Push) -> Result<Option<String>, String> {
        match push {
            Push::Decision(n, answer) => {
                let mut journals = self.journals();
                // A decision comes once among the events, however often it is told; its reason may come after it.
                if !journals.has_decision(n, answer.reason.is_some()) {
                    let fate = Fate::decision(answer.id.as_ref().map(RequestId::as_str), answer.state.as_str());
                    journals.write(self.now(), &[Item::Event(event::decision(n, *answer))])?;
                    self.note(&fate);
                }
                Ok(None)
            }
            // Mostly nothing is on its way there, and the answer can go out at once.
            Push::Hold(number, chat) => Ok(self.holds.hold(chat, Duration::ZERO).map(|_| held(number))),
            Push::Counters(number) => {
                let look = self.health.look(self.now(), self.boot());
                let followed = self.journals().feed().is_followed();
                let seen = if followed { Some(self.now()) } else { self.last_sign() }.map(Wall::to_second);
                Ok(Some(
                    json!({
                        "counters": number, "strangers": look.strangers, "groups": look.groups,
                        "questions": self.guest_questions.waiting(),
                        "rooms_left": self.rooms.left(),
                        "agent_seen": seen, "poll_age_s": look.poll_age_s,
                    })
                    .to_string(),
                ))
            }
            Push::Frozen(on) => {
                self.frozen.store(on, Ordering::SeqCst);
                log::info!("proxy.frozen on={on}");
                Ok(None)
            }
            Push::Owners => {
                drop(self.owners.current());
                self.menus_changed();
                Ok(None)
            }
            // What it says of a chat that the bot is out of is of before.
            Push::Chat(chat) if self.rooms.has_left(chat.chat) => Ok(None),
            Push::Chat(chat) => {
                self.rooms.forget(chat.chat);
                let (id, mode) = (chat.chat, chat.mode.as_str());
                self.chats.put(chat);
                log::info!("chat.on chat={id} mode={mode}");
                Ok(None)
            }
            Push::ChatOff(chat, leave) => {
                self.disconnected(chat, leave);
                Ok(None)
            }
            Push::Chats(mut chats) => {
                chats.retain(|chat| !self.rooms.has_left(chat.chat));
                for chat in &chats {
                    self.rooms.forget(chat.chat);
                }
                for gone in self.chats.replace(chats) {
                    self.disconnected(gone, true);
                }
                Ok(None)
            }
            Push::Languages(list) => {
                if self.languages.put(list) {
                    self.menus_changed();
                }
                Ok(None)
            }
            Push::Release(chat) => {
                self.holds.release(chat);
                Ok(None)
            }
            // What a newer proxy says is not for this receiver.
            Push::Unknown => Ok(None),
        }
    }

    fn hold(&self, number: i64, chat: ChatId, line: Line) {
        let holds = Arc::clone(&self.holds);
        let waited = thread::spawn("hold", HOLD_STACK, move || {
            let Some(hold) = holds.hold(chat, HOLD_ANSWER) else { return };
            if let Err(error) = line.say(&held(number)) {
                log::warn!("hold.not_told chat={chat} error={error}");
                holds.release_one(chat, hold);
            }
        });
        // Not answered: then the proxy draws nothing.
        if let Err(error) = waited {
            log::error!("hold.no_thread error={error}");
        }
    }
}
