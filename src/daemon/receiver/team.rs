//! The teams on the disk, and whom the owners were asked about.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::kept::Kept;
use crate::base::ids::{ChatId, UserId};
use crate::policy::team::{Asked, Teams};
use crate::sys::file::Dir;

const TEAM: &str = "team.json";
const ASKED: &str = "asked.json";

/// Both files. The teams may be read by the session; whom the owners were asked about may not, since it holds strangers' names.
#[derive(Debug)]
pub(super) struct Team {
    listed_file: Kept,
    asked_file: Kept,
    state: Mutex<State>,
}

/// What stands in them.
#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) teams: Teams,
    pub(super) asked: Asked,
    /// The disk did not take the teams as they are: to be tried again.
    pub(super) owed: bool,
}

impl Team {
    /// Takes up what was known at the last run.
    pub(super) fn open(io: Dir, own: Dir) -> Self {
        let (listed_file, asked_file) = (Kept::new(io, TEAM, 0o640), Kept::new(own, ASKED, 0o600));
        let state =
            State { teams: listed_file.load(Teams::from_json), asked: asked_file.load(Asked::from_json), owed: false };
        Self { listed_file, asked_file, state: Mutex::new(state) }
    }

    /// The stored name of a member of this chat's team.
    pub(super) fn member(&self, chat: ChatId, user: UserId) -> Option<String> {
        self.lock().teams.member(chat, user).map(|member| member.name.clone())
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes the teams. What takes away holds in memory whatever the disk says, and is owed to it.
    pub(super) fn save_teams(&self, state: &mut State) -> bool {
        state.owed = !self.listed_file.saved(&state.teams.to_json());
        !state.owed
    }

    /// Writes whom the owners were asked about.
    pub(super) fn save_asked(&self, state: &State) -> bool {
        self.asked_file.saved(&state.asked.to_json())
    }

    /// A chat is connected no longer: its team ends with it.
    pub(super) fn forget(&self, chat: ChatId) {
        let mut state = self.lock();
        if state.teams.forget(chat) {
            self.save_teams(&mut state);
        }
        if state.asked.forget(chat) {
            self.save_asked(&state);
        }
    }

    /// A group became a supergroup: everything about its people goes with it, in one write each.
    pub(super) fn moved(&self, from: ChatId, to: ChatId) {
        let mut state = self.lock();
        if state.teams.moved(from, to) {
            self.save_teams(&mut state);
        }
        if state.asked.moved(from, to) {
            self.save_asked(&state);
        }
    }
}
