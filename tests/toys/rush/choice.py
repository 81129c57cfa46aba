"""Choices that never hang (R8), on the engine's graces."""

from __future__ import annotations

from holdfast.engine import grace
from holdfast.engine.grace import NO_SEAT, Graced
from tests.toys.rush.events import Waited
from tests.toys.rush.state import Rush

__all__ = ["NO_SEAT", "Choice", "put"]


class Choice(Graced, kw_only=True):
    """A one-shot choice of a seat, or of the group; the one who moved may join while the clock runs."""

    def grace_ms(self, s: Rush) -> int:
        return s.options.grace_ms

    def seats(self, s: Rush) -> tuple[int, ...]:
        seats = super().seats(s)
        joins = s.clock_runs and self.mover != NO_SEAT
        return tuple(sorted({*seats, self.mover})) if joins else seats

    def passed_on(self, s: Rush, before: tuple[int, ...]) -> None:
        s.tell(Waited(self.waited))


def put(s: Rush, choice: Choice) -> None:
    """Ask, and give some time to answer."""
    if "hangs" in s.faults:
        s.start(choice)
    else:
        grace.put(s, choice)
