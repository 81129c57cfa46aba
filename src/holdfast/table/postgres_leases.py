"""Leases in PostgreSQL: the processes of a site with their signs of life, where each table lives, and news.

Only the clock of the database counts. An epoch goes up with every change of hands and never down.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from secrets import token_urlsafe
from typing import Final, LiteralString

import msgspec
import psycopg

from holdfast.table.leases import LASTS_S, Beat, News, TableHome
from holdfast.table.postgres_changes import CHANNEL, NOTIFY
from holdfast.table.postgres_line import Line, ReadingLines, database_trouble, open_line
from holdfast.table.store import StoreError

KEY: Final = "site key"
MOST_TAKEN: Final = 200  # leases that are looked at in one statement

BEAT: Final[LiteralString] = """
WITH now AS (
    INSERT INTO processes VALUES (%s, %s, clock_timestamp() + make_interval(secs => %s))
    ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING id
), gone AS (
    DELETE FROM processes WHERE until < clock_timestamp() - interval '1 day'
)
SELECT count(*) FROM processes WHERE until > clock_timestamp() AND id <> (SELECT id FROM now)
"""
HELD: Final[LiteralString] = """
SELECT known."table" FROM unnest(%s::text[], %s::bigint[]) AS known("table", epoch)
LEFT JOIN leases ON leases."table" = known."table" AND leases.epoch = known.epoch AND leases.process = %s
WHERE leases."table" IS NULL
"""
IF_FREE: Final[LiteralString] = """ON CONFLICT ("table") DO UPDATE SET
process = excluded.process, epoch = leases.epoch + 1
WHERE NOT EXISTS (
    SELECT FROM processes WHERE id = leases.process AND id <> excluded.process AND until > clock_timestamp()
)
RETURNING epoch
"""
TAKE: Final[LiteralString] = "INSERT INTO leases VALUES (%s, %s, 1) " + IF_FREE
CLAIM: Final[LiteralString] = "INSERT INTO leases SELECT id, %s, 1 FROM tables WHERE id = %s " + IF_FREE
WHERE: Final[LiteralString] = """
SELECT processes.id, processes.address FROM leases JOIN processes ON processes.id = leases.process
WHERE leases."table" = %s AND leases.process <> %s AND until > clock_timestamp()
"""
RELEASE: Final[LiteralString] = """
WITH mine AS (
    SELECT leases."table", leases.epoch FROM leases JOIN unnest(%s::text[], %s::bigint[]) AS known("table", epoch)
    ON leases."table" = known."table" AND leases.epoch = known.epoch WHERE leases.process = %s
), gone AS (
    DELETE FROM leases USING mine WHERE leases."table" = mine."table" AND leases.epoch = mine.epoch
    AND NOT EXISTS (SELECT FROM tables WHERE id = mine."table")
)
UPDATE leases SET process = %s FROM mine WHERE leases."table" = mine."table" AND leases.epoch = mine.epoch
AND EXISTS (SELECT FROM tables WHERE id = mine."table") RETURNING leases.epoch
"""
ORPHANS: Final[LiteralString] = """
SELECT tables.id FROM tables LEFT JOIN leases ON leases."table" = tables.id WHERE tables.awake AND NOT EXISTS (
    SELECT FROM processes WHERE processes.id = leases.process AND until > clock_timestamp()
) ORDER BY random() LIMIT %s
"""
FULL_AGAIN_AFTER: Final[LiteralString] = "interval '1 hour'"  # whoever has not tried for so long is forgotten
TAKE_ONE: Final[LiteralString] = f"""
WITH old AS (
    DELETE FROM tries WHERE at < clock_timestamp() - {FULL_AGAIN_AFTER} AND who <> %(who)s
)
INSERT INTO tries AS known VALUES (%(who)s, %(burst)s::float8 - 1, clock_timestamp())
ON CONFLICT (who) DO UPDATE SET at = clock_timestamp(), remaining = least(
    %(burst)s, known.remaining + extract(epoch FROM clock_timestamp() - known.at)::float8 * %(a_second)s
) - 1
WHERE known.remaining + extract(epoch FROM clock_timestamp() - known.at)::float8 * %(a_second)s >= 1
RETURNING remaining
"""
GIVE_ONE_BACK: Final[LiteralString] = """
UPDATE tries SET remaining = least(%s, remaining + 1) WHERE who = %s RETURNING remaining
"""


class PostgresLeases:
    """The leases of one process. `held` are those it believes to have, with their epochs."""

    def __init__(self, url: str, readers: ReadingLines, process: str, held: dict[str, int]) -> None:
        self.url = url
        self.readers = readers
        self.process = process
        self.held = held
        self.address = ""  # where other processes reach this one
        self.listening: Line | None = None

    async def beat(self) -> Beat:
        found = await self.readers.fetch(BEAT, (self.process, self.address, LASTS_S))
        held = dict(self.held)
        lost = await self.readers.fetch(HELD, (list(held), list(held.values()), self.process)) if held else []
        still = [table for (table,) in lost if self.held.get(table) == held[table]]  # not let go of meanwhile
        return Beat(tuple(still), found[0][0] + 1)

    async def take(self, table: str) -> TableHome | None:
        while True:
            found = await self.readers.fetch(TAKE, (table, self.process))
            if found:
                self.held[table] = found[0][0]
                return None
            elsewhere = await self.where(table)
            if elsewhere is not None:
                return elsewhere

    async def claim(self, table: str) -> TableHome | None:
        if table in self.held:
            return await self.where(table)
        found = await self.readers.fetch(CLAIM, (self.process, table))
        if not found:
            return await self.where(table)
        self.held[table] = found[0][0]
        return None

    async def where(self, table: str) -> TableHome | None:
        found = await self.readers.fetch(WHERE, (table, self.process))
        return TableHome(*found[0]) if found else None

    async def release(self, *tables: str, to: str = "") -> None:
        mine = [(table, self.held[table]) for table in tables if table in self.held]
        names, epochs = [table for table, _ in mine], [epoch for _, epoch in mine]
        await self.readers.fetch(RELEASE, (names, epochs, self.process, to))
        for table, epoch in mine:
            if self.held.get(table) == epoch:
                del self.held[table]

    async def orphans(self, most: int) -> list[str]:
        return [id for (id,) in await self.readers.fetch(ORPHANS, (min(most, MOST_TAKEN),))]

    async def leave(self) -> None:
        await self.release(*self.held)
        await self.readers.fetch("DELETE FROM processes WHERE id = %s RETURNING id", (self.process,))

    async def bury(self, process: str) -> None:
        await self.readers.fetch(
            "UPDATE processes SET until = clock_timestamp() WHERE id = %s RETURNING id", (process,)
        )

    async def tell(self, kind: str, about: str) -> None:
        await self.readers.fetch(NOTIFY, (CHANNEL, msgspec.json.encode(News(self.process, kind, about)).decode()))

    async def takes(self, who: str, burst: float, a_second: float) -> bool:
        return bool(await self.readers.fetch(TAKE_ONE, {"who": who, "burst": burst, "a_second": a_second}))

    async def give_back(self, who: str, burst: float) -> None:
        await self.readers.fetch(GIVE_ONE_BACK, (burst, who))

    async def site_key(self) -> str:
        new = token_urlsafe().encode()
        await self.readers.fetch("INSERT INTO house VALUES (%s, %s) ON CONFLICT DO NOTHING RETURNING name", (KEY, new))
        found = await self.readers.fetch("SELECT value FROM house WHERE name = %s", (KEY,))
        return bytes(found[0][0]).decode()

    async def news(self, on_open: Callable[[], None] = lambda: None) -> AsyncIterator[News]:
        await self.close()
        self.listening = await open_line(self.url)
        try:
            await self.listening.execute(f"LISTEN {CHANNEL}")
            on_open()
            async for told in self.listening.notifies():
                with suppress(msgspec.MsgspecError):  # of another version
                    yield msgspec.json.decode(told.payload, type=News)
        except psycopg.Error as problem:
            raise StoreError(database_trouble(self.url, problem)) from problem

    async def close(self) -> None:
        line, self.listening = self.listening, None
        if line is not None:
            with suppress(psycopg.Error):
                await line.close()
