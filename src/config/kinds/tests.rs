use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::sync::atomic::{AtomicU32, Ordering};

use super::*;
use crate::config::accounts::Accounts;
use crate::config::load::{self, Me};

const NOTE: &str = r#"{"v":1,"id":"note","seconds":10,"command":["@self","act","note"],"routes":[],"cost":{"fixed":0},
"fields":{"text":{"type":"text","max":100}},"order":["text"],
"words":{"en":{"act":"Note","yes":"Yes, note","doing":"Noting","done":"noted","not_done":"Not noted","short":"note","unit":"notes"},
"ru":{"act":"Записать","yes":"Да, записать","doing":"Записываю","done":"записано","not_done":"Не записано","short":"запись","unit":"записей"}}}"#;

/// A folder of definitions that belongs to the one who runs the test, as in plain mode.
struct Folder {
    path: PathBuf,
    config: Config,
}

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("mila-kinds-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir(&path).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        let me = Me::now(true);
        let text = format!("{{\"users\":{{\"session\":[1]}},\"kinds\":{:?}}}", path.join("kinds.d"));
        let config = load::check(Path::new("config.json"), &text, &me, &Accounts::default(), |_name| None).unwrap();
        fs::create_dir(path.join("kinds.d")).unwrap();
        fs::set_permissions(path.join("kinds.d"), fs::Permissions::from_mode(0o755)).unwrap();
        Self { path, config }
    }

    fn put(&self, name: &str, text: &str, mode: u32) -> PathBuf {
        let path = self.path.join("kinds.d").join(name);
        fs::write(&path, text).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
        path
    }

    fn load(&self) -> Result<Vec<String>, ConfigError> {
        Kinds::load(&self.config).map(|kinds| kinds.ids())
    }

    fn refused(&self, word: &str) {
        let error = self.load().unwrap_err();
        assert!(error.to_string().contains(word), "{error}");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.path));
    }
}

#[test]
fn the_shipped_definition_is_the_one_of_the_format_without_its_example_target() {
    let (shipped, example) = (Kinds::shipped().unwrap(), Kinds::of_the_format());
    assert_eq!(shipped.ids(), ["bot_send", "knowledge", "publish_zernio"]);
    let id = KindId::parse("bot_send").unwrap();
    let (own, kind) = (shipped.get(&id).unwrap(), example.get(&id).unwrap());
    assert!(own.targets.is_empty(), "a fresh gate offers no chat that nobody named");
    assert_eq!((&own.fields, &own.order, own.files), (&kind.fields, &kind.order, kind.files));
    assert_eq!((&own.command, &own.routes, own.seconds), (&kind.command, &kind.routes, kind.seconds));
    assert_eq!(kind.def.hex(), "6fd320c44e2cb75c864a9eff88dc5b381f22b8af68e8eb822a8e1178588aff4c");
    assert_eq!(kind.command, ["@self", "act", "bot_send"]);
    assert!(kind.initial_on && kind.mandate_ok);
}

#[test]
fn a_post_to_the_world_is_off_at_first_and_goes_nowhere_that_root_did_not_name() {
    let kinds = Kinds::shipped().unwrap();
    let own = kinds.get(&KindId::parse("publish_zernio").unwrap()).unwrap();
    assert!(!own.initial_on && own.mandate_ok && own.targets.is_empty());
    assert_eq!(
        (own.command.as_slice(), own.routes.len(), own.seconds),
        (&["@self", "act", "publish_zernio"].map(str::to_owned)[..], 1, 180)
    );
    assert_eq!(own.order, ["targets", "when", "title", "text"]);
}

#[test]
fn the_knowledge_of_strangers_takes_one_document_and_always_a_card() {
    let kinds = Kinds::shipped().unwrap();
    let own = kinds.get(&KindId::parse("knowledge").unwrap()).unwrap();
    assert!(own.initial_on && !own.mandate_ok && own.targets.is_empty());
    assert_eq!(
        (own.command.as_slice(), own.routes.as_slice()),
        (&["@self", "act", "knowledge"].map(str::to_owned)[..], &["knowledge".to_owned()][..])
    );
    let most = u64::try_from(crate::base::limits::KNOWLEDGE_BUNDLE_MAX).unwrap();
    assert_eq!((own.order.as_slice(), own.files.max, own.files.bytes), (&["list".to_owned()][..], 1, most));
}

