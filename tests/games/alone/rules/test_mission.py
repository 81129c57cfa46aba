"""Missions (R216): only those of this game."""

import pytest

from holdfast.games.alone.rules.mission import Work
from holdfast.games.alone.state import HERO
from tests.games.alone.playing import BASE, begin, refused


@pytest.mark.rule("alone:R216")
@pytest.mark.parametrize("mission", [-1, len(BASE.missions)])
def test_only_missions_of_this_game_are_worked_on(mission: int) -> None:
    refusal = refused(begin("hero: 1C1"), HERO, Work(mission))
    assert refusal is not None
    assert refusal.key == "refused.no_such_mission"
