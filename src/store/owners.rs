//! `owners.json`: who the owners are, by Telegram id. Root writes it; both daemons read it anew when it changes.
//!
//! A file that is not there, or cannot be trusted, means: nobody. Unknown is *no*.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::json;

use crate::base::ids::UserId;
use crate::base::limits::{OWNER_NAME_MAX, OWNERS_FILE_MAX, OWNERS_MAX};
use crate::config::Language;
use crate::config::load::is_zone;
use crate::policy::people::is_service;
use crate::sys::file::{Dir, Facts, How, chmod, facts, facts_of, open_ordinary};
use crate::telegram::view::{Fault, Members, View};
use crate::text::plain;
use crate::text::visible::{self, Rule};

/// The file's name below the state folder.
pub const FILE: &str = "owners.json";
const TEMP: &str = "owners.json.new";

/// An owner.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Owner {
    /// Their Telegram id, the only thing they are told by.
    pub id: UserId,
    /// What cards and events call them: as root wrote it, never a live name.
    pub name: String,
    /// Language of their cards.
    pub language: Language,
    /// Their zone of the tz database.
    pub zone: String,
}

/// Everybody who is an owner.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Owners(Vec<Owner>);

/// Why the owners cannot be read or changed.
#[derive(Debug)]
pub enum OwnersFault {
    /// An owner of that id is there already.
    Duplicate(UserId),
    /// The file is not root's alone.
    Foreign {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        what: &'static str,
    },
    /// The kernel said no.
    Io {
        /// The file.
        path: PathBuf,
        /// What it said.
        source: io::Error,
    },
    /// More than sixteen.
    Many,
    /// A name that would not show as it is.
    Name,
    /// An id that Telegram uses for anybody.
    Service(UserId),
    /// The file has another form.
    Shape {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        fault: Fault,
    },
    /// A zone that is none.
    Zone,
}

impl fmt::Display for OwnersFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Duplicate(id) => write!(f, "{id} is an owner already"),
            Self::Foreign { path, what } => write!(f, "{}: {what}", path.display()),
            Self::Io { path, source } => write!(f, "{}: {source}", path.display()),
            Self::Many => write!(f, "at most {OWNERS_MAX} owners"),
            Self::Name => write!(
                f,
                "a name has 1 to {OWNER_NAME_MAX} characters, all of which show, and none of the gate's marks"
            ),
            Self::Service(id) => write!(f, "{id} is an id that Telegram uses for anybody, so it can be no owner"),
            Self::Shape { path, fault } => write!(f, "{}: {fault}", path.display()),
            Self::Zone => f.write_str("a time zone is one of the tz database, such as Europe/Berlin"),
        }
    }
}

impl std::error::Error for OwnersFault {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io { source, .. } => Some(source),
            Self::Shape { fault, .. } => Some(fault),
            Self::Duplicate(_) | Self::Foreign { .. } | Self::Many | Self::Name | Self::Service(_) | Self::Zone => None,
        }
    }
}

impl Owners {
    /// All of them, in the order of the file.
    #[must_use]
    pub fn list(&self) -> &[Owner] {
        &self.0
    }

    /// The owner of that id.
    #[must_use]
    pub fn get(&self, id: UserId) -> Option<&Owner> {
        self.0.iter().find(|owner| owner.id == id)
    }

    /// Whether that id is an owner's.
    #[must_use]
    pub fn is_owner(&self, id: UserId) -> bool {
        self.get(id).is_some()
    }

    /// Adds an owner.
    ///
    /// # Errors
    /// There is one of that id or there are sixteen, the id stands for anybody, or name or zone are none.
    pub fn add(&mut self, owner: Owner) -> Result<(), OwnersFault> {
        if is_service(owner.id) {
            return Err(OwnersFault::Service(owner.id));
        }
        if self.is_owner(owner.id) {
            return Err(OwnersFault::Duplicate(owner.id));
        }
        if self.0.len() >= OWNERS_MAX {
            return Err(OwnersFault::Many);
        }
        if !is_name(&owner.name) {
            return Err(OwnersFault::Name);
        }
        if !is_zone(&owner.zone) {
            return Err(OwnersFault::Zone);
        }
        self.0.push(owner);
        Ok(())
    }

    /// Removes an owner; `false` if there was none of that id.
    pub fn remove(&mut self, id: UserId) -> bool {
        let before = self.0.len();
        self.0.retain(|owner| owner.id != id);
        self.0.len() < before
    }

    /// The same owners, each in the language they chose for themselves, where they did.
    #[must_use]
    pub fn speaking(&self, chosen: &BTreeMap<UserId, Language>) -> Self {
        let chosen = |owner: &Owner| Owner {
            language: chosen.get(&owner.id).copied().unwrap_or(owner.language),
            ..owner.clone()
        };
        Self(self.0.iter().map(chosen).collect())
    }

