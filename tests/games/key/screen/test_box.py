"""What a client needs to draw the cards and boards of the box."""

from __future__ import annotations

from holdfast.games.key.cards.resources import CARD_OF
from holdfast.games.key.game import GAME
from holdfast.games.key.screen.box import CardLook, box_of
from tests.stage import read_content


def test_cards_show_their_suit_and_value_or_their_time_icons() -> None:
    cards = box_of(read_content(GAME.name, False)).cards
    assert len(cards) == 40
    assert cards[CARD_OF["1c"]] == CardLook("circle", 1, 0)
    assert cards[CARD_OF["12t"]] == CardLook("triangle", 12, 0)
    assert [cards[CARD_OF[name]] for name in ("T1", "TT")] == [CardLook(None, 0, 1), CardLook(None, 0, 2)]
