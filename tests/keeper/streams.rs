//! Answers on their way.
