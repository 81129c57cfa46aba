"""Hints that were written for a mission: opened one at a time, for everybody, and counted with the table."""

from __future__ import annotations

from typing import Any

from tests.server.fixtures import FakeServer, run


def hints(message: dict[str, Any]) -> tuple[list[str], int]:
    table = message["table"]
    return table["hints"], table["hints_written"]


def test_a_hint_is_opened_for_everybody_and_stays_open() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("key", "Ann", "Bob", options={"mission": "first-day"})
            ann, bob = session.lines
            await bob.all_heard()
            assert (await ann.ask(t="open_hint"))["t"] == "ack"
            opened, written = hints(await bob.hear("table"))
            assert (len(opened), written) == (1, 3)
            assert "canteen window" in opened[0]
            for _ in range(2):
                assert (await bob.ask(t="open_hint"))["t"] == "ack"
            refused = await bob.ask(t="open_hint")
            assert (refused["t"], refused["text"]) == ("refused", "All hints are open already.")

    run(scenario)


def test_what_comes_twice_opens_one_hint() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("key", "Ann", "Bob", options={"mission": "first-day"})
            ann, bob = session.lines
            await bob.all_heard()
            for _ in range(2):
                assert (await ann.ask(t="open_hint", id="once"))["t"] == "ack"
            assert [len(hints(told)[0]) for told in await bob.all_heard("table")] == [1]

    run(scenario)


def test_a_game_without_hints_says_so() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            refused = await session.lines[0].ask(t="open_hint")
            assert (refused["t"], refused["text"]) == ("refused", "Nobody has written hints for this game.")

    run(scenario)
