"""A room: the task and the mailbox around one table. One thing after another, so there are no locks.

Whatever comes in is done in order; what it leads to is kept in the store; only then is anybody told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

import msgspec

from holdfast.engine.action import Refusal
from holdfast.engine.secret import SPECTATOR
from holdfast.server import log
from holdfast.server.alarms import Alarm, Alarms
from holdfast.server.connection import Connection
from holdfast.server.housebots import HouseBots
from holdfast.server.infos import table_info
from holdfast.server.metrics import Metrics
from holdfast.server.playing import Playing
from holdfast.server.thinking import Thinkers, Thought
from holdfast.server.wire import ClockInfo, Error, ServerMessage, Table, TableInfo, encode
from holdfast.table.lobby import Lobby
from holdfast.table.store import Append, Change, Message, PutNote, PutTable, Store, TableRecord
from holdfast.table.texts import EN

MAILBOX: Final = 2000
IDLE_MS: Final = 10 * 60_000

Item: TypeAlias = Callable[[int], None]


class Crowded(Exception):
    """More is coming in than this table can take."""


class Room:
    """`lobby` is who sits where, `playing` the game once it has begun."""

    def __init__(
        self,
        record: TableRecord,
        lobby: Lobby,
        playing: Playing | None,
        store: Store,
        alarms: Alarms,
        metrics: Metrics,
        thinkers: Thinkers,
    ) -> None:
        self.id = record.id
        self.created = record.created
        self.changed = record.changed
        self.lobby = lobby
        self.playing = playing
        self.store = store
        self.alarms = alarms
        self.metrics = metrics
        self.thinkers = thinkers
        self.thinking: set[asyncio.Task[None]] = set()
        self.people: list[Connection] = []
        self.notes: dict[int, str] = {}
        self.said: list[Message] = []
        self.mailbox: asyncio.Queue[tuple[Item, int]] = asyncio.Queue(MAILBOX)
        self.arrived = 0  # when what is being done came in
        self.rows = 0  # that are kept
        self.changes: list[Change] = []
        self.afterwards: list[Callable[[], None]] = []
        self.waiting: set[asyncio.Future[Any]] = set()
        self.is_stopping = False
        self.quiet_since = alarms.now()
        self._alarm: Alarm | None = None
        self._rings_at: int | None = None
        self._told = self.info()

    # -- from outside

    def post(self, item: Item) -> None:
        """Have this done in the room. Raises Crowded."""
        try:
            self.mailbox.put_nowait((item, self.alarms.now()))
        except asyncio.QueueFull:
            raise Crowded from None

    async def ask(self, work: Callable[[int], Any]) -> Any:
        """Have this done, and wait until what it led to is kept. Raises what it raises."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.add(future)
        future.add_done_callback(self.waiting.discard)

        def item(at: int) -> None:
            if future.done():
                return
            try:
                result = work(at)
            except Exception as problem:
                future.set_exception(problem)
            else:
                self.afterwards.append(lambda: None if future.done() else future.set_result(result))

        if self.is_stopping:
            raise Crowded
        self.post(item)
        return await future

    def stop(self) -> None:
        """Finish what has come in, then end."""
        self.is_stopping = True
        with suppress(asyncio.QueueFull):  # then there is enough to wake it
            self.mailbox.put_nowait((lambda at: None, self.alarms.now()))

    def give_up(self) -> None:
        """Those who still wait for something are told that it will not happen here."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self.thinking:
            task.cancel()
        for future in self.waiting:
            if not future.done():
                future.set_exception(Crowded())

    # -- the task

    async def run(self) -> None:
        """Ends when the room is stopped, or idle for long, or when something could not be kept."""
        self._arm()
        while not (self.is_stopping and self.mailbox.empty()):
            items = [await self.mailbox.get()]
            while not self.mailbox.empty() and len(items) < MAILBOX:
                items.append(self.mailbox.get_nowait())
            for item, self.arrived in items:
                item(self.alarms.now())
            if self.playing is not None:
                self.playing.go_on(self.alarms.now())
                self._notice_the_end()
            await self._keep()
            self._tell()
            self._ask_thinkers()
            self._arm()

    async def _keep(self) -> None:
        rows = self.playing.kept() if self.playing is not None else []
        changes = self.changes
        self.changes = []
        if rows:
            changes = [Append(self.id, self.rows, tuple(rows)), *changes]
            self.rows += len(rows)
        if changes:
            before = self.alarms.now()
            await self.store.write(*changes)
            self.metrics.kept.add(self.alarms.now() - before)

    def _tell(self) -> None:
        now = self.alarms.now()
        if self.playing is not None:
            for seat, update in self.playing.due(now):
                self.tell(update, seat)
        info = self.info()
        if info != self._told:
            self._told = info
            for one in self.people:
                if one.is_welcome:
                    one.send(Table(one.seat, info))
        afterwards, self.afterwards = self.afterwards, []
        for call in afterwards:
            call()

    def _ask_thinkers(self) -> None:
        """Have bots that think for long do so; what they choose comes in like everything else."""
        if self.playing is None:
            return
        thoughts, self.playing.bots.thoughts = self.playing.bots.thoughts, []
        for thought in thoughts:
            task = asyncio.create_task(self._think(self.playing.bots, thought))
            self.thinking.add(task)
            task.add_done_callback(self.thinking.discard)

    async def _think(self, bots: HouseBots, thought: Thought) -> None:
        began = self.alarms.now()
        try:
            choice = await self.thinkers.choose(thought)
        except Exception as problem:
            failure = problem  # the name of an except clause does not outlive it
            item: Item = lambda at: bots.failed(thought, failure, at)  # noqa: E731
        else:
            item = lambda at: bots.decided(thought, choice, at)  # noqa: E731
        self.metrics.thought.add(self.alarms.now() - began)
        with suppress(Crowded):
            self.post(item)

    def _arm(self) -> None:
        """Have the mailbox ring when something is due by itself."""
        next_at = self.playing.next_at() if self.playing is not None else None
        if next_at is None and not self.people:
            next_at = self.quiet_since + IDLE_MS
        if next_at == self._rings_at and self._alarm is not None:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._rings_at = next_at
        self._alarm = None if next_at is None else self.alarms.call_at(next_at, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if not self.people and self.alarms.now() >= self.quiet_since + IDLE_MS and not self._is_busy():
            self.sleep()
            self.stop()
            return
        with suppress(Crowded):  # then it is awake
            self.post(lambda at: None)

    def _is_busy(self) -> bool:
        return self.playing is not None and self.playing.next_at() is not None

    # -- telling

    def tell(self, message: ServerMessage, seat: int | None = None) -> None:
        """To everybody, or to all connections of a seat; encoded once."""
        to = [one for one in self.people if one.is_welcome and (seat is None or one.seat == seat)]
        if to:
            text = encode(message)
            for one in to:
                one.send_text(text)

    def after(self, call: Callable[[], None]) -> None:
        """Call when everything so far is kept and told."""
        self.afterwards.append(call)

    def say(self, refusal: Refusal) -> str:
        """The sentence of a refusal."""
        if self.playing is not None:
            return self.playing.texts.refusal(refusal)
        return EN.get(refusal.key, refusal.key).format(**refusal.params)

    def clock(self, at: int) -> ClockInfo:
        return ClockInfo(at, 0, False) if self.playing is None else self.playing.clock(at)

    def info(self) -> TableInfo:
        here = {one.person for one in self.people if one.seat >= 0}
        return table_info(self.id, self.lobby, self.created, self.changed, here, self._watchers())

    def _watchers(self) -> int:
        return sum(one.seat == SPECTATOR for one in self.people)

    # -- the lobby

    def change(self, change: Callable[[Lobby], Lobby]) -> Lobby:
        """Change who sits where; raises NotAllowed. What follows from it happens now, and is kept with it."""
        lobby = change(self.lobby)
        if lobby == self.lobby:
            return lobby
        self.lobby = lobby
        self.changed = self.alarms.date()
        self.put()
        if self.playing is not None:
            self.playing.seat_bots(lobby.bots(), self.alarms.now())
            self.playing.call_seats([place.name or f"Seat {seat + 1}" for seat, place in enumerate(lobby.seats)])
        for one in list(self.people):
            self._reseat(one)
        return lobby

    def forget_notes(self, seat: int) -> None:
        """Private notes do not go to whoever sits there next."""
        if self.notes.pop(seat, ""):
            self.changes.append(PutNote(self.id, seat, ""))

    def put(self, *, awake: bool | None = None) -> None:
        """Keep the table as it is now."""
        is_awake = self.lobby.stage == "playing" if awake is None else awake
        self.changes.append(PutTable(self.record(awake=is_awake)))

    def record(self, *, awake: bool) -> TableRecord:
        data = msgspec.json.encode(self.lobby)
        people = tuple(dict.fromkeys((*self.lobby.people(), self.lobby.host)))
        return TableRecord(
            self.id, self.lobby.stage, self.lobby.public, data, people, self.created, self.changed, awake
        )

    def sleep(self) -> None:
        """Nobody is here and nothing is going on: a restart need not wake this room."""
        if self.lobby.stage == "playing":
            self.put(awake=False)

    def _reseat(self, one: Connection) -> None:
        seat = self.lobby.seat_of(one.person)
        if seat < 0 and not one.admitted and not self.lobby.may_see(one.person):
            self.leave(one)
            why = "lobby.barred" if one.person in self.lobby.barred else "lobby.by_link_only"
            self.after(lambda: one.bye(EN[why], again=False))
        elif seat != one.seat:
            one.seat = seat
            if self.playing is not None:
                playing = self.playing
                self.after(lambda: one.send(playing.whole(one.seat, self.alarms.now())))

    def leave(self, one: Connection) -> None:
        """A connection is gone."""
        if one in self.people:
            self.people.remove(one)
        if not self.people:
            self.quiet_since = self.alarms.now()

    def _notice_the_end(self) -> None:
        assert self.playing is not None
        outcome = self.playing.table.outcome
        if outcome is not None and self.lobby.stage == "playing":
            self.change(lambda lobby: msgspec.structs.replace(lobby, stage="over", outcome=outcome.key))
        if self.playing.broken is not None and not self.playing.is_reported:
            self.playing.is_reported = True
            self.metrics.count("game_crashes", self.lobby.game)
            log.trouble("a game failed", self.playing.broken, table=self.id, game=self.lobby.game)
            self.after(lambda: self.tell(Error("broken", EN["table.broken"])))
