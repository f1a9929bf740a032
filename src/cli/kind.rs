//! Being built: `kind`.
