//! Being built: `money`.
