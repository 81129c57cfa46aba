"""What is thought for a room beside its task: the moves of slow bots, and hints. Choices come back by the mailbox."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from holdfast.engine.bot import Choice
from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.ops.metrics import Metrics
from holdfast.server.rooms.bot_processes import BotProcesses, Thought
from holdfast.server.rooms.mailbox import Item, Mailbox, MailboxFull
from holdfast.server.rooms.room_bots import RoomBots


class Thinking:
    """The tasks that think for one room."""

    def __init__(
        self, mailbox: Mailbox, bot_processes: BotProcesses, alarm_clock: AlarmClock, metrics: Metrics
    ) -> None:
        self.mailbox = mailbox
        self.bot_processes = bot_processes
        self.alarm_clock = alarm_clock
        self.metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, bots: RoomBots) -> None:
        """Has the slow bots think that are to; what they choose comes in like everything else."""
        thoughts, bots.thoughts = bots.thoughts, []
        for thought in thoughts:
            self._run(self._think(bots, thought))

    def advise(self, person: str, think: Callable[[], Choice | None], told: Callable[[Choice | None], None]) -> bool:
        """Has a hint thought, and `told` called with it in the room; not while one is thought for the same person."""
        if person in self.bot_processes.advised:
            return False
        self.bot_processes.advised.add(person)
        self._run(self._advise(person, think, told))
        return True

    def cancel(self) -> None:
        """Ends all that is being thought."""
        for task in self._tasks:
            task.cancel()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _advise(
        self, person: str, think: Callable[[], Choice | None], told: Callable[[Choice | None], None]
    ) -> None:
        try:
            async with self.bot_processes.advisers:
                choice = await asyncio.to_thread(think)
        finally:
            self.bot_processes.advised.discard(person)
        with suppress(MailboxFull):
            self.mailbox.post(lambda at: told(choice))

    async def _think(self, bots: RoomBots, thought: Thought) -> None:
        began = self.alarm_clock.now()
        try:
            choice = await self.bot_processes.choose(thought)
        except Exception as problem:
            failure = problem  # the name of an except clause does not outlive it
            item: Item = lambda at: bots.failed(thought, failure, at)  # noqa: E731
        else:
            item = lambda at: bots.decided(thought, choice, at)  # noqa: E731
        self.metrics.thought.add(self.alarm_clock.now() - began)
        with suppress(MailboxFull):
            self.mailbox.post(item)
