"""Deadlines and bounds of a connection: one that sends nothing, drips a request, never takes its answer or floods its
socket with frames is closed."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from holdfast.server.ops.limits import Bucket, Rate

HEAD_S: Final = 15  # from the beginning of a connection, or the last answer, to the end of a request's headers
BODY_S: Final = 30  # from there to the end of its body
ANSWER_S: Final = 600  # from there until the answer is taken; it may have to wait for its turn
FRAMES: Final = Rate(1000, 100)  # of a socket, of every kind: messages come far more rarely
BITE: Final = 2048  # bytes that are read before frames are counted


class DeadlineProtocol(H11Protocol):
    """Closes connections that miss a deadline. Dripping bytes do not put it off, finishing a step does."""

    waits_for: object = None
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel()
        super().connection_lost(exc)

    def _look(self) -> None:
        """Sets a new deadline when the connection has something new to do next."""
        if self.transport.is_closing() or self._has_become_a_socket():
            self._cancel()
            return
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete:
            waits_for, seconds = ("head", cycle), HEAD_S
        elif cycle.more_body:
            waits_for, seconds = ("body", cycle), BODY_S
        else:
            waits_for, seconds = ("answer", cycle), ANSWER_S
        if waits_for != self.waits_for:
            self._cancel()
            self.waits_for = waits_for
            self.deadline = self.loop.call_later(seconds, self._time_out)

    def _has_become_a_socket(self) -> bool:
        return self not in self.connections

    def _time_out(self) -> None:
        self.deadline = None
        self.transport.abort()

    def _cancel(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = self.waits_for = None


class FrameLimitedSocket(WebSocketsSansIOProtocol):
    """Cuts a line that floods it with frames. Messages have their own limits; pings, which are answered at once whether
    the answers are taken or not, and parts of messages that never end would otherwise have none."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.rate = Bucket(FRAMES, self._now())

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), BITE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + BITE])

    def handle_text(self, event: Frame) -> None:
        if self._takes():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._takes():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._takes():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._takes():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._takes():
            super().handle_pong(event)

    def _takes(self) -> bool:
        if self.transport.is_closing():
            return False
        is_taken = self.rate.takes(self._now())
        if not is_taken:
            self.transport.abort()
        return is_taken

    def _now(self) -> int:
        return int(self.loop.time() * 1000)
