//! What a press is worth (DESIGN §6.4): one pure function over what the press says, what was last sent, and what is in force.
//!
//! What takes away counts by MAC and owner alone. What grants must also stand in private, on the very message as it was
//! last sent, at least two seconds after its buttons appeared, in time, and be the first; then it is a candidate, which
//! Telegram itself has to confirm.

use crate::base::answer::State;
use crate::base::button::{self, Bound, ButtonKey, Parsed};
use crate::base::digest::Digest;
use crate::base::ids::{BotId, ChatId, KindId, MessageId, PermissionId, RequestId, UserId};
use crate::base::limits::PRESS_NOT_BEFORE;
use crate::base::time::{Boot, Wall};
use crate::config::kind::Kind;
use crate::policy::group::Mode;

use super::gate::Gate;
use super::request::{End, Phase, Request};
use super::verb::{self, Subject, Verb};

/// A press, as the receiver handed it on. Nothing of it is believed before [`judge`] has looked.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Press {
    /// Telegram's id of it.
    pub query: String,
    /// Who pressed.
    pub from: UserId,
    /// The chat of the message, and whether that is a private one.
    pub chat: Option<(ChatId, bool)>,
    /// The message; `None` where Telegram did not send it along.
    pub message: Option<MessageId>,
    /// What the button carries, or what the client says it does.
    pub data: String,
    /// The message as it stood when it was pressed.
    pub seen: Seen,
}

/// A message as it stands in a chat.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Seen {
    /// Its text.
    pub text: String,
    /// Its entities: kind, offset, length.
    pub entities: Vec<(String, usize, usize)>,
    /// Its buttons, row by row: label and data.
    pub buttons: Vec<Vec<(String, String)>>,
}

/// A message with buttons of ours, as it was last sent.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Standing {
    /// What was last sent.
    pub seen: Seen,
    /// What was sent before that: a press on it was made before the message changed.
    pub before: Vec<Seen>,
    /// Since when its buttons have stood as they are; `None` until Telegram has said that they do.
    pub since: Option<Boot>,
    /// When it can be answered no more.
    pub ends: (Wall, Boot),
}

/// What a press is judged by.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// What is in force.
    pub gate: &'a Gate,
    /// The key of our buttons.
    pub key: &'a ButtonKey,
    /// The bot.
    pub bot: BotId,
    /// Whether the presser is an owner.
    pub is_owner: bool,
    /// The message that was pressed, as it was last sent by this process.
    pub standing: Option<&'a Standing>,
    /// The kinds as they are now.
    pub kind: &'a dyn Fn(&KindId) -> Option<&'a Kind>,
    /// The messages in a chat that carry *Stop* of a permission.
    pub receipts: &'a dyn Fn(&PermissionId, ChatId) -> Vec<MessageId>,
    /// Whether a press on that subject is being proved just now.
    pub proving: &'a dyn Fn(&Subject) -> bool,
    /// Whether the journal can take what grants: it is written up, has room, and the clock is not behind it.
    pub writes: bool,
    /// The wall clock.
    pub now: Wall,
    /// The time since boot.
    pub boot: Boot,
}

impl std::fmt::Debug for Scene<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Scene")
    }
}

/// What a press is worth.
#[derive(Clone, Debug, Eq, PartialEq)]
#[must_use]
pub enum Judged {
    /// It grants nothing and takes nothing away; a card or a question is drawn.
    Asks(Ask),
    /// It grants, if Telegram confirms it.
    Candidate(Grant),
    /// It counts for nothing.
    Refused(Why),
    /// It acts at once.
    TakesAway(TakeAway),
    /// The message is not what was sent: it counts for nothing, and its request is void.
    Void(Subject),
}

/// What is drawn on a press.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Ask {
    /// The card of a request that had no answer.
    Show(RequestId),
    /// All of an action that ran without a card.
    ShowWhole(RequestId),
    /// The question whether to unfreeze.
    Unfreeze,
}

/// What a confirmed press opens.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Grant {
    /// A chat is connected, or its mode changes.
    Chat(ChatId, Mode),
    /// A kind is turned on.
    KindOn(KindId),
    /// Cards of a kind may come again.
    AskAgain(KindId),
    /// Permissions count again.
    Resume,
    /// An action runs, or a permission is opened.
    Run(RequestId),
    /// Nothing: the press was a test.
    Test,
    /// A freeze ends.
    Unfreeze,
}

