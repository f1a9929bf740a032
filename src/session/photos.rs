//! Photos come with their path (`image_path`), as whoever used the official plugin is used to: the agent reads them without asking.
//! They are fetched beside the connection, in the events' order, so that neither the owner's `/stop` nor a verdict waits behind
//! a picture. Nothing is decoded here.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::sync_channel;
use std::time::{Duration, Instant};

use crate::base::code::Code;
use crate::base::limits::{DOWNLOAD_BYTES_MAX, SHOWN_FILES_MAX, STACK_BYTES};
use crate::session::fetched::{self, Fetched};
use crate::session::shown::{Shown, file_key};
use crate::sys::thread;

/// How long a photo may take: the words that came with it wait for it.
const FETCH: Duration = Duration::from_secs(30);
/// The wait for the next turn: the keeper lets the receiver make twelve calls a second.
const AGAIN: Duration = Duration::from_secs(1);

/// What takes events for `hand`, and hands each on with the paths of its photos; `false` once `hand` said so. One without photos,
/// behind none, is handed on at once; `most` wait for photos, with more whoever takes them waits. `session` is the receiver's
/// socket, `state` the session's own folder.
///
/// # Errors
/// The thread cannot be started.
pub fn before(
    session: PathBuf,
    state: PathBuf,
    most: usize,
    hand: impl Fn(u64, &Shown) -> bool + Send + Sync + 'static,
) -> io::Result<impl Fn(u64, &Shown) -> bool + Send + 'static> {
    let (row, events) = sync_channel::<(u64, Shown)>(most);
    // Events in the row, and the one that is being handed on.
    let (hand, waiting) = (Arc::new(hand), Arc::new(AtomicUsize::new(0)));
    let (hands, done) = (Arc::clone(&hand), Arc::clone(&waiting));
    thread::spawn("photos", STACK_BYTES, move || {
        while let Ok((seq, mut shown)) = events.recv() {
            add(&mut shown, &session, &state);
            if !hands(seq, &shown) {
                return;
            }
            done.fetch_sub(1, Ordering::SeqCst);
        }
    })?;
    Ok(move |seq, shown: &Shown| {
        if waiting.load(Ordering::SeqCst) == 0 && photos(shown).next().is_none() {
            return hand(seq, shown);
        }
        waiting.fetch_add(1, Ordering::SeqCst);
        row.send((seq, shown.clone())).is_ok()
    })
}

/// The numbers of the photos among an event's files.
fn photos(shown: &Shown) -> impl Iterator<Item = usize> {
    (0..SHOWN_FILES_MAX).filter(|index| shown.value(&file_key("attachment_kind", *index)) == Some("photo"))
}

/// Puts the path of each photo beside the words. One that cannot be fetched is said to be missing, and its id stands there.
fn add(shown: &mut Shown, session: &Path, state: &Path) {
    for index in photos(shown).collect::<Vec<_>>() {
        let value = |name: &str| shown.value(&file_key(name, index)).map(str::to_owned);
        let Some(id) = value("attachment_file_id") else { continue };
        let size = value("attachment_size").and_then(|size| size.parse::<u64>().ok());
        let fetched = match size {
            Some(size) if size > DOWNLOAD_BYTES_MAX => Err("file_too_big"),
            Some(_) | None => fetch(session, state, &id),
        };
        match fetched {
            Ok(fetched) => shown.put(&file_key("image_path", index), &fetched.path.display().to_string()),
            Err(code) => {
                log::warn!("photos.not_fetched code={code}");
                shown
                    .remark(&format!("(the photo could not be fetched: {code}. download_attachment tries once more.)"));
            }
        }
    }
}

/// Fetches a photo, once more where only its turn had not come: pictures come in albums.
fn fetch(session: &Path, state: &Path, id: &str) -> Result<Fetched, &'static str> {
    let began = Instant::now();
    loop {
        let left = FETCH.saturating_sub(began.elapsed());
        match fetched::fetch(session, state, id, left) {
            Ok(fetched) => return Ok(fetched),
            Err(refusal) if matches!(refusal.code, Code::Busy | Code::Rate) && left > AGAIN => {
                std::thread::sleep(AGAIN);
            }
            Err(refusal) => return Err(refusal.code.as_str()),
        }
    }
}
