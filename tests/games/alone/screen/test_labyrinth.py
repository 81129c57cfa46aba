"""What is said of creatures and rooms in the labyrinth, so that nobody else has to work it out."""

from __future__ import annotations

from holdfast.engine.message import say
from holdfast.games.alone.screen.labyrinth import LabyrinthPart, labyrinth_part
from holdfast.games.alone.state import Alone
from tests.games.alone.playing import begin


def labyrinth(s: Alone) -> LabyrinthPart:
    found = labyrinth_part(s)
    assert found is not None
    return found


def test_what_is_with_the_hero_will_strike_and_says_what_beats_it() -> None:
    s = begin("hero: 1C1\nrevealed: 1D1\ncreatures: spore@1C1/wounded worm@1D1")
    with_hero, beside = sorted(labyrinth(s).creatures, key=lambda one: one.beaten is None)
    assert with_hero.state == ("wounded",)
    assert with_hero.beaten == say("threat.hits_more", first=with_hero.first, second=with_hero.second)
    assert beside.beaten is None


def test_what_is_unhurt_is_wounded_first() -> None:
    (one,) = labyrinth(begin("hero: 1C1\ncreatures: spore@1C1")).creatures
    assert one.beaten == say("threat.hits", first=one.first, second=one.second)
