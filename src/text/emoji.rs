//! Emoji sequences that Unicode lists.
