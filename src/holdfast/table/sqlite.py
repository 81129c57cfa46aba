"""A store in one SQLite file (WAL): a row that was written is there after a kill, and after a power cut."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from holdfast.table.lobby import Stage
from holdfast.table.sqlite_file import Sync, open_file
from holdfast.table.store import (
    JOIN_LINKS_KEPT,
    MESSAGES_KEPT,
    Append,
    CampaignRecord,
    Change,
    DropLink,
    Link,
    Message,
    Person,
    PutCampaign,
    PutLink,
    PutMessage,
    PutNote,
    PutPerson,
    PutSnapshot,
    PutTable,
    Snapshot,
    StoreError,
    TableRecord,
)
from holdfast.table.writer import Writer

T = TypeVar("T")

MOST_VALUES: Final = 3 * 300  # in one statement; SQLite's own limit may be as low as 999
CAMPAIGN: Final = 'SELECT id, game, data, "table", changed FROM campaigns'
RECORD: Final = "SELECT id, stage, public, data, created, changed, awake FROM tables"

Statement: TypeAlias = tuple[str, tuple[Any, ...]]


class SqliteStore:
    """One connection, used by one thread. Nobody else may have the file open."""

    def __init__(self, path: Path, sync: Sync = "full") -> None:
        self.path = path
        self.writer = Writer(open_file(path, sync), _carry_out)

    # -- changes

    async def write(self, *changes: Change) -> None:
        try:
            await self.writer.change(changes)
        except sqlite3.Error as problem:
            raise StoreError(f"{self.path} did not keep something ({problem}); is the disk full?") from problem

    async def close(self) -> None:
        self.writer.stop()
        self.writer.connection.close()

    # -- what is kept

    async def rows(self, table: str) -> list[bytes]:
        found = await self._do(
            lambda db: db.execute('SELECT no, data FROM rows WHERE "table" = ? ORDER BY no', (table,)).fetchall()
        )
        if [no for no, _ in found] != list(range(len(found))):
            raise StoreError(f"rows of table {table} are missing in {self.path}; take this file from a backup")
        return [data for _, data in found]

    async def table(self, id: str) -> TableRecord | None:
        return next(iter(await self._records(f"{RECORD} WHERE id = ?", id)), None)

    async def tables(self, *, stage: Stage, person: str = "", most: int = 50) -> list[TableRecord]:
        rest = "ORDER BY changed DESC, id LIMIT ?"
        if person:
            sitting = 'id IN (SELECT "table" FROM sitting WHERE person = ?)'
            return await self._records(f"{RECORD} WHERE stage = ? AND {sitting} {rest}", stage, person, most)
        return await self._records(f"{RECORD} WHERE stage = ? AND public = 1 {rest}", stage, most)

    async def awake(self) -> list[str]:
        found = await self._do(lambda db: db.execute("SELECT id FROM tables WHERE awake = 1 ORDER BY id").fetchall())
        return [id for (id,) in found]

    async def person(self, id: str) -> Person | None:
        found = await self._row("SELECT id, name, secret FROM people WHERE id = ?", id)
        return None if found is None else Person(*found)

    async def link(self, hash: bytes) -> Link | None:
        found = await self._row('SELECT hash, "table", kind, seat, expires FROM links WHERE hash = ?', hash)
        return None if found is None else Link(*found)

    async def notes(self, table: str) -> dict[int, str]:
        sql = 'SELECT seat, text FROM notes WHERE "table" = ?'
        return dict(await self._do(lambda db: db.execute(sql, (table,)).fetchall()))

    async def messages(self, table: str) -> list[Message]:
        sql = 'SELECT no, at, seat, name, text, quick, side FROM messages WHERE "table" = ? ORDER BY no'
        found = await self._do(lambda db: db.execute(sql, (table,)).fetchall())
        return [Message(no, at, seat, name, said, bool(q), side) for no, at, seat, name, said, q, side in found]

    async def campaign(self, id: str) -> CampaignRecord | None:
        return next(iter(await self._campaigns(f"{CAMPAIGN} WHERE id = ?", id)), None)

    async def campaigns(self, person: str, most: int = 50) -> list[CampaignRecord]:
        mine = "id IN (SELECT campaign FROM campaigners WHERE person = ?)"
        return await self._campaigns(f"{CAMPAIGN} WHERE {mine} ORDER BY changed DESC, id LIMIT ?", person, most)

    async def snapshot(self, table: str) -> Snapshot | None:
        found = await self._row('SELECT "table", rows, data FROM snapshots WHERE "table" = ?', table)
        return None if found is None else Snapshot(*found)

    # -- how

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self.writer.do(work)
        except sqlite3.Error as problem:
            raise StoreError(f"{self.path} cannot be read ({problem}); is the disk there?") from problem

    async def _row(self, sql: str, *params: object) -> tuple[Any, ...] | None:
        found: tuple[Any, ...] | None = await self._do(lambda db: db.execute(sql, params).fetchone())
        return found

    async def _records(self, sql: str, *params: object) -> list[TableRecord]:
        def read(db: sqlite3.Connection) -> list[TableRecord]:
            found = []
            for id, stage, public, data, created, changed, awake in db.execute(sql, params).fetchall():
                people = db.execute('SELECT person FROM sitting WHERE "table" = ? ORDER BY person', (id,)).fetchall()
                sitting = tuple(person for (person,) in people)
                found.append(TableRecord(id, stage, bool(public), data, sitting, created, changed, bool(awake)))
            return found

        return await self._do(read)

    async def _campaigns(self, sql: str, *params: object) -> list[CampaignRecord]:
        def read(db: sqlite3.Connection) -> list[CampaignRecord]:
            found = []
            for id, game, data, table, changed in db.execute(sql, params).fetchall():
                people = db.execute("SELECT person FROM campaigners WHERE campaign = ? ORDER BY person", (id,))
                found.append(CampaignRecord(id, game, data, tuple(one for (one,) in people.fetchall()), table, changed))
            return found

        return await self._do(read)


def _carry_out(db: sqlite3.Connection, changes: list[Change]) -> None:
    """All rows of all games in one statement (or a few), then the rest."""
    values: list[object] = []
    for change in changes:
        if isinstance(change, Append):
            for no, row in enumerate(change.rows, change.no):
                values += (change.table, no, row)
    for start in range(0, len(values), MOST_VALUES):
        some = values[start : start + MOST_VALUES]
        db.execute(f"INSERT INTO rows VALUES {', '.join(['(?, ?, ?)'] * (len(some) // 3))}", some)
    for change in changes:
        for sql, params in _statements(change):
            db.execute(sql, params)


def _statements(change: Change) -> Iterator[Statement]:
    match change:
        case PutTable(record):
            yield from _put_table(record)
        case PutPerson(person):
            yield "INSERT OR REPLACE INTO people VALUES (?, ?, ?)", (person.id, person.name, person.secret)
        case PutLink(link):
            fields = (link.hash, link.table, link.kind, link.seat, link.expires)
            yield "INSERT OR REPLACE INTO links VALUES (?, ?, ?, ?, ?)", fields
            newest = "SELECT rowid FROM links WHERE \"table\" = ? AND kind = 'join' ORDER BY rowid DESC LIMIT ?"
            yield (
                f"DELETE FROM links WHERE \"table\" = ? AND kind = 'join' AND rowid NOT IN ({newest})",
                (link.table, link.table, JOIN_LINKS_KEPT),
            )
        case DropLink(hash):
            yield "DELETE FROM links WHERE hash = ?", (hash,)
        case PutNote(table, seat, text) if text:
            yield "INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (table, seat, text)
        case PutNote(table, seat, _):
            yield 'DELETE FROM notes WHERE "table" = ? AND seat = ?', (table, seat)
        case PutMessage(table, said):
            spoken = (table, said.no, said.at, said.seat, said.name, said.text, said.quick, said.side)
            yield "INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?, ?)", spoken
            newest = 'SELECT no FROM messages WHERE "table" = ? AND side = ? ORDER BY no DESC LIMIT ?'
            yield (
                f'DELETE FROM messages WHERE "table" = ? AND side = ? AND no NOT IN ({newest})',
                (table, said.side, table, said.side, MESSAGES_KEPT),
            )
        case PutCampaign(record):
            yield from _put_campaign(record)
        case PutSnapshot(snapshot):
            kept = (snapshot.table, snapshot.rows, snapshot.data)
            yield "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", kept


def _put_campaign(record: CampaignRecord) -> Iterator[Statement]:
    fields = (record.id, record.game, record.data, record.table, record.changed)
    yield "INSERT OR REPLACE INTO campaigns VALUES (?, ?, ?, ?, ?)", fields
    for person in dict.fromkeys(record.people):
        yield "INSERT OR IGNORE INTO campaigners VALUES (?, ?)", (person, record.id)


def _put_table(record: TableRecord) -> Iterator[Statement]:
    fields = (record.id, record.stage, record.public, record.data, record.created, record.changed, record.awake)
    yield "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", fields
    yield 'DELETE FROM sitting WHERE "table" = ?', (record.id,)
    for person in dict.fromkeys(record.people):
        yield "INSERT INTO sitting VALUES (?, ?)", (person, record.id)
