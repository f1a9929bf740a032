"""Drives the stand's Bot API server with python-telegram-bot, a client that nobody here wrote.

Usage: drive.py BASE_URL TOKEN OWNER_CHAT
The stand's test plays the person: it presses when the word PRESS comes, and reads the last line.
Every check that fails raises, and the exit status is not 0.
"""

import asyncio
import io
import sys

from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, InputMediaDocument, LinkPreviewOptions
from telegram import MessageEntity, ReplyParameters
from telegram.error import BadRequest, Conflict, Forbidden, RetryAfter

CHECKED = 0


def check(what, holds):
    global CHECKED
    if not holds:
        raise AssertionError(what)
    CHECKED += 1


async def refused(kind, words, call):
    try:
        await call
    except kind as error:
        check(f"{words!r} in {error!s}", words.lower() in str(error).lower())
        return error
    raise AssertionError(f"not refused: {words}")


async def sending(bot, chat):
    sent = await bot.send_message(
        chat,
        "  Grüße\tan\r\nalle: see example.com and /start\n",
        entities=[MessageEntity("pre", 2, 5)],
        link_preview_options=LinkPreviewOptions(is_disabled=True),
        disable_notification=True,
    )
    check("cleaned and trimmed", sent.text == "Grüße an\nalle: see example.com and /start")
    kinds = {(entity.type, sent.parse_entity(entity)) for entity in sent.entities}
    check("entities", kinds == {("pre", "Grüße"), ("url", "example.com"), ("bot_command", "/start")})
    check("from the bot", sent.from_user.is_bot and sent.chat.id == chat)
    reply = await bot.send_message(chat, "part 2", reply_parameters=ReplyParameters(sent.message_id))
    check("a reply", reply.reply_to_message.message_id == sent.message_id)
    await refused(BadRequest, "replied not found", bot.send_message(chat, "x", reply_parameters=ReplyParameters(9999)))
    await refused(BadRequest, "too long", bot.send_message(chat, "x" * 4097))
    check("4096 code points pass", len((await bot.send_message(chat, "\U0001f512" * 4096)).text) == 4096)
    await refused(BadRequest, "non-empty", bot.send_message(chat, " \n "))
    await refused(BadRequest, "chat not found", bot.send_message(987654321, "x"))
    await refused(Forbidden, "blocked", bot.send_message(333, "x"))
    return sent


async def buttons(bot, chat):
    def keyboard(data):
        return InlineKeyboardMarkup([[InlineKeyboardButton("Yes", callback_data=data)]])

    card = await bot.send_message(chat, "a card")
    await refused(BadRequest, "BUTTON_DATA_INVALID", bot.edit_message_reply_markup(
        chat, card.message_id, reply_markup=keyboard("y" * 65)))
    edited = await bot.edit_message_reply_markup(chat, card.message_id, reply_markup=keyboard("y" * 64))
    check("buttons", edited.reply_markup.inline_keyboard[0][0].callback_data == "y" * 64)
    same = bot.edit_message_text("a card", chat, card.message_id, reply_markup=keyboard("y" * 64))
    await refused(BadRequest, "not modified", same)
    moved = await bot.edit_message_text("another card", chat, card.message_id, reply_markup=keyboard("y" * 64))
    check("edited", moved.text == "another card" and moved.edit_date is not None)
    bare = await bot.edit_message_text("another card", chat, card.message_id)
    check("an edit without buttons takes them away", bare.reply_markup is None)
    await bot.edit_message_reply_markup(chat, card.message_id, reply_markup=keyboard("verdict"))
    return card


