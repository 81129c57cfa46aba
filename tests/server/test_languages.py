"""The language in which the server answers: English, or what is asked for and exists."""

from __future__ import annotations

import dataclasses
from typing import Any

from holdfast.engine.text_files import MADE_UP
from holdfast.server.rooms.catalogue import Catalogue
from tests.server.fixtures import FakeServer, run
from tests.toys.tictactoe import GAME

GERMAN = {"ask.choose_cell": "Welches Feld?", "tagline": "Drei in einer Reihe."}
SPEAKS_GERMAN = dataclasses.replace(GAME, translations={"de": GERMAN})


def test_a_game_is_sent_in_a_language_with_english_where_that_lacks_a_text() -> None:
    box = Catalogue({"tictactoe": SPEAKS_GERMAN}).box("tictactoe", language="de")
    assert box.texts["ask.choose_cell"] == "Welches Feld?"
    assert box.texts["outcome.draw"] == "A draw"
    assert box.texts["refused.paused"] == "The game is paused."
    assert (box.info.title, box.info.tagline) == ("Tic-tac-toe", "Drei in einer Reihe.")


def test_in_the_made_up_language_all_that_is_sent_of_a_game_is_marked() -> None:
    for game in ("key", "elite", "alone"):
        box = FakeServer().context.catalogue.box(game, language=MADE_UP)
        said = [*box.texts.values(), box.info.title, box.info.tagline, box.info.facts, *box.info.roles]
        said += [words for choice in box.choices for words in (choice.name, *(value.name for value in choice.values))]
        said += [table.name for table in box.info.ready]
        assert not [words for words in said if words and not (words.startswith("⟦") and words.endswith("⟧"))]


def test_what_is_denied_is_said_in_the_language_of_the_request() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            ways: list[dict[str, Any]] = [
                {"headers": {"Accept-Language": "en-XA, en;q=0.5"}},
                {"params": {"language": MADE_UP}},
            ]
            for asked in ways:
                answer = await ann.http.get("/api/tables/nowhere", **asked)
                assert answer.json() == {"error": "⟦There is no such table.⟧", "key": "no_such_table"}
            answer = await ann.http.get("/api/tables/nowhere", headers={"Accept-Language": "xx"})
            assert answer.json()["error"] == "There is no such table."

    run(scenario)


def test_the_rules_are_sent_in_the_made_up_language_with_their_numbers() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            answer = await (await server.browser("Ann")).http.get("/api/games/key/rules", params={"language": MADE_UP})
            assert "\n- R29 ⟦An equal card is refused.⟧\n" in answer.text

    run(scenario)
