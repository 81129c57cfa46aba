"""Who opened the table may begin without those who never say that they are ready."""

import msgspec
import pytest

from tests.server.fixtures import Evening, House, run


async def until_asked_to_be_ready(house: House, evening: Evening) -> None:
    """Everybody takes what comes first until the first rush can begin."""
    table = evening.room.game.table
    for _ in range(200):
        kinds = [{ask.kind for ask in table.whole(seat).view.asks} for seat in range(len(evening.lines))]
        if all("be_ready" in kind for kind in kinds):
            return
        for seat, line in enumerate(evening.lines):
            for ask in table.whole(seat).view.asks:
                if ask.options and ask.kind not in ("any_time", "be_ready"):
                    await line.act(ask.id, **msgspec.to_builtins(ask.options[0].action))
        await house.go_on(1000)
    raise AssertionError("nobody is ever asked to be ready")


@pytest.mark.rule("elite:R234")
def test_the_host_begins_without_the_others() -> None:
    async def scenario() -> None:
        async with House() as house:
            evening = await house.game("elite", "Ann", "Bob", "Cleo")
            ann, bob, _ = evening.lines
            table = evening.room.game.table
            await until_asked_to_be_ready(house, evening)
            assert (await bob.ask(t="begin"))["refusal"]["key"] == "lobby.host_only"
            assert not any(table.state.ready)
            assert (await ann.ask(t="begin", id="go"))["t"] == "ack"
            assert table.state.clock_runs
            assert (await ann.ask(t="begin", id="go"))["t"] == "ack"  # sent twice, done once
            answer = await ann.ask(t="begin")
            assert (answer["t"], answer["refusal"]["key"]) == ("refused", "table.nothing_to_begin")

    run(scenario)


def test_where_nobody_is_asked_to_be_ready_there_is_nothing_to_begin() -> None:
    async def scenario() -> None:
        async with House() as house:
            evening = await house.game("tictactoe", "Ann", "Bob")
            assert (await evening.lines[0].ask(t="begin"))["refusal"]["key"] == "table.nothing_to_begin"

    run(scenario)
