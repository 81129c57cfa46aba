"""A table of the load measurement: in a closed loop a command follows an answer, and refusals are counted apart."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

from holdfast.server.ops.cores import apart
from holdfast.server.ops.load_plan import LoadPlan
from holdfast.server.ops.load_table import LoadTable
from holdfast.table.clock import FakeClock

LATER = 3600 * 1_000_000


class StillClock(FakeClock):
    def micros(self) -> int:
        return self.at * 1000


class Line:
    """Keeps what a visitor says."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []

    def send(self, data: bytes) -> None:
        self.said.append(json.loads(data))


def offered(*options: str) -> bytes:
    asks = [{"id": 1, "options": [{"action": {"act": option}} for option in options], "forms": [], "standing": False}]
    return json.dumps({"t": "whole", "view": {"asks": asks, "outcome": None}}).encode()


def seated(plan: LoadPlan) -> tuple[LoadTable, list[Line]]:
    table = LoadTable(plan, 0)
    lines: list[Line] = []
    table.clock = StillClock(1000)
    for visitor in table.visitors:
        visitor.table = table
        lines.append(Line())
        visitor.line = cast(Any, lines[-1])
        visitor.hear(offered("go"))
    return table, lines


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0)


def test_in_a_closed_loop_each_command_waits_for_the_answer_to_the_one_before() -> None:
    async def scenario() -> None:
        table, lines = seated(LoadPlan("", seats=2, closed=True))

        def said() -> list[dict[str, Any]]:
            return [one for line in lines for one in line.said]

        (group,) = table.groups
        playing = asyncio.create_task(table._act_when_answered(group, LATER))
        for number in range(1, 5):
            await until(lambda number=number: len(said()) == number)  # type: ignore[misc]
            for _ in range(10):
                await asyncio.sleep(0)
            assert len(said()) == number  # nothing more before it is answered
            cast(StillClock, table.clock).go_on(2)
            table.visitors[0].hear(json.dumps({"t": "ack", "id": f"0-{number}"}).encode())
        playing.cancel()
        assert table.acks == [2000] * 4
        assert table.refused == 0

    asyncio.run(scenario())


def test_what_is_refused_is_counted_apart_and_something_else_is_tried() -> None:
    async def scenario() -> None:
        table, lines = seated(LoadPlan("", seats=1, closed=True))
        (group,) = table.groups
        playing = asyncio.create_task(table._act_when_answered(group, LATER))
        await until(lambda: len(lines[0].said) == 1)
        table.visitors[0].hear(b'{"t": "refused", "id": "0-1"}')
        await until(lambda: len(lines[0].said) == 2)
        playing.cancel()
        assert (table.refused, table.acks) == (1, [])

    asyncio.run(scenario())


def test_only_the_first_news_of_a_command_counts_for_each_visitor() -> None:
    async def scenario() -> None:
        table, _ = seated(LoadPlan("", seats=2, closed=True))
        await table.act(table.groups[0])
        cast(StillClock, table.clock).go_on(3)
        table.visitors[0].hear(offered("go"))
        cast(StillClock, table.clock).go_on(1000)
        table.visitors[0].hear(offered("go", "on"))  # of the game's clock
        table.visitors[1].hear(offered("go", "on"))
        assert table.news == [3000, 1_003_000]

    asyncio.run(scenario())


def test_server_and_clients_have_cores_of_their_own_where_there_are_two() -> None:
    assert apart(frozenset({4, 2, 7})) == (frozenset({2}), frozenset({4, 7}))
    assert apart(frozenset({4})) == (frozenset(), frozenset())
