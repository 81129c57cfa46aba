"""Reacting: what a card would be wasted on is said (R147), and nobody knows who else has passed (R277)."""

import pytest

from holdfast.engine.secret import only
from holdfast.games.alone.rules.reacting import Passable, PlayUp, passed_for
from tests.games.alone.playing import BASE, EVIL, begin, two_of_evil


@pytest.mark.rule("alone:R277")
def test_nobody_knows_who_else_has_passed() -> None:
    s = two_of_evil()
    window = Passable(passed=only(1, 2))
    assert [passed_for(s, window, seat) for seat in (0, 1, 2)] == [0, only(1), only(2)]


@pytest.mark.parametrize(("creatures", "is_wasted"), [("-", True), ("worm@1C1", False)])
def test_a_card_that_finds_nothing_in_either_half_is_wasted(creatures: str, is_wasted: bool) -> None:
    s = begin(f"hero: 1C1\nitems: -\nexperience: -\ncreatures: {creatures}\nhand 2: thick_hide")
    card = next(number for number, one in enumerate(BASE.reactions) if one.id == "thick_hide")
    why = PlayUp(card).comes_to_nothing(s, EVIL, Passable())
    assert (why is not None) is is_wasted
