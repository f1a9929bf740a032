//! Being built: `test_card`.
