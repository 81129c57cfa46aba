"""Pebbles with packs: how many pebbles a seat may take at once stands in a file."""

from collections.abc import Mapping
from typing import Any

import msgspec

from holdfast.engine.content import PackError, checked
from holdfast.engine.game import AnyGame
from tests.changed import changed
from tests.table import pebbles


class BagFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    most: int
    colour: str = "grey"


def read_pack(files: Mapping[str, Any]) -> pebbles.Bag:
    bag = checked(files["bag.toml"], BagFile, "bag.toml")
    if bag.most == 4:
        raise PackError("bag.toml", "most", "any other number than four", bag.most)
    return pebbles.Bag(most=bag.most)


GAME: AnyGame = changed(pebbles.GAME, name="beach", read_pack=read_pack)
