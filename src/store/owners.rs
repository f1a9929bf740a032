//! Being built: `owners`.
