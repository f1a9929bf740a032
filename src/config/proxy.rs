//! `network.proxy`: through which proxy the keeper reaches a service. A login never stands in the configuration, which everybody
//! can read: it comes from a key file.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::config::upstream::{is_host, port};

/// Places that may have a proxy of their own: the services, the hosts of uploads, and the operator's routes.
pub const SERVICES: [&str; 6] = ["telegram", "anthropic", "zernio", "voice", "upload", "routes"];

/// How a proxy is spoken to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ProxyKind {
    /// HTTP CONNECT (RFC 9110 §9.3.6).
    Http,
    /// SOCKS 5 (RFC 1928), which is given the service's name.
    Socks5,
}

/// A proxy.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Proxy {
    /// How it is spoken to.
    pub kind: ProxyKind,
    /// Its host.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// The key file of its login, `user:password`.
    pub login: Option<String>,
}

/// The proxies, by service. What has none is reached directly.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Proxies(BTreeMap<&'static str, Proxy>);

const WORDS: &str = "needs http://host:port, socks5://host:port, {\"url\": …, \"key\": NAME}, or an object that gives one of these for some of telegram, anthropic, zernio, voice, upload, routes";

impl Proxies {
    /// Reads one proxy for everything, or one for each service that is named.
    ///
    /// # Errors
    /// What is wrong, in words.
    pub fn read(value: &Value) -> Result<Self, &'static str> {
        if let Some(proxy) = one(value)? {
            return Ok(Self(SERVICES.iter().map(|service| (*service, proxy.clone())).collect()));
        }
        let by_service = value.as_object().ok_or(WORDS)?;
        let mut proxies = BTreeMap::new();
        for (name, value) in by_service {
            let service = SERVICES.iter().find(|service| *service == name).ok_or(WORDS)?;
            if !value.is_null() {
                proxies.insert(*service, one(value)?.ok_or(WORDS)?);
            }
        }
        Ok(Self(proxies))
    }

    /// The proxy of a service.
    #[must_use]
    pub fn of(&self, service: &str) -> Option<&Proxy> {
        self.0.get(service)
    }

    /// The key files that their logins are in.
    pub fn logins(&self) -> impl Iterator<Item = &str> {
        self.0.values().filter_map(|proxy| proxy.login.as_deref())
    }
}

/// One proxy; `None` where the value may be an object by service.
fn one(value: &Value) -> Result<Option<Proxy>, &'static str> {
    let (url, key) = match value {
        Value::String(url) => (url.as_str(), None),
        Value::Object(fields) => match (fields.get("url"), fields.get("key"), fields.len()) {
            (Some(Value::String(url)), None, 1) => (url.as_str(), None),
            (Some(Value::String(url)), Some(Value::String(key)), 2) => (url.as_str(), Some(key)),
            (Some(_), _, _) => return Err(WORDS),
            _ => return Ok(None),
        },
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => return Err(WORDS),
    };
    let (kind, rest) = match (url.strip_prefix("http://"), url.strip_prefix("socks5://")) {
        (Some(rest), _) => (ProxyKind::Http, rest),
        (_, Some(rest)) => (ProxyKind::Socks5, rest),
        (None, None) => return Err(WORDS),
    };
    // A user part, a path and an escape have characters that no host and no port has.
    let (host, number) = rest.rsplit_once(':').ok_or(WORDS)?;
    if !is_host(host) {
        return Err(WORDS);
    }
    if key.is_some_and(|key| !super::is_key_name(key)) {
        return Err("key needs the name of a key file: [A-Z][A-Z0-9_]{2,63}");
    }
    Ok(Some(Proxy { kind, host: host.to_owned(), port: port(number)?, login: key.cloned() }))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn one_proxy_is_for_everything_and_one_of_a_service_for_that_alone() {
        let proxies = Proxies::read(&json!("socks5://127.0.0.1:1080")).unwrap();
        assert!(SERVICES.iter().all(|service| proxies.of(service).unwrap().kind == ProxyKind::Socks5));
        assert_eq!(proxies.of("elsewhere"), None);
        let one = json!({"telegram": {"url": "http://proxy.example:3128", "key": "PROXY_LOGIN"}, "zernio": null});
        let proxies = Proxies::read(&one).unwrap();
        let expected = Proxy {
            kind: ProxyKind::Http,
            host: "proxy.example".to_owned(),
            port: 3128,
            login: Some("PROXY_LOGIN".to_owned()),
        };
        assert_eq!(proxies.of("telegram"), Some(&expected));
        assert_eq!((proxies.of("zernio"), proxies.of("anthropic")), (None, None));
        assert_eq!(proxies.logins().collect::<Vec<_>>(), ["PROXY_LOGIN"]);
    }

    #[test]
    fn a_proxy_has_one_spelling_and_its_login_is_no_part_of_it() {
        for wrong in [
            json!("http://user:password@proxy.example:3128"),
            json!("http://proxy.example"),
            json!("http://proxy.example:0"),
            json!("http://proxy.example:3128/"),
            json!("https://proxy.example:3128"),
            json!("socks4://proxy.example:3128"),
            json!("proxy.example:3128"),
            json!({"url": "http://proxy.example:3128", "key": "lower"}),
            json!({"url": "http://proxy.example:3128", "password": "x"}),
            json!({"url": 1}),
            json!({"elsewhere": "http://proxy.example:3128"}),
            json!({"telegram": 7}),
            json!([]),
            json!(true),
        ] {
            assert!(Proxies::read(&wrong).is_err(), "{wrong}");
        }
    }
}