    /// The file's text.
    #[must_use]
    pub fn to_json(&self) -> String {
        let owners: Vec<_> = self
            .0
            .iter()
            .map(|owner| {
                json!({"id": owner.id.get(), "name": owner.name, "language": owner.language.as_str(), "zone": owner.zone})
            })
            .collect();
        json!({"v": 1, "owners": owners}).to_string()
    }

    fn from_json(bytes: &[u8]) -> Result<Result<Self, OwnersFault>, Fault> {
        let file = only(View::new(bytes)?.members("owners")?, &["v", "owners"])?;
        if file.need("v")?.int("v")? != 1 {
            return Err(Fault::Range("v"));
        }
        let mut owners = Self::default();
        for item in file.need("owners")?.items("owners")? {
            let owner = only(item.members("owners")?, &["id", "name", "language", "zone"])?;
            let owner = Owner {
                id: UserId::new(owner.need("id")?.int("id")?).ok_or(Fault::Range("id"))?,
                name: owner.need("name")?.string("name")?,
                language: Language::parse(&owner.need("language")?.string("language")?)
                    .ok_or(Fault::Range("language"))?,
                zone: owner.need("zone")?.string("zone")?,
            };
            if let Err(fault) = owners.add(owner) {
                return Ok(Err(fault));
            }
        }
        Ok(Ok(owners))
    }
}

fn only<'a>(members: Members<'a>, known: &[&str]) -> Result<Members<'a>, Fault> {
    let strange = members.keys().any(|key| !known.contains(&key));
    if strange { Err(Fault::TooMany("fields")) } else { Ok(members) }
}

/// A name stands on cards and in events beside what the gate says itself, so all of it shows, and it has no mark of the gate.
fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().count() <= OWNER_NAME_MAX && visible::check(name, Rule::LINE).is_ok()
}

/// A name as near to `wanted` as an owner's can be; `Owner` when nothing is left of it.
#[must_use]
pub fn plain_name(wanted: &str) -> String {
    shown_name(wanted).unwrap_or_else(|| "Owner".to_owned())
}

/// What shows of a name that somebody chose for themselves, on one line; `None` when nothing does.
#[must_use]
pub fn shown_name(wanted: &str) -> Option<String> {
    plain::line(wanted, OWNER_NAME_MAX).filter(|name| is_name(name))
}

/// Reads the owners. A missing file is no owners.
///
/// # Errors
/// The file is not an ordinary one of `root` that nobody else can write, or has another form.
pub fn load(path: &Path, root: u32) -> Result<Owners, OwnersFault> {
    read(path, root).map(|(owners, _)| owners)
}

fn read(path: &Path, root: u32) -> Result<(Owners, Option<Facts>), OwnersFault> {
    let io = |source| OwnersFault::Io { path: path.to_owned(), source };
    let foreign = |what| OwnersFault::Foreign { path: path.to_owned(), what };
    let file = match open_ordinary(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((Owners::default(), None)),
        Err(error) => return Err(io(error)),
    };
    let found = facts(&file).map_err(io)?;
    if found.uid != root {
        return Err(foreign("does not belong to root"));
    }
    if found.others_write() {
        return Err(foreign("can be written by others"));
    }
    let mut bytes = Vec::new();
    file.take(OWNERS_FILE_MAX.saturating_add(1)).read_to_end(&mut bytes).map_err(io)?;
    if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > OWNERS_FILE_MAX {
        return Err(foreign("is too large"));
    }
    let shape = |fault| OwnersFault::Shape { path: path.to_owned(), fault };
    let owners = Owners::from_json(&bytes).map_err(shape)??;
    Ok((owners, Some(found)))
}

/// Writes the owners: a file beside it, synced, then in one step in its place.
///
/// # Errors
/// When the kernel says no; the old file stands then.
pub fn save(folder: &Path, owners: &Owners) -> Result<(), OwnersFault> {
    let io = |source| OwnersFault::Io { path: folder.join(FILE), source };
    let folder = Dir::open(folder).map_err(io)?;
    match folder.unlink(TEMP) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(io(error)),
        Ok(()) | Err(_) => {}
    }
    let write = || {
        let mut file = folder.open_file(TEMP, How::CreateNew, 0o600)?;
        file.write_all(owners.to_json().as_bytes())?;
        file.write_all(b"\n")?;
        // Both daemons and every reader may know who the owners are.
        chmod(&file, 0o644)?;
        file.sync_all()?;
        folder.rename(TEMP, FILE)?;
        folder.sync()
    };
    write().map_err(io)
}

