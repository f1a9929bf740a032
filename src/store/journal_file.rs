//! Being built: `journal_file`.
