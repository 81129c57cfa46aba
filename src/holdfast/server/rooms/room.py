"""A room: the task and the mailbox around one table. One thing after another, so there are no locks.

Whatever comes in is done in order; what it leads to is kept in the store; only then is anybody told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from holdfast.engine.bot import Choice
from holdfast.server.ops import log
from holdfast.server.ops.alarm_clock import Alarm, AlarmClock
from holdfast.server.ops.metrics import Metrics
from holdfast.server.rooms.bot_processes import BotProcesses, Thought
from holdfast.server.rooms.company import Company
from holdfast.server.rooms.frozen import Frozen, snapshot_of
from holdfast.server.rooms.live_game import LiveGame
from holdfast.server.rooms.mailbox import Item, MailboxFull
from holdfast.server.rooms.room_bots import RoomBots
from holdfast.server.rooms.view_pace import ViewPace
from holdfast.server.wire.from_server import Error
from holdfast.table.lobby import Lobby
from holdfast.table.store import Append, PutSnapshot, Store, TableRecord
from holdfast.table.texts import EN

IDLE_MS: Final = 10 * 60_000
PICTURE_EVERY: Final = 100  # rows: what is lost of the picture, where a kill comes before the rules change


class Room(Company):
    """Goes on until it is stopped, or nobody was here for long, or something could not be kept."""

    def __init__(
        self,
        record: TableRecord,
        lobby: Lobby,
        playing: LiveGame | None,
        store: Store,
        alarm_clock: AlarmClock,
        metrics: Metrics,
        bot_processes: BotProcesses,
        pace: ViewPace,
        frozen: Frozen | None = None,
    ) -> None:
        super().__init__(record, lobby, playing, frozen, alarm_clock)
        self.store = store
        self.metrics = metrics
        self.bot_processes = bot_processes
        self.pace = pace
        self.thinking: set[asyncio.Task[None]] = set()
        self.rows = 0  # that are kept
        self.pictured = 0  # rows of which the last picture was taken
        self.on_end: Callable[[], None] = lambda: None
        self._alarm: Alarm | None = None
        self._rings_at: int | None = None

    def give_up(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self.thinking:
            task.cancel()
        super().give_up()

    # -- the task

    async def run(self) -> None:
        self.look_around()
        self._arm()
        while not self.is_done:
            await self.work()
            self.cover_the_absent()
            self.look_around()
            if self.game is not None and self.goes_on:
                self.game.go_on(self.alarm_clock.now())
                self._notice_the_end()
            await self._keep()
            self._tell()
            self._ask_thinkers()
            self._arm()
        if self.lobby.stage == "playing":
            self.take_snapshot()
            await self._keep()

    async def _keep(self) -> None:
        rows = self.game.kept() if self.game is not None else []
        changes = self.changes
        self.changes = []
        if rows:
            changes = [Append(self.id, self.rows, tuple(rows)), *changes]
            self.rows += len(rows)
        if rows and (not self.pictured or self.rows >= self.pictured + PICTURE_EVERY):
            self.take_snapshot()
            changes += self.changes
            self.changes = []
        if changes:
            before = self.alarm_clock.now()
            await self.store.write(*changes)
            self.metrics.kept.add(self.alarm_clock.now() - before)
            self.metrics.count("rows_kept", by=len(rows))

    def _tell(self) -> None:
        now = self.alarm_clock.now()
        if self.game is not None:
            self.game.view_every = self.pace.view_every(self.lag)
            for seat, update in self.game.due(now, {one.seat for one in self.people if one.is_welcome}):
                self.tell(update, seat)
            self.tell_clock(self.clock(now))
        self.tell_changes()
        self.answer()

    def _ask_thinkers(self) -> None:
        """Have bots that think for long do so; what they choose comes in like everything else."""
        if self.game is None:
            return
        thoughts, self.game.bots.thoughts = self.game.bots.thoughts, []
        for thought in thoughts:
            task = asyncio.create_task(self._think(self.game.bots, thought))
            self.thinking.add(task)
            task.add_done_callback(self.thinking.discard)

    def advise(self, person: str, think: Callable[[], Choice | None], told: Callable[[Choice | None], None]) -> bool:
        """Have a hint thought, and its answer told in this room; not while one is thought for the same person."""
        if person in self.bot_processes.advised:
            return False
        self.bot_processes.advised.add(person)
        task = asyncio.create_task(self._advise(person, think, told))
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)
        return True

    async def _advise(
        self, person: str, think: Callable[[], Choice | None], told: Callable[[Choice | None], None]
    ) -> None:
        try:
            async with self.bot_processes.advisers:
                choice = await asyncio.to_thread(think)
        finally:
            self.bot_processes.advised.discard(person)
        with suppress(MailboxFull):
            self.post(lambda at: told(choice))

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
            self.post(item)

    def _arm(self) -> None:
        """Have the mailbox ring when something is due by itself."""
        times = [self.absences.next_at(self.lobby), self._due_at()]
        if self.goes_on:
            times.append(self.attendance.next_at(self.alarm_clock.now()))
        next_at = min((at for at in times if at is not None), default=None)
        if next_at is None and not self.people:
            next_at = self.quiet_since + IDLE_MS
        if next_at == self._rings_at and self._alarm is not None:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._rings_at = next_at
        self._alarm = None if next_at is None else self.alarm_clock.call_at(next_at, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if not self.people and self.alarm_clock.now() >= self.quiet_since + IDLE_MS and not self._is_busy():
            self.sleep()
            self.stop()
            return
        with suppress(MailboxFull):  # then it is awake
            self.post(lambda at: None)

    def _is_busy(self) -> bool:
        return self._due_at() is not None

    def _due_at(self) -> int | None:
        """When something is to be done for the game without anybody asking."""
        if self.game is None:
            return None
        return self.game.next_at() if self.goes_on else self.game.shows_at()

    # -- the beginning of sleep, and the end

    def sleep(self) -> None:
        """Nobody is here and nothing is going on: a restart need not wake this room."""
        if self.lobby.stage == "playing":
            self.changed = self.alarm_clock.date()  # until now it was used
            self.put(awake=False)

    def take_snapshot(self) -> None:
        """To be kept with what is to be kept now, for the day when the game's rules will have changed."""
        if self.game is not None:
            rows = self.pictured = self.rows + len(self.game.rows)
            self.changes.append(PutSnapshot(snapshot_of(self.id, rows, self.game)))

    def _notice_the_end(self) -> None:
        assert self.game is not None
        outcome = self.game.table.outcome
        if outcome is not None and self.lobby.stage == "playing":
            self.change(lambda lobby: msgspec.structs.replace(lobby, stage="over", outcome=outcome.key))
            ended = self.game.ended()
            self.after(lambda: self.tell(ended))
            self.after(self.on_end)
            self.take_snapshot()
        if self.game.broken is not None and not self.game.is_reported:
            self.game.is_reported = True
            self.metrics.count("game_crashes", self.lobby.game)
            log.trouble("a game failed", self.game.broken, table=self.id, game=self.lobby.game)
            self.after(lambda: self.tell(Error("broken", EN["table.broken"])))
