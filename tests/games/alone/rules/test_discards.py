"""Discarded reaction cards (R156, R169): which deck can be made anew of how many."""

import pytest

from holdfast.engine.poison import NeedsTruth
from holdfast.games.alone.rules.discards import count_discards, has_cards, take_back
from holdfast.games.alone.state import HERO
from tests.games.alone.playing import begin

LYING = "discard fury: again bared_teeth/down scent_of_you/down\ndiscard traps: steam/down\n"


@pytest.mark.rule("alone:R169", "alone:G72")
def test_what_lies_face_down_counts_for_its_own_deck_alone() -> None:
    s = begin(f"decks: fury traps\n{LYING}items: -\nhero: 1C1\ncreatures: -\nhand 2: -")
    assert [count_discards(s, deck) for deck in (0, 1)] == [3, 1]


@pytest.mark.rule("alone:R156", "alone:R169")
def test_who_does_not_know_what_lies_face_down_can_say_what_a_full_deck_still_gives() -> None:
    s = begin(f"decks: fury traps\n{LYING}items: -\nhero: 1C1\ncreatures: -\nhand 2: -")
    mask, in_sight = s.masked(HERO), len(s.decks[0]) + len(s.discards[0])
    assert has_cards(mask, 0, in_sight)
    with pytest.raises(NeedsTruth):
        has_cards(mask, 0, in_sight + 1)


@pytest.mark.rule("alone:R169", "alone:G72")
def test_cards_that_lie_face_down_can_be_drawn_too_and_no_more() -> None:
    s = begin(f"decks: fury traps\n{LYING}items: -\nhero: 1C1\ncreatures: -\nhand 2: -")
    for deck, lying in ((0, 3), (1, 1)):
        assert has_cards(s, deck, len(s.decks[deck]) + lying)
        assert not has_cards(s, deck, len(s.decks[deck]) + lying + 1)


@pytest.mark.rule("alone:R169", "alone:G72")
@pytest.mark.parametrize(("deck", "left"), [(0, [0, 1]), (1, [3, 0])])
def test_a_deck_takes_back_its_own_cards_alone(deck: int, left: list[int]) -> None:
    s = begin(f"decks: fury traps\n{LYING}items: -\nhero: 1C1\ncreatures: -\nhand 2: -")
    sizes, back = [len(pile) for pile in s.decks], count_discards(s, deck)
    take_back(s, deck)
    assert [count_discards(s, number) for number in (0, 1)] == left
    sizes[deck] += back
    assert [len(pile) for pile in s.decks] == sizes
