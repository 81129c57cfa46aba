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
        """The kinds that may appear, the simplest first."""
        return tuple(kind for kinds in KINDS_BY_GRADE[: self.number] for kind in kinds)


BOTH: Final = ("office", "compound")
TAN: Final = ("tan",)
RED: Final = ("tan", "red")
ALL: Final = ("tan", "red", "blue")

GRADES: Final[Mapping[int, Grade]] = MappingProxyType(
    {
        1: Grade(1, 0.20, 0, 0.10, (11, 13), (0.35, 0.75), 0.22, (0, 0), 0, ("office",), TAN, 12, False),
        2: Grade(2, 0.10, 0, 0.15, (23, 24), (0.40, 0.75), 0.25, (0, 1), 1, ("office",), RED, 12, False),
        3: Grade(3, 0, 0, 0.20, (21, 22), (0.43, 0.75), 0.28, (1, 2), 1, BOTH, RED, 12, False),
        4: Grade(4, 0, 0, 0.25, (27, 28), (0.45, 0.75), 0.28, (2, 3), 1, BOTH, ALL, 16, True),
        5: Grade(5, 0, 0.15, 0.25, (32, 32), (0.47, 0.75), 0.28, (2, 3), 1, ("compound",), ALL, 16, True),
    }
)

WALLS_AT_MOST: Final = MappingProxyType({"office": 3, "compound": 2})

# The number of different glyphs on the card, by kind, for the grades from the kind's first one on.
GLYPHS: Final[Mapping[str, Mapping[int, Band]]] = MappingProxyType(
    {
        "phrase": {1: (6, 8), 2: (8, 10), 3: (9, 12), 4: (11, 14), 5: (13, 16)},
        "word": {1: (6, 7), 2: (6, 8), 3: (7, 9), 4: (8, 10), 5: (9, 10)},
        "dossier": {1: (6, 8), 2: (7, 10), 3: (9, 12), 4: (11, 14), 5: (13, 16)},
        "anagram": {2: (6, 8), 3: (7, 9), 4: (8, 10), 5: (8, 10)},
        "table": {2: (6, 8), 3: (7, 10), 4: (9, 13), 5: (11, 14)},
        "shift": {3: (8, 11), 4: (9, 13), 5: (11, 14)},
        "sequence": {3: (5, 7), 4: (6, 8), 5: (7, 8)},
        "acrostic": {3: (6, 9), 4: (8, 12), 5: (10, 14)},
        "keyword": {4: (9, 13), 5: (10, 14)},
        "transpose": {4: (9, 13), 5: (11, 14)},
        "equation": {5: (7, 10)},
        "riddle": {5: (8, 12)},
    }
)
