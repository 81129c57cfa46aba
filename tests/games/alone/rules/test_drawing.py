"""Drawing (R29): from one of two decks."""

import pytest

from holdfast.engine.action import Action
from holdfast.games.alone.rules.drawing import DrawOne, SplitDraw
from tests.games.alone.playing import EVIL, HAND, preparing, refused


@pytest.mark.rule("alone:R29")
@pytest.mark.parametrize("answer", [SplitDraw(-1), SplitDraw(HAND + 1), DrawOne(-1), DrawOne(2)])
def test_cards_are_drawn_from_one_of_two_decks(answer: Action) -> None:
    s = preparing("choose_split")
    refusal = refused(s, EVIL, answer)
    assert refusal is not None
    assert refusal.rule == "alone:R29"
    assert refused(s, EVIL, SplitDraw(0)) is None
