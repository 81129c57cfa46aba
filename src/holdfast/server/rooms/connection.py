"""One browser at one table: an outbox that never grows beyond bounds."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from holdfast.engine.action import Param
from holdfast.engine.text_files import FIRST_LANGUAGE
from holdfast.server.wire.encoder import encode
from holdfast.server.wire.from_server import ByeMessage, ErrorCode, ErrorMessage, ServerMessage
from holdfast.server.wire.texts import server_texts

MOST_MESSAGES: Final = 200
MOST_BYTES: Final = 1_000_000
MOST_LAPSES: Final = 5


class Connection:
    """Holds what is sent until the browser takes it. A browser that falls behind is told everything anew instead."""

    def __init__(
        self, person: str, name: str, on_lapse: Callable[[Connection], None], language: str = FIRST_LANGUAGE
    ) -> None:
        self.person = person
        self.name = name
        self.texts = server_texts(language)
        self.seat = -1
        self.admitted = False  # by a link, for this connection
        self.is_welcome = False  # the table has greeted it, and tells it what happens
        self.on_lapse = on_lapse
        self.outbox: deque[str] = deque()
        self.size = 0
        self.lapses = 0
        self.lapsed = False
        self.closing = False
        self.wake = asyncio.Event()
        self.drained = asyncio.Event()  # all that it will ever be told is sent, or it has gone

    def send(self, message: ServerMessage) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        """Puts an encoded message into the outbox; one text may go to several connections."""
        if self.closing or self.lapsed:
            return
        self.outbox.append(text)
        self.size += len(text)
        if len(self.outbox) > MOST_MESSAGES or self.size > MOST_BYTES:
            self._lapse()
        self.wake.set()

    def complain(self, code: ErrorCode, key: str, id: str = "", **params: Param) -> None:
        """Tells this connection what was wrong, by a key of the server's texts."""
        self.send(ErrorMessage(code, self.texts.say(key, params), id))

    def bye(self, key: str, *, again: bool, **params: Param) -> None:
        """Says why the connection ends, and closes it when that is sent; the first reason counts."""
        if self.closing:
            return
        self.lapsed = False
        self.send(ByeMessage(self.texts.say(key, params), again))
        self.closing = True
        self.wake.set()

    async def drain(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Sends what is in the outbox, in order, until the connection is to be closed."""
        while True:
            while self.outbox:
                text = self.outbox.popleft()
                self.size -= len(text)
                await send(text)
            if self.closing:
                return
            if self.lapsed:
                self.lapsed = False
                self.on_lapse(self)
            self.wake.clear()
            await self.wake.wait()

    def _lapse(self) -> None:
        self.outbox.clear()
        self.size = 0
        self.lapses += 1
        if self.lapses > MOST_LAPSES:
            self.bye("bye.too_slow", again=True)
        else:
            self.lapsed = True
