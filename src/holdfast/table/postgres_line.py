"""Lines to a PostgreSQL database: opening them, a few that read, and what goes wrong with them as one sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, LiteralString, TypeAlias
from urllib.parse import urlsplit

import psycopg
from psycopg.abc import Buffer
from psycopg.types.string import StrDumper

from holdfast.table.store import StoreError

Row: TypeAlias = tuple[Any, ...]
Line: TypeAlias = psycopg.AsyncConnection[Row]

READERS: Final = 3  # lines that read at a time; others wait
CONNECT_S: Final = 5
GAP: Final = "\u2400"  # for the one sign that PostgreSQL cannot keep in a text
# The first is for a process that stands still in the middle of a change: it must not hold its rows for ever.
TIMEOUTS: Final = "SET idle_in_transaction_session_timeout = '3s'; SET statement_timeout = '30s'"


class WithoutZeros(StrDumper):
    """Texts as PostgreSQL can keep them."""

    def dump(self, obj: str) -> Buffer | None:
        return super().dump(obj.replace("\0", GAP))


def shown(url: str) -> str:
    """Returns an address as it may be shown: without a password."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or "this machine"
        return f"the database {parts.path.lstrip('/') or 'postgres'} at {host}"
    except ValueError:
        return "the database"


def database_trouble(url: str, problem: psycopg.Error) -> str:
    """Returns the sentence for a failure, which may quote the server but never a password."""
    words = " ".join(str(problem).split()).rstrip(".")
    if isinstance(problem, psycopg.errors.DiskFull):
        return f"{shown(url)} cannot grow: its disk is full; make room on it and try again"
    if isinstance(problem, psycopg.errors.ReadOnlySqlTransaction):
        return f"{shown(url)} takes no changes: it is a replica; name the primary with --store"
    if isinstance(problem, psycopg.errors.InsufficientPrivilege):
        return f"{shown(url)} does not let this user in ({words}); grant the rights, or name another with --store"
    return f"{shown(url)} cannot be used ({words}); is it running, and is the address right?"


def settings(sync: str) -> LiteralString:
    """Returns what is said on every new line. `normal`: a crash of the database may take the last moments."""
    durable: LiteralString = "SET synchronous_commit = off;" if sync == "normal" else ""
    return durable + TIMEOUTS


async def open_line(url: str, sync: str = "full") -> Line:
    """Raises StoreError."""
    try:
        line = await psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=CONNECT_S)
    except psycopg.Error as problem:
        raise StoreError(database_trouble(url, problem)) from problem
    line.adapters.register_dumper(str, WithoutZeros)
    await line.execute(settings(sync))
    return line


class ReadingLines:
    """A few lines that read: opened when they are needed, and again when they break."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.free: list[Line] = []
        self.room = asyncio.Semaphore(READERS)

    async def fetch(self, sql: LiteralString, params: Sequence[object] | Mapping[str, object] = ()) -> list[Row]:
        """Returns the rows of a query, asked once more where a line turns out to be broken. Raises StoreError."""
        try:
            return await self._fetch(sql, params)
        except psycopg.OperationalError:
            await self.close()
        try:
            return await self._fetch(sql, params)
        except psycopg.Error as problem:
            raise StoreError(database_trouble(self.url, problem)) from problem

    async def close(self) -> None:
        lines, self.free = self.free, []
        for line in lines:
            with suppress(psycopg.Error):
                await line.close()

    async def _fetch(self, sql: LiteralString, params: Sequence[object] | Mapping[str, object]) -> list[Row]:
        async with self._line() as line:
            cursor = await line.execute(sql, params)
            return await cursor.fetchall()

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Line]:
        """Lends a line; one that broke, or whose user was cut off in the middle, is not used again."""
        async with self.room:
            line = self.free.pop() if self.free else await open_line(self.url)
            try:
                yield line
            except BaseException:
                with suppress(psycopg.Error):
                    await line.close()
                raise
            self.free.append(line)
