"""The hall: all tables of this server. It opens rooms, finds them again in the store, and closes them."""

from __future__ import annotations

import asyncio

import msgspec

from holdfast.server import log
from holdfast.server.alarms import Alarms
from holdfast.server.draws import Draws
from holdfast.server.frozen import FROZEN, Frozen, picture_in, row_of_new_rules
from holdfast.server.infos import TableInfo, table_info
from holdfast.server.metrics import Metrics, cpu_ms, resident_bytes
from holdfast.server.pace import Pace
from holdfast.server.playing import Playing
from holdfast.server.room import Room
from holdfast.server.seats import new_id
from holdfast.server.shelf import Shelf
from holdfast.server.thinking import Thinkers
from holdfast.table.lobby import Lobby
from holdfast.table.save import OtherRules, ReplayError, Save, parse_save
from holdfast.table.store import Append, PutTable, Store, TableRecord
from holdfast.table.texts import EN


class NoSuchTable(Exception):
    """There is no table of this name."""


class BrokenTable(Exception):
    """A table whose game cannot be gone on with: one sentence that says why."""


class Hall:
    def __init__(
        self, store: Store, shelf: Shelf, alarms: Alarms, metrics: Metrics, draws: Draws, bot_pace: int = 0
    ) -> None:
        self.store = store
        self.shelf = shelf
        self.alarms = alarms
        self.metrics = metrics
        self.draws = draws
        self.bot_pace = bot_pace
        self.thinkers = Thinkers()
        self.pace = Pace(alarms)
        self.rooms: dict[str, Room] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.is_closing = False

    # -- rooms

    async def room(self, id: str) -> Room:
        """The room of a table, opened if it was not. Raises NoSuchTable, BrokenTable."""
        room = self.rooms.get(id)
        if room is not None and not room.is_stopping:
            return room
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self._open(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def new(self, lobby: Lobby, rows: tuple[bytes, ...] = ()) -> Room:
        """A new table, with the rows of a game if it is forked from one."""
        id = new_id()
        date = self.alarms.date()
        people = tuple(dict.fromkeys((*lobby.people(), lobby.host)))
        data = msgspec.json.encode(lobby)
        record = TableRecord(id, lobby.stage, lobby.public, data, people, date, date, lobby.stage == "playing")
        await self.store.write(PutTable(record), *([Append(id, 0, rows)] if rows else []))
        self.metrics.count("tables_opened", lobby.game)
        return await self.room(id)

    async def resume(self) -> None:
        """Open the rooms that were open when the server last stopped: their clocks go on."""
        for id in await self.store.awake():
            try:
                await self.room(id)
            except (BrokenTable, NoSuchTable) as problem:
                log.note("a table cannot go on", table=id, why=str(problem))

    async def close(self) -> None:
        """Let every room finish what has come in."""
        self.is_closing = True
        for room in self.rooms.values():
            for one in room.people:
                one.bye("The server is being restarted; your game is safe.", again=True)
            room.stop()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.thinkers.close()

    async def _open(self, id: str) -> Room:
        if self.is_closing:
            raise NoSuchTable
        if id in self.tasks:
            await asyncio.wait([self.tasks[id]])
        record = await self.store.table(id)
        if record is None:
            raise NoSuchTable
        lobby = msgspec.json.decode(record.data, type=Lobby)
        rows = await self.store.rows(id)
        playing, frozen = None, None
        if rows:
            try:
                playing = await self._played_on(id, rows, lobby)
            except OtherRules as problem:
                frozen = Frozen(f"{EN[FROZEN]} ({problem})", picture_in(await self.store.snapshot(id), rows))
                log.note("a game can only be looked at", table=id, why=str(problem))
        room = Room(record, lobby, playing, self.store, self.alarms, self.metrics, self.thinkers, self.pace, frozen)
        room.rows = len(rows)
        room.notes = await self.store.notes(id)
        room.said = await self.store.messages(id)
        if lobby.stage == "playing" and not record.awake:
            room.put()
        self.rooms[id] = room
        self.tasks[id] = asyncio.create_task(self._run(room), name=f"room {id}")
        return room

    async def _played_on(self, id: str, rows: list[bytes], lobby: Lobby) -> Playing:
        """The game in these rows; if its rules have changed, from its last snapshot. Raises OtherRules, BrokenTable."""
        try:
            save = await asyncio.to_thread(self._parsed, b"".join(rows), f"table {id}")
        except OtherRules as problem:
            game = self.shelf.get(lobby.game)
            row = row_of_new_rules(game, picture_in(await self.store.snapshot(id), rows), rows)
            if row is None or lobby.stage != "playing":
                raise
            await self.store.write(Append(id, len(rows), (row,)))
            rows.append(row)
            log.note("a game goes on under other rules", table=id, why=str(problem))
            save = await self.save_in(rows, f"table {id}")
        return await asyncio.to_thread(self._stored, save, rows, lobby)

    async def save_in(self, rows: list[bytes], name: str) -> Save:
        """The game in these rows. Raises BrokenTable."""
        try:
            return await asyncio.to_thread(self._parsed, b"".join(rows), name)
        except OtherRules as problem:
            raise BrokenTable(str(problem)) from None

    def _parsed(self, data: bytes, name: str) -> Save:
        try:
            header = msgspec.json.decode(data.partition(b"\n")[0])
            game = self.shelf.games.get(header.get("game"))
            return parse_save(data, name, game=game, load=self.shelf.load)
        except OtherRules:
            raise
        except (ReplayError, msgspec.MsgspecError) as problem:
            raise BrokenTable(str(problem)) from None

    def _stored(self, save: Save, rows: list[bytes], lobby: Lobby) -> Playing:
        try:
            bots = lobby.bots() if lobby.stage == "playing" else {}
            place = self.shelf.places.get(lobby.game, "")
            return Playing.stored(save, rows, bots, self.alarms.now(), place, self.bot_pace)
        except Exception as problem:
            log.trouble("a stored game failed", problem, game=lobby.game)
            raise BrokenTable(f"This game cannot go on: {problem}") from problem

    async def _run(self, room: Room) -> None:
        try:
            await room.run()
        except Exception as problem:
            log.trouble("a room failed and will be opened anew", problem, table=room.id)
            self.metrics.count("room_failures")
        finally:
            room.is_stopping = True
            for one in list(room.people):
                one.bye("This table had to be opened anew.", again=True)
            room.give_up()
            if self.rooms.get(room.id) is room:
                del self.rooms[room.id]
                del self.tasks[room.id]

    # -- lists

    def info_of(self, record: TableRecord) -> TableInfo:
        room = self.rooms.get(record.id)
        if room is not None:
            return room.info()
        lobby = msgspec.json.decode(record.data, type=Lobby)
        return table_info(record.id, lobby, record.created, record.changed)

    def gauges(self) -> dict[str, int]:
        connections = sum(len(room.people) for room in self.rooms.values())
        playing = sum(room.lobby.stage == "playing" for room in self.rooms.values())
        waiting = sum(room.backlog for room in self.rooms.values())
        return {
            "resident_bytes": resident_bytes(),
            "cpu_milliseconds": cpu_ms(),
            "rooms": len(self.rooms),
            "games": playing,
            "connections": connections,
            "mailbox_items": waiting,
        }
