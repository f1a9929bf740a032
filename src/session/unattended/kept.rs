//! What one start leaves to the next, beside the cursor: the conversation, what a run was given, and whether an owner stopped it.

use std::io;

use serde_json::{Value, json};

use crate::session::unattended::judge::is_id;
use crate::store::state_file;
use crate::sys::file::Dir;

const FILE: &str = "session.json";
/// Bytes of the file: three short fields.
const BYTES_MAX: usize = 1024;

/// What is kept.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Kept {
    /// The conversation to go on with.
    pub(super) conversation: Option<String>,
    /// Up to where events were given to a run.
    pub(super) given: u64,
    /// Where an owner stopped the agent, while it rests.
    pub(super) paused: Option<u64>,
}

impl Kept {
    /// Reads it; nothing where there is no file yet. One that cannot be understood costs the conversation, not the service.
    pub(super) fn load(dir: &Dir) -> io::Result<Self> {
        let Some(bytes) = state_file::read(dir, FILE, BYTES_MAX)? else { return Ok(Self::default()) };
        let read = serde_json::from_slice::<Value>(&bytes)
            .ok()
            .filter(|file| file.get("v").and_then(Value::as_u64) == Some(1));
        let Some(file) = read else {
            log::warn!("session.state_left_out the file {FILE} cannot be understood; a new conversation begins");
            return Ok(Self::default());
        };
        Ok(Self {
            conversation: file.get("conversation").and_then(Value::as_str).filter(|id| is_id(id)).map(str::to_owned),
            given: file.get("given").and_then(Value::as_u64).unwrap_or_default(),
            paused: file.get("paused").and_then(Value::as_u64),
        })
    }

    /// Keeps it.
    pub(super) fn save(&self, dir: &Dir) -> io::Result<()> {
        let file = json!({"v": 1, "conversation": self.conversation, "given": self.given, "paused": self.paused});
        state_file::write(dir, FILE, file.to_string().as_bytes(), 0o600)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::folder;
    use crate::store::temp::Temp;

    #[test]
    fn what_is_kept_is_read_again_and_a_damaged_file_only_costs_the_conversation() {
        let temp = Temp::new("unattended-kept");
        let dir = folder::open(&temp.path().join("state")).unwrap();
        assert_eq!(Kept::load(&dir).unwrap(), Kept::default());
        let kept = Kept { conversation: Some("7369ee0b-8ea7".to_owned()), given: 7, paused: Some(9) };
        kept.save(&dir).unwrap();
        assert_eq!(Kept::load(&dir).unwrap(), kept);
        for wrong in ["", "[]", "{\"v\":2}", "{\"v\":1,\"conversation\":\"--settings={}\",\"given\":-1}"] {
            state_file::write(&dir, FILE, wrong.as_bytes(), 0o600).unwrap();
            assert_eq!(Kept::load(&dir).unwrap(), Kept::default(), "{wrong}");
        }
    }
}
