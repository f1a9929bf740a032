//! What people read, one file a language.
//!
//! A text is a template: `{name}` is a slot, filled once by `policy::card`; what goes into a slot is never looked at for
//! slots again. Both languages have the same slots in every text (a test holds it).

#![forbid(unsafe_code)]

use crate::config::Language;

macro_rules! words {
    ($(#[$about:meta])* $name:ident: $($(#[$doc:meta])* $field:ident,)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name {
            $($(#[$doc])* pub $field: &'static str,)*
        }

        impl $name {
            /// Every text with its name.
            #[must_use]
            pub fn all(&self) -> Vec<(&'static str, &'static str)> {
                vec![$((stringify!($field), self.$field),)*]
            }
        }
    };
}

pub mod en;
pub mod fates;
pub mod guest;
pub mod ru;

words! {
    /// Every text of one language, but for those about strangers' questions.
    Words:
    /// Line 1 of a consent card.
    exact,
    /// Line 1 of a test card.
    test_head,
    /// Line 2: the act and one place.
    to_one,
    /// Line 2: the act and several places.
    to_many,
    /// Line 2: the act alone.
    act_alone,
    /// A place: its name and id.
    place,
    /// Letters of two alphabets in a place.
    mixed,
    /// The name of the field `text`.
    label_text,
    /// The name of the field `when`.
    label_when,
    /// The name of the field `title`.
    label_title,
    /// The name of the field `as`.
    label_as,
    /// The cost.
    cost,
    /// A text that stands in the card, with its length.
    text_here,
    /// A text that stands above, with its length and parts.
    text_above,
    /// Files that stand above.
    files_above,
    /// One file.
    file_line,
    /// A field on one line.
    field_line,
    /// A field that holds several lines.
    field_lines,
    /// Who asked, until when, and what silence means.
    asked,
    /// The action's short code.
    code,
    /// The clock is moved.
    clock_moved,
    /// Caption of a part of the text.
    part_head,
    /// Caption of a further part: how it joins the one before.
    part_next,
    /// It goes on inside a word.
    join_inside,
    /// A space stood between.
    join_space,
    /// A line feed stood between.
    join_line,
    /// An empty line stood between.
    join_paragraph,
    /// Caption of a file.
    file_head,
    /// A flag that is set.
    flag_yes,
    /// A flag that is not set.
    flag_no,
    /// Today, before a time.
    today,
    /// Tomorrow, before a time.
    tomorrow,
    /// Kilobytes.
    kb,
    /// Megabytes.
    mb,
    /// Bytes.
    bytes,
    /// Button: no.
    button_no,
    /// Button: to be changed.
    button_change,
    /// Button: put off.
    button_later,
    /// Button: show a card again.
    button_show_again,
    /// Button: show a card that was put off.
    button_show_now,
    /// Button: yes on a test card.
    button_try,
    /// Button: turn a kind on.
    button_kind_on,
    /// Button: unfreeze.
    button_unfreeze,
    /// Button: yes, unfreeze.
    button_unfreeze_yes,
    /// Button: stay frozen.
    button_stay_frozen,
    /// After a proved yes.
    after_yes,
    /// After it ran.
    after_done,
    /// After some of it ran.
    after_part,
    /// After it failed and nothing ran.
    after_failed,
    /// After nobody knows what ran.
    after_unknown,
    /// A second line for an unknown outcome.
    after_unknown_why,
    /// After a no.
    after_no,
    /// A second line for a no.
    after_no_day,
    /// After it was sent back.
    after_change,
    /// After it was put off.
    after_later,
    /// After nobody answered.
    after_expired,
    /// After the session took it back.
    after_withdrawn,
    /// After a restart.
    after_restart,
    /// Another owner said yes.
    after_other_yes,
    /// Another owner said no.
    after_other_no,
    /// Another owner sent it back.
    after_other_change,
    /// Another owner put it off.
    after_other_later,
    /// A press that could not be proved.
    after_unproved,
    /// The card became void.
    after_void,
    /// Earlier parts of a card that could not be shown whole.
    void_part,
    /// The journal's head, at an outcome.
    anchor,
    /// A request was refused since its card could not be shown whole.
    not_whole,
    /// A second owner cannot be reached.
    owner_unreachable,
    /// The test card worked.
    test_done,
    /// What a test card says below its head.
    test_body,
    /// The test card was answered with no.
    test_no,
    /// Frozen.
    frozen,
    /// Who froze it, if it was the host.
    by_host,
    /// What a freeze closed.
    frozen_body,
    /// What still runs while frozen.
    frozen_running,
    /// Asks once more before unfreezing.
    unfreeze_ask,
    /// Unfrozen.
    unfrozen,
    /// Still frozen.
    stay_frozen,
    /// Asks to turn a kind on.
    kind_ask,
    /// A kind was turned on.
    kind_on,
    /// A kind stays off.
    kind_stays_off,
    /// Nothing waits.
    pending_none,
    /// What waits.
    pending_head,
    /// A line of what waits.
    pending_line,
    /// Button: the mode *by mention*.
    button_mention,
    /// Button: the mode *every message*.
    button_every,
    /// Button: the mode *only me*.
    button_only_me,
    /// Button: the mode *only watch*.
    button_watch,
    /// Button: connect a channel.
    button_connect,
    /// Button: leave a group.
    button_leave_group,
    /// Button: leave a channel.
    button_leave,
    /// Button: turn a kind off.
    button_kind_off,
    /// Asks to connect a group.
    group_ask,
    /// Asks to connect a channel.
    channel_ask,
    /// A connected group, to change its mode.
    group_mode,
    /// A connected channel, to leave it.
    channel_mode,
    /// Which group.
    group_line,
    /// Which channel.
    channel_line,
    /// Who added the bot.
    chat_added,
    /// How many members a chat has.
    chat_members,
    /// The mode of a chat now.
    chat_now,
    /// The mode of a channel now.
    chat_posts,
    /// That nothing is asked in a connected group.
    group_writes,
    /// What a connected channel is for.
    channel_posts,
    /// What Telegram hides from the bot, and how that ends.
    group_privacy,
    /// Until when the card of a chat that is not connected can be answered.
    chat_until,
    /// Until when the buttons of a connected chat work.
    chat_until_mode,
    /// A chat was connected, or its mode changed.
    chat_on,
    /// A chat was left.
    chat_left,
    /// The bot is in a chat no longer.
    chat_gone,
    /// Nobody answered the card of a chat.
    chat_unanswered,
    /// No more chats can be connected.
    chats_full,
    /// No chat is connected.
    groups_none,
    /// More cards than were drawn.
    cards_more,
    /// How the language is chosen.
    language_ask,
    /// The language was chosen.
    language_set,
    /// A kind that is on, with the button to turn it off.
    kind_is_on,
    /// Line 1 of a card that asks for a standing permission.
    permission_head,
    /// The act, and the places that follow.
    permission_here,
    /// How often and how much a day.
    permission_day,
    /// How long.
    permission_term,
    /// The most it can come to.
    permission_most,
    /// What is not seen beforehand.
    permission_unseen,
    /// Nothing runs without asking now.
    permission_first,
    /// A place that is new.
    permission_new_place,
    /// A kind that is new.
    permission_new_kind,
    /// More actions a day.
    permission_new_count,
    /// More money a day.
    permission_new_money,
    /// In place of one in force.
    permission_instead,
    /// Who asked for a permission, until when, and what silence means.
    permission_answer,
    /// A permission was not opened.
    permission_not_opened,
    /// A permission is in force.
    permission_open,
    /// A permission was stopped.
    permission_stopped,
    /// A permission ended otherwise.
    permission_ended,
    /// All of an action that ran without a card.
    permission_whole,
    /// Button: open a permission.
    button_allow,
    /// Button: open a permission for one day.
    button_allow_one,
    /// Button: stop a permission.
    button_stop_permission,
    /// Button: show all of it.
    button_show_whole,
    /// Button: permissions count again.
    button_resume,
    /// Button: cards of a kind may come again.
    button_ask_again,
    /// Receipt: it ran.
    receipt_done,
    /// Receipt: some of it ran.
    receipt_part,
    /// Receipt: nothing ran.
    receipt_failed,
    /// Receipt: nobody knows.
    receipt_unknown,
    /// What was used of the day.
    receipt_today,
    /// The clock was moved: permissions rest.
    suspended,
    /// Permissions count again.
    resumed,
    /// A kind is closed by its no.
    kind_quiet,
    /// Cards of a kind come again.
    kind_asks,
    /// Toast: a permission was stopped.
    toast_stopped,
    /// No standing permission is in force.
    permissions_none,
    /// The journal's head.
    journal_head,
    /// A decision that stands in the journal.
    journal_line,
    /// A command was not done.
    not_done,
    /// Toast: another owner chose for the chat.
    toast_chosen,
    /// Toast: yes.
    toast_yes,
    /// Toast: no.
    toast_no,
    /// Toast: sent back.
    toast_change,
    /// Toast: put off.
    toast_later,
    /// Toast: shown again.
    toast_show,
    /// Toast: not an owner.
    toast_not_owner,
    /// Toast: not in the private chat.
    toast_private,
    /// Toast: too late.
    toast_late,
    /// Toast: too early.
    toast_early,
    /// Toast: could not be proved.
    toast_unproved,
    /// Toast: answered with yes.
    toast_answered_yes,
    /// Toast: answered with no.
    toast_answered_no,
    /// Toast: closed for another reason.
    toast_closed,
    /// Toast: from before a restart.
    toast_restart,
    /// Toast: frozen.
    toast_frozen,
    /// Toast: the kind was turned off.
    toast_kind_off,
    /// Toast: the card is not what was sent.
    toast_changed,
    /// Toast: this button is not one of ours.
    toast_unknown,
    /// Toast: the gate cannot write its journal.
    toast_broken,
    /// Toast: done, for what is not an action.
    toast_done,
    /// A person who is not in a group's team wrote there.
    team_card,
    /// They were added.
    team_added,
    /// Not now.
    team_not_now,
    /// No more cards about a group's people.
    team_never,
    /// They were taken off the team.
    team_removed,
    /// A member left the group.
    team_gone,
    /// A group's team.
    team_list,
    /// One of a team.
    team_line,
    /// No group has a team.
    team_none,
    /// Somebody writes as the group or as a channel.
    team_as_chat,
    /// Button: add to the team.
    button_add,
    /// Button: not now.
    button_not_now,
    /// Button, alone on its row: no more cards about this group.
    button_never_here,
    /// Button: take off the team.
    button_remove,
    /// Button: take one of a list off the team.
    button_remove_n,
    /// Toast: added.
    toast_added,
    /// Toast: not now.
    toast_not_now,
    /// Toast: no more cards.
    toast_never,
    /// Toast: taken off.
    toast_removed,
    /// Toast: another press was first.
    toast_decided,
    /// Toast: no place.
    toast_team_full,
    /// Toast: an answer to the agent's question.
    toast_answered,
    /// Nobody follows the events.
    told_not_running,
    /// Nothing came back.
    told_no_sign,
    /// The agent stopped.
    told_stopped,
    /// The agent is out of usage.
    told_out_of_usage,
    /// The agent must log in.
    told_must_log_in,
    /// The agent cannot be started.
    told_cannot_start,
    /// /stop was passed on.
    told_stop,
    /// /new was passed on.
    told_new,
    /// Neither could be passed on.
    told_no_order,
    /// A command that the gate could not do.
    told_command_failed,
    /// A freeze that holds here, and that the proxy has yet to hear of.
    told_freeze_waits,
    /// The agent's question; not the gate's words, so it has no mark.
    question,
    /// Its answer.
    question_answered,
    /// Nobody answered.
    question_over,
    /// /status: all is well.
    status_well,
    /// /status: something is wrong.
    status_ill,
    /// /status: frozen.
    status_frozen,
    /// /status: consent cannot be reached.
    status_unlinked,
    /// /status: when Telegram was heard.
    status_poll,
    /// /status: the session follows and did something.
    status_agent_seen,
    /// /status: the session follows.
    status_agent,
    /// /status: the session does not follow.
    status_no_agent,
    /// /status: connected chats and open questions.
    status_groups,
    /// /guests: strangers' messages.
    guests_head,
    /// /guests: of one group.
    guests_line,
    /// /guests: in private.
    guests_private,
    /// /guests: in chats that are not connected.
    guests_elsewhere,
    /// /why: what became of the last ones.
    why_head,
    /// /why: nothing came.
    why_none,
    /// /help.
    help_head,
    /// /help: one command.
    help_line,
    /// /status, in the menu.
    command_status,
    /// /stop, in the menu.
    command_stop,
    /// /new, in the menu.
    command_new,
    /// The morning's list, line 1.
    morning_head,
    /// Behind a line of it: its card was asked for.
    morning_shown,
    /// Behind a line of it: the agent took it back.
    morning_withdrawn,
    /// Behind a line of it: it ended, or lost its place.
    morning_over,
    /// Draws the card of a line of it.
    button_show_nth,
    /// /pending, in the menu.
    command_pending,
    /// What `/kinds` does.
    command_kinds,
    /// What `/permissions` does.
    command_permissions,
    /// What `/journal` does.
    command_journal,
    /// /groups, in the menu.
    command_groups,
    /// /team, in the menu.
    command_team,
    /// /guests, in the menu.
    command_guests,
    /// /why, in the menu.
    command_why,
    /// /language, in the menu.
    command_language,
    /// /freeze, in the menu.
    command_freeze,
    /// /help, in the menu.
    command_help,
    /// Line 1 of a tool prompt that is whole.
    prompt_whole,
    /// Line 1 of a tool prompt of which parts are hidden.
    prompt_part,
    /// Where the tool would be used.
    preview_where,
    /// That all of a tool prompt is there.
    preview_all,
    /// What never comes as a tool prompt.
    preview_never,
    /// A tool prompt was answered with allow.
    prompt_allowed,
    /// A tool prompt was answered with deny.
    prompt_denied,
    /// A tool prompt is answered in the terminal.
    prompt_terminal,
    /// A tool prompt is not answered here any more.
    prompt_over,
    /// A tool prompt from before a restart.
    prompt_restart,
    /// Many tool prompts within an hour.
    prompt_many,
    /// Tool prompts are off.
    prompts_off,
    /// Tool prompts are on.
    prompts_on,
    /// Button: allow a tool prompt.
    button_allow_once,
    /// Button: deny a tool prompt.
    button_deny,
    /// Button, alone on its row: answer in the terminal.
    button_terminal,
    /// Button: turn tool prompts off.
    button_turn_off,
    /// Button: keep tool prompts.
    button_keep,
    /// Toast: a verdict was sent.
    toast_sent,
    /// Toast: answered in the terminal.
    toast_terminal,
    /// Toast: no session is there to be sent a verdict.
    toast_no_session,
    /// Toast: a tool prompt is over.
    toast_prompt_over,
    /// What `/prompts` does.
    command_prompts,
    /// Short names of the days of the week, from Monday.
    weekdays,
    /// Short names of the months.
    months,
}

/// The texts of a language.
#[must_use]
pub const fn of(language: Language) -> &'static Words {
    match language {
        Language::En => &en::EN,
        Language::Ru => &ru::RU,
    }
}

#[cfg(test)]
mod tests;
