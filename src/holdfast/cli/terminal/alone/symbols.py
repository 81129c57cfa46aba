"""How things are written: what lies in a sector, doors, tracks, ways. Shape first, then letter, then colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from holdfast.cli.terminal.play.snapshot import Look, TableSnapshot
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.screen.screen import AloneScreen

AloneLook: TypeAlias = Look[AloneScreen, Parts]
AloneSnapshot: TypeAlias = TableSnapshot[AloneScreen, Parts]

HERO: Final = "◉"
DANGER: Final = "!"
LIGHT: Final = "☼"
LCU: Final = "¤"
STAIRS: Final = ("≡", "≣")  # by colour: red, blue
DOOR: Final = ("▯", "▭")  # in an upright wall, in a flat one
BLOCKED: Final = "╳"
KNOWN_SECTOR: Final = "◦"  # evil's map: the hero knows this sector
WOUNDED: Final = "'"
DOWN: Final = "_"
FULL: Final = "■"
EMPTY: Final = "·"
CAPPED: Final = "□"  # lost for this part of the night
USED: Final = "✕"

WALK: Final[Mapping[str, str]] = {"north": "w", "west": "a", "south": "s", "east": "d", "stairs": "t"}

STAND_INS: Final[Mapping[str, str]] = dict(zip("☼≤¤≡≣▯▭◦□↑↓←♥◆↯☾", "*<o=%DD'-^v<LSAN", strict=True))
