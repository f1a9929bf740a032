//! A daemon's own `button.key`: 32 random bytes, made once, read by nobody else.

use std::io;

use crate::base::button::ButtonKey;
use crate::base::secret::Secret;
use crate::sys::file::{Dir, How};
use crate::sys::random;

use super::append_file::own_facts;
use super::state_file;

/// The file's name in the daemon's folder.
pub const FILE: &str = "button.key";
const LENGTH: usize = 32;

/// Reads the key, or makes it where there is none. One that is not as we make it is an error, never replaced: the buttons that
/// stand on phones hold under it, and a file that anybody else could read or write is no key.
///
/// # Errors
/// The file is not this user's alone (0600), has another length, or the kernel refuses.
pub fn load_or_make(dir: &Dir) -> io::Result<ButtonKey> {
    let file = match dir.open_file(FILE, How::Read, 0) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let secret = Secret::new(random::array::<LENGTH>()?.to_vec());
            state_file::write(dir, FILE, secret.expose(), 0o600)?;
            return Ok(ButtonKey::new(secret));
        }
        other => other?,
    };
    let fault = |what: &str| io::Error::other(format!("{}: {what}", dir.path().join(FILE).display()));
    if own_facts(&file).map_err(|error| fault(&error.to_string()))?.mode & 0o077 != 0 {
        return Err(fault("can be read by others"));
    }
    let secret = Secret::new(state_file::read_capped(file, LENGTH)?);
    if secret.expose().len() == LENGTH { Ok(ButtonKey::new(secret)) } else { Err(fault("is not 32 bytes")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::button::{Bound, data};
    use crate::base::ids::{BotId, MessageId, UserId};
    use crate::store::temp::Temp;
    use std::os::unix::fs::PermissionsExt;

    fn letters(key: &ButtonKey) -> String {
        let owner = UserId::new(111).unwrap();
        let bound = Bound {
            bot: BotId::new(4242).unwrap(),
            whose: 'c',
            verb: 'y',
            subject: "5f2c91a07d",
            owner,
            chat: owner.private_chat(),
            message: MessageId::new(42).unwrap(),
            bind: &[],
        };
        data(key, &bound)
    }

    #[test]
    fn a_key_is_made_once_and_is_another_one_in_another_folder() {
        let (one, two) = (Temp::new("key-one"), Temp::new("key-two"));
        let made = load_or_make(&one.dir()).unwrap();
        assert_eq!(letters(&load_or_make(&one.dir()).unwrap()), letters(&made));
        assert_ne!(letters(&load_or_make(&two.dir()).unwrap()), letters(&made));
        let file = std::fs::metadata(one.path().join(FILE)).unwrap();
        assert_eq!((file.len(), file.permissions().mode() & 0o777), (32, 0o600));
    }

    #[test]
    fn a_key_that_others_can_read_or_that_is_not_whole_is_refused_and_left_as_it_is() {
        let temp = Temp::new("key-wrong");
        let path = temp.path().join(FILE);
        for (bytes, mode) in
            [(&[7_u8; 32][..], 0o640), (&[7; 32], 0o604), (&[7; 31], 0o600), (&[7; 33], 0o600), (&[], 0o600)]
        {
            std::fs::write(&path, bytes).unwrap();
            std::fs::set_permissions(&path, PermissionsExt::from_mode(mode)).unwrap();
            assert!(load_or_make(&temp.dir()).is_err(), "{} bytes, {mode:o}", bytes.len());
            assert_eq!(std::fs::read(&path).unwrap(), bytes);
        }
        std::fs::remove_file(&path).unwrap();
        std::os::unix::fs::symlink("/dev/zero", &path).unwrap();
        assert!(load_or_make(&temp.dir()).is_err());
    }
}
