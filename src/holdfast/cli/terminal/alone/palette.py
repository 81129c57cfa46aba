"""ALONE's mood: almost no light, cold cyan where a lamp burns, bone text, a single red. No colour is the only sign."""

from __future__ import annotations

from typing import Final

from holdfast.cli.terminal.io.palette import Colours

BONE: Final = "#d9d3c3"
BRIGHT: Final = "bold #f3eee2"
FAINT: Final = "#8b9196"
WALL: Final = "#6f7b83"
DARK: Final = "#a9aba6 on #12171b"  # a sector without light
LIT: Final = "#e9f7fa on #14414b"  # a sector in which a lamp burns
LAMP: Final = "bold #7fe3f2"
RED: Final = "bold #ff7a70"
KEY: Final = "bold #7fe3f2"
LABEL: Final = "bold #07090b on #7fe3f2"  # a key on the map
HERO: Final = "bold #07090b on #f3eee2"
COLOURS: Final = Colours(
    background="#d9d3c3 on #07090b",
    plain=BONE,
    faint=FAINT,
    title=LAMP,
    bright=BRIGHT,
    key=KEY,
    lines=FAINT,
    bar="bold #07090b on #9fb4bb",
    good=BRIGHT,
    alarm="bold #140505 on #ff7a70",
)
