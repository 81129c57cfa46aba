"""One browser at one table: an outbox that never grows beyond bounds."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Protocol

from holdfast.engine.action import Param
from holdfast.engine.text_files import FIRST_LANGUAGE
from holdfast.server.wire.encoder import encode
from holdfast.server.wire.from_server import ByeMessage, ErrorCode, ErrorMessage, ServerMessage
from holdfast.server.wire.texts import server_texts

MOST_MESSAGES: Final = 200
MOST_BYTES: Final = 1_000_000
MOST_LAPSES: Final = 5


class ShortWay(Protocol):
    """Where texts go straight out, many in one piece, as long as the other end reads them."""

    @property
    def is_full(self) -> bool: ...

    def send_texts(self, texts: Iterable[bytes]) -> None: ...


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
        self.is_looking = True  # its page is the one that is shown
        self.is_welcome = False  # the table has greeted it, and tells it what happens
        self.on_lapse = on_lapse
        self.outbox: deque[bytes] = deque()
        self.size = 0
        self.lapses = 0
        self.lapsed = False
        self.closing = False
        self.short_way: ShortWay | None = None
        self.will_flush = False
        self.is_sending = False  # the long way, and what is sent the short way comes after that
        self.wake = asyncio.Event()
        self.drained = asyncio.Event()  # all that it will ever be told is sent, or it has gone

    def send(self, message: ServerMessage) -> None:
        self.send_text(encode(message))

    def send_text(self, text: bytes) -> None:
        """Puts an encoded message into the outbox; one text may go to several connections."""
        if self.closing or self.lapsed:
            return
        self.outbox.append(text)
        self.size += len(text)
        if len(self.outbox) > MOST_MESSAGES or self.size > MOST_BYTES:
            self._lapse()
        self._hurry()

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
        self._hurry()

    async def drain(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Sends what is in the outbox, in order, until the connection is to be closed."""
        while True:
            while self.outbox and self.short_way is None:
                text = self.outbox.popleft()
                self.size -= len(text)
                self.is_sending = True
                await send(text)
                self.is_sending = False
            self.flush()
            if self.closing and not self.outbox:
                return
            if self.lapsed and self.short_way is None:
                self._begin_anew()
            self.wake.clear()
            await self.wake.wait()

    # -- the short way

    def shorten(self, way: ShortWay) -> None:
        """Sends by the short way from now on, what waits included."""
        self.short_way = way
        self._hurry()

    def flush(self) -> None:
        """Sends all that waits in one piece, unless the other end has to read first: then it is done when it has."""
        self.will_flush = False
        if self.short_way is None or self.short_way.is_full or self.is_sending:
            return
        if self.outbox:
            self.short_way.send_texts(self.outbox)
            self.outbox.clear()
            self.size = 0
        if self.lapsed:
            self._begin_anew()
        if self.closing:
            self.wake.set()

    def _hurry(self) -> None:
        """Sees to it that what waits is sent; what comes at the same moment goes out in one piece."""
        if self.short_way is None:
            self.wake.set()
        elif not self.will_flush:
            self.will_flush = True
            asyncio.get_running_loop().call_soon(self.flush)

    def _begin_anew(self) -> None:
        self.lapsed = False
        self.on_lapse(self)

    def _lapse(self) -> None:
        self.outbox.clear()
        self.size = 0
        self.lapses += 1
        if self.lapses > MOST_LAPSES:
            self.bye("bye.too_slow", again=True)
        else:
            self.lapsed = True
