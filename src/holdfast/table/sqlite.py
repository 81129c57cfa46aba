"""A store in one SQLite file (WAL): a row that was written is there after a kill, and after a power cut."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from holdfast.table.credentials import Device, Passkey
from holdfast.table.lobby import Stage
from holdfast.table.result import GameResult
from holdfast.table.sqlite_backup import copy_open
from holdfast.table.sqlite_changes import carry_out
from holdfast.table.sqlite_file import Sync, merge_log, open_file
from holdfast.table.sqlite_results import read_bare, read_results, rows_beside
from holdfast.table.sqlite_trouble import in_words, is_about_the_disk
from holdfast.table.store import (
    CampaignRecord,
    Change,
    Delivery,
    GameSnapshot,
    HandledMessage,
    KeptCounts,
    KeptMessage,
    Link,
    Person,
    PutValue,
    RowsMissing,
    StoreError,
    TableRecord,
)
from holdfast.table.writer import StoreWriter

T = TypeVar("T")

LEAST_FREE: Final = 16_000_000  # bytes on the disk
LARGE_PULSE: Final = 200_000
CAMPAIGN: Final = 'SELECT id, game, data, "table", changed FROM campaigns'
PASSKEY: Final = "SELECT id, person, name, public_key, count, made, used FROM passkeys"
RECORD: Final = "SELECT id, stage, public, data, created, changed, awake FROM tables"
SITTING: Final = 'id IN (SELECT "table" FROM sitting WHERE person = ?)'
NEWEST: Final = "ORDER BY changed DESC, id LIMIT ?"


class SqliteStore:
    """One connection, used by one thread. Nobody else may have the file open."""

    def __init__(self, path: Path, sync: Sync = "full") -> None:
        self.path = path
        self.writer = StoreWriter(open_file(path, sync), carry_out, merge_log)
        self.failed = False  # the disk did not take what was last written

    # -- changes

    async def write(self, *changes: Change) -> None:
        try:
            await self.writer.change(changes)
        except sqlite3.Error as problem:
            self.failed = self.failed or is_about_the_disk(problem)
            raise StoreError(f"{self.path} did not keep something ({problem}); is the disk full?") from problem
        self.failed = False

    async def trouble(self) -> str:
        """Returns what is wrong, found by writing: much, where something failed, as a full disk may take a little."""
        if free_bytes(self.path.parent) < LEAST_FREE:
            return f"the disk is nearly full: {self.path.parent} has less than {LEAST_FREE // 1_000_000} MB left"
        try:
            await self.writer.change((PutValue("pulse", bytes(LARGE_PULSE if self.failed else 1)),))
        except sqlite3.Error as problem:
            self.failed = True
            return in_words(self.path, problem)
        self.failed = False
        return ""

    async def close(self) -> None:
        self.writer.stop()
        self.writer.connection.close()

    # -- what is kept

    async def rows(self, table: str) -> list[bytes]:
        found = await self._do(
            lambda db: db.execute('SELECT no, data FROM rows WHERE "table" = ? ORDER BY no', (table,)).fetchall()
        )
        if [no for no, _ in found] != list(range(len(found))):
            raise RowsMissing(f"rows of table {table} are missing in {self.path}; take this file from a backup")
        return [data for _, data in found]

    async def table(self, id: str) -> TableRecord | None:
        return next(iter(await self._records(f"{RECORD} WHERE id = ?", id)), None)

    async def tables(self, *, stage: Stage, person: str = "", most: int = 50) -> list[TableRecord]:
        if person:
            return await self._records(f"{RECORD} WHERE stage = ? AND {SITTING} {NEWEST}", stage, person, most)
        return await self._records(f"{RECORD} WHERE stage = ? AND public = 1 {NEWEST}", stage, most)

    async def tables_of(self, person: str) -> list[TableRecord]:
        return await self._records(f"{RECORD} WHERE {SITTING}", person)

    async def tables_before(self, date: int) -> list[TableRecord]:
        return await self._records(f"{RECORD} WHERE changed < ?", date)

    async def awake(self) -> list[str]:
        found = await self._do(lambda db: db.execute("SELECT id FROM tables WHERE awake = 1 ORDER BY id").fetchall())
        return [id for (id,) in found]

    async def person(self, id: str) -> Person | None:
        found = await self._row("SELECT id, name, secret, seen, named FROM people WHERE id = ?", id)
        return None if found is None else Person(found[0], found[1], found[2], found[3], bool(found[4]))

    async def link(self, hash: bytes) -> Link | None:
        found = await self._row('SELECT hash, "table", kind, seat, expires, person FROM links WHERE hash = ?', hash)
        return None if found is None else Link(*found)

    async def personal_link(self, person: str) -> Link | None:
        sql = """SELECT hash, "table", kind, seat, expires, person FROM links WHERE person = ? AND kind = 'person'"""
        found = await self._row(sql, person)
        return None if found is None else Link(*found)

    async def devices(self, person: str) -> list[Device]:
        sql = "SELECT hash, person, made FROM devices WHERE person = ? ORDER BY rowid"
        return [Device(*found) for found in await self._do(lambda db: db.execute(sql, (person,)).fetchall())]

    async def passkey(self, id: bytes) -> Passkey | None:
        found = await self._row(f"{PASSKEY} WHERE id = ?", id)
        return None if found is None else Passkey(*found)

    async def passkeys(self, person: str) -> list[Passkey]:
        sql = f"{PASSKEY} WHERE person = ? ORDER BY made, rowid"
        return [Passkey(*found) for found in await self._do(lambda db: db.execute(sql, (person,)).fetchall())]

    async def notes(self, table: str) -> dict[int, str]:
        sql = 'SELECT seat, text FROM notes WHERE "table" = ?'
        return dict(await self._do(lambda db: db.execute(sql, (table,)).fetchall()))

    async def messages(self, table: str) -> list[KeptMessage]:
        sql = 'SELECT no, at, seat, name, text, quick, side, person FROM messages WHERE "table" = ? ORDER BY no'
        found = await self._do(lambda db: db.execute(sql, (table,)).fetchall())
        return [
            KeptMessage(no, at, seat, name, text, bool(quick), side, person)
            for no, at, seat, name, text, quick, side, person in found
        ]

    async def handled(self, table: str) -> list[HandledMessage]:
        sql = 'SELECT "table", person, id FROM marks WHERE "table" = ? ORDER BY rowid'
        return [HandledMessage(*found) for found in await self._do(lambda db: db.execute(sql, (table,)).fetchall())]

    async def campaign(self, id: str) -> CampaignRecord | None:
        return next(iter(await self._campaigns(f"{CAMPAIGN} WHERE id = ?", id)), None)

    async def campaigns(self, person: str, most: int = 50) -> list[CampaignRecord]:
        mine = "id IN (SELECT campaign FROM campaigners WHERE person = ?)"
        return await self._campaigns(f"{CAMPAIGN} WHERE {mine} ORDER BY changed DESC, id LIMIT ?", person, most)

    async def snapshot(self, table: str) -> GameSnapshot | None:
        found = await self._row('SELECT "table", rows, data FROM snapshots WHERE "table" = ?', table)
        return None if found is None else GameSnapshot(*found)

    async def film(self, table: str) -> bytes | None:
        found = await self._row('SELECT data FROM reels WHERE "table" = ?', table)
        return None if found is None else found[0]

    async def unfilmed(self, since: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE stage = 'over' AND changed >= ? AND id NOT IN (SELECT \"table\" FROM reels)"
        return [id for (id,) in await self._do(lambda db: db.execute(sql, (since,)).fetchall())]

    async def value(self, name: str) -> bytes | None:
        found = await self._row("SELECT value FROM house WHERE name = ?", name)
        return None if found is None else found[0]

    async def done_by(self, person: str, game: str) -> dict[str, bool]:
        sql = "SELECT what, won FROM done WHERE person = ? AND game = ?"
        found = await self._do(lambda db: db.execute(sql, (person, game)).fetchall())
        return {what: bool(won) for what, won in found}

    async def results_beside(self, person: str) -> list[GameResult]:
        rows = await self._do(lambda db: rows_beside(db, person))
        return await asyncio.to_thread(read_results, rows)  # there may be thousands; meanwhile others write

    async def bare_results(self, most: int) -> list[str]:
        return await self._do(lambda db: read_bare(db, most))

    async def turns(self, table: str) -> bytes | None:
        found = await self._row('SELECT data FROM turns WHERE "table" = ?', table)
        return None if found is None else found[0]

    async def subscriptions(self, person: str) -> bytes | None:
        found = await self._row("SELECT data FROM subscriptions WHERE person = ?", person)
        return None if found is None else found[0]

    async def deliveries(self) -> list[Delivery]:
        sql = 'SELECT "table", person, way, openly, attempts, due FROM deliveries ORDER BY due, "table", person, way'
        found = await self._do(lambda db: db.execute(sql).fetchall())
        return [Delivery(table, person, way, bool(openly), *rest) for table, person, way, openly, *rest in found]

    async def claim(self, delivery: Delivery) -> bool:
        sql = 'DELETE FROM deliveries WHERE "table" = ? AND person = ? AND way = ?'
        of = (delivery.table, delivery.person, delivery.way)
        return await self._do(lambda db: db.execute(sql, of).rowcount) > 0

    async def campaigns_before(self, date: int) -> list[CampaignRecord]:
        return await self._campaigns(f"{CAMPAIGN} WHERE changed < ?", date)

    async def strangers_before(self, date: int) -> list[str]:
        busy = "SELECT person FROM sitting UNION SELECT person FROM campaigners"
        sql = f"SELECT id FROM people WHERE seen BETWEEN 1 AND ? - 1 AND id NOT IN ({busy})"
        return [id for (id,) in await self._do(lambda db: db.execute(sql, (date,)).fetchall())]

    async def every_table(self) -> list[TableRecord]:
        return await self._records(f"{RECORD} ORDER BY changed DESC, id")

    async def everybody(self) -> list[Person]:
        sql = "SELECT id, name, secret, seen FROM people ORDER BY seen DESC, id"
        return [Person(*found) for found in await self._do(lambda db: db.execute(sql).fetchall())]

    async def counts(self) -> KeptCounts:
        people = await self._row("SELECT count(*) FROM people")
        stages = dict(await self._do(lambda db: db.execute("SELECT stage, count(*) FROM tables GROUP BY 1").fetchall()))
        found = (stages.get(stage, 0) for stage in ("open", "playing", "over"))
        return KeptCounts(people[0] if people else 0, *found)

    # -- the file

    async def copy_to(self, path: Path) -> None:
        if free_bytes(path.parent) < await self.size() + LEAST_FREE:
            raise StoreError(f"the disk has no room for a copy of {self.path}; make room on it and try again")
        try:
            await asyncio.to_thread(copy_open, self.writer.connection, path)
        except sqlite3.Error as problem:
            raise StoreError(in_words(self.path, problem)) from problem

    async def size(self) -> int:
        parts = (self.path, self.path.with_name(f"{self.path.name}-wal"))
        return sum(part.stat().st_size for part in parts if part.exists())

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


def free_bytes(folder: Path) -> int:
    return shutil.disk_usage(folder).free
