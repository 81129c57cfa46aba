"""How fast a bot's hands are: so many milliseconds a command, never more than so many commands a minute."""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec

from holdfast.engine.rng import Rng

MINUTE: Final = 60_000
LEAST: Final = 0.4  # of the mean: nobody is faster than that
ELSEWHERE: Final = 3  # times the mean, while the eyes are elsewhere
BYTE: Final = 256
BYTES: Final = 4  # their sum is nearly a normal deviate
SUM_SD: Final = 147.8  # of that sum


class CommandSpeed(msgspec.Struct, frozen=True):
    """`attention` is the share of commands that come at once; before the others the eyes were elsewhere."""

    mean_ms: int = 600
    sd_ms: int = 150
    most_a_minute: int = 90
    attention: float = 0.9


HUMAN: Final = CommandSpeed()
FAST: Final = CommandSpeed(mean_ms=100, sd_ms=0, most_a_minute=600, attention=1.0)
SLOW: Final = CommandSpeed(mean_ms=1100, sd_ms=300, most_a_minute=50, attention=0.85)


class CommandTiming:
    """Says when the next command is given, and keeps count of those that were."""

    def __init__(self, speed: CommandSpeed, rng: Rng) -> None:
        self.speed = speed
        self.rng = rng
        self.given: deque[int] = deque(maxlen=2 * speed.most_a_minute)

    def after_ms(self, now: int) -> int:
        """Returns how long after now; the command counts as given then."""
        if self.given and self.given[-1] > now:  # something new came up: that command was never given
            self.given.pop()
        speed = self.speed
        wait = speed.mean_ms
        if speed.sd_ms:
            wait += self._sway()
        at = now + max(wait, round(speed.mean_ms * LEAST))
        if len(self.given) >= speed.most_a_minute:
            at = max(at, self.given[-speed.most_a_minute] + MINUTE)
        self.given.append(at)
        return at - now

    def _sway(self) -> int:
        """Returns how much slower than usual, from one number: the eyes elsewhere, and the spread about the mean."""
        drawn = self.rng.below(BYTE ** (BYTES + 1), "pace")
        away = 0 if drawn % BYTE < self.speed.attention * BYTE else self.speed.mean_ms * (ELSEWHERE - 1)
        total = sum(drawn.to_bytes(BYTES + 1, "little")[1:])
        return away + round(self.speed.sd_ms * (total - BYTES * (BYTE - 1) / 2) / SUM_SD)
