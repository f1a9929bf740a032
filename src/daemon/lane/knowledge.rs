//! The public knowledge as an owner approved it: one document, replaced whole.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use crate::base::answer::{Code, Refusal};
use crate::base::digest::Digest;
use crate::base::limits::KNOWLEDGE_BUNDLE_MAX;
use crate::policy::lane::bundle;
use crate::store::state_file;
use crate::sys::file::Dir;

const NAME: &str = "knowledge";

/// What the lane may say.
#[derive(Debug)]
pub(super) struct Known {
    /// The texts.
    pub(super) text: String,
    /// The document's hash; `None` where nothing was ever approved, or nothing is public any more.
    pub(super) sha256: Option<Digest>,
}

/// The knowledge, in memory and on the disk.
#[derive(Debug)]
pub(super) struct Knowledge {
    dir: Dir,
    now: Mutex<Arc<Known>>,
}

impl Knowledge {
    /// Reads what was approved last.
    pub(super) fn open(dir: Dir) -> io::Result<Self> {
        let bytes = state_file::read(&dir, NAME, KNOWLEDGE_BUNDLE_MAX)?.unwrap_or_default();
        let known = known(&bytes).map_err(|fault| io::Error::other(format!("{NAME}: {fault}")))?;
        Ok(Self { dir, now: Mutex::new(Arc::new(known)) })
    }

    /// As it is now.
    pub(super) fn now(&self) -> Arc<Known> {
        Arc::clone(&self.now.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Puts a document in its place, which must be exactly what its own lines say and have this hash.
    ///
    /// # Errors
    /// It is not; then the old knowledge stays as it is.
    pub(super) fn replace(&self, bytes: &[u8], sha256: Digest) -> Result<(), Refusal> {
        let refused = |code: Code, what: String| Refusal::new(code, format!("The lane keeps what it had: {what}."));
        if Digest::of(bytes) != sha256 {
            return Err(refused(Code::FileChanged, "the document has another hash than was said".to_owned()));
        }
        let known = known(bytes).map_err(|fault| refused(Code::FileChanged, format!("the document {fault}")))?;
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        state_file::write(&self.dir, NAME, bytes, 0o600).map_err(|error| {
            let full = matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded);
            refused(if full { Code::DiskFull } else { Code::Config }, error.to_string())
        })?;
        *now = Arc::new(known);
        Ok(())
    }
}

fn known(bytes: &[u8]) -> Result<Known, bundle::Fault> {
    let bundle = bundle::parse(bytes)?;
    Ok(Known { text: bundle.text, sha256: (bundle.files > 0).then(|| Digest::of(bytes)) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::temp::Temp;

    #[test]
    fn what_was_approved_stays_until_something_else_is_whole() {
        let temp = Temp::new("lane-knowledge");
        let knowledge = Knowledge::open(temp.dir()).unwrap();
        assert_eq!((knowledge.now().text.as_str(), knowledge.now().sha256), ("", None));
        let first = bundle::build(&[("hours.md".to_owned(), "We open at nine.".to_owned())]).into_bytes();
        knowledge.replace(&first, Digest::of(&first)).unwrap();
        let second = String::from_utf8(first.clone()).unwrap().replace("nine", "nina").into_bytes();
        assert_eq!(knowledge.replace(&second, Digest::of(&second)).unwrap_err().code, Code::FileChanged);
        assert_eq!(knowledge.replace(&first, Digest::of(&second)).unwrap_err().code, Code::FileChanged);
        let again = Knowledge::open(temp.dir()).unwrap();
        assert_eq!((again.now().text.as_str(), again.now().sha256), ("We open at nine.", Some(Digest::of(&first))));
        again.replace(b"", Digest::of(b"")).unwrap();
        assert_eq!(Knowledge::open(temp.dir()).unwrap().now().sha256, None);
        std::fs::write(temp.path().join(NAME), &second).unwrap();
        assert!(Knowledge::open(temp.dir()).is_err());
    }
}
