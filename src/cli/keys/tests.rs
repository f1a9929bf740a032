use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use super::*;

/// A configuration of the one user who runs the test, with its keys beside it.
struct Place(PathBuf);

impl Place {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("mila-keys-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::DirBuilder::new().mode(0o755).create(&path).unwrap();
        let config = format!("{{\"users\":{{\"session\":[1]}},\"keys\":{:?}}}", path.join("keys"));
        fs::write(path.join("config.json"), config).unwrap();
        fs::set_permissions(path.join("config.json"), fs::Permissions::from_mode(0o644)).unwrap();
        Self(path)
    }

    fn keys(&self, words: &[&str], stdin: &[u8]) -> (Exit, String) {
        let mut args: Vec<OsString> = words.iter().map(OsString::from).collect();
        args.extend(["--plain".into(), "--config".into(), self.0.join("config.json").into_os_string()]);
        let mut out = Vec::new();
        let exit = run(&args, &mut &stdin[..], &mut out);
        (exit, String::from_utf8(out).unwrap())
    }

    fn key(&self) -> PathBuf {
        self.0.join("keys/ZERNIO_API_KEY")
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

#[test]
fn a_key_comes_from_standard_input_and_only_the_keeper_can_read_it() {
    let place = Place::new();
    let listed = |present: &str| {
        let name = |name: &str| format!("{{\"name\":\"{name}\",\"present\":{}}}", name == present);
        let built_in =
            ["ANTHROPIC_API_KEY", "ANTHROPIC_GUEST_API_KEY", "TELEGRAM_BOT_TOKEN", "VOICE_API_KEY", "ZERNIO_API_KEY"];
        format!("[{}]\n", built_in.map(name).join(","))
    };
    assert_eq!(place.keys(&["list"], b""), (Exit::OK, listed("")));
    assert_eq!(place.keys(&["set", "ZERNIO_API_KEY"], b"4242:AAA-bbb\n").0, Exit::OK);
    assert_eq!(fs::read(place.key()).unwrap(), b"4242:AAA-bbb");
    assert_eq!(fs::metadata(place.key()).unwrap().mode() & 0o7777, 0o600);
    assert_eq!(fs::metadata(place.0.join("keys")).unwrap().mode() & 0o7777, 0o700);
    assert_eq!(place.keys(&["set", "ZERNIO_API_KEY"], b"4242:CCC\r\n").0, Exit::OK);
    assert_eq!(fs::read(place.key()).unwrap(), b"4242:CCC");
    assert_eq!(place.keys(&["list"], b""), (Exit::OK, listed("ZERNIO_API_KEY")));
}

#[test]
fn what_is_no_key_is_refused_and_the_old_one_stays() {
    let place = Place::new();
    assert_eq!(place.keys(&["set", "ZERNIO_API_KEY"], b"good-key").0, Exit::OK);
    for wrong in [&b""[..], b"\n", b"two\nlines\n", b"blank inside", b"\xff\xfe", b"\x1b[0m", &[b'x'; KEY_MAX + 1]] {
        assert_eq!(place.keys(&["set", "ZERNIO_API_KEY"], wrong).0, Exit::DATA, "{wrong:?}");
    }
    assert_eq!(fs::read(place.key()).unwrap(), b"good-key");
    assert_eq!(place.keys(&["set", "ZERNIO_API_KEY"], &[b'x'; KEY_MAX]).0, Exit::OK);
}

#[test]
fn a_name_is_never_a_path() {
    let place = Place::new();
    for wrong in ["../TOKEN", "token", "AB", "A/B", ".HIDDEN", "1TOKEN", ""] {
        assert_eq!(place.keys(&["set", wrong], b"good-key").0, Exit::USAGE, "{wrong}");
    }
    assert_eq!(place.keys(&["set"], b"good-key").0, Exit::USAGE);
    assert!(!place.0.join("keys").exists());
}

#[test]
fn a_folder_that_others_can_enter_takes_no_key() {
    let place = Place::new();
    fs::create_dir(place.0.join("keys")).unwrap();
    fs::set_permissions(place.0.join("keys"), fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(place.keys(&["set", "ZERNIO_API_KEY"], b"good-key").0, Exit::CONFIG);
    assert!(!place.key().exists());
}

#[test]
fn a_bots_token_has_its_form_before_it_is_stored() {
    let place = Place::new();
    for wrong in [&b"x"[..], b"4242", b"4242:short"] {
        assert_eq!(place.keys(&["set", "TELEGRAM_BOT_TOKEN"], wrong).0, Exit::DATA, "{wrong:?}");
    }
    assert_eq!(place.keys(&["set", "ANTHROPIC_GUEST_API_KEY"], b"sk-ant-oat01-abcdefgh").0, Exit::DATA);
    let (exit, said) = place.keys(&["set", "TELEGRAM_BOT_TOKEN"], b"4242:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n");
    assert_eq!(exit, Exit::OK);
    assert!(said.contains("started again"), "{said}");
}
