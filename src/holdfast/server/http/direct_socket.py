"""A socket whose whole texts take the short way, once it has come to a table.

A text that goes through ASGI costs two tasks and a queue each way, which is more than most games make of it: here it
goes straight to whoever hears it, and straight out. All that is not a whole text (pings, closing, texts in parts, what
is too large or against the protocol) is left to the protocol underneath, with everything else of a connection's life.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final

from websockets.http11 import Request
from websockets.speedups import apply_mask

from holdfast.server.http.deadlines import FrameLimitedSocket
from holdfast.server.ops.limits import LARGEST_FRAME

IN_SCOPE: Final = "holdfast.socket"  # where an ASGI application finds the socket that it serves
WHOLE_TEXT: Final = 0x81  # the first byte of a frame: the only one of its message, and a text
IS_LAST: Final = 0x80
IS_MASKED: Final = 0x80
KIND: Final = 0x0F
CONTROL_FRAMES: Final = 0x08  # kinds from here on are no part of a message
SHORT: Final = 126  # below, the second byte is the size itself
MASK: Final = 4


class DirectSocket(FrameLimitedSocket):
    """Works through ASGI until `take_over` is called."""

    hears: Callable[[bytes], None] | None = None
    there: asyncio.Transport | None = None  # the other process that this socket is passed on to
    on_writable: Callable[[], None] | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.is_orderly = True  # until a frame comes that only the protocol underneath may judge
        self.is_in_parts = False  # a message has begun whose other parts are still to come
        self.begun = bytearray()  # of a frame that is not whole yet
        self.size = 0  # of that frame, once it is known

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope[IN_SCOPE] = self  # type: ignore[typeddict-unknown-key]

    def take_over(self, hears: Callable[[bytes], None], on_writable: Callable[[], None]) -> None:
        """Has whole texts heard at once from now on; those that came before still come through ASGI, and first."""
        self.hears = hears
        self.on_writable = on_writable

    def take_out(self) -> bytes:
        """Returns what has come and was not taken yet, as the client sent it; from now on nothing more is read. It is
        for another process to go on with."""
        self.read_paused = True
        self.transport.pause_reading()
        self.stop_keepalive()
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        texts = [str(event.get("text", "")).encode() for event in waiting if "text" in event]
        begun = bytes(self.begun)
        self.begun.clear()
        return b"".join(map(frame_of_client, texts)) + begun

    def put_back(self, data: bytes) -> None:
        """Goes on here with what was taken out."""
        self.read_paused = False
        self.transport.resume_reading()
        self.start_keepalive()
        if data:
            self.data_received(data)

    @property
    def is_between_messages(self) -> bool:
        """Tells whether another process can go on with this socket."""
        return self.is_orderly and not self.is_in_parts and not self.transport.is_closing()

    def pass_on(self, there: asyncio.Transport, data: bytes) -> None:
        """Passes on all that comes from now on as it is, after what was taken out."""
        there.write(data)
        self.there = there
        self.read_paused = False
        self.transport.resume_reading()

    # -- what comes in

    def data_received(self, data: bytes) -> None:
        if self.there is not None:
            self.there.write(data)
            return
        if not self.handshake_initiated or not self.is_orderly:
            super().data_received(data)
            return
        if self.begun:
            self.begun += data
            if len(self.begun) < self.size:
                return
            data = bytes(self.begun)
            self.begun.clear()
        self._take_frames(data)

    def _take_frames(self, data: bytes) -> None:
        """Takes all frames that are whole, and keeps the beginning of the next one."""
        at = 0
        while at < len(data) and not self.transport.is_closing():
            found = frame_at(data, at)
            if found is None:
                self.begun += data[at:]
                self.size = 0
                return
            start, end = found
            if end - start > LARGEST_FRAME or not data[at + 1] & IS_MASKED:
                self.is_orderly = False
                super().data_received(data[at:])
                return
            if end > len(data):
                self.begun += data[at:]
                self.size = end - at
                return
            self._take_frame(data, at, start, end)
            at = end

    def _take_frame(self, data: bytes, at: int, start: int, end: int) -> None:
        is_next = not self.is_in_parts and self.queue.empty() and not self.close_sent  # nothing waits to come before it
        if data[at] == WHOLE_TEXT and is_next and self.hears is not None:
            if self._takes():
                self.hears(apply_mask(data[start:end], data[start - MASK : start]))
            return
        if data[at] & KIND < CONTROL_FRAMES:
            self.is_in_parts = not data[at] & IS_LAST
        super().data_received(data[at:end])

    # -- what goes out

    @property
    def is_full(self) -> bool:
        """Tells whether the other end has to read before more is sent."""
        return not self.writable.is_set()

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Sends texts in one piece; to an end that is closing, nothing goes out any more."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.transport.write(b"".join(piece for text in texts for piece in (frame_head(len(text)), text)))

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.there is not None:
            self.there.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.there is not None:
            self.there.resume_reading()
        if self.on_writable is not None:
            self.on_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.there is not None:
            self.there.close()
        if self.on_writable is not None:
            self.on_writable()
        self.hears = self.on_writable = None


def frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Returns where the content of a client's frame starts and ends; None, if its head is not whole yet."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] & ~IS_MASKED, at + 2
    if size >= SHORT:
        width = 2 if size == SHORT else 8
        if len(data) < start + width:
            return None
        size, start = int.from_bytes(data[start : start + width], "big"), start + width
    start += MASK
    return start, start + size


def frame_of_client(text: bytes) -> bytes:
    """Returns a whole text as a client sends it, with a mask that changes nothing."""
    first, second, *size = frame_head(len(text))
    return bytes((first, second | IS_MASKED, *size)) + bytes(MASK) + text


def frame_head(size: int) -> bytes:
    """Returns what stands before a whole text of this size, as a server sends it."""
    if size < SHORT:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, SHORT + 1)) + size.to_bytes(8, "big")
