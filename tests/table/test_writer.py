"""The store's thread: one job at once where it is quiet, many in one transaction where it is not."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from threading import Event
from typing import Any

from holdfast.table.sqlite_changes import carry_out
from holdfast.table.sqlite_file import merge_log, open_file
from holdfast.table.store import Change, PutValue
from holdfast.table.writer import GATHER_S, LONGEST_S, MUST_TIDY, WORTH_TIDYING, StoreWriter


class PausedWriter:
    """A writer whose pauses last until a test ends them."""

    def __init__(self, path: Path) -> None:
        self.began = asyncio.Event()
        self.may_end = Event()
        self.may_end.set()
        self.pauses: list[float] = []
        self.tidied: list[int] = []  # after how many values each time
        self.did_tidy = asyncio.Event()
        self.problem: sqlite3.Error | None = None  # of tidying up
        self.loop = asyncio.get_running_loop()
        db = open_file(path / "holdfast.sqlite", "normal")
        self.writer = StoreWriter(db, carry_out, self.tidy_up, self.pause)

    def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.loop.call_soon_threadsafe(self.began.set)
        self.may_end.wait()

    def tidy_up(self, db: sqlite3.Connection) -> None:
        self.tidied.append(db.execute("SELECT count(*) FROM house").fetchone()[0])
        self.loop.call_soon_threadsafe(self.did_tidy.set)
        if self.problem is not None:
            raise self.problem

    async def put(self, first: int, number: int = 1) -> None:
        changes: tuple[Change, ...] = tuple(PutValue(f"value {no}", b"x") for no in range(first, first + number))
        await self.writer.change(changes)

    async def __aenter__(self) -> "PausedWriter":
        return self

    async def __aexit__(self, *problem: object) -> None:
        self.may_end.set()
        self.writer.stop()
        self.writer.connection.close()


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scenario)


def test_whoever_comes_alone_never_waits_for_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with PausedWriter(tmp_path) as paused:
            for no in range(20):
                await paused.put(no)
            assert paused.writer.groups == 20
            assert paused.pauses == []

    run(scenario())


def test_where_many_come_together_those_of_a_short_while_are_kept_in_one_transaction(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with PausedWriter(tmp_path) as paused:
            paused.may_end.clear()
            await asyncio.gather(*(paused.put(no) for no in range(50)))
            await paused.began.wait()
            assert all(GATHER_S < length <= LONGEST_S for length in paused.pauses)
            groups = paused.writer.groups
            coming = [asyncio.ensure_future(paused.put(no)) for no in range(50, 90)]
            for _ in range(10):
                await asyncio.sleep(0)
            assert not any(one.done() for one in coming)
            paused.may_end.set()
            await asyncio.gather(*coming)
            assert paused.writer.groups == groups + 1

    run(scenario())


def test_after_a_crowd_those_who_come_alone_soon_wait_no_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with PausedWriter(tmp_path) as paused:
            await asyncio.gather(*(paused.put(no) for no in range(50)))
            for no in range(60):
                await paused.put(no)
            pauses = len(paused.pauses)
            assert pauses < 60
            for no in range(20):
                await paused.put(no)
            assert len(paused.pauses) == pauses

    run(scenario())


def test_it_is_tidied_up_after_those_were_told_whose_changes_made_it_worth_while(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with PausedWriter(tmp_path) as paused:
            await paused.put(0, WORTH_TIDYING - 1)
            assert paused.tidied == []
            await paused.put(WORTH_TIDYING - 1)
            await paused.did_tidy.wait()
            assert paused.tidied == [WORTH_TIDYING]

    run(scenario())


def test_while_others_wait_it_is_tidied_up_only_when_it_must_be(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with PausedWriter(tmp_path) as paused:
            gate = Event()

            def hold(db: sqlite3.Connection) -> None:
                gate.wait()

            held = asyncio.ensure_future(paused.writer.do(hold))
            groups = [asyncio.ensure_future(paused.put(0, MUST_TIDY // 500)) for _ in range(1500)]  # of 500 at most
            await asyncio.sleep(0)
            gate.set()
            await asyncio.gather(held, *groups)
            await paused.put(0)
            assert paused.writer.groups <= 6
            assert len(paused.tidied) in (2, 3)  # each time that it had to; perhaps once more when all was done

    run(scenario())


def test_a_log_that_was_merged_begins_anew_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "holdfast.sqlite"
    db = open_file(path, "full")
    log = path.with_name("holdfast.sqlite-wal")
    sizes = []
    for _ in range(5):
        for no in range(50):
            carry_out(db, [PutValue(f"value {no}", bytes(2000))])
        merge_log(db)
        sizes.append(log.stat().st_size)
    assert len(set(sizes)) == 1
    assert db.execute("SELECT count(*) FROM house").fetchone() == (50,)
    db.close()


def test_what_cannot_be_tidied_up_now_holds_up_nobody_and_is_tried_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with PausedWriter(tmp_path) as paused:
            paused.problem = sqlite3.OperationalError("disk I/O error")
            for _ in range(2):
                paused.did_tidy.clear()
                await paused.put(0, WORTH_TIDYING)
                await paused.did_tidy.wait()
            await paused.put(0)

    run(scenario())
