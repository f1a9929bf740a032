//! How each service is reached: over which families of addresses, and through which proxy.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::base::secret::Secret;
use crate::config::proxy::{Proxy, SERVICES};
use crate::config::{Family, Network};

/// The ways out.
#[derive(Debug)]
pub struct Ways {
    family: Family,
    through: BTreeMap<&'static str, Arc<Way>>,
}

/// A way through a proxy.
#[derive(Debug)]
pub(super) struct Way {
    pub(super) proxy: Proxy,
    /// `user:password`.
    pub(super) login: Option<Secret>,
}

impl Ways {
    /// As the configuration has them; `login` gives what a key file holds.
    ///
    /// # Errors
    /// The name of a key file that is not there: without it nothing goes out, and not by another way either.
    pub fn new(network: &Network, login: impl Fn(&str) -> Option<Secret>) -> Result<Self, String> {
        let mut through = BTreeMap::new();
        for service in SERVICES {
            let Some(proxy) = network.proxies.of(service) else { continue };
            let login = match &proxy.login {
                None => None,
                Some(name) => {
                    Some(login(name).ok_or_else(|| format!("network.proxy names {name}, and it is not there"))?)
                }
            };
            through.insert(service, Arc::new(Way { proxy: proxy.clone(), login }));
        }
        Ok(Self { family: network.family, through })
    }

    pub(super) const fn family(&self) -> Family {
        self.family
    }

    pub(super) fn of(&self, service: &str) -> Option<Arc<Way>> {
        self.through.get(service).cloned()
    }
}
