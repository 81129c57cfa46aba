"""The lobby over HTTP: who I am, which games there are, tables, seats, links. Answers are typed in answers.py."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import msgspec
from starlette.responses import Response

from holdfast.bots import bot_named, bots_of
from holdfast.engine.game import AnyGame, SetupError
from holdfast.server.answers import (
    Choose,
    GameInfo,
    Join,
    Me,
    NewMe,
    NewTable,
    Opened,
    SetSeat,
    Tables,
)
from holdfast.server.infos import TableInfo
from holdfast.server.limits import MOST_TABLES, NEW_PEOPLE, NEW_TABLES
from holdfast.server.requests import Denied, Visit, unfit
from holdfast.server.room import Room
from holdfast.server.seats import COOKIE
from holdfast.table.lobby import COVER_AFTER_S, COVER_SOON_S, Lobby, Place

A_YEAR = 365 * 24 * 3600
MOST_PACKS = 8


# -- people


async def me(visit: Visit) -> Me:
    person = visit.person
    return Me("", "") if person is None else Me(person.id, person.name)


async def set_me(visit: Visit) -> Response:
    """Choose a name; who has none yet gets a secret too, in a cookie that scripts cannot read."""
    wanted = await visit.body(NewMe)
    doors = visit.doors
    if visit.person is not None:
        person = await doors.people.rename(visit.person, wanted.name)
        return answer(Me(person.id, person.name))
    visit.pace("new person", NEW_PEOPLE)
    person, cookie = await doors.people.welcome(wanted.name)
    response = answer(Me(person.id, person.name))
    secure = doors.settings.public_url.startswith("https://")
    response.set_cookie(COOKIE, cookie, max_age=A_YEAR, httponly=True, samesite="strict", secure=secure)
    return response


def answer(value: Any) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")


# -- games


async def all_games(visit: Visit) -> tuple[GameInfo, ...]:
    return visit.doors.shelf.infos()


async def one_game(visit: Visit) -> Any:
    """With `?packs=base,deep` the box holds those, as a table has it that chose them."""
    name = visit.request.path_params["game"]
    packs = visit.request.query_params.get("packs", "base").split(",")
    box = visit.doors.shelf.box(name, tuple(packs[:MOST_PACKS]))
    visit.doors.beginnings.makers.warm_up(visit.doors.shelf.get(name))
    return box


async def rules(visit: Visit) -> Response:
    """The rules of a game in words, as Markdown."""
    game = visit.doors.shelf.get(visit.request.path_params["game"])
    try:
        text = files(game.package).joinpath("RULES.md").read_text(encoding="utf-8")
    except (TypeError, FileNotFoundError):
        raise Denied(404, "This game has no written rules.") from None
    return Response(text, media_type="text/markdown; charset=utf-8")


# -- tables


async def tables(visit: Visit) -> Tables:
    """Public tables that wait for people, mine that are not over, and finished games: mine and public ones."""
    store, hall = visit.doors.store, visit.doors.hall
    me = visit.person.id if visit.person else ""
    mine = [*await store.tables(stage="playing", person=me), *await store.tables(stage="open", person=me)] if me else []
    finished = {record.id: record for record in await store.tables(stage="over")}
    if me:
        finished |= {record.id: record for record in await store.tables(stage="over", person=me)}
    newest = sorted(finished.values(), key=lambda record: -record.changed)[:50]
    return Tables(
        open=tuple(map(hall.info_of, await store.tables(stage="open"))),
        mine=tuple(map(hall.info_of, mine)),
        finished=tuple(map(hall.info_of, newest)),
    )


async def new_table(visit: Visit) -> Opened:
    person = visit.somebody()
    wanted = await visit.body(NewTable)
    visit.pace("new table", NEW_TABLES)
    doors = visit.doors
    if doors.settings.limits:
        await check_room_for(visit, person.id)
    game = doors.shelf.get(wanted.game)
    if wanted.seats not in game.seats:
        raise Denied(400, f"This game is for {game.seats[0]} to {game.seats[-1]} seats.")
    doors.shelf.load(game, wanted.packs)
    cover = next((name for name in game.bots if name != "random"), "random") if wanted.cover is None else wanted.cover
    for bot in (*wanted.bots, *([cover] if cover else [])):
        bot_named(game, bot)
    free = wanted.seats - 1
    bots = (wanted.bots * free)[:free] if wanted.start and wanted.bots else wanted.bots[:free]
    if wanted.seat >= wanted.seats:
        raise Denied(404, "There is no such seat.", "lobby.no_such_seat")
    others = [*(Place() for _ in range(free - len(bots))), *(Place(bot=bot) for bot in bots)]
    seats = [*others[: wanted.seat], Place(person.id, person.name), *others[wanted.seat :]]
    seats = [msgspec.structs.replace(p, name=f"Bot {i + 1}") if p.bot else p for i, p in enumerate(seats)]
    lobby = Lobby(
        game=wanted.game,
        host=person.id,
        seats=tuple(seats),
        options=wanted.options,
        packs=wanted.packs,
        public=wanted.public,
        watch=wanted.watch,
        cover=cover,
        cover_after_s=usual_cover(game) if wanted.cover_after_s is None else wanted.cover_after_s,
        campaign=wanted.campaign,
        lesson=wanted.lesson,
    )
    if wanted.lesson and (wanted.public or wanted.campaign or not wanted.start or len(bots) < free):
        raise Denied(400, "A lesson is for one person and bots: begin it at once, not in public, in no campaign.")
    if wanted.campaign and (await doors.campaigns.get(wanted.campaign, person)).game != wanted.game:
        raise Denied(400, "That campaign is one of another game.")
    await asyncio.to_thread(check_options, visit, lobby)
    room = await doors.hall.new(lobby)
    key, _ = await doors.people.make_link(room.id, "join")
    if wanted.start:
        await doors.beginnings.start(room, person.id)
    return Opened(room.id, key, room.info())


def usual_cover(game: AnyGame) -> int:
    """How long somebody may be away: where a clock answers for the absent, nobody has long."""
    return COVER_SOON_S if game.absent_seats_never_hang else COVER_AFTER_S


async def check_room_for(visit: Visit, person: str) -> None:
    store = visit.doors.store
    sits_at = [*await store.tables(stage="open", person=person), *await store.tables(stage="playing", person=person)]
    if len(sits_at) >= MOST_TABLES:
        raise Denied(409, f"You sit at {MOST_TABLES} tables already: finish or leave some.")


def check_options(visit: Visit, lobby: Lobby) -> None:
    """Raises Denied with the game's own sentence where options do not fit."""
    try:
        visit.doors.beginnings.check(lobby)
    except SetupError as problem:
        raise unfit(visit, lobby.game, problem) from None


