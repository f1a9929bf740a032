//! A block of seven uids that no other stand on this machine holds. The runner's sweep ends every process of its uid,
//! so two stands may never share one.

use std::fs;
use std::os::linux::net::SocketAddrExt;
use std::os::unix::fs::MetadataExt;
use std::os::unix::net::{SocketAddr, UnixListener};

/// How many uids a stand takes.
pub const SIZE: u32 = 7;

/// First uids of blocks: a range that nothing else gives out, then one that small user namespaces map too.
const RANGES: [(u32, u32); 2] = [(1_900_000_000, 1000), (60_600, 80)];

/// Seven uids, held until this goes.
#[derive(Debug)]
pub struct Block {
    first: u32,
    // An abstract name: it leaves no file, and goes with the process however that ends.
    _held: UnixListener,
}

/// Who is behind a number.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Role {
    /// The keeper.
    Keys,
    /// The receiver.
    Io,
    /// The proxy.
    Consent,
    /// The runner and what it runs.
    Act,
    /// The strangers' lane.
    Guest,
    /// The agent's session.
    Session,
    /// A user that has nothing to do with the gate.
    Other,
}

impl Block {
    /// Takes the first free block; `None` when there is none, or this process is not root.
    pub fn take() -> Option<Self> {
        if my_uid() != 0 {
            return None;
        }
        RANGES.iter().flat_map(|(first, blocks)| (0..*blocks).map(move |n| first + n * SIZE)).find_map(Self::hold)
    }

    fn hold(first: u32) -> Option<Self> {
        if !mapped(first) || !mapped(first + SIZE - 1) {
            return None;
        }
        let name = SocketAddr::from_abstract_name(format!("mila-stand-uids-{first}")).ok()?;
        let held = UnixListener::bind_addr(&name).ok()?;
        let block = Self { first, _held: held };
        // What a stand that was killed left running still counts.
        block.processes().is_empty().then_some(block)
    }

    /// The uid of a role.
    pub const fn uid(&self, role: Role) -> u32 {
        self.first
            + match role {
                Role::Keys => 0,
                Role::Io => 1,
                Role::Consent => 2,
                Role::Act => 3,
                Role::Guest => 4,
                Role::Session => 5,
                Role::Other => 6,
            }
    }

    /// Processes that run under these uids.
    pub fn processes(&self) -> Vec<u32> {
        processes(|uid| (self.first..self.first + SIZE).contains(&uid))
    }
}

/// This process's uid.
pub fn my_uid() -> u32 {
    fs::metadata("/proc/self").map_or(u32::MAX, |own| own.uid())
}

/// This process's primary group.
pub fn my_gid() -> u32 {
    fs::metadata("/proc/self").map_or(u32::MAX, |own| own.gid())
}

fn mapped(uid: u32) -> bool {
    let Ok(map) = fs::read_to_string("/proc/self/uid_map") else { return true };
    map.lines().any(|line| {
        let numbers: Vec<u64> = line.split_whitespace().filter_map(|n| n.parse().ok()).collect();
        matches!(numbers[..], [inside, _, count] if (inside..inside + count).contains(&u64::from(uid)))
    })
}

/// Processes whose real uid fits.
pub fn processes(fits: impl Fn(u32) -> bool) -> Vec<u32> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries
        .filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok())
        .filter(|pid| {
            let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
            let line = status.lines().find(|line| line.starts_with("Uid:")).unwrap_or_default();
            line.split_whitespace().nth(1).and_then(|uid| uid.parse().ok()).is_some_and(&fits)
        })
        .collect()
}
