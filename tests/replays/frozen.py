"""The packs that recorded games stand on: copies of the shipped ones, which stay when those are balanced."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from holdfast import games
from holdfast.engine.game import AnyGame
from holdfast.packs import Loaded, load_content

PACKS = Path(__file__).parent / "packs"
ALL = {"key": ("base",), "elite": ("base",), "alone": ("base", "deep", "avatar")}


def folders(game: str) -> tuple[Path, ...]:
    """The folders of a game's frozen packs, each after those that it needs."""
    return tuple(PACKS / game / pack for pack in ALL[game])


def frozen(game: str) -> Loaded:
    """All frozen packs of a game."""
    return _loaded(game, folders(game))


def load_once(game: AnyGame, packs: Sequence[str | Path]) -> Loaded:
    """Loads packs that were loaded before no second time."""
    return _loaded(game.name, tuple(packs))


@cache
def _loaded(game: str, packs: tuple[str | Path, ...]) -> Loaded:
    return load_content(games.get(game), packs)
