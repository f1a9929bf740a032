//! The receiver: the one who speaks with Telegram, and what the session may see.