/// The owners as they are now: the file is read anew whenever it is another one.
#[derive(Debug)]
pub struct OwnersFile {
    path: PathBuf,
    root: u32,
    seen: Mutex<Seen>,
}

#[derive(Debug, Default)]
struct Seen {
    mark: Option<Mark>,
    owners: Arc<Owners>,
    fault: Option<String>,
}

/// What tells one version of the file from another.
type Mark = (u64, i128, u64, u32, u32);

impl OwnersFile {
    /// Watches `owners.json` in the state folder.
    #[must_use]
    pub fn new(state: &Path, root: u32) -> Self {
        Self { path: state.join(FILE), root, seen: Mutex::default() }
    }

    /// The owners now. Nobody, while the file cannot be trusted; that is said in the log once for each version of it.
    #[must_use]
    pub fn current(&self) -> Arc<Owners> {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let mark = facts_of(&self.path).ok().map(|f| mark(&f));
        if mark.is_some() && mark == seen.mark {
            return Arc::clone(&seen.owners);
        }
        match read(&self.path, self.root) {
            Ok((owners, found)) => {
                if *seen.owners != owners {
                    log::info!("owners.changed count={}", owners.0.len());
                }
                *seen = Seen { mark: found.as_ref().map(self::mark), owners: Arc::new(owners), fault: None };
            }
            Err(fault) => {
                let fault = fault.to_string();
                if seen.fault.as_ref() != Some(&fault) {
                    log::error!("owners.refused, so nobody is an owner: {fault}");
                }
                *seen = Seen { mark, owners: Arc::default(), fault: Some(fault) };
            }
        }
        Arc::clone(&seen.owners)
    }

    /// Why the file is not used, if it is not.
    #[must_use]
    pub fn fault(&self) -> Option<String> {
        drop(self.current());
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).fault.clone()
    }
}

