//! Being built: `lock`.