async def read_ahead(lobby: Lobby, change: Callable[[Lobby], Lobby]) -> None:
    """Try a change outside the room: reading options for the first time takes a while, and the table need not wait."""
    await asyncio.to_thread(change, lobby)


async def room_of(visit: Visit) -> Room:
    """The room of the table in the address, for people who may know of it."""
    room = await visit.doors.hall.room(visit.request.path_params["table"])
    lobby = room.lobby
    me = visit.person.id if visit.person else ""
    if not lobby.public and not lobby.may_see(me):
        raise Denied(403, "This table is for people who have its link.", "lobby.by_link_only")
    return room


async def one_table(visit: Visit) -> TableInfo:
    return (await room_of(visit)).info()


async def join(visit: Visit) -> TableInfo:
    """Sit down: with the secret of a link, or at a public table."""
    person = visit.somebody()
    wanted = await visit.body(Join)
    id = visit.request.path_params["table"]
    room = await visit.doors.hall.room(id)
    link = await visit.doors.people.opened_by(wanted.key, id, "join")

    def sit(lobby: Lobby) -> Lobby:
        lobby = lobby.admit(person.id) if link is not None else lobby
        return lobby.sit(person.id, person.name, wanted.seat)

    await room.ask(lambda at: room.change(sit))
    return room.info()


