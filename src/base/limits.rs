//! Every bound of the suite in one place, each with its reason or source.

use std::time::Duration;

// Requests (DESIGN §6.1).

/// Bytes of one request line: the payload's text (23,000 UTF-16 units, three bytes each at most in JSON) with room to spare.
pub const LINE_MAX: usize = 256 * 1024;
/// How long a request line may take to arrive: a local peer needs milliseconds.
pub const LINE_TIME: Duration = Duration::from_secs(5);
/// How long a peer may be silent between an attachment's bytes.
pub const FILES_IDLE: Duration = Duration::from_secs(10);
/// How long all attachments of a request may take.
pub const FILES_TIME: Duration = Duration::from_secs(120);
/// Files of one request: what an owner can look through on a phone, and Telegram's album size.
pub const FILES_MAX: usize = 10;
/// Bytes of one file: a bot's upload limit (Bot API, `sendDocument`).
pub const FILE_BYTES_MAX: u64 = 50 * 1024 * 1024;
/// Bytes of all files of a request.
pub const FILES_BYTES_MAX: u64 = 100 * 1024 * 1024;
/// Longest wait a caller may ask for, in seconds: the life of a card.
pub const WAIT_MAX_S: u64 = 900;
/// Connections of session users that may wait at once.
pub const WAITERS_MAX: usize = 16;
/// Requests a minute for one uid.
pub const REQUESTS_A_MINUTE: u32 = 10;
/// Levels of JSON nesting.
pub const JSON_DEPTH_MAX: usize = 16;
/// Largest integer in JSON: what every reader holds exactly (RFC 8259 §6).
pub const JSON_INT_MAX: i64 = (1 << 53) - 1;
/// UTF-16 units over all text fields: six parts of a card.
pub const TEXT_UNITS_MAX: usize = 23_000;
/// UTF-16 units of a `line` field.
pub const LINE_UNITS_MAX: usize = 500;
/// Cents of a money field.
pub const MONEY_MAX: u32 = 100_000;
/// Days that a `time` field may lie ahead.
pub const TIME_AHEAD_DAYS: i64 = 366;
/// Targets of one field.
pub const TARGETS_MAX: usize = 16;
/// UTF-16 units of a file's name.
pub const FILE_NAME_UNITS_MAX: usize = 80;
/// Characters of a file name's stem: Telegram cuts at 64.
pub const FILE_STEM_MAX: usize = 60;
/// Characters of a file name's extension: Telegram cuts at 16.
pub const FILE_EXT_MAX: usize = 15;

// Cards (DESIGN §6.3, §6.4).

