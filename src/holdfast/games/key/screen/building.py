"""The building as it is now: what lies in its rooms, who stands there, and where the guard is."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from holdfast.engine.message import Message, say
from holdfast.games.key.screen.mission_sheet import floor_plan
from holdfast.games.key.state import Key

Lock: TypeAlias = Literal["none", "circle", "square", "triangle"]
LOCKS: Final[tuple[Lock, ...]] = ("circle", "square", "triangle", "none")  # by suit; -1 where there is none


class Building(msgspec.Struct, frozen=True):
    """What lies in each room. The text `room.holds` says it, with `features` and `here`, the seats there."""

    down: tuple[int, ...]  # how many tokens face down
    up: tuple[tuple[int, ...], ...]  # tokens face up
    wanted: tuple[tuple[int, ...], ...]  # those of them that would open a window
    lock: tuple[Lock, ...]  # the suit that opens it


class Figures(msgspec.Struct, frozen=True):
    rooms: tuple[int, ...]  # where each seat's character stands
    guard: int  # -1 where there is none


def building(s: Key) -> Building:
    return Building(
        down=tuple(map(len, s.stacks)),
        up=tuple(map(tuple, s.face_up)),
        wanted=tuple([s.wanted_in(room) for room in range(len(s.face_up))]),
        lock=tuple([LOCKS[lock] for lock in s.locks]),
    )


def figures(s: Key) -> Figures:
    return Figures(tuple(s.rooms), s.guard)


def room_words(s: Key, room: int) -> Message:
    """Says what a room holds."""
    rooms = building(s)
    features = (*floor_plan(s).features[room], *(("guard",) if room == s.guard else ()))
    return say(
        "room.holds",
        down=rooms.down[room],
        up=rooms.up[room],
        wanted=rooms.wanted[room],
        lock=rooms.lock[room],
        features=features,
        here=tuple([seat for seat, at in enumerate(s.rooms) if at == room]),
    )
