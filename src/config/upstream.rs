//! Where the keeper may call: one spelling of a URL, https or a loopback server that belongs to a named user.

use std::net::SocketAddr;

use crate::config::Upstream;

impl Upstream {
    /// Reads `https://host[:port][/base]`.
    ///
    /// # Errors
    /// Anything else: another scheme, a user part, a query, a spelling that is not the only one.
    pub fn https(url: &str) -> Result<Self, &'static str> {
        let rest = url.strip_prefix("https://").ok_or("needs an address that begins with https://")?;
        let (authority, base) = split(rest)?;
        let (host, port) = match authority.split_once(':') {
            None => (authority, 443),
            Some((host, port)) => (host, self::port(port)?),
        };
        if !is_host(host) {
            return Err("needs a host name in lower case, without a user part");
        }
        Ok(Self::Https { host: host.to_owned(), port, base: base.to_owned() })
    }

    /// Reads `http://127.0.0.1:port[/base]` (or `[::1]`), served by `uid`.
    ///
    /// # Errors
    /// Anything else.
    pub fn loopback(url: &str, uid: u32) -> Result<Self, &'static str> {
        let rest = url.strip_prefix("http://").ok_or("needs an address that begins with http://")?;
        let (authority, base) = split(rest)?;
        let addr: SocketAddr = authority.parse().map_err(|_not| "needs an address of loopback and a port")?;
        if addr.port() == 0 || addr.to_string() != authority || !addr.ip().is_loopback() {
            return Err("needs an address of loopback and a port: http://127.0.0.1:8081");
        }
        Ok(Self::Loopback { addr, base: base.to_owned(), uid })
    }
}

/// Whether a text is a host name in its one spelling.
#[must_use]
pub fn is_host(host: &str) -> bool {
    let label = |label: &str| {
        !label.is_empty()
            && label.len() <= 63
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    };
    host.len() <= 253 && host.split('.').all(label)
}

fn split(rest: &str) -> Result<(&str, &str), &'static str> {
    let (authority, base) = match rest.find('/') {
        None => (rest, ""),
        Some(at) => rest.split_at_checked(at).ok_or("needs a path")?,
    };
    let segment = |part: &str| {
        !part.is_empty() && part != "." && part != ".." && part.bytes().all(|b| is_path_byte(b) && b != b'/')
    };
    match base.strip_prefix('/') {
        None => Ok((authority, base)),
        Some(path) if path.split('/').all(segment) => Ok((authority, base)),
        Some(_) => Err("needs a plain path without a slash at its end, a query or escapes"),
    }
}

const fn is_path_byte(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.' | b'~')
}

/// A port in its one spelling.
pub(super) fn port(text: &str) -> Result<u16, &'static str> {
    text.parse::<u16>()
        .ok()
        .filter(|port| *port != 0 && port.to_string() == text)
        .ok_or("needs a port from 1 to 65535 without leading zeros")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_https_address_has_one_spelling() {
        let https = |host: &str, port, base: &str| Upstream::Https { host: host.into(), port, base: base.into() };
        assert_eq!(Upstream::https("https://api.telegram.org"), Ok(https("api.telegram.org", 443, "")));
        assert_eq!(Upstream::https("https://zernio.com:8443/api/v1"), Ok(https("zernio.com", 8443, "/api/v1")));
        for wrong in [
            "http://api.telegram.org",
            "https://api.telegram.org/",
            "https://API.telegram.org",
            "https://bank.example@evil.example",
            "https://evil.example:0",
            "https://evil.example:0443",
            "https://evil.example/a/../b",
            "https://evil.example//a",
            "https://evil.example/%2e",
            "https://evil.example/a?b=c",
            "https://evil.example/a#b",
            "https://evil.example\\a",
            "https://",
            "https://[::1]",
            "https://-a.example",
        ] {
            assert!(Upstream::https(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_plain_address_is_of_loopback_and_names_its_port() {
        assert!(Upstream::loopback("http://127.0.0.1:8081", 999).is_ok());
        assert!(Upstream::loopback("http://[::1]:8081/base", 0).is_ok());
        for wrong in [
            "http://127.0.0.1",
            "http://127.0.0.1:0",
            "http://127.0.0.1:08081",
            "http://10.0.0.1:8081",
            "http://localhost:8081",
            "http://0.0.0.0:8081",
            "https://127.0.0.1:8081",
            "http://2130706433:8081",
        ] {
            assert!(Upstream::loopback(wrong, 999).is_err(), "{wrong}");
        }
    }
}
