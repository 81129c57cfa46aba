"""Who plays many games: processes of this machine, or the machines of a cluster. The results are the same."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from types import TracebackType
from typing import Final, Protocol, Self, TypeVar

from holdfast.lab.match import Match, open_box
from holdfast.packs import PackPlace

R = TypeVar("R")

BOXES_KEPT: Final = 4
LARGEST_CHUNK: Final = 8  # small, because Ctrl-C waits for the chunks that are being played


class Players(Protocol):
    """Plays the games of one match after the other, as long as it is entered."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None: ...

    def each_game(self, match: Match, games: int, play: Callable[[Match, int], R]) -> Iterator[R]:
        """Yields what a function, which other processes find by its name, makes of each game, in order of numbers."""
        ...


class Processes:
    """So many processes of this machine, which wait for the next match; with one, this very process plays."""

    def __init__(self, jobs: int = 1) -> None:
        self.jobs = jobs
        self.pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None

    def each_game(self, match: Match, games: int, play: Callable[[Match, int], R]) -> Iterator[R]:
        if self.jobs <= 1 or games == 1:
            for number in range(1, games + 1):
                yield play(match, number)
            return
        chunks = chunks_of(games, self.jobs)
        if self.pool is None:
            spawned = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.jobs, mp_context=spawned, initializer=_leave_ctrl_c)
        for results in self.pool.map(_play_chunk, [match] * len(chunks), chunks, [play] * len(chunks)):
            yield from results


def chunks_of(games: int, workers: int) -> list[range]:
    """Returns the numbers of the games, 1 first, in pieces of which each worker gets several."""
    size = max(1, min(LARGEST_CHUNK, games // (workers * 2)))
    return [range(first, min(first + size, games + 1)) for first in range(1, games + 1, size)]


def _leave_ctrl_c() -> None:
    """Ignores Ctrl-C, which is for the process that people see; that one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@lru_cache(maxsize=BOXES_KEPT)
def _set_apart(game: str, packs: tuple[PackPlace, ...], words: tuple[tuple[str, str], ...]) -> None:
    """Opens what a match is played with, once for all its games, and leaves it out of the search for garbage: it stays,
    and is far more than what a game leaves behind.
    """
    open_box(Match(game, 0, (), packs=packs, options=dict(words)))
    gc.collect()
    gc.freeze()


def _play_chunk(match: Match, numbers: range, play: Callable[[Match, int], R]) -> list[R]:
    _set_apart(match.game, match.packs, tuple(match.options.items()))
    return [play(match, number) for number in numbers]
