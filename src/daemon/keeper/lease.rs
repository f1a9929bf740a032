//! A lease: for one request, the routes that its kind names, for its chats, for at most its time. One at a time.

use std::time::Duration;

use crate::base::ids::{ChatId, KindId, RequestId};
use crate::base::json::{self, Json};
use crate::base::time::Boot;
use crate::config::kinds::Kinds;

/// An open lease.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Lease {
    pub(super) id: RequestId,
    /// The chats a leased call of Telegram may name.
    pub(super) chats: Vec<ChatId>,
    routes: Vec<String>,
    ends: Boot,
}

/// A refusal: a status and a stable code.
pub(super) type Denied = (u16, &'static str);

impl Lease {
    /// Reads what consent asks for and holds it to the keeper's own copy of the kind: the definition must be the same, the routes
    /// are the kind's, and the time is at most the kind's.
    pub(super) fn read(body: &[u8], kinds: &Kinds, now: Boot) -> Result<Self, Denied> {
        let malformed = (400, "lease_malformed");
        let asked = json::parse(body).map_err(|_fault| malformed)?;
        let fields = asked.obj().ok_or(malformed)?;
        if fields.len() != 5 {
            return Err(malformed);
        }
        let text = |name: &str| asked.get(name).and_then(Json::str).ok_or(malformed);
        let id = RequestId::parse(text("id")?).ok_or(malformed)?;
        let kind = KindId::parse(text("kind")?).ok_or(malformed)?;
        let chats = asked.get("chats").and_then(Json::arr).ok_or(malformed)?;
        let chats = chats.iter().map(|chat| chat.int().and_then(ChatId::new)).collect::<Option<Vec<_>>>();
        let chats = chats.ok_or(malformed)?;
        let seconds = asked.get("seconds").and_then(Json::int).and_then(|n| u32::try_from(n).ok()).ok_or(malformed)?;
        let own = kinds.get(&kind).ok_or((403, "kind_unknown"))?;
        if own.def.hex() != text("def")? {
            return Err((403, "kind_changed"));
        }
        let ms = u64::from(seconds.min(own.seconds)).saturating_mul(1000);
        Ok(Self { id, chats, routes: own.routes.clone(), ends: Boot(now.0.saturating_add(ms)) })
    }

    /// Whether it still runs.
    pub(super) fn runs(&self, now: Boot) -> bool {
        now < self.ends
    }

    /// How long it still runs.
    pub(super) fn left(&self, now: Boot) -> Duration {
        Duration::from_millis(self.ends.0.saturating_sub(now.0))
    }

    /// Whether it opens a route.
    pub(super) fn opens(&self, route: &str) -> bool {
        self.routes.iter().any(|own| own == route)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(body: &str) -> Result<Lease, Denied> {
        let kinds = Kinds::of_the_format();
        let def = kinds.get(&KindId::parse("bot_send").unwrap()).unwrap().def.hex();
        Lease::read(body.replace("DEF", &def).as_bytes(), &kinds, Boot(5000))
    }

    #[test]
    fn a_lease_opens_what_the_keepers_own_copy_of_the_kind_names_for_at_most_its_time() {
        let lease =
            read(r#"{"id":"r-5f2c91a07d","kind":"bot_send","def":"DEF","chats":[111,-1001],"seconds":60}"#).unwrap();
        assert!(lease.opens("telegram") && !lease.opens("zernio"));
        assert_eq!(lease.chats, [111, -1001].map(|id| ChatId::new(id).unwrap()));
        assert!(lease.runs(Boot(64_999)) && !lease.runs(Boot(65_000)));
        let long = read(r#"{"id":"r-5f2c91a07d","kind":"bot_send","def":"DEF","chats":[111],"seconds":900}"#).unwrap();
        assert_eq!(long.left(Boot(5000)), Duration::from_secs(120), "the kind's own time");
        assert_eq!(long.left(Boot(900_000)), Duration::ZERO);
    }

    #[test]
    fn anything_else_opens_nothing() {
        let malformed = Err((400, "lease_malformed"));
        for (body, denied) in [
            (
                r#"{"id":"r-5f2c91a07d","kind":"bot_send","def":"00","chats":[],"seconds":1}"#,
                Err((403, "kind_changed")),
            ),
            (
                r#"{"id":"r-5f2c91a07d","kind":"nothing","def":"DEF","chats":[],"seconds":1}"#,
                Err((403, "kind_unknown")),
            ),
            (r#"{"id":"r-5F2c91a07d","kind":"bot_send","def":"DEF","chats":[],"seconds":1}"#, malformed.clone()),
            (r#"{"id":"r-5f2c91a07d","kind":"bot_send","def":"DEF","chats":["111"],"seconds":1}"#, malformed.clone()),
            (r#"{"id":"r-5f2c91a07d","kind":"bot_send","def":"DEF","chats":[0],"seconds":1}"#, malformed.clone()),
            (r#"{"id":"r-5f2c91a07d","kind":"bot_send","def":"DEF","chats":[],"seconds":-1}"#, malformed.clone()),
            (r#"{"id":"r-5f2c91a07d","kind":"bot_send","def":"DEF","chats":[],"seconds":1.5}"#, malformed.clone()),
            (r#"{"id":"r-5f2c91a07d","kind":"bot_send","def":"DEF","chats":[]}"#, malformed.clone()),
            (
                r#"{"id":"r-5f2c91a07d","kind":"bot_send","def":"DEF","chats":[],"seconds":1,"routes":[]}"#,
                malformed.clone(),
            ),
            ("[]", malformed.clone()),
            ("", malformed.clone()),
        ] {
            assert_eq!(read(body), denied, "{body}");
        }
    }
}
