"""Attacks (R112): who knows which creatures have attacked."""

import pytest

from holdfast.games.alone.rules.attack import CreaturesAttack, attacked_for
from tests.games.alone.playing import OTHERS, begin


@pytest.mark.rule("alone:R112", "alone:R262")
def test_the_hero_knows_which_kinds_have_attacked_and_evil_which_tokens() -> None:
    s = begin("items: -\nhero: 1C1\ncreatures: spore@1C1 spore@1C1 worm@1C1")
    here = tuple(s.creatures_here())
    attack = CreaturesAttack(attacked=here)
    assert here == attacked_for(s, attack, 1)
    assert len(set(here)) == 3
    for seat in OTHERS:
        assert len(set(attacked_for(s, attack, seat))) == 2
