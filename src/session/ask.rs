//! Being built: `ask`.
