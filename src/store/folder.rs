//! Being built: `folder`.
