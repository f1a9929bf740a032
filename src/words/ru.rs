//! Being built: `ru`.
