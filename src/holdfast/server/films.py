"""Finished games: shown step by step as any seat saw them, downloaded, uploaded, and played on from any step."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final

import msgspec
from starlette.responses import Response

from holdfast.bots import bot_named
from holdfast.engine.command import Command, Line, Pause, Resume
from holdfast.engine.event import events_for
from holdfast.engine.secret import SPECTATOR
from holdfast.server.answers import Film, FilmStep, Fork, Opened, Story, StoryLine
from holdfast.server.hall import Hall
from holdfast.server.limits import LARGEST_SAVE, NEW_TABLES, UPLOADS
from holdfast.server.requests import Denied, Visit
from holdfast.server.room import Room
from holdfast.table.journal import Journal
from holdfast.table.lobby import Lobby, Place
from holdfast.table.replay import histories, replay
from holdfast.table.save import ReplayError, Save

ALL_SEEING: Final = -2
LONGEST: Final = 5000  # lines of an uploaded game
MOST_STEPS: Final = 200  # in one answer
FILMS_KEPT: Final = 8
NDJSON: Final = "application/x-ndjson"
LINK_HEADER: Final = "x-holdfast-link"  # the secret of a link that lets its bearer see a finished game


class Films:
    """Films that were asked for lately; they come in pieces, and each is computed once."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.made: OrderedDict[tuple[str, int], tuple[Save, list[FilmStep]]] = OrderedDict()

    async def film(self, room: Room, seat: int) -> tuple[Save, list[FilmStep]]:
        key = (room.id, seat)
        if key not in self.made:
            save = await self.hall.save_in(await self.hall.store.rows(room.id), f"table {room.id}")
            self.made[key] = save, await asyncio.to_thread(lambda: list(steps(save, seat)))
            if len(self.made) > FILMS_KEPT:
                self.made.popitem(last=False)
        self.made.move_to_end(key)
        return self.made[key]


def steps(save: Save, seat: int) -> Iterator[FilmStep]:
    """The steps at which there was something new for a seat; all of them for the all-seeing."""
    game = save.setting.game
    everybody = (-1, *range(len(save.setting.seats)))
    before = None
    for history, told in histories(save):
        state = history.state
        line = history.lines[-1] if history.lines else None
        if seat == ALL_SEEING:
            views = tuple(game.view(state, each) for each in everybody)
            events = tuple(one.event.seen_by(teller(one.event)) for one in told)
        else:
            views = (game.view(state, seat),)
            events = events_for(told, seat)
        if seat == ALL_SEEING or events or views != before:
            truth = game.write(state, ALL_SEEING) if seat == ALL_SEEING else ""
            yield FilmStep(len(history.lines), state.now, seat_of(line), kind_of(line), events, views, truth)
        before = views


def teller(event: object) -> int:
    """The seat through whose eyes the all-seeing see an event: its own, if it has one."""
    seat = getattr(event, "seat", -1)
    return seat if isinstance(seat, int) else -1


def seat_of(line: Line | None) -> int:
    return line.seat if isinstance(line, Command | Pause | Resume) else -1


def kind_of(line: Line | None) -> str:
    """What a step was: the kind of an action, or of a line."""
    if line is None:
        return "begin"
    return line.action.kind() if isinstance(line, Command) else type(line).__name__.lower()


# -- over HTTP


async def finished_room(visit: Visit) -> Room:
    """The room of a finished game, for those who may see it."""
    room = await visit.doors.hall.room(visit.request.path_params["table"])
    me = visit.person.id if visit.person else ""
    if not room.lobby.public and not room.lobby.may_see(me) and not await shows_link(visit, room, me):
        raise Denied(403, "This table is for people who have its link.", "lobby.by_link_only")
    if room.lobby.stage != "over":
        raise Denied(409, "The game is still being played: its film would tell every secret.", "film.not_over")
    return room


async def shows_link(visit: Visit, room: Room, me: str) -> bool:
    """Whether somebody comes with a link to this table, and this table is for more people than its own."""
    key = visit.request.headers.get(LINK_HEADER, "")
    link = await visit.doors.people.opened_by(key, room.id, "join")
    return link is not None and room.lobby.watch != "nobody" and me not in room.lobby.barred


async def story(visit: Visit) -> Story:
    room = await finished_room(visit)
    hall = visit.doors.hall
    save = await hall.save_in(await hall.store.rows(room.id), f"table {room.id}")
    return await asyncio.to_thread(story_of, save)


def story_of(save: Save) -> Story:
    lines = ((history, events_for(told, SPECTATOR)) for history, told in histories(save))
    return Story(tuple(StoryLine(len(history.lines), history.state.now, events) for history, events in lines if events))


