//! `mila-gate channel`: the session's MCP server.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::os::fd::AsFd;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::base::exit::Exit;
use crate::cli::args::{Args, Usage, complain};
use crate::cli::ask;
use crate::config::{Socket, load};
use crate::session::channel::{self, Places};
use crate::session::transcribe::{Transcriber, VARIABLE};

/// Serves until standard input ends.
pub fn run(args: &[OsString]) -> Exit {
    let args = match Args::read("channel", args) {
        Ok(args) if args.free().is_empty() => args,
        Ok(_) => return Usage::new("channel takes no arguments").exit(),
        Err(usage) => return usage.exit(),
    };
    let places = match places(&args) {
        Ok(places) => places,
        Err(what) => {
            complain(&what);
            return Exit::CONFIG;
        }
    };
    // The locked streams are the command line's; the server's threads have the descriptors themselves.
    let own = |fd: io::Result<std::os::fd::OwnedFd>| fd.map(File::from);
    let streams = own(io::stdin().as_fd().try_clone_to_owned())
        .and_then(|from| Ok((from, own(io::stdout().as_fd().try_clone_to_owned())?)));
    let (from, to) = match streams {
        Ok(streams) => streams,
        Err(error) => {
            complain(&format!("standard input and output: {error}"));
            return Exit::SOFTWARE;
        }
    };
    match channel::serve(places, args.has("inbox"), from, to) {
        Ok(()) => Exit::OK,
        Err(error) => {
            complain(&error.to_string());
            Exit::CONFIG
        }
    }
}

fn places(args: &Args) -> Result<Places, String> {
    let run = load::run_folder(&args.config()).map_err(|error| error.to_string())?;
    let (session, state) = (run.join(Socket::Session.path()), state()?);
    let transcriber = transcriber(&session, &state)?;
    Ok(Places { consent: ask::socket(args)?, session, state, transcriber })
}

/// The command of `TELEGRAM_VOICE_TRANSCRIBE_CMD`, which gets the environment that this program has.
pub(super) fn transcriber(session: &Path, state: &Path) -> Result<Option<Arc<Transcriber>>, String> {
    let Some(command) = std::env::var_os(VARIABLE).filter(|command| !command.is_empty()) else { return Ok(None) };
    let command = command.into_string().map_err(|_bytes| format!("{VARIABLE} is not UTF-8"))?;
    let env = std::env::vars_os().filter_map(|(name, value)| Some((name.into_string().ok()?, value))).collect();
    Ok(Some(Arc::new(Transcriber::new(&command, env, session.to_owned(), state.to_owned()))))
}

/// The session's own state folder: `$XDG_STATE_HOME/mila-gate`, else the same below the home.
pub(super) fn state() -> Result<PathBuf, String> {
    let folder = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = folder("XDG_STATE_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/state")));
    base.map(|base| base.join("mila-gate"))
        .ok_or_else(|| "neither XDG_STATE_HOME nor HOME is an absolute path".to_owned())
}