/// How long a card can be answered.
pub const PRESS_SECONDS_MAX: u32 = 900;
/// Least time a card can be given.
pub const PRESS_SECONDS_MIN: u32 = 5;
/// How long buttons must have stood before a press grants: time to see what appeared under the thumb.
pub const PRESS_NOT_BEFORE: Duration = Duration::from_secs(2);
/// A `retry_after` that a proof waits for, in seconds.
pub const PROOF_RETRY_S: u64 = 8;
/// UTF-16 units of a text that stands inside the card.
pub const CARD_INLINE_UNITS: usize = 600;
/// UTF-16 units of the owner's text in one part: a message less its heading, with room for the longest one.
pub const PART_UNITS: usize = 4000;
/// Parts of a text before a card.
pub const CARD_PARTS_MAX: usize = 6;
/// UTF-16 units of one message: Telegram's 4,096 (counted there in code points, so units are the safe side).
pub const MESSAGE_UNITS_MAX: usize = 4096;
/// UTF-16 units of a caption (Bot API).
pub const CAPTION_UNITS_MAX: usize = 1024;
/// Bytes of `callback_data` (Bot API).
pub const CALLBACK_BYTES_MAX: usize = 64;
/// Characters of the answer to a press (Bot API, `answerCallbackQuery`).
pub const TOAST_MAX: usize = 200;
/// Open cards of one kind.
pub const OPEN_A_KIND: usize = 3;
/// Open cards in all.
pub const OPEN_ALL: usize = 10;
/// Requests that wait behind the open cards.
pub const QUEUED_MAX: usize = 20;
/// New cards an hour, at most.
pub const CARDS_AN_HOUR: u32 = 12;
/// New cards a day, at most.
pub const CARDS_A_DAY: u32 = 60;
/// Cards that are remembered by their moment: as many as a day may have.
pub const CARDS_REMEMBERED: usize = 60;
/// How long a request that was put off waits for its owner, in milliseconds.
pub const LATER_MS: i64 = 24 * 3600 * 1000;
/// Urgent cards that ring in one night: whoever is woken a third time turns the sound off.
pub const URGENT_A_NIGHT: usize = 2;
/// How long after its asking a request that waited for the morning can be asked for, in milliseconds: that day, and the next.
pub const HELD_MS: i64 = 48 * 3600 * 1000;
/// Morning lists that are remembered, so that they can say what became of their requests.
pub const LISTS_KEPT: usize = 8;
/// Bytes of their file: eight lists of all that may wait, in the chats of all owners.
pub const MORNING_FILE_MAX: usize = 64 * 1024;
/// Ended requests that are remembered whole; of older ones only how they ended.
pub const REQUESTS_KEPT_MAX: usize = 512;
/// Cards in a row without an answer after which none is drawn.
pub const UNANSWERED_MAX: u32 = 3;
/// How long a no holds.
pub const NO_HOLDS_MS: i64 = 24 * 3600 * 1000;
/// No in a row that close a kind.
pub const NO_IN_A_ROW: u32 = 3;
/// No in a rolling day that close a kind.
pub const NO_A_DAY: u32 = 5;
/// How long a stored request can be shown again.
pub const STORED_MS: i64 = 24 * 3600 * 1000;
/// Stored requests.
pub const SPOOL_REQUESTS_MAX: usize = 40;
/// Bytes of all stored requests.
pub const SPOOL_BYTES_MAX: u64 = 1024 * 1024 * 1024;
/// Chats that owners connected: what `/groups` can still be read through, and a line of the receiver's holds.
pub const CHATS_MAX: usize = 200;
/// Cards an hour that ask to connect a chat: an owner adds the bot by hand; whoever can make it more is somebody else.
pub const CONNECT_CARDS_AN_HOUR: usize = 10;
/// Cards that one command draws: what an owner scrolls through, and less than the proxy's share of Telegram in a second.
pub const COMMAND_CARDS_MAX: usize = 10;
/// Cards that ended and whose last words are remembered, for presses that come after.
pub const CARDS_OVER_MAX: usize = 256;
/// How long the receiver has to answer `hold`.
pub const HOLD_ANSWER: Duration = Duration::from_secs(5);
/// How long a hold lasts without `release`.
pub const HOLD_MAX: Duration = Duration::from_secs(90);
/// Spent callback ids that are remembered: Telegram keeps a press for 150 seconds.
pub const SPENT_QUERIES_MAX: usize = 1024;
/// Longest standing permission, in days.
pub const PERMISSION_DAYS_MAX: u32 = 7;
/// Most money of a standing permission a day, in cents.
pub const PERMISSION_CENTS_MAX: u32 = 1000;
/// Most actions a day of a standing permission: as many receipts come.
pub const PERMISSION_COUNT_MAX: u32 = 100;
/// Standing permissions in force, and ended ones that are remembered: each is a line that an owner has to keep in mind.
pub const PERMISSIONS_MAX: usize = 16;
/// Before its end by this much, in milliseconds, the same terms may be asked for anew: its last day.
pub const PERMISSION_RENEW_MS: i64 = 24 * 3600 * 1000;
/// How long uses are remembered, in milliseconds: a day of 25 hours, and a clock that went back by some hours.
pub const USES_KEPT_MS: i64 = 48 * 3600 * 1000;
/// Receipts whose place is remembered for each permission, so that *Stop* works on one that Telegram shows no more of.
pub const RECEIPT_PLACES_MAX: usize = 256;
/// Actions under permissions whose texts are kept for *Show whole*, the latest ones.
pub const WHOLE_KEPT_MAX: usize = 32;
/// How long the next use waits for the receipt before it; then it comes as a card (DESIGN §6.7).
pub const RECEIPT_WAIT: Duration = Duration::from_secs(600);
/// Wall-clock steps up to this are ignored, in milliseconds.
pub const CLOCK_STEP_MS: i64 = 60_000;

// Text that shows (DESIGN §6.2).

