"""Creature tokens by number: the regular kinds and bosses with their copies, then special creatures, then avatars."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.cards.types import Avatar, Creature, SpecialCreature, Stats

Source: TypeAlias = Literal["creature", "special", "avatar"]


class Token(msgspec.Struct, frozen=True):
    """`index` is its place in the content's list of its source, `number` counts copies from 1."""

    source: Source
    index: int
    number: int
    name: str
    symbol: str
    icon: str = ""
    boss: bool = False


def tokens_of(parts: Parts) -> tuple[Token, ...]:
    regular = [
        Token("creature", index, number, c.name, c.symbol, c.kind or "", c.boss)
        for index, c in enumerate(parts.creatures)
        for number in range(1, c.tokens + 1)
    ]
    special = [Token("special", i, 1, c.name, c.symbol, c.icon) for i, c in enumerate(parts.specials)]
    avatars = [Token("avatar", i, 1, c.name, c.symbol, boss=True) for i, c in enumerate(parts.avatars)]  # R244
    return (*regular, *special, *avatars)


def looks_of(tokens: tuple[Token, ...], token: int) -> int:
    """Returns what a creature looks like: the first token of its kind stands for all."""
    mine = tokens[token]
    return next(i for i, other in enumerate(tokens) if (other.source, other.index) == (mine.source, mine.index))


def looks_of_all(tokens: tuple[Token, ...]) -> list[int]:
    """Returns for every token what it looks like, as `looks_of` does for one."""
    first: dict[tuple[Source, int], int] = {}
    return [first.setdefault((token.source, token.index), number) for number, token in enumerate(tokens)]


def printed_stats(parts: Parts, token: Token, nightmare: bool) -> Stats:
    """Returns the line of the creature table, or of the creature's own card, on the side that lies up (R200, R233)."""
    cards: tuple[Creature | SpecialCreature | Avatar, ...] = parts.creatures
    if token.source != "creature":
        cards = parts.specials if token.source == "special" else parts.avatars
    card = cards[token.index]
    return card.nightmare if nightmare else card.regular
