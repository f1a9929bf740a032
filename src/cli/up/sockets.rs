//! The sockets: bound once, by root, in root's folders, and kept while daemons come and go.

use std::fs;
use std::io;
use std::net::TcpListener;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::fs::{FileTypeExt, PermissionsExt};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};

use crate::cli::up::sockets_of;
use crate::config::{Config, Socket};
use crate::daemon::skeleton::Role;
use crate::net::unix::{self, ConnectError};
use crate::sys::file::chown;

/// The bound sockets.
#[derive(Debug)]
pub(super) struct Bound {
    unix: Vec<(Socket, PathBuf, UnixListener)>,
    /// The keeper's port.
    tcp: Option<TcpListener>,
}

/// Binds all of them. What an earlier run left behind is removed; a socket that somebody still serves is an error. A port that is
/// taken is none: it is said, and everything but the port works. `act` is the group of the user who brings the lane its knowledge.
pub(super) fn bind(config: &Config, act: u32) -> Result<Bound, String> {
    let unix = sockets_of(config)
        .map(|socket| {
            let path = config.socket(socket);
            let listener = one(config, socket, &path, act).map_err(|error| format!("{}: {error}", path.display()))?;
            Ok((socket, path, listener))
        })
        .collect::<Result<_, String>>()?;
    let tcp = config.keeper.tcp.and_then(|address| match TcpListener::bind(address) {
        Ok(listener) => Some(listener),
        Err(error) => {
            super::complain(&format!("keeper.tcp: {address}: {error}; the keeper goes on without it"));
            None
        }
    });
    Ok(Bound { unix, tcp })
}

impl Bound {
    /// Copies of the sockets of one daemon, to hand over.
    pub(super) fn of(&self, role: Role) -> io::Result<Vec<OwnedFd>> {
        let unix = self.unix.iter().filter(|(socket, _, _)| role.sockets().contains(socket));
        let unix = unix.map(|(_, _, listener)| listener.as_fd().try_clone_to_owned());
        let tcp = self.tcp.iter().filter(|_| role == Role::Keeper);
        unix.chain(tcp.map(|listener| listener.as_fd().try_clone_to_owned())).collect()
    }

    /// Removes them from the file system.
    pub(super) fn remove(self) {
        for (_, path, _) in self.unix {
            if let Err(error) = fs::remove_file(&path) {
                super::complain(&format!("{}: {error}", path.display()));
            }
        }
    }
}

fn one(config: &Config, socket: Socket, path: &Path, act: u32) -> io::Result<UnixListener> {
    match fs::symlink_metadata(path) {
        Ok(meta) if meta.file_type().is_socket() => {
            // `up` holds the lock of the state, so only systemd's units can be at the other end.
            match unix::connect(path, config.users.server) {
                Err(ConnectError::Io { source, .. }) if source.kind() == io::ErrorKind::ConnectionRefused => {}
                _ => return Err(io::Error::other("somebody serves this socket already: are the units up?")),
            }
            fs::remove_file(path)?;
        }
        Ok(_) => return Err(io::Error::other("is no socket")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let listener = UnixListener::bind(path)?;
    // The folder is root's, so the path is still the socket; connecting before the mode is set meets the peer check.
    let users = &config.users;
    let (uid, gid, mode) = match socket {
        Socket::Keeper => (0, 0, 0o666),
        Socket::Session | Socket::Consent => (0, users.group, 0o660),
        Socket::ConsentIo => (users.io, 0, 0o600),
        Socket::Runner => (users.consent, 0, 0o600),
        Socket::Lane => (users.io, act, 0o660),
    };
    if config.plain {
        fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
    } else {
        chown(path, uid, gid)?;
        fs::set_permissions(path, fs::Permissions::from_mode(mode))?;
    }
    Ok(listener)
}
