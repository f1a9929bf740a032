//! Being built: `netns`.
