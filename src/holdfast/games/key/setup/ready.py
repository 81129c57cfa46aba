"""The table of The Key that is ready in one press: the first mission, with lessons."""

from __future__ import annotations

from typing import Final

from holdfast.engine.ready import ReadyTable
from holdfast.games.key.screen.lessons import TAUGHT_IN

# Dealt so that in six of nine rooms, the Vault among them, the first token helps nobody and the second opens windows.
READY: Final = (
    ReadyTable(
        "Learn The Key",
        1,
        (),
        options={"mission": TAUGHT_IN, "characters": "scout"},
        id="first_day",
        lesson="first-3300",
    ),
)
