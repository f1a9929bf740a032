//! Presses on the receiver's own buttons, judged here: the MAC, an owner, in their private chat, on that message.

use super::shared::Shared;
use super::why::Fate;
use super::{guest_answers, guest_questions, people, questions, relay};
use crate::base::button::{self, Bound, Parsed};
use crate::policy::people::owner_pressed;
use crate::store::owners::Owner;
use crate::telegram::update::{ChatKind, Press};
use crate::words;

/// Judges a press and answers it.
pub(super) fn pressed(shared: &Shared, update: i64, press: &Press) {
    let owners = shared.owners.current();
    let owner = owners.get(press.from).filter(|_| owner_pressed(press, |id| owners.is_owner(id)));
    let parsed = button::parse(&press.data);
    let (end, toast) = match owner {
        // Nobody knows a stranger's language.
        None => ("not_owner", words::en::EN.toast_not_owner.to_owned()),
        Some(owner) => judge(shared, owner, press, parsed.as_ref()),
    };
    shared.note(&Fate {
        update: Some(update),
        chat: press.chat.map(|chat| chat.id),
        message: press.message,
        who: Some(if owner.is_some() { "owner" } else { "stranger" }),
        user: Some(press.from),
        what: "press",
        verb: parsed.map(|parsed| parsed.verb),
        end,
        ..Fate::default()
    });
    if end != "counted" {
        log::info!("press.{end} update={update} user={}", press.from);
    }
    shared.outbox.toast(press.query.clone(), toast, owner.is_some());
}

fn judge(shared: &Shared, owner: &Owner, press: &Press, parsed: Option<&Parsed>) -> (&'static str, String) {
    let words = shared.words_of(owner);
    let private = press.chat.filter(|chat| chat.kind == ChatKind::Private && chat.id == owner.id.private_chat());
    let Some(chat) = private else { return ("not_private", words.toast_private.to_owned()) };
    let known = shared.health.me().zip(press.message).zip(parsed);
    let Some(((me, message), parsed)) = known else { return ("no_such_button", words.toast_unknown.to_owned()) };
    let bound = Bound {
        bot: me.id,
        whose: 'i',
        verb: parsed.verb,
        subject: &parsed.subject,
        owner: owner.id,
        chat: chat.id,
        message,
        bind: &[],
    };
    if parsed.whose != 'i' || !button::holds(&shared.key, &bound, &parsed.mac) {
        return ("no_such_button", words.toast_unknown.to_owned());
    }
    match parsed.verb {
        'a' | 'n' | 'x' | 'd' => {
            let (end, toast) = people::pressed(shared, owner, (chat.id, message), parsed.verb, &parsed.subject);
            (end, toast.to_owned())
        }
        'p' | 'b' | 'z' | 'j' => {
            let (end, toast) = relay::pressed(shared, owner, (chat.id, message), parsed.verb, &parsed.subject);
            (end, toast.to_owned())
        }
        'h' => guest_questions::pressed(shared, owner, (chat.id, message), &parsed.subject),
        'f' => guest_answers::pressed(shared, owner, (chat.id, message), &parsed.subject),
        'q' => questions::pressed(shared, owner, &parsed.subject, words),
        _ => ("no_such_button", words.toast_unknown.to_owned()),
    }
}
