"""What each grade allows (R144): how many glyphs a kind shows, what lies open, traps, walls, boards."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec

Band: TypeAlias = tuple[int, int]

KINDS_BY_GRADE: Final = (
    ("phrase", "word", "dossier", "trail"),
    ("anagram", "table", "liars"),
    ("shift", "sequence", "acrostic"),
    ("keyword", "transpose", "patrol"),
    ("equation", "riddle"),
)


class Grade(msgspec.Struct, frozen=True):
    """The limits of one grade."""

    number: int
    open_share: float  # at most this share of the windows lies open at the start
    dark_share: float  # at most this share of the windows can never be opened
    trap_share: float  # of the tokens
    glyph_tokens: Band  # of the card's own glyphs and decoys together, as far as the colours hold them
    known_after: tuple[float, float]  # this share of the glyphs, on average over all orders of opening
    known_by_heart: float  # no less than this share by somebody who knows the bank, where the answer is words
    walls: Band
    passages: int
    boards: tuple[str, ...]
    colours: tuple[str, ...]
    width: int  # columns of the console
    has_homophones: bool

    @property
    def kinds(self) -> tuple[str, ...]:
        """Returns the kinds that may appear, the simplest first."""
        return tuple(kind for kinds in KINDS_BY_GRADE[: self.number] for kind in kinds)


BOTH: Final = ("office", "compound")
TAN: Final = ("tan",)
RED: Final = ("tan", "red")
ALL: Final = ("tan", "red", "blue")

GRADES: Final[Mapping[int, Grade]] = MappingProxyType(
    {
        1: Grade(1, 0.20, 0, 0.10, (11, 13), (0.39, 0.51), 0.22, (0, 0), 0, ("office",), TAN, 12, False),
        2: Grade(2, 0.10, 0, 0.15, (23, 24), (0.44, 0.56), 0.25, (0, 1), 1, ("office",), RED, 12, False),
        3: Grade(3, 0, 0, 0.20, (21, 22), (0.49, 0.61), 0.28, (1, 2), 1, BOTH, RED, 12, False),
        4: Grade(4, 0, 0, 0.25, (27, 28), (0.56, 0.68), 0.28, (2, 3), 1, BOTH, ALL, 16, True),
        5: Grade(5, 0, 0.15, 0.25, (32, 32), (0.64, 0.76), 0.28, (2, 3), 1, ("compound",), ALL, 16, True),
    }
)

WALLS_AT_MOST: Final = MappingProxyType({"office": 3, "compound": 2})

# The number of different glyphs on the card, by kind, for the grades from the kind's first one on.
GLYPHS: Final[Mapping[str, Mapping[int, Band]]] = MappingProxyType(
    {
        "phrase": {1: (7, 11), 2: (8, 12), 3: (9, 12), 4: (11, 14), 5: (11, 16)},
        "word": {1: (7, 9), 2: (7, 8), 3: (6, 8), 4: (6, 8), 5: (6, 8)},
        "dossier": {1: (6, 10), 2: (6, 11), 3: (7, 12), 4: (8, 14), 5: (8, 16)},
        "anagram": {2: (7, 10), 3: (8, 10), 4: (7, 9), 5: (6, 8)},
        "table": {2: (6, 8), 3: (6, 8), 4: (8, 12), 5: (8, 12)},
        "shift": {3: (6, 9), 4: (7, 11), 5: (7, 11)},
        "sequence": {3: (5, 6), 4: (5, 6), 5: (5, 6)},
        "acrostic": {3: (6, 8), 4: (6, 14), 5: (5, 14)},
        "keyword": {4: (7, 11), 5: (6, 10)},
        "transpose": {4: (8, 11), 5: (7, 10)},
        "equation": {5: (6, 9)},
        "riddle": {5: (8, 12)},
        "trail": {1: (6, 6), 2: (6, 7), 3: (6, 7), 4: (7, 7), 5: (7, 7)},
        "patrol": {4: (7, 10), 5: (7, 9)},
        "liars": {2: (9, 12), 3: (8, 11), 4: (9, 12), 5: (9, 12)},
    }
)
