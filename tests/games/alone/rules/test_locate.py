"""Locating (R119, R120): what an answer tells."""

import pytest

from holdfast.games.alone.state import HERO
from tests.games.alone.playing import EVIL, asked, begin, click, first_option_of, learned


@pytest.mark.rule("alone:R119", "alone:R120")
def test_an_answer_tells_of_all_that_it_may_depend_on() -> None:
    s = begin("items: -\nhero: 1C1\ncreatures: -\nhand 2: -")
    click(s, HERO, "locate")
    click(s, EVIL, "pass")
    while "choose_goal" in asked(s, HERO):
        s.learned.clear()
        click(s, HERO, first_option_of(s, HERO, "pick_goal"))
    assert {"level", "creature", "danger", "light", "door"} <= set(learned(s))