/// What is taken away.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum TakeAway {
    /// A request goes back.
    Change(RequestId),
    /// A kind is turned off, or stays so.
    KindOff(KindId),
    /// A request is put off.
    Later(RequestId),
    /// A chat is left, or never connected.
    Leave(ChatId),
    /// A request is refused.
    No(RequestId),
    /// The freeze stays.
    StayFrozen,
    /// A permission ends.
    StopPermission(PermissionId),
    /// A test card was answered with no.
    TestNo,
}

/// Why a press counts for nothing.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Why {
    /// It was answered before: by whom, when.
    Answered {
        /// The owner.
        by: Option<UserId>,
        /// When.
        at: Wall,
    },
    /// The journal cannot take a yes now.
    Broken,
    /// An owner chose for this chat: who, when.
    Chosen {
        /// The owner.
        by: UserId,
        /// When.
        at: Wall,
    },
    /// Its card is closed.
    Closed,
    /// Within two seconds, or on what the message was before.
    Early,
    /// Everything is frozen.
    Frozen,
    /// Its kind is off.
    KindOff(KindId),
    /// Its time is over.
    Late {
        /// When it was over.
        at: Wall,
    },
    /// The presser is no owner.
    NotOwner,
    /// It ended.
    Over(End),
    /// Not in the owner's private chat.
    Private,
    /// Another press on it is being confirmed.
    Proving,
    /// The card is from before a restart.
    Restart,
    /// The permission has ended already.
    Stopped,
    /// Nothing is frozen.
    Thawed,
    /// Not a button of ours.
    Unknown,
    /// Telegram did not say what the message reads.
    Unseen,
}

impl Why {
    /// The word for the log.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Answered { .. } => "answered",
            Self::Broken => "journal_stopped",
            Self::Chosen { .. } => "chosen",
            Self::Closed => "closed",
            Self::Early => "early",
            Self::Frozen => "frozen",
            Self::KindOff(_) => "kind_off",
            Self::Late { .. } => "late",
            Self::NotOwner => "not_owner",
            Self::Over(_) => "over",
            Self::Private => "not_private",
            Self::Proving => "proving",
            Self::Restart => "restart",
            Self::Stopped => "stopped",
            Self::Thawed => "thawed",
            Self::Unknown => "unknown",
            Self::Unseen => "unseen",
        }
    }
}

/// Judges a press.
pub fn judge(press: &Press, scene: &Scene<'_>) -> Judged {
    if !scene.is_owner {
        return Judged::Refused(Why::NotOwner);
    }
    let own = press.from.private_chat();
    if press.chat.is_some_and(|(chat, private)| !private || chat != own) {
        return Judged::Refused(Why::Private);
    }
    match signed(press, scene) {
        Some((verb, subject)) => worth(press, scene, verb, &subject),
        None => Judged::Refused(Why::Unknown),
    }
}

/// The verb and subject of a press whose MAC holds.
fn signed(press: &Press, scene: &Scene<'_>) -> Option<(Verb, Subject)> {
    let Parsed { whose, verb, subject, mac } = button::parse(&press.data)?;
    let (letter, (verb, about)) = (verb, verb::read(verb, &subject).filter(|_| whose == 'c')?);
    let bind: &[u8] = match &about {
        Subject::Request(id) => scene.gate.request(id)?.digest.as_bytes(),
        // Turning off never depends on what the kind has become.
        Subject::Kind(kind) if verb == Verb::KindOn => (scene.kind)(kind)?.def.as_bytes(),
        Subject::Permission(id) => terms_of(scene.gate, id)?.as_bytes(),
        Subject::Chat(_) | Subject::Clock | Subject::Kind(_) | Subject::Gate | Subject::Test => &[],
    };
    let own = press.from.private_chat();
    let messages: Vec<MessageId> = match (press.message, press.chat, &about) {
        (Some(message), Some(_), _) => vec![message],
        // Telegram does not say what an old message reads, and a permission outlives that: its receipts are remembered.
        (None, _, Subject::Permission(id)) => (scene.receipts)(id, own),
        (None, _, Subject::Request(id)) if !verb.grants() => {
            // Telegram did not send the message along: the card that this owner was shown is the one that can be meant.
            scene.gate.request(id)?.cards.iter().filter(|(chat, _)| *chat == own).map(|(_, message)| *message).collect()
        }
        _ => return None,
    };
    let holds = messages.into_iter().any(|message| {
        let bound = Bound {
            bot: scene.bot,
            whose,
            verb: letter,
            subject: &subject,
            owner: press.from,
            chat: own,
            message,
            bind,
        };
        button::holds(scene.key, &bound, &mac)
    });
    holds.then_some((verb, about))
}

