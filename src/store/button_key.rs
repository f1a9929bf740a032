//! Being built: `button_key`.
