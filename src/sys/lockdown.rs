//! Being built: `lockdown`.
