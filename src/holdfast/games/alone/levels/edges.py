"""The 38 edges between the sectors of a level, as tables for those who make levels."""

from __future__ import annotations

from typing import Final

from holdfast.games.alone.levels.level import COLUMNS, ROWS, SECTORS, Side

WALL, OPEN, DOOR = range(3)
UNDECIDED: Final = -1
RIM: Final = -1
SIDES: Final[tuple[Side, ...]] = ("wall", "open", "door")


def _edges() -> tuple[tuple[int, int], ...]:
    eastward = [(s, s + 1) for s in range(SECTORS) if s % COLUMNS < COLUMNS - 1]
    southward = [(s, s + COLUMNS) for s in range(SECTORS - COLUMNS)]
    return tuple(sorted(eastward + southward))


EDGES: Final = _edges()


def _around(sector: int) -> tuple[int, ...]:
    """Returns the edges to the north, east, south and west; RIM where the level ends."""
    x, y = sector % COLUMNS, sector // COLUMNS
    inside = (y > 0, x < COLUMNS - 1, y < ROWS - 1, x > 0)
    ends = (
        (sector - COLUMNS, sector),
        (sector, sector + 1),
        (sector, sector + COLUMNS),
        (sector - 1, sector),
    )
    return tuple(EDGES.index(edge) if is_inside else RIM for edge, is_inside in zip(ends, inside, strict=True))


AROUND: Final = tuple(_around(sector) for sector in range(SECTORS))
BESIDE: Final = tuple(
    tuple(RIM if e == RIM else EDGES[e][0] + EDGES[e][1] - sector for e in AROUND[sector]) for sector in range(SECTORS)
)
"""The next sector in each direction, RIM where the level ends."""
EDGES_OF: Final = tuple(tuple(e for e in row if e != RIM) for row in AROUND)
