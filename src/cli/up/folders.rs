//! The folders of FORMATS §14: made by root while they are still root's, never changed afterwards. What is there already must be
//! as it would have been made.

use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

use crate::cli::up::{sockets_of, trusted};
use crate::config::Config;
use crate::sys::file::{Facts, chown, facts_of};

struct Folder {
    path: PathBuf,
    uid: u32,
    gid: u32,
    mode: u32,
    /// Folders inside, of the same owner, 0700.
    inside: &'static [&'static str],
}

/// Makes what is missing and checks what is there.
pub(super) fn make(config: &Config) -> Result<(), String> {
    for path in [&config.run, &config.state] {
        // The folders above are the machine's; only the last part is ours to make.
        base(path, config)?;
        trusted(path, config)?;
    }
    for socket in sockets_of(config) {
        let path = config.socket(socket);
        let parent = path.parent().ok_or("a socket has a folder")?;
        base(parent, config)?;
        trusted(parent, config)?;
    }
    let users = &config.users;
    let lane = Folder { path: config.state.join("lane"), uid: users.guest, gid: users.guest, mode: 0o700, inside: &[] };
    let folders = [
        Folder { path: config.state.join("io"), uid: users.io, gid: users.group, mode: 0o2750, inside: &["own"] },
        Folder {
            path: config.state.join("consent"),
            uid: users.consent,
            gid: users.group,
            mode: 0o2750,
            inside: &["spool"],
        },
        Folder { path: config.state.join("act"), uid: users.act, gid: users.act, mode: 0o700, inside: &[] },
    ];
    for folder in folders.iter().chain(config.lane.on.then_some(&lane)) {
        one(folder, config).map_err(|what| format!("{}: {what}", folder.path.display()))?;
    }
    Ok(())
}

/// A folder of root's, 0755.
fn base(path: &Path, config: &Config) -> Result<(), String> {
    match DirBuilder::new().mode(0o755).create(path) {
        Ok(()) => chmod(path, 0o755).map_err(|error| format!("{}: {error}", path.display())),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(format!("{}: {error}", path.display())),
    }
    .and_then(|()| trusted(path, config))
}

fn one(folder: &Folder, config: &Config) -> Result<(), String> {
    let told = |error: io::Error| error.to_string();
    make_missing(&folder.path).map_err(told)?;
    // Still root's: just made, or by a start that was cut short. Nobody else could put anything in between.
    if facts_of(&folder.path).map_err(told)?.uid == config.users.root {
        for name in folder.inside {
            let path = folder.path.join(name);
            make_missing(&path).map_err(told)?;
            chown(&path, folder.uid, folder.gid).map_err(told)?;
        }
        chown(&folder.path, folder.uid, folder.gid).map_err(told)?;
        // After the owner: a change of owner clears the set-group bit.
        chmod(&folder.path, folder.mode).map_err(told)?;
    }
    expect(&folder.path, folder)?;
    for name in folder.inside {
        expect(&folder.path.join(name), &Folder { path: PathBuf::new(), mode: 0o700, inside: &[], ..*folder })?;
    }
    Ok(())
}

fn make_missing(path: &Path) -> io::Result<()> {
    match DirBuilder::new().mode(0o700).create(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        other => other,
    }
}

/// Whether a folder is as it would have been made. Root changes nothing in a folder that was given away: it says what is wrong.
fn expect(path: &Path, wanted: &Folder) -> Result<(), String> {
    let facts: Facts = facts_of(path).map_err(|error| format!("{}: {error}", path.display()))?;
    // A set-group bit that is missing in a folder of an older version is no hole.
    let loose = facts.mode & 0o777 & !wanted.mode;
    let strangers = facts.mode & 0o070 != 0 && facts.gid != wanted.gid;
    if !facts.is_dir() || facts.uid != wanted.uid || loose != 0 || strangers {
        return Err(format!(
            "{}: must be a folder of uid {}, gid {}, mode {:o}; it is of uid {}, gid {}, mode {:o}",
            path.display(),
            wanted.uid,
            wanted.gid,
            wanted.mode,
            facts.uid,
            facts.gid,
            facts.mode & 0o7777
        ));
    }
    Ok(())
}

fn chmod(path: &Path, mode: u32) -> io::Result<()> {
    fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(mode))
}
