//! Being built: `keeper_client`.