/// What a permission's buttons are bound to, as long as it is remembered.
fn terms_of<'a>(gate: &'a Gate, id: &PermissionId) -> Option<&'a Digest> {
    let over = || gate.permission_over(id).map(|over| &over.permission);
    gate.permission(id).or_else(over).map(|permission| &permission.terms)
}

fn worth(press: &Press, scene: &Scene<'_>, verb: Verb, subject: &Subject) -> Judged {
    match (verb, subject) {
        (Verb::Yes, Subject::Request(id)) => yes(press, scene, subject, id),
        (Verb::No | Verb::Change | Verb::Later | Verb::Show, Subject::Request(id)) => of_request(scene, verb, id),
        (_, Subject::Gate) if scene.gate.frozen().is_none() => Judged::Refused(Why::Thawed),
        (Verb::No, Subject::Gate) => Judged::TakesAway(TakeAway::StayFrozen),
        (Verb::No, Subject::Test) => Judged::TakesAway(TakeAway::TestNo),
        (Verb::Mode(mode), Subject::Chat(chat)) => granting(press, scene, subject, Grant::Chat(*chat, mode)),
        (Verb::Leave, Subject::Chat(chat)) => Judged::TakesAway(TakeAway::Leave(*chat)),
        (Verb::KindOff, Subject::Kind(kind)) => Judged::TakesAway(TakeAway::KindOff(kind.clone())),
        (Verb::StopPermission, Subject::Permission(id)) if !scene.gate.ended_by_stop(id).is_empty() => {
            Judged::TakesAway(TakeAway::StopPermission(id.clone()))
        }
        (Verb::StopPermission, Subject::Permission(_)) => Judged::Refused(Why::Stopped),
        (Verb::ShowWhole, Subject::Request(id)) => Judged::Asks(Ask::ShowWhole(id.clone())),
        (_, Subject::Clock) if !scene.gate.suspended() => Judged::Refused(Why::Thawed),
        (Verb::Resume, Subject::Clock) => granting(press, scene, subject, Grant::Resume),
        (Verb::AskAgain, Subject::Kind(kind)) => granting(press, scene, subject, Grant::AskAgain(kind.clone())),
        (Verb::Unfreeze, Subject::Gate) => Judged::Asks(Ask::Unfreeze),
        (Verb::UnfreezeYes, Subject::Gate) => granting(press, scene, subject, Grant::Unfreeze),
        (Verb::KindOn, Subject::Kind(kind)) => granting(press, scene, subject, Grant::KindOn(kind.clone())),
        (Verb::Try, Subject::Test) => granting(press, scene, subject, Grant::Test),
        _ => Judged::Refused(Why::Unknown),
    }
}

/// A press on a request's card that is no yes.
fn of_request(scene: &Scene<'_>, verb: Verb, id: &RequestId) -> Judged {
    let Some(request) = scene.gate.request(id) else { return Judged::Refused(Why::Unknown) };
    let taken = match verb {
        Verb::No => TakeAway::No(id.clone()),
        Verb::Change => TakeAway::Change(id.clone()),
        Verb::Later => TakeAway::Later(id.clone()),
        Verb::AskAgain
        | Verb::KindOff
        | Verb::KindOn
        | Verb::Leave
        | Verb::Mode(_)
        | Verb::Resume
        | Verb::Show
        | Verb::ShowWhole
        | Verb::StopPermission
        | Verb::Try
        | Verb::Unfreeze
        | Verb::UnfreezeYes
        | Verb::Yes => return show(request),
    };
    match &request.phase {
        // A no takes away whatever has not begun by an owner's yes, a card that was put off too.
        Phase::Shown => Judged::TakesAway(taken),
        Phase::Later { .. } | Phase::Waiting if verb == Verb::No => Judged::TakesAway(taken),
        Phase::Later { .. } | Phase::Waiting => Judged::Refused(Why::Closed),
        Phase::Granted { by, at } | Phase::Used { by, at } => Judged::Refused(Why::Answered { by: *by, at: *at }),
        Phase::Ended(end) => Judged::Refused(Why::Over(end.clone())),
    }
}