async def presses(bot, card):
    check("nothing waits", await bot.get_updates(timeout=0, allowed_updates=["callback_query", "message"]) == ())
    print("PRESS", card.message_id, flush=True)
    updates = await bot.get_updates(timeout=20)
    query = updates[0].callback_query
    check("the press", query.data == "verdict" and query.message.message_id == card.message_id)
    check("the whole message comes with it", query.message.text == "another card")
    again = await bot.get_updates(timeout=0)
    check("not confirmed, so it comes again", again[0].update_id == updates[0].update_id)
    check("answered", await bot.answer_callback_query(query.id, "seen"))
    await refused(BadRequest, "query is too old", bot.answer_callback_query(query.id, "twice"))
    await refused(BadRequest, "query ID is invalid", bot.answer_callback_query("31415", "never issued"))
    after = await bot.get_updates(offset=updates[0].update_id + 1, timeout=0)
    check("confirmed", after == ())


async def files(bot, chat):
    body = bytes(range(256)) * 400
    sent = await bot.send_document(
        chat, io.BytesIO(body), filename="..what's <new>?.txt", caption="caption",
        disable_content_type_detection=True)
    check("the name is cleaned", sent.document.file_name == "what s  new  .txt")
    check("the size", sent.document.file_size == len(body))
    check("the caption", sent.caption == "caption")
    fetched = await (await bot.get_file(sent.document.file_id)).download_as_bytearray()
    check("the bytes come back", bytes(fetched) == body)
    gif = await bot.send_document(chat, io.BytesIO(b"GIF89a..."), filename="a.gif")
    check("Telegram makes its own of what it knows", gif.animation is not None)
    as_is = await bot.send_document(chat, io.BytesIO(b"RIFF...."), filename="a.mp4", disable_content_type_detection=True)
    check("unless told not to", as_is.video is None and as_is.document is not None)
    await refused(BadRequest, "non-empty", bot.send_document(chat, io.BytesIO(b""), filename="empty.txt"))
    album = await bot.send_media_group(chat, [
        InputMediaDocument(io.BytesIO(b"one"), filename="1.txt"),
        InputMediaDocument(io.BytesIO(b"two"), filename="2.txt", caption="the second"),
    ])
    check("an album", [m.document.file_name for m in album] == ["1.txt", "2.txt"])
    check("one group", len({m.media_group_id for m in album}) == 1)
    photo = await bot.send_photo(chat, io.BytesIO(b"\xff\xd8\xff"), caption="a photo")
    check("a photo", len(photo.photo) == 1)


async def rest(bot, chat):
    error = await refused(RetryAfter, "Flood control", bot.send_message(chat, "PLEASE REFUSE WITH 429"))
    check("retry_after", int(getattr(error.retry_after, "total_seconds", lambda: error.retry_after)()) == 7)
    check("typing", await bot.send_chat_action(chat, "typing"))
    member = await bot.get_chat_member(-1001234567890, chat)
    check("a member", member.status == "member")
    group = await bot.get_chat(-1001234567890)
    check("a group", group.title == "Acme office")
    await bot.set_webhook("https://example.com/hook")
    await refused(Conflict, "webhook is active", bot.get_updates(timeout=0))
    check("the webhook's address", (await bot.get_webhook_info()).url == "https://example.com/hook")
    await bot.delete_webhook()


async def two_pollers(url, token):
    async with Bot(token, base_url=url + "/bot", base_file_url=url + "/file/bot") as first:
        async with Bot(token, base_url=url + "/bot", base_file_url=url + "/file/bot") as second:
            older = asyncio.create_task(first.get_updates(timeout=20))
            await asyncio.sleep(0.3)
            newer = asyncio.create_task(second.get_updates(timeout=0))
            await refused(Conflict, "terminated by other getUpdates", older)
            await newer


async def main():
    url, token, chat = sys.argv[1], sys.argv[2], int(sys.argv[3])
    async with Bot(token, base_url=url + "/bot", base_file_url=url + "/file/bot") as bot:
        check("getMe", (await bot.get_me()).username == "acme_bot")
        await sending(bot, chat)
        card = await buttons(bot, chat)
        await presses(bot, card)
        await files(bot, chat)
        await rest(bot, chat)
    await two_pollers(url, token)
    print("AGREED", CHECKED, flush=True)


asyncio.run(main())
