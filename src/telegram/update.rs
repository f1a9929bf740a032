//! Being built: `update`.