fn show(request: &Request) -> Judged {
    match &request.phase {
        // One that waits for the morning has its button in the list.
        Phase::Later { .. } | Phase::Waiting => Judged::Asks(Ask::Show(request.id.clone())),
        Phase::Ended(_) if request.can_be_shown_again() => Judged::Asks(Ask::Show(request.id.clone())),
        Phase::Ended(end) => Judged::Refused(Why::Over(end.clone())),
        Phase::Granted { .. } | Phase::Shown | Phase::Used { .. } => Judged::Refused(Why::Closed),
    }
}

fn yes(press: &Press, scene: &Scene<'_>, subject: &Subject, id: &RequestId) -> Judged {
    let Some(request) = scene.gate.request(id) else { return Judged::Refused(Why::Unknown) };
    match &request.phase {
        Phase::Ended(End { state: State::Expired, code, at, .. }) if code.as_deref() == Some("time") => {
            Judged::Refused(Why::Late { at: request.until.unwrap_or(*at) })
        }
        Phase::Ended(end) => Judged::Refused(Why::Over(end.clone())),
        Phase::Granted { by, at } | Phase::Used { by, at } => Judged::Refused(Why::Answered { by: *by, at: *at }),
        Phase::Later { .. } | Phase::Waiting => Judged::Refused(Why::Closed),
        Phase::Shown => match (scene.kind)(&request.kind) {
            Some(kind) if scene.gate.is_on(kind) => granting(press, scene, subject, Grant::Run(id.clone())),
            _ => Judged::Refused(Why::KindOff(request.kind.clone())),
        },
    }
}

/// The checks that all presses have in common that grant something.
fn granting(press: &Press, scene: &Scene<'_>, subject: &Subject, grant: Grant) -> Judged {
    let Some(standing) = scene.standing else { return Judged::Refused(no_card(scene, subject)) };
    let (wall_end, boot_end) = standing.ends;
    if scene.now >= wall_end || scene.boot >= boot_end {
        return Judged::Refused(Why::Late { at: wall_end });
    }
    // An owner has to be able to end a freeze and to try the buttons while everything else is refused.
    if matches!(grant, Grant::AskAgain(_) | Grant::Chat(..) | Grant::KindOn(_) | Grant::Resume | Grant::Run(_))
        && scene.gate.frozen().is_some()
    {
        return Judged::Refused(Why::Frozen);
    }
    if press.seen == Seen::default() {
        // No message of ours is empty: Telegram keeps the content of old ones to itself. That shows no change, and grants nothing.
        return Judged::Refused(Why::Unseen);
    }
    if !same(&press.seen, &standing.seen) {
        // It had changed by our own hand when the press arrived: the owner looked at what it was before.
        let ours = standing.before.iter().any(|before| same(&press.seen, before));
        return if ours { Judged::Refused(Why::Early) } else { Judged::Void(subject.clone()) };
    }
    let stood = standing.since.map(|since| scene.boot.since(since));
    let least = u64::try_from(PRESS_NOT_BEFORE.as_millis()).unwrap_or(u64::MAX);
    if stood.is_none_or(|stood| stood < least) {
        return Judged::Refused(Why::Early);
    }
    if (scene.proving)(subject) {
        // Of a chat's modes another one may be on its way: this presser has to look at it first.
        return Judged::Refused(if matches!(subject, Subject::Chat(_)) { Why::Early } else { Why::Proving });
    }
    if !scene.writes {
        return Judged::Refused(Why::Broken);
    }
    Judged::Candidate(grant)
}

/// Why there is no card to a button of ours: somebody chose before, or it is of before a restart.
fn no_card(scene: &Scene<'_>, subject: &Subject) -> Why {
    let chosen = if let Subject::Chat(chat) = subject { scene.gate.chat(*chat) } else { None };
    chosen.map_or(Why::Restart, |chat| Why::Chosen { by: chat.by, at: chat.at })
}

/// Whether two messages are the same. The order in which entities are listed says nothing.
fn same(a: &Seen, b: &Seen) -> bool {
    let sorted = |seen: &Seen| {
        let mut entities = seen.entities.clone();
        entities.sort();
        entities
    };
    a.text == b.text && a.buttons == b.buttons && sorted(a) == sorted(b)
}
