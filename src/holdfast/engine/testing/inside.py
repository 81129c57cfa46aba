"""What is inside a state: its hidden things with the path to each, and every object that could change."""

from __future__ import annotations

import functools
import typing
from collections import Counter
from collections.abc import Iterator
from enum import Enum
from types import NoneType
from typing import Any, TypeAlias

import msgspec

from holdfast.engine.content import Content
from holdfast.engine.flow import Frame, Given
from holdfast.engine.save import plain
from holdfast.engine.secret import Hand, Pile, Secret, includes
from holdfast.engine.state import State
from holdfast.engine.timers import Timer

HiddenThing: TypeAlias = Secret[Any] | Pile


def _parts(value: Any) -> Iterator[tuple[str, Any]]:
    """Yields what a value is made of, each part with its place in it."""
    match value:
        case State():
            for field in type(value).FIELDS:
                yield f".{field}", getattr(value, field)
        case Content() | str() | bytes() | int() | None:
            return
        case list() | tuple() | set() | frozenset():
            for place, part in enumerate(value):
                yield f"[{place}]", part
        case dict():
            for key, part in value.items():
                yield f"[{key!r}]", part
        case Secret():
            yield ".value", value.inside()
        case Given():
            yield ".action", value.action
        case msgspec.Struct():
            for field in value.__struct_fields__:
                yield f".{field}", getattr(value, field)
        case _:
            for kind in type(value).__mro__:
                for slot in getattr(kind, "__slots__", ()):
                    if hasattr(value, slot):
                        yield f".{slot}", getattr(value, slot)
            for name, part in getattr(value, "__dict__", {}).items():
                yield f".{name}", part


def hidden_things(s: State) -> dict[str, HiddenThing]:
    """Returns every Secret and Pile in the fields, the frames and the timers, by its path."""
    found: dict[str, HiddenThing] = {}

    def search(value: Any, path: str) -> None:
        if isinstance(value, Secret | Pile):
            found[path] = value
        else:
            for place, part in _parts(value):
                search(part, path + place)

    for field, hint in type(s).FIELDS.items():
        if _may_hide(hint):
            search(getattr(s, field), field)
    return found


def hidden_words(s: State) -> list[str]:
    """Returns the words that somebody does not know, each once."""
    values = [thing.true() for thing in hidden_things(s).values() if isinstance(thing, Secret)]
    return list(dict.fromkeys(value for value in values if isinstance(value, str)))


@functools.cache
def _may_hide(hint: Any) -> bool:
    """Tells whether something hidden could lie in a field of this annotation."""
    if args := typing.get_args(hint):
        return typing.get_origin(hint) is Secret or any(map(_may_hide, args))
    if not isinstance(hint, type) or issubclass(hint, int | str | bytes | float | NoneType | Enum | Content):
        return False
    if issubclass(hint, msgspec.Struct) and not issubclass(hint, Timer):
        return any(_may_hide(part) for part in typing.get_type_hints(hint).values())
    return True


def changeable(value: Any) -> dict[int, tuple[str, Any]]:
    """Returns every object inside that could be changed in place, by identity: what a clone must not share.

    A timer's frame is left out, because what fires is a copy of it; what the frame holds is not.
    """
    found: dict[int, tuple[str, Any]] = {}

    def search(value: Any, path: str, may_be_shared: bool = False) -> None:
        for place, part in _parts(value):
            search(part, path + place, isinstance(value, Timer))
        shared_kinds = (Secret, Given, Content, tuple, frozenset, str, bytes, int, float, type(None), State)
        if isinstance(value, shared_kinds) or (may_be_shared and isinstance(value, Frame)):
            return
        if isinstance(value, msgspec.Struct) and value.__struct_config__.frozen:
            return
        if isinstance(value, list | dict | set | bytearray | msgspec.Struct) or "clone" in dir(type(value)):
            found[id(value)] = (path.lstrip("."), value)

    search(value, "")
    return found


def cards_of(things: dict[str, HiddenThing], kind: str, seat: int) -> tuple[Counter[int], Counter[int]]:
    """Returns the cards of one kind in all piles together: those hidden from a seat, and those that it knows."""
    hidden: Counter[int] = Counter()
    known: Counter[int] = Counter()
    for thing in things.values():
        if isinstance(thing, Pile) and thing.kind == kind:
            for card, who in zip(thing.cards, thing.known, strict=True):
                (known if includes(who, seat) else hidden)[card] += 1
    return hidden, known


def uncovered(then: dict[str, HiddenThing], now: dict[str, HiddenThing], kind: str, seat: int) -> list[tuple[str, Any]]:
    """Returns what was hidden from a seat before a step and is not after it: where each thing lay, and what it is."""
    gone = cards_of(then, kind, seat)[0] - cards_of(now, kind, seat)[0]
    found: list[tuple[str, Any]] = []
    for path, thing in then.items():
        if thing.kind != kind:
            continue
        if isinstance(thing, Secret):
            later = now.get(path)
            if not thing.is_known_to(seat) and not (isinstance(later, Secret) and not later.is_known_to(seat)):
                found.append((path, thing.true()))
        else:
            found += [
                (f"{path} {'' if isinstance(thing, Hand) else place}".strip(), card)
                for place, card in enumerate(thing.cards)
                if card in gone and not includes(thing.known[place], seat)
            ]
    return sorted(found, key=repr)


def all_lie_there(things: dict[str, HiddenThing], found: list[tuple[str, Any]]) -> bool:
    """Tells whether each thing that was found lies here too: in a hand anywhere, in a pile in that very place."""
    for where, value in found:
        path, _, place = where.partition(" ")
        thing = things[path]
        if isinstance(thing, Secret):
            lies_there = thing.true() == value
        else:
            lies_there = value in (thing.cards if isinstance(thing, Hand) else thing.cards[int(place) :][:1])
        if not lies_there:
            return False
    return True


def seen(thing: HiddenThing, seat: int) -> Any:
    """Returns what a seat knows of it, as one value that can be compared; the order of a hand means nothing."""
    if isinstance(thing, Hand):
        return len(thing), sorted(card for card in thing.seen(seat) if card is not None)
    return (thing.seen(seat), thing.is_known_to(seat)) if isinstance(thing, Secret) else thing.seen(seat)


def without(s: State, kind: str) -> bytes:
    """Returns the whole state but for the values of one kind of secret."""

    def blank(value: Any) -> Any:
        if isinstance(value, Secret | Pile) and value.kind == kind:
            return ["?", len(value) if isinstance(value, Pile) else 1]
        return plain(value)

    return msgspec.json.encode({field: getattr(s, field) for field in type(s).FIELDS}, enc_hook=blank)
