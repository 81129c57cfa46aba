"""Facts that happened, for log, sound and motion, and what each seat learns of them."""

from __future__ import annotations

import typing
from collections.abc import Iterable
from functools import cache
from typing import ClassVar

import msgspec

from holdfast.engine.action import snake_case
from holdfast.engine.secret import EVERYBODY, Seats, Secret, includes


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=snake_case):
    """A fact. A field that holds a Secret reaches those who know it as its value, the others as None.

    ABOUT names the kind of secret that the event tells; when a seat forgets that kind, its log,
    the reconnect ring and the client drop the event.
    """

    ABOUT: ClassVar[str] = ""

    @classmethod
    def kind(cls) -> str:
        return str(cls.__struct_config__.tag)

    def seen_by(self, seat: int) -> Event:
        hidden = {
            field: value.seen(seat)
            for field in _secret_fields(type(self))
            if isinstance(value := getattr(self, field), Secret)
        }
        return msgspec.structs.replace(self, **hidden) if hidden else self


@cache
def _secret_fields(kind: type[Event]) -> tuple[str, ...]:
    """Returns the fields that may hold a Secret; most events have none, and go to everybody as they are."""
    hints = typing.get_type_hints(kind)
    return tuple(field for field in kind.__struct_fields__ if "Secret" in repr(hints[field]))


class Forgot(Event, frozen=True):
    """The seats that get this forget every earlier event about these kinds of secret."""

    kinds: tuple[str, ...]


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event on its way, and the seats that it goes to."""

    event: Event
    to: Seats


def events_for_all(told: Iterable[Told]) -> tuple[Event, ...] | None:
    """Returns what everybody gets of these events; None unless each goes to all and hides nothing."""
    found = []
    for one in told:
        if one.to != EVERYBODY or _secret_fields(type(one.event)):
            return None
        found.append(one.event)
    return tuple(found)


def events_for(told: Iterable[Told], seat: int) -> tuple[Event, ...]:
    """Returns what `seat` gets of these events."""
    return tuple(t.event.seen_by(seat) for t in told if includes(t.to, seat))
