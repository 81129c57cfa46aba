"""A companion's help with an action (R195, R197)."""

import pytest

from holdfast.games.alone.state import HERO
from tests.games.alone.packs import with_skill
from tests.games.alone.playing import EVIL, begin, click, first_option_of


@pytest.mark.rule("alone:R195", "alone:R197")
def test_a_companion_may_help_with_an_action() -> None:
    skill = {"name": "This way", "when": "move", "effects": [{"do": "run", "steps": 1}]}
    s = begin("items: -\nhero: 1C1\ncompanion: captain 3\nhand 2: -", parts=with_skill("captain", "companion", skill))
    before = s.hero
    click(s, HERO, "ask_companion")
    assert s.declared == "move"
    assert s.companion is not None
    assert s.companion.charges == 2
    click(s, EVIL, "pass")
    click(s, HERO, first_option_of(s, HERO, "pick_way"))
    assert s.hero != before