/// Combining marks in a row.
pub const MARKS_MAX: usize = 8;
/// Spaces and line feeds in a row.
pub const BLANKS_MAX: usize = 64;
/// Line feeds in a row.
pub const LINE_FEEDS_MAX: usize = 8;
/// Bytes of a text that `check-text` reads: many times what a request takes.
pub const CHECK_TEXT_BYTES_MAX: u64 = 1024 * 1024;
/// Rounds of repair before `fixed` is given up.
pub const FIX_ROUNDS: usize = 4;

// Journals (DESIGN §3, FORMATS §2).

/// Bytes of one line of the decisions journal, its line feed included.
pub const JOURNAL_LINE_MAX: usize = 4096;
/// Characters of a chat's title in the journal: Telegram's own limit; what is longer is cut.
pub const TITLE_MAX: usize = 128;
/// Anchors that one check of a journal takes: years of receipts.
pub const ANCHORS_MAX: usize = 100_000;
/// Space reserved ahead for a journal.
pub const JOURNAL_RESERVE: u64 = 1024 * 1024;
/// Space that must be left before a step that grants: three lines for each open card, at their longest.
pub const JOURNAL_MARGIN: u64 = 128 * 1024;
/// Bytes of a file of the tz database: the largest has 4 KiB.
pub const ZONE_FILE_MAX: usize = 64 * 1024;
/// Bytes of one file of the strangers' journal; eight of them.
pub const GUESTS_FILE_BYTES: u64 = 32 * 1024 * 1024;
/// Files of the strangers' journal.
pub const GUESTS_FILES: usize = 8;
/// Bytes of one file of the session's journal.
pub const EVENTS_FILE_BYTES: u64 = 64 * 1024 * 1024;
/// Recent update ids that are remembered against redelivery: several batches of 100.
pub const RECENT_UPDATES_MAX: usize = 1000;

// The runner (DESIGN §6.5, FORMATS §6).

/// How long an action may take at most, in seconds.
pub const ACTION_SECONDS_MAX: u32 = 900;
/// Bytes of a program's answer.
pub const ACTION_ANSWER_MAX: usize = 64 * 1024;
/// Bytes of any one file that a program of an action writes: what it may send on, with room.
pub const ACTION_FILE_BYTES_MAX: u64 = 256 * 1024 * 1024;
/// Descriptors of such a program.
pub const ACTION_FILES_MAX: u64 = 256;
/// Processes and threads of the runner's user: its own threads and a program with its helpers.
pub const ACTION_PROCESSES_MAX: u64 = 256;
/// Characters of a result shown to the session.
pub const RESULT_MAX: usize = 2000;
/// Characters of a hint: two sentences that a model reads whole.
pub const HINT_MAX: usize = 300;
/// Characters of an owner's reason.
pub const REASON_MAX: usize = 500;

// Configuration and definitions (FORMATS §6, §13).

/// Bytes of a configuration or a definition.
pub const CONFIG_BYTES_MAX: u64 = 256 * 1024;
/// Bytes of a socket's path: `sun_path` has 108, one of them its end.
pub const SOCKET_PATH_MAX: usize = 107;

// Sockets and HTTP (DESIGN §2, §4).

/// Stack of a connection's thread.
pub const STACK_BYTES: usize = 512 * 1024;
/// Bytes of an HTTP request's head.
pub const HTTP_HEAD_MAX: usize = 16 * 1024;
/// Headers of an HTTP request.
pub const HTTP_HEADERS_MAX: usize = 64;
/// How long an HTTP head may take.
pub const HTTP_HEAD_TIME: Duration = Duration::from_secs(5);
/// Bytes of a JSON body to the Bot API: its own limit on parameters.
pub const TELEGRAM_JSON_MAX: u64 = 1024 * 1024;
/// Bytes of a multipart body to the Bot API: one file and its fields.
pub const TELEGRAM_UPLOAD_MAX: u64 = 51 * 1024 * 1024;
/// Bytes of a JSON answer that is buffered.
pub const ANSWER_JSON_MAX: u64 = 1024 * 1024;
/// Bytes of a `getUpdates` answer: the server cuts a batch at 4 MiB.
pub const ANSWER_UPDATES_MAX: u64 = 5 * 1024 * 1024;
/// Bytes of a file that is fetched from the Bot API: `getFile` serves no longer ones.
pub const DOWNLOAD_BYTES_MAX: u64 = 20 << 20;
/// Bytes of a `file_path`: a folder's name and a short file name, with room.
pub const FILE_PATH_MAX: usize = 200;
/// Bytes that a file on its way through the keeper takes there at once: the pieces in hand, and both ends' buffers.
pub const STREAM_BYTES: u64 = 384 * 1024;
/// Bytes of a file in hand at a time.
pub const STREAM_CHUNK: usize = 64 * 1024;
/// Longest poll, in seconds: the server clamps at 50.
pub const POLL_SECONDS: u64 = 50;
/// How long one address is tried.
pub const DIAL_EACH: Duration = Duration::from_secs(3);
/// Addresses of one host that are tried: two families with several hosts each.
pub const DIAL_ADDRESSES_MAX: usize = 8;
/// Look-ups of names that may hang at once: a resolver gives up after half a minute or so, callers much sooner.
pub const DIAL_RESOLVERS_MAX: usize = 64;

