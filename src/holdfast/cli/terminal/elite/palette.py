"""ELITE's mood: hazard orange on gun-metal, acid green for aliens, white for dice. No colour is the only sign."""

from __future__ import annotations

from typing import Final

from holdfast.cli.terminal.io.palette import Colours

PLAIN: Final = "#e6e3dc"
FAINT: Final = "#8894a0"
CALM: Final = "#5d6974"  # arrows and ground: there, but quiet
ROCK: Final = "#47525c"
WALL: Final = "bold #c8ccd0"
HAZARD: Final = "bold #ff9d3c"
ORANGE: Final = "#ff9d3c"
ALIEN: Final = "bold #b5ee4f"
BOSS: Final = "bold #161a1f on #b5ee4f"
ALARM: Final = "bold #161a1f on #ff6b57"
BLOOD: Final = "bold #ff8b7a"
GOOD: Final = "bold #8fe3a4"
DIE: Final = "bold #161a1f on #f4f4f4"
DIE_ROLLS: Final = "bold #161a1f on #9aa4ae"
DIE_BLANK: Final = "#8894a0 on #2a323b"
HOME: Final = "#ffcf99 on #3a2c1d"
LABEL: Final = "bold #161a1f on #ffd9a8"  # a key on the map
ACID: Final = "bold #d6e34f"
SLIME: Final = "bold #c79bff"
TOKEN: Final = "bold #7fd4ff"
HEROES: Final = (
    "bold #161a1f on #7fd4ff",
    "bold #161a1f on #ffb3c7",
    "bold #161a1f on #ffe27a",
    "bold #161a1f on #a9b8ff",
    "bold #161a1f on #f7a87a",
    "bold #161a1f on #c5e8d5",
)
COLOURS: Final = Colours(
    background="#e6e3dc on #181d23",
    plain=PLAIN,
    faint=FAINT,
    title=ORANGE,
    bright=HAZARD,
    key=HAZARD,
    lines=CALM,
    bar="bold #161a1f on #ff9d3c",
    good=GOOD,
    alarm=ALARM,
)
