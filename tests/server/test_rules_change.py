"""A game is being played when its rules change: it goes on if its states have the same shape, else it is shown."""

import dataclasses
from typing import Any

import msgspec
import pytest

from holdfast.engine.game import AnyGame
from holdfast.engine.knowledge import Public
from holdfast.engine.state import derived
from holdfast.server.rooms.catalogue import Catalogue
from holdfast.table.memory import MemoryStore
from holdfast.table.save import OtherRules, parse_save
from holdfast.table.store import GameSnapshot, PutSnapshot
from tests.server.fixtures import GAMES, Browser, FakeServer, run
from tests.server.test_films import played
from tests.toys import tictactoe

NEWER = dataclasses.replace(GAMES["tictactoe"], rules_version=2)


def with_game(server: FakeServer, game: AnyGame) -> FakeServer:
    server.context.catalogue = server.context.registry.catalogue = Catalogue({**GAMES, game.name: game})
    return server


async def two_moves(store: MemoryStore) -> tuple[str, Any]:
    """A game of the old rules in which both have moved; its table, and Ann's cookies."""
    async with FakeServer(store) as server:
        session = await server.game("tictactoe", "Ann", "Bob")
        ann, bob = session.lines
        await ann.act(1, act="mark", cell=4)
        await bob.act(bob.view["asks"][0]["id"], act="mark", cell=0)
        return session.id, session.people[0].http.cookies


async def come_back(server: FakeServer, cookies: Any, table: str) -> Any:
    ann = Browser(server)
    ann.http.cookies = cookies
    return await ann.line(table)


def test_a_game_goes_on_from_where_it_stood_if_its_states_have_the_same_shape() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        table, cookies = await two_moves(store)
        async with with_game(FakeServer(store), NEWER) as server:
            line = await come_back(server, cookies, table)
            assert line.info["frozen"] == ""
            assert (line.view["cells"][4], line.view["cells"][0]) == ("X", "O")
            assert (await line.act(line.view["asks"][0]["id"], act="mark", cell=8))["t"] == "ack"
        rows = await store.rows(table)
        assert [msgspec.json.decode(row)["t"] for row in rows] == ["holdfast", "act", "act", "rules", "act"]
        async with with_game(FakeServer(store), NEWER) as server:  # and again after another restart
            assert (await come_back(server, cookies, table)).view["cells"][8] == "X"

    run(scenario)


def test_the_log_says_that_the_rules_changed_and_old_rules_do_not_read_on() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        table, cookies = await two_moves(store)
        async with with_game(FakeServer(store), NEWER) as server:
            await come_back(server, cookies, table)
        data = b"".join(await store.rows(table))
        save = parse_save(data, "it", game=NEWER)
        assert (save.lines, save.setting.start is not None) == ((), True)
        with pytest.raises(OtherRules, match=r"^it was played by version 2 of the rules of tictactoe"):
            parse_save(data, "it", game=GAMES["tictactoe"])

    run(scenario)


@derived
class Wider(tictactoe.Board):
    """The same game with one thing more in its states."""

    jokers: Public[int]


def set_up_wider(content: Any, options: Any, seats: int, key: bytes) -> Wider:
    board = tictactoe.GAME.setup(content, options, seats, key)
    fields: dict[str, Any] = {field: getattr(board, field) for field in tictactoe.Board.FIELDS}
    return Wider(**fields, jokers=0)


WIDER: Any = dataclasses.replace(NEWER, state=Wider, setup=set_up_wider)


def test_a_game_whose_states_have_another_shape_is_shown_and_refuses_everything_with_one_sentence() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        table, cookies = await two_moves(store)
        rows = await store.rows(table)
        async with with_game(FakeServer(store), WIDER) as server:
            line = await come_back(server, cookies, table)
            sentence = "The rules of this game have changed since: it can only be looked at."
            assert line.info["frozen"] == "table.frozen"
            assert line.info["stage"] == "playing"
            assert not line.info["undrawn"]
            assert (line.view["cells"][4], line.view["cells"][0]) == ("X", "O")
            refused = await line.act(line.view["asks"][0]["id"], act="mark", cell=8)
            assert (refused["t"], refused["text"]) == ("refused", sentence)
            for kind in ("pause", "undo"):
                assert (await line.ask(t=kind))["text"] == sentence
            assert (await line.ask(t="chat", text="What a pity."))["t"] == "ack"
        assert await store.rows(table) == rows

    run(scenario)


