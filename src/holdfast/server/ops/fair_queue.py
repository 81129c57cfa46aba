"""A fair queue: one thing is done at a time, and people take turns, however much each of them waits for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

MOST_WAITING: Final = 3  # of one person


class TooMuch(Exception):
    """One person has asked for more than may wait."""

    def __init__(self) -> None:
        super().__init__(f"You wait for {MOST_WAITING} things already: try again when they are done.")


class FairQueue:
    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by person, whose turn comes first stands first

    @asynccontextmanager
    async def turn_of(self, who: str) -> AsyncIterator[None]:
        """Waits for a turn of one person; the server itself ("") may wait for any number. Raises TooMuch."""
        await self._take(who)
        try:
            yield
        finally:
            self._pass_on()

    async def _take(self, who: str) -> None:
        if not self.is_taken:
            self.is_taken = True
            return
        mine = self.waiting.setdefault(who, deque())
        if who and len(mine) >= MOST_WAITING:
            raise TooMuch
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Passes the turn on to the next person; one who waits for more comes last then."""
        while self.waiting:
            who = next(iter(self.waiting))
            mine = self.waiting.pop(who)
            turn = mine.popleft() if mine else None
            if mine:
                self.waiting[who] = mine
            if turn is not None and not turn.done():
                turn.set_result(None)
                return
        self.is_taken = False
