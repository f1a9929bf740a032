//! Being built: `dialler`.
