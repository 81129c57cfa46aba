"""A rush ends early when everybody at the table has done enough, and not before."""

import pytest

from tests.server.fixtures import FakeServer, run
from tests.server.test_elite_rush import roll, rush


@pytest.mark.rule("elite:R77")
def test_the_clock_is_put_forward_when_all_have_done_enough() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await rush(server)
            table = session.room.game.table
            ends_at = table.state.ends_at
            for line in session.lines[:2]:
                assert (await line.ask(t="enough"))["t"] == "ack"
            await server.go_on(1)
            assert table.state.clock_runs
            assert session.room.clock(server.alarm_clock.now()).enough == (0, 1)
            assert (await session.lines[2].ask(t="enough"))["t"] == "ack"
            await server.go_on(1)
            assert not table.state.clock_runs
            assert table.state.now == ends_at
            assert session.room.clock(server.alarm_clock.now()).enough == ()
            answer = await session.lines[0].ask(t="enough")
            assert (answer["t"], answer["refusal"]["key"]) == ("refused", "table.no_clock_to_end")

    run(scenario)


def test_whoever_acts_again_or_says_so_has_not_done_enough() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await rush(server)
            ann, bob, cleo = session.lines
            table = session.room.game.table
            await ann.ask(t="enough")
            await bob.ask(t="enough")
            await bob.ask(t="enough", yes=False)
            ask, dice = roll(ann)
            assert (await ann.act(ask, act="roll", dice=dice))["t"] == "ack"
            await cleo.ask(t="enough")
            assert session.room.clock(server.alarm_clock.now()).enough == (2,)
            await server.go_on(1)
            assert table.state.clock_runs

    run(scenario)


def test_dice_that_fall_are_waited_for() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await rush(server)
            table = session.room.game.table
            ask, dice = roll(session.lines[0])
            assert (await session.lines[0].act(ask, act="roll", dice=dice))["t"] == "ack"
            for line in session.lines:
                await line.ask(t="enough")
            assert table.state.clock_runs
            assert all(table.state.face[die] >= 6 for die in dice)  # they still fall

    run(scenario)


def test_where_no_clock_runs_for_all_there_is_none_to_end() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            assert (await session.lines[0].ask(t="enough"))["refusal"]["key"] == "table.no_clock_to_end"

    run(scenario)
