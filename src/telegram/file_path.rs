//! Where a file stands on the Bot API's server, as `getFile` tells it.

use std::fmt;

use crate::base::limits::FILE_PATH_MAX;

/// A `file_path` of `getFile`, held to one spelling: letters, digits, `_`, `-`, `.` and `/`; no empty, `.` or `..` part.
///
/// The server chooses it, but it goes into a URL with the bot's token in it, so nothing is taken on trust. A Bot API server of
/// one's own in local mode tells absolute paths of its own disk: those are refused, since such a file is not to be had over HTTP.
#[derive(Clone, Eq, PartialEq)]
pub struct FilePath(String);

impl FilePath {
    /// Reads one.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let plain = text.bytes().all(|b| b.is_ascii_alphanumeric() || b"_-./".contains(&b));
        let parts_hold = text.split('/').all(|part| !matches!(part, "" | "." | ".."));
        (plain && parts_hold && text.len() <= FILE_PATH_MAX).then(|| Self(text.to_owned()))
    }

    /// It, as it goes into a URL.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// With the token it would be a way to the file, so it is not for logs.
impl fmt::Debug for FilePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FilePath(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_telegram_tells_is_taken_as_it_stands() {
        for path in
            ["documents/file_12.pdf", "photos/file_1.jpg", "voice/file_7.oga", "a", "a/b/c-d_e.f", "x..y/.hidden"]
        {
            assert_eq!(FilePath::parse(path).unwrap().as_str(), path);
        }
        assert!(FilePath::parse(&"a".repeat(FILE_PATH_MAX)).is_some());
    }

    #[test]
    fn a_path_that_leads_elsewhere_or_has_two_spellings_is_none() {
        for path in [
            "",
            "/",
            "/var/lib/telegram-bot-api/4242:AAE/documents/file_1.pdf",
            "../getMe",
            "documents/../../getMe",
            "documents/..",
            "documents/.",
            "./documents",
            "documents//file",
            "documents/",
            "documents%2ffile",
            "documents/%2e%2e/file",
            "documents\\file",
            "documents/file?x=y",
            "documents/file#x",
            "documents/file x",
            "documents/file\r\nHost: evil",
            "documents/file\0",
            "documents/файл",
            "documents/file@evil.example",
            "http://evil.example/x",
            "~root/file",
        ] {
            assert!(FilePath::parse(path).is_none(), "{path:?}");
        }
        assert!(FilePath::parse(&"a".repeat(FILE_PATH_MAX + 1)).is_none());
    }

    #[test]
    fn it_is_not_printed() {
        assert!(!format!("{:?}", FilePath::parse("documents/file_1.pdf").unwrap()).contains("file_1"));
    }
}
