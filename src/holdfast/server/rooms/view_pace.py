"""When views go out where a clock runs: more rarely when the server has much to do, so that answers never wait."""

from __future__ import annotations

from typing import Final

from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.table.table import Table

VIEW_EVERY_MS: Final = 100
MOST_VIEW_EVERY_MS: Final = 400
BUSY: Final = 0.45  # of the time: from here on views go out more rarely
FULL: Final = 0.8  # and from here on as rarely as can be
WINDOW_MS: Final = 500
LAG_COUNTS: Final = 10


class ViewPace:
    """What the event loop computes is measured for the whole server; how long things wait, each table knows itself."""

    def __init__(self, alarm_clock: AlarmClock) -> None:
        self.alarm_clock = alarm_clock
        self.busy = 0.0  # the share of the time in which something was computed lately
        self._then = alarm_clock.now()
        self._computed = alarm_clock.computed()

    def view_every(self, lag: int) -> int:
        """Returns the milliseconds between views at a table where things had to wait for `lag` milliseconds lately."""
        now = self.alarm_clock.now()
        passed = now - self._then
        if passed >= WINDOW_MS:
            computed = self.alarm_clock.computed()
            self.busy = (self.busy + (computed - self._computed) / passed) / 2
            self._then, self._computed = now, computed
        strain = min(max((self.busy - BUSY) / (FULL - BUSY), 0), 1)
        rarer = round(strain * (MOST_VIEW_EVERY_MS - VIEW_EVERY_MS)) + LAG_COUNTS * lag
        return min(VIEW_EVERY_MS + rarer, MOST_VIEW_EVERY_MS)


def shown_together(table: Table) -> list[frozenset[int]]:
    """Returns groups of seats that get views at the same time, since they share most of them.

    Not those who play against each other: when one side is told something would tell the other that it was.
    """
    seats = frozenset(table.feeds)
    sides = [frozenset(side) for side in table.game.at_table.sides(len(table.setting.seats))]
    rest = seats.difference(*sides)
    return [*sides, rest] if rest else sides
