"""What a seat is shown of rush: everything but the order of the swarm cards."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from holdfast.engine.flow import Decision, Frame
from holdfast.engine.view import View, asks_of
from tests.toys.rush.state import Face, Options, Rush

Value: TypeAlias = int | str | tuple[int, ...]


class GoingOn(msgspec.Struct, frozen=True):
    """A frame, as anybody at the table sees it, and the number by which this seat knows what it asks."""

    frame: str
    at: int
    values: tuple[Value, ...]
    ask: int = 0


class Due(msgspec.Struct, frozen=True):
    """What will happen by itself, and when."""

    at: int
    key: str
    what: GoingOn


class RushView(View, frozen=True):
    options: Options
    round: int
    charge: int
    cell: tuple[int, ...]
    wounds: tuple[int, ...]
    face: tuple[Face, ...]
    clock_runs: bool
    swarm: int
    arrived: tuple[int, ...]
    going_on: tuple[tuple[GoingOn, ...], ...]
    due: tuple[Due, ...]


def own_fields(frame: type[Frame]) -> list[str]:
    """The fields that a frame has beyond those of every frame."""
    return [field for field in frame.__struct_fields__ if field not in Decision.__struct_fields__]


def going_on(frame: Frame, seat: int) -> GoingOn:
    ids = frame.ids if isinstance(frame, Decision) else ()
    values = tuple(getattr(frame, field) for field in own_fields(type(frame)))
    return GoingOn(frame.kind(), frame.at, values, ids[seat] if ids and seat >= 0 else 0)


def view(s: Rush, seat: int) -> RushView:
    return RushView(
        seat=seat,
        asks=asks_of(s, seat),
        outcome=s.outcome,
        options=s.options,
        round=s.round,
        charge=s.charge,
        cell=tuple(s.cell),
        wounds=tuple(s.wounds),
        face=tuple(s.face),
        clock_runs=s.clock_runs,
        swarm=len(s.swarm),
        arrived=tuple(s.arrived),
        going_on=tuple(tuple(going_on(frame, seat) for frame in strand.frames) for strand in s.strands),
        due=tuple(Due(t.due, t.key, going_on(t.frame, seat)) for t in s.timers),
    )
