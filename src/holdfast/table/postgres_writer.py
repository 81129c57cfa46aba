"""Writes to PostgreSQL in groups: what comes while one group is on its way goes out with the next, in one transaction.

Rows of games are added by one statement for the whole group, which looks in the same breath whether this process still
has the tables (fencing): the shared lock on their leases makes a takeover wait until the group is kept, and a group
wait until a takeover is.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, LiteralString

import psycopg

from holdfast.table.leases import LeaseLost
from holdfast.table.postgres_changes import news_of, rows_of, statements
from holdfast.table.postgres_line import Line, database_trouble, open_line
from holdfast.table.store import (
    Append,
    CampaignChanged,
    CampaignRecord,
    Change,
    DropTable,
    PutCampaign,
    PutHandled,
    PutMessage,
    PutNote,
    PutSnapshot,
    PutTable,
    PutTurns,
    ReplaceValue,
    StoreError,
    ValueChanged,
)

LARGEST_GROUP: Final = 500

ADD_ROWS: Final[LiteralString] = """
WITH mine AS MATERIALIZED (
    SELECT leases."table" FROM leases JOIN unnest(%s::text[], %s::bigint[]) AS known("table", epoch) USING ("table")
    WHERE leases.process = %s AND leases.epoch = known.epoch FOR SHARE OF leases
), fenced AS MATERIALIZED (
    SELECT (SELECT count(*) FROM mine) < %s OR EXISTS (
        SELECT FROM leases WHERE "table" = ANY(%s::text[]) AND process <> ''
    ) AS is_so
), added AS (
    INSERT INTO rows SELECT new.* FROM unnest(%s::text[], %s::int[], %s::bytea[]) AS new
    WHERE NOT (SELECT is_so FROM fenced)
)
SELECT is_so FROM fenced
"""
HOLD_CAMPAIGN: Final[LiteralString] = """
SELECT FROM campaigns WHERE id = %s AND data = %s AND "table" = %s FOR UPDATE
"""
ADD_VALUE: Final[LiteralString] = "INSERT INTO house VALUES (%s, %s) ON CONFLICT (name) DO NOTHING RETURNING name"
REPLACE_VALUE: Final[LiteralString] = "UPDATE house SET value = %s WHERE name = %s AND value = %s RETURNING name"


class WriteJob:
    """Changes to be made whole, and the future that is told."""

    __slots__ = ("changes", "future")

    def __init__(self, changes: tuple[Change, ...], future: asyncio.Future[None]) -> None:
        self.changes = changes
        self.future = future


class GroupWriter:
    """Takes changes from an event loop. Each job happens whole or not at all, and none is reported before it is kept.

    `held` are the tables that live here, with the epochs of their leases.
    """

    def __init__(self, url: str, sync: str, process: str, held: Mapping[str, int]) -> None:
        self.url = url
        self.sync = sync
        self.process = process
        self.held = held
        self.jobs: deque[WriteJob] = deque()
        self.groups = 0
        self.line: Line | None = None
        self.task: asyncio.Task[None] | None = None
        self.last: asyncio.Future[None] | None = None  # of what was asked for last

    async def change(self, changes: tuple[Change, ...]) -> None:
        """Raises StoreError, LeaseLost."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.last = future
        self.jobs.append(WriteJob(changes, future))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run(), name="holdfast-store")
        await asyncio.shield(future)

    async def settled(self) -> None:
        """Waits for what was asked for so far, so that whoever reads finds it."""
        if self.last is not None and not self.last.done():
            await asyncio.wait([self.last])

    async def close(self) -> None:
        """Finishes what was asked for, then lets go of the line."""
        if self.task is not None:
            await self.task
        await self._hang_up()

    async def _run(self) -> None:
        while self.jobs:
            group = [self.jobs.popleft() for _ in range(min(len(self.jobs), LARGEST_GROUP))]
            self.groups += 1
            problem = await self._tried(group)
            if problem is None or len(group) == 1 or self.line is None:  # without a line none of them is at fault
                self._settle(group, problem)
                continue
            for job in group:  # one of them is at fault: each in a transaction of its own
                self._settle([job], await self._tried([job]))

    async def _tried(self, group: list[WriteJob]) -> StoreError | None:
        """Returns why a group was not kept."""
        try:
            if self.line is None:
                self.line = await open_line(self.url, self.sync)
            await self._keep(self.line, [change for job in group for change in job.changes])
        except psycopg.Error as problem:
            if self.line is not None and (self.line.closed or self.line.broken):
                await self._hang_up()
            failure = StoreError(database_trouble(self.url, problem))
            failure.__cause__ = problem
            return failure
        except StoreError as problem:
            return problem
        return None

    async def _keep(self, line: Line, changes: list[Change]) -> None:
        tables = {table for table in map(table_of, changes) if table}
        async with line.transaction():
            if tables:
                await self._add_rows(line, tables, changes)
            await self._hold_campaigns(line, [change for change in changes if isinstance(change, PutCampaign)])
            await self._replace_values(line, [change for change in changes if isinstance(change, ReplaceValue)])
            rest = [*statements(changes), *news_of(self.process, changes)]
            if rest:
                async with line.pipeline():
                    for sql, params in rest:
                        await line.execute(sql, params)

    async def _add_rows(self, line: Line, tables: set[str], changes: list[Change]) -> None:
        here = [table for table in tables if table in self.held]
        elsewhere = [table for table in tables if table not in self.held]
        epochs = [self.held[table] for table in here]
        params = (here, epochs, self.process, len(here), elsewhere, *rows_of(changes))
        cursor = await line.execute(ADD_ROWS, params)
        if (await cursor.fetchone()) != (False,):
            raise LeaseLost("a table lives in another process now: nothing was kept here")

    async def _hold_campaigns(self, line: Line, changes: list[PutCampaign]) -> None:
        """Keeps others from campaigns until the group is kept. Raises CampaignChanged where they were quicker."""
        latest: dict[str, CampaignRecord] = {}
        for change in changes:
            before, was = latest.get(change.record.id), change.was
            if before is None and was is not None:
                cursor = await line.execute(HOLD_CAMPAIGN, (was.id, was.data, was.table))
                before = was if await cursor.fetchone() is not None else None
            if not change.follows(before):
                raise CampaignChanged(change.record.id)
            latest[change.record.id] = change.record

    async def _replace_values(self, line: Line, changes: list[ReplaceValue]) -> None:
        """Raises ValueChanged where others were quicker."""
        for change in changes:
            if change.was is None:
                cursor = await line.execute(ADD_VALUE, (change.name, change.value))
            else:
                cursor = await line.execute(REPLACE_VALUE, (change.value, change.name, change.was))
            if await cursor.fetchone() is None:
                raise ValueChanged(change.name)

    def _settle(self, jobs: list[WriteJob], problem: StoreError | None) -> None:
        for job in jobs:
            if job.future.done():
                continue
            if problem is None:
                job.future.set_result(None)
            else:
                job.future.set_exception(problem)

    async def _hang_up(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            with suppress(psycopg.Error):
                await line.close()


def table_of(change: Change) -> str:
    """Returns the table that has to live here for a change; empty where it does not matter."""
    return TABLES[type(change)](change) if type(change) in TABLES else ""


TABLES: Final[dict[type[Any], Callable[[Any], str]]] = {
    Append: lambda change: change.table,
    PutTable: lambda change: change.record.id,
    PutNote: lambda change: change.table,
    PutMessage: lambda change: change.table,
    PutHandled: lambda change: change.mark.table,
    PutSnapshot: lambda change: change.snapshot.table,
    PutTurns: lambda change: change.table,
    DropTable: lambda change: change.id,
}
