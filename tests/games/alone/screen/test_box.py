"""What clients are sent of the box."""

from __future__ import annotations

from holdfast.games.alone.game import GAME
from holdfast.games.alone.screen.box import SAMPLES, box_of
from tests.games.alone.packs import parts_of


def test_each_deck_shows_cards_of_its_own_that_answer_different_things() -> None:
    parts = parts_of("base")
    decks = box_of(parts).decks
    assert [deck.id for deck in decks] == [deck.id for deck in parts.decks]
    for deck in decks:
        cards = [parts.reactions[card] for card in deck.samples]
        assert {card.deck for card in cards} == {deck.id}
        assert len({card.trigger for card in cards}) == len(cards) == SAMPLES


def test_each_deck_has_a_voice() -> None:
    voices = [GAME.texts[f"deck_voice.{deck.id}"] for deck in parts_of("base").decks]
    assert len(set(voices)) == len(voices)


def test_creatures_of_a_kind_are_told_apart_by_number() -> None:
    tokens = box_of(parts_of()).tokens
    assert len({(one.id, one.number) for one in tokens}) == len(tokens)
    assert {one.number for one in tokens if one.is_only} == {1}