async def show(visit: Visit) -> Film:
    room = await finished_room(visit)
    query = visit.request.query_params
    try:
        seat, first = int(query.get("seat", "-1")), int(query.get("first", "0"))
    except ValueError:
        raise Denied(400, "Seats and steps are whole numbers.") from None
    if seat not in range(ALL_SEEING, len(room.lobby.seats)):
        raise Denied(404, "There is no such seat.", "lobby.no_such_seat")
    save, made = await films_of(visit).film(room, seat)
    assert room.playing is not None
    return Film(
        table=room.info(),
        seat=seat,
        lines=len(save.lines),
        first=max(first, 0),
        steps=tuple(made[max(first, 0) : max(first, 0) + MOST_STEPS]),
        total=len(made),
        names=room.playing.names,
        outcome=room.playing.table.outcome,
        commitment=save.setting.commitment,
        key=save.setting.key.hex(),
        passages=room.playing.ended().passages,
    )


def films_of(visit: Visit) -> Films:
    films: Films = visit.request.app.state.films
    return films


async def download(visit: Visit) -> Response:
    room = await finished_room(visit)
    data = b"".join(await visit.doors.store.rows(room.id))
    name = f"holdfast-{room.lobby.game}-{room.id}.jsonl"
    return Response(data, media_type=NDJSON, headers={"content-disposition": f'attachment; filename="{name}"'})


async def upload(visit: Visit) -> Opened:
    """A save file becomes a finished game of this person, to be looked at and played on from."""
    person = visit.somebody()
    visit.pace("upload", UPLOADS)
    if visit.request.headers.get("content-type", "").partition(";")[0] != NDJSON:
        raise Denied(415, f"A save file is sent as {NDJSON}.")
    data = await visit.read(LARGEST_SAVE)
    hall = visit.doors.hall
    save = await hall.save_in([data], "This file")
    if save.setting.game.name not in visit.doors.shelf.games:
        raise Denied(400, f"There is no game called {save.setting.game.name!r} here.")
    if save.setting.start is not None:
        raise Denied(400, "A game that begins in the middle can be seen with 'holdfast replay' only.")
    if len(save.lines) > LONGEST:
        raise Denied(413, f"A game has at most {LONGEST} lines here.", "too_large")
    outcome = await asyncio.to_thread(played, save)
    seats = tuple(Place(name=name) for name in save.setting.seats)
    packs = tuple(pack.name for pack in save.setting.packs) or ("base",)
    lobby = Lobby(save.setting.game.name, person.id, seats, packs=packs, stage="over", outcome=outcome)
    room = await hall.new(lobby, tuple(data.splitlines(keepends=True)))
    key, _ = await visit.doors.people.make_link(room.id, "join")
    return Opened(room.id, key, room.info())


def played(save: Save) -> str:
    """How a save ends, every line of it having been played. Raises Denied."""
    try:
        *_, last = replay(save)
    except ReplayError as problem:
        raise Denied(400, str(problem)) from None
    return "" if last.outcome is None else last.outcome.key


async def fork(visit: Visit) -> Opened:
    """A new table that goes on from the middle of a finished game, against bots."""
    person = visit.somebody()
    wanted = await visit.body(Fork)
    visit.pace("new table", NEW_TABLES)
    room = await finished_room(visit)
    old = room.lobby
    if wanted.seat >= len(old.seats):
        raise Denied(404, "There is no such seat.", "lobby.no_such_seat")
    game = visit.doors.shelf.get(old.game)
    bot = bot_named(game, wanted.bot or old.cover or "random").name
    save = await visit.doors.hall.save_in(await visit.doors.store.rows(room.id), f"table {room.id}")
    seats = tuple(
        Place(person.id, person.name) if seat == wanted.seat else Place(name=f"Bot {seat + 1}", bot=bot)
        for seat in range(len(old.seats))
    )
    lobby = Lobby(old.game, person.id, seats, old.options, old.packs, stage="playing", cover=bot, origin=room.id)
    rows = await asyncio.to_thread(first_rows, save, wanted.to, tuple(place.name for place in seats))
    new = await visit.doors.hall.new(lobby, rows)
    key, _ = await visit.doors.people.make_link(new.id, "join")
    return Opened(new.id, key, new.info())


def first_rows(save: Save, to: int, names: tuple[str, ...]) -> tuple[bytes, ...]:
    """The rows of a game that begins like this one, with other people. Raises Denied."""
    try:
        *_, state = replay(save, to)
    except ReplayError as problem:
        raise Denied(400, str(problem)) from None
    if state.outcome is not None:
        raise Denied(409, "The game is over there: go on from an earlier step.", "refused.over")
    journal = Journal()
    setting = msgspec.structs.replace(save.setting, seats=names)
    rows = [journal.begin(setting)]
    rows += [journal.line(unmarked(line), save.digests.get(no)) for no, line in enumerate(save.lines[:to], 1)]
    return tuple(rows)


def unmarked(line: Line) -> Line:
    """Without the sender's mark: what is sent in the new game is no resend of what was sent in the old one."""
    return msgspec.structs.replace(line, id="") if isinstance(line, Command) else line