async def leave(visit: Visit) -> TableInfo:
    person = visit.somebody()
    room = await room_of(visit)
    await room.ask(lambda at: room.change(lambda lobby: lobby.leave(person.id)))
    return room.info()


async def choose(visit: Visit) -> TableInfo:
    """The host changes what the table is set for."""
    person = visit.somebody()
    wanted = await visit.body(Choose)
    room = await room_of(visit)
    game = visit.doors.shelf.get(room.lobby.game)
    if wanted.seats is not None and wanted.seats not in game.seats:
        raise Denied(400, f"This game is for {game.seats[0]} to {game.seats[-1]} seats.")
    if wanted.packs is not None:
        visit.doors.shelf.load(game, wanted.packs)
    if wanted.cover and wanted.cover not in bots_of(game):
        bot_named(game, wanted.cover)

    def change(lobby: Lobby) -> Lobby:
        changed = lobby.choose(
            person.id,
            options=wanted.options,
            packs=wanted.packs,
            seats=wanted.seats,
            public=wanted.public,
            watch=wanted.watch,
            cover=wanted.cover,
            cover_after_s=wanted.cover_after_s,
        )
        of = (changed.options, changed.packs, len(changed.seats))
        if of != (lobby.options, lobby.packs, len(lobby.seats)):
            check_options(visit, changed)
        return changed

    await read_ahead(room.lobby, change)
    await room.ask(lambda at: room.change(change))
    return room.info()


async def set_seat(visit: Visit) -> TableInfo:
    """Put a bot on a seat, remove whoever sits there, or pick an option for it."""
    person = visit.somebody()
    wanted = await visit.body(SetSeat)
    seat: int = visit.request.path_params["seat"]
    room = await room_of(visit)
    if wanted.bot:
        bot_named(visit.doors.shelf.get(room.lobby.game), wanted.bot)

    def change(lobby: Lobby) -> Lobby:
        if wanted.clear:
            lobby = lobby.clear_seat(person.id, seat)
        if wanted.bot:
            here = {one.person for one in room.people}
            absent = seat < len(lobby.seats) and lobby.seats[seat].person not in here
            lobby = lobby.seat_bot(person.id, seat, wanted.bot, absent=absent)
        for option, word in (wanted.picks or {}).items():
            lobby = lobby.pick(person.id, seat, option, word)
        if wanted.picks:
            check_options(visit, lobby)
        return lobby

    def carry_out(at: int) -> None:
        room.change(change)
        if wanted.clear:
            room.forget_notes(seat)

    await read_ahead(room.lobby, change)
    await room.ask(carry_out)
    return room.info()


async def start(visit: Visit) -> TableInfo:
    person = visit.somebody()
    room = await room_of(visit)
    try:
        await visit.doors.beginnings.start(room, person.id)
    except SetupError as problem:
        raise unfit(visit, room.lobby.game, problem) from None
    return room.info()


async def rematch(visit: Visit) -> Opened:
    """The same people at a new table; whoever asks second is shown the table of the first."""
    person = visit.somebody()
    room = await room_of(visit)
    old = room.lobby
    if old.stage != "over" or old.seat_of(person.id) < 0:
        raise Denied(409, "A rematch is for those who played, after the end.")
    if not old.rematch:
        seats = tuple(msgspec.structs.replace(place, bot="" if place.person else place.bot) for place in old.seats)
        again = msgspec.structs.replace(
            old, seats=seats, host=person.id, stage="open", outcome="", rematch="", origin="", once="", lesson=""
        )
        new = await visit.doors.hall.new(again)
        await room.ask(lambda at: room.change(lambda lobby: msgspec.structs.replace(lobby, rematch=new.id)))
    found = await visit.doors.hall.room(room.lobby.rematch)
    key, _ = await visit.doors.people.make_link(found.id, "join")
    return Opened(found.id, key, found.info())
