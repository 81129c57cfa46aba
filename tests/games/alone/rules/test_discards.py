"""Discarded reaction cards (R156, R169): which deck can be made anew of how many."""

import pytest

from holdfast.games.alone.rules.discards import count_discards, take_back
from tests.games.alone.playing import begin

LYING = "discard fury: again bared_teeth/down scent_of_you/down\ndiscard traps: steam/down\n"


@pytest.mark.rule("alone:R169", "alone:G72")
def test_what_lies_face_down_counts_for_its_own_deck_alone() -> None:
    s = begin(f"decks: fury traps\n{LYING}items: -\nhero: 1C1\ncreatures: -\nhand 2: -")
    assert [count_discards(s, deck) for deck in (0, 1)] == [3, 1]


@pytest.mark.rule("alone:R169", "alone:G72")
@pytest.mark.parametrize(("deck", "left"), [(0, [0, 1]), (1, [3, 0])])
def test_a_deck_takes_back_its_own_cards_alone(deck: int, left: list[int]) -> None:
    s = begin(f"decks: fury traps\n{LYING}items: -\nhero: 1C1\ncreatures: -\nhand 2: -")
    sizes, back = [len(pile) for pile in s.decks], count_discards(s, deck)
    take_back(s, deck)
    assert [count_discards(s, number) for number in (0, 1)] == left
    sizes[deck] += back
    assert [len(pile) for pile in s.decks] == sizes
