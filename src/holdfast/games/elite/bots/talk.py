"""What a squad says: in signals that people can read, when its plan changes and its hands are free."""

from __future__ import annotations

from typing import Final

from holdfast.games.elite.bots.duties import Duty
from holdfast.games.elite.bots.outlook import SeatOutlook
from holdfast.games.elite.rules.signal import ALL_HOME, COVER, GOING_HOME, OBJECTIVE, SEARCHING, Signal

SILENCE_MS: Final = 10_000
MOST_OBJECTIVES: Final = 12


class Speaker:
    """Remembers what was said last, and when."""

    def __init__(self) -> None:
        self.said = -1
        self.at = -SILENCE_MS

    def is_free(self, now: int) -> bool:
        return now - self.at >= SILENCE_MS

    def speak(self, outlook: SeatOutlook, duty: Duty) -> Signal | None:
        return self.say(outlook.s.now, words_for(outlook, duty))

    def say(self, now: int, words: int) -> Signal | None:
        """Returns the signal for these words, unless they were said just now or something was said too lately."""
        if not self.is_free(now):
            return None
        self.at = now
        if words == self.said or words < 0:
            return None
        self.said = words
        return Signal(words)


def words_for(outlook: SeatOutlook, duty: Duty) -> int:
    """Returns the signal that tells of a duty; -1: nothing to say."""
    match duty.kind:
        case "fight":
            return COVER + outlook.distances.lane(duty.cell)
        case "objective":
            return OBJECTIVE + duty.token if 0 <= duty.token < MOST_OBJECTIVES else -1
        case "search":
            return SEARCHING
        case _:
            return ALL_HOME if outlook.is_complete else GOING_HOME
