"""The words at a table: what the table itself says, what the game says, and what people and things are called."""

from __future__ import annotations

from typing import Final

from holdfast.engine.state import State
from holdfast.engine.text import Texts
from holdfast.table.setting import Setting

EN: Final = {
    "refused.over": "The game is over.",
    "refused.closed": "That question is closed: it was answered, or things have moved on.",
    "refused.not_yours": "That is not yours to decide now.",
    "refused.paused": "The game is paused.",
    "refused.not_paused": "The game is not paused.",
    "refused.stamp": "Time does not run back.",
    "refused.undo.nothing": "There is nothing to take back.",
    "refused.undo.seen": "Dice have been rolled or something was seen since then: that cannot be taken back.",
    "refused.undo.clock": "The clock is running: nothing can be taken back now.",
}


def texts_of(setting: Setting, s: State) -> Texts:
    """One table of texts for everything that is said at a table; the game has the last word but for names."""
    people = {f"seat.{seat}": name for seat, name in enumerate(setting.seats)}
    return Texts({**EN, **setting.game.texts, **setting.game.names(s), **people})
