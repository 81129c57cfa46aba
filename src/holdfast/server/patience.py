"""How long a connection may take: one that sends nothing, drips a request or never takes its answer is closed."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_S: Final = 15  # from the beginning of a connection, or the last answer, to the end of a request's headers
BODY_S: Final = 30  # from there to the end of its body
ANSWER_S: Final = 600  # from there until the answer is taken; it may have to wait for its turn


class PatientProtocol(H11Protocol):
    """Bytes that drip in do not put a deadline off: only getting on does."""

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
        """See what the connection has to do next; if that is something new, it has new time."""
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
            self.deadline = self.loop.call_later(seconds, self._lose_patience)

    def _has_become_a_socket(self) -> bool:
        return self not in self.connections

    def _lose_patience(self) -> None:
        self.deadline = None
        self.transport.abort()

    def _cancel(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = self.waits_for = None
