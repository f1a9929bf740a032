//! Being built: `accounts`.
