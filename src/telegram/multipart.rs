//! A `multipart/form-data` body (RFC 7578): fields in order, files streamed from where they are.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};

/// A body in the making.
#[derive(Debug)]
pub struct Multipart {
    boundary: String,
    parts: Vec<Part>,
}

#[derive(Debug)]
struct Part {
    head: String,
    body: Body,
}

#[derive(Debug)]
enum Body {
    File(File, u64),
    Text(String),
}

impl Multipart {
    /// A body whose boundary is made of these random bytes; 32 hex digits cannot be met by chance in what is sent.
    #[must_use]
    pub fn new(random: [u8; 16]) -> Self {
        let boundary = random.iter().fold("mila".to_owned(), |text, byte| format!("{text}{byte:02x}"));
        Self { boundary, parts: Vec::new() }
    }

    /// Adds a field. Names are constants of ours.
    #[must_use]
    pub fn text(mut self, name: &str, value: impl Into<String>) -> Self {
        let head = format!("Content-Disposition: form-data; name=\"{}\"\r\n\r\n", quoted(name));
        self.parts.push(Part { head, body: Body::Text(value.into()) });
        self
    }

    /// Adds a file of exactly `size` bytes, read from its beginning when it is sent.
    #[must_use]
    pub fn file(mut self, name: &str, filename: &str, file: File, size: u64) -> Self {
        let head = format!(
            "Content-Disposition: form-data; name=\"{}\"; filename=\"{}\"\r\nContent-Type: application/octet-stream\r\n\r\n",
            quoted(name),
            quoted(filename)
        );
        self.parts.push(Part { head, body: Body::File(file, size) });
        self
    }

    /// The value of its `Content-Type` header.
    #[must_use]
    pub fn content_type(&self) -> String {
        format!("multipart/form-data; boundary={}", self.boundary)
    }

    /// How many bytes [`Multipart::write`] writes.
    #[must_use]
    pub fn length(&self) -> u64 {
        let fixed = |text: &str| u64::try_from(text.len()).unwrap_or(u64::MAX);
        let parts = self.parts.iter().map(|part| {
            let body = match &part.body {
                Body::File(_, size) => *size,
                Body::Text(text) => fixed(text),
            };
            // "--" boundary CRLF, the head, the body, CRLF.
            [4, fixed(&self.boundary), fixed(&part.head), body, 2].iter().fold(0_u64, |sum, n| sum.saturating_add(*n))
        });
        // "--" boundary "--" CRLF.
        parts.fold(fixed(&self.boundary).saturating_add(6), u64::saturating_add)
    }

    /// Writes the body.
    ///
    /// # Errors
    /// When a file is not as long as was said, or the writer fails.
    pub fn write(self, out: &mut impl Write) -> io::Result<()> {
        for part in self.parts {
            write!(out, "--{}\r\n{}", self.boundary, part.head)?;
            match part.body {
                Body::Text(text) => out.write_all(text.as_bytes())?,
                Body::File(mut file, size) => {
                    file.seek(SeekFrom::Start(0))?;
                    let copied = io::copy(&mut file.take(size), out)?;
                    if copied != size {
                        return Err(io::Error::other("a file became shorter while it was sent"));
                    }
                }
            }
            out.write_all(b"\r\n")?;
        }
        write!(out, "--{}--\r\n", self.boundary)
    }
}

/// A name inside a quoted string: Telegram decodes percent signs there, and quotes, backslashes and line ends would end it.
fn quoted(name: &str) -> String {
    name.chars()
        .map(|c| match c {
            '"' => "%22".to_owned(),
            '%' => "%25".to_owned(),
            '\\' => "%5C".to_owned(),
            '\r' => "%0D".to_owned(),
            '\n' => "%0A".to_owned(),
            other => other.to_string(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_length_is_what_is_written_and_the_form_is_the_standards() {
        let path = std::env::temp_dir().join(format!("mila-multipart-{}", std::process::id()));
        std::fs::write(&path, b"hello file").unwrap();
        let make = || {
            Multipart::new([0xab; 16]).text("chat_id", "111").file(
                "document",
                "a \"b\"%.txt",
                File::open(&path).unwrap(),
                10,
            )
        };
        let mut bytes = Vec::new();
        make().write(&mut bytes).unwrap();
        assert_eq!(make().length(), u64::try_from(bytes.len()).unwrap());
        let b = "milaabababababababababababababababab";
        assert_eq!(
            String::from_utf8(bytes).unwrap(),
            format!(
                "--{b}\r\nContent-Disposition: form-data; name=\"chat_id\"\r\n\r\n111\r\n--{b}\r\nContent-Disposition: form-data; \
                 name=\"document\"; filename=\"a %22b%22%25.txt\"\r\nContent-Type: application/octet-stream\r\n\r\nhello file\r\n--{b}--\r\n"
            )
        );
        std::fs::remove_file(&path).unwrap();
    }

    #[test]
    fn a_file_that_became_shorter_is_an_error_and_not_a_shorter_body() {
        let path = std::env::temp_dir().join(format!("mila-multipart-short-{}", std::process::id()));
        std::fs::write(&path, b"hello").unwrap();
        let body = Multipart::new([0; 16]).file("document", "a", File::open(&path).unwrap(), 10);
        assert!(body.write(&mut Vec::new()).is_err());
        std::fs::remove_file(&path).unwrap();
    }
}