fn mark(facts: &Facts) -> Mark {
    (facts.inode, facts.mtime_ns, facts.size, facts.uid, facts.mode)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    use super::*;
    use crate::policy::people::SERVICE_IDS;
    use crate::sys::creds;

    /// A folder that is gone when the test ends.
    struct Temp(PathBuf);

    impl Temp {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("mila-owners-{name}-{}", std::process::id()));
            drop(fs::remove_dir_all(&path));
            fs::create_dir(&path).unwrap();
            Self(path)
        }

        fn file(&self) -> PathBuf {
            self.0.join(FILE)
        }

        fn load(&self) -> Result<Owners, OwnersFault> {
            load(&self.file(), creds::my_uid())
        }
    }

    impl Drop for Temp {
        fn drop(&mut self) {
            drop(fs::remove_dir_all(&self.0));
        }
    }

    fn owner(id: i64) -> Owner {
        Owner { id: UserId::new(id).unwrap(), name: "Anna".to_owned(), language: Language::Ru, zone: "UTC".to_owned() }
    }

    fn put(folder: &Temp, text: &str) {
        fs::write(folder.file(), text).unwrap();
        fs::set_permissions(folder.file(), fs::Permissions::from_mode(0o644)).unwrap();
    }

    #[test]
    fn a_missing_file_is_nobody() {
        assert_eq!(Temp::new("missing").load().unwrap(), Owners::default());
    }

    #[test]
    fn what_is_saved_reads_back_and_everybody_may_read_it() {
        let folder = Temp::new("saved");
        let mut owners = Owners::default();
        owners.add(owner(111)).unwrap();
        owners.add(Owner { name: "Борис О'Нил".to_owned(), zone: "Europe/Berlin".to_owned(), ..owner(222) }).unwrap();
        save(&folder.0, &owners).unwrap();
        save(&folder.0, &owners).unwrap();
        assert_eq!(folder.load().unwrap(), owners);
        assert_eq!(fs::metadata(folder.file()).unwrap().permissions().mode() & 0o777, 0o644);
        assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 1, "nothing is left beside it");
    }

    #[test]
    fn a_file_that_somebody_else_owns_or_can_write_makes_nobody_an_owner() {
        let folder = Temp::new("foreign");
        put(&folder, r#"{"v":1,"owners":[{"id":111,"name":"A","language":"en","zone":"UTC"}]}"#);
        assert!(folder.load().unwrap().is_owner(UserId::new(111).unwrap()));
        assert!(matches!(load(&folder.file(), creds::my_uid() + 1), Err(OwnersFault::Foreign { .. })));
        for mode in [0o664, 0o646, 0o666] {
            fs::set_permissions(folder.file(), fs::Permissions::from_mode(mode)).unwrap();
            assert!(matches!(folder.load(), Err(OwnersFault::Foreign { .. })), "{mode:o}");
        }
        fs::rename(folder.file(), folder.0.join("elsewhere")).unwrap();
        std::os::unix::fs::symlink("elsewhere", folder.file()).unwrap();
        assert!(folder.load().is_err(), "a link is not followed");
    }

    #[test]
    fn a_file_of_another_form_makes_nobody_an_owner() {
        let folder = Temp::new("form");
        let one = r#"{"id":111,"name":"A","language":"en","zone":"UTC"}"#;
        let file = |list: &str| format!(r#"{{"v":1,"owners":[{list}]}}"#);
        put(&folder, &file(one));
        folder.load().unwrap();
        for wrong in [
            String::new(),
            "[]".to_owned(),
            format!(r#"{{"owners":[{one}]}}"#),
            format!(r#"{{"v":2,"owners":[{one}]}}"#),
            format!(r#"{{"v":1,"owners":[{one}],"more":1}}"#),
            format!(r#"{{"v":1,"owners":[],"owners":[{one}]}}"#),
            file(&format!("{one},{one}")),
            file(&one.replace("111", "\"111\"")),
            file(&one.replace("111", "111.0")),
            file(&one.replace("111", "-111")),
            file(&one.replace("111", "0")),
            file(&one.replace("111", "4503599627370497")),
            file(&one.replace("\"en\"", "\"de\"")),
            file(&one.replace("UTC", "../../etc/passwd")),
            file(&one.replace("\"A\"", "\"A\\u202eB\"")),
            file(&one.replace("\"A\"", "\"\"")),
            file(&one.replace("\"id\":111", "\"id\":111,\"id\":112")),
            file(&one.replace("\"zone\"", "\"zone\":\"UTC\",\"role\"")),
        ] {
            put(&folder, &wrong);
            assert!(folder.load().is_err(), "{wrong}");
        }
        put(&folder, &file(&vec![one; 20_000].join(",")));
        assert!(folder.load().is_err(), "a file larger than any");
    }

    #[test]
    fn ids_that_stand_for_anybody_can_never_be_owners() {
        for id in SERVICE_IDS {
            assert!(matches!(Owners::default().add(owner(id)), Err(OwnersFault::Service(_))));
            let folder = Temp::new(&format!("service-{id}"));
            put(&folder, &format!(r#"{{"v":1,"owners":[{{"id":{id},"name":"A","language":"en","zone":"UTC"}}]}}"#));
            assert!(folder.load().is_err(), "{id}");
        }
    }

    #[test]
    fn there_are_sixteen_owners_at_most_and_each_once() {
        let mut owners = Owners::default();
        for id in 1..=16 {
            owners.add(owner(id)).unwrap();
        }
        assert!(matches!(owners.add(owner(17)), Err(OwnersFault::Many)));
        assert!(owners.remove(UserId::new(3).unwrap()) && !owners.remove(UserId::new(3).unwrap()));
        assert!(matches!(owners.add(owner(4)), Err(OwnersFault::Duplicate(_))));
    }

    #[test]
    fn a_change_of_the_file_is_seen_at_the_next_look() {
        let folder = Temp::new("watch");
        let file = OwnersFile::new(&folder.0, creds::my_uid());
        assert_eq!(file.current().list().len(), 0);
        let mut owners = Owners::default();
        owners.add(owner(111)).unwrap();
        save(&folder.0, &owners).unwrap();
        assert_eq!(*file.current(), owners);
        owners.add(owner(222)).unwrap();
        save(&folder.0, &owners).unwrap();
        assert_eq!(*file.current(), owners);
        // A file that cannot be trusted is nobody at once, and good again when it is mended.
        fs::set_permissions(folder.file(), fs::Permissions::from_mode(0o666)).unwrap();
        assert_eq!(file.current().list().len(), 0);
        assert!(file.fault().is_some());
        fs::set_permissions(folder.file(), fs::Permissions::from_mode(0o644)).unwrap();
        assert_eq!(*file.current(), owners);
        assert_eq!(file.fault(), None);
        fs::remove_file(folder.file()).unwrap();
        assert_eq!(file.current().list().len(), 0);
    }

    #[test]
    fn a_name_from_outside_becomes_an_ordinary_one() {
        assert_eq!(plain_name("Anna\u{202e} 🔒\n(root)"), "Anna (root)");
        assert_eq!(plain_name("\u{2800}\u{3164}\u{200b}"), "Owner");
        assert_eq!(shown_name(&" ".repeat(64)), None);
        assert_eq!(shown_name("Owner").as_deref(), Some("Owner"));
        assert!(is_name(&plain_name(&"ab ".repeat(100))));
    }
}
