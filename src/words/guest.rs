//! What people read about strangers' questions, and the one sentence that strangers read.

use crate::config::Language;

words! {
    /// These texts in one language.
    GuestWords:
    /// Strangers' questions of a group wait.
    told_guest_summary,
    /// The same once they were shown.
    told_guest_shown,
    /// A question, before its words.
    told_guest_question,
    /// The same, after its words.
    guest_reply,
    /// Questions whose words were deleted.
    told_guest_gone,
    /// An owner's answer, before its words.
    told_guest_draft,
    /// The same, after its words.
    guest_draft,
    /// An owner's answer that is too long.
    told_guest_long,
    /// The answer is in the group.
    told_guest_sent,
    /// The owner did not want it sent.
    told_guest_dropped,
    /// It was not sent, and why.
    told_guest_failed,
    /// Nobody knows whether it was sent.
    told_guest_unknown,
    /// A limit of answers to strangers is reached.
    told_lane_limit,
    /// To a stranger, in the group: the question goes to the owner.
    lane_passed,
    /// Button: show the questions.
    button_show,
    /// Button: send the answer.
    button_to_group,
    /// Toast: the questions come.
    toast_shown,
    /// Toast: the answer is on its way.
    toast_sending,
    /// Toast: the answer is not sent.
    toast_not_sent,
    /// Toast: there is nothing behind the button any more.
    toast_over,
    /// /status: answers to strangers.
    status_lane,
    /// /status: no lane for strangers is there.
    status_lane_away,
    /// /status: it has no key.
    status_lane_no_key,
    /// /guests: questions of one group.
    guests_questions,
}

/// In English.
pub static EN: GuestWords = GuestWords {
    told_guest_summary: "🔒 Questions in \"{group}\": {n}",
    told_guest_shown: "🔒 Questions in \"{group}\": {n}, shown at {time}.",
    told_guest_question: "🔒 Question in \"{group}\", {time}\nFrom: {person}",
    guest_reply: "Reply to this message: your answer goes to the group, under the question.",
    told_guest_gone: "🔒 The words of {n} questions in \"{group}\" are no longer kept.",
    told_guest_draft: "🔒 Send this to \"{group}\"?",
    guest_draft: "It goes under the question of {person}, in the bot's name. Nothing is sent before your press.",
    told_guest_long: "🔒 NOT drawn: the answer is too long for one message. Please write a shorter one, as a reply to the question.",
    told_guest_sent: "🔒 Sent to \"{group}\" at {time}.",
    told_guest_dropped: "🔒 Not sent to \"{group}\".",
    told_guest_failed: "🔒 NOT sent to \"{group}\": {code}. Reply to the question once more to try again.",
    told_guest_unknown: "🔒 OUTCOME UNKNOWN: the answer may stand in \"{group}\" or not. Please look there. It is not sent again by itself.",
    told_lane_limit: "🔒 Strangers in \"{group}\" get no answer for now: a limit is reached ({code}). Today: answers {n}, tokens {tokens}. I say this once a day.",
    lane_passed: "I will pass your question to the owner",
    button_show: "Show",
    button_to_group: "Send to the group",
    toast_shown: "See below.",
    toast_sending: "On its way: see the card.",
    toast_not_sent: "Not sent.",
    toast_over: "This is over. Nothing was sent.",
    status_lane: "Answers to strangers today: {n}, handed on: {handed}, over a limit: {limited}. Tokens: {tokens}",
    status_lane_away: "Strangers get no answers: no lane for them runs.",
    status_lane_no_key: "Strangers get no answers: there is no strangers' key.",
    guests_questions: "Questions for you in {group}: {n}",
};

/// In Russian.
pub static RU: GuestWords = GuestWords {
    told_guest_summary: "🔒 Вопросов в «{group}»: {n}",
    told_guest_shown: "🔒 Вопросов в «{group}»: {n}, показаны в {time}.",
    told_guest_question: "🔒 Вопрос в «{group}», {time}\nОт: {person}",
    guest_reply: "Ответьте на это сообщение: ответ уйдёт в группу под вопрос.",
    told_guest_gone: "🔒 Слова вопросов в «{group}» больше не хранятся: {n}.",
    told_guest_draft: "🔒 Отправить это в «{group}»?",
    guest_draft: "Уйдёт под вопрос от {person}, от имени бота. До вашего нажатия ничего не отправляется.",
    told_guest_long: "🔒 НЕ нарисовано: ответ не помещается в одно сообщение. Напишите короче, ответом на вопрос.",
    told_guest_sent: "🔒 Отправлено в «{group}» в {time}.",
    told_guest_dropped: "🔒 В «{group}» не отправлено.",
    told_guest_failed: "🔒 В «{group}» НЕ отправлено: {code}. Чтобы попробовать снова, ответьте на вопрос ещё раз.",
    told_guest_unknown: "🔒 ИСХОД НЕИЗВЕСТЕН: ответ мог появиться в «{group}», мог не появиться. Посмотрите, пожалуйста. Само повторять НЕ буду.",
    told_lane_limit: "🔒 Посторонние в «{group}» пока не получают ответов: достигнут предел ({code}). Сегодня ответов: {n}, токенов: {tokens}. Скажу об этом раз в день.",
    lane_passed: "Передам ваш вопрос владельцу",
    button_show: "Показать",
    button_to_group: "Отправить в группу",
    toast_shown: "Смотрите ниже.",
    toast_sending: "Отправляю: смотрите карточку.",
    toast_not_sent: "Не отправлено.",
    toast_over: "Это уже закрыто. Ничего не отправлено.",
    status_lane: "Ответов посторонним сегодня: {n}, передано вам: {handed}, сверх предела: {limited}. Токенов: {tokens}",
    status_lane_away: "Посторонним ответов нет: линия для них не запущена.",
    status_lane_no_key: "Посторонним ответов нет: нет ключа для посторонних.",
    guests_questions: "Вопросов к вам в {group}: {n}",
};

/// The texts of a language.
#[must_use]
pub const fn of(language: Language) -> &'static GuestWords {
    match language {
        Language::En => &EN,
        Language::Ru => &RU,
    }
}
