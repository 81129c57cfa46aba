"""Has options made (missions, chapters) in a process of its own: it takes longer than the event loop may wait."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from holdfast.engine.action import Refusal
from holdfast.engine.game import AnyGame, SetupError
from holdfast.engine.option_making import Made, Order
from holdfast.games import find
from holdfast.packs import Loaded, load_content
from holdfast.packs.option_making import make_options, open_making
from holdfast.server.ops.worker import WorkerProcess
from holdfast.server.rooms.catalogue import Catalogue


class OptionMaker:
    """Makes options in turns. Options of games that no other process finds are made in a thread here."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.worker = WorkerProcess()
        self.warm: set[str] = set()

    async def make(self, game: AnyGame, packs: tuple[str, ...], order: Order, who: str = "") -> Made:
        """Raises SetupError, TooMuch."""
        place = self.catalogue.places.get(game.name, "")
        loaded = self.catalogue.load(game, packs)
        if not place:
            return await self.worker.do_here(who, make_options, game, loaded, packs, order)
        made = await self.worker.do(who, make_elsewhere, place, loaded.places, order)
        if isinstance(made, Refusal):
            raise SetupError(made)
        return made

    def warm_up(self, game: AnyGame) -> None:
        """Has everything read that making a game's options needs, so that nobody waits for it later."""
        place = self.catalogue.places.get(game.name, "")
        if place and game.choosing.making is not None and game.name not in self.warm:
            self.warm.add(game.name)
            self.worker.prepare(open_elsewhere, place, ("base",))

    def close(self) -> None:
        self.worker.close()


# -- in the other process


@lru_cache(maxsize=8)
def _loaded_game(place: str, packs: tuple[str | Path, ...]) -> tuple[AnyGame, Loaded]:
    game = find(place)
    return game, load_content(game, packs)


def open_elsewhere(place: str, packs: tuple[str | Path, ...]) -> None:
    open_making(*_loaded_game(place, packs), packs)


def make_elsewhere(place: str, packs: tuple[str | Path, ...], order: Order) -> Made | Refusal:
    """Makes options; a refusal comes back as a value, since exceptions lose what they carry between processes."""
    game, loaded = _loaded_game(place, packs)
    try:
        return make_options(game, loaded, packs, order)
    except SetupError as problem:
        return problem.refusal
