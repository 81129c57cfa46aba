"""Evil's decks (R28): only those of the box."""

import pytest

from holdfast.games.alone.rules.decks import TakeDeck
from tests.games.alone.playing import BASE, EVIL, begin, refused


@pytest.mark.rule("alone:R28")
@pytest.mark.parametrize("deck", [-1, len(BASE.decks)])
def test_only_decks_of_the_box_are_taken(deck: int) -> None:
    s = begin(decks=())
    refusal = refused(s, EVIL, TakeDeck(deck))
    assert refusal is not None
    assert refusal.key == "refused.no_such_deck"
    assert refused(s, EVIL, TakeDeck(len(BASE.decks) - 1)) is None
