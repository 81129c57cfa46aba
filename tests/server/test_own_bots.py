"""Bots of the host's own: in the lobby of every game that they play, asked for hints, and missed without harm."""

import pytest

from holdfast.bots import RANDOM, UnknownBot, bot_at, with_bots
from holdfast.bots.own import advised_by
from holdfast.engine.bot import Choice
from holdfast.server.rooms.bot_processes import BotProcesses
from holdfast.server.rooms.catalogue import Catalogue, catalogue_with
from tests.bots.mybots import Hasty
from tests.server.fixtures import GAMES, FakeServer, run, settle

HASTY = "tests.bots.mybots:Hasty"


def use(server: FakeServer, catalogue: Catalogue) -> None:
    server.context.catalogue = server.context.registry.catalogue = catalogue


def test_it_is_offered_by_the_games_that_it_plays() -> None:
    catalogue = catalogue_with(bots=(HASTY, "tests.bots.mybots:KeyOnly"))
    offered = {info.name: info.bots for info in catalogue.infos()}
    assert all("hasty" in bots for bots in offered.values())
    assert [name for name, bots in offered.items() if "key_only" in bots] == ["key"]


def test_one_that_plays_nothing_here_is_refused() -> None:
    with pytest.raises(UnknownBot, match="plays none of the games that are here"):
        catalogue_with(bots=("tests.server.test_own_bots:Elsewhere",))


class Elsewhere(Hasty):
    games = ("chess",)


def test_it_sits_at_a_table_and_plays() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            key = with_bots(GAMES["key"], [bot_at(HASTY)])
            use(server, Catalogue({**GAMES, "key": key}))
            session = await server.game("key", "Ann", seats=2, bots=["hasty"], start=True)
            await settle()
            for _ in range(4):
                await server.go_on(1000)
            room = server.context.registry.rooms[session.id]
            assert room.game is not None
            assert room.game.bots.bots[1].name == "hasty"
            assert room.game.bots.failures == 0
            assert any(getattr(line, "seat", None) == 1 for line in room.game.table.save().lines)

    run(scenario)


def test_a_slow_one_is_found_by_another_process() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            use(server, catalogue_with(bots=("tests.bots.mybots:Slow",)))
            ann = await server.browser("Ann")
            made = await ann.post("/api/tables", game="key", seats=2, bots=["slow"], start=True)
            room = server.context.registry.rooms[made["id"]]
            assert room.game is not None
            thought = room.game.bots._thought(1)
            assert thought.bot == "tests.bots.mybots:Slow"
            bot_processes = BotProcesses()
            choice = await bot_processes.choose(thought)
            bot_processes.close()
            assert choice is None or isinstance(choice, Choice)

    run(scenario)


def test_it_may_be_asked_for_hints() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            use(server, Catalogue({**GAMES, "key": advised_by(GAMES["key"], bot_at(HASTY))}))
            session = await server.game("key", "Ann", "Bob")
            answer = await session.lines[0].ask(t="hint")
            assert answer["t"] == "hinted"
            first = session.lines[0].view["asks"][0]["options"][0]["action"]
            assert answer["action"] == first

    run(scenario)


def test_a_name_from_the_net_is_never_imported() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            answer = await ann.http.post("/api/tables", json={"game": "key", "seats": 2, "bots": [HASTY]})
            assert answer.status_code == 400
            assert "has no bot called" in answer.text

    run(scenario)


def test_chance_plays_for_one_that_is_not_brought_along_any_more() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("key", "Ann", seats=2, bots=["greedy"], start=True)
            room = server.context.registry.rooms[session.id]
            assert room.game is not None
            room.game.seat_bots({1: "hasty"}, 0)  # as a table says that was kept while it was there
            assert room.game.bots.bots[1].name == "hasty"
            assert room.game.bots.bots[1].sit is RANDOM.sit

    run(scenario)
