//! `mila-gate keys set NAME | list`: the keeper's key files. A key comes on standard input, never as an argument.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind, Read, Write};
use std::os::unix::fs::{DirBuilderExt, fchown, lchown};

use crate::base::exit::Exit;
use crate::base::json::{self, Json};
use crate::base::secret::Secret;
use crate::cli::args::{Args, Usage, complain};
use crate::cli::print;
use crate::config::routes::Routes;
use crate::config::{Config, is_key_name, load};
use crate::policy::keys::{self, KEY_MAX};
use crate::sys::file::{self, Dir, How};

/// Puts a key into its file, or lists the files there are.
pub fn run(args: &[OsString], stdin: &mut dyn Read, out: &mut dyn Write) -> Exit {
    let args = match Args::read("keys", args) {
        Ok(args) => args,
        Err(usage) => return usage.exit(),
    };
    let words = match args.words() {
        Ok(words) => words,
        Err(usage) => return usage.exit(),
    };
    let config = match load::load(&args.config(), args.plain()) {
        Ok(config) => config,
        Err(error) => {
            complain(&error.to_string());
            return Exit::CONFIG;
        }
    };
    let done = match words.as_slice() {
        ["set", name] if is_key_name(name) => match read(stdin) {
            Ok(key) if !(keys::form(name).holds)(key.expose()) => {
                complain(&format!("what was given {}", keys::form(name).otherwise));
                return Exit::DATA;
            }
            Ok(key) => set(&config, name, &key)
                .map(|()| format!("{name} is stored; a keeper that is running takes it when it is started again\n")),
            Err(what) => {
                complain(what);
                return Exit::DATA;
            }
        },
        ["list"] => match Routes::load(&config) {
            Ok(routes) => list(&config, &routes),
            Err(error) => {
                complain(&error.to_string());
                return Exit::CONFIG;
            }
        },
        _ => return Usage::new("keys needs set NAME or list; a name is [A-Z][A-Z0-9_]{2,63}").exit(),
    };
    match done {
        Ok(text) => print(out, &text),
        Err(error) => {
            complain(&format!("{}: {error}", config.keys.display()));
            if error.kind() == ErrorKind::PermissionDenied { Exit::NOPERM } else { Exit::CONFIG }
        }
    }
}

/// One line of visible ASCII: anything else would not go into a header or a path as it is.
fn read(stdin: &mut dyn Read) -> Result<Secret, &'static str> {
    // Of its full size from the start, so that no copy is left behind where it grew.
    let mut bytes = Vec::with_capacity(KEY_MAX.saturating_add(2));
    let most = u64::try_from(KEY_MAX).unwrap_or(u64::MAX).saturating_add(2);
    let read = stdin.take(most).read_to_end(&mut bytes);
    let len = bytes.strip_suffix(b"\n").map_or(bytes.len(), |line| line.strip_suffix(b"\r").unwrap_or(line).len());
    let whole = Secret::new(bytes);
    read.map_err(|_error| "the key could not be read from standard input")?;
    let key = whole.expose().get(..len).unwrap_or_default();
    if key.is_empty() || key.len() > KEY_MAX || !key.iter().all(u8::is_ascii_graphic) {
        return Err("a key is one line of visible ASCII characters on standard input");
    }
    Ok(Secret::new(key.to_vec()))
}

/// Writes the file anew beside the old one and puts it in its place, so that the keeper never reads half a key.
fn set(config: &Config, name: &str, key: &Secret) -> io::Result<()> {
    let folder = folder(config)?;
    let temp = format!(".{name}.new");
    match folder.unlink(&temp) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut open = folder.open_file(&temp, How::CreateNew, 0o600)?;
    file::chmod(&open, 0o600)?;
    fchown(&open, Some(config.users.keys), None)?;
    open.write_all(key.expose())?;
    open.sync_all()?;
    folder.rename(&temp, name)?;
    folder.sync()
}

/// The keys' folder: the keeper's own, 0700, below what is root's alone.
fn folder(config: &Config) -> io::Result<Dir> {
    let (path, keeper) = (&config.keys, config.users.keys);
    let above = path.parent().ok_or_else(|| io::Error::other("has no folder above it"))?;
    file::check_chain(above, config.users.root).map_err(|fault| io::Error::other(fault.to_string()))?;
    match fs::DirBuilder::new().mode(0o700).create(path) {
        Ok(()) => lchown(path, Some(keeper), None)?,
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        Err(error) => return Err(error),
    }
    let folder = Dir::open(path)?;
    let facts = folder.facts()?;
    if facts.uid != keeper || facts.mode & 0o077 != 0 {
        return Err(io::Error::other(format!("must belong to uid {keeper} alone; mend: chown {keeper}, chmod 700")));
    }
    Ok(folder)
}

/// Every key there is a use for and every file there is, and whether it is there; never what it holds.
fn list(config: &Config, routes: &Routes) -> io::Result<String> {
    let mut names: BTreeMap<String, bool> = keys::used(config, routes).into_iter().map(|name| (name, false)).collect();
    match fs::read_dir(&config.keys) {
        Ok(entries) => {
            for entry in entries {
                let name = entry?.file_name().to_string_lossy().into_owned();
                if is_key_name(&name) {
                    names.insert(name, true);
                }
            }
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let one = |(name, present)| {
        Json::Obj(vec![("name".to_owned(), Json::Str(name)), ("present".to_owned(), Json::Bool(present))])
    };
    Ok(format!("{}\n", json::canonical(&Json::Arr(names.into_iter().map(one).collect()))))
}

#[cfg(test)]
mod tests;
