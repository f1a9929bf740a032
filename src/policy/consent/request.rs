//! One request: one life, one end.

use crate::base::answer::State;
use crate::base::digest::Digest;
use crate::base::ids::{ChatId, KindId, MessageId, PermissionId, RequestId, UserId};
use crate::base::time::Wall;

/// A request as the journal tells of it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Request {
    /// Its id.
    pub id: RequestId,
    /// The id under which it was first asked, and is stored; its own unless it was shown again.
    pub origin: RequestId,
    /// The id it was reopened from.
    pub from: Option<RequestId>,
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
    /// When it was asked, or reopened.
    pub asked: Wall,
    /// Its place in the order of asking.
    pub seq: u64,
    /// Chat and message of each card it was last shown on.
    pub cards: Vec<(ChatId, MessageId)>,
    /// Until when that card can be answered.
    pub until: Option<Wall>,
    /// Where it stands.
    pub phase: Phase,
}

/// Where a request stands.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Phase {
    /// It is over.
    Ended(End),
    /// Agreed to, by a press or a permission; not begun.
    Granted {
        /// Who pressed; `None` where a permission covers it.
        by: Option<UserId>,
        /// When.
        at: Wall,
    },
    /// Put off by an owner.
    Later {
        /// Who pressed.
        by: UserId,
        /// When.
        at: Wall,
    },
    /// Its card stands.
    Shown,
    /// The action has begun, or may have.
    Used {
        /// Who pressed; `None` where a permission covers it.
        by: Option<UserId>,
        /// When it was agreed to.
        at: Wall,
    },
    /// Asked and not shown.
    Waiting,
}

/// How a request ended. It never changes.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct End {
    /// The journal's line; `None` while that line could not be written.
    pub n: Option<u64>,
    /// When.
    pub at: Wall,
    /// In which state.
    pub state: State,
    /// The owner who decided, where one did.
    pub by: Option<UserId>,
    /// When the owner decided, where that was before the end.
    pub agreed: Option<Wall>,
    /// The code, where there is one.
    pub code: Option<String>,
}

impl Request {
    /// Whether it has no end yet.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !matches!(self.phase, Phase::Ended(_))
    }

    /// Its end, if it has one.
    #[must_use]
    pub const fn end(&self) -> Option<&End> {
        if let Phase::Ended(end) = &self.phase { Some(end) } else { None }
    }

    /// Who agreed to it and when, while that holds and it has not ended.
    #[must_use]
    pub const fn agreed(&self) -> Option<(Option<UserId>, Wall)> {
        match self.phase {
            Phase::Granted { by, at } | Phase::Used { by, at } => Some((by, at)),
            Phase::Ended(_) | Phase::Later { .. } | Phase::Shown | Phase::Waiting => None,
        }
    }

    /// Whether it can still be taken away: nothing of it has begun.
    #[must_use]
    pub const fn can_be_taken(&self) -> bool {
        !matches!(self.phase, Phase::Ended(_) | Phase::Used { .. })
    }

    /// Whether an owner may have its card drawn again after its end: nobody decided anything.
    #[must_use]
    pub fn can_be_shown_again(&self) -> bool {
        self.end()
            .is_some_and(|end| end.state == State::Expired && matches!(end.code.as_deref(), Some("time" | "restart")))
    }
}
