"""What a finished game comes to: who stands out, how it went, who did what; counted from what everybody was told."""

from __future__ import annotations

from typing import Literal

import msgspec

from holdfast.engine.event import Event
from holdfast.engine.message import Message


class ToldLine(msgspec.Struct, frozen=True, gc=False):
    """What everybody was told after so many lines of a game's log, at a time of its clock."""

    line: int
    at: int
    events: tuple[Event, ...]


class Medal(msgspec.Struct, frozen=True, gc=False):
    """Who stands out, and by how much."""

    says: Message
    who: Message
    n: int


class ReportCount(msgspec.Struct, frozen=True, gc=False):
    kind: str
    says: Message
    n: int


class ReportMoment(msgspec.Struct, frozen=True, gc=False):
    """Something that one remembers, with the line after which a film shows it."""

    line: int
    event: Event
    kind: Literal["good", "bad"]


class ReportChapter(msgspec.Struct, frozen=True, gc=False):
    """A part of the game, such as a round, and the line with which it begins."""

    line: int
    title: Message
    about: Message | None
    counts: tuple[ReportCount, ...]
    moments: tuple[ReportMoment, ...]


class ReportScene(msgspec.Struct, frozen=True, gc=False):
    """What happened there, told once more, and the line at which a film begins with it."""

    line: int
    title: Message
    events: tuple[Event, ...]


class ReportRow(msgspec.Struct, frozen=True, gc=False):
    """What one of them did, by column; None: it is not counted for this one. `seat` is whose it is."""

    head: Message
    seat: int | None
    cells: tuple[int | None, ...]


class ReportTable(msgspec.Struct, frozen=True, gc=False):
    title: Message
    columns: tuple[Message, ...]  # that of the heads first
    rows: tuple[ReportRow, ...]


class ReportSeat(msgspec.Struct, frozen=True, gc=False):
    """What is told first to whoever sat there: what became of their own part."""

    seat: int
    says: tuple[Message, ...]


class DiceShare(msgspec.Struct, frozen=True, gc=False):
    says: Message
    n: int
    percent: int


class Report(msgspec.Struct, frozen=True, gc=False):
    medals: tuple[Medal, ...] = ()
    chapters: tuple[ReportChapter, ...] = ()
    tables: tuple[ReportTable, ...] = ()
    luck: tuple[DiceShare, ...] = ()  # what the dice showed
    seats: tuple[ReportSeat, ...] = ()
    scenes: tuple[ReportScene, ...] = ()  # those that decided it, in their order
    near: tuple[Message, ...] = ()  # how near it stood
