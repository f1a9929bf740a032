//! Being built: `answer`.
