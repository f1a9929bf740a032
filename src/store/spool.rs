//! Being built: `spool`.
