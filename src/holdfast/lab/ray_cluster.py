"""Many games on many machines, by Ray: the same results game by game, and none lost when a machine dies."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from logging import ERROR
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import msgspec

from holdfast import __version__
from holdfast.lab.match import Match, open_box
from holdfast.lab.players import chunks_of
from holdfast.packs import PackInfo, carried

R = TypeVar("R")

DEATHS: Final = 20  # of workers or machines over one chunk, before it is given up
AHEAD: Final = 2  # chunks for each core, so that none waits for work
INSTALL: Final = "pip install 'holdfast[ray]'"


class NoCluster(Exception):
    """Games cannot be played on Ray; one sentence says why."""


class Differs(msgspec.Struct, frozen=True):
    """What a machine says that would play other games than this one."""

    why: str


def ray_library() -> Any:
    """Returns Ray, which tells nobody that it is used. Raises NoCluster where it is not installed."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    # Told about the future in words for programmers, on every start; there is no accelerator to be left alone here.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        # Here, because it is large, optional, and of use to nobody who plays.
        import ray
    except ImportError:
        raise NoCluster(f"games are played on several machines by Ray, which is not installed: {INSTALL}") from None
    return ray


class RayCluster:
    """The cluster that `RAY_ADDRESS` names or that runs on this machine, else one of this machine alone.

    Games are played in chunks. A chunk whose worker or machine dies is played again elsewhere; its games depend on
    nothing but the match and their numbers, so that they come out the same.
    """

    def __init__(self, jobs: int | None = None) -> None:
        self.ray = ray_library()
        self.jobs = jobs
        self.was_there: bool = self.ray.is_initialized()

    def __enter__(self) -> Self:
        if not self.was_there:
            try:
                self.ray.init(include_dashboard=False, log_to_driver=False, logging_level=ERROR)
            except (ConnectionError, RuntimeError, ValueError) as problem:
                raise NoCluster(f"Ray does not answer: {str(problem).partition(chr(10))[0]}") from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        if not self.was_there:
            self.ray.shutdown()

    def each_game(self, match: Match, games: int, play: Callable[[Match, int], R]) -> Iterator[R]:
        """Yields what a function makes of each game, in order of their numbers, as they come."""
        cores = self.jobs or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        packs = open_box(match).loaded.packs
        # The packs travel along: other machines do not have this one's folders.
        there = self.ray.put(msgspec.structs.replace(match, packs=carried(match.packs)))
        task = self.ray.remote(max_retries=DEATHS)(_play_chunk)
        waiting = deque(chunks_of(games, cores))
        playing: deque[tuple[range, Any]] = deque()
        try:
            while waiting or playing:
                while waiting and len(playing) < cores * AHEAD:
                    chunk = waiting.popleft()
                    playing.append((chunk, task.remote(there, chunk, play, __version__, packs)))
                yield from self._result(*playing.popleft())
        finally:
            for _, unwanted in playing:
                self.ray.cancel(unwanted)

    def _result(self, chunk: range, coming: Any) -> list[Any]:
        """Waits for the results of a chunk, through as many deaths as it takes."""
        try:
            found = self.ray.get(coming)
        except (self.ray.exceptions.WorkerCrashedError, self.ray.exceptions.NodeDiedError) as problem:
            over = f"games {chunk[0]} to {chunk[-1]}"
            raise NoCluster(f"{over} were lost: {DEATHS + 1} workers died over them") from problem
        if isinstance(found, Differs):
            raise NoCluster(found.why)
        results: list[Any] = found
        return results


def _play_chunk(
    match: Match, numbers: range, play: Callable[[Match, int], R], version: str, packs: tuple[PackInfo, ...]
) -> list[R] | Differs:
    """Plays some games where it is called, if they are the same there."""
    here = open_box(match).loaded.packs
    if (__version__, here) != (version, packs):
        names = ", ".join(f"{pack.name}@{pack.hash[:8]}" for pack in here)
        return Differs(f"a machine of the cluster has Holdfast {__version__} with {names}, and would play other games")
    return [play(match, number) for number in numbers]