// People (DESIGN §5).

/// Owners: as many as a household or a small company's heads.
pub const OWNERS_MAX: usize = 16;
/// Characters of an owner's name: what fits beside a time on a phone.
pub const OWNER_NAME_MAX: usize = 40;
/// Bytes of `owners.json`: sixteen owners with room to spare.
pub const OWNERS_FILE_MAX: u64 = 16 * 1024;
/// Characters of an answered message that an event shows.
pub const REPLY_SHOWN_MAX: usize = 500;
/// Levels of a rich message (Bot API).
pub const RICH_DEPTH_MAX: usize = 16;
/// Blocks of a rich message (Bot API).
pub const RICH_BLOCKS_MAX: usize = 500;
/// Characters of a rich message that are passed on: four ordinary messages.
pub const RICH_CHARACTERS_MAX: usize = 16_384;
/// Strangers' messages that an event counts; more are as many.
pub const GUESTS_SINCE_MAX: u32 = 999;
/// Albums of which it is remembered that they speak to the bot: their parts come within seconds.
pub const ALBUMS_MAX: usize = 64;
/// How long a pairing code is good, in milliseconds.
pub const PAIRING_MS: i64 = 900_000;
/// Files of the session's journal: the one that grows, and the one before it.
pub const EVENTS_FILES: usize = 2;
/// Bytes of the receiver's cursor: a thousand ids of sixteen digits.
pub const CURSOR_BYTES_MAX: usize = 64 * 1024;

// The keeper (DESIGN §4).

