//! The one table of commands and flags: the parser, the help and the manual are made from it.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::io::Write;
use std::path::PathBuf;

use crate::base::exit::Exit;

/// A flag.
#[derive(Debug)]
pub struct Flag {
    /// Its name, without the dashes.
    pub long: &'static str,
    /// What its value is called; `None` for a switch.
    pub value: Option<&'static str>,
    /// Whether it may be given more than once.
    pub many: bool,
    /// What it does.
    pub help: &'static str,
}

/// A command.
#[derive(Debug)]
pub struct Command {
    /// Its name.
    pub name: &'static str,
    /// What comes after its name, beside flags.
    pub usage: &'static str,
    /// What it does.
    pub help: &'static str,
    /// Its flags.
    pub flags: &'static [Flag],
}

/// Where the configuration is when nobody says another path.
pub const CONFIG_PATH: &str = "/etc/mila-gate/config.json";

const fn switch(long: &'static str, help: &'static str) -> Flag {
    Flag { long, value: None, many: false, help }
}

const fn with(long: &'static str, value: &'static str, help: &'static str) -> Flag {
    Flag { long, value: Some(value), many: false, help }
}

const fn with_many(long: &'static str, value: &'static str, help: &'static str) -> Flag {
    Flag { long, value: Some(value), many: true, help }
}

const CONFIG: Flag =
    with("config", "FILE", "the configuration; else MILA_GATE_CONFIG, else /etc/mila-gate/config.json");
const PLAIN: Flag = switch("plain", "everything runs as this one user; the walls between users are missing");
const JSON: Flag = switch("json", "print JSON");

const DAEMON: &[Flag] = &[CONFIG, PLAIN];
const HOST: &[Flag] = &[CONFIG, PLAIN, JSON];

const fn command(name: &'static str, usage: &'static str, help: &'static str, flags: &'static [Flag]) -> Command {
    Command { name, usage, help, flags }
}

/// Every command there is.
pub const COMMANDS: &[Command] = &[
    command("up", "", "start every daemon under its user (as root), or all as this user", &[CONFIG, PLAIN]),
    command("keeper", "", "the daemon that holds the keys", DAEMON),
    command("receiver", "", "the daemon that speaks with Telegram", DAEMON),
    command("consent", "", "the daemon that asks the owner", DAEMON),
    command("lane", "", "the daemon that answers strangers, without tools and without memory", DAEMON),
    command("runner", "", "the daemon that runs what an owner agreed to", DAEMON),
    command(
        "ask",
        "KIND | --id ID",
        "ask the owner to let the gate run one action, or how one that was asked stands; prints one JSON object",
        &[
            CONFIG,
            with("payload", "FILE|-", "the payload, a JSON object; - is standard input"),
            with_many(
                "field",
                "NAME=TEXT",
                "a field of the payload; repeated for a list; NAME:=JSON for what is no text",
            ),
            with_many("file", "PATH", "an ordinary file to go with it"),
            with("wait", "SECONDS", "wait for the decision, at most 900 seconds"),
            with("id", "ID", "ask nothing new: how this request stands"),
            switch("urgent", "ask at night too: for harm or a deadline before the morning"),
        ],
    ),
    command(
        "channel",
        "",
        "the MCP server of the session, on standard input and output; the agent's client starts it",
        &[CONFIG, switch("inbox", "for clients without channels: events wait for the tool inbox_wait")],
    ),
    command(
        "session",
        "[-- COMMAND [ARG]...]",
        "keep an agent at work where nobody sits at the terminal: one run of the command for each batch of events, which comes on its standard input",
        &[
            CONFIG,
            with("plugin", "FOLDER", "the plugin for Claude Code; else /usr/share/mila-gate/claude-plugin"),
            with("seconds", "N", "how long one run may take, at most 86400; else 7200"),
        ],
    ),
    command(
        "hook",
        "",
        "what a hook of Claude Code says, on standard input: told to the owner where it matters",
        &[CONFIG],
    ),
    command("check-text", "[FILE]", "check a text by the rule that cards use", &[JSON]),
    command(
        "setup",
        "",
        "pair the owner: prints a link for their phone, and waits",
        &[
            CONFIG,
            PLAIN,
            with("language", "en|ru", "the owner's language"),
            with("time-zone", "ZONE", "the owner's time zone"),
        ],
    ),
    command(
        "owner",
        "add ID | list | remove ID",
        "the owners, by Telegram id",
        &[
            CONFIG,
            PLAIN,
            with("name", "NAME", "the name cards use"),
            with("language", "en|ru", "the owner's language"),
            with("time-zone", "ZONE", "the owner's time zone"),
        ],
    ),
    command("test-card", "", "draw a card that runs nothing", HOST),
    command("freeze", "", "refuse everything at once", HOST),
    command("unfreeze", "", "ask the owner, by a card, to end a freeze", HOST),
    command("pending", "list", "requests that wait for the owner", HOST),
    command("kind", "list | on ID | off ID", "the kinds; `on` only asks the owner, by a card", HOST),
    command(
        "knowledge",
        "sync",
        "ask the owner to let strangers be told what stands in the session's folder of public facts; prints one JSON object",
        &[CONFIG, switch("again", "ask for a set that was declined, or that is in use already")],
    ),
    command(
        "permission",
        "list | stop ID | ask KIND",
        "the standing permissions; `ask` only asks the owner, by a card; prints one JSON object",
        &[
            CONFIG,
            PLAIN,
            JSON,
            with_many("target", "ID", "a place where it may go; none where the kind has none"),
            with("count", "N", "actions a day"),
            with("cents", "N", "money a day, in whole cents"),
            with("days", "N", "for how many days, at most 7"),
            with("wait", "SECONDS", "wait for the decision, at most 900 seconds"),
        ],
    ),
    command("group", "list | leave ID", "the groups and channels that an owner connected", HOST),
    command("guests", "purge", "forget at once what strangers wrote", HOST),
    command("status", "", "how the gate is", HOST),
    command(
        "why",
        "",
        "what became of the last updates and requests: ids and reasons, never a text or a name",
        &[CONFIG, PLAIN, JSON, with("last", "N", "how many, at most 1000; else 20")],
    ),
    command(
        "keys",
        "set NAME | list",
        "the keeper's key files; `set` reads the key from standard input",
        &[CONFIG, PLAIN],
    ),
    command("config", "check FILE", "check a configuration and the definitions it names", &[PLAIN]),
    command(
        "decisions",
        "verify FILE | head FILE | show FILE",
        "the decisions journal",
        &[
            with_many("anchor", "N:H", "a head that was seen earlier"),
            with("anchors", "EXPORT", "a text in which anchors stand alone, such as a chat export"),
        ],
    ),
    command("act", "KIND", "the program of a shipped kind; the runner starts it", &[]),
    command("version", "", "print the version", &[]),
    command("help", "[COMMAND]", "print this, or the help of one command", &[]),
];

