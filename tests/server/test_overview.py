"""A game in two minutes, over HTTP: a page of words, and its pictures."""

from __future__ import annotations

from holdfast.engine.text_files import MADE_UP
from tests.server.fixtures import FakeServer, run


def test_the_page_and_its_pictures_are_served_and_nothing_else_of_the_folder() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            http = (await server.browser("Ann")).http
            page = await http.get("/api/games/key/overview")
            assert page.text.startswith("# The Key in two minutes")
            picture = await http.get("/api/games/key/overview/turn.svg")
            assert picture.headers["content-type"].startswith("image/svg+xml")
            assert picture.text.startswith("<svg")
            for name in ("nothing", "..%2Fgame", "OVERVIEW"):
                assert (await http.get(f"/api/games/key/overview/{name}.svg")).status_code == 404

    run(scenario)


def test_in_the_made_up_language_words_are_marked_and_pictures_found() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            http = (await server.browser("Ann")).http
            page = (await http.get("/api/games/key/overview", params={"language": MADE_UP})).text
            assert "\n1. ⟦Choose a card" in page
            assert "\n![⟦A wheel of four: a card, a pile, a deed, drawing cards.⟧](turn.svg)\n" in page

    run(scenario)


def test_a_game_without_one_says_so() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            answer = await (await server.browser("Ann")).http.get("/api/games/tictactoe/overview")
            assert (answer.status_code, answer.json()["key"]) == (404, "no_overview")

    run(scenario)
