"""Makes options that have to be made: opens what a game needs for it once, and keeps it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from holdfast.engine.game import AnyGame
from holdfast.engine.option_making import Made, Making, Order
from holdfast.packs.content import Loaded
from holdfast.packs.library import read_text

MOST_OPEN: Final = 4  # of the workshops that were used last

_open: OrderedDict[tuple[str, tuple[str | Path, ...]], Any] = OrderedDict()


def making_of(game: AnyGame) -> Making:
    if game.choosing.making is None:
        raise ValueError(f"{game.name} makes nothing")
    return game.choosing.making


def open_making(game: AnyGame, loaded: Loaded, packs: Sequence[str | Path]) -> Any:
    """Returns what the game needs to make something: opened once, and kept."""
    place = (game.name, tuple(packs))
    if place not in _open:
        _open[place] = making_of(game).open(loaded.content, loaded.files, read_text)
        if len(_open) > MOST_OPEN:
            _open.popitem(last=False)
    _open.move_to_end(place)
    return _open[place]


def make_options(game: AnyGame, loaded: Loaded, packs: Sequence[str | Path], order: Order) -> Made:
    """Returns what was ordered. It may take seconds. Raises SetupError."""
    return making_of(game).make(open_making(game, loaded, packs), order)
