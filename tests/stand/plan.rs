//! How a gate is set up: a folder with everything the daemons need, and nothing outside of it.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};

use super::gate::{GROUP, Gate};
use super::log::Log;
use super::model::{self, Model};
use super::server::Server;
use super::uids::{self, Block, Role};
use super::world::World;

/// How a gate is set up.
pub struct Plan {
    image: PathBuf,
    port: u16,
    owners: Vec<(i64, &'static str, &'static str)>,
    kinds: Vec<Value>,
    config: Value,
    small_state: Option<&'static str>,
    model: Option<Value>,
    claude: Option<PathBuf>,
}

impl Plan {
    /// One owner, Anna, and the kinds `note` and `probe`. `image` is the program that runs the daemons.
    pub fn new(image: &Path) -> Self {
        Self {
            image: image.to_owned(),
            port: 0,
            owners: vec![(111, "Anna", "en")],
            kinds: Vec::new(),
            config: json!({}),
            small_state: None,
            model: None,
            claude: None,
        }
    }

    /// Strangers are answered by a program: the Claude CLI, or what stands for it.
    pub fn claude(mut self, program: &Path) -> Self {
        self.claude = Some(program.to_owned());
        self
    }

    /// Strangers are answered by this model: the keeper has a key for it.
    pub fn model(mut self, model: &Model) -> Self {
        self.model = Some(model.config());
        self
    }

    /// The server's port.
    pub fn port(mut self, port: u16) -> Self {
        self.port = port;
        self
    }

    /// Nobody is an owner yet.
    pub fn no_owner(mut self) -> Self {
        self.owners.clear();
        self
    }

    /// Boris is an owner too, and reads Russian.
    pub fn two_owners(mut self) -> Self {
        self.owners.push((222, "Boris", "ru"));
        self
    }

    /// A definition more, or one in place of the shipped one.
    pub fn kind(mut self, definition: Value) -> Self {
        self.kinds.push(definition);
        self
    }

    /// A key of the configuration.
    pub fn config(mut self, key: &str, value: Value) -> Self {
        self.config[key] = value;
        self
    }

    /// The state lives on a file system of this size. Needs root.
    pub fn small_state(mut self, size: &'static str) -> Self {
        self.small_state = Some(size);
        self
    }

    /// Starts server and daemons, and waits until every daemon is at work.
    pub fn start(self) -> Gate {
        let mut gate = self.prepare();
        gate.up();
        gate.wait_ready();
        gate
    }

    /// Everything but the daemons.
    pub fn prepare(self) -> Gate {
        let world = Arc::new(World::new(4242, "Acme", "acme_bot"));
        let anna = world.person(111, "Anna");
        let boris = world.person(222, "Boris");
        let mallory = world.person(666, "Mallory");
        world.group(GROUP, "Acme office", &[&anna, &mallory]);
        let server = Server::start(Arc::clone(&world), self.port).expect("a free port on the loopback");
        let mut gate = Gate {
            world,
            anna,
            boris,
            mallory,
            log: Arc::new(Log::default()),
            folder: new_folder(),
            image: self.image.clone(),
            block: Block::take(),
            up: None,
            mounted: false,
            moved_s: 0,
            stood: BTreeMap::new(),
            server: Some(server),
        };
        gate.furnish(&self);
        gate
    }
}

fn new_folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let n = COUNT.fetch_add(1, Ordering::Relaxed);
    // Short: a socket's path has at most 107 bytes.
    let folder = std::env::temp_dir().join(format!("mila-stand-{}-{n}", std::process::id()));
    assert!(!folder.starts_with("/etc/mila-gate"), "that is a real gate's folder");
    fs::create_dir(&folder).expect("a folder of the stand's own");
    folder
}

/// `note`: writes the text into a file it shows.
pub fn note_kind(notes: &Path) -> Value {
    json!({
        "v": 1, "id": "note", "initial": "on", "mandate_ok": false, "seconds": 20, "routes": [],
        "command": ["@self", "act", "note", notes.to_str().expect("a plain path")],
        "cost": {"fixed": 0}, "fields": {"text": {"type": "text", "max": 23000}}, "order": ["text"],
        "files": {"max": 10, "bytes": 52_428_800}, "targets": {},
        "words": {
            "en": {"act": "Write a note", "yes": "Yes, write", "doing": "Writing", "done": "written",
                   "not_done": "Not written", "short": "note", "unit": "notes"},
            "ru": {"act": "Записать заметку", "yes": "Да, записать", "doing": "Записываю", "done": "записано",
                   "not_done": "Не записано", "short": "заметка", "unit": "заметок"},
        },
    })
}