/// Why a command line is not understood.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Usage(String);

impl Usage {
    /// A fault of the command line, in words.
    #[must_use]
    pub fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }

    /// Says it on standard error.
    pub fn exit(&self) -> Exit {
        complain(&format!("{self}; see mila-gate help"));
        Exit::USAGE
    }
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Says on standard error what went wrong. Where standard error is gone too, the exit code is what is left.
pub fn complain(what: &str) {
    let mut err = std::io::stderr().lock();
    if writeln!(err, "mila-gate: {what}").is_ok() {
        drop(err.flush());
    }
}

/// The arguments of a command, read by its flags.
#[derive(Debug, Default)]
pub struct Args {
    flags: Vec<(&'static str, OsString)>,
    free: Vec<OsString>,
}

impl Args {
    /// Reads what comes after a command's name.
    ///
    /// # Errors
    /// An unknown flag, a flag without its value or given twice, or a command that is not in the table.
    pub fn read(name: &str, args: &[OsString]) -> Result<Self, Usage> {
        let command = find(name).ok_or_else(|| Usage::new(format!("no command {name:?}")))?;
        let mut read = Self::default();
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let Some(long) = arg.to_str().and_then(|text| text.strip_prefix("--")) else {
                read.free.push(arg.clone());
                continue;
            };
            if long.is_empty() {
                read.free.extend(args.cloned());
                break;
            }
            let (long, inline) = match long.split_once('=') {
                Some((long, value)) => (long, Some(OsString::from(value))),
                None => (long, None),
            };
            let flag = command
                .flags
                .iter()
                .find(|flag| flag.long == long)
                .ok_or_else(|| Usage::new(format!("{name} has no flag --{}", long.escape_debug())))?;
            let value = match (flag.value, inline) {
                (None, None) => OsString::new(),
                (None, Some(_)) => return Err(Usage::new(format!("--{long} takes no value"))),
                (Some(_), Some(value)) => value,
                (Some(what), None) => {
                    args.next().cloned().ok_or_else(|| Usage::new(format!("--{long} needs {what}")))?
                }
            };
            if !flag.many && read.has(flag.long) {
                return Err(Usage::new(format!("--{long} stands twice")));
            }
            read.flags.push((flag.long, value));
        }
        Ok(read)
    }

    /// Whether a flag was given.
    #[must_use]
    pub fn has(&self, long: &str) -> bool {
        self.flags.iter().any(|(name, _)| *name == long)
    }

    /// The value of a flag.
    #[must_use]
    pub fn value(&self, long: &str) -> Option<&OsStr> {
        self.values(long).next()
    }

