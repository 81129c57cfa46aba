"""Well-typed actions that nobody offered: values that occur, values that nearly occur, and extremes."""

from __future__ import annotations

import functools
import typing
from collections.abc import Iterable, Iterator
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Final, Union

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.rng import Rng
from holdfast.engine.save import dump
from holdfast.engine.state import State
from holdfast.engine.view import Form, Number, PickSome, Text

INTS: Final = (-1, 0, 1, 99, 2**31, 2**63 - 1, -(2**63))
WORDS: Final = ("", " ", "nonsense", "ÄÖ☃", "None", "-1", "x" * 300)
LONGEST: Final = 4  # made-up tuple
NEAR: Final = 24
LEAPS: Final = (8, 16, 32, 64)  # where several numbers are packed into one, the neighbours are so far away
FILLINGS: Final = 24
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
DIGITS: Final = "0123456789"
CHARACTERS: Final = {"letters": LETTERS, "digits": DIGITS, "number": DIGITS, "any": LETTERS + DIGITS + " .'-"}


class Pool:
    """The values that occur in a position, hidden ones too, and the actions that were offered so far.

    What occurs in the options of the seat that probes is near: most mistakes are made with that.
    """

    def __init__(self) -> None:
        self.mine: list[Action] = []
        self.near: list[int] = []
        self.ints: list[int] = []
        self.words: list[str] = []
        self.offered: dict[type[Action], dict[Action, None]] = {}

    def note(self, s: State) -> None:
        found: dict[int | str, None] = {}
        for value in _leaves(msgspec.json.decode(dump(s))):
            found[value] = None
        near = {n + by: None for n in found if isinstance(n, int) and abs(n) < 10_000 for by in (0, 1, -1)}
        self.ints = sorted(near)
        self.words = sorted(n for n in found if isinstance(n, str) and len(n) < 20)

    def sit(self, offered: Iterable[Action]) -> None:
        """Takes the options of the seat that probes from now on."""
        self.mine = list(offered)
        leaves = {n for action in self.mine for n in _leaves(msgspec.to_builtins(action)) if isinstance(n, int)}
        self.near = sorted(leaves)[:NEAR]

    def offer(self, action: Action) -> None:
        self.offered.setdefault(type(action), {})[action] = None

    def like(self, kind: type[Action]) -> list[Action]:
        return list(self.offered.get(kind, ()))


def _leaves(value: Any) -> Iterator[int | str]:
    if isinstance(value, dict):
        for part in value.values():
            yield from _leaves(part)
    elif isinstance(value, list):
        for part in value:
            yield from _leaves(part)
    elif isinstance(value, int | str) and not isinstance(value, bool):
        yield value


@functools.cache
def _hints(kind: type[Any]) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    return {field: hints[field] for field in kind.__struct_fields__}


