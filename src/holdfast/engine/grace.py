"""Choices that never hang: each has a grace, after which others may make it, and in the end the board does.

A choice belongs to its owner; to the mover too where the game says so. After one grace it goes to the mover, after two
to all, after three the first legal option in the order of its candidates is taken. A choice that belongs to nobody is
the group's from the start. A PRIVATE one stays with its owner until the board answers.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from holdfast.engine.flow import Decision, Frame, Given, Strand
from holdfast.engine.state import State

NOBODY: Final = -1
BOARD: Final = 3  # graces, after which nobody is asked any more


class Graced(Decision, kw_only=True):
    """A one-shot choice with a grace. Games say how long it is, and whether the mover joins at once."""

    PRIVATE: ClassVar[bool] = False

    owner: int = NOBODY
    mover: int = NOBODY
    waited: int = 0
    number: int = 0  # tells the graces of choices apart that are open at the same time

    def grace_ms(self, s: Any) -> int:
        raise TypeError(f"{type(self).__name__} does not say how long its grace is")

    def mover_joins(self, s: Any) -> bool:
        """Whether the mover may choose before the first grace is over."""
        return False

    def passed_on(self, s: Any) -> None:
        """Nobody chose in time: a place to tell so."""

    def seats(self, s: Any) -> tuple[int, ...]:
        if self.owner == NOBODY or (self.waited >= 2 and not self.PRIVATE):
            return tuple(range(s.seated))
        if self.PRIVATE or self.mover in (NOBODY, self.owner) or not (self.waited or self.mover_joins(s)):
            return (self.owner,)
        return (self.owner, self.mover) if self.owner < self.mover else (self.mover, self.owner)

    def is_open(self, s: Any) -> bool:
        return self.waited < BOARD

    def closed(self, s: Any, seat: int) -> None:
        s.cancel(key_of(self.number))


class Grace(Frame):
    """Nobody chose in time."""

    STEPS = ("pass_on",)

    number: int

    def pass_on(self, s: State) -> None:
        for strand in s.strands:
            choice = strand.frames[-1]
            if isinstance(choice, Graced) and choice.number == self.number and choice.given is None:
                choice.waited += 1
                choice.passed_on(s)
                if choice.waited < BOARD:
                    _give_time(s, choice)
                else:
                    _answer_by_the_board(s, strand, choice)
                return


def key_of(number: int) -> str:
    return f"grace/{number}"


def put(s: State, choice: Graced, fork: bool = False) -> None:
    """Ask, here or on a strand of its own, and give some time to answer."""
    taken = {frame.number for frame in s.frames() if isinstance(frame, Graced)}
    choice.number = next(number for number in range(1, len(taken) + 2) if number not in taken)
    _give_time(s, choice)
    if fork:
        s.fork(choice)
    else:
        s.start(choice)


def first_option(s: State, choice: Graced) -> Any:
    """What the board answers: the first legal option, None if there is none."""
    seat = max(choice.owner, 0)
    for kind in choice.ACTIONS:
        if kind.gate(s, seat, choice) is None:
            for action in kind.candidates(s, seat, choice):
                if action.why_not(s, seat, choice) is None:
                    return action
    return None


def _give_time(s: State, choice: Graced) -> None:
    s.cancel(key_of(choice.number))
    s.after(choice.grace_ms(s), Grace(number=choice.number), key_of(choice.number))


def _answer_by_the_board(s: State, strand: Strand, choice: Graced) -> None:
    action = first_option(s, choice)
    if action is None:
        return
    choice.given = Given(action)
    here, s.current = s.current, strand
    action.do(s, max(choice.owner, 0), choice)
    s.current, s.started = here, 0