#[test]
fn a_file_adds_a_kind_and_one_of_the_same_id_replaces_the_shipped_one_whole() {
    let folder = Folder::new();
    assert_eq!(folder.load().unwrap(), ["bot_send", "knowledge", "publish_zernio"]);
    folder.put("note.json", NOTE, 0o644);
    folder.put("README", "not a definition", 0o644);
    assert_eq!(folder.load().unwrap(), ["bot_send", "knowledge", "note", "publish_zernio"]);
    folder.put("bot_send.json", &NOTE.replace("\"id\":\"note\"", "\"id\":\"bot_send\""), 0o644);
    let kinds = Kinds::load(&folder.config).unwrap();
    let replaced = kinds.get(&KindId::parse("bot_send").unwrap()).unwrap();
    assert_eq!(replaced.order, ["text"]);
    assert!(!replaced.mandate_ok && replaced.targets.is_empty());
}

#[test]
fn no_folder_means_no_definitions_but_the_shipped() {
    let folder = Folder::new();
    fs::remove_dir(folder.path.join("kinds.d")).unwrap();
    assert_eq!(folder.load().unwrap(), ["bot_send", "knowledge", "publish_zernio"]);
}

#[test]
fn a_file_that_others_can_write_is_refused_and_so_is_its_folder() {
    let folder = Folder::new();
    folder.put("note.json", NOTE, 0o664);
    folder.refused("written by others");
    folder.put("note.json", NOTE, 0o644);
    fs::set_permissions(folder.path.join("kinds.d"), fs::Permissions::from_mode(0o775)).unwrap();
    folder.refused("kinds.d");
    fs::set_permissions(folder.path.join("kinds.d"), fs::Permissions::from_mode(0o755)).unwrap();
    // The folder above could be renamed away, and another put in its place.
    fs::set_permissions(&folder.path, fs::Permissions::from_mode(0o777)).unwrap();
    folder.refused(&folder.path.display().to_string());
}

#[test]
fn a_file_that_belongs_to_somebody_else_is_refused() {
    let folder = Folder::new();
    let path = folder.put("note.json", NOTE, 0o644);
    if std::os::unix::fs::chown(&path, Some(12_345), None).is_err() {
        println!("skipped: only root can give a file away");
        return;
    }
    folder.refused("12345");
}

#[test]
fn what_is_no_ordinary_file_is_refused_and_never_waited_for() {
    let folder = Folder::new();
    let real = folder.path.join("real.json");
    fs::write(&real, NOTE).unwrap();
    symlink(&real, folder.path.join("kinds.d/note.json")).unwrap();
    folder.refused("ordinary file");
    fs::remove_file(folder.path.join("kinds.d/note.json")).unwrap();
    fs::create_dir(folder.path.join("kinds.d/note.json")).unwrap();
    folder.refused("ordinary file");
    fs::remove_dir(folder.path.join("kinds.d/note.json")).unwrap();
    let _socket = std::os::unix::net::UnixListener::bind(folder.path.join("kinds.d/note.json")).unwrap();
    folder.refused("ordinary file");
}

#[test]
fn a_file_is_named_after_its_kind_and_one_wrong_file_refuses_all() {
    let folder = Folder::new();
    folder.put("other.json", NOTE, 0o644);
    folder.refused("note.json");
    fs::remove_file(folder.path.join("kinds.d/other.json")).unwrap();
    folder.put("note.json", NOTE, 0o644);
    folder.put("zz.json", "{", 0o644);
    folder.refused("zz.json:1");
}

#[test]
fn a_program_that_others_could_exchange_is_refused() {
    let folder = Folder::new();
    let program = folder.path.join("program");
    let definition = NOTE.replace("\"@self\"", &format!("{:?}", program.display().to_string()));
    folder.put("note.json", &definition, 0o644);
    folder.refused("command[0]");
    fs::write(&program, "#!/bin/sh\n").unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o644)).unwrap();
    folder.refused("command[0]");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o775)).unwrap();
    folder.refused("command[0]");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(folder.load().unwrap(), ["bot_send", "knowledge", "note", "publish_zernio"]);
}

#[test]
fn a_definition_that_changes_is_read_again_and_one_that_others_could_write_is_refused_at_once() {
    let folder = Folder::new();
    folder.put("note.json", NOTE, 0o644);
    let config = folder.config.clone();
    let mut cache = KindsCache::default();
    let first = cache.current(&config).unwrap();
    assert!(Arc::ptr_eq(&first, &cache.current(&config).unwrap()), "nothing changed");
    folder.put("note.json", &NOTE.replace("\"seconds\":10", "\"seconds\":11"), 0o644);
    let second = cache.current(&config).unwrap();
    let id = KindId::parse("note").unwrap();
    assert_ne!(first.get(&id).unwrap().def, second.get(&id).unwrap().def);
    folder.put("note.json", NOTE, 0o666);
    assert!(cache.current(&config).is_err());
    fs::remove_file(folder.path.join("kinds.d/note.json")).unwrap();
    assert_eq!(cache.current(&config).unwrap().ids(), ["bot_send", "knowledge", "publish_zernio"]);
}
