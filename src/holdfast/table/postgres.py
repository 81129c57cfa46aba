"""A store in a PostgreSQL database, which several processes may use at once: each table by whoever has its lease."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, LiteralString
from uuid import uuid4

import psycopg

from holdfast.table.credentials import Device, Passkey
from holdfast.table.lobby import Stage
from holdfast.table.postgres_changes import PULSE
from holdfast.table.postgres_leases import PostgresLeases
from holdfast.table.postgres_line import CONNECT_S, ReadingLines, Row, database_trouble
from holdfast.table.postgres_schema import bring_up_to_date
from holdfast.table.postgres_writer import GroupWriter
from holdfast.table.result import ALL_RESULTS, GameResult
from holdfast.table.sqlite_results import read_results
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

RECORD: Final = """SELECT id, stage, public, data, ARRAY(
    SELECT person FROM sitting WHERE "table" = id ORDER BY person
), created, changed, awake FROM tables"""
SITTING: Final = 'id IN (SELECT "table" FROM sitting WHERE person = %s)'
NEWEST: Final = "ORDER BY changed DESC, id LIMIT %s"
LINK: Final = 'SELECT hash, "table", kind, seat, expires, person FROM links'
PASSKEY: Final = "SELECT id, person, name, public_key, count, made, used FROM passkeys"
CAMPAIGN: Final = """SELECT id, game, data, ARRAY(
    SELECT person FROM campaigners WHERE campaign = id ORDER BY person
), "table", changed FROM campaigns"""
RESULTS: Final = 'SELECT person, "table", game, ended, seat, name, won, words, packs, day, moments FROM results'
SIZE: Final = """SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0)::bigint
FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'"""


