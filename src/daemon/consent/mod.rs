//! Being built: `consent`.
