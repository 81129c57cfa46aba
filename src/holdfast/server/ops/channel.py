"""The host's channel: one place where a group of friends is told whose turn it is, in Discord, ntfy or Matrix."""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Any, Final, Literal
from urllib.parse import quote, urlsplit

import msgspec

from holdfast.server.ops.outgoing import HttpAnswer, send

MARKS: Final = re.compile(r"([^\w\s]|_)")  # any sign may mean something to those who draw the text


class Channel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A channel: for Discord the address of a webhook, for ntfy that of a topic, for Matrix that of the home server."""

    form: Literal["discord", "ntfy", "matrix"]
    url: str
    token: str = ""
    room: str = ""  # of Matrix


class ChannelPost(msgspec.Struct, frozen=True):
    """What is told in a channel; `link` is empty where only this computer could open it."""

    title: str
    text: str
    link: str
    id: str  # of this very post: what comes twice is told once, where the channel can tell


async def tell_channel(channel: Channel, post: ChannelPost) -> HttpAnswer:
    """Raises BadAddress, Unreachable."""
    method, url, body = request_for(channel, post)
    headers = {"Content-Type": "application/json"}
    if channel.token:
        headers["Authorization"] = f"Bearer {channel.token}"
    return await send(method, url, msgspec.json.encode(body), headers, anywhere=True)


def request_for(channel: Channel, post: ChannelPost) -> tuple[str, str, dict[str, Any]]:
    """Returns the method, address and body that this kind of channel wants. Names in a text stay names: they mention
    nobody and lead nowhere.
    """
    base = channel.url.rstrip("/")
    plain = f"{post.text} {post.link}".rstrip()
    if channel.form == "discord":
        words = MARKS.sub(r"\\\1", post.text)
        content = f"{words} {post.link}".rstrip()
        return "POST", channel.url, {"content": content, "allowed_mentions": {"parse": []}}
    if channel.form == "ntfy":
        parts = urlsplit(base)
        folder, _, topic = parts.path.rpartition("/")
        clicked = {"click": post.link} if post.link else {}
        told = {"topic": topic, "title": post.title, "message": post.text, **clicked}
        return "POST", parts._replace(path=folder or "/", query="").geturl(), told
    once = blake2b(post.id.encode(), digest_size=16).hexdigest()
    path = f"/_matrix/client/v3/rooms/{quote(channel.room, safe='')}/send/m.room.message/{once}"
    return "PUT", base + path, {"msgtype": "m.text", "body": plain, "m.mentions": {}}