def test_an_older_picture_is_shown_but_not_gone_on_from() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        table, cookies = await two_moves(store)
        kept = store.snapshots[table]
        await store.write(PutSnapshot(GameSnapshot(table, kept.rows - 1, kept.data)))  # as after a kill
        async with with_game(FakeServer(store), NEWER) as server:
            line = await come_back(server, cookies, table)
            assert line.info["frozen"] == "table.frozen"
            assert line.view["cells"][4] == "X"
            assert (await line.act(line.view["asks"][0]["id"], act="mark", cell=8))["t"] == "refused"

    run(scenario)


def test_a_game_without_any_picture_is_frozen_all_the_same() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        table, cookies = await two_moves(store)
        del store.snapshots[table]
        async with with_game(FakeServer(store), NEWER) as server:
            line = await come_back(server, cookies, table)
            assert line.info["frozen"] == "table.frozen"
            assert not [message for message in line.heard if message["t"] == "whole"]

    run(scenario)


class Framed(tictactoe.BoardView, frozen=True):
    """Another screen: it has a part that no older picture has."""

    frame: str


def framed(s: Any, seat: int) -> Framed:
    seen = tictactoe.GAME.view(s, seat)
    return Framed(**{name: getattr(seen, name) for name in seen.__struct_fields__}, frame="wood")


def test_a_picture_with_other_parts_than_are_drawn_today_is_told_field_by_field() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        table, cookies = await two_moves(store)
        newer: Any = dataclasses.replace(WIDER, view=framed, view_type=Framed)
        async with with_game(FakeServer(store), newer) as server:
            line = await come_back(server, cookies, table)
            assert line.info["frozen"] == "table.frozen"
            assert line.info["undrawn"]
            assert (line.view["cells"][4], line.view["cells"][0]) == ("X", "O")

    run(scenario)


class Numbered(tictactoe.BoardView, frozen=True):
    """A screen of the same parts, one of which is made otherwise."""

    cells: Any


def numbered(s: Any, seat: int) -> Numbered:
    seen = tictactoe.GAME.view(s, seat)
    return Numbered(**{name: getattr(seen, name) for name in seen.__struct_fields__})


def test_so_is_a_picture_whose_parts_are_made_otherwise_today() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        table, cookies = await two_moves(store)
        newer: Any = dataclasses.replace(WIDER, view=numbered, view_type=Numbered)
        async with with_game(FakeServer(store), newer) as server:
            line = await come_back(server, cookies, table)
            assert line.info["frozen"] == "table.frozen"
            assert line.info["undrawn"]
            assert line.view["cells"][4] == "X"

    run(scenario)


@pytest.mark.parametrize("rules_version", [1, 2])
def test_a_film_that_nobody_can_draw_any_more_is_made_anew_or_missed_in_one_sentence(rules_version: int) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await played(server)
            old = await session.people[0].get(f"/api/tables/{session.id}/film")
            cookies = session.people[0].http.cookies
        newer: Any = dataclasses.replace(
            GAMES["tictactoe"], view=framed, view_type=Framed, views=None, rules_version=rules_version
        )
        async with with_game(FakeServer(store), newer) as server:
            ann = Browser(server)
            ann.http.cookies = cookies
            answer = await ann.http.get(f"/api/tables/{session.id}/film")
            if rules_version == 1:
                assert [step["views"][0]["frame"] for step in answer.json()["steps"]] == ["wood"] * len(old["steps"])
            else:
                assert answer.status_code == 409
                assert answer.json()["error"].startswith("This game has no film any more:")

    run(scenario)


def test_the_same_table_under_the_same_rules_needs_no_snapshot() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        table, cookies = await two_moves(store)
        del store.snapshots[table]
        async with FakeServer(store) as server:
            line = await come_back(server, cookies, table)
            assert line.info["frozen"] == ""
            assert line.view["cells"][4] == "X"

    run(scenario)
