"""What the server knows of time: the clock, and being called when it shows a certain time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from holdfast.table.clock import Clock


class Alarm(Protocol):
    def cancel(self) -> None: ...


class AlarmClock:
    """A clock that rings. Tests put one in its place that rings when they say so."""

    def __init__(self, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()

    def now(self) -> int:
        return self.clock.now()

    def computed(self) -> int:
        return self.clock.computed()

    def date(self) -> int:
        return self.clock.date()

    def day(self) -> str:
        return self.clock.day()

    def call_at(self, at: int, call: Callable[[], None]) -> Alarm:
        """Calls when the clock shows `at`, or as soon as possible after."""
        delay = max(0, at - self.clock.now()) / 1000
        return asyncio.get_running_loop().call_later(delay, call)
