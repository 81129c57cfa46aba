"""Maps: how a game that has some draws them, by name, from a seed, or from a file that is being written."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from holdfast.engine.content import PackError

JOINTS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # where walls meet, by those to the north 1, east 2, south 4, west 8


class MapSketch(NamedTuple):
    """A map from a single file, with all that is wrong with it."""

    text: str
    svg: str
    faults: tuple[PackError, ...]


@dataclasses.dataclass(frozen=True)
class Maps:
    """The maps of a game as text and as pictures."""

    names: Callable[[Any], tuple[str, ...]]  # content -> the maps in it
    text: Callable[[Any, str], str]  # content, name -> drawn for a terminal
    svg: Callable[[Any, str], str]  # content, name -> a picture
    sketch: Callable[[object, str], MapSketch]  # parsed TOML, file name -> a map that is in no pack yet
    made: Callable[[str], tuple[str, str]] | None = None  # seed -> text and picture of a random map
