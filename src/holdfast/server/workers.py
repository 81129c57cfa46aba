"""Several server processes on one machine: they share a store, and one socket that this process holds for them.

Whoever connects is taken by whichever worker is free, and brought on to the one that has their table. A worker that
dies is started again. SIGHUP changes all workers for new ones, of the version that is installed by then; SIGTERM and
Ctrl-C stop them. As the socket stays, nobody who connects meanwhile is turned away.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from holdfast.server.ops import log
from holdfast.server.ops.admin_key import admin_key_in, forget_address, note_address
from holdfast.server.ops.log import log_to_stderr
from holdfast.server.serve import (
    LISTENS_AT,
    OFFSET,
    TAKES_NOBODY_NEW,
    CannotListen,
    Offer,
    answer_for_taken,
    listen,
    local_address,
    own_address,
)

READY: Final = b"Holdfast is at "
LEAST_LIFE_S: Final = 2  # one that dies sooner is not started again at once


class Worker:
    """One server process, from its start to its end."""

    def __init__(self, number: int, process: asyncio.subprocess.Process) -> None:
        self.number = number
        self.process = process
        self.started = asyncio.get_running_loop().time()
        self.is_ready = asyncio.get_running_loop().create_future()
        self.takes_nobody_new = asyncio.get_running_loop().create_future()
        self.is_wanted = True
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        """Notes when it is ready, and when it takes nobody new; what it says besides is said by all of them."""
        assert self.process.stdout is not None
        said = {READY: self.is_ready, TAKES_NOBODY_NEW.encode(): self.takes_nobody_new}
        async for line in self.process.stdout:
            for begins, noted in said.items():
                if line.startswith(begins) and not noted.done():
                    noted.set_result(True)
        for noted in said.values():
            if not noted.done():
                noted.set_result(False)

    async def turn_away(self) -> None:
        """Has it leave whoever connects to the others; returns when it does."""
        self.is_wanted = False
        with suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGUSR1)
        await self.takes_nobody_new

    async def stop(self) -> None:
        self.is_wanted = False
        with suppress(ProcessLookupError):
            self.process.terminate()
        await self.process.wait()


class Workers:
    """Keeps as many workers as are wanted."""

    def __init__(self, offer: Offer, number: int, listening: socket.socket, command: Sequence[str]) -> None:
        self.offer = offer
        self.number = number
        self.listening = listening
        self.command = command
        self.workers: dict[int, Worker] = {}
        self.starts = [-1] * number  # how often each has been started again
        self.is_stopping = asyncio.Event()
        self.changing = asyncio.Lock()
        self.watching: set[asyncio.Task[None]] = set()

    async def run(self) -> int:
        """Returns when all have stopped."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.is_stopping.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self._watch(self.renew()))
        first = [await self._start(number) for number in range(self.number)]
        if not all(await asyncio.gather(*(worker.is_ready for worker in first))):
            await self._stop()
            return 2
        print(f"Holdfast is at {self.offer.public_url or self.address}", flush=True)
        print("Press Ctrl-C to stop; every game is kept.", flush=True)
        await self.is_stopping.wait()
        await self._stop()
        print("Holdfast has stopped. Every game is kept.", flush=True)
        return 0

    @property
    def address(self) -> str:
        return own_address(self.offer.host, self.listening.getsockname()[1])

    async def renew(self) -> None:
        """Starts a new worker beside each old one, then has all old ones hand over. No table moves twice: before the
        first of them lets go of a table, none of them is reached any more.
        """
        async with self.changing:
            old = dict(self.workers)
            new = [await self._start(number) for number in old]
            if not all(await asyncio.gather(*(worker.is_ready for worker in new))) or self.is_stopping.is_set():
                self.workers |= old
                await asyncio.gather(*(worker.stop() for worker in new))
                log.note("new workers did not start: the old ones stay")
                return
            await asyncio.gather(*(worker.turn_away() for worker in old.values()))
            await asyncio.gather(*(worker.stop() for worker in old.values()))
            log.note("all workers are new", workers=self.number)

    async def _start(self, number: int) -> Worker:
        process = await asyncio.create_subprocess_exec(
            *self.command,
            env=self._environment(number),
            pass_fds=[self.listening.fileno()],
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for this process, which stops them in order
        )
        worker = self.workers[number] = Worker(number, process)
        self._watch(self._outlive(worker))
        return worker

    def _environment(self, number: int) -> dict[str, str]:
        """Returns what a worker is told: where to listen, and which of the ports from `--inner` on is its own. Those
        of a new one and of the old one beside it take turns."""
        self.starts[number] += 1
        offset = number + self.number * (self.starts[number] % 2)
        return os.environ | {LISTENS_AT: str(self.listening.fileno()), OFFSET: str(offset)}

    async def _outlive(self, worker: Worker) -> None:
        """Starts a worker again that has died."""
        await worker.process.wait()
        if not worker.is_wanted or self.is_stopping.is_set() or not await worker.is_ready:
            return
        log.note("a worker died and is started again", worker=worker.number, status=worker.process.returncode)
        await asyncio.sleep(max(0, worker.started + LEAST_LIFE_S - asyncio.get_running_loop().time()))
        if not self.is_stopping.is_set():
            await self._start(worker.number)

    async def _stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.workers.values()))
        for task in self.watching:
            task.cancel()
        await asyncio.gather(*self.watching, return_exceptions=True)

    def _watch(self, work: object) -> None:
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self.watching.add(task)
        task.add_done_callback(self.watching.discard)


def run_workers(offer: Offer, number: int) -> int:
    """Serves with several processes until told to stop. Raises CannotListen, StoreError."""
    if sys.platform == "win32":
        raise CannotListen("several workers need a socket that processes can share, which Windows has not")
    log_to_stderr(offer.log)
    admin_key_in(offer.data)  # before workers would all make one
    listening = listen(offer.host, offer.port)
    if listening is None:
        return answer_for_taken(offer)
    command = [sys.executable, "-m", "holdfast.cli", *sys.argv[1:]]
    note_address(offer.data, local_address(offer.host, listening.getsockname()[1]))
    try:
        return asyncio.run(_run(offer, number, listening, command))
    finally:
        forget_address(offer.data)
        listening.close()


async def _run(offer: Offer, number: int, listening: socket.socket, command: Sequence[str]) -> int:
    return await Workers(offer, number, listening, command).run()
