"""What a good player would do, on demand: said to the one who asks, from what that seat is shown, changing nothing."""

from threading import Event, get_ident
from typing import Any

import pytest

from holdfast.engine.bot import Bot, Budget, Choice
from holdfast.engine.save import dump
from holdfast.engine.view import asks_of
from tests.changed import changed
from tests.server.fixtures import FakeServer, run


@pytest.mark.parametrize(("game", "seats"), [("elite", 2), ("key", 2)])
def test_a_hint_is_an_answer_that_is_accepted(game: str, seats: int) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game(game, *[f"P{seat}" for seat in range(seats)])
            given = 0
            for _ in range(12):
                for line in session.lines:
                    answer = await line.ask(t="hint")
                    if answer["t"] == "hinted":
                        given += 1
                        assert (await line.act(answer["ask"], **answer["action"]))["t"] == "ack"
                    else:
                        assert answer["text"].endswith(".")
                    await server.go_on(1000)
            assert given > 5

    run(scenario)


def test_a_hint_is_told_to_nobody_else_and_is_no_move() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("elite", "Ann", "Bob")
            ann, bob = session.lines
            await bob.all_heard()
            before = len(await session.saved())
            assert (await ann.ask(t="hint"))["t"] == "hinted"
            assert await bob.all_heard() == []
            assert len(await session.saved()) == before

    run(scenario)


def test_where_no_bot_gives_hints_there_are_none() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            answer = await session.lines[0].ask(t="hint")
            assert answer["t"] == "refused"
            assert answer["refusal"]["key"] == "table.no_hint"

    run(scenario)


def test_the_bot_is_shown_what_the_seat_that_asks_knows_and_nothing_else() -> None:
    shown: list[Any] = []

    class Watcher:
        def see(self, update: Any) -> None:
            shown.append(update)

        def choose(self, seen: Any, budget: Budget) -> Choice | None:
            shown.append(seen)
            return None

    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("elite", "Ann", "Bob")
            table = session.room.game.table
            bot = Bot("watcher", lambda game, content, seat, rng: Watcher())
            table.game = changed(table.game, bots={"watcher": bot}, hints_by="watcher", comrades=())
            assert (await session.lines[1].ask(t="hint"))["t"] == "refused"
            known = ((), dump(table.state.masked(1)), asks_of(table.state, 1))
            assert [(seen.events, dump(seen.knowledge), seen.asks) for seen in shown] == [known] * 2

    run(scenario)


def test_hints_are_thought_beside_the_event_loop_one_at_a_time_for_each_person() -> None:
    may_think, threads = Event(), set()

    class Slow:
        def see(self, update: Any) -> None:
            threads.add(get_ident())

        def choose(self, view: Any, budget: Budget) -> Choice | None:
            assert may_think.wait(60)
            return None

    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("elite", "Ann", "Bob")
            ann, bob = session.lines
            table = session.room.game.table
            bot = Bot("slow", lambda game, content, seat, rng: Slow())
            table.game = changed(table.game, bots={"slow": bot}, hints_by="slow", comrades=())
            await ann.say(t="hint", id="first")
            second = await ann.ask(t="hint")
            assert second["text"] == "You are being advised already: wait for that."
            await bob.say(t="ping", sent=1)
            await bob.hear("pong")  # the table goes on
            may_think.set()
            first = await ann.hear("refused")
            assert (first["id"], first["refusal"]["key"]) == ("first", "table.no_hint")
            assert get_ident() not in threads

    run(scenario)