/// `probe`: ends in whatever way the request names.
pub fn probe_kind(notes: &Path) -> Value {
    let mut kind = note_kind(notes);
    kind["id"] = "probe".into();
    kind["seconds"] = 3.into();
    kind["command"][2] = "probe".into();
    kind["fields"]["how"] = json!({"type": "choice", "of": super::note::WAYS});
    kind["fields"]["to"] = json!({"type": "target", "many": 2, "from": ["table"]});
    kind["targets"] = json!({"here": {"name": "Here", "runs": {}}, "there": {"name": "There", "runs": {"far": true}}});
    kind["order"] = json!(["how", "to", "text"]);
    kind
}

impl Gate {
    /// Puts a key where the keeper finds it at its next start.
    pub fn put_key(&self, name: &str, key: &str) {
        let path = self.folder.join("keys").join(name);
        fs::write(&path, key).expect("the key file");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).expect("mode of the key");
        self.give(&path, Role::Keys);
    }

    fn furnish(&mut self, plan: &Plan) {
        let mode = fs::Permissions::from_mode(0o755);
        fs::set_permissions(&self.folder, mode.clone()).expect("mode of the folder");
        for name in ["state", "run", "keys", "kinds.d", "routes.d", "notes", "session"] {
            fs::create_dir(self.folder.join(name)).expect("a folder");
            fs::set_permissions(self.folder.join(name), mode.clone()).expect("its mode");
        }
        if let Some(size) = plan.small_state {
            let options = format!("size={size},mode=755");
            let status = Command::new("mount")
                .args(["-t", "tmpfs", "-o", &options, "tmpfs"])
                .arg(self.folder.join("state"))
                .status()
                .expect("mount");
            assert!(status.success(), "a small file system");
            self.mounted = true;
        }
        for (name, role) in [("keys", Role::Keys), ("notes", Role::Act), ("session", Role::Session)] {
            self.give(&self.folder.join(name), role);
        }
        fs::set_permissions(self.folder.join("keys"), fs::Permissions::from_mode(0o700)).expect("mode of keys");
        let token = self.world.lock().token.clone();
        self.put_key("TELEGRAM_BOT_TOKEN", &token);
        self.put("clock", b"0\n");
        for kind in [note_kind(&self.notes()), probe_kind(&self.notes())].iter().chain(&plan.kinds) {
            self.put_kind(kind);
        }
        let mut config = json!({
            "run": self.folder.join("run"), "state": self.folder.join("state"), "keys": self.folder.join("keys"),
            "kinds": self.folder.join("kinds.d"), "routes": self.folder.join("routes.d"),
            "users": {
                "keys": self.uid(Role::Keys), "io": self.uid(Role::Io), "consent": self.uid(Role::Consent),
                "act": self.uid(Role::Act), "guest": self.uid(Role::Guest), "session": [self.uid(Role::Session)],
            },
            "group": if self.walled() { self.uid(Role::Session) } else { uids::my_gid() },
            "keeper": {"upstreams": {"telegram": {"url": self.url(), "uid": uids::my_uid()}}},
            "lane": {"on": true},
            "dangerous_clock_file": self.folder.join("clock"),
            // Tests run at any hour of the day.
            "owner": {"quiet": ["00:00", "00:00"]},
        });
        if let Some(program) = &plan.claude {
            // A copy: what the lane starts, and every folder above it, must be root's.
            let own = self.folder.join("claude");
            fs::copy(program, &own).expect("the program is copied");
            fs::set_permissions(&own, mode.clone()).expect("its mode");
            config["lane"] = json!({"on": true, "engine": "cli", "cli": own});
        }
        if let Some(model) = &plan.model {
            config["keeper"]["upstreams"]["anthropic"] = model.clone();
            self.put_key("ANTHROPIC_GUEST_API_KEY", model::KEY);
        }
        for (key, value) in plan.config.as_object().expect("an object") {
            config[key] = value.clone();
        }
        self.put("config.json", config.to_string().as_bytes());
        for (id, name, language) in &plan.owners {
            let id = id.to_string();
            let said = self.host(&["owner", "add", &id, "--name", name, "--language", language]);
            assert_eq!(said.code, 0, "owner add: {said:?}");
        }
    }
}
