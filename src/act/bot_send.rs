//! Being built: `bot_send`.
