//! What the codes of dispositions say in words, for `mila-gate why` and `/why`. A code is never shown alone where it has words.

use crate::config::Language;

/// Code, English, Russian.
const FATES: &[(&str, &str, &str)] = &[
    // Messages.
    ("event", "passed to the session", "передано сессии"),
    ("kept_out", "kept out: written to guests only", "не показано: записано только для гостей"),
    ("not_connected", "kept: the chat is not connected", "не показано: чат не подключён"),
    (
        "mode_mention",
        "kept: the group is \"when mentioned\", and it does not speak to the bot",
        "не показано: группа «по упоминанию», а к боту не обращались",
    ),
    (
        "mode_only_me",
        "kept: in this group only owners are heard",
        "не показано: в этой группе слышно только владельцев",
    ),
    ("mode_post", "kept: nothing is read there", "не показано: оттуда ничего не читается"),
    ("as_chat", "kept out: written in the name of a chat", "не показано: написано от имени чата"),
    ("offline", "kept out: sent by a timer, not by hand", "не показано: отправлено по таймеру, а не рукой"),
    ("ephemeral", "kept: a message that only one person sees", "не показано: сообщение, видимое одному человеку"),
    ("service", "kept: only Telegram's own notice", "не показано: служебное сообщение Telegram"),
    ("moved", "the group became a supergroup", "группа стала супергруппой"),
    ("command", "a word to the gate", "слово гейту"),
    ("join", "the owner asks to connect this group", "владелец просит подключить эту группу"),
    ("freeze", "froze everything", "остановлено всё"),
    ("own", "the bot's own doing", "это сделал сам бот"),
    ("seen", "was passed on before: the same message again", "уже передано: то же сообщение ещё раз"),
    ("opened", "opened the pairing link", "открыл ссылку для привязки"),
    ("no_code", "opened the bot without the pairing code", "открыл бота без кода привязки"),
    (
        "not_written",
        "LOST: the journal could not take it (is the disk full?)",
        "ПОТЕРЯНО: журнал не смог записать (диск полон?)",
    ),
    // The bot's own place in a chat.
    ("added", "the bot is in this chat", "бот теперь в этом чате"),
    ("removed", "the bot is out of this chat", "бота больше нет в этом чате"),
    // Presses.
    ("handed", "the proxy has it", "передано прокси"),
    ("lost", "LOST: too many waited, or it was too old", "ПОТЕРЯНО: ждало слишком много, или нажатие устарело"),
    ("refused", "the proxy refused it", "прокси отказал"),
    ("bot", "a bot pressed: never counts", "нажал бот: не считается"),
    ("no_such_button", "no button of this gate's", "у гейта нет такой кнопки"),
    ("counted", "counted", "засчитано"),
    ("not_owner", "not an owner's: never counts", "не владелец: не считается"),
    ("not_private", "not in the owner's private chat: never counts", "не в личном чате владельца: не считается"),
    ("over", "decided before: nothing changed", "уже решено: ничего не изменилось"),
    ("full", "no place is left in the team", "в команде нет места"),
    ("frozen", "everything is frozen: nothing changed", "всё заморожено: ничего не изменилось"),
    ("no_session", "no session is connected: nothing was sent", "нет подключённой сессии: ничего не отправлено"),
    // The session's operations.
    ("done", "done", "сделано"),
    // Strangers' questions.
    ("answered", "answered by the strangers' lane", "ответила линия для посторонних"),
    ("handed_on", "a stranger's question: kept for the owners", "вопрос постороннего: сохранён для владельцев"),
    ("limit", "a stranger's question: over a limit, no answer", "вопрос постороннего: сверх предела, без ответа"),
    ("no_lane", "a stranger's question: there is no lane", "вопрос постороннего: линии для посторонних нет"),
    (
        "not_sent",
        "was not sent: the chat is closed, or Telegram refused it",
        "не отправлено: чат закрыт или Telegram отказал",
    ),
    (
        "guest_answer",
        "an owner's answer to a stranger: drawn back",
        "ответ владельца постороннему: показан для отправки",
    ),
    ("sent", "sent", "отправлено"),
    ("unknown", "nobody knows whether it was sent", "неизвестно, отправлено ли"),
    // What cannot be read.
    ("missing", "could not be read: a field is missing", "не прочитано: нет поля"),
    ("not_json", "could not be read: it is no JSON", "не прочитано: это не JSON"),
    ("range", "could not be read: a number or length is out of range", "не прочитано: число или длина вне границ"),
    ("too_many", "could not be read: it is too large", "не прочитано: слишком велико"),
    ("twice", "could not be read: something stands twice", "не прочитано: что-то стоит дважды"),
    ("type", "could not be read: a field is of another type", "не прочитано: поле другого типа"),
];

/// The words of a code; `None` for one that has none.
#[must_use]
pub fn fate(code: &str, language: Language) -> Option<&'static str> {
    let (_, en, ru) = FATES.iter().find(|(known, _, _)| *known == code)?;
    Some(match language {
        Language::En => en,
        Language::Ru => ru,
    })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// The codes on the lines that name what became of something.
    fn codes(source: &str) -> impl Iterator<Item = String> {
        let code = source.split("#[cfg(test)]").next().unwrap_or_default();
        let names = [" end:", ".end =", "let fate = if", "Kept(", "Outcome::"];
        let lines = code.lines().filter_map(move |line| names.iter().find_map(|name| Some(line.split_once(name)?.1)));
        let quoted = lines.flat_map(|rest| rest.split('"').skip(1).step_by(2));
        quoted.filter(|text| text.bytes().all(|b| b.is_ascii_lowercase() || b == b'_')).map(str::to_owned)
    }

    #[test]
    fn every_code_that_the_receiver_notes_has_words() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut noted = Vec::new();
        for folder in ["daemon/receiver", "policy"] {
            for file in fs::read_dir(root.join(folder)).unwrap() {
                let file = file.unwrap().path();
                let name = file.file_name().unwrap().to_string_lossy().into_owned();
                if file.extension().is_some_and(|ext| ext == "rs") && !name.ends_with("tests.rs") {
                    noted.extend(codes(&fs::read_to_string(&file).unwrap()));
                }
            }
        }
        assert!(["event", "kept_out", "added", "lost", "bot"].iter().all(|code| noted.iter().any(|n| n == code)));
        noted.retain(|code| fate(code, Language::En).is_none());
        assert!(noted.is_empty(), "no words for {noted:?}");
    }

    #[test]
    fn a_code_stands_once_and_has_both_languages() {
        for (index, (code, en, ru)) in FATES.iter().enumerate() {
            assert!(!en.is_empty() && !ru.is_empty() && en != ru, "{code}");
            assert!(FATES[..index].iter().all(|(other, _, _)| other != code), "{code} stands twice");
        }
    }
}
