//! Being built: `freeze`.
