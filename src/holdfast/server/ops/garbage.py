"""Garbage collection out of the way of games.

Almost everything here goes when nobody refers to it any more, games and their rooms included; what refers to itself in
a circle is little, and comes from requests. Python looks for it whenever enough has been made, which is in the middle
of a game, and holds everybody up: so here it is looked for when there is nothing else to do, and in any case before it
can become much.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

from holdfast.server.ops.alarm_clock import AlarmClock

LOOK_EVERY_MS: Final = 1000
QUIET: Final = 0.2  # of the time: who computes less than this has some to spare
WORTH_A_LOOK: Final = 5_000  # objects that were made since the last look, and are still there
TOO_MANY: Final = 25_000  # such objects: looked through even while games run, which takes some milliseconds
ENOUGH_ROOMS: Final = 10  # that were closed since the last look at all: it takes long where many others are open
LEAST_OLD: Final = 500_000  # objects that were there at the last look; all are looked through when they have doubled


class CollectedHeap:
    """What Python's collector does here, so that tests can put something in its place."""

    def take_over(self) -> None:
        """Keeps all that is there for ever, and collects nothing more by itself."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def young(self) -> int:
        """Returns how many more objects there are than at the last look."""
        return gc.get_count()[0]

    def look_at_young(self) -> None:
        gc.collect(0)

    def look_at_all(self) -> int:
        """Returns how many objects are left."""
        gc.collect()
        return len(gc.get_objects())


class GarbageCollection:
    """Decides every second whether to look for garbage, and where."""

    def __init__(self, alarm_clock: AlarmClock, closed_rooms: Callable[[], int], heap: CollectedHeap) -> None:
        self.alarm_clock = alarm_clock
        self.closed_rooms = closed_rooms  # how many rooms have been closed so far
        self.heap = heap
        self._closed = 0  # of them, at the last look at all
        self._old = 0  # objects that have been looked at and are still there
        self._all = 0  # objects that were left at the last look at all
        self._then = alarm_clock.now()
        self._computed = alarm_clock.computed()

    def start(self) -> None:
        self.heap.take_over()
        self._wait()

    def _wait(self) -> None:
        self.alarm_clock.call_at(self.alarm_clock.now() + LOOK_EVERY_MS, self._ring)

    def _ring(self) -> None:
        self.look(is_quiet=self._is_quiet())
        self._wait()

    def _is_quiet(self) -> bool:
        now, computed = self.alarm_clock.now(), self.alarm_clock.computed()
        passed, worked = now - self._then, computed - self._computed
        self._then, self._computed = now, computed
        return worked < QUIET * passed

    def look(self, *, is_quiet: bool) -> None:
        """Looks for garbage if that is worth while now."""
        young = self.heap.young()
        has_less = is_quiet and self.closed_rooms() >= self._closed + ENOUGH_ROOMS
        if has_less or self._old + young > max(2 * self._all, LEAST_OLD):
            self._closed = self.closed_rooms()
            self._all = self.heap.look_at_all()
            self._old = self._all
        elif young > (WORTH_A_LOOK if is_quiet else TOO_MANY):
            self.heap.look_at_young()
            self._old += young
