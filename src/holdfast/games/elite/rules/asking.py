"""Questions of Project: ELITE: whose they are, how long they wait, what must be answered first (A64), and the plan
that answers those of a whole step at once.

Only the Action Phase has a clock (A22): elsewhere, and in untimed play, people who are there are waited for without
limit, unless the table wants a clock for decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.engine.grace import BOARD, NO_SEAT, Graced, all_away, keep_timer, put
from holdfast.games.elite.events.rounds import BoardChose, BoardWentOn, Chosen, PassedOn, Planned, Waited
from holdfast.games.elite.state import Elite

__all__ = [
    "NO_SEAT",
    "ByPlan",
    "GoOn",
    "GracedChoice",
    "Own",
    "Quiet",
    "is_planned",
    "keep_planning",
    "keep_waiting",
    "put",
    "why_busy",
]

CALM: Final = 12  # without a clock those who are away have so many times as long
OWN: Final = 2  # what holds up nobody else may take so many times as long

LONG_MS: Final = 600_000  # those who are away and never say that they are ready are waited for so long

ALIENS_FIRST: Final = refuse("elite:R84", "refused.aliens_first")


class GracedChoice(Graced, kw_only=True):
    """A choice of a seat, or of the group: the first answer wins (A12).

    FIRST: why its owner does nothing else in the rush before it is made.
    """

    FIRST: ClassVar[Refusal | None] = None

    def grace_ms(self, s: Elite) -> int:
        if s.options.decision_ms and not s.is_racing:
            return s.options.decision_ms // BOARD
        patience = OWN if self.PRIVATE else 1
        return s.options.grace_ms * patience * (CALM if s.is_untimed else 1)

    def is_timed(self, s: Elite) -> bool:
        return s.is_racing or bool(s.options.decision_ms)

    def passed_on(self, s: Elite, before: tuple[int, ...]) -> None:
        s.tell(Waited(self.waited) if self.seats(s) == before else PassedOn(self.waited))

    def board_answer(self, s: Elite) -> Action | None:
        """Returns the answer that does least harm (A64); None: the step goes on as it would by plan."""
        raise TypeError(f"{type(self).__name__} does not say what the board answers")

    def answer_by_the_board(self, s: Elite, action: Action | None) -> None:
        """Nobody did it, so no seat is said to have."""
        if not isinstance(action, GoOn):
            s.tell(BoardChose())
        if action is not None:
            action.do(s, NO_SEAT, self)

    def closed(self, s: Elite, seat: int) -> None:
        super().closed(s, seat)
        s.spend_time(seat, s.parts.times.costs.choice)

    def has_option(self, s: Elite) -> bool:
        """Tells whether anything could be answered at all; what could not closes by itself."""
        return True

    def is_open(self, s: Elite) -> bool:
        return self.waited < BOARD and self.has_option(s)


class Own(GracedChoice, kw_only=True):
    """A choice that holds up nobody but its owner."""

    PRIVATE = True
    FIRST: ClassVar[Refusal | None] = refuse("elite:R81", "refused.choose_first")


def keep_waiting(s: Elite, seats: Sequence[int], key: str, ms: int, frame: Frame) -> None:
    """These seats are waited for: without limit, unless all of them are away or the table has a clock for decisions."""
    keep_timer(s, key, all_away(s, seats) or bool(s.options.decision_ms), ms, frame)


def keep_planning(s: Elite, seats: Sequence[int], key: str, frame: Frame) -> None:
    """The same where people plan, for which even those who are away have long; a table may set a limit for all."""
    limit = s.options.planning_ms
    is_running = bool(limit or s.options.decision_ms) or all_away(s, seats)
    keep_timer(s, key, is_running, limit or LONG_MS, frame)


def why_busy(s: Elite, seat: int) -> Refusal | None:
    """Returns what a seat must do before anything else: alien results (R84), a die to lose (R167), a choice of
    its own.
    """
    if not s.is_quiet():
        for strand in s.strands:
            top: Any = strand.frames[-1] if strand.frames else None  # one may have come to its end just now
            if isinstance(top, GracedChoice) and top.owner == seat and top.FIRST is not None:
                return top.FIRST
    if s.shows_alien(seat) and s.can_aliens_move():
        return ALIENS_FIRST
    return None


class Quiet(Action, frozen=True):
    """An answer that may change nothing that is seen: that it was given is told."""

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        if seat != NO_SEAT:
            s.tell(Chosen(seat))


class ByPlan(Frame, kw_only=True):
    """A step of play whose order and forks have a sensible plan; `planned` once somebody has accepted it."""

    planned: bool = False


def is_planned(s: Elite) -> bool:
    """Tells whether the plan was accepted for what goes on here, or for anything that it is a part of."""
    assert s.current is not None
    return s.is_led or any(isinstance(frame, ByPlan) and frame.planned for frame in s.current.frames)


class GoOn(Action, frozen=True):
    """Accept the plan for the whole of this step: order, forks and all."""

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> tuple[GoOn, ...]:
        return (cls(),)

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        assert s.current is not None
        for frame in s.current.frames:
            if isinstance(frame, ByPlan):
                frame.planned = True
        s.tell(BoardWentOn() if seat == NO_SEAT else Planned(seat))
