//! `subscribe`: the connection becomes a stream of events.

use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;

use serde_json::Value;

use super::{Answer, PATIENCE, line};
use crate::base::answer::{Code, Refusal};
use crate::base::json::Json;
use crate::daemon::receiver::feed::Follower;
use crate::daemon::receiver::shared::Shared;
use crate::net::lines::send_line;
use crate::sys::poll::{Waited, readable};

/// Reads after which event the stream begins.
pub(super) fn subscribe(request: &Json) -> Answer {
    match request.get("after") {
        None => Answer::Follow(0),
        Some(Json::Int(after)) => match u64::try_from(*after) {
            Ok(after) => Answer::Follow(after),
            Err(_) => Answer::No(Refusal::field_range("after", "0 or more", "less")),
        },
        Some(_) => Answer::No(Refusal::field_type("after", "a number", "something else")),
    }
}

/// Streams events until the peer goes or does not read.
pub(super) fn follow(shared: &Shared, stream: &UnixStream, uid: u32, reference: Option<Value>, after: u64) {
    let (feed, folder) = {
        let journals = shared.journals();
        (journals.feed(), journals.folder())
    };
    let mut follower = match feed.follow(&folder, after) {
        Ok(Some(follower)) => follower,
        Ok(None) => {
            let refusal = Refusal::new(
                Code::SubscribedElsewhere,
                "Another session of this gate follows the events already. The tools work here all the same.",
            );
            drop(send_line(stream, &line(reference, Answer::No(refusal)), PATIENCE));
            return;
        }
        Err(error) => {
            let refusal = Refusal::trouble(Code::JournalStopped, &error.to_string());
            drop(send_line(stream, &line(reference, Answer::No(refusal)), PATIENCE));
            return;
        }
    };
    follower.belongs_to(uid);
    log::info!("session.following after={after}");
    shared.session_follows();
    let ended = stream_events(&mut follower, stream);
    log::info!("session.left {}", ended.err().map_or_else(|| "closed".to_owned(), |error| error.to_string()));
}

fn stream_events(follower: &mut Follower, mut stream: &UnixStream) -> io::Result<()> {
    stream.set_write_timeout(Some(PATIENCE))?;
    loop {
        while let Some(lines) = follower.next()? {
            stream.write_all(&lines)?;
        }
        for line in follower.pushes() {
            stream.write_all(format!("{line}\n").as_bytes())?;
        }
        let Waited::Ready(ready) = readable(&[stream.as_fd(), follower.woken()], None)? else { continue };
        if ready.contains(&0) {
            let mut byte = [0];
            return match stream.read(&mut byte)? {
                0 => Ok(()),
                _ => Err(io::Error::other("a subscriber only listens")),
            };
        }
    }
}
