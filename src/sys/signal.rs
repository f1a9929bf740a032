//! Being built: `signal`.