class PostgresStore:
    """Writes by one line, reads by a few others. `sync` is "full" where a crash of the database may take nothing."""

    def __init__(self, url: str, sync: str = "full") -> None:
        """Brings the database up to date. Raises StoreError."""
        self.url = url
        try:
            with psycopg.connect(url, connect_timeout=CONNECT_S) as connection:
                bring_up_to_date(connection)
        except psycopg.Error as problem:
            raise StoreError(database_trouble(url, problem)) from None
        self.held: dict[str, int] = {}  # by table, the epoch of the lease
        process = uuid4().hex
        self.readers = ReadingLines(url)
        self.writer = GroupWriter(url, sync, process, self.held)
        self.leases = PostgresLeases(url, self.readers, process, self.held)

    # -- changes

    async def write(self, *changes: Change) -> None:
        await self.writer.change(changes)

    async def trouble(self) -> str:
        """Returns what is wrong, found by writing."""
        try:
            await self.writer.change((PutValue(PULSE, b"1"),))
        except StoreError as problem:
            return str(problem)
        return ""

    async def close(self) -> None:
        await self.writer.close()
        await self.leases.close()
        await self.readers.close()

    # -- what is kept

    async def rows(self, table: str) -> list[bytes]:
        found = await self._rows('SELECT no, data FROM rows WHERE "table" = %s ORDER BY no', table)
        if [no for no, _ in found] != list(range(len(found))):
            raise RowsMissing(f"rows of table {table} are missing in the database; take it from a backup")
        return [data for _, data in found]

    async def table(self, id: str) -> TableRecord | None:
        return next(iter(await self._records(f"{RECORD} WHERE id = %s", id)), None)

    async def tables(self, *, stage: Stage, person: str = "", most: int = 50) -> list[TableRecord]:
        if person:
            return await self._records(f"{RECORD} WHERE stage = %s AND {SITTING} {NEWEST}", stage, person, most)
        return await self._records(f"{RECORD} WHERE stage = %s AND public {NEWEST}", stage, most)

    async def tables_of(self, person: str) -> list[TableRecord]:
        return await self._records(f"{RECORD} WHERE {SITTING}", person)

    async def tables_before(self, date: int) -> list[TableRecord]:
        return await self._records(f"{RECORD} WHERE changed < %s", date)

    async def every_table(self) -> list[TableRecord]:
        return await self._records(f"{RECORD} ORDER BY changed DESC, id")

    async def awake(self) -> list[str]:
        return [id for (id,) in await self._rows("SELECT id FROM tables WHERE awake ORDER BY id")]

    async def person(self, id: str) -> Person | None:
        found = await self._row("SELECT id, name, secret, seen, named FROM people WHERE id = %s", id)
        return None if found is None else Person(*found)

    async def link(self, hash: bytes) -> Link | None:
        found = await self._row(f"{LINK} WHERE hash = %s", hash)
        return None if found is None else Link(*found)

    async def personal_link(self, person: str) -> Link | None:
        found = await self._row(f"{LINK} WHERE person = %s AND kind = 'person'", person)
        return None if found is None else Link(*found)

    async def devices(self, person: str) -> list[Device]:
        found = await self._rows("SELECT hash, person, made FROM devices WHERE person = %s ORDER BY no", person)
        return [Device(*row) for row in found]

    async def passkey(self, id: bytes) -> Passkey | None:
        found = await self._row(f"{PASSKEY} WHERE id = %s", id)
        return None if found is None else Passkey(*found)

    async def passkeys(self, person: str) -> list[Passkey]:
        return [Passkey(*row) for row in await self._rows(f"{PASSKEY} WHERE person = %s ORDER BY made, no", person)]

    async def notes(self, table: str) -> dict[int, str]:
        return dict(await self._pairs('SELECT seat, text FROM notes WHERE "table" = %s', table))

    async def messages(self, table: str) -> list[KeptMessage]:
        sql: LiteralString = 'SELECT no, at, seat, name, text, quick, side, person FROM messages WHERE "table" = %s'
        return [KeptMessage(*row) for row in await self._rows(f"{sql} ORDER BY no", table)]

    async def handled(self, table: str) -> list[HandledMessage]:
        sql: LiteralString = 'SELECT "table", person, id FROM marks WHERE "table" = %s ORDER BY made'
        return [HandledMessage(*row) for row in await self._rows(sql, table)]

    async def campaign(self, id: str) -> CampaignRecord | None:
        return next(iter(await self._campaigns(f"{CAMPAIGN} WHERE id = %s", id)), None)

    async def campaigns(self, person: str, most: int = 50) -> list[CampaignRecord]:
        mine: LiteralString = "id IN (SELECT campaign FROM campaigners WHERE person = %s)"
        return await self._campaigns(f"{CAMPAIGN} WHERE {mine} {NEWEST}", person, most)

    async def campaigns_before(self, date: int) -> list[CampaignRecord]:
        return await self._campaigns(f"{CAMPAIGN} WHERE changed < %s", date)

    async def snapshot(self, table: str) -> GameSnapshot | None:
        found = await self._row('SELECT "table", rows, data FROM snapshots WHERE "table" = %s', table)
        return None if found is None else GameSnapshot(*found)

    async def film(self, table: str) -> bytes | None:
        return await self._value('SELECT data FROM reels WHERE "table" = %s', table)

    async def unfilmed(self, since: int) -> list[str]:
        no_film: LiteralString = 'NOT EXISTS (SELECT FROM reels WHERE "table" = id)'
        sql: LiteralString = f"SELECT id FROM tables WHERE stage = 'over' AND changed >= %s AND {no_film} ORDER BY id"
        return [id for (id,) in await self._rows(sql, since)]

    async def value(self, name: str) -> bytes | None:
        return await self._value("SELECT value FROM house WHERE name = %s", name)

    async def done_by(self, person: str, game: str) -> dict[str, bool]:
        return dict(await self._pairs("SELECT what, won FROM done WHERE person = %s AND game = %s", person, game))

    async def results_beside(self, person: str) -> list[GameResult]:
        mine: LiteralString = 'SELECT "table" FROM results WHERE person = %s ORDER BY ended DESC, "table" LIMIT %s'
        sql: LiteralString = f'{RESULTS} WHERE "table" IN ({mine}) ORDER BY ended DESC, "table", seat, person'
        return read_results(await self._rows(sql, person, ALL_RESULTS))

    async def bare_results(self, most: int) -> list[str]:
        sql: LiteralString = 'SELECT DISTINCT "table", ended FROM results WHERE moments IS NULL'
        found = await self._rows(f'{sql} ORDER BY ended DESC, "table" LIMIT %s', most)
        return [table for table, _ in found]

    async def turns(self, table: str) -> bytes | None:
        return await self._value('SELECT data FROM turns WHERE "table" = %s', table)

    async def subscriptions(self, person: str) -> bytes | None:
        return await self._value("SELECT data FROM subscriptions WHERE person = %s", person)

    async def deliveries(self) -> list[Delivery]:
        sql: LiteralString = 'SELECT "table", person, way, openly, attempts, due FROM deliveries'
        return [Delivery(*row) for row in await self._rows(f'{sql} ORDER BY due, "table", person, way')]

    async def claim(self, delivery: Delivery) -> bool:
        sql: LiteralString = 'DELETE FROM deliveries WHERE "table" = %s AND person = %s AND way = %s RETURNING due'
        return bool(await self._rows(sql, delivery.table, delivery.person, delivery.way))

    async def strangers_before(self, date: int) -> list[str]:
        found = await self._rows(
            """SELECT id FROM people WHERE seen BETWEEN 1 AND %s - 1
            AND NOT EXISTS (SELECT FROM sitting WHERE person = people.id)
            AND NOT EXISTS (SELECT FROM campaigners WHERE person = people.id)""",
            date,
        )
        return [id for (id,) in found]

    async def everybody(self) -> list[Person]:
        found = await self._rows("SELECT id, name, secret, seen, named FROM people ORDER BY seen DESC, id")
        return [Person(*row) for row in found]

    async def counts(self) -> KeptCounts:
        people = (await self._rows("SELECT count(*) FROM people"))[0][0]
        stages: dict[str, int] = dict(await self._pairs("SELECT stage, count(*) FROM tables GROUP BY 1"))
        return KeptCounts(people, *(stages.get(stage, 0) for stage in ("open", "playing", "over")))

    # -- the database

    async def copy_to(self, path: Path) -> None:
        raise StoreError("a database is copied with its own tool: pg_dump --format=custom")

    async def size(self) -> int:
        found = await self._row(SIZE)
        return 0 if found is None else int(found[0])

    # -- how

    async def _rows(self, sql: LiteralString, *params: object) -> list[Row]:
        await self.writer.settled()
        return await self.readers.fetch(sql, params)

    async def _row(self, sql: LiteralString, *params: object) -> Row | None:
        return next(iter(await self._rows(sql, *params)), None)

    async def _pairs(self, sql: LiteralString, *params: object) -> list[tuple[Any, Any]]:
        return [(first, second) for first, second in await self._rows(sql, *params)]

    async def _value(self, sql: LiteralString, *params: object) -> bytes | None:
        found = await self._row(sql, *params)
        value: Any = None if found is None else found[0]
        return None if value is None else bytes(value)

    async def _records(self, sql: LiteralString, *params: object) -> list[TableRecord]:
        return [
            TableRecord(id, stage, public, data, tuple(people), created, changed, awake)
            for id, stage, public, data, people, created, changed, awake in await self._rows(sql, *params)
        ]

    async def _campaigns(self, sql: LiteralString, *params: object) -> list[CampaignRecord]:
        return [
            CampaignRecord(id, game, data, tuple(people), table, changed)
            for id, game, data, people, table, changed in await self._rows(sql, *params)
        ]
