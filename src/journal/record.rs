//! One line of the decisions journal, in memory and as bytes (FORMATS §2).

use std::fmt;

use crate::base::digest::Digest;
use crate::base::ids::{BotId, ChatId, KindId, MessageId, PermissionId, RequestId, UserId};
use crate::base::time::Wall;

pub use crate::base::state::Ran;

pub use super::parse::parse;
pub use super::render::render;

/// A line of the journal, checked against its own hash.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Entry {
    /// Its number, from 1.
    pub n: u64,
    /// When it was written; never before the line above it.
    pub ts: Wall,
    /// What happened.
    pub step: Step,
    /// The hash of the line above it; zeros for the first.
    pub prev: Digest,
    /// Its own hash.
    pub h: Digest,
}

impl Entry {
    /// The head of a journal that ends in this line.
    #[must_use]
    pub const fn head(&self) -> Head {
        Head { n: self.n, h: self.h }
    }
}

/// The last line of a journal: whoever knows it knows whether anything above it was changed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Head {
    /// Its number; 0 before the first line.
    pub n: u64,
    /// Its hash; zeros before the first line.
    pub h: Digest,
}

impl Head {
    /// Before the first line.
    pub const NONE: Self = Self { n: 0, h: Digest::ZERO };

    /// The anchor that is printed: `N:` and 32 hex digits.
    #[must_use]
    pub fn anchor(&self) -> String {
        format!("{}:{}", self.n, self.h.hex_half())
    }
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.anchor())
    }
}

/// Why bytes are no line of the journal.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Wrong(pub(crate) String);

