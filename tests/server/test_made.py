"""Missions that are made for a table: fresh ones, the mission of the day. Nobody is sent what they may not know."""

import asyncio
from typing import Any

import pytest

from holdfast import games
from holdfast.engine.action import refuse
from holdfast.engine.game import SetupError
from holdfast.engine.option_making import Order
from holdfast.games.key.missions.campaign import daily_seed
from holdfast.server.http.context import Settings
from holdfast.server.rooms.catalogue import Catalogue
from holdfast.server.services.option_maker import OptionMaker
from holdfast.table.memory import MemoryStore
from tests.server.fixtures import FakeServer, TableSession, run

A_DAY = 24 * 3600 * 1000


def mission(session: TableSession) -> Any:
    return session.room.game.table.setting.options.mission


def test_what_to_choose_from_says_when_it_is_to_be_asked() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            box = await (await server.browser("Ann")).get("/api/games/key")
            choices = {choice["option"]: choice for choice in box["choices"]}
            assert [value["word"] for value in choices["mission"]["values"]][-2:] == ["fresh", "daily"]
            grades = [(c["only_if"], c["usual"]) for c in box["choices"] if c["option"] == "grade"]
            assert grades == [({"mission": ["fresh"]}, "1"), ({"mission": ["daily"]}, "3")]
            keyword = next(value for value in choices["kind"]["values"] if value["word"] == "keyword")
            assert keyword["only_if"] == {"grade": ["4", "5"]}
            assert box["info"]["has_campaign"]

    run(scenario)


def test_a_fresh_mission_is_made_when_the_game_starts() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            options = {"mission": "fresh", "grade": "2", "kind": "word"}
            one = await server.game("key", "Ann", "Bob", options=options)
            other = await server.game("key", "Cem", "Dan", options=options)
            assert one.lines[0].view["mission"]["grade"] == 2
            assert mission(one).kind == "word"
            assert mission(one).answer != mission(other).answer or mission(one).id != mission(other).id
            assert one.lines[1].info["options"] == options

    run(scenario)


def test_everybody_is_told_that_the_game_is_being_made() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            made = await ann.post("/api/tables", game="key", seats=2, options={"mission": "fresh"})
            await bob.post(f"/api/tables/{made['id']}/join", key=made["key"])
            line = await bob.line(made["id"])
            await ann.post(f"/api/tables/{made['id']}/start")
            told = [message["table"] for message in line.heard if message["t"] == "table"]
            assert [table["preparing"] for table in told if table["stage"] == "open"] == [True]
            assert not line.info["preparing"]

    run(scenario)


