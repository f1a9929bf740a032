//! Where the keys come from: systemd's credentials, else the keys folder. Each looser mode is a refusal that names the file.

use std::collections::BTreeMap;
use std::env;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::base::secret::Secret;
use crate::config::Config;
use crate::config::routes::Routes;
use crate::policy::keys::{self, KEY_MAX};
use crate::sys::creds;
use crate::sys::file::{self, Facts};

/// The keys of this keeper, by name.
#[derive(Debug)]
pub(super) struct Keys(BTreeMap<String, Option<Secret>>);

impl Keys {
    /// Reads them: those of the built-in routes, of the operator's, and of proxies. A key that is not there is no error; one that
    /// others could read, or of another form, is.
    pub(super) fn load(config: &Config, routes: &Routes) -> Result<Self, String> {
        let mut keys = BTreeMap::new();
        for name in keys::used(config, routes) {
            let key = match credential(&name)? {
                Some(key) => Some(key),
                None => from_folder(&config.keys, &name)?,
            };
            let form = keys::form(&name);
            if key.as_ref().is_some_and(|key| !(form.holds)(key.expose())) {
                return Err(format!("{name}: what it holds {}", form.otherwise));
            }
            keys.insert(name, key);
        }
        Ok(Self(keys))
    }

    pub(super) fn get(&self, name: &str) -> Option<&Secret> {
        self.0.get(name)?.as_ref()
    }

    /// One more of the same key, for whoever needs it for himself.
    pub(super) fn copy(&self, name: &str) -> Option<Secret> {
        self.get(name).map(|key| Secret::new(key.expose().to_vec()))
    }

    /// Every key there is a use for, and whether it is there.
    pub(super) fn present(&self) -> Vec<(&str, bool)> {
        self.0.iter().map(|(name, key)| (name.as_str(), key.is_some())).collect()
    }
}

/// `$CREDENTIALS_DIRECTORY/NAME` (systemd.exec(5)): the manager made it for this unit alone.
fn credential(name: &str) -> Result<Option<Secret>, String> {
    let Some(folder) = env::var_os("CREDENTIALS_DIRECTORY").map(PathBuf::from) else { return Ok(None) };
    // A folder of credentials is handed over as keys_NAME, one file as NAME.
    for name in [name.to_owned(), format!("keys_{name}")] {
        if let Some(key) = read(&folder.join(&name), |facts| facts.mode & 0o007 != 0)? {
            return Ok(Some(key));
        }
    }
    Ok(None)
}

fn from_folder(folder: &Path, name: &str) -> Result<Option<Secret>, String> {
    let facts = match file::facts_of(folder) {
        Ok(facts) => facts,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(format!("{}: {error}", folder.display())),
    };
    if !facts.is_dir() || facts.uid != creds::my_uid() || facts.mode & 0o077 != 0 {
        return Err(format!("{}: must be a folder of uid {} with mode 0700", folder.display(), creds::my_uid()));
    }
    read(&folder.join(name), |facts| facts.mode & 0o077 != 0)
}

fn read(path: &Path, loose: impl Fn(&Facts) -> bool) -> Result<Option<Secret>, String> {
    let told = |what: &str| Err(format!("{}: {what}", path.display()));
    let mut file: File = match file::open_ordinary(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return told(&error.to_string()),
    };
    let facts = file::facts(&file).map_err(|error| format!("{}: {error}", path.display()))?;
    if facts.uid != creds::my_uid() && facts.uid != 0 {
        return told("belongs to another user");
    }
    if loose(&facts) {
        return told("can be read or written by others: its mode must be 0600");
    }
    let most = u64::try_from(KEY_MAX).unwrap_or_default();
    if facts.size > most {
        return told("is too long for a key");
    }
    // Room for all of it at once: a buffer that grows would leave copies behind.
    let mut bytes = Vec::with_capacity(KEY_MAX);
    file.by_ref().take(most).read_to_end(&mut bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    while bytes.last().is_some_and(u8::is_ascii_whitespace) {
        bytes.pop();
    }
    if bytes.is_empty() { told("is empty") } else { Ok(Some(Secret::new(bytes))) }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn a_key_that_others_can_read_is_a_refusal_that_names_the_file() {
        let folder = env::temp_dir().join(format!("mila-keys-{}", std::process::id()));
        fs::create_dir(&folder).unwrap();
        let path = folder.join("K");
        fs::write(&path, "secret\n").unwrap();
        let set = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        set(&folder, 0o700);
        set(&path, 0o600);
        assert_eq!(from_folder(&folder, "K").unwrap().unwrap().expose(), b"secret");
        assert!(from_folder(&folder, "MISSING").unwrap().is_none());
        for mode in [0o640, 0o604, 0o660, 0o644] {
            set(&path, mode);
            assert!(from_folder(&folder, "K").unwrap_err().contains("/K"), "{mode:o}");
        }
        set(&path, 0o600);
        set(&folder, 0o750);
        assert!(from_folder(&folder, "K").unwrap_err().contains("0700"));
        set(&folder, 0o700);
        fs::write(&path, "\n").unwrap();
        assert!(from_folder(&folder, "K").unwrap_err().contains("empty"));
        fs::remove_file(&path).unwrap();
        std::os::unix::fs::symlink("/etc/hostname", &path).unwrap();
        assert!(from_folder(&folder, "K").is_err(), "a link");
        fs::remove_dir_all(&folder).unwrap();
    }
}
