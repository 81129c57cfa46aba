"""What clients are sent of the box: how things look; what they are called and say are texts."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.resources import CARDS, is_time, suit, time_icons, value
from holdfast.games.key.cards.types import Board, Character, Glyph
from holdfast.games.key.missions.mission import Token

Suit = Literal["circle", "square", "triangle"]


class CardLook(msgspec.Struct, frozen=True):
    """What a resource card shows, by its number: a suit and a value, or time icons."""

    suit: Suit | None
    value: int
    time_icons: int


class KeyBox(msgspec.Struct, frozen=True):
    """What is in the box, but for the bank: clients need no list of possible answers."""

    boards: dict[str, Board]
    tokens: tuple[Token, ...]
    glyphs: tuple[Glyph, ...]
    characters: dict[str, Character]
    cards: tuple[CardLook, ...]


def box_of(parts: Parts) -> KeyBox:
    cards = tuple(look_of(card) for card in range(CARDS))
    return KeyBox(parts.boards, parts.tokens, parts.glyphs, parts.characters, cards)


def look_of(card: int) -> CardLook:
    if is_time(card):
        return CardLook(None, 0, time_icons(card))
    return CardLook(cast("Suit", suit(card)), value(card), 0)
