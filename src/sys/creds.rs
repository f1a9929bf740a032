//! Being built: `creds`.