/// Connections of one uid to the keeper: a long poll, presses, cards, with room.
pub const KEEPER_PER_UID: usize = 16;
/// Bytes one uid can make the keeper hold: one upload, which the HTTP client copies once, and small calls beside it.
pub const KEEPER_BYTES_MAX: u64 = 128 * 1024 * 1024;
/// Files that one uid fetches at once: a slow one must not take the places that its poll and its presses need.
pub const KEEPER_FILES_PER_UID: u64 = 4;
/// How long a caller may be silent within a body.
pub const KEEPER_BODY_IDLE: Duration = Duration::from_secs(10);
/// How long a body may take.
pub const KEEPER_BODY_TIME: Duration = Duration::from_secs(120);
/// Bytes of a request for a lease: an id, a kind, a hash and some chats.
pub const LEASE_BODY_MAX: u64 = 16 * 1024;
/// How long a caller may take to read an answer.
pub const KEEPER_ANSWER_TIME: Duration = Duration::from_secs(30);
/// How long, and how much, a refused caller may go on sending before it is cut off: closing on unread bytes loses the answer.
pub const KEEPER_DRAIN_TIME: Duration = Duration::from_secs(2);
/// The bytes of that.
pub const KEEPER_DRAIN_BYTES: usize = 64 * 1024 * 1024;
/// How long calls may go on that run while the keeper stops: most are through in a second, and a long poll is asked anew.
pub const KEEPER_STOP_TIME: Duration = Duration::from_secs(3);
/// Calls of the strangers' lane a day, at most: a few for each person of a busy group.
pub const GUEST_CALLS_A_DAY: u32 = 400;
/// Bytes of a body of the strangers' lane: a question, its rules and the public knowledge, of which JSON writes a quote or a line
/// feed as two bytes.
pub const GUEST_BODY_MAX: u64 = 1088 * 1024;
/// Tokens of one answer to a stranger: two screens of a phone.
pub const GUEST_TOKENS_MAX: u64 = 1024;
/// Tokens a day that sessions may use through the keeper, where the configuration says nothing.
pub const CLAUDE_TOKENS_A_DAY: u32 = 2_000_000;
/// The highest number the configuration may name for it.
pub const CLAUDE_TOKENS_A_DAY_MAX: u32 = 1_000_000_000;
/// Tokens that one answer to a session can have at most: the largest of the models' own limits. What a body names beyond it, or
/// names in a way that has two readings, counts as this much.
pub const CLAUDE_ANSWER_TOKENS_MAX: u64 = 128_000;
/// Bytes of a body of a session's: a full context of text, with pictures.
pub const CLAUDE_BODY_MAX: u64 = 8 * 1024 * 1024;
/// Bytes of a recording to be transcribed: the usual API's own limit, with the form around it.
pub const VOICE_BODY_MAX: u64 = 26 * 1024 * 1024;
/// Bytes of a JSON body to Zernio: a post for sixteen places.
pub const ZERNIO_BODY_MAX: u64 = 1024 * 1024;
/// How long an upstream may be silent within a stream: the Messages API sends a ping every few seconds.
pub const STREAM_IDLE: Duration = Duration::from_secs(90);
/// Seconds that a call of the Messages API may take: its own limit.
pub const MESSAGES_SECONDS: u64 = 600;
/// Calls a second to other places than the Bot API, and at once after a pause: of the lane, and of each session user.
pub const BUDGET_GUEST: (u32, u32) = (2, 20);
/// A session's.
pub const BUDGET_SESSION: (u32, u32) = (10, 60);
/// Calls a second to the Bot API, and at once after a pause, for the receiver, the proxy and the runner: together the 30 a second
/// that Telegram takes from one bot, and a third of them the proxy's alone.
pub const BUDGET_IO: (u32, u32) = (12, 60);
/// What the receiver has for answers to presses: what a session sends through it never takes from these.
pub const BUDGET_PRESSES: (u32, u32) = (3, 30);
/// The proxy's.
pub const BUDGET_CONSENT: (u32, u32) = (10, 60);
/// The runner's.
pub const BUDGET_ACT: (u32, u32) = (5, 30);

// Groups and their people (DESIGN §5).

/// Members of a group's team: more than a person can know by name.
pub const TEAM_MAX: usize = 32;
/// Groups that have a team: as many as an owner can look after, with room.
pub const TEAM_GROUPS_MAX: usize = 256;
/// Cards about new people an hour, for one group.
pub const TEAM_CARDS_A_GROUP: usize = 5;
/// Cards about new people an hour, in all: fifty groups that are flooded at once must not bury the owner's own chat.
pub const TEAM_CARDS_ALL: usize = 20;
/// How long a card that reached nobody is not tried again, in milliseconds: Telegram asks for pauses of minutes, and each try counts.
pub const TEAM_AGAIN_MS: i64 = 600_000;
/// People whom the owners were asked about that are remembered: four days of cards without a pause.
pub const ASKED_MAX: usize = 2048;
/// Bytes of a small file of the receiver's: every team full, with room.
pub const KEPT_BYTES_MAX: usize = 2 * 1024 * 1024;
/// Things that the gate itself has to say to owners and that wait; each was bounded before by what it is about.
pub const TELLER_MAX: usize = 256;
/// The same, of what the session's doings make the gate say: each kind is paced, so more of them are of no use to anybody.
pub const CAUSED_MAX: usize = 8;
/// How often owners hear the same of the agent from the session's side (stopped, out of usage), in milliseconds.
pub const NOTICE_MS: u64 = 600_000;
/// Small signs (seen, typing) that wait: they are worth nothing after some seconds.
pub const SIGNS_MAX: usize = 32;
/// How long an event waits for a sign of the session before its owner hears of it, in milliseconds: a long piece of work is shorter.
pub const NO_SIGN_MS: u64 = 600_000;
/// How often an owner hears that no session follows, in milliseconds.
pub const NOT_RUNNING_MS: i64 = 3_600_000;
/// Age of the last good poll, in milliseconds, from which the receiver is deaf: one whole poll, its grace, and a try after it.
pub const DEAF_MS: u64 = 90_000;
/// How long the bot stays in a group to which nobody connected it, in milliseconds.
pub const ROOM_MS: i64 = 86_400_000;
/// Groups to which others added the bot that are remembered; of more the oldest is left at once.
pub const ROOMS_MAX: usize = 256;
/// Chats that the bot is to leave and is still in.
pub const LEAVING_MAX: usize = 512;
/// The first wait before leaving is tried again, in milliseconds; each further one is twice as long.
pub const LEAVE_AGAIN_MS: u64 = 10_000;
/// The longest of these waits.
pub const LEAVE_AGAIN_MAX_MS: u64 = 3_600_000;
/// Words for consent that wait for it to come back.
pub const REPORTS_MAX: usize = 64;
/// Questions of the agent's that are open at once.
pub const QUESTIONS_MAX: usize = 8;
/// How long a question can be answered, in milliseconds.
pub const QUESTION_MS: i64 = 86_400_000;
/// Answers of one question.
pub const ANSWERS_MAX: usize = 6;
/// Characters of one answer: what a button alone on its row shows on a phone.
pub const ANSWER_LABEL_MAX: usize = 28;
/// UTF-16 units of a question: one message, with its heading and its answer.
pub const QUESTION_UNITS_MAX: usize = 3600;