    /// The values of a flag that may be given more than once, in order.
    pub fn values(&self, long: &str) -> impl Iterator<Item = &OsStr> {
        self.flags.iter().filter(move |(name, _)| *name == long).map(|(_, value)| value.as_os_str())
    }

    /// The value of a flag as text.
    ///
    /// # Errors
    /// It is not UTF-8.
    pub fn text(&self, long: &str) -> Result<Option<&str>, Usage> {
        self.value(long).map(|value| utf8(long, value)).transpose()
    }

    /// What is no flag, in order.
    #[must_use]
    pub fn free(&self) -> &[OsString] {
        &self.free
    }

    /// What is no flag, as text: exactly so many words as the command takes, by the pattern of the caller's match.
    ///
    /// # Errors
    /// A word is not UTF-8.
    pub fn words(&self) -> Result<Vec<&str>, Usage> {
        self.free.iter().map(|word| utf8("argument", word)).collect()
    }

    /// Where the configuration is: `--config`, else `MILA_GATE_CONFIG`, else [`CONFIG_PATH`].
    #[must_use]
    pub fn config(&self) -> PathBuf {
        self.value("config")
            .map(PathBuf::from)
            .or_else(|| std::env::var_os("MILA_GATE_CONFIG").filter(|path| !path.is_empty()).map(PathBuf::from))
            .unwrap_or_else(|| PathBuf::from(CONFIG_PATH))
    }

    /// Whether everything runs as one user.
    #[must_use]
    pub fn plain(&self) -> bool {
        self.has("plain")
    }
}

fn utf8<'a>(what: &str, value: &'a OsStr) -> Result<&'a str, Usage> {
    value.to_str().ok_or_else(|| Usage::new(format!("{what}: not UTF-8")))
}

/// The command of that name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Command> {
    COMMANDS.iter().find(|command| command.name == name)
}

/// The help of one command, or of all.
#[must_use]
pub fn help(only: Option<&Command>) -> String {
    let mut lines = Vec::new();
    if let Some(command) = only {
        lines.push(format!("mila-gate {}", line(command)));
        lines.push(format!("  {}", command.help));
        for flag in command.flags {
            let name = flag.value.map_or_else(|| flag.long.to_owned(), |value| format!("{} {value}", flag.long));
            lines.push(format!("  --{name:<22} {}", flag.help));
        }
    } else {
        lines.push("mila-gate: nothing leaves in the owner's name before the owner's press".to_owned());
        lines.push(String::new());
        lines.extend(COMMANDS.iter().map(|command| format!("  {:<48} {}", line(command), command.help)));
        lines.push(String::new());
        lines.push("mila-gate help COMMAND lists its flags.".to_owned());
        lines.push(
            "Exit: 0 done, 75 not decided yet, 1 the answer is no, 64 usage, 65 bad data, 69 a daemon cannot be"
                .to_owned(),
        );
        lines.push("reached, 70 our fault, 77 not permitted, 78 configuration.".to_owned());
    }
    lines.push(String::new());
    lines.join("\n")
}

fn line(command: &Command) -> String {
    format!("{} {}", command.name, command.usage).trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str, args: &[&str]) -> Result<Args, Usage> {
        Args::read(name, &args.iter().map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn flags_take_their_value_after_a_blank_or_an_equals_sign() {
        let args =
            read("ask", &["bot_send", "--field", "text=--x", "--field=chat=111", "--urgent", "--wait=5"]).unwrap();
        assert_eq!(args.words().unwrap(), ["bot_send"]);
        assert_eq!(args.values("field").collect::<Vec<_>>(), ["text=--x", "chat=111"]);
        assert!(args.has("urgent"));
        assert_eq!(args.text("wait").unwrap(), Some("5"));
    }

    #[test]
    fn what_is_not_understood_is_refused_and_never_passed_over() {
        for wrong in
            [&["k", "--nothing"][..], &["k", "--wait"], &["k", "--urgent=yes"], &["k", "--wait", "1", "--wait", "2"]]
        {
            assert!(read("ask", wrong).is_err(), "{wrong:?}");
        }
        assert!(read("nothing", &[]).is_err());
    }

    #[test]
    fn two_dashes_alone_end_the_flags() {
        assert_eq!(read("ask", &["--", "--urgent"]).unwrap().words().unwrap(), ["--urgent"]);
    }

    #[test]
    fn the_help_names_every_command_and_every_flag() {
        let all = help(None);
        for command in COMMANDS {
            assert!(all.contains(command.name), "{}", command.name);
            let one = help(Some(command));
            for flag in command.flags {
                assert!(
                    one.contains(&format!("--{}", flag.long)) && !flag.help.is_empty(),
                    "{} {}",
                    command.name,
                    flag.long
                );
            }
        }
    }
}
