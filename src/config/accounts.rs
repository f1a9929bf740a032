//! Users and groups of this machine, from `/etc/passwd`, `/etc/group`, `/etc/subuid` and `/etc/subgid` alone.
//!
//! No name service: what a network directory says must not decide who may ask (and a static binary cannot load one).

use std::fs;
use std::io::{self, Read};
use std::path::Path;

/// Bytes of one of the four files: tens of thousands of accounts.
const FILE_MAX: u64 = 4 * 1024 * 1024;

/// `nobody`: what an id that is not mapped looks like.
pub const NOBODY: u32 = 65_534;

/// The accounts of this machine.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Accounts {
    users: Vec<User>,
    groups: Vec<(String, u32)>,
    subuids: Vec<(u64, u64)>,
    subgids: Vec<(u64, u64)>,
}

/// A line of `/etc/passwd`.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct User {
    /// Its name.
    pub name: String,
    /// Its number.
    pub uid: u32,
    /// Its primary group.
    pub gid: u32,
}

impl Accounts {
    /// Reads the four files.
    ///
    /// # Errors
    /// One of them cannot be read (the subordinate ones may be absent) or has a line that is not one of its own.
    pub fn system() -> io::Result<Self> {
        let present = |path: &str| read(Path::new(path));
        let optional = |path: &str| match present(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
            other => other,
        };
        Self::parse(
            &present("/etc/passwd")?,
            &present("/etc/group")?,
            &optional("/etc/subuid")?,
            &optional("/etc/subgid")?,
        )
        .map_err(|what| io::Error::new(io::ErrorKind::InvalidData, what))
    }

    /// Reads the texts of the four files.
    ///
    /// # Errors
    /// A line that is not one of its file's own, named by file and number.
    pub fn parse(passwd: &str, group: &str, user_ranges: &str, group_ranges: &str) -> Result<Self, String> {
        let users = rows(passwd, "/etc/passwd", |fields| match fields {
            [name, _, uid, gid, ..] => {
                Some(User { name: (*name).to_owned(), uid: uid.parse().ok()?, gid: gid.parse().ok()? })
            }
            _ => None,
        })?;
        let groups = rows(group, "/etc/group", |fields| match fields {
            [name, _, gid, ..] => Some(((*name).to_owned(), gid.parse().ok()?)),
            _ => None,
        })?;
        let range = |fields: &[&str]| match fields {
            [_, start, count] => {
                let start: u64 = start.parse().ok()?;
                Some((start, start.checked_add(count.parse().ok()?)?))
            }
            _ => None,
        };
        Ok(Self {
            users,
            groups,
            subuids: rows(user_ranges, "/etc/subuid", range)?,
            subgids: rows(group_ranges, "/etc/subgid", range)?,
        })
    }

    /// The user of that name: the first, as the system's own look-up has it.
    #[must_use]
    pub fn user(&self, name: &str) -> Option<&User> {
        self.users.iter().find(|user| user.name == name)
    }

    /// A name of that uid.
    #[must_use]
    pub fn name_of(&self, uid: u32) -> Option<&str> {
        self.users.iter().find(|user| user.uid == uid).map(|user| user.name.as_str())
    }

    /// The group of that name.
    #[must_use]
    pub fn group(&self, name: &str) -> Option<u32> {
        self.groups.iter().find(|(group, _)| group == name).map(|(_, gid)| *gid)
    }

    /// Whether a uid belongs to somebody's container range.
    #[must_use]
    pub fn is_subordinate_user(&self, uid: u32) -> bool {
        within(&self.subuids, uid)
    }

    /// Whether a gid belongs to somebody's container range.
    #[must_use]
    pub fn is_subordinate_group(&self, gid: u32) -> bool {
        within(&self.subgids, gid)
    }
}

fn within(ranges: &[(u64, u64)], id: u32) -> bool {
    ranges.iter().any(|(start, end)| (*start..*end).contains(&u64::from(id)))
}

fn rows<T>(text: &str, file: &str, row: impl Fn(&[&str]) -> Option<T>) -> Result<Vec<T>, String> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        // Blank lines, remarks, and the entries by which glibc is told to ask a name service.
        if line.trim().is_empty() || line.starts_with(['#', '+', '-']) {
            continue;
        }
        let fields: Vec<&str> = line.split(':').collect();
        found.push(row(&fields).ok_or_else(|| format!("{file}:{}: not a line of this file", index.saturating_add(1)))?);
    }
    Ok(found)
}

fn read(path: &Path) -> io::Result<String> {
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
    let mut text = String::new();
    let read = fs::File::open(path).and_then(|file| file.take(FILE_MAX).read_to_string(&mut text)).map_err(named)?;
    if u64::try_from(read).is_ok_and(|read| read >= FILE_MAX) {
        return Err(io::Error::new(io::ErrorKind::InvalidData, format!("{}: too long", path.display())));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_ranges_are_read_from_the_four_files() {
        let accounts = Accounts::parse(
            "root:x:0:0::/root:/bin/sh\nmila:x:1001:1002:A,B:/home/mila:/bin/bash\nmila:x:7:7::/:\n+::::::\n",
            "root:x:0:\nmila-session:x:990:mila\n",
            "# containers\nmila:100000:65536\n",
            "",
        )
        .unwrap();
        assert_eq!(accounts.user("mila").map(|user| (user.uid, user.gid)), Some((1001, 1002)));
        assert_eq!(accounts.name_of(1001), Some("mila"));
        assert_eq!(accounts.group("mila-session"), Some(990));
        assert_eq!(accounts.user("nobody"), None);
        assert!(accounts.is_subordinate_user(100_000) && accounts.is_subordinate_user(165_535));
        assert!(!accounts.is_subordinate_user(99_999) && !accounts.is_subordinate_user(165_536));
        assert!(!accounts.is_subordinate_group(100_000));
    }

    #[test]
    fn a_line_that_is_not_understood_is_named_and_not_passed_over() {
        let wrong = Accounts::parse("root:x:0:0::/:\nmila:x:x:1::/:\n", "", "", "").unwrap_err();
        assert!(wrong.starts_with("/etc/passwd:2"), "{wrong}");
        assert!(Accounts::parse("", "", "mila:100000\n", "").is_err());
    }
}
