//! Being built: `kinds`.
