"""Verbs: what cards say. Each is asked for its parts first, then it is done; several are done in the order written.

What a verb says is content and lies below the state. What it does, its `Deed`, stands above the rules, because verbs
set off rules and rules carry out verbs. One table a game joins the two. A game subclasses the frames below, because
what is saved is its own: what their fields are called, and which steps they have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Literal, TypeAlias, TypeVar

from holdfast.engine.action import Action
from holdfast.engine.flow import AGAIN, Decision, Frame, Next, StepResult

S = TypeVar("S")
F = TypeVar("F", bound="VerbFrame")

ASK_AGAIN: Final[Literal["ask"]] = "ask"

DeedResult: TypeAlias = StepResult | Literal["ask"] | None


class Deed(Generic[S, F]):
    """What a verb asks and does. The frame that carries it out knows the verb, its parts, and on whose behalf it is."""

    def question(self, s: S, frame: F) -> Decision | None:
        """Returns what is to be asked next; None: nothing, or nothing more."""
        return None

    def cover(self, s: S, frame: F) -> Decision | None:
        """Returns what is asked in place of nothing, where others would learn from silence that there was nothing."""
        return None

    def do(self, s: S, frame: F) -> DeedResult:
        """Does it. None: that is all; AGAIN: the deed goes on, once what it started is over; ASK_AGAIN: it goes on
        with another question. It starts at most one frame, as its last line.
        """
        raise TypeError(f"{type(self).__name__} does nothing")


class VerbFrame(Frame, kw_only=True):
    """One verb: it is asked for parts until nothing is left to ask, then its deed is done.

    With the step `hear` all parts are kept before the deed begins. A frame that leaves it out of its STEPS does the
    deed with each answer, which is in `s.answered` then, and asks again for as long as the deed says so.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "hear", "perform", "over")
    DEEDS: ClassVar[Mapping[type, Deed[Any, Any]]] = {}

    @property
    def verb(self) -> Any:
        """Returns the verb that is being done; None: all is done."""
        raise TypeError(f"{type(self).__name__} does not say which verb it does")

    @property
    def deed(self) -> Deed[Any, Any]:
        return self.DEEDS[type(self.verb)]

    def keep(self, answer: Action | None) -> None:
        """Keeps a part; None: the question closed by itself."""
        raise TypeError(f"{type(self).__name__} does not say where it keeps parts")

    def only_answer(self, s: Any, question: Any) -> Action | None:
        """Returns the one answer there is, where it may be taken without asking: never where others would notice."""
        return None

    def put(self, s: Any, question: Any) -> None:
        """Asks; a game that limits how long it waits does so here."""
        s.start(question)

    def ask(self, s: Any) -> Literal["perform", "over"] | None:
        if self.verb is None:
            return "over"
        deed = self.deed
        while (question := deed.question(s, self) or deed.cover(s, self)) is not None:
            only = self.only_answer(s, question)
            if only is None:
                self.put(s, question)
                return None
            self.keep(only)
        return "perform"

    def hear(self, s: Any) -> Literal["ask"]:
        self.keep(s.answered)
        return "ask"

    def perform(self, s: Any) -> DeedResult:
        return self.deed.do(s, self)

    def over(self, s: Any) -> None:
        """All is done."""


class VerbList(VerbFrame, kw_only=True):
    """Verbs in the order written: done in this frame, one after the other, or each in a frame of its own (`start_next`,
    the one step of such a list).
    """

    @property
    def left(self) -> Sequence[Any]:
        """Returns the verbs that are not done yet; the first is the one that is being done."""
        raise TypeError(f"{type(self).__name__} does not say which verbs are left")

    def next_verb(self) -> None:
        """Counts the first of those left as done, and forgets its parts."""
        raise TypeError(f"{type(self).__name__} does not count its verbs")

    def frame_of_its_own(self) -> VerbFrame:
        """Returns the frame in which the first of those left is to be done."""
        raise TypeError(f"{type(self).__name__} does its verbs itself")

    @property
    def verb(self) -> Any:
        return self.left[0] if self.left else None

    def perform(self, s: Any) -> DeedResult:
        result = super().perform(s)
        if result is not None:
            return result
        self.next_verb()
        return "ask"

    def start_next(self, s: Any) -> Next:
        if not self.left:
            return None
        frame = self.frame_of_its_own()
        self.next_verb()
        s.start(frame)
        return AGAIN
