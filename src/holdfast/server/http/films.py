"""Finished games: shown step by step as any seat saw them, downloaded, uploaded, and played on from any step."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec
from starlette.responses import Response

from holdfast.bots import bot_named
from holdfast.engine.command import Command, Line
from holdfast.server.http.listing import opening
from holdfast.server.http.requests import Denied, Visit
from holdfast.server.http.tables import check_room_for
from holdfast.server.ops.limits import LARGEST_SAVE, NEW_TABLES, UPLOADS
from holdfast.server.rooms.frozen import FROZEN
from holdfast.server.rooms.registry import BrokenTable
from holdfast.server.services.film_file import ALL_SEEING, DamagedFilm, FilmFile, steps_of, story_of
from holdfast.server.services.film_maker import NoFilm
from holdfast.server.wire.api_types import Film, Fork, Opened, PublicStory
from holdfast.server.wire.table_info import TableInfo
from holdfast.table.game_words import bot_names
from holdfast.table.journal import Journal
from holdfast.table.lobby import Lobby, Place
from holdfast.table.replay import replay
from holdfast.table.save import ReplayError, Save
from holdfast.table.store import Person, PutFilm

T = TypeVar("T")
MOST_STEPS: Final = 200  # in one answer
MOST_LINES: Final = 1_000_000
NDJSON: Final = "application/x-ndjson"
LINK_HEADER: Final = "x-holdfast-link"  # the secret of a link that lets its bearer see a finished game


# -- over HTTP


class Finished(msgspec.Struct, frozen=True):
    """A table whose game is over, read without opening a room."""

    id: str
    lobby: Lobby
    info: TableInfo


async def finished_room(visit: Visit) -> Finished:
    """Returns a finished game. Raises Denied for people who may not see it."""
    id = visit.request.path_params["table"]
    room = Finished(id, *await visit.context.registry.known(id))
    me = visit.person.id if visit.person else ""
    lobby = room.lobby
    if not (lobby.may_see(me) or lobby.lets_outsiders_look_back(me) or await shows_link(visit, room, me)):
        raise Denied(403, "lobby.by_link_only")
    if room.lobby.frozen:
        raise Denied(409, "film.unfinished")
    if room.lobby.stage != "over":
        raise Denied(409, "film.not_over")
    return room


async def shows_link(visit: Visit, room: Finished, me: str) -> bool:
    """Tells whether somebody comes with a link to this table, and this table is for more people than its own."""
    key = visit.request.headers.get(LINK_HEADER, "")
    link = await visit.context.people.opened_by(key, room.id, "join")
    return link is not None and room.lobby.lets_in(me)


async def story(visit: Visit) -> PublicStory:
    room = await finished_room(visit)
    return await read(visit, room, story_of)


async def read(visit: Visit, room: Finished, work: Callable[[FilmFile], T]) -> T:
    """Returns what `work` reads in the film of a game; a few films are read at a time."""
    maker = visit.context.film_maker
    try:
        film_file = await maker.film_file(room.id, visit.who())
        try:
            return await _worked(visit, work, film_file)
        except DamagedFilm:
            return await _worked(visit, work, await maker.film_file(room.id, visit.who(), anew=True))
    except NoFilm as problem:
        raise Denied(409, FROZEN, text=str(problem)) from None


async def _worked(visit: Visit, work: Callable[[FilmFile], T], film_file: FilmFile) -> T:
    async with visit.context.film_readers:
        return await asyncio.to_thread(work, film_file)


async def show(visit: Visit) -> Film:
    room = await finished_room(visit)
    query = visit.request.query_params
    try:
        seat, first = int(query.get("seat", "-1")), max(0, int(query.get("first", "0")))
    except ValueError:
        raise Denied(400, "film.bad_step") from None
    if first > MOST_LINES:
        raise Denied(404, "film.no_such_step")
    if seat not in range(ALL_SEEING, len(room.lobby.seats)):
        raise Denied(404, "lobby.no_such_seat")
    head, steps = await read(
        visit, room, lambda film_file: (film_file.head, steps_of(film_file, seat, first, MOST_STEPS))
    )
    return Film(
        table=room.info,
        seat=seat,
        lines=head.lines,
        first=first,
        steps=tuple(steps),
        total=head.totals[seat],
        names=head.names,
        outcome=head.outcome,
        commitment=head.commitment,
        key=head.key,
        passages=head.passages,
    )


async def download(visit: Visit) -> Response:
    room = await finished_room(visit)
    data = b"".join(await visit.context.store.rows(room.id))
    name = f"holdfast-{room.lobby.game}-{room.id}.jsonl"
    return Response(data, media_type=NDJSON, headers={"content-disposition": f'attachment; filename="{name}"'})


async def upload(visit: Visit) -> Opened:
    """Turns a save file into a finished game of the visitor, to be looked at and played on from."""
    person = visit.somebody()
    visit.check_rate("upload", UPLOADS)
    if visit.request.headers.get("content-type", "").partition(";")[0] != NDJSON:
        raise Denied(415, "save.kind", kind=NDJSON)
    data = await visit.read(LARGEST_SAVE)
    await check_uploads(visit, person.id)
    try:
        found = await visit.context.film_maker.filmed(data, "This file", person.id, strange=True)
    except ReplayError as problem:
        raise Denied(400, text=str(problem)) from None
    if found.game not in visit.context.catalogue.games:
        raise Denied(400, "no_such_game", game=found.game)
    seats = tuple(Place(name=name) for name in found.seats)
    lobby = Lobby(found.game, person.id, seats, packs=found.packs, stage="over", outcome=found.outcome)
    record = await visit.context.registry.put_away(lobby, tuple(data.splitlines(keepends=True)))
    await visit.context.store.write(PutFilm(record.id, found.film_file))
    key, _ = await visit.context.people.invite(record.id, person)
    return Opened(record.id, key, visit.context.registry.info_of(record))


async def check_uploads(visit: Visit, person: str) -> None:
    """Raises Denied for people who have uploaded enough games."""
    if visit.context.settings.limits:
        most = (await visit.context.host_limits.get()).uploads_each
        over = await visit.context.store.tables(stage="over", person=person, most=10 * max(most, 1))
        registry = visit.context.registry
        brought = [record for record in registry.sound(over) if not registry.lobby_of(record).people()]
        if len(brought) >= most:
            raise Denied(409, "save.too_many", most=most)


async def fork(visit: Visit) -> Opened:
    """Opens a new table that goes on from the middle of a finished game, against bots."""
    person = visit.somebody()
    wanted = await visit.body(Fork)
    visit.check_rate("new table", NEW_TABLES)
    with opening(visit, person.id) as others:
        if visit.context.settings.limits:
            await check_room_for(visit, person.id, others)
        return await play_on(visit, person, wanted)


async def play_on(visit: Visit, person: Person, wanted: Fork) -> Opened:
    room = await finished_room(visit)
    old = room.lobby
    if wanted.seat >= len(old.seats):
        raise Denied(404, "lobby.no_such_seat")
    game = visit.context.catalogue.get(old.game)
    bot = bot_named(game, wanted.bot or old.cover or "random").name
    try:
        save = await visit.context.registry.save_in(await visit.context.store.rows(room.id), f"table {room.id}")
    except BrokenTable as problem:
        raise Denied(409, "film.cannot", problem=str(problem)) from None
    names = bot_names(game, len(old.seats))
    seats = tuple(
        Place(person.id, person.name) if seat == wanted.seat else Place(name=names[seat], bot=bot)
        for seat in range(len(old.seats))
    )
    lobby = Lobby(old.game, person.id, seats, old.options, old.packs, stage="playing", cover=bot, origin=room.id)
    lobby = msgspec.structs.replace(lobby, title=old.title, bot_names=names)
    rows = await asyncio.to_thread(first_rows, save, wanted.to, tuple(place.name for place in seats))
    new = await visit.context.registry.new(lobby, rows)
    key, _ = await visit.context.people.invite(new.id, person)
    return Opened(new.id, key, new.info())


def first_rows(save: Save, to: int, names: tuple[str, ...]) -> tuple[bytes, ...]:
    """Returns the rows of a game that begins like this one, with other people. Raises Denied."""
    try:
        *_, state = replay(save, to)
    except ReplayError as problem:
        raise Denied(400, text=str(problem)) from None
    if state.outcome is not None:
        raise Denied(409, "film.over")
    journal = Journal()
    setting = msgspec.structs.replace(save.setting, seats=names)
    rows = [journal.begin(setting)]
    rows += [journal.line(without_sender_id(line), save.digests.get(no)) for no, line in enumerate(save.lines[:to], 1)]
    return tuple(rows)


def without_sender_id(line: Line) -> Line:
    """Returns a line without its sender's id: what is sent in the new game repeats nothing of the old one."""
    return msgspec.structs.replace(line, id="") if isinstance(line, Command) else line
