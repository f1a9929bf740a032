//! `mila-gate knowledge sync`: asks the owner to let strangers be told what stands in the folder of public facts.

use std::ffi::OsString;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

use crate::base::digest::Digest;
use crate::base::exit::Exit;
use crate::base::json::{self, Json};
use crate::cli::args::{Args, Usage, complain};
use crate::cli::{ask, channel, print};
use crate::config::load;
use crate::session::knowledge::{self, Set, Synced};

/// Reads the folder, asks where the set is another one, and prints one JSON object. Exits with 0 where nothing is to be asked, else
/// by the answer.
pub fn run(args: &[OsString], out: &mut dyn Write) -> Exit {
    let args = match Args::read("knowledge", args) {
        Ok(args) => args,
        Err(usage) => return usage.exit(),
    };
    match args.words().as_deref() {
        Ok(["sync"]) => {}
        Ok(_) => return Usage::new("knowledge needs one word: sync").exit(),
        Err(usage) => return usage.exit(),
    }
    match sync(&args) {
        Ok((object, exit)) => match print(out, &format!("{object}\n")) {
            Exit::OK => exit,
            fault => fault,
        },
        Err(what) => {
            complain(&what);
            Exit::CONFIG
        }
    }
}

/// The same when a session starts: what comes of it goes to the log, since no session waits for it.
pub(super) fn at_start(args: &Args) {
    match sync(args) {
        Ok((object, _)) => {
            let state =
                json::parse(object.as_bytes()).ok().and_then(|told| told.get("state")?.str().map(str::to_owned));
            log::info!("session.knowledge state={}", state.unwrap_or_default());
        }
        Err(what) => log::warn!("session.knowledge {what}"),
    }
}

fn sync(args: &Args) -> Result<(String, Exit), String> {
    let below = load::knowledge_folder(&args.config()).map_err(|error| error.to_string())?;
    let home = std::env::var_os("HOME").map(PathBuf::from).filter(|home| home.is_absolute());
    let folder = home.ok_or("HOME is no absolute path")?.join(below);
    let set = match knowledge::collect(&folder) {
        Ok(set) => set,
        // A folder that was never made says nothing; one that is emptied takes back what was public.
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return Ok((told("no_folder", &Set::default(), &[]), Exit::OK));
        }
        Err(error) => return Err(format!("{}: {error}", folder.display())),
    };
    let state = channel::state()?;
    let synced = knowledge::sync(&set, &state, &ask::socket(args)?, args.has("again"))
        .map_err(|error| format!("{}: {error}", state.display()))?;
    Ok(match synced {
        Synced::Unchanged => (told("unchanged", &set, &[]), Exit::OK),
        Synced::Asked(answer) => (told(answer.state.as_str(), &set, &answer.fields()), answer.exit()),
    })
}

fn told(state: &str, set: &Set, answer: &[(String, Json)]) -> String {
    let text = |text: &str| Json::Str(text.to_owned());
    let left = set
        .left_out
        .iter()
        .map(|(name, why)| Json::Obj(vec![("name".to_owned(), text(name)), ("why".to_owned(), text(why))]));
    let mut fields = vec![
        ("state".to_owned(), text(state)),
        ("files".to_owned(), Json::Int(i64::try_from(set.files).unwrap_or_default())),
        ("sha256".to_owned(), text(&Digest::of(set.document.as_bytes()).hex())),
        ("left_out".to_owned(), Json::Arr(left.collect())),
    ];
    fields.extend(answer.iter().filter(|(name, _)| name != "state").cloned());
    let fields: Vec<String> =
        fields.iter().map(|(name, value)| format!("\"{name}\":{}", json::canonical(value))).collect();
    format!("{{{}}}", fields.join(","))
}
