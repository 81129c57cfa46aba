"""Reels: the film of a finished game as everybody saw it, kept so that it can be seen when its rules have changed.

A step holds what is new in it: of each view the fields that are not as they were, and events that several were told
alike once. The steps are pressed together into a stream, made and read one after the other: neither takes the memory
that all of them would.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, cast

import msgspec

from holdfast.engine.command import Command, Line, Pause, Resume
from holdfast.engine.event import Event, events_for
from holdfast.engine.message import Message
from holdfast.engine.option_making import Passage
from holdfast.engine.report import Report, ToldLine
from holdfast.engine.schema import view_schema
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.state import Outcome
from holdfast.engine.view import View
from holdfast.server.rooms.frozen import Picture
from holdfast.server.wire.api_types import FilmStep, PublicStory, StoryLine
from holdfast.server.wire.encoder import public_json
from holdfast.table.replay import histories
from holdfast.table.save import Save

ALL_SEEING: Final = -2
FILTERS: Final[list[dict[str, Any]]] = [{"id": lzma.FILTER_LZMA2, "preset": 1, "dict_size": 1 << 22}]
CHUNK: Final = 1 << 16
LARGEST_PIECE: Final = 10_000_000  # bytes of views in one answer

Fields = dict[str, msgspec.Raw]


class DamagedFilm(Exception):
    """What was kept of a film cannot be read any more."""


class FilmHead(msgspec.Struct, frozen=True):
    """What a film begins with. `totals` counts the steps that there are to see, by seat."""

    lines: int
    names: dict[str, str | Message]
    outcome: Outcome | None
    commitment: str
    key: str
    passages: tuple[Passage, ...]
    totals: dict[int, int]
    report: bytes = b"null"  # in JSON
    drawn: str = ""  # the shape of the views


class FilmFile(msgspec.Struct, frozen=True):
    head: FilmHead
    steps: bytes


class KeptFilm(msgspec.Struct, frozen=True):
    """A film as it is kept. The head of an old one is not pressed."""

    head: bytes | FilmHead
    steps: bytes


class ViewChange(msgspec.Struct, frozen=True, array_like=True):
    """What is new in a view: fields that are not as they were, or, where some are there no more, all there are."""

    is_whole: bool
    fields: Fields


class FilmFrame(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """One step. `told` are the different things that were told, `heard` which of them each seat was, -2 and -1 first;
    `views` what is new for each seat, -1 first."""

    line: int
    at: int
    seat: int
    kind: str
    truth: str
    told: tuple[msgspec.Raw, ...]
    heard: tuple[int, ...]
    views: tuple[ViewChange | None, ...]


# -- making


def film_file_of(save: Save) -> bytes:
    """Returns the film of a save, for all seats at once. Raises ReplayError."""
    setting = save.setting
    press = lzma.LZMACompressor(format=lzma.FORMAT_XZ, filters=FILTERS)
    everybody = (SPECTATOR, *range(len(setting.seats)))
    shown: dict[int, Fields] = {seat: {} for seat in everybody}
    totals = dict.fromkeys((ALL_SEEING, *everybody), 0)
    pressed: list[bytes] = []
    story: list[ToldLine] = []
    for history, told in histories(save):
        state, line = history.state, history.lines[-1] if history.lines else None
        views = tuple(_new_in(setting.game.view(state, seat), seat, shown) for seat in everybody)
        events = [
            public_json(tuple(one.event.seen_by(teller(one.event)) for one in told)),
            *(public_json(events_for(told, seat)) for seat in everybody),
        ]
        for seat, mine, view in zip(everybody, events[1:], views, strict=True):
            totals[seat] += mine != b"[]" or view is not None
        totals[ALL_SEEING] += 1
        story.append(ToldLine(len(history.lines), state.now, events_for(told, SPECTATOR)))
        apart = list(dict.fromkeys(events))
        frame = FilmFrame(
            len(history.lines),
            state.now,
            seat_of(line),
            kind_of(line),
            setting.game.write(state, ALL_SEEING),
            tuple(map(msgspec.Raw, apart)),
            tuple(map(apart.index, events)),
            views,
        )
        pressed.append(press.compress(msgspec.json.encode(frame) + b"\n"))
    names = {f"seat.{seat}": name for seat, name in enumerate(setting.seats)}
    head = FilmHead(
        lines=len(save.lines),
        names={**setting.game.shown.names(state), **names},
        outcome=state.outcome,
        commitment=setting.commitment,
        key=setting.key.hex(),
        passages=epilogue(save, state),
        report=public_json(report_of(save, state, story)),
        drawn=view_schema(setting.game.view_type),
        totals=totals,
    )
    return _kept(head, b"".join([*pressed, press.flush()]))


def film_file_of_picture(picture: Picture, rows: list[bytes]) -> bytes:
    """Returns the film of a game that cannot be played again: the last that was seen of it."""
    header = msgspec.json.decode(rows[0], type=dict[str, Any])
    last = msgspec.json.decode(rows[-1], type=dict[str, Any])
    outcome = msgspec.convert(last.get("outcome"), Outcome | None) if last.get("t") == "end" else None
    everybody = sorted(picture.views)
    head = FilmHead(
        lines=len(rows) - 1 - (last.get("t") == "end"),
        names=picture.names,
        outcome=outcome,
        commitment=picture.commitment,
        key=str(header.get("key", "")),
        passages=() if picture.ended is None else picture.ended.passages,
        drawn=picture.drawn,
        totals=dict.fromkeys((ALL_SEEING, *everybody), 1),
    )
    views = tuple(ViewChange(True, msgspec.json.decode(picture.views[seat], type=Fields)) for seat in everybody)
    frame = FilmFrame(head.lines, picture.at, -1, "end", "", (msgspec.Raw(b"[]"),), (0,) * (len(views) + 1), views)
    return _kept(head, lzma.compress(msgspec.json.encode(frame) + b"\n"))


def _kept(head: FilmHead, steps: bytes) -> bytes:
    pressed = lzma.compress(msgspec.msgpack.encode(head), lzma.FORMAT_XZ, filters=FILTERS)
    return msgspec.msgpack.encode(KeptFilm(pressed, steps))


def epilogue(save: Save, state: Any) -> tuple[Passage, ...]:
    """Returns how the story ends; a game that fails to tell it has a film all the same."""
    try:
        return save.setting.game.shown.epilogue(save.setting.options, state) if state.outcome is not None else ()
    except Exception:
        return ()


def report_of(save: Save, state: Any, story: list[ToldLine]) -> Report | None:
    """Returns what a finished game comes to; one that fails to be counted has a film all the same."""
    report = save.setting.game.shown.report
    try:
        return report(state, story) if report is not None and state.outcome is not None else None
    except Exception:
        return None


def _new_in(view: View, seat: int, shown: dict[int, Fields]) -> ViewChange | None:
    """Returns what this seat did not see before, and notes it."""
    now = msgspec.json.decode(public_json(view), type=Fields)
    before, shown[seat] = shown[seat], now
    if not before.keys() <= now.keys():
        return ViewChange(True, now)
    fields = {name: value for name, value in now.items() if name not in before or bytes(before[name]) != bytes(value)}
    return ViewChange(False, fields) if fields else None


def teller(event: object) -> int:
    """Returns the seat through whose eyes an all-seeing film shows an event: its own, if it has one."""
    seat = getattr(event, "seat", -1)
    return seat if isinstance(seat, int) else -1


def seat_of(line: Line | None) -> int:
    return line.seat if isinstance(line, Command | Pause | Resume) else -1


def kind_of(line: Line | None) -> str:
    """Returns what a step was: the kind of an action, or of a line."""
    if line is None:
        return "begin"
    return line.action.kind() if isinstance(line, Command) else type(line).__name__.lower()


# -- reading


def read_film_file(data: bytes) -> FilmFile:
    """Raises DamagedFilm, like everything that reads on in the film."""
    with _undamaged():
        kept = msgspec.msgpack.decode(data, type=KeptFilm)
        if isinstance(kept.head, bytes):
            return FilmFile(msgspec.msgpack.decode(lzma.decompress(kept.head), type=FilmHead), kept.steps)
        return FilmFile(kept.head, kept.steps)


@contextmanager
def _undamaged() -> Iterator[None]:
    try:
        yield
    except (lzma.LZMAError, EOFError, msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise DamagedFilm(str(problem)) from None


def steps_of(film_file: FilmFile, seat: int, first: int, most: int) -> list[FilmStep]:
    """Returns the steps that told a seat something new, from the `first` on; an all-seeing film has all steps."""
    found: list[FilmStep] = []
    size, number = 0, -1
    seats = len(film_file.head.totals) - 2
    wanted = range(seats + 1) if seat == ALL_SEEING else (seat + 1,)  # places among a frame's views
    shown: dict[int, Fields] = {place: {} for place in wanted}
    for frame in frames(film_file):
        for place in wanted:
            new = frame.views[place]
            if new is not None:
                shown[place] = new.fields if new.is_whole else shown[place] | new.fields
        told = frame.told[frame.heard[seat + 2]]
        if seat != ALL_SEEING and bytes(told) == b"[]" and frame.views[seat + 1] is None:
            continue
        number += 1
        if number < first:
            continue
        views = tuple(msgspec.Raw(msgspec.json.encode(shown[place])) for place in wanted)
        size += sum(len(bytes(view)) for view in views)
        if found and size > LARGEST_PIECE:
            break
        found.append(_step(frame, told, views, seat))
        if len(found) == most:
            break
    return found


def story_of(film_file: FilmFile) -> PublicStory:
    """Returns all that was told in public."""
    told = ((frame, frame.told[frame.heard[1]]) for frame in frames(film_file))
    return PublicStory(
        tuple(
            StoryLine(frame.line, frame.at, cast(tuple[Event, ...], events))
            for frame, events in told
            if bytes(events) != b"[]"
        ),
        cast(Report | None, msgspec.Raw(film_file.head.report)),
    )


def frames(film_file: FilmFile) -> Iterator[FilmFrame]:
    lines = _lines(_chunks(film_file.steps))
    while True:
        with _undamaged():
            line = next(lines, None)
            if line is None:
                return
            frame = msgspec.json.decode(line, type=FilmFrame)
        yield frame


def _step(frame: FilmFrame, told: msgspec.Raw, views: tuple[msgspec.Raw, ...], seat: int) -> FilmStep:
    """Returns a step as a line; events and views are encoded already, by the encoder that refuses secrets."""
    truth = frame.truth if seat == ALL_SEEING else ""
    events, seen = cast(tuple[Event, ...], told), cast(tuple[View, ...], views)
    return FilmStep(frame.line, frame.at, frame.seat, frame.kind, events, seen, truth)


def _chunks(pressed: bytes) -> Iterator[bytes]:
    press = lzma.LZMADecompressor(format=lzma.FORMAT_XZ)
    yield press.decompress(pressed, CHUNK)
    while not press.eof:
        if press.needs_input:
            raise EOFError("it breaks off")
        yield press.decompress(b"", CHUNK)


def _lines(chunks: Iterable[bytes]) -> Iterator[bytes]:
    rest: list[bytes] = []
    for chunk in chunks:
        *whole, last = chunk.split(b"\n")
        for line in whole:
            yield b"".join([*rest, line])
            rest = []
        rest.append(last)
