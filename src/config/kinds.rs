//! The kinds there are: those compiled in, and the operator's files over them.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::base::ids::KindId;
use crate::config::definition;
use crate::config::file;
use crate::config::kind::Kind;
use crate::config::{Config, ConfigError};
use crate::sys::file::{Facts, facts_of};

/// The shipped definitions, each with the name that errors give it.
const SHIPPED: [(&str, &str); 3] = [
    ("(shipped)/bot_send.json", include_str!("shipped/bot_send.json")),
    ("(shipped)/knowledge.json", include_str!("shipped/knowledge.json")),
    ("(shipped)/publish_zernio.json", include_str!("shipped/publish_zernio.json")),
];

/// Kinds there may be in all: what a list of them can show.
const KINDS_MAX: usize = 64;

/// The kinds, by id. Every daemon that needs them reads them itself, so that none takes another's word.
#[derive(Clone, Debug)]
pub struct Kinds(BTreeMap<KindId, Arc<Kind>>);

impl Kinds {
    /// Reads the shipped kinds, and those of the operator's folder over them: a file replaces a shipped kind whole.
    ///
    /// # Errors
    /// A file that is not root's alone, is named otherwise than its kind, or is not a definition. One wrong file is an
    /// error of all: a kind that was meant to replace another must not leave the other in force.
    pub fn load(config: &Config) -> Result<Self, ConfigError> {
        Self::load_listed(config, listed(&config.kinds, config.users.root)?)
    }

    fn load_listed(config: &Config, paths: Vec<PathBuf>) -> Result<Self, ConfigError> {
        let mut kinds = Self::shipped()?;
        for path in paths {
            let text = file::read(&path, config.users.root)?;
            let kind = definition::parse(&path, &text)?;
            if path.file_stem() != Some(OsStr::new(kind.id.as_str())) {
                return Err(ConfigError::of_file(&path, format!("must be named {}.json, after its id", kind.id)));
            }
            command_is_roots(&path, &kind, config.users.root)?;
            kinds.0.insert(kind.id.clone(), Arc::new(kind));
        }
        if kinds.0.len() > KINDS_MAX {
            return Err(ConfigError::of_file(&config.kinds, format!("holds more than {KINDS_MAX} kinds")));
        }
        Ok(kinds)
    }

    /// The shipped kinds alone.
    ///
    /// # Errors
    /// Never in a program whose tests passed.
    pub fn shipped() -> Result<Self, ConfigError> {
        SHIPPED
            .iter()
            .map(|(name, text)| {
                let kind = definition::parse(Path::new(name), text)?;
                Ok((kind.id.clone(), Arc::new(kind)))
            })
            .collect::<Result<_, _>>()
            .map(Self)
    }

    /// The worked example of the formats: the shipped kind with a target of root's.
    #[cfg(test)]
    pub(crate) fn of_the_format() -> Self {
        let text = include_str!("../../tests/vectors/kinds/bot_send.json");
        let kind = definition::parse(Path::new("bot_send.json"), text).unwrap();
        Self(std::iter::once((kind.id.clone(), Arc::new(kind))).collect())
    }

    /// A kind by its id.
    #[must_use]
    pub fn get(&self, id: &KindId) -> Option<&Arc<Kind>> {
        self.0.get(id)
    }

    /// All of them, by id.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Kind>> {
        self.0.values()
    }

    /// Their ids.
    #[must_use]
    pub fn ids(&self) -> Vec<String> {
        self.0.keys().map(|id| id.as_str().to_owned()).collect()
    }
}

/// The kinds as they were read last. They are read again as soon as the kernel says that anything of a file, or which files there
/// are, changed; whose the folder and every folder above it are is looked at each time.
#[derive(Debug, Default)]
pub struct KindsCache(Option<(Seen, Arc<Kinds>)>);

/// What the kernel said of each file.
type Seen = Vec<(PathBuf, Facts)>;

impl KindsCache {
    /// The kinds as root has them now.
    ///
    /// # Errors
    /// As [`Kinds::load`].
    pub fn current(&mut self, config: &Config) -> Result<Arc<Kinds>, ConfigError> {
        let paths = listed(&config.kinds, config.users.root)?;
        // Before they are read: a change in between is seen at the next look.
        let now = paths
            .iter()
            .map(|path| facts_of(path).map(|facts| (path.clone(), facts)))
            .collect::<std::io::Result<Seen>>()
            .map_err(|error| ConfigError::of_file(&config.kinds, error.to_string()))?;
        if let Some((_, kinds)) = self.0.as_ref().filter(|(seen, _)| *seen == now) {
            return Ok(Arc::clone(kinds));
        }
        let kinds = Arc::new(Kinds::load_listed(config, paths)?);
        self.0 = Some((now, Arc::clone(&kinds)));
        Ok(kinds)
    }
}

/// The definitions of the operator's folder, by name. No folder, no definitions; other files are left alone.
pub(super) fn listed(folder: &Path, root: u32) -> Result<Vec<PathBuf>, ConfigError> {
    if !folder.try_exists().map_err(|error| ConfigError::of_file(folder, format!("cannot be read: {error}")))? {
        return Ok(Vec::new());
    }
    file::check_folder(folder, root)?;
    let unreadable = |error: std::io::Error| ConfigError::of_file(folder, format!("cannot be read: {error}"));
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension() == Some(OsStr::new("json")) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// A program that somebody else could exchange is not run; said when the definition is read, and looked at again before
/// each run.
fn command_is_roots(path: &Path, kind: &Kind, root: u32) -> Result<(), ConfigError> {
    match kind.command.first() {
        Some(program) if program != "@self" => file::check_program(Path::new(program), root)
            .map_err(|what| ConfigError { file: path.to_owned(), line: None, field: "command[0]".to_owned(), what }),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests;
