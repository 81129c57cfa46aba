"""What a search may move, and towards what: a plan, as somebody writes it in a TOML file."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from holdfast.engine.content import PackError, checked
from holdfast.lab.match import Match
from holdfast.packs import BASE, PackPlace, read_file

Words = dict[str, str]


class TuningNumber(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"least": "from", "most": "to"}):
    """A number that may move: in which file, where there, and between what."""

    file: str
    at: str  # as in numbers.solo_dice or weapon[ion_rifle].attack.to_hit
    least: int
    most: int
    step: int = 1

    def places(self) -> tuple[str, ...]:
        return (self.at,)

    def values(self) -> tuple[Any, ...]:
        return tuple((value,) for value in range(self.least, self.most + 1, self.step))


class TuningChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value that may be exchanged, for one of several, each written as in the pack; or several that go together."""

    file: str
    at: str | tuple[str, ...]
    of: tuple[Any, ...]  # values; where several go together, for each of them one, in a list

    def places(self) -> tuple[str, ...]:
        return (self.at,) if isinstance(self.at, str) else self.at

    def values(self) -> tuple[Any, ...]:
        return tuple((value,) for value in self.of) if isinstance(self.at, str) else self.of


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some tables, and how many of their games shall be won. `each` are options that take all their values in turn."""

    name: str
    seats: int
    wins: tuple[float, float]
    bots: tuple[str, ...]
    options: Words = {}
    each: dict[str, tuple[str, ...]] = {}
    games: int = 10  # of each table, in each try
    seat: int | None = None  # whose wins count, where not all win together
    weight: float = 1.0

    def tables(self) -> list[Words]:
        """Returns the options of each of its tables."""
        combined = product(*self.each.values())
        return [{**self.options, **dict(zip(self.each, words, strict=True))} for words in combined]

    def miss(self, share: float, *, inside: float = 0.0) -> float:
        """Returns by how much a share lies outside the band, or outside its middle by this part of its width."""
        low, high = self.wins
        rim = inside * (high - low)
        return max(0.0, low + rim - share, share - (high - rim))


class TuningPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is searched for. The bands stand in order: those first that cost little to try and are easily missed."""

    game: str
    name: str  # of the layer that comes out
    band: tuple[Band, ...]
    number: tuple[TuningNumber, ...] = ()
    choice: tuple[TuningChoice, ...] = ()
    title: str = ""
    packs: tuple[str, ...] = (BASE,)
    seed: str = "tune"

    @property
    def movable(self) -> tuple[TuningNumber | TuningChoice, ...]:
        return (*self.number, *self.choice)

    def match(self, band: Band, words: Words, packs: tuple[PackPlace, ...], seed: str) -> Match:
        """Returns the games of one table of a band; other seeds are other games."""
        return Match(self.game, band.seats, band.bots, f"{seed}/{band.name}/{sorted(words.items())}", words, packs)


FEWEST: Final = 2  # values, for a thing that may move


def read_plan(file: Path) -> TuningPlan:
    """Returns the plan in a file. Raises PackError, which says where it is wrong."""
    where = str(file)
    if not file.is_file():
        raise PackError(where, "the file", "a plan of what to tune (docs/tuning.md)", "none there")
    plan = checked(read_file(file, where), TuningPlan, where)
    if not plan.movable:
        raise PackError(where, "number", "at least one [[number]] or [[choice]] that may move", "none")
    if not plan.band:
        raise PackError(where, "band", "at least one [[band]] to come into", "none")
    for thing in plan.movable:
        name = ", ".join(thing.places())
        if len(thing.values()) < FEWEST:
            raise PackError(where, name, "at least two values", len(thing.values()))
        for value in thing.values():
            if not isinstance(value, list | tuple) or len(value) != len(thing.places()):
                raise PackError(where, name, f"a list of {len(thing.places())} values, one for each place", value)
    for band in plan.band:
        low, high = band.wins
        if not 0 <= low < high <= 1:
            raise PackError(where, f"{band.name}.wins", "two shares, the lower one first, as in [0.15, 0.6]", band.wins)
    return plan
