"""Facts that happened, for log, sound and motion, and what each seat learns of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from holdfast.engine.action import snake_case
from holdfast.engine.secret import Seats, Secret, includes


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=snake_case):
    """A field that holds a Secret reaches those who know it as its value, the others as None.

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
            for field in self.__struct_fields__
            if isinstance(value := getattr(self, field), Secret)
        }
        return msgspec.structs.replace(self, **hidden) if hidden else self


class Forgot(Event, frozen=True):
    """The seats that get this forget every earlier event about these kinds of secret."""

    kinds: tuple[str, ...]


class Told(msgspec.Struct, frozen=True):
    """An event on its way, and the seats that it goes to."""

    event: Event
    to: Seats


def events_for(told: Iterable[Told], seat: int) -> tuple[Event, ...]:
    """What `seat` gets of these events."""
    return tuple(t.event.seen_by(seat) for t in told if includes(t.to, seat))
