"""Packs that the host added are chosen in the lobby: what is shown is played, and only the host's can be named."""

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from holdfast.engine.game import AnyGame
from holdfast.packs import Loaded, PackShelf, read_shelf
from holdfast.server.rooms.catalogue import SETS_KEPT, Catalogue
from holdfast.table.memory import MemoryStore
from tests.packs.own import TEAPOT, TOUGH_KARA, written
from tests.server.fixtures import GAMES, Browser, FakeServer, run

ELITE = "/api/games/elite"


def shelf_in(folder: Path) -> PackShelf:
    tough = written(folder / "tough", "elite", {"heroes.toml": TOUGH_KARA})
    calm = written(folder / "calm", "elite", {"heroes.toml": TOUGH_KARA.replace("12", "15")})
    return read_shelf((tough, calm, written(folder / "teapots", "key", {"missions/01.toml": TEAPOT})))


def test_what_the_host_added_is_offered_with_its_title(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with FakeServer(shelf=shelf_in(tmp_path)) as server:
            ann = await server.browser("Ann")
            info = (await ann.get(ELITE))["info"]
            assert [box["word"] for box in info["boxes"]] == ["base"]
            offered = [(pack["word"], pack["name"], pack["only_if"]) for pack in info["expansions"]]
            assert offered == [("tough", "Tough", {"box": ["base"]}), ("calm", "Calm", {"box": ["base"]})]
            assert [pack["word"] for pack in (await ann.get("/api/games/key"))["info"]["expansions"]] == ["teapots"]

    run(scenario)


def test_what_the_lobby_shows_is_what_is_played(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with FakeServer(shelf=shelf_in(tmp_path)) as server:
            ann = await server.browser("Ann")
            box = await ann.get("/api/games/key?packs=base,teapots")
            assert "the-teapot" in [value["word"] for value in box["choices"][0]["values"]]
            made = await ann.post("/api/tables", game="key", seats=1)
            table = f"/api/tables/{made['id']}"
            unknown = await ann.denied(f"{table}/choose", options={"mission": "the-teapot"})
            assert unknown[0] == 400
            chosen = await ann.post(f"{table}/choose", packs=["teapots", "base"], options={"mission": "the-teapot"})
            assert chosen["packs"] == ["base", "teapots"]
            await ann.post(f"{table}/start")
            line = await ann.line(made["id"])
            assert line.view["mission"]["title"] == "The Teapot"
            assert line.info["packs"] == ["base", "teapots"]

    run(scenario)


def test_layers_lie_in_the_order_of_the_host_however_they_are_named(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with FakeServer(shelf=shelf_in(tmp_path)) as server:
            ann = await server.browser("Ann")
            game = server.context.catalogue.get("elite")
            for packs in (("calm", "tough", "base"), ("tough", "base", "calm", "calm")):
                assert server.context.catalogue.in_order(game, packs) == ("base", "tough", "calm")
            for named in ("base,tough,calm", "calm,tough,base", "tough,calm,base", "base,calm,tough"):
                await ann.get(f"{ELITE}?packs={named}")
            assert len(server.context.catalogue._loaded) <= 2
            assert SETS_KEPT == 16

    run(scenario)


def test_only_packs_of_the_host_can_be_named(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with FakeServer(shelf=shelf_in(tmp_path)) as server:
            ann = await server.browser("Ann")
            for name in (str(tmp_path / "tough"), "../tough", "teapots"):
                status, words = await ann.denied("/api/tables", game="elite", seats=1, packs=["base", name])
                assert status == 400
                assert "an installed pack of elite (base, tough, calm)" in words

    run(scenario)


def test_a_game_goes_on_with_its_packs_and_is_frozen_when_one_has_changed(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store, shelf=shelf_in(tmp_path)) as server:
            session = await server.game("elite", "Ann", packs=["base", "tough"])
            cookies = session.people[0].http.cookies
        async with FakeServer(store, shelf=shelf_in(tmp_path)) as server:
            assert (await back(server, cookies).line(session.id)).info["frozen"] == ""
        written(tmp_path / "tough", "elite", {"heroes.toml": TOUGH_KARA.replace("12", "13")})
        for shelf in (read_shelf((tmp_path / "tough",)), PackShelf()):
            async with FakeServer(store, shelf=shelf) as server:
                assert (await back(server, cookies).line(session.id)).info["frozen"] == "table.frozen_packs"

    run(scenario)


def back(server: FakeServer, cookies: Any) -> Browser:
    ann = Browser(server)
    ann.http.cookies = cookies
    return ann


def test_sets_that_are_not_here_yet_are_read_beside_everything_else(tmp_path: Path) -> None:
    class Watched(Catalogue):
        read_in: ClassVar[list[threading.Thread]] = []

        def load(self, game: AnyGame, packs: Sequence[str | Path]) -> Loaded:
            self.read_in.append(threading.current_thread())
            return super().load(game, packs)

    async def scenario() -> None:
        async with FakeServer() as server:
            watched = Watched(GAMES, shelf=shelf_in(tmp_path))
            server.context.catalogue = server.context.registry.catalogue = watched
            ann = await server.browser("Ann")
            await ann.get(f"{ELITE}?packs=base,tough")
            made = await ann.post("/api/tables", game="elite", seats=1)
            seen = len(Watched.read_in)
            assert threading.main_thread() not in Watched.read_in[:1]
            await ann.get(f"{ELITE}?packs=tough,base")
            assert len(Watched.read_in) == seen  # the box is here
            await ann.post(f"/api/tables/{made['id']}/choose", packs=["base", "calm"])
            assert threading.main_thread() not in Watched.read_in[seen : seen + 1]

    run(scenario)
