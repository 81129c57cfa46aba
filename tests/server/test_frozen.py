"""A changed pack, changed rules or a damaged game freeze a table: it can be seen, left, tidied, and nothing fails."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from holdfast.engine.game import AnyGame
from holdfast.packs import Loaded, PackInfo
from holdfast.server.http.context import Settings
from holdfast.server.rooms.catalogue import Catalogue
from holdfast.server.rooms.frozen import snapshot_of
from holdfast.server.services import film_maker
from holdfast.server.services.film_file import KeptFilm
from holdfast.server.wire.admin_types import HostLimits
from holdfast.table.memory import MemoryStore
from tests.changed import changed
from tests.server.fixtures import GAMES, Browser, FakeServer, run, settle
from tests.server.test_films import GAME, played
from tests.server.test_rules_change import NEWER, WIDER, two_moves, with_game

PACKS = "A pack that this game is played with has changed since: it can only be looked at."


class Repacked(Catalogue):
    """The same games, one of them with a pack that has changed."""

    def load(self, game: AnyGame, packs: Any) -> Loaded:
        loaded = super().load(game, packs)
        if game.name != "key":
            return loaded
        changed = tuple(PackInfo(pack.name, "0" * 32) for pack in loaded.packs)
        return msgspec.structs.replace(loaded, packs=changed)


def with_new_pack(server: FakeServer) -> FakeServer:
    server.context.catalogue = server.context.registry.catalogue = Repacked(GAMES)
    return server


async def begun_key(store: MemoryStore) -> tuple[str, Any]:
    async with FakeServer(store) as server:
        session = await server.game("key", "Ann", seats=2, bots=["random"], options={"mission": "first-day"})
        return session.id, session.people[0].http.cookies


def back(server: FakeServer, cookies: Any) -> Browser:
    ann = Browser(server)
    ann.http.cookies = cookies
    return ann


def test_a_changed_pack_freezes_a_game_with_a_picture_and_a_sentence() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        table, cookies = await begun_key(store)
        rows = await store.rows(table)
        async with with_new_pack(FakeServer(store)) as server:
            ann = back(server, cookies)
            line = await ann.line(table)
            assert line.info["frozen"] == "table.frozen_packs"
            assert line.view["seat"] == 0
            for message in ({"t": "pause"}, {"t": "undo"}, {"t": "hint"}, {"t": "act", "ask": 1, "action": {}}):
                answer = await line.ask(**message)
                assert (answer["t"], answer["text"]) == ("refused", PACKS), message
            assert (await ann.get(f"/api/tables/{table}"))["frozen"] == "table.frozen_packs"
            for path in ("film", "story", "save"):
                denied = await ann.http.get(f"/api/tables/{table}/{path}")
                assert (denied.status_code, denied.json()["key"]) == (409, "film.unfinished")
        assert await store.rows(table) == rows
        async with FakeServer(store) as server:  # the old pack is back: so is the game
            assert (await back(server, cookies).line(table)).info["frozen"] == ""

    run(scenario)


def test_a_frozen_table_can_be_left_and_is_gone_when_nobody_wants_it() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        table, cookies = await two_moves(store)
        async with with_game(FakeServer(store), WIDER) as server:
            ann = back(server, cookies)
            mine = (await ann.get("/api/tables"))["mine"]
            assert [(one["id"], one["frozen"]) for one in mine] == [(table, "table.frozen")]
            await ann.post(f"/api/tables/{table}/leave")
            assert (await ann.get("/api/tables"))["mine"] == []
            lobby = json.loads(store.records[table].data)  # Bob may still want to look at it
            assert [place["person"] != "" for place in lobby["seats"]] == [False, True]
            await server.context.forgetting.leave(table, store.people[lobby["seats"][1]["person"]])
            assert table not in store.records
            assert await store.rows(table) == []
            assert (await ann.http.get(f"/api/tables/{table}")).status_code == 404

    run(scenario)


def test_frozen_tables_do_not_count_as_running_ones() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        table, cookies = await two_moves(store)
        async with FakeServer(store) as server:
            await server.context.host_limits.change(lambda _: HostLimits(tables_each=1))
            status, text = await back(server, cookies).denied("/api/tables", game="tictactoe", seats=2)
            assert (status, text[:12]) == (409, "You sit at 1")
        # asleep: nobody has found out yet that it is frozen
        store.records[table] = msgspec.structs.replace(store.records[table], awake=False)
        async with with_game(FakeServer(store), WIDER) as server:
            await back(server, cookies).post("/api/tables", game="tictactoe", seats=2)

    run(scenario)


@pytest.mark.parametrize("game", [NEWER, WIDER])
def test_films_stay_watchable_when_the_rules_have_changed(game: AnyGame) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await played(server)
            ann = session.people[0]
            cookies = ann.http.cookies
            films = [await ann.get(f"/api/tables/{session.id}/film?seat={seat}") for seat in (-2, -1, 0, 1)]
            story = await ann.get(f"/api/tables/{session.id}/story")
        assert session.id in store.films
        async with with_game(FakeServer(store), game) as server:
            ann = back(server, cookies)
            again = [await ann.get(f"/api/tables/{session.id}/film?seat={seat}") for seat in (-2, -1, 0, 1)]
            for one, other in zip(films, again, strict=True):
                assert one["steps"] == other["steps"]
                assert (one["key"], one["outcome"], one["names"]) == (other["key"], other["outcome"], other["names"])
            assert await ann.get(f"/api/tables/{session.id}/story") == story
            assert (await ann.http.get(f"/api/tables/{session.id}/save")).status_code == 200
            assert (await ann.denied(f"/api/tables/{session.id}/fork", to=2, seat=0))[0] == 409
            line = await ann.line(session.id)
            assert line.view["outcome"]["winners"] == [0]
            assert [message["key"] for message in line.heard if message["t"] == "ended"] == [films[0]["key"]]

    run(scenario)


def test_the_film_is_made_at_the_end_of_the_game_and_not_when_somebody_asks() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await played(server)
        assert list(store.films) == [session.id]

    run(scenario)


@pytest.mark.parametrize("what", ["seat=0", "story"])
def test_a_damaged_film_is_made_anew(what: str) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store, Settings(limits=False)) as server:
            session = await played(server)
            ann = session.people[0]
            path = f"/api/tables/{session.id}/" + (what if what == "story" else f"film?{what}")
            expected = await ann.get(path)
            whole = store.films[session.id]
            kept = msgspec.msgpack.decode(whole, type=KeptFilm)
            damaged = [whole[: len(whole) // 2], b""]
            for at in range(0, len(whole), 7):
                damaged.append(whole[:at] + bytes([whole[at] ^ 16]) + whole[at + 1 :])
            damaged += [
                msgspec.msgpack.encode(KeptFilm(kept.head, kept.steps[:length])) for length in (0, len(kept.steps) // 2)
            ]
            for data in damaged:
                store.films[session.id] = data
                assert await ann.get(path) == expected

    run(scenario)


def test_a_damaged_sign_in_what_is_kept_beside_a_game_stops_nobody() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await played(server, public=True)
            ann = session.people[0]
            me = (await ann.get("/api/me"))["id"]
            going_on = await ann.post("/api/tables", game="tictactoe", seats=2, bots=["eager"], start=True)
            campaign = (await ann.post("/api/campaigns", game="key"))["id"]
            await ann.post("/api/told/quiet", table=session.id, quiet=True)
        for wrong in (b'{"\xe5', b'{"game": "\xe5"}', b"{"):
            store.subscribed[me] = wrong
            store.turns_at[going_on["id"]] = wrong
            store.played[campaign] = msgspec.structs.replace(store.played[campaign], data=wrong)
            store.records[session.id] = msgspec.structs.replace(store.records[session.id], data=wrong)
            async with FakeServer(store) as server:
                again = back(server, ann.http.cookies)
                assert (await again.get("/api/told"))["quiet"] == []
                assert (await again.get("/api/campaigns"))["mine"] == []
                answer = await again.http.get(f"/api/campaigns/{campaign}")
                assert answer.status_code == 400
                assert answer.json()["error"].startswith("What was kept of this campaign is damaged")
                refused = await again.denied(f"/api/campaigns/{campaign}/reward", reward="x")
                assert refused == (400, answer.json()["error"])
                assert [one["id"] for one in (await again.get("/api/tables"))["mine"]] == [going_on["id"]]
                assert going_on["id"] in server.context.registry.rooms  # it goes on

    run(scenario)


def test_of_a_game_whose_film_was_not_kept_the_last_picture_is_shown() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await played(server)
            cookies = session.people[0].http.cookies
        store.films.clear()  # as a server left it that kept no films
        async with with_game(FakeServer(store), WIDER) as server:
            ann = back(server, cookies)
            film = await ann.get(f"/api/tables/{session.id}/film?seat=0")
            assert [step["views"][0]["outcome"]["winners"] for step in film["steps"]] == [[0]]
            assert (film["total"], film["lines"], film["outcome"]["key"]) == (1, len(GAME), "line")
            assert len((await ann.get(f"/api/tables/{session.id}/film?seat=-2"))["steps"][0]["views"]) == 3
            store.snapshots.clear()
            answer = await ann.http.get(f"/api/tables/{session.id}/film?seat=0")
            assert (answer.status_code, answer.json()["error"][:31]) == (409, "This game has no film any more:")

    run(scenario)


def test_a_film_that_a_kill_came_before_is_made_at_the_next_start() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await played(server)
        store.films.clear()
        async with FakeServer(store):
            while not store.films:
                await settle()
        assert list(store.films) == [session.id]

    run(scenario)


def test_a_damaged_game_is_frozen_and_nothing_else_suffers() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        table, cookies = await two_moves(store)
        store.by_table[table][1] = store.by_table[table][1].replace(b'"cell":4', b'"cell":5')
        rows = await store.rows(table)
        async with FakeServer(store) as server:
            line = await back(server, cookies).line(table)
            assert line.info["frozen"] == "table.frozen_broken"
            assert "checksum" in line.info["frozen_detail"]
            assert line.view["cells"][4] == "X"
        assert await store.rows(table) == rows
        store.records[table] = msgspec.structs.replace(store.records[table], data=b"{")
        async with FakeServer(store) as server:
            ann = back(server, cookies)
            assert (await ann.get("/api/tables"))["mine"] == []
            assert (await ann.http.get(f"/api/tables/{table}")).status_code == 400

    run(scenario)


def test_a_film_is_made_once_however_many_ask_for_it_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    film = film_maker.film_of_save

    def counted(*args: Any) -> Any:
        made.append(args)
        return film(*args)

    monkeypatch.setattr("holdfast.server.services.film_maker.film_of_save", counted)

    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await played(server)
            while not store.films:
                await settle()
            store.films.clear()
            made.clear()
            ann = session.people[0].http
            path = f"/api/tables/{session.id}/film?seat="
            answers = await asyncio.gather(*(ann.get(f"{path}{seat}") for seat in (-2, -1, 0, 1, 0, -2)))
            assert {answer.status_code for answer in answers} == {200}
            assert len(made) == 1

    run(scenario)


def test_a_game_is_pictured_at_its_beginning_so_that_even_a_kill_leaves_something_to_see() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            await settle()
            assert session.id in store.snapshots

    run(scenario)


def test_a_picture_is_made_of_what_is_shown_anyway() -> None:
    """Each seat's view by itself would hold up every other table for as long as many looks."""

    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("key", "Ann", "Bob", "Cleo")
            game = server.context.registry.rooms[session.id].game
            assert game is not None
            alone: list[int] = []
            game.table.game = changed(game.table.game, view=lambda s, seat: alone.append(seat))
            for feed in game.table.feeds.values():
                feed.game = game.table.game
                feed._viewed = None
            assert set(json.loads(snapshot_of(session.id, 1, game).data)["views"]) == {"-1", "0", "1", "2"}
            assert alone == []

    run(scenario)
