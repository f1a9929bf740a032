//! Where the session may write.

use crate::base::code::Code;
use crate::base::limits::{CLOCK_STEP_MS, QUIET_MS};
use crate::base::time::Wall;
use crate::policy::group::Mode;

/// A chat, as the gate knows it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Room {
    /// An owner connected it.
    Connected {
        /// What the owner chose.
        mode: Mode,
        /// When the last event came from it.
        last_event: Option<Wall>,
    },
    /// A chat that is no owner's, and that no owner connected.
    Other,
    /// An owner's private chat with the bot.
    Own,
}

/// How the gate stands.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Standing {
    /// The proxy said what is connected and whether everything is frozen, and its connection still stands.
    pub linked: bool,
    /// An owner or the host froze everything.
    pub frozen: bool,
    /// The moment.
    pub now: Wall,
}

/// Whether the session may write there. An owner's private chat is always open: there everybody can be told what is wrong.
///
/// # Errors
/// The code of the refusal.
pub fn may_write(room: Room, gate: Standing) -> Result<(), Code> {
    match room {
        Room::Own => Ok(()),
        // Whatever was known of groups and of a freeze is old news.
        Room::Connected { .. } | Room::Other if !gate.linked => Err(Code::GateStarting),
        Room::Connected { .. } if gate.frozen => Err(Code::Frozen),
        Room::Connected { mode: Mode::Watch, .. } => Err(Code::ChatWatched),
        Room::Connected { mode, .. } if !mode.writes() => Err(Code::ChatNotConnected),
        Room::Connected { last_event, .. } => match last_event {
            Some(last) if is_recent(gate.now.since(last)) => Ok(()),
            Some(_) | None => Err(Code::ChatQuiet),
        },
        Room::Other => Err(Code::ChatNotConnected),
    }
}

/// A clock that was set back extends nothing.
fn is_recent(since_ms: i64) -> bool {
    (CLOCK_STEP_MS.saturating_neg()..=QUIET_MS).contains(&since_ms)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    fn group(mode: Mode, hours_ago: i64) -> Room {
        Room::Connected { mode, last_event: Some(now().plus_ms(-hours_ago * HOUR)) }
    }

    fn now() -> Wall {
        Wall::parse("2026-12-01T12:00:00Z").unwrap()
    }

    fn said(room: Room, linked: bool, frozen: bool) -> &'static str {
        may_write(room, Standing { linked, frozen, now: now() }).map_or_else(Code::as_str, |()| "open")
    }

    #[test]
    fn each_room_is_open_or_closed_as_the_table_says() {
        let never = Room::Connected { mode: Mode::Every, last_event: None };
        let ahead = Room::Connected { mode: Mode::Every, last_event: Some(now().plus_ms(2 * HOUR)) };
        for (room, usual, frozen, not_linked) in [
            (Room::Own, "open", "open", "open"),
            (Room::Other, "chat_not_connected", "chat_not_connected", "gate_starting"),
            (group(Mode::Every, 1), "open", "frozen", "gate_starting"),
            (group(Mode::Mention, 47), "open", "frozen", "gate_starting"),
            (group(Mode::OnlyMe, 48), "open", "frozen", "gate_starting"),
            (group(Mode::Mention, 49), "chat_quiet", "frozen", "gate_starting"),
            (never, "chat_quiet", "frozen", "gate_starting"),
            (ahead, "chat_quiet", "frozen", "gate_starting"),
            (group(Mode::Watch, 1), "chat_watched", "frozen", "gate_starting"),
            (group(Mode::Post, 1), "chat_not_connected", "frozen", "gate_starting"),
        ] {
            assert_eq!(said(room, true, false), usual, "{room:?}");
            assert_eq!(said(room, true, true), frozen, "{room:?} frozen");
            assert_eq!(said(room, false, false), not_linked, "{room:?} without the proxy");
            assert_eq!(said(room, false, true), not_linked, "{room:?}: what was frozen once is not known to be so now");
        }
    }

    #[test]
    fn the_forty_eight_hours_end_with_their_last_millisecond() {
        let at = |ms: i64| Room::Connected { mode: Mode::Every, last_event: Some(now().plus_ms(-ms)) };
        assert_eq!((said(at(QUIET_MS), true, false), said(at(QUIET_MS + 1), true, false)), ("open", "chat_quiet"));
    }
}
