//! Being built: `append_file`.
