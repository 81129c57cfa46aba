"""The thread that a SQLite store works in: jobs in order, and many of them in one transaction (group commit).

Every statement lets go of the interpreter and has to wait until it gets it back, so the changes of a whole group are
made with as few statements as possible.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import sleep
from typing import Any, Final, TypeVar

from holdfast.table.store import Change

T = TypeVar("T")

LARGEST_GROUP: Final = 500
COMPANY: Final = 1.1  # jobs in a group of late: with more it pays to wait for others, as every commit costs the same
GATHER_S: Final = 0.002  # for each job of such a group
LONGEST_S: Final = 0.008
LATELY: Final = 8  # groups
WORTH_TIDYING: Final = 1_000  # changes; when nothing else is to be done
MUST_TIDY: Final = 8_000  # changes; whatever is to be done


class StoreJob:
    """Something to read from the connection, or changes to make; and where the result goes."""

    __slots__ = ("changes", "future", "problem", "result", "work")

    def __init__(
        self,
        work: Callable[[sqlite3.Connection], Any] | None,
        changes: tuple[Change, ...],
        future: asyncio.Future[Any],
    ) -> None:
        self.work = work
        self.changes = changes
        self.future = future
        self.result: Any = None
        self.problem: Exception | None = None


class StoreWriter:
    """Takes jobs from an event loop. Each job happens whole or not at all, and none is reported before it is kept."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        carry_out: Callable[[sqlite3.Connection, list[Change]], None],
        tidy_up: Callable[[sqlite3.Connection], None],
        pause: Callable[[float], None] = sleep,
    ) -> None:
        self.connection = connection
        self.carry_out = carry_out
        self.tidy_up = tidy_up
        self.pause = pause
        self.jobs: SimpleQueue[StoreJob | None] = SimpleQueue()
        self.groups = 0
        self._company = 1.0  # jobs in a group, of late
        self._untidy = 0  # changes since it was tidied up
        self.thread = Thread(target=self._run, name="holdfast-store", daemon=True)
        self.thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put(StoreJob(work, (), future))
        return await future

    async def change(self, changes: tuple[Change, ...]) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put(StoreJob(None, changes, future))
        await future

    def stop(self) -> None:
        """Finishes what was asked for, then ends the thread."""
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        going = True
        while going:
            group = [self.jobs.get()]
            while len(group) < LARGEST_GROUP:
                try:
                    group.append(self.jobs.get_nowait())
                except Empty:
                    break
            jobs = [job for job in group if job is not None]
            going = len(jobs) == len(group)
            self._carry_out(jobs)
            self._report(jobs)
            self._tidy(jobs)
            self._company += (len(jobs) - self._company) / LATELY
            if going and self._company > COMPANY:
                self.pause(min(self._company * GATHER_S, LONGEST_S))

    def _tidy(self, jobs: list[StoreJob]) -> None:
        """Has the connection tidied up after many changes: when those are told who made them, and if it can be, when
        nobody waits. What fails is tried again later.
        """
        self._untidy += sum(len(job.changes) for job in jobs)
        if self._untidy >= MUST_TIDY or (self._untidy >= WORTH_TIDYING and self.jobs.empty()):
            self._untidy = 0
            with suppress(sqlite3.Error):
                self.tidy_up(self.connection)

    def _carry_out(self, jobs: list[StoreJob]) -> None:
        """Does all jobs in one transaction; if one of them fails, each in a transaction of its own."""
        if not jobs:
            return
        self.groups += 1
        try:
            self._in_one(jobs)
        except Exception:
            for job in jobs:
                try:
                    self._in_one([job])
                except Exception as problem:
                    job.problem = problem

    def _in_one(self, jobs: list[StoreJob]) -> None:
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            changes: list[Change] = []
            for job in jobs:
                changes += job.changes
                if job.work is not None:
                    self.carry_out(self.connection, changes)
                    changes = []
                    job.result = job.work(self.connection)
            self.carry_out(self.connection, changes)
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise

    def _report(self, jobs: list[StoreJob]) -> None:
        loops: dict[asyncio.AbstractEventLoop, list[StoreJob]] = {}
        for job in jobs:
            loops.setdefault(job.future.get_loop(), []).append(job)
        for loop, mine in loops.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, mine)


def _settle(jobs: list[StoreJob]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.problem is not None:
            job.future.set_exception(job.problem)
        else:
            job.future.set_result(job.result)
