"""The site: the processes that share one store. Each table lives in one of them, and what one changes the others hear.

A process says every second that it is alive. What it has lost meanwhile it closes; the tables of one that is gone are
opened by the others. Nobody has to be right about who is alive: whoever has lost a table can write nothing to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Final

from holdfast.server.ops import log
from holdfast.table.leases import BEATS_EVERY_S, LASTS_S, LeaseLost, Leases, News, TableHome
from holdfast.table.store import Store, StoreError

LET_GO: Final = "let go"  # news: another process needs this table
LETS_GO_WITHIN_S: Final = 2 * LASTS_S
ASKS_EVERY_S: Final = 0.05
ADOPTED_AT_ONCE: Final = 40  # orphans: others take their share
ERRANDS: Final = "@errands"  # what one process of a site does for all, as if it were a table


class Site:
    """A process alone has every table, and does all errands itself."""

    def __init__(self, leases: Leases | None = None) -> None:
        self.leases = leases
        self.key = ""  # by which processes of this site know each other's requests
        self.processes = 1
        self.is_leaving = False  # it takes no table any more
        self.beat_at: float | None = None  # when a sign of life was last taken
        self.on_lost: Callable[[Collection[str]], None] = lambda tables: None
        self.on_orphan: Callable[[str], Awaitable[bool]] | None = None
        self.wanted_by: dict[str, str] = {}  # by table that lives here, the process that has asked for it
        self.hopeless: set[str] = set()  # tables that nobody can go on with: they are not tried every second
        self.on_news: Callable[[News], Awaitable[None]] | None = None
        self.on_silence: Callable[[], None] = lambda: None  # news may have been missed
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Joins the other processes. Raises StoreError."""
        if self.leases is None:
            return
        self.key = await self.leases.site_key()
        self.processes = (await self.leases.beat()).processes
        self.beat_at = asyncio.get_running_loop().time()
        self.tasks = [asyncio.create_task(self._go_on()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        """Leaves the others; every table has been let go of by now, or is now."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.leases is not None and self.tasks:
            with suppress(StoreError):  # then it is found out that we are gone
                await self.leases.leave()

    def held(self) -> int:
        """Returns how many tables live here by a lease."""
        return 0 if self.leases is None else len(self.leases.held)

    def is_heard(self) -> bool:
        """Tells whether the others have heard lately that this process is alive."""
        if self.leases is None:
            return True
        now = asyncio.get_running_loop().time()
        return self.beat_at is not None and now < self.beat_at + LASTS_S

    # -- tables

    async def take(self, table: str) -> None:
        """Has a table live here from now on; a process that has it is asked to let go of it.

        Raises StoreError, LeaseLost where it does not.
        """
        if self.leases is None:
            return
        until = asyncio.get_running_loop().time() + LETS_GO_WITHIN_S
        while (home := await self.leases.take(table)) is not None:
            if asyncio.get_running_loop().time() > until:
                raise LeaseLost(f"table {table} lives in a process that does not let go of it")
            await self.leases.tell(LET_GO, table)
            await asyncio.sleep(ASKS_EVERY_S)
            log.note("a table is asked for", table=table, of=home.process)

    def promise(self, table: str, process: str) -> None:
        """Has the process that asks for a table get it as soon as it is let go of, whoever comes to it in between."""
        if self.leases is not None and table in self.leases.held:
            self.wanted_by[table] = process

    async def release(self, table: str) -> None:
        """Lets another process have a table; where that cannot be kept, it is found out here, and it is taken again."""
        if self.leases is not None:
            with suppress(StoreError):
                await self.leases.release(table, to=self.wanted_by.pop(table, ""))

    async def claimed_elsewhere(self, table: str) -> TableHome | None:
        """Returns the other process in which a table lives; one that lives nowhere lives here from now on, so that
        people who come to it in several processes at once all meet here. Raises StoreError."""
        return None if self.leases is None else await self.leases.claim(table)

    async def home_of(self, table: str) -> TableHome | None:
        """Returns the other process in which a table lives. Raises StoreError."""
        return None if self.leases is None else await self.leases.where(table)

    async def bury(self, home: TableHome) -> None:
        """Notes that nobody answers there."""
        if self.leases is not None:
            log.note("a process does not answer", process=home.process)
            await self.leases.bury(home.process)

    async def does_errands(self) -> bool:
        """Tells whether this process does what only one has to do: it has taken that on, or nobody alive has."""
        return self.leases is None or await self.leases.take(ERRANDS) is None

    # -- signs of life, and news

    async def _go_on(self) -> None:
        loop = asyncio.get_running_loop()
        assert self.leases is not None
        quiet_until = loop.time()
        while True:
            await asyncio.sleep(BEATS_EVERY_S)
            try:
                if not self.is_heard():  # others need the time to say that they are there: the database was not
                    quiet_until = loop.time() + LASTS_S
                beat = await self.leases.beat()
                self.beat_at, self.processes = loop.time(), beat.processes
                if beat.lost:
                    log.note("tables were taken over by another process", tables=len(beat.lost))
                    self.on_lost(beat.lost)
                if loop.time() >= quiet_until:
                    await self._adopt()
            except StoreError as problem:
                log.trouble("no sign of life could be given", problem)
            except Exception as problem:
                log.trouble("a sign of life failed", problem)

    async def _adopt(self) -> None:
        assert self.leases is not None
        if self.on_orphan is not None and not self.is_leaving:
            for table in await self.leases.orphans(ADOPTED_AT_ONCE):
                is_ours = table not in self.hopeless and await self.leases.claim(table) is None
                if is_ours and not await self.on_orphan(table):
                    self.hopeless.add(table)

    async def _listen(self) -> None:
        assert self.leases is not None
        while True:
            try:
                async for news in self.leases.news(self.on_silence):
                    if self.on_news is not None and (news.process != self.leases.process):
                        await self.on_news(news)
            except StoreError as problem:
                log.trouble("news of other processes do not come", problem)
            except Exception as problem:
                log.trouble("news of another process failed", problem)
            await asyncio.sleep(BEATS_EVERY_S)


def site_of(store: Store) -> Site:
    """Returns the site that a store is shared by; one process alone, where it cannot be shared."""
    leases: Leases | None = getattr(store, "leases", None)
    return Site(leases)
