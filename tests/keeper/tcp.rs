//! Callers by TCP.
