"""Has options made (missions, chapters) in a process of its own: it takes longer than the event loop may wait."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache

from holdfast.engine.action import Refusal
from holdfast.engine.game import AnyGame, SetupError
from holdfast.engine.making import Made, Order
from holdfast.games import find
from holdfast.packs import Loaded, load_content
from holdfast.packs.making import make_options, open_making
from holdfast.server.shelf import Shelf
from holdfast.server.thinking import step_aside


class Makers:
    """One process, started when something is first made. Games that it cannot find are made in a thread here."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.pool: ProcessPoolExecutor | None = None
        self.warm: set[str] = set()

    async def make(self, game: AnyGame, packs: tuple[str, ...], order: Order) -> Made:
        """Raises SetupError."""
        place = self.shelf.places.get(game.name, "")
        if not place:
            return await asyncio.to_thread(make_options, game, self.shelf.load(game, packs), packs, order)
        try:
            made = await self._ask(place, packs, order)
        except BrokenProcessPool:
            self.close()
            made = await self._ask(place, packs, order)
        if isinstance(made, Refusal):
            raise SetupError(made)
        return made

    def warm_up(self, game: AnyGame) -> None:
        """Somebody looks at this game: have everything opened that is needed, so that nobody waits for it later."""
        place = self.shelf.places.get(game.name, "")
        if place and game.making is not None and game.name not in self.warm:
            self.warm.add(game.name)
            self._pool().submit(open_elsewhere, place, ("base",))

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = None

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, initializer=step_aside)
        return self.pool

    async def _ask(self, place: str, packs: tuple[str, ...], order: Order) -> Made | Refusal:
        return await asyncio.get_running_loop().run_in_executor(self._pool(), make_elsewhere, place, packs, order)


# -- in the other process


@lru_cache(maxsize=8)
def _on_the_shelf(place: str, packs: tuple[str, ...]) -> tuple[AnyGame, Loaded]:
    game = find(place)
    return game, load_content(game, packs)


def open_elsewhere(place: str, packs: tuple[str, ...]) -> None:
    open_making(*_on_the_shelf(place, packs), packs)


def make_elsewhere(place: str, packs: tuple[str, ...], order: Order) -> Made | Refusal:
    """A refusal comes back as a value: exceptions lose what they carry between processes."""
    game, loaded = _on_the_shelf(place, packs)
    try:
        return make_options(game, loaded, packs, order)
    except SetupError as problem:
        return problem.refusal
