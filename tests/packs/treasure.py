"""A game of packs and nothing else, for the tests of this folder."""

from collections.abc import Mapping
from typing import Any

import msgspec

from holdfast.engine.content import Content, checked
from holdfast.engine.game import AnyGame
from tests.changed import changed
from tests.table import pebbles


class Chest(msgspec.Struct, frozen=True):
    name: str
    gold: int


class Treasure(Content, frozen=True):
    chests: tuple[Chest, ...]


def read_pack(files: Mapping[str, Any]) -> Treasure:
    return Treasure(tuple(checked(files[path], Chest, path) for path in sorted(files)))


GAME: AnyGame = changed(
    pebbles.GAME,
    name="treasure",
    content=Treasure,
    read_pack=read_pack,
)
