"""What is going on, as data: frames on strands, decisions that wait, and the one loop that drives them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

import msgspec

from holdfast.engine.action import Action, Refusal, snake_case
from holdfast.engine.secret import EVERYBODY, Seats

if TYPE_CHECKING:
    from typing import Self

    from holdfast.engine.state import State


class StepResult:
    """What a step may return besides nothing and the name of another step."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


AGAIN: Final = StepResult("AGAIN")
WAIT: Final = StepResult("WAIT")

Next: TypeAlias = StepResult | None
StepFunction: TypeAlias = Callable[[Any, Any], StepResult | str | None]


class FlowError(Exception):
    """A game broke the rules of frames and steps: a bug in that game."""


class Frame(msgspec.Struct, tag_field="frame", tag=snake_case, kw_only=True, gc=False):
    """One thing going on. STEPS are the names of its methods, run in order.

    A step returns None (go on), AGAIN (this step once more), WAIT (until another strand has moved), or the
    name of a step of this frame, declared as `-> Literal["ask"] | None`. It starts at most one frame, as its last line.
    Fields are numbers, strings, tuples, secrets and frozen values: a copied frame would share a list.
    """

    STEPS: ClassVar[tuple[str, ...]] = ()
    WAITS: ClassVar[bool] = False
    step_functions: ClassVar[tuple[StepFunction, ...]] = ()
    step_places: ClassVar[dict[str, int]] = {}

    at: int = 0

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        missing = [name for name in cls.STEPS if not callable(getattr(cls, name, None))]
        if missing:
            raise TypeError(f"{cls.__name__} names steps that it does not have: {', '.join(missing)}")
        cls.step_functions = tuple(getattr(cls, name) for name in cls.STEPS)
        cls.step_places = {name: place for place, name in enumerate(cls.STEPS)}

    def known_to(self, s: Any) -> Seats:
        """Returns the seats that know of this frame or its timer, and of what it started, if the next frame agrees."""
        return EVERYBODY

    @classmethod
    def kind(cls) -> str:
        return str(cls.__struct_config__.tag)

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...


class Given:
    """The action that answered a decision; a wrapper, so that a stack saves as one tagged union."""

    __slots__ = ("action",)

    def __init__(self, action: Action) -> None:
        self.action = action


class Decision(Frame, kw_only=True):
    """A frame that waits for a seat. Who may answer is asked of the present state, never stored.

    One-shot: the first answer closes it. STANDING: stays open, with the same ids, until is_open says no.
    FREEZES: while it is open every other answer is refused, with this reason.
    UNFROZEN: stays open even then (talk goes on during a vote); the gates of its actions say what is left.
    OFFER: stands beside the game (the offer to solve): nobody need ever take it, so it is no way on.
    MINDED: how long it is waited for may change with anything that happens: mind() sees to it.
    """

    ACTIONS: ClassVar[tuple[type[Action], ...]] = ()
    STANDING: ClassVar[bool] = False
    FREEZES: ClassVar[Refusal | None] = None
    UNFROZEN: ClassVar[bool] = False
    OFFER: ClassVar[bool] = False
    MINDED: ClassVar[bool] = False
    WAITS: ClassVar[bool] = True

    ids: tuple[int, ...] = ()
    given: Given | None = None

    def seats(self, s: Any) -> tuple[int, ...]:
        """Returns the seats that may answer now."""
        raise TypeError(f"{type(self).__name__} does not say which seats it asks")

    def is_open(self, s: Any) -> bool:
        """Tells whether it still waits; a decision that nobody needs any more closes by itself."""
        return True

    def listed_at_once(self, s: Any, seat: int) -> list[Action] | None:
        """Returns all legal answers, in the order of ACTIONS, if they can be found together; None: ask each kind."""
        return None

    def situation(self, s: Any, seat: int) -> str:
        """Returns what this is asked in the middle of, if its question and answers are called otherwise then."""
        return ""

    def mind(self, s: Any) -> None:
        """Starts or stops what limits how long it is waited for; called when all has come to rest and this is open."""

    def closed(self, s: Any, seat: int) -> None:
        """Sees to what an answer ends; called once, before the answer is carried out. Standing decisions stay open."""


class OneSeat(Decision, kw_only=True):
    """A decision of a single seat."""

    seat: int

    def seats(self, s: Any) -> tuple[int, ...]:
        return (self.seat,)


class Strand:
    """A stack of frames. The first strand is the order of play; seats that act at once have one each."""

    __slots__ = ("answered", "frames", "id")

    def __init__(self, id: int, frames: list[Frame]) -> None:
        self.id = id
        self.frames = frames
        self.answered: Action | None = None

    def clone(self) -> Strand:
        twin = object.__new__(Strand)
        twin.id = self.id
        twin.frames = [frame.__copy__() for frame in self.frames]
        twin.answered = None
        return twin

    @property
    def top(self) -> Frame:
        return self.frames[-1]


FUEL: Final = 20_000


def run(s: State) -> None:
    """Runs every strand in place, in order of birth, until none moves; then numbers the asks that opened."""
    fuel = FUEL
    moved = True
    while moved and s.outcome is None:
        moved = False
        for strand in s.strands:
            frames = strand.frames
            s.current = strand
            while frames:
                top = frames[-1]
                if top.WAITS:
                    if top.given is None and top.is_open(s):  # type: ignore[attr-defined]
                        break
                    frames.pop()
                    strand.answered = top.given.action if top.given else None  # type: ignore[attr-defined]
                    moved = True
                    continue
                at = top.at
                functions = top.step_functions
                if at == len(functions):
                    frames.pop()
                    moved = True
                    continue
                top.at = at + 1
                s.started = 0
                result = functions[at](top, s)
                if s.is_over():
                    return
                if result is not None:
                    if result is WAIT:
                        if strand.answered is not None or s.started:
                            raise FlowError(f"{type(top).__name__}.{top.STEPS[at]} may not start or answer and WAIT")
                        top.at = at
                        break
                    top.at = at if result is AGAIN else _place(top, at, result)
                if s.started > 1:
                    raise FlowError(f"{type(top).__name__}.{top.STEPS[at]} started {s.started} frames: one at most")
                strand.answered = None
                moved = True
                fuel -= 1
                if not fuel:
                    raise FlowError(f"does not settle: {type(top).__name__}.{top.STEPS[at]} runs on and on")
        if any(not strand.frames for strand in s.strands):
            s.strands = [strand for strand in s.strands if strand.frames]
            moved = True
    if s.outcome is None:
        _number_asks(s)
        mind(s)


def _place(frame: Frame, at: int, step: Any) -> int:
    place = frame.step_places.get(step)
    if place is None:
        raise FlowError(f"{type(frame).__name__}.{frame.STEPS[at]} names a step that does not exist: {step!r}")
    return place


def mind(s: State) -> None:
    """Lets every open decision start or stop, in place, what limits how long it is waited for."""
    for strand in s.strands:
        decision: Any = strand.frames[-1]
        if decision.WAITS and decision.MINDED:
            decision.mind(s)


def _number_asks(s: State) -> None:
    """Numbers new asks by each seat's own count, so that no id tells what others were asked."""
    asked = s.asked
    for strand in s.strands:
        decision: Any = strand.frames[-1]
        if not decision.WAITS:
            continue
        ids = decision.ids
        for seat in decision.seats(s):
            if len(ids) <= seat or not ids[seat]:
                asked[seat] += 1
                if not ids:
                    ids = (0,) * len(asked)
                ids = (*ids[:seat], asked[seat], *ids[seat + 1 :])
        decision.ids = ids
