"""A mailbox: what comes in from outside is done one after another, and answered when it is kept."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

from holdfast.server.ops.alarm_clock import AlarmClock

SIZE: Final = 2000

Item: TypeAlias = Callable[[int], None]


class MailboxFull(Exception):
    """The room takes nothing more: too much is coming in, or it is being closed."""


class Mailbox:
    def __init__(self, alarm_clock: AlarmClock) -> None:
        self.alarm_clock = alarm_clock
        self.is_stopping = False
        self.arrived = 0  # when what is being done came in
        self.lag = 0  # milliseconds that things have had to wait lately until they were done
        self._items: deque[tuple[Item, int]] = deque()
        self._bell = asyncio.Event()
        self._afterwards: list[Callable[[], None]] = []
        self._waiting: set[asyncio.Future[Any]] = set()

    # -- from outside

    def post(self, item: Item) -> None:
        """Has this done in the room's task. Raises MailboxFull."""
        if len(self._items) >= SIZE:
            raise MailboxFull
        self._items.append((item, self.alarm_clock.now()))
        self._bell.set()

    async def ask(self, work: Callable[[int], Any]) -> Any:
        """Has this done in the room's task, and waits until what it led to is kept. Raises what it raises."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.add(future)
        future.add_done_callback(self._waiting.discard)

        def item(at: int) -> None:
            if future.done():
                return
            try:
                result = work(at)
            except Exception as problem:
                future.set_exception(problem)
            else:
                self.after(lambda: None if future.done() else future.set_result(result))

        if self.is_stopping:
            raise MailboxFull
        self.post(item)
        return await future

    def stop(self) -> None:
        """Lets the room finish what has come in, and then end."""
        self.is_stopping = True
        with suppress(MailboxFull):  # then there is enough to wake it
            self.post(lambda at: None)

    def give_up(self) -> None:
        """Raises MailboxFull in those who still wait for something."""
        for future in self._waiting:
            if not future.done():
                future.set_exception(MailboxFull())

    @property
    def backlog(self) -> int:
        """Returns how many items wait."""
        return len(self._items)

    # -- inside

    @property
    def is_done(self) -> bool:
        return self.is_stopping and not self._items

    async def work(self) -> None:
        """Waits until something comes in, and does it."""
        while not self._items:
            self._bell.clear()
            await self._bell.wait()
        items, self._items = self._items, deque()
        self.lag = (3 * self.lag + self.alarm_clock.now() - items[0][1]) // 4
        for item, self.arrived in items:
            item(self.alarm_clock.now())

    def after(self, call: Callable[[], None]) -> None:
        """Has something called when everything so far is kept and told."""
        self._afterwards.append(call)

    def answer(self) -> None:
        """Calls what waits for everything so far to be kept and told."""
        afterwards, self._afterwards = self._afterwards, []
        for call in afterwards:
            call()
