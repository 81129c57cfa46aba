"""What lies on the table in rush: a small field, heroes and aliens, dice, and a clock.

R1  A round: aliens arrive, the rush, alien results that are left, the aliens' march, clean-up.
R2  The group chooses a spawn point, the first answer wins; a card then says how many aliens enter there.
R3  In the rush every seat rolls any of its dice at any time; they tumble for a while and land.
R4  Alien results come first: a seat that has one does nothing else while an alien is on the field.
R5  Move: one step to a free space. Shoot: an alien within two spaces dies. Work: charge the generator beside you.
R6  A figure that enters an occupied space drives its occupant out; a hero so driven is hurt. Whose figure it is
    chooses the way (an alien: the group); while the clock runs, the one who moved may choose too.
R7  Only one chain at a time; meanwhile nobody touches the figures in it.
R8  A choice that nobody makes goes to the one who moved, then to all, then to the first way on the board.
R9  Time's up: dice stop and results are lost, except alien results, which are settled one by one.
R10 In their march aliens go one space south; off the southern edge the field is lost.
R11 In a pause nobody acts, and the clock stands still.
"""

from __future__ import annotations

import dataclasses
from typing import Final, Literal, TypeAlias

import msgspec

from holdfast.engine.content import Content
from holdfast.engine.knowledge import Counted, Public
from holdfast.engine.secret import Pile
from holdfast.engine.state import State, derived

Way: TypeAlias = Literal["north", "east", "south", "west"]
Face: TypeAlias = Literal["", "tumbling", "move", "shoot", "work", "alien"]

WAYS: Final[tuple[Way, ...]] = ("north", "east", "south", "west")
FACES: Final[tuple[Face, ...]] = ("move", "move", "shoot", "work", "alien", "alien")
OFF: Final = -1


class Mission(Content, frozen=True):
    """The field and its numbers; cells are counted from the north-west, row by row."""

    width: int
    height: int
    spawn_points: tuple[int, ...]
    generator: int
    swarm: tuple[int, ...]  # for each card, how many aliens it brings
    aliens: int
    dice: int  # of each seat
    life: int
    charge: int  # that wins
    rounds: int


class Options(msgspec.Struct, frozen=True):
    rush_ms: int = 12_000
    tumble_ms: int = 1_000
    grace_ms: int = 3_000


@derived
class Rush(State):
    """Figures below `seated` are heroes, named by their seat; the others are aliens."""

    mission: Mission
    options: Public[Options]
    cell: Public[list[int]]  # of each figure
    wounds: Public[list[int]]  # of each hero
    face: Public[list[Face]]  # of each die
    swarm: Counted[Pile]
    arrived: Public[list[int]] = dataclasses.field(default_factory=list)  # swarm cards that were turned up
    charge: Public[int] = 0
    round: Public[int] = 1
    clock_runs: Public[bool] = False
    opened: Public[int] = 0  # how many rushes began
    stopped: Public[int] = 0  # how often time was up
    faults: Public[tuple[str, ...]] = ()  # planted, for the tests of the tests

    def is_hero(self, figure: int) -> bool:
        return figure < self.seated

    def everybody(self) -> tuple[int, ...]:
        return tuple(range(self.seated))

    def dice_of(self, seat: int) -> range:
        return range(seat * self.mission.dice, (seat + 1) * self.mission.dice)

    def owner(self, die: int) -> int:
        return die // self.mission.dice

    def figure_on(self, cell: int) -> int | None:
        return self.cell.index(cell) if cell in self.cell else None

    def aliens(self) -> list[int]:
        """The aliens on the field."""
        return [figure for figure in range(self.seated, len(self.cell)) if self.cell[figure] != OFF]

    def spare_alien(self) -> int | None:
        return next((figure for figure in range(self.seated, len(self.cell)) if self.cell[figure] == OFF), None)

    def has_alien_results(self, seat: int) -> bool:
        """Whether this seat must settle something first (R4)."""
        return bool(self.aliens()) and any(self.face[die] == "alien" for die in self.dice_of(seat))

    def beyond(self, cell: int, way: Way) -> int | None:
        """The next space that way, None at the edge of the field."""
        y, x = divmod(cell, self.mission.width)
        x += {"east": 1, "west": -1}.get(way, 0)
        y += {"south": 1, "north": -1}.get(way, 0)
        inside = 0 <= x < self.mission.width and 0 <= y < self.mission.height
        return y * self.mission.width + x if inside else None

    def distance(self, a: int, b: int) -> int:
        (ay, ax), (by, bx) = divmod(a, self.mission.width), divmod(b, self.mission.width)
        return max(abs(ax - bx), abs(ay - by))
