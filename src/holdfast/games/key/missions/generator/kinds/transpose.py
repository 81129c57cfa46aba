"""TRANSPOSE: a grille was laid on the console twice, and a code name written through its holes; the answer is the name.

The console is the paper, so it has two rows of equal length. What lay under a hole the first time is covered the second
time, and the other way round: the grille is turned upside down, or its rows change places. The card draws the grille.
At grade 5 nobody remembers which side was up at first. All letters of the answer are on the console, in another order.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from holdfast.engine.rng import Rng
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.kinds.console import darken_some, glyphs_needed
from holdfast.games.key.missions.generator.kinds.pick import AGENT_CARD, ask, band, pick_agent, within
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.puzzle import Puzzle
from holdfast.games.key.missions.mission import Window

Place: TypeAlias = tuple[int, int]  # row and column of a window

ROWS: Final = 2
HOLE, CARD = "\u25a1", "\u25a0"
CHANGES: Final = 2  # from hole to card or back, in each row
TRIES: Final = 20


class Turning(NamedTuple):
    """How the grille is laid on the second time."""

    told: str
    is_turned: bool  # upside down; else its rows change places


WAYS: Final = (
    Turning("Then it was turned upside down like a sheet of paper on a table, and the name went on.", True),
    Turning("Then its upper row was laid below and its lower row above, and the name went on.", False),
)
AS_DRAWN: Final = "First it lay as drawn. The name was written through the holes, the upper row first, left to right."
EITHER_WAY: Final = (
    "It lay as drawn first, or last: nobody remembers. The name was written through the holes, the upper row first,"
    " left to right."
)
FROM_GRADE: Final = 5  # on nobody remembers


def make(rng: Rng, grade: Grade, bank: Bank, lexicon: Lexicon) -> Puzzle | None:
    """Returns the code name of an agent, written through a grille."""
    limits = band("transpose", grade)
    for _ in range(TRIES):
        agent = pick_agent(rng, bank, limits, grade.width)
        if agent is None:
            return None
        codename, card = agent
        text = "".join(codename)
        columns = len(text) // ROWS
        way = rng.choice(WAYS, "way")
        first = _holes(rng, columns, way)
        rows = [[(row, column) in first for column in range(columns)] for row in range(ROWS)]
        is_open = grade.number >= FROM_GRADE
        if is_open and len(codename[0]) == len(codename[1]):  # either could come first
            continue
        if len(text) % ROWS or not all(map(_is_lace, rows)):
            continue
        second = sorted((row, column) for row in range(ROWS) for column in range(columns) if (row, column) not in first)
        order = [*sorted(first), *second]
        if is_open and rng.below(2, "up"):
            order = [*second, *sorted(first)]
        windows = tuple(Window(*at, c) for at, c in sorted(zip(order, text, strict=True)))
        dark = darken_some(rng, windows, grade.dark_share) if rng.below(2, "dark?") else ()
        if not within(glyphs_needed(windows, dark), limits):
            continue
        upper, lower = ("".join(HOLE if is_hole else CARD for is_hole in row) for row in rows)
        return Puzzle(
            kind="transpose",
            question=ask(rng, bank, "transpose"),
            answer=text,
            windows=windows,
            notes=(
                f"{AGENT_CARD}{card}",
                f"Grille, upper row: {upper}",
                f"Grille, lower row: {lower}",
                EITHER_WAY if is_open else AS_DRAWN,
                way.told,
                f"Words: {len(codename[0])} and {len(codename[1])} letters",
            ),
            dark=dark,
        )
    return None


def _is_lace(row: list[bool]) -> bool:
    """Tells whether holes and card alternate often enough to be no mere line."""
    return sum(a != b for a, b in pairwise(row)) >= CHANGES


def _holes(rng: Rng, columns: int, way: Turning) -> set[Place]:
    """Returns where the holes are: of each pair of windows that change places, one."""
    holes: set[Place] = set()
    for column in range(columns):
        other = columns - 1 - column if way.is_turned else column
        holes.add((0, column) if rng.below(ROWS, "hole") else (1, other))
    return holes
