"""Moving a hero (R89): one space, by the own player."""

from __future__ import annotations

import pytest

from holdfast.games.elite.rules.move import Step
from tests.games.elite.playing import refused, table


@pytest.mark.rule("elite:R2", "elite:R89")
def test_a_hero_goes_one_space_by_its_own_player() -> None:
    game = table("gherid: C4\nakosha: C5\ndice 1: move\ndice 2: move")
    here = game.cell("C4")
    near = next(cell for cell in game.s.walk(here) if game.s.figure_on(cell) is None)
    assert refused(game, Step(0, near)) == ""
    assert refused(game, Step(1, near)) == "elite:R2"
    assert refused(game, Step(0, here)) == "elite:R89"
    assert refused(game, Step(0, game.cell("C7"))) == "elite:R89"
    assert refused(game, Step(0, 9999)) == "elite:R89"
