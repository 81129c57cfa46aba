"""The Engineer's sacrifice (R194, R142)."""

import pytest

from holdfast.games.alone.state import HERO
from tests.games.alone.playing import begin, click


@pytest.mark.rule("alone:R194", "alone:R142")
def test_the_engineers_sacrifice_lights_a_line() -> None:
    s = begin("items: -\nhero: 1C1\ncompanion: engineer 3\nhand 2: -\nlit: -")
    dark = [cell for cell in s.map().cells if not s.light[cell].true()]
    click(s, HERO, "sacrifice")
    click(s, HERO, "pick_way:east")
    beside = s.map().beyond[s.hero][1]
    assert s.hero in dark
    assert s.light[s.hero].true()
    assert beside in dark
    assert s.light[beside].true()
    assert not s.light[s.map().beyond[s.hero][3]].true()