def made(hint: Any, pool: Pool, rng: Rng) -> Any:
    """Returns a value of this annotation."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint is bool:
        return bool(rng.below(2, "probe"))
    if hint is int:
        return rng.choice(pool.ints if pool.ints and rng.below(4, "probe") else INTS, "probe")
    if hint is str:
        return rng.choice(pool.words if pool.words and rng.below(2, "probe") else WORDS, "probe")
    if hint is NoneType:
        return None
    if hint is float:
        return float(rng.choice(INTS, "probe"))
    if hint is bytes:
        return rng.choice(WORDS, "probe").encode()
    if origin is typing.Literal:
        return rng.choice(args, "probe")
    if origin in (Union, UnionType):
        return made(rng.choice(args, "probe"), pool, rng)
    if origin is frozenset or (origin is tuple and args[-1] is Ellipsis):
        return origin(made(args[0], pool, rng) for _ in range(rng.below(LONGEST + 1, "probe")))
    if origin is tuple:
        return tuple(made(part, pool, rng) for part in args)
    if issubclass(hint, Enum):
        return rng.choice(list(hint), "probe")
    return hint(**{field: made(part, pool, rng) for field, part in _hints(hint).items()})


def probes(kind: type[Action], pool: Pool, rng: Rng, most: int) -> list[Action]:
    """Returns actions as a stranger's client might send them: made up, or offered ones with one field changed."""
    hints = _hints(kind)
    offered = pool.like(kind)
    found: dict[Action, None] = dict.fromkeys(rng.sample(offered, most // 3, "probe"))
    for _ in range(most // 3 if hints else 1):
        found[made(kind, pool, rng)] = None
    mine = [action for action in pool.mine if type(action) is kind]
    bases = [rng.choice(some, "probe") for some in (mine, offered) if some] or [made(kind, pool, rng)]
    for base in bases:
        for field, hint in hints.items():
            for value in _sweep(hint, getattr(base, field), pool, rng, max(most // 6 // len(hints), 3)):
                found[msgspec.structs.replace(base, **{field: value})] = None
    return [action for action in found if _is_well_typed(action)]


def _sweep(hint: Any, value: Any, pool: Pool, rng: Rng, most: int) -> list[Any]:
    """Returns other values for one field."""
    if hint is int and pool.ints:
        leap = rng.choice(LEAPS, "leap") * rng.choice((-1, 1), "leap")
        return [-1, value - 1, value + 1, value + leap, *pool.near, *rng.sample(pool.ints, most, "probe")]
    if isinstance(value, tuple) and value:
        place = rng.below(len(value), "probe")
        others = [made(_part(hint, place), pool, rng) for _ in range(most)]
        if _part(hint, place) is int:
            others += pool.near
        swapped = [(*value[:place], other, *value[place + 1 :]) for other in (*others, *value)]
        return [value[::-1], value[1:], value[:-1], value + value, value + value[:1], *swapped]
    return [made(hint, pool, rng) for _ in range(most)]


def _part(hint: Any, place: int) -> Any:
    """Returns the annotation of one place of a tuple."""
    args = [arg for arg in typing.get_args(hint) if arg is not Ellipsis]
    return args[min(place, len(args) - 1)]


def _is_well_typed(action: Action) -> bool:
    """Tells whether the wire would let it through."""
    try:
        return bool(msgspec.convert(msgspec.to_builtins(action), type(action)) == action)
    except msgspec.ValidationError:
        return False


def fillings(form: Form, kind: type[Action], rng: Rng) -> list[Action]:
    """Returns a form filled in at random, as players would: from the least to the most."""
    return [kind(**{form.field: entry}) for entry in _entries(form, rng)]


def _entries(form: Form, rng: Rng) -> list[Any]:
    sizes = range(form.least, min(form.most, form.least + FILLINGS) + 1)
    match form:
        case Number():
            more = [form.least + rng.below(form.most - form.least + 1, "probe") for _ in range(6)]
            return [form.least, form.most, *more]
        case PickSome():
            chosen = [set(rng.sample(form.of, size, "probe")) for size in sizes]
            return [tuple(one for one in form.of if one in some) for some in chosen]
        case Text():
            characters = CHARACTERS.get(form.allowed, LETTERS)
            word = "".join(rng.choice(characters, "probe") for _ in range(sizes.stop - 1))
            return [word[:size] for size in sizes]


def fits(form: Form, action: Action) -> bool:
    """Tells whether an action is what somebody could have filled in."""
    if action.kind() != form.action:
        return False
    others = [f for f in msgspec.structs.fields(action) if f.name != form.field]
    if any(f.default is msgspec.NODEFAULT or getattr(action, f.name) != f.default for f in others):
        return False
    entry: Any = getattr(action, form.field)
    match form:
        case Number():
            return bool(form.least <= entry <= form.most)
        case PickSome():
            return form.least <= len(entry) <= form.most and len(set(entry)) == len(entry) and set(entry) <= {*form.of}
        case Text():
            return form.least <= len(entry) <= form.most
