//! `mila-gate freeze` refuses everything at once; `mila-gate unfreeze` only asks the owners, by a card.

use std::ffi::OsString;
use std::io::Write;

use crate::base::exit::Exit;
use crate::cli::host;

/// Freezes.
pub fn freeze(args: &[OsString], out: &mut dyn Write) -> Exit {
    host::one(args, out, "freeze", "freeze")
}

/// Asks to unfreeze.
pub fn unfreeze(args: &[OsString], out: &mut dyn Write) -> Exit {
    host::one(args, out, "unfreeze", "unfreeze_ask")
}
