"""One run of games as a report looks at it: its rows, what divides them, and what parts of them come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from holdfast.lab.results import OPTION, AboutResults, NoResults, read_parquet
from holdfast.lab.statistics import Difference, Share, holm, share_difference, wilson

Row = dict[str, Any]
MOST_GROUPS: Final = 24  # of one option, before it says more than a plot can show
FEWEST_WITH: Final = 5  # games with and without a thing, before its share of wins is looked at


class ResultsRun(msgspec.Struct, frozen=True):
    """The games of a file, and perhaps their decisions."""

    name: str
    about: AboutResults
    games: list[Row]
    decisions: list[Row] = []


class Group(msgspec.Struct, frozen=True):
    """The games that have one value in common, and how many of them were won."""

    option: str
    value: str
    wins: Share


class ThingLift(msgspec.Struct, frozen=True):
    """A card or token: how often, in how many games, and how these ended beside those without it."""

    key: str
    times: float  # a game
    games: Share
    with_it: Share
    without: Share
    difference: Difference
    p: float  # that it comes by chance, as many things were looked at


class Mattered(msgspec.Struct, frozen=True):
    """A kind of decision: how often it was made, and how much the stakes moved by it on average."""

    action: str
    times: float  # a game
    offered: float
    danger: float
    left: float


def read_run(games: Path, decisions: Path | None = None) -> ResultsRun:
    """Raises NoResults."""
    about, rows = read_parquet(games, "games")
    made = read_parquet(decisions, "decisions")[1] if decisions is not None else []
    if made and {row["game"] for row in made} != {row["game"] for row in rows}:
        raise NoResults(f"{decisions} and {games} are of different games")
    return ResultsRun(games.stem, about, rows, made)


def wins_of(rows: Sequence[Row]) -> Share:
    return wilson(sum(row["won"] for row in rows), len(rows))


def seat_wins(rows: Sequence[Row]) -> list[Share]:
    """Returns for each seat how many games it won, where not all win or lose together; else nothing."""
    seats = max(row["seats"] for row in rows)
    if all(len(row["winners"]) in (0, row["seats"]) for row in rows):
        return []
    return [wilson(sum(seat in row["winners"] for row in rows), len(rows)) for seat in range(seats)]


def groups_of(rows: Sequence[Row]) -> list[Group]:
    """Returns the games by each option that has several values, by the number of seats, and by who sat there."""
    dividing: dict[str, Callable[[Row], str]] = {
        name.removeprefix(OPTION): lambda row, name=name: str(row[name] or "")  # type: ignore[misc]
        for name in rows[0]
        if name.startswith(OPTION)
    }
    dividing["seats"] = lambda row: str(row["seats"])
    dividing["bots"] = lambda row: ", ".join(dict.fromkeys(row["bots"]))
    found = []
    for option, value_of in dividing.items():
        parts: dict[str, list[Row]] = {}
        for row in rows:
            parts.setdefault(value_of(row), []).append(row)
        if 1 < len(parts) <= MOST_GROUPS:
            found += [Group(option, value, wins_of(part)) for value, part in sorted(parts.items())]
    return found


def endings_of(rows: Sequence[Row]) -> dict[str, Share]:
    ends = Counter(row["outcome"] for row in rows)
    return {key: wilson(count, len(rows)) for key, count in ends.most_common()}


def has_sides(rows: Sequence[Row]) -> bool:
    return bool(seat_wins(rows))


def is_good(row: Row) -> bool:
    """Tells whether the first seat won: everybody, where all win together; the first side, where there are sides."""
    return 0 in row["winners"]


def things_of(rows: Sequence[Row]) -> list[ThingLift]:
    """Returns everything whose use was counted, the most used first."""
    times: Counter[str] = Counter()
    having: dict[str, list[bool]] = {}
    for row in rows:
        for thing, count in row["used"]:
            times[thing] += count
            having.setdefault(thing, []).append(is_good(row))
    good, of = sum(map(is_good, rows)), len(rows)
    found = []
    for thing, ends in having.items():
        with_it = wilson(sum(ends), len(ends))
        without = wilson(good - sum(ends), of - len(ends))
        found.append((thing, wilson(len(ends), of), with_it, without, share_difference(without, with_it)))
    told = [entry for entry in found if min(entry[2].of, entry[3].of) >= FEWEST_WITH]
    chances = dict(zip((entry[0] for entry in told), holm([entry[4].p for entry in told]), strict=True))
    things = [
        ThingLift(key, times[key] / of, games, with_it, without, difference, chances.get(key, 1.0))
        for key, games, with_it, without, difference in found
    ]
    return sorted(things, key=lambda thing: (-thing.times, thing.key))


def curves_of(rows: Iterable[Row], column: str) -> list[tuple[float, float, float]]:
    """Returns the mean, tenth and ninetieth of a curve at each of its moments."""
    curves = [row[column] for row in rows if row[column]]
    found = []
    for moment in range(len(curves[0]) if curves else 0):
        ranked = sorted(curve[moment] for curve in curves)
        low, high = ranked[int(0.1 * len(ranked))], ranked[min(int(0.9 * len(ranked)), len(ranked) - 1)]
        found.append((sum(ranked) / len(ranked), low, high))
    return found


def mattered_in(decisions: Sequence[Row], games: int) -> list[Mattered]:
    """Returns the kinds of decision, those first by which the stakes moved most."""
    kinds: dict[str, list[Row]] = {}
    for row in decisions:
        kinds.setdefault(row["action"], []).append(row)
    found = []
    for action, made in kinds.items():
        told = [row for row in made if row["danger"] is not None and row["danger_after"] is not None]
        danger = sum(row["danger_after"] - row["danger"] for row in told) / max(len(told), 1)
        left = sum(row["left_after"] - row["left"] for row in told) / max(len(told), 1)
        offered = sum(row["offered"] for row in made) / len(made)
        found.append(Mattered(action, len(made) / games, offered, danger, left))
    return sorted(found, key=lambda one: -(abs(one.danger) + abs(one.left)) * one.times)
