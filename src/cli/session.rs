//! `mila-gate session`: an agent at work where nobody sits at the terminal; and `mila-gate hook`, what its client's hooks say.

use std::ffi::OsString;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::base::exit::Exit;
use crate::base::limits::{HOOK_BYTES_MAX, RUN_MAX_S, RUN_S, STACK_BYTES};
use crate::cli::args::{Args, Usage, complain};
use crate::cli::{channel, knowledge};
use crate::config::{Socket, load};
use crate::daemon::skeleton::logger;
use crate::session::hook;
use crate::session::unattended::{self, Agent, Plan};
use crate::sys::thread;

/// Where the package puts the plugin.
const PLUGIN: &str = "/usr/share/mila-gate/claude-plugin";
/// What the client is started with is in these.
const FILES: [&str; 3] = ["settings.json", ".mcp.json", ".claude-plugin/plugin.json"];

/// Serves until a signal asks it to stop.
pub fn run(args: &[OsString]) -> Exit {
    let args = match Args::read("session", args) {
        Ok(args) => args,
        Err(usage) => return usage.exit(),
    };
    let plan = match plan(&args) {
        Ok(plan) => plan,
        Err(Wrong::Usage(usage)) => return usage.exit(),
        Err(Wrong::Config(what)) => {
            complain(&what);
            return Exit::CONFIG;
        }
    };
    logger::install();
    // Beside the events: nobody's message waits for what strangers may be told.
    if let Err(error) = thread::spawn("knowledge", STACK_BYTES, move || knowledge::at_start(&args)) {
        log::warn!("session.knowledge error={error}");
    }
    match unattended::serve(&plan) {
        Ok(()) => Exit::OK,
        Err(error) => {
            complain(&error.to_string());
            Exit::CONFIG
        }
    }
}

/// Reads what a hook is told on standard input. It ends well whatever comes: a hook must not hold its client up.
pub fn hook(args: &[OsString], stdin: &mut dyn Read) -> Exit {
    let args = match Args::read("hook", args) {
        Ok(args) if args.free().is_empty() => args,
        Ok(_) => return Usage::new("hook takes no arguments").exit(),
        Err(usage) => return usage.exit(),
    };
    let mut said = Vec::new();
    let most = u64::try_from(HOOK_BYTES_MAX).unwrap_or(u64::MAX);
    match (stdin.take(most).read_to_end(&mut said), load::run_folder(&args.config())) {
        (Ok(_), Ok(run)) => hook::report(&run.join(Socket::Session.path()), &said),
        (Err(error), _) => complain(&format!("hook: standard input: {error}")),
        (_, Err(error)) => complain(&format!("hook: {error}")),
    }
    Exit::OK
}

/// Why nothing is served.
#[derive(Debug)]
enum Wrong {
    Config(String),
    Usage(Usage),
}

fn plan(args: &Args) -> Result<Plan, Wrong> {
    let seconds = match args.text("seconds").map_err(Wrong::Usage)? {
        None => RUN_S,
        Some(text) => text
            .parse()
            .ok()
            .filter(|seconds: &u64| (1..=RUN_MAX_S).contains(seconds) && seconds.to_string() == text)
            .ok_or_else(|| Wrong::Usage(Usage::new(format!("--seconds is a number from 1 to {RUN_MAX_S}"))))?,
    };
    let agent = match (args.free(), args.value("plugin")) {
        ([], plugin) => Agent::Claude(plugin_folder(plugin.map_or(Path::new(PLUGIN), Path::new))?),
        (command, None) => Agent::Own(command.to_vec()),
        (_, Some(_)) => {
            return Err(Wrong::Usage(Usage::new("--plugin is for Claude Code, not for a command of your own")));
        }
    };
    let run = load::run_folder(&args.config()).map_err(|error| Wrong::Config(error.to_string()))?;
    let state = channel::state().map_err(Wrong::Config)?;
    let socket = run.join(Socket::Session.path());
    let transcriber = channel::transcriber(&socket, &state).map_err(Wrong::Config)?;
    Ok(Plan { socket, state, agent, most: Duration::from_secs(seconds), transcriber })
}

/// The plugin's folder, whole: without its settings the client would ask a terminal at which nobody sits.
fn plugin_folder(path: &Path) -> Result<PathBuf, Wrong> {
    let path = std::path::absolute(path).map_err(|error| Wrong::Config(error.to_string()))?;
    match FILES.iter().map(|file| path.join(file)).find(|file| !file.is_file()) {
        None => Ok(path),
        Some(missing) => Err(Wrong::Config(format!(
            "{} is not there: --plugin names the folder claude-plugin of this version; for another agent give its command after --",
            missing.display()
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::temp::Temp;

    fn read(args: &[&str]) -> Args {
        Args::read("session", &args.iter().map(OsString::from).collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn a_command_of_ones_own_stands_after_two_dashes_with_its_own_flags() {
        assert_eq!(read(&["--seconds", "60", "--", "agent", "--seconds"]).free(), ["agent", "--seconds"]);
        for wrong in
            [&["--seconds", "0"][..], &["--seconds", "86401"], &["--seconds", "+5"], &["--plugin", "x", "--", "a"]]
        {
            assert!(matches!(plan(&read(wrong)), Err(Wrong::Usage(_))), "{wrong:?}");
        }
    }

    #[test]
    fn a_plugin_folder_that_is_not_whole_is_refused_by_the_file_that_is_missing() {
        let temp = Temp::new("cli-session");
        let Err(Wrong::Config(what)) = plugin_folder(temp.path()) else { panic!() };
        assert!(what.contains("settings.json") && what.contains("--plugin"), "{what}");
        let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/claude-plugin");
        assert_eq!(plugin_folder(&shipped).unwrap(), shipped);
    }

    #[test]
    fn the_unit_and_the_plugins_hooks_start_what_is_here_and_know_its_exits() {
        let packaging = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging");
        let unit = std::fs::read_to_string(packaging.join("systemd/mila-gate-session@.service")).unwrap();
        for line in ["ExecStart=/usr/bin/mila-gate session", "User=%i", "KillMode=mixed", "NoNewPrivileges=yes"] {
            assert!(unit.lines().any(|other| other == line), "{line}");
        }
        let exits = format!("RestartPreventExitStatus={} {}", Exit::USAGE.code(), Exit::CONFIG.code());
        assert!(unit.lines().any(|line| line == exits), "{exits}");
        let hooks = std::fs::read(packaging.join("claude-plugin/hooks/hooks.json")).unwrap();
        let hooks: serde_json::Value = serde_json::from_slice(&hooks).unwrap();
        for event in ["StopFailure", "SessionEnd"] {
            assert_eq!(hooks["hooks"][event][0]["hooks"][0]["command"], "mila-gate hook", "{event}");
        }
    }

    #[test]
    fn a_hook_ends_well_whatever_it_is_told() {
        let none = ["--config", "/nowhere/config.json"].map(OsString::from);
        for said in [&b""[..], b"not json", b"{\"hook_event_name\":\"StopFailure\"}"] {
            assert_eq!(hook(&none, &mut &*said), Exit::OK);
        }
        assert_eq!(hook(&["--more".into()], &mut &b""[..]), Exit::USAGE);
    }
}
