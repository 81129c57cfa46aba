"""What the hero may use at a moment (R10, R261) that no card of the box names."""

import pytest

from holdfast.engine.play import options
from holdfast.games.alone.state import HERO
from tests.games.alone.packs import changed, number_of, with_skill
from tests.games.alone.playing import EVIL, asked, begin, click, first_option_of


@pytest.mark.rule("alone:R261")
@pytest.mark.parametrize(("when", "moment"), [("harm", "life"), ("rolled", "roll")])
def test_an_instant_power_waits_for_its_own_moment(when: str, moment: str) -> None:
    """One that answers harm is offered when the hero would be harmed, not when dice were rolled."""
    effects = [{"do": "prevent"}] if when == "harm" else [{"do": "reroll"}]
    parts = changed("powers.toml", "power", "not_today", when=when, effects=effects)
    position = (
        "hero: 1C5\nitems: -\ncreatures: spore@1C5\npower tokens: 2\ndice: hit miss\nhand 2: -\nitem deck top: flare"
    )
    s = begin(position, parts=parts, avatars=True)
    click(s, 0, "scavenge")
    click(s, 1, "pass")
    click(s, 1, "pass")
    power = number_of(parts, "not_today", "powers")
    assert [action.option_id() for _, action in options(s, 0)] == ["decline", f"use_instant_power:{power}"]
    assert (s.blow > 0) == (moment == "life")
    click(s, 0, f"use_instant_power:{power}")
    assert s.pool == (["miss"] if moment == "roll" else ["hit"])
    assert s.life == 12


@pytest.mark.rule("alone:R10")
def test_a_skill_that_helps_with_a_roll_is_offered_then_and_once() -> None:
    skill = {"name": "Twice", "when": "fought", "per_round": 2, "effects": [{"do": "more_dice", "dice": 1}]}
    position = "items: -\nhero: 1C4\ncreatures: mutant@1C4\nhand 2: -\ndice: miss miss miss miss"
    s = begin(position, parts=with_skill("medic", "hero", skill))
    click(s, HERO, first_option_of(s, HERO, "fight"))
    click(s, EVIL, "pass")
    before = len(s.pool)
    click(s, HERO, "use_skill")
    assert len(s.pool) == before + 1
    assert s.skill_uses == 1
    assert "may_use" not in asked(s, HERO)
