"""Mass simulation: many games of a match on several processes; the results do not depend on how many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

import msgspec

from holdfast.lab.match import Failure, GamePlayed, Match, play_game
from holdfast.lab.players import Players, Processes
from holdfast.lab.ray_cluster import RayCluster
from holdfast.lab.statistics import Share, Spread, spread, wilson

Where: TypeAlias = Literal["here", "ray"]


class ThingUse(msgspec.Struct, frozen=True):
    """How often a card or token was used in all, and in how many games."""

    times: int
    games: Share


class Summary(msgspec.Struct, frozen=True):
    """What a simulation found. Shares are of the games that came to an end."""

    games: int
    failures: int
    outcomes: dict[str, Share]
    wins: tuple[Share, ...]
    together: bool  # all seats win, or none does
    decisions: Spread
    game_ms: Spread
    used: dict[str, ThingUse] = {}  # what never was is there too


def players_on(where: Where, jobs: int | None = None) -> Players:
    """Returns who plays: so many processes of this machine, or a cluster. Raises NoCluster without Ray."""
    return RayCluster(jobs) if where == "ray" else Processes(jobs or 1)


def simulate(match: Match, games: int, jobs: int | None = None, on: Where = "here") -> Iterator[GamePlayed | Failure]:
    """Yields the games of a match in order of their numbers, 1 first. Raises NoCluster where there is no Ray."""
    with players_on(on, jobs) as players:
        yield from players.each_game(match, games, play_game)


def summary(
    match: Match, results: Iterable[GamePlayed | Failure], things: Iterable[str] = (), endings: Iterable[str] = ()
) -> Summary:
    """Returns what games came to. `things` are what may be used, in the order told; `endings` all possible ends."""
    every = list(results)
    played = [result for result in every if isinstance(result, GamePlayed)]
    ends = Counter(dict.fromkeys(endings, 0))
    ends.update(result.outcome for result in played)
    wins = Counter(seat for result in played for seat in result.winners)
    of = len(played)
    times: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for result in played:
        times.update(result.used)
        games.update(result.used.keys())
    named = dict.fromkeys([*things, *sorted(times)])
    return Summary(
        games=of,
        failures=len(every) - of,
        outcomes={key: wilson(count, of) for key, count in sorted(ends.items(), key=lambda end: (-end[1], end[0]))},
        wins=tuple(wilson(wins[seat], of) for seat in range(match.seats)),
        together=all(len(result.winners) in (0, match.seats) for result in played),
        decisions=spread([result.decisions for result in played]),
        game_ms=spread([result.game_ms for result in played]),
        used={thing: ThingUse(times[thing], wilson(games[thing], of)) for thing in named},
    )
