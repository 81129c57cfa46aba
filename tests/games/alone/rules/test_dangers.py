"""Danger (R172): lifted where it lies."""

import pytest

from holdfast.games.alone.rules.dangers import LiftDanger
from tests.games.alone.playing import EVIL, SECTORS, asked, begin, click, first_option, refused


@pytest.mark.rule("alone:R172")
@pytest.mark.parametrize("place", [-1, 0, SECTORS])
def test_danger_is_lifted_where_it_lies(place: int) -> None:
    s = begin("items: -\nhero: 1C1\ndanger: 2D6\nhand 2: -\nasked: round end")
    while "choose_dangers" not in asked(s, EVIL):
        click(s, EVIL, first_option(s, EVIL))
    refusal = refused(s, EVIL, LiftDanger(place))
    assert refusal is not None
    assert refusal.key == "refused.no_danger_there"
    assert refused(s, EVIL, LiftDanger(SECTORS - 1)) is None