/// Tool prompts of Claude Code's that are open at once; of more the oldest is over here, and waits in its terminal.
pub const PROMPTS_MAX: usize = 20;
/// UTF-16 units of a tool prompt that stand on its card: one message, with the gate's own words.
pub const PROMPT_UNITS_MAX: usize = 3600;
/// The length at which Claude Code before 2.1.211 cut a preview, in UTF-16 units: one of just this length may have been longer.
pub const PREVIEW_OLD_UNITS: usize = 200;
/// Tool prompts within [`PROMPTS_HOUR_MS`] at which an owner is told how they are turned off (WORDS §5).
pub const PROMPTS_MANY: usize = 12;
/// That hour, in milliseconds.
pub const PROMPTS_HOUR_MS: i64 = 3_600_000;
/// How often that is told, in milliseconds: once a day.
pub const PROMPTS_HINT_MS: i64 = 86_400_000;

// What the session sends (DESIGN §5): half of what the Bot API's own pages name for a bot.

/// Milliseconds for which one message keeps a private chat busy in the long run: Telegram takes about one a second.
pub const PACE_PRIVATE_MS: u64 = 2000;
/// Messages that a private chat takes at once after a pause.
pub const PACE_PRIVATE_AT_ONCE: usize = 5;
/// Messages that a group takes in any minute: Telegram takes twenty.
pub const PACE_GROUP_A_MINUTE: usize = 10;
/// Calls in any second over all chats: Telegram takes about thirty from a bot, and the gate itself speaks as well.
pub const PACE_ALL_A_SECOND: usize = 8;
/// How long a call of the session may wait for its turn: the clients of its tools give up after a minute.
pub const TURN_WAIT_MAX: Duration = Duration::from_secs(50);
/// Calls that may wait for one chat.
pub const TURNS_MAX: usize = 20;
/// How long a chat must have been without an event before the session may not write there any more, in milliseconds.
pub const QUIET_MS: i64 = 48 * 3600 * 1000;
/// Messages of the session that are remembered as its own: weeks of talk.
pub const SENT_MAX: usize = 4096;
/// Bytes of a picture that is shown as one (Bot API, `sendPhoto`).
pub const PHOTO_BYTES_MAX: u64 = 10 * 1024 * 1024;
/// Characters of a file's id: they have about ninety.
pub const FILE_ID_MAX: usize = 256;

// Voice messages (DESIGN §4, `/voice`).

/// Recordings that are transcribed at once: each holds a thread and a file of 20 MB at most, and the service takes its time.
pub const VOICE_THREADS: usize = 2;
/// Voice messages that wait to be transcribed. Of more it is said at once that they have no transcript.
pub const VOICES_MAX: usize = 64;
/// How often a recording is tried that the keeper or the service was too busy for.
pub const VOICE_TRIES: u32 = 4;
/// Characters of a transcript: more than half an hour of quick talk, and half of what an event's content holds.
pub const TRANSCRIPT_MAX: usize = 16_000;

// The session's side (DESIGN §8).

