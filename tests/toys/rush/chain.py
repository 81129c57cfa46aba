"""Pushing (R6, R7): a figure that enters an occupied space drives its occupant out, and so on.

The last figure of a chain moves first, so that at an open choice every figure still stands on a space.
"""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame
from tests.toys.rush import choice
from tests.toys.rush.choice import NO_SEAT, Choice
from tests.toys.rush.events import Hurt, Moved, Pushed, Stayed
from tests.toys.rush.state import WAYS, Rush, Way


def in_chain(s: Rush, figure: int) -> bool:
    """Whether the open chain, if there is one, names this figure."""
    return any(isinstance(frame, Enter | Push) and frame.who == figure for frame in s.frames())


def is_chain_open(s: Rush) -> bool:
    return any(isinstance(frame, Enter) for frame in s.frames())


def why_no_way_out(s: Rush, figure: int, way: Way) -> Refusal | None:
    to = s.beyond(s.cell[figure], way)
    if to is None:
        return refuse("rush:R6", "refused.edge", toward=way)
    other = s.figure_on(to)
    if other is not None and in_chain(s, other):
        return refuse("rush:R7", "refused.in_chain", figure=other)
    return None


def ways_out(s: Rush, figure: int) -> list[Way]:
    """Where a pushed figure may go, in the order of the board."""
    return [way for way in WAYS if why_no_way_out(s, figure, way) is None]


class Go(Action, frozen=True):
    """The way that a pushed figure takes."""

    toward: Way

    @classmethod
    def candidates(cls, s: Rush, seat: int, ask: ChooseWay) -> Iterable[Go]:
        return map(Go, WAYS)

    def why_not(self, s: Rush, seat: int, ask: ChooseWay) -> Refusal | None:
        return why_no_way_out(s, ask.who, self.toward)


class ChooseWay(Choice, kw_only=True):
    ACTIONS = (Go,)

    who: int


class Enter(Frame):
    """A figure enters a space; whoever stands there is pushed out first."""

    STEPS = ("make_room", "arrive")

    who: int
    cell: int
    mover: int = NO_SEAT

    def make_room(self, s: Rush) -> None:
        other = s.figure_on(self.cell)
        if other is not None:
            s.start(Push(who=other, mover=self.mover))

    def arrive(self, s: Rush) -> None:
        if s.figure_on(self.cell) is None:
            s.cell[self.who] = self.cell
            s.tell(Moved(self.who, self.cell))
        else:
            s.tell(Stayed(self.who))


class Push(Frame):
    """A figure is driven off its space; with no way out it stays, and so do those that drove it."""

    STEPS = ("hurt", "choose", "leave")

    who: int
    mover: int

    def hurt(self, s: Rush) -> None:
        s.tell(Pushed(self.who))
        if s.is_hero(self.who):
            s.wounds[self.who] += 1
            s.tell(Hurt(self.who, s.wounds[self.who]))
            if s.wounds[self.who] == s.mission.life:
                s.end("death")

    def choose(self, s: Rush) -> None:
        if ways_out(s, self.who):
            owner = self.who if s.is_hero(self.who) else NO_SEAT
            choice.put(s, ChooseWay(who=self.who, owner=owner, mover=self.mover))

    def leave(self, s: Rush) -> None:
        ways = ways_out(s, self.who)
        if ways:
            toward = s.answered.toward if isinstance(s.answered, Go) else ways[0]
            cell = s.beyond(s.cell[self.who], toward)
            assert cell is not None
            s.start(Enter(who=self.who, cell=cell, mover=self.mover))
