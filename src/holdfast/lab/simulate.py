"""Mass simulation: many games of a match on several processes; the results do not depend on how many."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeVar

import msgspec

from holdfast.lab.match import Failure, GamePlayed, Match, play_game
from holdfast.lab.statistics import Share, Spread, spread, wilson

R = TypeVar("R")

LARGEST_CHUNK: Final = 8  # small, because Ctrl-C waits for the chunks that are being played


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


def simulate(match: Match, games: int, jobs: int = 1) -> Iterator[GamePlayed | Failure]:
    """Yields the games of a match in order of their numbers, 1 first."""
    return each_game(match, games, jobs, play_game)


def each_game(match: Match, games: int, jobs: int, play: Callable[[Match, int], R]) -> Iterator[R]:
    """Yields what a function, which other processes find by its name, makes of each game, in order of their numbers."""
    numbers = range(1, games + 1)
    if jobs <= 1 or games == 1:
        for number in numbers:
            yield play(match, number)
        return
    size = max(1, min(LARGEST_CHUNK, games // (jobs * 2)))
    chunks = [numbers[i : i + size] for i in range(0, games, size)]
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=get_context("spawn"), initializer=_leave_ctrl_c)
    try:
        for results in pool.map(_play_chunk, [match] * len(chunks), chunks, [play] * len(chunks)):
            yield from results
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_ctrl_c() -> None:
    """Ignores Ctrl-C, which is for the process that people see; that one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(match: Match, numbers: range, play: Callable[[Match, int], R]) -> list[R]:
    return [play(match, number) for number in numbers]


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
