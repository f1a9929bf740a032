//! `mila-gate test-card`: a real card that runs nothing. The first proof with the real Telegram.

use std::ffi::OsString;
use std::io::Write;

use crate::base::exit::Exit;
use crate::cli::host;

/// Draws a test card in every owner's private chat.
pub fn run(args: &[OsString], out: &mut dyn Write) -> Exit {
    host::one(args, out, "test-card", "test_card")
}
