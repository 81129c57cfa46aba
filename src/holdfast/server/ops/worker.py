"""A worker process for what takes longer than the event loop may wait; it does one thing after the other."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from threading import Thread
from typing import Any, TypeVar

from holdfast.server.ops.fair_queue import FairQueue

T = TypeVar("T")


class WorkerProcess:
    """A process that is started when it is first needed, and again when it dies."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.queue = FairQueue()

    async def do(self, who: str, work: Callable[..., T], *args: Any) -> T:
        """Returns the result of `work`, when it is this person's turn. Raises TooMuch."""
        async with self.queue.turn_of(who):
            try:
                return await self._ask(work, *args)
            except BrokenProcessPool:
                self.close()
                return await self._ask(work, *args)

    async def do_here(self, who: str, work: Callable[..., T], *args: Any) -> T:
        """Does the same in a thread of this process, for games that no other process finds."""
        async with self.queue.turn_of(who):
            return await asyncio.to_thread(work, *args)

    def prepare(self, work: Callable[..., object], *args: Any) -> None:
        """Starts something that nobody waits for."""
        self._started().submit(work, *args)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = None

    async def _ask(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._started(), work, *args)

    def _started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, initializer=step_aside)
        return self.pool


# -- in the other process


def step_aside() -> None:
    """Lowers the priority of this process below the server's, and ends it when the server is gone."""
    with suppress(OSError, AttributeError):
        os.nice(5)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
