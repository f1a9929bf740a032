//! The thread that tells: edits of cards that are over, answers to presses, lines to the receiver. Nothing waits for it.

use std::sync::Arc;
use std::sync::mpsc::Receiver;

use crate::base::answer::Ran;
use crate::base::ids::{ChatId, MessageId, RequestId, UserId};
use crate::base::time::Wall;
use crate::config::Language;
use crate::daemon::consent::core::Core;
use crate::daemon::consent::proxy::{Proxy, Tell};
use crate::daemon::consent::telegram::{self, Above, Copy};
use crate::policy::card::{self, After, CardInput, Message, Said};
use crate::policy::outcome::Outcome;
use crate::policy::payload::Checked;

/// Runs until the proxy ends.
pub(super) fn run(proxy: &Proxy, tells: &Receiver<Tell>) {
    while let Ok(tell) = tells.recv() {
        tell(proxy);
    }
}

/// What became of a request, for its cards.
#[derive(Clone, Debug)]
pub(super) enum Ending {
    /// An owner answered, not with yes.
    Answered {
        by: UserId,
        said: Said,
    },
    Expired,
    Ran {
        outcome: Outcome,
        anchor: String,
    },
    Restart,
    Void(String),
    Withdrawn,
    /// A proved yes.
    Yes {
        by: UserId,
    },
}

/// What a card needs to be drawn once more.
#[derive(Clone, Debug)]
pub(super) struct Drawable {
    pub(super) id: RequestId,
    pub(super) checked: Arc<Checked>,
    pub(super) uid: u32,
    pub(super) asked: Wall,
    pub(super) until: Wall,
}

impl Drawable {
    /// The card of a request that is still in memory.
    pub(super) fn of(inner: &Core, id: &RequestId) -> Option<(Self, Vec<Copy>)> {
        let (card, request) = (inner.cards.get(id)?, inner.gate.request(id)?);
        let drawable = Self {
            id: id.clone(),
            checked: Arc::clone(&card.checked),
            uid: request.asked.uid,
            asked: request.at,
            until: request.until.unwrap_or(request.at),
        };
        Some((drawable, card.copies.clone()))
    }
}

impl Proxy {
    /// Leaves it to the thread that tells to edit every copy of a card.
    pub(super) fn close(&self, inner: &Core, id: &RequestId, ending: Ending) {
        let Some((drawable, copies)) = Drawable::of(inner, id) else { return };
        let at = self.now();
        self.tell(Box::new(move |proxy| proxy.redraw(&drawable, &copies, &ending, at)));
    }

    /// Edits every copy of a card. The copy of who answered says so itself, the others say who it was.
    pub(super) fn redraw(&self, drawable: &Drawable, copies: &[Copy], ending: &Ending, at: Wall) {
        let owners = self.owners();
        let name = |id: UserId| owners.get(id).map_or_else(|| id.to_string(), |owner| owner.name.clone());
        for copy in copies {
            let (chat, message) = (copy.card.chat, copy.card.message);
            let own = |by: UserId| by == copy.card.owner;
            let said = match ending {
                Ending::Answered { by, said } => {
                    let owner = name(*by);
                    let outcome = match (own(*by), said) {
                        (true, Said::No) => After::No,
                        (true, Said::Change) => After::Change,
                        (true, Said::Later) => After::Later,
                        (true, Said::Yes) => After::Yes { owner: &owner },
                        (false, said) => After::Other { owner: &owner, said: *said },
                    };
                    self.after(drawable, copy, &outcome, at)
                }
                Ending::Yes { by } => {
                    let owner = name(*by);
                    let outcome = if own(*by) {
                        After::Yes { owner: &owner }
                    } else {
                        After::Other { owner: &owner, said: Said::Yes }
                    };
                    self.after(drawable, copy, &outcome, at)
                }
                Ending::Expired => self.after(drawable, copy, &After::Expired, at),
                Ending::Restart => self.after(drawable, copy, &After::Restart, at),
                Ending::Withdrawn => self.after(drawable, copy, &After::Withdrawn, at),
                Ending::Void(code) => self.after(drawable, copy, &After::Void { code }, at),
                Ending::Ran { outcome, anchor } => {
                    self.after(drawable, copy, &after_run(outcome, anchor, &failed(outcome)), at)
                }
            };
            if let Err(error) = telegram::edit(&self.bot, chat, message, &said, &[]) {
                log::warn!("consent.card_not_edited id={} chat={chat} error={error}", drawable.id);
            }
        }
    }

    /// A card as it reads afterwards, in the language and zone of its copy.
    pub(super) fn after(&self, drawable: &Drawable, copy: &Copy, outcome: &After<'_>, at: Wall) -> Message {
        let zone = self.zone(&copy.zone);
        let who = self.user_name(drawable.uid);
        let input = CardInput {
            checked: &drawable.checked,
            language: copy.language,
            zone: &zone,
            who: &who,
            asked: drawable.asked,
            until: drawable.until,
            clock_shift: self.clock.shift_s(),
        };
        card::after(&input, outcome, at)
    }

    /// The messages of a card that could not be shown whole say that they are void.
    pub(super) fn void(&self, chat: ChatId, language: Language, above: &[Above], card: Option<MessageId>) {
        let said = card::void_part(language);
        let all = above.iter().map(|part| (part.message, part.caption)).chain(card.map(|message| (message, false)));
        for (message, caption) in all {
            let edited = if caption {
                telegram::edit_caption(&self.bot, chat, message, &said)
            } else {
                telegram::edit(&self.bot, chat, message, &said, &[])
            };
            if let Err(error) = edited {
                log::warn!("consent.not_voided chat={chat} message={message} error={error}");
            }
        }
    }
}

fn failed(outcome: &Outcome) -> Vec<String> {
    outcome.failed.iter().map(|failed| failed.target.clone()).collect()
}

fn after_run<'a>(outcome: &'a Outcome, anchor: &'a str, failed: &'a [String]) -> After<'a> {
    match outcome.ran {
        Ran::Yes => After::Done { result: outcome.result.as_deref(), anchor },
        Ran::Part => After::Part { yes: &outcome.done, no: failed, anchor },
        Ran::No => After::Failed { code: outcome.code(), anchor },
        Ran::Unknown => After::Unknown { anchor },
    }
}
