"""Choices that never hang: each has a grace, after which others may make it, and in the end the board does.

A choice belongs to its owner. After one grace the mover may make it as well, after two all may, after three the board
does. A choice that belongs to nobody is the group's from the start. A PRIVATE one stays with its owner until the board
answers. Where no clock runs, a grace runs only while everybody who may answer is away: people who are there are waited
for without limit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final

from holdfast.engine.action import Action
from holdfast.engine.flow import Decision, Frame, Given, Strand
from holdfast.engine.knowledge import By
from holdfast.engine.secret import EVERYBODY, Seats
from holdfast.engine.state import State

NO_SEAT: Final = -1
BOARD: Final = 3  # graces, after which nobody is asked any more


def waited_for(s: State, choice: Graced, seat: int) -> int:
    """Returns how many graces a seat knows are over; of a silent choice only whether it stands in for the owner."""
    return int(seat != choice.owner) if choice.SILENT else choice.waited


def number_for(s: State, choice: Graced, seat: int) -> int:
    return 0 if choice.SILENT else choice.number


class Graced(Decision, kw_only=True):
    """A one-shot choice with a grace. Games say how long it is, when it runs, and what the board answers in the end."""

    PRIVATE: ClassVar[bool] = False
    SILENT: ClassVar[bool] = False  # how long it has been waited for, and will be, is told to nobody
    MINDED: ClassVar[bool] = True

    owner: int = NO_SEAT
    mover: int = NO_SEAT
    waited: Annotated[int, By(waited_for)] = 0
    number: Annotated[int, By(number_for)] = 0  # tells the graces of choices apart that are open at the same time

    def grace_ms(self, s: Any) -> int:
        raise TypeError(f"{type(self).__name__} does not say how long its grace is")

    def is_timed(self, s: Any) -> bool:
        """Tells whether a grace runs even while those who may answer are there."""
        return True

    def passed_on(self, s: Any, before: tuple[int, ...]) -> None:
        """Lets a game tell that a grace is over and somebody may still choose; only `before` could until now."""

    def board_answer(self, s: Any) -> Action | None:
        """Returns what the board answers; with None the frame that asked goes on by itself."""
        return first_option(s, self)

    def answer_by_the_board(self, s: Any, action: Action | None) -> None:
        """Carries out what the board answers."""
        if action is not None:
            action.do(s, max(self.owner, 0), self)

    def seats(self, s: Any) -> tuple[int, ...]:
        if self.owner == NO_SEAT or (self.waited >= 2 and not self.PRIVATE):
            return tuple(range(s.seated))
        if self.PRIVATE or self.mover in (NO_SEAT, self.owner) or not self.waited:
            return (self.owner,)
        return (self.owner, self.mover) if self.owner < self.mover else (self.mover, self.owner)

    def is_open(self, s: Any) -> bool:
        return self.waited < BOARD

    def mind(self, s: Any) -> None:
        if self.number:
            is_running = self.is_timed(s) or all_away(s, self.seats(s))
            keep_timer(s, key_of(self.number), is_running, self.grace_ms(s), Grace(number=self.number))

    def closed(self, s: Any, seat: int) -> None:
        s.cancel(key_of(self.number))


class Grace(Frame):
    """The end of a grace in which nobody chose."""

    STEPS = ("pass_on",)

    number: int

    def known_to(self, s: State) -> Seats:
        """Returns everybody as long as the choice is open, unless it is a silent one."""
        choices = [frame for frame in s.frames() if isinstance(frame, Graced) and frame.number == self.number]
        return EVERYBODY if choices and not choices[0].SILENT else 0

    def pass_on(self, s: State) -> None:
        for strand in s.strands:
            choice = strand.frames[-1]
            if isinstance(choice, Graced) and choice.number == self.number and choice.given is None:
                before = choice.seats(s)
                choice.waited += 1
                if choice.waited < BOARD:
                    choice.passed_on(s, before)
                    choice.mind(s)
                else:
                    _answer_by_the_board(s, strand, choice)
                return


def key_of(number: int) -> str:
    return f"grace/{number}"


def put(s: State, choice: Graced, fork: bool = False) -> None:
    """Asks, on this strand or on one of its own, and gives some time to answer."""
    taken = {frame.number for frame in s.frames() if isinstance(frame, Graced)}
    choice.number = next(number for number in range(1, len(taken) + 2) if number not in taken)
    s.cancel(key_of(choice.number))  # of a choice that closed by itself
    choice.mind(s)
    if fork:
        s.fork(choice)
    else:
        s.start(choice)


def all_away(s: State, seats: Sequence[int]) -> bool:
    """Tells whether all of these seats are away."""
    return bool(seats) and all(seat in s.away for seat in seats)


def keep_timer(s: State, key: str, is_running: bool, ms: int, frame: Frame) -> None:
    """Starts or stops a timer, as `is_running` says; one that runs already goes on as it is."""
    due = s.due(key)
    if is_running and due is None:
        s.after(ms, frame, key)
    elif not is_running and due is not None:
        s.cancel(key)


def first_option(s: State, choice: Graced) -> Action | None:
    """Returns the first legal option in the order of its candidates, None if there is none."""
    seat = max(choice.owner, 0)
    for kind in choice.ACTIONS:
        if kind.gate(s, seat, choice) is None:
            for action in kind.candidates(s, seat, choice):
                if action.why_not(s, seat, choice) is None:
                    return action
    return None


def _answer_by_the_board(s: State, strand: Strand, choice: Graced) -> None:
    action = choice.board_answer(s)
    if action is not None:
        choice.given = Given(action)
    here, s.current = s.current, strand
    choice.answer_by_the_board(s, action)
    s.current, s.started = here, 0