/// How long a session's own command may take to transcribe a recording: a model without a graphics card takes about as long as
/// the recording itself.
pub const TRANSCRIBE_TIME: Duration = Duration::from_secs(120);
/// Bytes that such a command may print: the longest transcript, at four bytes a character.
pub const TRANSCRIBE_BYTES_MAX: usize = 64 * 1024;

/// Bytes of one line of the event stream: the longest text that is passed on, at six bytes a character, with room.
pub const EVENT_LINE_MAX: usize = 1024 * 1024;
/// The first wait before the receiver is called again, in milliseconds; each further one is twice as long.
pub const REACH_AGAIN_MS: u64 = 200;
/// The longest of these waits: how long after its start the gate is found at the latest.
pub const REACH_AGAIN_MAX_MS: u64 = 15_000;
/// Characters of an event's content: more than a rich message and its notes.
pub const SHOWN_CONTENT_MAX: usize = 32_000;
/// Characters of a value beside it: an answered message, with room.
pub const SHOWN_VALUE_MAX: usize = 600;
/// Bytes of one line from an MCP client: [`LINE_MAX`] with six bytes for each (`\u0041`), with room; a longer one is passed over.
pub const MCP_LINE_MAX: usize = 2 * 1024 * 1024;
/// Tool calls that run at once: an agent makes a few, and each has a thread.
pub const CALLS_MAX: usize = 8;
/// How long a tool waits unless asked otherwise, in seconds: clients built on the TypeScript SDK give up at 60.
pub const CALL_WAIT_S: u64 = 50;
/// How long a tool waits at most, in seconds.
pub const CALL_WAIT_MAX_S: u32 = 100;
/// Events that one call gives, and that wait for it; the others wait at the receiver.
pub const INBOX_EVENTS_MAX: usize = 20;
/// Files of events that stay fetched on the session's side; the oldest go first. Days of an owner's pictures.
pub const FETCHED_FILES_MAX: usize = 200;
/// Their bytes: two dozen of the largest that can be fetched.
pub const FETCHED_BYTES_MAX: u64 = 512 << 20;
/// Files of one event that are named beside its content: an event has one, an album ten at most.
pub const SHOWN_FILES_MAX: usize = 10;

// The lane (DESIGN §7): what strangers can cost the owner, and what they can be told.

/// Answers in one chat in any minute: a talk, not a flood.
pub const LANE_CHAT_A_MINUTE: usize = 3;
/// Answers in one chat a day.
pub const LANE_CHAT_A_DAY: usize = 100;
/// Answers to one person a day, over all chats.
pub const LANE_PERSON_A_DAY: usize = 20;
/// Answers a day in all: under the ceiling that the keeper has for the strangers' key.
pub const LANE_A_DAY: usize = 300;
/// Characters of a question that the model is shown: half of the longest message of Telegram's.
pub const LANE_QUESTION_CHARS_MAX: usize = 2000;
/// Characters of an answer: less than one screen of a phone.
pub const LANE_ANSWER_CHARS_MAX: usize = 1500;
/// How long an answer to a stranger may take: a short one takes a model some seconds.
pub const LANE_ANSWER_TIME: Duration = Duration::from_secs(30);
/// Questions that are with the model at once; each has a thread, and the keeper's budget allows no more in the long run.
pub const LANE_AT_ONCE: usize = 8;
/// Connections to the lane at once: those, the receiver's other questions, an act and the host's.
pub const LANE_CONNECTIONS: usize = 16;
/// Bytes of the lane's counters before what counts no more is left out: a day of the most questions has a quarter of it.
pub const LANE_COUNTERS_MAX: usize = 256 * 1024;
/// Bytes of one file of public knowledge.
pub const KNOWLEDGE_FILE_MAX: usize = 64 * 1024;
/// Bytes of all of it: what a model reads with each question, and the owner before a yes.
pub const KNOWLEDGE_MAX: usize = 512 * 1024;
/// Files of public knowledge.
pub const KNOWLEDGE_FILES_MAX: usize = 200;
/// Bytes of public knowledge with the line over each file: a name has at most 80 letters of four bytes each, size and hash 72.
pub const KNOWLEDGE_BUNDLE_MAX: usize = KNOWLEDGE_MAX + KNOWLEDGE_FILES_MAX * 400;
/// Answers of the Claude CLI at once: each takes some 300 MB, and after each one every other process of the uid is ended.
pub const LANE_CLI_AT_ONCE: usize = 1;
/// Bytes of a file that the CLI may write: its own notes, in a folder that goes with the answer.
pub const LANE_CLI_FILE_BYTES: u64 = 64 * 1024 * 1024;
/// Descriptors it may have.
pub const LANE_CLI_FILES: u64 = 1024;
/// Processes and threads it may have: it starts some dozens.
pub const LANE_CLI_PROCESSES: u64 = 256;

