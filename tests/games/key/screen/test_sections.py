"""The table in sentences: nothing that lies open is missing, and nothing hidden is told."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from holdfast.games.key.screen.sections import describe
from holdfast.games.key.state import Key
from tests.games.key.playing import begin, play_by_dice
from tests.games.key.screen.said import at, said, texts_of


def told(s: Key, seat: int) -> str:
    return "\n".join(said(s, [line for section in describe(s, seat) for line in (section.title, *section.lines)]))


def test_all_that_lies_open_is_told() -> None:
    s = at(
        "turn: 1\nhand 1: 3c 7s\nrun: 2c 5s\ncounter-intel intel: counter-intel\n"
        "rooms: none\nroom 3: star moon | camera\nat 3: 1 2"
    )
    words = told(s, 0)
    for expected in (
        "Your hand: 3 of circles and 7 of squares.",
        "Run (Move up to 3 rooms): 5 of squares on top of 2; from the bottom 2 of circles and 5 of squares.",
        "Intel (Turn up 2 tokens of any room): empty. Locked by counter intel.",
        "2 face down; face up: camera; here: Ann and Bob.",
        "Bob, Courier, stands in 3",
    ):
        assert expected in words
    assert "Your hand" not in told(s, -1)


@given(st.integers(0, 20))
def test_others_cards_are_counted_and_not_named(seed: int) -> None:
    s = begin("test-plain", 2, seed)
    for _ in play_by_dice(s, seed, most=40):
        if s.is_over():
            return
        texts = texts_of(s)
        open_cards = {*s.discard, *(card for pile in s.piles for card in pile), *s.hands[0].cards}
        words = told(s, 0)
        for card in s.hands[1].cards:
            if card not in open_cards:
                assert f" {texts.say(f'card.{card}')}" not in words
