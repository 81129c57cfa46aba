"""What a person is shown: sentences, the prompt, the table as text, and the parts that screens are made of.

A game writes its screens from the rules' own functions; clients draw them and work nothing out. A part is made anew
only when a field of the state that it reads has changed: states are never changed once they are shown, so the one
before can be asked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from functools import cache
from operator import attrgetter, is_
from typing import Any, Final, Generic, TypeVar, cast

import msgspec

from holdfast.engine.event import Event
from holdfast.engine.flow import Decision, Strand
from holdfast.engine.message import Message
from holdfast.engine.secret import Pile
from holdfast.engine.state import State
from holdfast.engine.view import Ask, ask_view

S = TypeVar("S", bound=State)
K = TypeVar("K")


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


NONE_YET: Final[tuple[tuple[Ask, ...], dict[int, tuple[Any, Ask]]]] = ((), {})


class ScreenMemory:
    """What one table was shown last, so that only what has changed is made anew; for a single look, a fresh one."""

    __slots__ = ("_asked", "_changed", "_edition", "_kept", "_parts", "_state", "_values")

    def __init__(self) -> None:
        self._state: State | None = None
        self._parts: dict[str, Any] = {}
        self._asked: dict[int, tuple[tuple[Ask, ...], dict[int, tuple[Any, Ask]]]] = {}
        self._changed: frozenset[str] | None = None
        self._values: tuple[Any, ...] = ()
        self._edition = 0
        self._kept: dict[Hashable, tuple[Any, Any]] = {}

    def edition(self, s: State, idle: Collection[str]) -> int:
        """Returns a number that is another one whenever a field has changed that is not idle.

        What a seat is asked may depend on any field: so those are named on which nothing depends.
        """
        changed = self._changed_in(s)
        if changed is None or not changed.issubset(idle):
            self._edition += 1
        return self._edition

    def _changed_in(self, s: State) -> frozenset[str] | None:
        """Returns the fields that are not as they were shown last; None if nothing was shown yet."""
        if s is not self._state:
            fields, values_of = _values_of(cast(Any, type(s)))
            values, before = values_of(s), self._values
            pairs = zip(fields, values, before, strict=bool(before))
            new = [field for field, now, then in pairs if now != then and not _holds_the_same(now, then)]
            self._changed = frozenset(new) if before else None
            self._state, self._values = s, values
        return self._changed

    def keep(self, key: Hashable, needs: Any, make: Callable[[], K]) -> K:
        """Returns what was made from equal needs under this key before, else what is made now."""
        kept = self._kept.get(key)
        if kept is None or kept[0] != needs:
            kept = self._kept[key] = (needs, make())
        return cast(K, kept[1])

    def parts(self, s: S, parts: Mapping[str, Part[S]]) -> dict[str, Any]:
        """Returns the shared parts of a moment, equal ones as the same objects as before."""
        changed = self._changed_in(s)
        found = {}
        for name, one in parts.items():
            old = self._parts.get(name)
            if changed is not None and one.reads and changed.isdisjoint(one.reads):
                found[name] = old
            else:
                made = one.make(s)
                found[name] = old if changed is not None and made == old else made
        self._parts = found
        return found

    def asks(
        self,
        s: State,
        seat: int,
        decisions: Iterable[tuple[int, Decision]],
        needs: Callable[[Decision], Any] | tuple[Any, ...] | None = None,
    ) -> tuple[Ask, ...]:
        """Returns the open asks of a seat; those from before of which all that they need is as it was.

        `needs` is the same for all of them, or said for each; None: they are made anew.
        """
        before, kept = self._asked.get(seat, NONE_YET)
        found: dict[int, tuple[Any, Ask]] = {}
        for id, decision in sorted(decisions, key=_first):
            need = needs(decision) if callable(needs) else needs
            old = kept.get(id)
            if old is not None and need is not None and old[0] == need:
                found[id] = old
                continue
            made = ask_view(s, seat, id, decision)
            found[id] = need, old[1] if old is not None and old[1] == made else made
        asks = tuple([ask for _, ask in found.values()])
        if len(asks) == len(before) and all(map(is_, asks, before)):
            return before  # the very same, so that nobody looks for what is new in it
        self._asked[seat] = asks, found
        return asks


def _first(numbered: tuple[int, Decision]) -> int:
    return numbered[0]


@cache
def _values_of(kind: Any) -> tuple[tuple[str, ...], Callable[[State], tuple[Any, ...]]]:
    """Returns the fields of a state, and what gets the values of all; not chance, which nobody is shown."""
    fields = tuple([field for field in kind.FIELDS if field != "rng"])
    return fields, attrgetter(*fields)


def _holds_the_same(now: Any, then: Any) -> bool:
    """Tells whether two piles or strands, or lists of them, that are not the same objects are alike."""
    if isinstance(now, Pile):
        return bool(now.cards == then.cards and now.known == then.known)
    if isinstance(now, Strand):
        return bool(now.id == then.id and now.frames == then.frames)
    if isinstance(now, list) and now and isinstance(now[0], Pile | Strand):
        return len(now) == len(then) and all(map(_holds_the_same, now, then))
    return False
