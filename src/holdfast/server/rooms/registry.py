"""The registry of rooms: it opens them, finds their tables again in the store, and closes them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from holdfast.server.ops import log
from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.ops.metrics import Metrics, cpu_ms, resident_bytes
from holdfast.server.ops.randomness import RandomSource, new_id
from holdfast.server.rooms.answer_cache import AnswerCache
from holdfast.server.rooms.bot_processes import BotProcesses
from holdfast.server.rooms.catalogue import Catalogue
from holdfast.server.rooms.frozen import FROZEN, frozen_by, latest_picture, row_of_new_rules
from holdfast.server.rooms.live_game import LiveGame
from holdfast.server.rooms.room import Room
from holdfast.server.rooms.site import site_of
from holdfast.server.rooms.stored_table import StoredTable
from holdfast.server.rooms.turns import read_turns
from holdfast.server.rooms.view_pace import ViewPace
from holdfast.server.wire.table_info import TableInfo, table_info
from holdfast.table.leases import LeaseLost
from holdfast.table.lobby import Lobby, lobby_in, no
from holdfast.table.save import NOT_JSON, OtherRules, ReplayError, Save, parse_save
from holdfast.table.store import Append, CampaignChanged, Delivery, DropTable, PutTable, RowsMissing, Store, TableRecord

RESTARTED: Final = "bye.restarted"
BYE_WITHIN_S: Final = 2


class NoSuchTable(Exception):
    """There is no table of this name."""


class BrokenTable(Exception):
    """A table whose game cannot be gone on with: one sentence that says why."""


class RoomRegistry:
    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        alarm_clock: AlarmClock,
        metrics: Metrics,
        random_source: RandomSource,
        bot_pace: int = 0,
    ) -> None:
        self.store = store
        self.catalogue = catalogue
        self.alarm_clock = alarm_clock
        self.metrics = metrics
        self.random_source = random_source
        self.bot_pace = bot_pace
        self.site = site_of(store)
        self.site.on_lost = self.give_up
        self.site.on_orphan = self.adopt
        self.bot_processes = BotProcesses()
        self.view_pace = ViewPace(alarm_clock)
        self.rooms: dict[str, Room] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.rematches: dict[str, asyncio.Task[Room]] = {}
        self.forgotten: Collection[str] = ()  # people who are not known here any more
        self.is_closing = False
        self.closed_rooms = 0  # so far
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.on_end: Callable[[str], None] = lambda id: None  # a game at this table is over, and kept
        self.on_turn: Callable[[Delivery], None] = lambda delivery: None  # somebody is to be told; that is kept

    # -- rooms

    async def room(self, id: str) -> Room:
        """Returns the room of a table, opened if it was not. Raises NoSuchTable, BrokenTable."""
        room = self.rooms.get(id)
        if room is not None and not room.mailbox.is_stopping:
            return room
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self._open(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def new(self, lobby: Lobby, rows: tuple[bytes, ...] = ()) -> Room:
        """Opens a new table, with the rows of a game if it is forked from one."""
        return await self.room((await self.put_away(lobby, rows)).id)

    async def put_away(self, lobby: Lobby, rows: tuple[bytes, ...] = ()) -> TableRecord:
        """Keeps a new table, which is opened when somebody comes. Raises NotAllowed."""
        id = new_id()
        lobby = self._of_today(lobby)
        if lobby.host in self.forgotten:
            no("lobby.forgotten")
        for person in lobby.named().intersection(self.forgotten):
            lobby = lobby.leave_for_good(person)
        date = self.alarm_clock.date()
        people = tuple(dict.fromkeys(one for one in (*lobby.people(), lobby.host) if one))
        data = msgspec.json.encode(lobby)
        record = TableRecord(id, lobby.stage, lobby.public, data, people, date, date, lobby.stage == "playing")
        await self.store.write(PutTable(record), *([Append(id, 0, rows)] if rows else []))
        self.metrics.count("tables_opened", lobby.game)
        return record

    async def rematch(self, room: Room, again: Callable[[Lobby], Lobby]) -> Room:
        """Returns the table where the same people meet again; who asks first has it made, and all are told."""
        if room.lobby.rematch:
            return await self.room(room.lobby.rematch)
        if room.id not in self.rematches:
            self.rematches[room.id] = asyncio.create_task(self._meet_again(room, again))
            self.rematches[room.id].add_done_callback(lambda _: self.rematches.pop(room.id, None))
        return await asyncio.shield(self.rematches[room.id])

    async def _meet_again(self, room: Room, again: Callable[[Lobby], Lobby]) -> Room:
        new = await self.new(again(room.lobby))
        await room.mailbox.ask(lambda at: room.change(lambda lobby: msgspec.structs.replace(lobby, rematch=new.id)))
        return new

    async def resume(self) -> None:
        """Opens the rooms that were open when the server last stopped, or the process that had them: their clocks go
        on."""
        for id in await self.store.awake():
            if await self.site.home_of(id) is None:
                await self.adopt(id)

    async def say_bye(self) -> None:
        """Lets every room finish what has come in, tells everybody why, and waits until they have heard it."""
        self.is_closing = self.site.is_leaving = True
        here = [one for room in self.rooms.values() for one in room.audience.connections]
        for room in self.rooms.values():
            room.mailbox.stop()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        for one in here:
            one.bye(RESTARTED, again=True)
        waiting = [asyncio.ensure_future(one.drained.wait()) for one in here]
        if waiting:
            _, slow = await asyncio.wait(waiting, timeout=BYE_WITHIN_S)
            for task in slow:
                task.cancel()

    async def close(self) -> None:
        """Ends all rooms; everything that came in is done and kept then."""
        await self.say_bye()
        self.bot_processes.close()

    @asynccontextmanager
    async def lock(self, id: str) -> AsyncIterator[None]:
        """Holds a table while its room is opened, while it is changed without one, or removed: against others here, and
        by its lease against other processes. Raises StoreError.
        """
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            room = self.rooms.get(id)
            if room is None or room.mailbox.is_stopping:
                await self.closed(id)
                await self.site.take(id)
            try:
                yield
            finally:
                if id not in self.rooms:
                    await self.site.release(id)

    # -- tables that come from other processes, and go to them

    def give_up(self, tables: Collection[str]) -> None:
        """Closes rooms whose tables live in another process now, or are needed there."""
        for id in tables:
            room = self.rooms.get(id)
            if room is not None:
                room.mailbox.stop()

    async def let_go(self, id: str, process: str) -> None:
        """Lets another process have a table, unless something is being done to it just now: that one asks again."""
        self.site.promise(id, process)
        lock = self._locks.get(id)
        if id in self.rooms:
            self.give_up([id])
        elif id not in self.opening and (lock is None or not lock.locked()):
            await self.site.release(id)

    async def adopt(self, id: str) -> bool:
        """Goes on with a table of a process that is gone; tells whether it can be gone on with."""
        try:
            if id not in self.rooms:
                await self.room(id)
        except (BrokenTable, NoSuchTable, LeaseLost) as problem:
            log.note("a table cannot go on", table=id, why=str(problem))
            return isinstance(problem, LeaseLost)
        return True

    # -- opening and closing

    async def _open(self, id: str) -> Room:
        async with self.lock(id):
            return await self._opened(id)

    async def _opened(self, id: str) -> Room:
        if self.is_closing:
            raise NoSuchTable
        await self.closed(id)
        record = await self.store.table(id)
        if record is None:
            raise NoSuchTable
        lobby = self.lobby_of(record)
        rows: list[bytes] = []
        game, frozen = None, None
        try:
            rows = await self.store.rows(id)
            game = await self._played_on(id, rows, lobby) if rows else None
        except (ReplayError, RowsMissing) as problem:
            frozen = frozen_by(problem, await self.store.snapshot(id), self.catalogue.get(lobby.game).view_type)
            log.note("a game can only be looked at", table=id, why=str(problem))
        stored = StoredTable(
            record,
            lobby,
            self.alarm_clock,
            notes=await self.store.notes(id),
            said=await self.store.messages(id),
            turns=read_turns(await self.store.turns(id)),
            forgotten=self.forgotten,
            is_frozen=frozen is not None,
        )
        room = Room(
            stored,
            game,
            frozen,
            AnswerCache(await self.store.handled(id)),
            self.store,
            self.alarm_clock,
            self.metrics,
            self.bot_processes,
            self.view_pace,
            rows=len(rows),
            on_end=lambda: self.on_end(id),
            on_turn=lambda delivery: self.on_turn(delivery),
        )
        if lobby.stage == "playing":
            room.mailbox.post(lambda at: room.note_frozen())
            if not record.awake and frozen is None:
                room.stored.put()
        self.rooms[id] = room
        self.tasks[id] = asyncio.create_task(self._run(room), name=f"room {id}")
        return room

    async def _played_on(self, id: str, rows: list[bytes], lobby: Lobby) -> LiveGame:
        """Returns the game in these rows; if its rules have changed, from its last snapshot. Raises ReplayError."""
        try:
            save = await asyncio.to_thread(self._parsed, b"".join(rows), f"table {id}")
        except OtherRules as problem:
            game = self.catalogue.get(lobby.game)
            row = row_of_new_rules(game, latest_picture(await self.store.snapshot(id), rows), rows)
            if row is None or lobby.stage != "playing":
                raise
            await self.store.write(Append(id, len(rows), (row,)))
            rows.append(row)
            log.note("a game goes on under other rules", table=id, why=str(problem))
            save = await asyncio.to_thread(self._parsed, b"".join(rows), f"table {id}")
        return await asyncio.to_thread(self._stored, save, rows, lobby)

    async def save_in(self, rows: list[bytes], name: str) -> Save:
        """Returns the game in these rows. Raises BrokenTable."""
        try:
            return await asyncio.to_thread(self._parsed, b"".join(rows), name)
        except ReplayError as problem:
            raise BrokenTable(str(problem)) from None

    def _parsed(self, data: bytes, name: str) -> Save:
        catalogue = self.catalogue
        return parse_save(data, name, find=catalogue.games.get, shelf=catalogue.shelf, load=catalogue.load)

    def _stored(self, save: Save, rows: list[bytes], lobby: Lobby) -> LiveGame:
        try:
            bots = lobby.bots() if lobby.stage == "playing" else {}
            place = self.catalogue.places.get(lobby.game, "")
            return LiveGame.stored(save, rows, bots, self.alarm_clock.now(), place, self.bot_pace)
        except ReplayError:
            raise
        except Exception as problem:
            log.trouble("a stored game failed", problem, game=lobby.game)
            raise ReplayError(f"it fails when it is set up again: {type(problem).__name__}") from problem

    async def _run(self, room: Room) -> None:
        try:
            await room.run()
        except LeaseLost:
            log.note("a table lives in another process now", table=room.id)
        except CampaignChanged:
            log.note("another process goes on with the campaign", table=room.id)
        except Exception as problem:
            log.trouble("a room failed and will be opened anew", problem, table=room.id)
            self.metrics.count("room_failures")
        finally:
            room.mailbox.is_stopping = True
            for one in list(room.audience.connections):
                one.bye(RESTARTED if self.is_closing else "bye.reopened", again=True)
            room.give_up()
            await self.site.release(room.id)
            self.closed_rooms += 1
            if self.rooms.get(room.id) is room:
                del self.rooms[room.id]
                del self.tasks[room.id]

    async def closed(self, id: str) -> None:
        """Waits for a room that is about to close."""
        if id in self.tasks:
            await asyncio.wait([self.tasks[id]])

    async def remove(self, id: str, *, if_empty: bool = False) -> bool:
        """Removes a table with all that was kept of it; with `if_empty`, only if nobody sits there."""
        async with self.lock(id):
            room = self.rooms.get(id)
            if room is not None:
                if if_empty and room.lobby.people():
                    return False
                for one in list(room.audience.connections):
                    one.bye("bye.removed", again=False)
                room.mailbox.stop()
                await self.closed(id)
            await self.store.write(DropTable(id))
        return True

    # -- lists

    def lobby_of(self, record: TableRecord) -> Lobby:
        """Returns who sits at a table that is kept. Raises BrokenTable."""
        try:
            return self._of_today(lobby_in(record.data))
        except NOT_JSON:
            raise BrokenTable("What was kept of this table is damaged: take the file from a backup.") from None

    def _of_today(self, lobby: Lobby) -> Lobby:
        """Returns a lobby with what follows from the game as it is here: its sides, and what its seats may pick."""
        game = self.catalogue.games.get(lobby.game)
        if game is None:
            return lobby
        lobby = msgspec.structs.replace(lobby, rivals=bool(game.at_table.sides(len(lobby.seats))))
        return self.catalogue.fitting(lobby) if lobby.stage == "open" else lobby

    async def waits_for(self, id: str) -> tuple[str, ...]:
        """Returns the people whose turn it is at a table, without setting up its game."""
        room = self.rooms.get(id)
        turns = room.turns_now() if room is not None else read_turns(await self.store.turns(id))
        return turns.waiting

    async def known(self, id: str) -> tuple[Lobby, TableInfo]:
        """Returns a table as it stands, without setting up its game. Raises NoSuchTable, BrokenTable."""
        room = self.rooms.get(id)
        if room is not None:
            return room.lobby, room.info()
        record = await self.store.table(id)
        if record is None:
            raise NoSuchTable
        return self.lobby_of(record), self.info_of(record)

    def sound(self, records: list[TableRecord]) -> list[TableRecord]:
        """Returns the records that can be read: damaged ones are left out of lists."""
        found = []
        for record in records:
            try:
                self.lobby_of(record)
                found.append(record)
            except BrokenTable as problem:
                log.note("a table cannot be shown", table=record.id, why=str(problem))
        return found

    def info_of(self, record: TableRecord) -> TableInfo:
        room = self.rooms.get(record.id)
        if room is not None:
            return room.info()
        lobby = self.lobby_of(record)
        return table_info(record.id, lobby, record.created, record.changed, frozen=FROZEN if lobby.frozen else "")

    def gauges(self) -> dict[str, int]:
        connections = sum(len(room.audience.connections) for room in self.rooms.values())
        playing = sum(room.lobby.stage == "playing" for room in self.rooms.values())
        waiting = sum(room.mailbox.backlog for room in self.rooms.values())
        return {
            "processes": self.site.processes,
            "leases": self.site.held(),
            "resident_bytes": resident_bytes(),
            "cpu_milliseconds": cpu_ms(),
            "rooms": len(self.rooms),
            "games": playing,
            "connections": connections,
            "mailbox_items": waiting,
        }


def game_in(data: bytes) -> str:
    """Returns the name of the game that a save is of; empty where it does not say."""
    try:
        game = msgspec.json.decode(data.partition(b"\n")[0], type=dict[str, object]).get("game")
    except NOT_JSON:
        return ""
    return game if isinstance(game, str) else ""
