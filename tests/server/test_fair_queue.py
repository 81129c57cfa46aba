"""FairQueue: whoever wants much waits with those who want little, and nobody piles up work for the server."""

import asyncio

import pytest

from holdfast.server.ops.fair_queue import MOST_WAITING, FairQueue, TooMuch
from tests.server.fixtures import run, settle


def test_people_have_their_turns_in_rotation_however_much_one_wants() -> None:
    async def scenario() -> None:
        turns = FairQueue()
        done: list[str] = []
        gate = asyncio.Event()

        async def work(who: str) -> None:
            async with turns.turn_of(who):
                await gate.wait()
                done.append(who)

        tasks = [asyncio.create_task(work(who)) for who in ("eve", "eve", "eve", "eve", "ann", "bob", "ann")]
        await settle()
        gate.set()
        await asyncio.gather(*tasks)
        assert done == ["eve", "eve", "ann", "bob", "eve", "ann", "eve"]
        assert not turns.is_taken

    run(scenario)


def test_nobody_waits_for_more_than_a_few_things_at_once() -> None:
    async def scenario() -> None:
        turns = FairQueue()
        gate = asyncio.Event()

        async def work(who: str) -> None:
            async with turns.turn_of(who):
                await gate.wait()

        tasks = [asyncio.create_task(work("eve")) for _ in range(1 + MOST_WAITING)]
        await settle()
        with pytest.raises(TooMuch, match="try again when they are done"):
            await work("eve")
        server = [asyncio.create_task(work("")) for _ in range(10)]
        gate.set()
        await asyncio.gather(*tasks, *server)

    run(scenario)


def test_who_goes_away_while_waiting_or_at_work_holds_nobody_up() -> None:
    async def scenario() -> None:
        turns = FairQueue()
        done: list[str] = []
        gate = asyncio.Event()

        async def work(who: str) -> None:
            async with turns.turn_of(who):
                await gate.wait()
                done.append(who)

        first, second, third, last = (asyncio.create_task(work(who)) for who in ("a", "b", "c", "d"))
        await settle()
        second.cancel()
        await settle()
        first.cancel()  # it is c's turn now
        third.cancel()
        await settle()
        gate.set()
        await last
        assert done == ["d"]
        assert not turns.is_taken

    run(scenario)
