"""The colours of the shell: brass and cream on deep teal. No colour is the only sign of anything."""

from __future__ import annotations

from typing import Final

import msgspec

BACKGROUND: Final = "#efe3c8 on #0b2a2f"  # what everything lies on
CREAM: Final = "#efe3c8"
BRASS: Final = "#d8a657"
BRIGHT: Final = "bold #f4c978"
FAINT: Final = "#7d9a97"
LINES: Final = "#4f8084"
PHOSPHOR: Final = "bold #9be8b0"
ALARM: Final = "bold #ff8a73"
KEY: Final = "bold #f4c978"
CARD: Final = "bold #10312f on #efe3c8"
CHOSEN: Final = "bold #10312f on #f4c978"
BAR: Final = "bold #f4c978 on #123c42"
BAR_TEXT: Final = "#efe3c8 on #123c42"

CHARACTERS: Final = {
    "blue": "bold #0b2a2f on #7fb4ff",
    "red": "bold #0b2a2f on #ff8a73",
    "green": "bold #0b2a2f on #86d98b",
    "yellow": "bold #0b2a2f on #ffd866",
}


class Colours(msgspec.Struct, frozen=True):
    """What is drawn alike in every game, in the colours of this one."""

    background: str = BACKGROUND
    plain: str = CREAM
    faint: str = FAINT
    title: str = BRASS
    bright: str = BRIGHT
    key: str = KEY
    lines: str = LINES
    bar: str = BAR
    good: str = PHOSPHOR
    alarm: str = ALARM
