"""What a person is shown: sentences, the prompt, the table as text, and the parts that screens are made of.

A game writes its screens from the rules' own functions; clients draw them and work nothing out. A part is made anew
only when a field of the state that it reads has changed: states are never changed once they are shown, so the one
before can be asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from holdfast.engine.event import Event
from holdfast.engine.flow import Decision
from holdfast.engine.message import Message
from holdfast.engine.state import State
from holdfast.engine.view import Ask, ask_view

S = TypeVar("S", bound=State)


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """What is asked of this seat, or what it waits for.

    `about` says what may help to decide, `otherwise` what happens if nobody answers, and at what time of the game's
    clock if it does so by itself.
    """

    says: Message
    waits_for: tuple[int, ...] = ()
    about: Message | None = None
    otherwise: Message | None = None
    until: int | None = None


class Section(msgspec.Struct, frozen=True, gc=False):
    """Part of a table that is told in sentences, for those who listen and wherever nothing is drawn."""

    title: Message
    lines: tuple[Message, ...]


class Consequence(msgspec.Struct, frozen=True, gc=False):
    """What an action would do, as far as its seat can know: said before it is done.

    `told` is what the seat would be told of it, up to the first die or card that nobody can foresee.
    """

    told: tuple[Event, ...] = ()
    does: tuple[Message, ...] = ()
    costs: tuple[Message, ...] = ()
    risks: tuple[Message, ...] = ()


class Part(msgspec.Struct, Generic[S], frozen=True):
    """A part that all seats share: what makes it, and the fields of the state that it reads; all, if it names none."""

    make: Callable[[S], Any]
    reads: tuple[str, ...] = ()


def part(*reads: str) -> Callable[[Callable[[S], Any]], Part[S]]:
    """Makes a function the maker of a part that reads these fields."""
    return lambda make: Part(make, reads)


class ScreenMemory:
    """What one table was shown last, so that only what has changed is made anew; for a single look, a fresh one."""

    __slots__ = ("_asked", "_parts", "_state")

    def __init__(self) -> None:
        self._state: State | None = None
        self._parts: dict[str, Any] = {}
        self._asked: dict[int, tuple[list[int], tuple[Any, ...], tuple[Ask, ...]]] = {}

    def parts(self, s: S, parts: Mapping[str, Part[S]]) -> dict[str, Any]:
        """Returns the shared parts of a moment, equal ones as the same objects as before."""
        before = self._state
        found = {}
        for name, one in parts.items():
            old = self._parts.get(name)
            if before is not None and one.reads and _are_equal(s, before, one.reads):
                found[name] = old
            else:
                made = one.make(s)
                found[name] = old if before is not None and made == old else made
        self._state, self._parts = s, found
        return found

    def asks(
        self, s: State, seat: int, decisions: Iterable[tuple[int, Decision]], needs: tuple[Any, ...] | None = None
    ) -> tuple[Ask, ...]:
        """Returns the open asks of a seat; those from before, if they are the same and all that they need is, too."""
        decisions = sorted(decisions, key=lambda one: one[0])
        ids = [id for id, _ in decisions]
        before = self._asked.get(seat)
        if before is not None and needs is not None and before[0] == ids and before[1] == needs:
            return before[2]
        made = tuple([ask_view(s, seat, id, decision) for id, decision in decisions])
        if needs is not None:
            self._asked[seat] = (ids, needs, made)
        return made


def _are_equal(s: State, before: State, fields: tuple[str, ...]) -> bool:
    return all(getattr(s, field) == getattr(before, field) for field in fields)
