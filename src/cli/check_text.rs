//! Being built: `check_text`.
