"""Searching (R94-R98): who may, and which tokens come back."""

from __future__ import annotations

import pytest

from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.rules.search import SearchLater, SearchNow
from tests.games.elite.playing import refused, table


@pytest.mark.rule("elite:R237", "elite:R98")
def test_of_several_dark_search_tokens_one_is_chosen() -> None:
    game = table("gherid: H8\nsearch 1: dark\nsearch 2: light\nsearch 3: dark")
    game.apply((fx.Refresh(range=fx.ANYWHERE),), hero=0)
    assert game.say(1, "Refresh the search token on O7") == "elite:R98"
    assert game.say(1, "Refresh the search token on B8") is None
    assert [game.line(f"search {n}") for n in (1, 2, 3)] == ["dark", "light", "light"]


@pytest.mark.rule("elite:R2", "elite:R94")
def test_nobody_searches_with_another_hero() -> None:
    game = table("gherid: E6\nakosha: E7\ndice 1: search\ndice 2: search")
    number = next(n for n, cell in enumerate(game.s.map.plan.search_slots) if cell == game.cell("E6"))
    for kind in (SearchNow, SearchLater):
        assert refused(game, kind(0, number)) == ""
        assert refused(game, kind(1, number)) == "elite:R2"
        assert refused(game, kind(0, 99)) == "elite:R94"
