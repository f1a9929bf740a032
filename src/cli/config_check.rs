//! Being built: `config_check`.
