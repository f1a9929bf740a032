//! Being built: `child`.
