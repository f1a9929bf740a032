//! Being built: `sock_diag`.
