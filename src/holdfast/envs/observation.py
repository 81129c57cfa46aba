"""What a seat knows as one row of numbers: every field of its masked state at a place of its own.

The layout follows from the annotations of the state alone, so it is the same in every position and at every table of
a game. What the seat does not know is UNSEEN, what is not there is ABSENT; numbers too large for 16 bits are cut.
"""

from __future__ import annotations

import typing
from array import array
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from itertools import groupby, starmap
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union

import numpy as np
from numpy.typing import NDArray

from holdfast.engine.flow import Decision
from holdfast.engine.game import AnyGame
from holdfast.engine.knowledge import ENGINE
from holdfast.engine.play import asks
from holdfast.engine.poison import UNKNOWN, NeedsTruth
from holdfast.engine.secret import INSIDE, Hand, Pile, Secret
from holdfast.engine.state import State

UNSEEN: Final = -100
ABSENT: Final = -101
LARGEST: Final = 2**15 - 1
LONG: Final = 64  # numbers of a list that are kept
MANY: Final = 12  # lists in a list, and numbers of such a list
CLOCK: Final = 100  # milliseconds

Row = NDArray[np.int16]
Fill = Callable[[Any, "array[int]"], None]  # appends the numbers of a field: many times as fast as to convert a list

NOTHING: Final = [array("h", [ABSENT] * size) for size in range(LONG * MANY)]


class Observer:
    """Makes observations of one game; `layout` names the field of each place."""

    def __init__(self, game: AnyGame) -> None:
        self.kinds = {kind.kind(): place for place, kind in enumerate(k for k in game.frame_types if _asks(k))}
        self.fills: list[Fill] = []
        self.layout: dict[str, slice] = {"seat": slice(0, 1), "now": slice(1, 2)}
        at = 2
        self.layout["asked"] = slice(at, at + len(self.kinds))
        at += len(self.kinds)
        parts: list[tuple[str, Fill]] = []
        for field, kind in game.state.FIELDS.items():
            found = None if field in ENGINE else _part(kind)
            if found is not None:
                size, fill = found
                parts.append((field, fill))
                self.layout[field] = slice(at, at + size)
                at += size
        self.size = at
        for is_number, some in groupby(parts, key=lambda part: part[1] is _number):
            fields = list(some)
            self.fills += [_numbers([name for name, _ in fields])] if is_number else starmap(_field, fields)

    def observe(self, s: State, seat: int, open_now: Iterable[tuple[int, Decision]] | None = None) -> Row:
        """Returns what a seat knows; it asks for nothing that is not known, and so never needs the truth.

        `open_now` is what the seat is asked, if that has been found already.
        """
        mask = s.masked(seat)
        out = array("h", (seat, min(s.known_now() // CLOCK, LARGEST)))
        asked = array("h", bytes(2 * len(self.kinds)))
        for _, decision in asks(s, seat) if open_now is None else open_now:
            asked[self.kinds[decision.kind()]] = 1
        out += asked
        for fill in self.fills:
            fill(mask, out)
        return np.frombuffer(out, dtype=np.int16)


def _asks(kind: type) -> bool:
    return issubclass(kind, Decision)


def _one(value: Any) -> int:
    """Returns a single number, unknown or not there."""
    if value is UNKNOWN:
        return UNSEEN
    return ABSENT if value is None else max(min(int(value), LARGEST), -LARGEST)


def _number(value: Any, out: array[int]) -> None:
    out.append(_one(value))


def _numbers(fields: list[str]) -> Fill:
    """Returns what appends several fields that are single numbers at once, if all are small and known."""
    read = attrgetter(*fields) if len(fields) > 1 else lambda mask: (getattr(mask, fields[0]),)
    size = len(fields)
    return lambda mask, out: _row(read(mask), size, out)


def _field(name: str, fill: Fill) -> Fill:
    read = attrgetter(name)
    return lambda mask, out: fill(read(mask), out)


def _seen(values: Iterable[Any], unknown: object = UNKNOWN, unseen: int = UNSEEN) -> list[int]:
    """Returns numbers, or what stands for those that are not known; local names, because it is done a hundred times."""
    return [unseen if value is unknown else value for value in values]


def _row(values: Sequence[Any], size: int, out: array[int]) -> None:
    """Appends numbers, as they are if all of them are small and known, as nearly always, and what fills up."""
    found = values if len(values) <= size else values[:size]
    try:
        out.extend(array("h", found))
    except (NeedsTruth, OverflowError, TypeError):
        out.extend(array("h", [_one(value) for value in found]))
    out.extend(NOTHING[size - len(found)])


def _part(kind: Any) -> tuple[int, Fill] | None:
    """Returns how many numbers a field of this annotation has, and what appends them; None for one that has none."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (Union, UnionType) and NoneType in args:
        return _perhaps(_part(next(part for part in args if part is not NoneType)))
    if origin is Literal or (isinstance(kind, type) and issubclass(kind, Enum)):
        places = {word: place for place, word in enumerate(args or kind)}
        return 1, lambda value, out: out.append(UNSEEN if value is UNKNOWN else places[value])
    if kind in (int, bool):
        return 1, _number
    if kind is bytearray:
        return LONG * 2, lambda value, out: _row(list(value), LONG * 2, out)  # an array would take its bytes
    if origin is Secret and args[0] in (int, bool):
        return 1, lambda value, out: out.append(_one(value.inside()))
    if kind is Pile or kind is Hand:
        return 1 + MANY, _pile
    if origin in (list, tuple):
        return _several(args[0])
    return None


def _perhaps(part: tuple[int, Fill] | None) -> tuple[int, Fill] | None:
    """Returns the same for something that may not be there."""
    if part is None:
        return None
    size, fill = part
    return size, lambda value, out: out.extend(NOTHING[size]) if value is None else fill(value, out)


def _several(inner: Any) -> tuple[int, Fill] | None:
    if inner in (int, bool):
        return LONG, lambda value, out: _row([UNSEEN] * LONG if value is UNKNOWN else value, LONG, out)
    if typing.get_origin(inner) is Secret and typing.get_args(inner)[0] in (int, bool):
        return LONG * 2, lambda value, out: _row(_seen(map(INSIDE, value[: LONG * 2])), LONG * 2, out)
    part = _part(inner)
    if part is None or part[0] > LONG:
        return None
    size, fill = (MANY, lambda value, out: _row(value, MANY, out)) if part[0] == LONG else part

    def fill_all(value: Any, out: array[int]) -> None:
        if value is UNKNOWN:
            _row([UNSEEN] * (MANY * size), MANY * size, out)
            return
        for one in value[:MANY]:
            fill(one, out)
        out.extend(NOTHING[size * (MANY - min(len(value), MANY))])

    return MANY * size, fill_all


def _pile(pile: Pile, out: array[int]) -> None:
    """Appends how many cards there are, and the uppermost ones."""
    out.append(len(pile.cards))
    _row(_seen(pile.cards[: -MANY - 1 : -1]), MANY, out)
