//! Promises of the whole.
