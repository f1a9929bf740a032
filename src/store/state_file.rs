//! Being built: `state_file`.