def test_who_changes_the_options_meanwhile_gets_what_they_chose_last() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            made = await ann.post("/api/tables", game="key", seats=1, options={"mission": "fresh", "grade": "1"})
            starting = asyncio.create_task(ann.post(f"/api/tables/{made['id']}/start"))
            await asyncio.sleep(0)
            await ann.post(f"/api/tables/{made['id']}/choose", options={"mission": "fresh", "grade": "2"})
            await starting
            line = await ann.line(made["id"])
            assert line.view["mission"]["grade"] == 2

    run(scenario)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"mission": "fresh", "grade": "6"}, "Grades are 1 to 5, not 6."),
        ({"mission": "daily", "grade": "often"}, "Grades are 1 to 5, not often."),
        ({"mission": "fresh", "characters": "nobody"}, "There is no character called nobody"),
        ({"mission": "fresh", "grade": "1", "kind": "riddle"}, "At grade 1 there is no puzzle called riddle"),
    ],
)
def test_what_cannot_be_made_is_refused_before_the_table_is_opened(options: dict[str, str], sentence: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            status, error = await ann.denied("/api/tables", game="key", seats=1, options=options)
            assert status == 400
            assert error.startswith(sentence)

    run(scenario)


def test_the_mission_of_the_day_is_the_same_for_everybody_and_played_once() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            options = {"mission": "daily", "grade": "1"}
            one = await server.game("key", "Ann", "Bob", options=options)
            other = await server.game("key", "Cem", "Dan", options=options)
            assert mission(one) == mission(other)
            for line, another in zip(one.lines, other.lines, strict=True):
                assert line.view["hands"][line.view["seat"]] == another.view["hands"][another.view["seat"]]
            ann = one.people[0]
            status, error = await ann.denied("/api/tables", game="key", seats=1, options=options, start=True)
            assert (status, error) == (409, "Ann has played that one: nobody plays it twice.")
            await server.go_on(A_DAY)
            made = await ann.post("/api/tables", game="key", seats=1, options=options, start=True)
            tomorrow = server.context.registry.rooms[made["id"]].game
            assert tomorrow is not None
            assert tomorrow.table.setting.options.mission != mission(one)

    run(scenario)


def test_a_made_mission_goes_on_after_a_restart() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await server.game("key", "Ann", options={"mission": "fresh", "grade": "1"})
            before, ann, id = session.lines[0].view, session.people[0], session.id
        async with FakeServer(store) as server:
            ann.http._transport.app = server.app  # type: ignore[attr-defined]
            ann.server = server
            assert (await ann.line(id)).view == before

    run(scenario)


def test_with_a_seed_every_deal_can_be_foreseen() -> None:
    async def answers() -> list[Any]:
        async with FakeServer(settings=Settings(seed="a demo")) as server:
            first = await server.game("key", "Ann", options={"mission": "fresh", "grade": "1"})
            second = await server.game("key", "Ann")
            return [mission(first).answer, first.lines[0].view["hands"], second.lines[0].view["hands"]]

    async def scenario() -> None:
        once = await answers()
        assert once == await answers()
        assert once[1] != once[2]

    run(scenario)


def test_missions_are_made_in_a_process_of_their_own() -> None:
    async def scenario() -> None:
        catalogue = Catalogue({"key": games.get("key")}, {"key": "key"})
        option_maker = OptionMaker(catalogue)
        try:
            order = Order({"mission": "fresh", "grade": "1"}, 2, "a seed", "2026-11-15")
            made = await option_maker.make(catalogue.get("key"), ("base",), order)
            assert made.options.mission.grade == 1
            with pytest.raises(SetupError, match="no_such_grade"):
                await option_maker.make(catalogue.get("key"), ("base",), Order({"grade": "9"}, 2, "", ""))
        finally:
            option_maker.close()

    run(scenario)


def test_the_mission_of_the_day_cannot_be_foreseen_from_the_date() -> None:
    orders: list[Order] = []

    async def ordered(store: MemoryStore, settings: Settings) -> None:
        async with FakeServer(store, settings) as server:

            async def make(game: Any, packs: Any, order: Order, who: str = "") -> Any:
                orders.append(order)
                raise SetupError(refuse("key:R142", "setup.no_mission_made"))

            server.context.game_start.option_maker.make = make  # type: ignore[method-assign]
            ann = await server.browser("Ann")
            made = await ann.post("/api/tables", game="key", seats=1, options={"mission": "daily"})
            await ann.denied(f"/api/tables/{made['id']}/start")

    async def scenario() -> None:
        store, other = MemoryStore(), MemoryStore()
        for where in (store, store, other):
            await ordered(where, Settings())
        await ordered(MemoryStore(), Settings(seed="demo"))
        first, again, elsewhere, demo = (daily_seed(order.date, order.salt) for order in orders)
        assert first == again  # everybody here has the same, after a restart too
        assert len({first, elsewhere, demo, daily_seed(orders[0].date)}) == 4
        assert len(orders[0].salt) == 32
        assert orders[3].salt == "demo"

    run(scenario)


def test_what_somebody_has_met_does_not_come_again() -> None:
    """The order of their next mission knows what was printed in the first, and that of somebody else does not."""
    orders: list[Order] = []

    async def scenario() -> None:
        async with FakeServer() as server:
            maker = server.context.game_start.option_maker
            really = maker.make

            async def make(game: Any, packs: Any, order: Order, who: str = "") -> Any:
                orders.append(order)
                return await really(game, packs, order, who)

            maker.make = make  # type: ignore[method-assign]
            options = {"mission": "fresh", "grade": "1", "kind": "word"}
            first = await server.game("key", "Ann", options=options)
            marks = first.room.lobby.met
            made = await first.people[0].post("/api/tables", game="key", seats=1, options=options)
            if made["table"]["stage"] == "open":
                await first.people[0].post(f"/api/tables/{made['id']}/start")
            await server.game("key", "Bob", options=options)
            assert len(marks) > 20  # a title, an opening, a question, some twenty clues
            assert [order.met for order in orders] == [(), marks, ()]
            clues = [set(mission(session).notes) for session in (first,)]
            game = server.context.registry.rooms[made["id"]].game
            assert game is not None
            second = game.table.setting.options.mission
            assert clues[0].isdisjoint(second.notes)
            assert "met" not in first.lines[0].info

    run(scenario)
