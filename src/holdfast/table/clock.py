"""Clock and FakeClock: the only file that reads time."""

from __future__ import annotations

from datetime import UTC, datetime
from time import monotonic_ns, thread_time_ns, time_ns
from typing import Final

DAY_ONE: Final = 1_700_000_000_000


class Clock:
    """Counts milliseconds since some moment, and never goes back."""

    def now(self) -> int:
        return monotonic_ns() // 1_000_000

    def micros(self) -> int:
        """Returns the same in microseconds, to measure with."""
        return monotonic_ns() // 1000

    def computed(self) -> int:
        """Returns the milliseconds that this thread has computed so far."""
        return thread_time_ns() // 1_000_000

    def date(self) -> int:
        """Returns milliseconds since 1970, for what outlives the program."""
        return time_ns() // 1_000_000

    def day(self) -> str:
        """Returns today's date, such as 2026-11-15, in universal time, so that it is the same day for everybody."""
        return datetime.fromtimestamp(self.date() / 1000, UTC).date().isoformat()


class FakeClock(Clock):
    """A clock that stands still until told otherwise: two minutes of play take no time in a test."""

    def __init__(self, at: int = 0) -> None:
        self.at = at
        self.worked = 0

    def computed(self) -> int:
        return self.worked

    def now(self) -> int:
        return self.at

    def date(self) -> int:
        return DAY_ONE + self.at

    def go_on(self, ms: int) -> int:
        """Lets time pass, and returns what the clock shows then."""
        if ms < 0:
            raise ValueError(f"time does not run back: {ms} ms")
        self.at += ms
        return self.at
