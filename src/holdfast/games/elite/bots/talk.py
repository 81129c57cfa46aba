"""What a squad says: in signals that people can read, when its plan changes and its hands are free."""

from __future__ import annotations

from typing import Final

from holdfast.games.elite.bots.duties import Duty
from holdfast.games.elite.bots.outlook import Scene
from holdfast.games.elite.rules.signal import ALL_HOME, COVER, GOING_HOME, OBJECTIVE, SEARCHING, Signal

SILENCE_MS: Final = 10_000
MOST_OBJECTIVES: Final = 12


class Voice:
    """Remembers what was said last, and when."""

    def __init__(self) -> None:
        self.said = -1
        self.at = -SILENCE_MS

    def is_free(self, now: int) -> bool:
        return now - self.at >= SILENCE_MS

    def speak(self, scene: Scene, duty: Duty) -> Signal | None:
        return self.say(scene.s.now, words_for(scene, duty))

    def say(self, now: int, words: int) -> Signal | None:
        """Nothing twice, and not too often."""
        if not self.is_free(now):
            return None
        self.at = now
        if words == self.said or words < 0:
            return None
        self.said = words
        return Signal(words)


def words_for(scene: Scene, duty: Duty) -> int:
    """Returns the signal that tells of a duty; -1: nothing to say."""
    match duty.kind:
        case "fight":
            return COVER + scene.chart.lane(duty.cell)
        case "objective":
            return OBJECTIVE + duty.token if 0 <= duty.token < MOST_OBJECTIVES else -1
        case "search":
            return SEARCHING
        case _:
            return ALL_HOME if scene.is_complete else GOING_HOME
