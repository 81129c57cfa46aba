"""What each grade allows (R144): how many glyphs a kind shows, what lies open, traps, walls, boards."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec

Band: TypeAlias = tuple[int, int]

KINDS_BY_GRADE: Final = (
    ("phrase", "word", "dossier"),
    ("anagram", "table"),
    ("shift", "sequence", "acrostic"),
    ("keyword", "transpose"),
    ("equation", "riddle"),
)


class Grade(msgspec.Struct, frozen=True):
    """The limits of one grade."""

    number: int
    open_share: float  # at most this share of the windows lies open at the start
    dark_share: float  # at most this share of the windows can never be opened
    trap_share: float  # of the tokens
    decoys: Band  # glyph tokens that the card does not show
    walls: int
    passages: int
    boards: tuple[str, ...]
    colours: tuple[str, ...]
    width: int  # columns of the console
    has_homophones: bool

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds that may appear, the simplest first."""
        return tuple(kind for kinds in KINDS_BY_GRADE[: self.number] for kind in kinds)


GRADES: Final[Mapping[int, Grade]] = MappingProxyType(
    {
        1: Grade(1, 0.20, 0, 0.10, (4, 6), 0, 0, ("office",), ("tan",), 12, False),
        2: Grade(2, 0.10, 0, 0.15, (5, 7), 1, 1, ("office",), ("tan",), 12, False),
        3: Grade(3, 0, 0, 0.20, (7, 9), 2, 1, ("office", "compound"), ("tan",), 12, False),
        4: Grade(4, 0, 0, 0.25, (10, 12), 3, 2, ("office", "compound"), ("tan", "red"), 16, True),
        5: Grade(5, 0, 0.15, 0.25, (13, 16), 3, 2, ("office", "compound"), ("tan", "red", "blue"), 16, True),
    }
)

WALLS_AT_MOST: Final = MappingProxyType({"office": 3, "compound": 2})

# The number of different glyphs on the card, by kind, for the grades from the kind's first one on.
GLYPHS: Final[Mapping[str, Mapping[int, Band]]] = MappingProxyType(
    {
        "phrase": {1: (6, 8), 2: (8, 10), 3: (9, 12), 4: (11, 14), 5: (12, 16)},
        "word": {1: (6, 7), 2: (6, 8), 3: (7, 9), 4: (8, 10), 5: (8, 10)},
        "dossier": {1: (6, 8), 2: (7, 10), 3: (9, 12), 4: (11, 14), 5: (13, 16)},
        "anagram": {2: (6, 8), 3: (7, 9), 4: (8, 10), 5: (8, 10)},
        "table": {2: (6, 8), 3: (7, 10), 4: (9, 13), 5: (10, 14)},
        "shift": {3: (8, 11), 4: (9, 13), 5: (10, 14)},
        "sequence": {3: (5, 7), 4: (6, 8), 5: (6, 8)},
        "acrostic": {3: (6, 9), 4: (8, 12), 5: (9, 14)},
        "keyword": {4: (9, 13), 5: (10, 14)},
        "transpose": {4: (9, 13), 5: (10, 14)},
        "equation": {5: (6, 10)},
        "riddle": {5: (7, 12)},
    }
)
