"""Who opened the table may begin without those who never say that they are ready."""

import msgspec
import pytest

from tests.server.fixtures import FakeServer, TableSession, run


async def until_asked_to_be_ready(server: FakeServer, session: TableSession) -> None:
    """Everybody takes what comes first until the first rush can begin."""
    table = session.room.game.table
    for _ in range(200):
        kinds = [{ask.kind for ask in table.whole(seat).view.asks} for seat in range(len(session.lines))]
        if all("be_ready" in kind for kind in kinds):
            return
        for seat, line in enumerate(session.lines):
            for ask in table.whole(seat).view.asks:
                if ask.options and ask.kind not in ("any_time", "be_ready"):
                    await line.act(ask.id, **msgspec.to_builtins(ask.options[0].action))
        await server.go_on(1000)
    raise AssertionError("nobody is ever asked to be ready")


@pytest.mark.rule("elite:R234")
def test_the_host_begins_without_the_others() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("elite", "Ann", "Bob", "Cleo")
            ann, bob, _ = session.lines
            table = session.room.game.table
            await until_asked_to_be_ready(server, session)
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
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            assert (await session.lines[0].ask(t="begin"))["refusal"]["key"] == "table.nothing_to_begin"

    run(scenario)
