//! Voice messages on their way to the client: their words are waited for beside the connection, in the events' order, so that
//! neither the owner's `/stop` nor a verdict waits behind a recording.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;

use crate::base::json::Json;
use crate::base::limits::STACK_BYTES;
use crate::session::shown::{self, Shown};
use crate::session::transcribe::Transcriber;
use crate::sys::thread;

/// Takes an event with its number; `false` once the client has ended.
pub(in crate::session) type Take = Box<dyn Fn(u64, Json) -> bool + Send>;

/// What takes events for `hand`: as they come, or where voice messages are transcribed here, one after the other on a thread of
/// their own, for which `most` of them wait; with more, whoever takes them waits.
///
/// # Errors
/// The thread cannot be started.
pub(in crate::session) fn before(
    transcriber: Option<Arc<Transcriber>>,
    most: usize,
    hand: impl Fn(u64, &Shown) -> bool + Send + 'static,
) -> io::Result<Take> {
    let Some(transcriber) = transcriber else { return Ok(Box::new(move |seq, json| hand(seq, &shown::event(&json)))) };
    let (row, events) = sync_channel::<(u64, Json)>(most);
    thread::spawn("voice", STACK_BYTES, move || {
        while let Ok((seq, json)) = events.recv() {
            if !hand(seq, &transcriber.event(&json)) {
                return;
            }
        }
    })?;
    Ok(Box::new(move |seq, json| row.send((seq, json)).is_ok()))
}