impl Wrong {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Wrong {}

/// A decision, or something that happened to one. No text of an action: hashes and short fields.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Step {
    /// The proxy started.
    Start {
        /// The version of the program.
        ver: String,
        /// The bot, once it is known.
        bot: Option<BotId>,
        /// Seconds by which a moved clock is off.
        clock: Option<i64>,
    },
    /// The file was mended, or restored from a backup.
    Recovered {
        /// What happened.
        what: Recovery,
        /// How many bytes were set aside.
        bytes: u64,
    },
    /// A self-test ran.
    Selftest {
        /// Checks that passed.
        passed: u32,
        /// Checks that failed.
        failed: u32,
    },
    /// Somebody became or ceased to be an owner, or changed a setting.
    OwnerChange {
        /// All owners afterwards.
        owners: Vec<UserId>,
        /// Whose setting changed, and to which language.
        setting: Option<(UserId, String)>,
        /// Who did it; `None` is the host.
        by: Option<UserId>,
    },
    /// A request was accepted.
    Asked(Asked),
    /// Its card stands in these chats.
    Shown {
        /// The request.
        id: RequestId,
        /// Chat and message of each card.
        at: Vec<(ChatId, MessageId)>,
        /// When the card ends.
        until: Wall,
    },
    /// An owner's proved yes.
    Granted(Pressed),
    /// An owner's no.
    Declined(Pressed),
    /// Sent back to be changed.
    Returned(Pressed),
    /// Put off.
    Later(Pressed),
    /// Nobody answered.
    Expired {
        /// The request.
        id: RequestId,
        /// `time`, `restart`, `runner_busy`, `spool_gone`.
        code: String,
    },
    /// Taken back by the session.
    Withdrawn {
        /// The request.
        id: RequestId,
    },
    /// Shown again under a new id.
    Reopened {
        /// The new id.
        id: RequestId,
        /// The old one, which stays final.
        from: RequestId,
        /// Who pressed.
        by: UserId,
    },
    /// A chat was connected, or its mode changed.
    ChatOn {
        /// The chat.
        chat: ChatId,
        /// `mention`, `every`, `only_me`, `watch`; `post` for a channel.
        mode: String,
        /// The title the owner saw.
        title: String,
        /// Who pressed.
        by: UserId,
    },
    /// A chat was disconnected.
    ChatOff {
        /// The chat.
        chat: ChatId,
        /// Who; `None` is the host.
        by: Option<UserId>,
    },
    /// The clock stepped: standing permissions rest.
    Suspended {
        /// By how many seconds.
        step_s: i64,
    },
    /// An owner ended that rest.
    Resumed {
        /// Who pressed.
        by: UserId,
    },
    /// The action is about to start.
    Used {
        /// The request.
        id: RequestId,
    },
    /// The action ended.
    Executed {
        /// The request.
        id: RequestId,
        /// What ran.
        ran: Ran,
        /// A code, where something failed.
        code: Option<String>,
        /// How long it took, in milliseconds.
        ms: u64,
    },
    /// Refusals before a card, counted a minute.
    DeniedCount {
        /// The code.
        code: String,
        /// How many.
        count: u64,
    },
    /// A request refused after it had been accepted.
    Denied {
        /// The request.
        id: RequestId,
        /// The code.
        code: String,
    },
    /// A standing permission was opened.
    MandateOpen(MandateOpen),
    /// A use was reserved.
    MandateUse {
        /// The permission.
        perm: PermissionId,
        /// The request.
        id: RequestId,
        /// Its kind.
        kind: KindId,
        /// Its digest.
        digest: Digest,
        /// Where it goes.
        targets: Vec<String>,
        /// Cents reserved.
        cents: u32,
    },
    /// A reservation was given back, since nothing ran.
    MandateBack {
        /// The permission.
        perm: PermissionId,
        /// The request.
        id: RequestId,
        /// Cents given back.
        cents: u32,
    },
    /// A standing permission ended.
    MandateStop {
        /// The permission.
        perm: PermissionId,
        /// `stop`, `host`, `term`, `kind_changed`, `target_changed`, `owner_gone`, `frozen`.
        code: String,
        /// Who; `None` is the host.
        by: Option<UserId>,
    },
    /// A kind was turned on.
    CategoryOn {
        /// The kind.
        kind: KindId,
        /// Who pressed.
        by: UserId,
    },
    /// A kind was turned off.
    CategoryOff {
        /// The kind.
        kind: KindId,
        /// Who; `None` is the host.
        by: Option<UserId>,
    },
    /// Everything is refused.
    Frozen {
        /// Who; `None` is the host.
        by: Option<UserId>,
    },
    /// The freeze ended.
    Unfrozen {
        /// Who pressed.
        by: UserId,
    },
}

/// A request as it was accepted.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Asked {
    /// The request.
    pub id: RequestId,
    /// Its kind.
    pub kind: KindId,
    /// First 32 hex digits of the kind's definition hash.
    pub def: String,
    /// The action's digest.
    pub digest: Digest,
    /// The OS user that asked.
    pub uid: u32,
    /// How many files.
    pub files: u32,
    /// What it costs, in cents.
    pub cents: u32,
    /// Asked as urgent.
    pub urgent: bool,
    /// The permission it asks for, where it asks for one.
    pub perm: Option<PermissionId>,
}

/// An owner's press on a request.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Pressed {
    /// The request.
    pub id: RequestId,
    /// The owner.
    pub by: UserId,
}

/// The terms of a standing permission.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MandateOpen {
    /// The permission.
    pub perm: PermissionId,
    /// The request that asked for it.
    pub id: RequestId,
    /// The kind.
    pub kind: KindId,
    /// First 32 hex digits of the kind's definition hash.
    pub def: String,
    /// Target ids.
    pub targets: Vec<String>,
    /// Actions a day.
    pub count: u32,
    /// Cents a day.
    pub cents: u32,
    /// Its end.
    pub until: Wall,
    /// The zone whose days count.
    pub zone: String,
    /// Who pressed.
    pub by: UserId,
}

/// How a journal was mended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Recovery {
    /// A torn last line was set aside.
    Torn,
    /// The state came from a backup.
    Restored,
}