// Strangers' questions at the receiver (DESIGN §5).

/// Questions that wait for the lane; of more the owners get the words.
pub const LANE_WAITING_MAX: usize = 32;
/// Questions of one person that wait: nobody fills the row alone.
pub const LANE_WAITING_EACH: usize = 2;
/// Questions that are with the lane at once.
pub const LANE_THREADS: usize = 4;
/// How long the lane may take for an answer: a model's slow minute, and half of one for its own work.
pub const LANE_TIME: Duration = Duration::from_secs(90);
/// How long a lane that starts beside the receiver may take until it is said that none is there.
pub const LANE_START_TIME: Duration = Duration::from_secs(15);
/// How often it is looked for meanwhile.
pub const LANE_LOOK_TIME: Duration = Duration::from_secs(1);
/// Bytes of a line of the lane's that holds the whole knowledge: 512 KiB, each of them escaped at worst as two, and more for a few.
pub const LANE_KNOWLEDGE_MAX: usize = 2 * 1024 * 1024;
/// Age in seconds from which a question is not answered any more: the talk in the group has gone on.
pub const QUESTION_FRESH_S: i64 = 600;
/// How often a person hears in one group that their question is handed on, in milliseconds.
pub const PASSED_AGAIN_MS: u64 = 3_600_000;
/// How often that is said in one group within that time.
pub const PASSED_A_CHAT: usize = 6;
/// Questions of one group that are kept for the owners.
pub const GUEST_QUESTIONS_A_CHAT: usize = 30;
/// The same, of one person there.
pub const GUEST_QUESTIONS_EACH: usize = 3;
/// The same, in all.
pub const GUEST_QUESTIONS_MAX: usize = 300;
/// How long they are kept, in milliseconds: three days.
pub const GUEST_QUESTION_MS: i64 = 3 * 86_400_000;
/// Questions that one press shows: each is a message of its own, and Telegram takes about one a second.
pub const GUEST_SHOWN_AT_ONCE: usize = 10;
/// UTF-16 units of a question as it is shown, and of an owner's answer to it: one message, with what stands around it.
pub const GUEST_WORDS_UNITS: usize = 3500;
/// Answers of owners that wait for a press.
pub const GUEST_DRAFTS_MAX: usize = 16;

// The unattended session (DESIGN §8).

/// Events that wait for a run of the agent; the others wait at the receiver. A day's talk.
pub const RUN_EVENTS_MAX: usize = 256;
/// Events that one run is given: as many as a person would read at once.
pub const BATCH_EVENTS_MAX: usize = 64;
/// Bytes that one run is given, unless one event alone has more: a tenth of what a model reads.
pub const BATCH_BYTES_MAX: usize = 96 * 1024;
/// How long a run may take unless the operator says otherwise, in seconds: longer than a card waits, and than most work.
pub const RUN_S: u64 = 7200;
/// The most that the operator can say, in seconds.
pub const RUN_MAX_S: u64 = 86_400;
/// How long a run that is to end has for it, before it is killed with its whole group.
pub const RUN_END: Duration = Duration::from_secs(10);
/// The longest wait after a failure.
pub const RUN_AGAIN_MAX: Duration = Duration::from_secs(900);
/// The wait after a failure once an owner has written.
pub const RUN_AGAIN_OWNER: Duration = Duration::from_secs(5);
/// Bytes of a run's standard output that are looked at: its one JSON object, with the longest answer of a model.
pub const RUN_OUTPUT_MAX: usize = 1024 * 1024;
/// Bytes of its standard error that are looked at: the last ones.
pub const RUN_COMPLAINT_MAX: usize = 8192;
/// Bytes of what a client tells a hook that are looked at: the last message of a model is in it.
pub const HOOK_BYTES_MAX: usize = 4 * 1024 * 1024;
