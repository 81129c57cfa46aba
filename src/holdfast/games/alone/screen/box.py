"""What clients are sent of the box: how things look and are sorted; what they are called and say are texts."""

from __future__ import annotations

from typing import Final, Literal, cast

import msgspec

from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.cards.tokens import Source, tokens_of
from holdfast.games.alone.cards.vocabulary import DeckId, Kind, Trigger
from holdfast.games.alone.levels.level import COLUMNS, ROWS
from holdfast.games.alone.levels.places import HEIGHT, SHEETS, WIDTH
from holdfast.games.alone.screen.lessons import LESSONS, Lesson

GRIDS: Final = {  # how cells lie on a level, as the hero counts them, and places on a sheet
    "level_columns": WIDTH,
    "level_rows": HEIGHT,
    "sheets": SHEETS,
    "sheet_columns": COLUMNS,
    "sheet_rows": ROWS,
}

Shape = Literal["parasite", "spore", "cultist", "mutant", "worm", "boss", "special", "avatar"]


SAMPLES: Final = 3


class TokenLook(msgspec.Struct, frozen=True):
    """A creature token, by its number: which card it belongs to, its outline and its letter."""

    source: Source
    index: int
    id: str
    shape: Shape
    letter: str
    number: int  # among its kind
    is_only: bool  # there is but one of it


class ReactionLook(msgspec.Struct, frozen=True):
    deck: DeckId
    icon: Kind
    trigger: Trigger
    instant: bool


class DeckLook(msgspec.Struct, frozen=True):
    """A reaction deck, with cards that show what it is about."""

    id: str
    samples: tuple[int, ...]


class AloneBox(msgspec.Struct, frozen=True):
    tokens: tuple[TokenLook, ...]
    rooms: tuple[str, ...]  # ids
    characters: tuple[str, ...]  # ids
    reactions: tuple[ReactionLook, ...]
    decks: tuple[DeckLook, ...]
    lessons: dict[str, tuple[Lesson, ...]]  # of each side, in their order


def box_of(parts: Parts) -> AloneBox:
    return AloneBox(
        tokens=tuple(looks(parts)),
        rooms=tuple(room.id for room in parts.rooms),
        characters=tuple(character.id for character in parts.characters),
        reactions=tuple(ReactionLook(c.deck, c.icon, c.trigger, c.instant) for c in parts.reactions),
        decks=tuple(DeckLook(deck.id, samples_of(parts, deck.id)) for deck in parts.decks),
        lessons={str(side): lessons for side, lessons in LESSONS.items()},
    )


def samples_of(parts: Parts, deck: str) -> tuple[int, ...]:
    """Returns the first cards of a deck that answer different things."""
    found: dict[Trigger, int] = {}
    for number, card in enumerate(parts.reactions):
        if card.deck == deck:
            found.setdefault(card.trigger, number)
    return tuple(found.values())[:SAMPLES]


def looks(parts: Parts) -> list[TokenLook]:
    lists = {"creature": parts.creatures, "special": parts.specials, "avatar": parts.avatars}
    found = []
    for token in tokens_of(parts):
        card = lists[token.source][token.index]
        is_regular = token.source == "creature"
        shape = "boss" if is_regular and token.boss else token.icon or "mutant" if is_regular else token.source
        letter = token.symbol if is_regular else token.name.removeprefix("The ")[:1]
        is_only = not is_regular or parts.creatures[token.index].tokens == 1
        found.append(
            TokenLook(token.source, token.index, card.id, cast("Shape", shape), letter.upper(), token.number, is_only)
        )
    return found
