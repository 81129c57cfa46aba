"""Tables over HTTP: opening one, sitting down and leaving, choosing, starting, a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from holdfast.bots import bot_named, bots_of
from holdfast.engine.game import AnyGame, SetupError
from holdfast.server.http.listing import check_public, opening
from holdfast.server.http.requests import Denied, Visit, unfit
from holdfast.server.ops.limits import NEW_TABLES
from holdfast.server.rooms.room import Room
from holdfast.server.wire.api_types import (
    Choose,
    Join,
    LeaveTable,
    NewTable,
    Opened,
    SetSeat,
)
from holdfast.server.wire.table_info import TableInfo
from holdfast.table.game_words import bot_names
from holdfast.table.lobby import COVER_AFTER_S, COVER_SOON_S, Lobby, Place, no
from holdfast.table.store import Person, TableRecord

LONGEST_SEAT = 3  # digits of a seat in an address


async def new_table(visit: Visit) -> Opened:
    person = visit.somebody()
    wanted = await visit.body(NewTable)
    visit.check_rate("new table", NEW_TABLES)
    with opening(visit, person.id) as others:
        if visit.context.settings.limits:
            await check_room_for(visit, person.id, others)
        if wanted.public:
            await check_public(visit, person.id, others)
        return await open_table(visit, person, wanted)


async def open_table(visit: Visit, person: Person, wanted: NewTable) -> Opened:
    context = visit.context
    game = context.catalogue.get(wanted.game)
    if wanted.seats not in game.seats:
        raise Denied(400, "open.seats", least=game.seats[0], most=game.seats[-1])
    packs = context.catalogue.in_order(game, wanted.packs)
    await context.catalogue.opened(game, packs)
    cover = usual_bot(game) if wanted.cover is None else wanted.cover
    for bot in (*wanted.bots, *([cover] if cover else [])):
        bot_named(game, bot)
    free = wanted.seats - 1
    bots = (wanted.bots * free)[:free] if wanted.start and wanted.bots else wanted.bots[:free]
    if wanted.seat >= wanted.seats:
        raise Denied(404, "lobby.no_such_seat")
    others = [*(Place() for _ in range(free - len(bots))), *(Place(bot=bot) for bot in bots)]
    seats = [*others[: wanted.seat], Place(person.id, person.name), *others[wanted.seat :]]
    names = bot_names(game, wanted.seats)
    seats = [msgspec.structs.replace(p, name=names[i]) if p.bot else p for i, p in enumerate(seats)]
    lobby = Lobby(
        game=wanted.game,
        host=person.id,
        seats=tuple(seats),
        options=wanted.options,
        packs=packs,
        bot_names=names,
        public=wanted.public,
        watch=wanted.watch,
        cover=cover,
        cover_after_s=usual_cover(game) if wanted.cover_after_s is None else wanted.cover_after_s,
        campaign=wanted.campaign,
        lesson=wanted.lesson,
        rivals=bool(game.at_table.sides(wanted.seats)),
        over_days=wanted.over_days,
    )
    lobby = context.catalogue.without_clocks(lobby)
    lobby.check_cover()
    if wanted.lesson and (wanted.public or wanted.campaign or not wanted.start or len(bots) < free):
        raise Denied(400, "open.lesson")
    if wanted.campaign and (await context.campaigns.get(wanted.campaign, person)).game != wanted.game:
        raise Denied(400, "campaign.other_game")
    await asyncio.to_thread(check_options, visit, lobby)
    room = await context.registry.new(lobby)
    key, _ = await context.people.invite(room.id, person)
    if wanted.start:
        await context.game_start.start(room, person.id)
    return Opened(room.id, key, room.info())


def usual_bot(game: AnyGame) -> str:
    """Returns the bot that plays for those who leave: if there is any, one that leaves decisions to people."""
    names = sorted(game.bots, key=lambda name: (not game.bots[name].defers, name == "random"))  # stable otherwise
    return next(iter(names), "random")


def usual_cover(game: AnyGame) -> int:
    """Returns how many seconds people may be away before a bot covers; few, where a clock answers for the absent."""
    return COVER_SOON_S if game.at_table.absent_seats_never_hang else COVER_AFTER_S


async def check_room_for(visit: Visit, person: str, others: int) -> None:
    """Raises Denied for those who sit at enough tables, `others` that are being opened included."""
    store = visit.context.store
    limits = await visit.context.host_limits.get()
    counts = await store.counts() if limits.tables else None
    if counts is not None and counts.open + counts.playing + counts.over + others >= limits.tables:
        raise Denied(409, "open.server_full")
    sits_at = [*await store.tables(stage="open", person=person), *await store.tables(stage="playing", person=person)]
    if len(sits_at) + others >= limits.tables_each:
        sits_at = [record for record in sits_at if not await is_frozen_table(visit, record)]
    if len(sits_at) + others >= limits.tables_each:
        raise Denied(409, "open.too_many", most=limits.tables_each)


async def is_frozen_table(visit: Visit, record: TableRecord) -> bool:
    """Tells whether the game of a table can only be looked at; where that is not known yet, its room is opened
    to see.
    """
    if record.stage != "playing":
        return False
    registry = visit.context.registry
    return registry.lobby_of(record).frozen or (await registry.room(record.id)).frozen is not None


def check_options(visit: Visit, lobby: Lobby) -> None:
    """Raises Denied with the game's own sentence where options do not fit."""
    try:
        visit.context.game_start.check(lobby)
    except SetupError as problem:
        raise unfit(visit, lobby.game, problem) from None


def check_pick(visit: Visit, lobby: Lobby, seat: int, option: str) -> None:
    """Raises Denied where a seat picked something that its game does not offer to it."""
    refusal = visit.context.catalogue.why_no_pick(lobby, seat, option) if option in lobby.seats[seat].picks else None
    if refusal is not None:
        raise unfit(visit, lobby.game, SetupError(refusal))


async def read_ahead(lobby: Lobby, change: Callable[[Lobby], Lobby]) -> None:
    """Tries a change outside the room first: reading options for the first time takes a while, and would hold it up."""
    await asyncio.to_thread(change, lobby)


async def room_of(visit: Visit) -> Room:
    """Returns the room of the table in the address. Raises Denied for people who may not know of it."""
    room = await visit.context.registry.room(visit.request.path_params["table"])
    lobby = room.lobby
    me = visit.person.id if visit.person else ""
    if not lobby.public and not lobby.may_see(me):
        raise Denied(403, "lobby.by_link_only")
    return room


async def one_table(visit: Visit) -> TableInfo:
    return (await room_of(visit)).info()


async def join(visit: Visit) -> TableInfo:
    """Seats the visitor, who has the secret of a link or found a public table."""
    person = visit.somebody()
    wanted = await visit.body(Join)
    id = visit.request.path_params["table"]
    room = await visit.context.registry.room(id)
    renewed = room.lobby.renewed
    link = await visit.context.people.opened_by(wanted.key, id, "join")

    def sit(lobby: Lobby) -> Lobby:
        lobby = lobby.admit(person.id) if link is not None and lobby.renewed == renewed else lobby
        return lobby.sit(person.id, person.name, wanted.seat)

    await room.mailbox.ask(lambda at: room.change(sit))
    return room.info()


async def leave(visit: Visit) -> TableInfo:
    """Stands up; a game that is over or can only be looked at is taken off one's list. A host who has stood up leaves
    the table to those who sit there, and closes it where nobody does. With `for_good` a game that is being played is
    given up, too: a bot plays on where others do, and else the table is gone."""
    person = visit.somebody()
    wanted = await visit.body(LeaveTable)
    for_good = wanted.for_good
    id = visit.request.path_params["table"]
    lobby, info = await visit.context.registry.known(id)
    if lobby.stage == "playing" and not lobby.frozen:
        lobby = (await room_of(visit)).lobby  # it may turn out that it cannot be gone on with
    if lobby.stage == "over" or lobby.frozen or for_good:
        if lobby.seat_of(person.id) < 0 and lobby.host != person.id:
            no("lobby.not_seated")
        await visit.context.forgetting.leave(id, person)
        return info
    room = await room_of(visit)
    if room.lobby.stage == "open" and room.lobby.host == person.id and room.lobby.seat_of(person.id) < 0:
        await visit.context.forgetting.leave(id, person)
        return room.info()
    give_up = room.leave_to_others if wanted.unless_alone else room.give_up_seat
    await room.mailbox.ask(lambda at: give_up(person.id))
    return room.info()


async def choose(visit: Visit) -> TableInfo:
    """Changes what the table is set for, as its host wishes."""
    person = visit.somebody()
    wanted = await visit.body(Choose)
    room = await room_of(visit)
    game = visit.context.catalogue.get(room.lobby.game)
    if wanted.seats is not None and wanted.seats not in game.seats:
        raise Denied(400, "open.seats", least=game.seats[0], most=game.seats[-1])
    packs = None if wanted.packs is None else visit.context.catalogue.in_order(game, wanted.packs)
    if packs is not None:
        await visit.context.catalogue.opened(game, packs)
    if wanted.cover and wanted.cover not in bots_of(game):
        bot_named(game, wanted.cover)

    def change(lobby: Lobby) -> Lobby:
        changed = lobby.choose(
            person.id,
            options=wanted.options,
            packs=packs,
            seats=wanted.seats,
            public=wanted.public,
            watch=wanted.watch,
            cover=wanted.cover,
            cover_after_s=wanted.cover_after_s,
            over_days=wanted.over_days,
        )
        if wanted.over_days:  # whoever wishes for that wishes for no clock
            changed = msgspec.structs.replace(changed, options={**changed.options, **(game.at_table.over_days or {})})
        changed = visit.context.catalogue.without_clocks(changed)
        if wanted.options is not None or wanted.packs is not None:
            changed = visit.context.catalogue.fitting(changed)
        of = (changed.options, changed.packs, len(changed.seats))
        if of != (lobby.options, lobby.packs, len(lobby.seats)):
            check_options(visit, changed)
        return changed

    await read_ahead(room.lobby, change)
    with opening(visit, person.id) as others:
        if wanted.public and not room.lobby.public:
            await check_public(visit, person.id, others)
        await room.mailbox.ask(lambda at: room.change(change))
    return room.info()


async def set_seat(visit: Visit) -> TableInfo:
    """Puts a bot on a seat, removes the person there, or picks an option for it."""
    person = visit.somebody()
    wanted = await visit.body(SetSeat)
    seat = seat_in(visit)
    room = await room_of(visit)
    if wanted.bot:
        bot_named(visit.context.catalogue.get(room.lobby.game), wanted.bot)

    def change(lobby: Lobby) -> Lobby:
        if wanted.clear:
            lobby = lobby.clear_seat(person.id, seat)
        if wanted.bot:
            absent = seat < len(lobby.seats) and not room.audience.has(lobby.seats[seat].person)
            lobby = lobby.seat_bot(person.id, seat, wanted.bot, absent=absent)
        for option, word in (wanted.picks or {}).items():
            lobby = lobby.pick(person.id, seat, option, word)
            check_pick(visit, lobby, seat, option)
        if wanted.picks:
            check_options(visit, lobby)
        return lobby

    await read_ahead(room.lobby, change)
    await room.mailbox.ask(lambda at: room.change(change))
    return room.info()


def seat_in(visit: Visit) -> int:
    """Returns the seat that an address names. Raises Denied if that is no number."""
    word: str = visit.request.path_params["seat"]
    if not (word.isascii() and word.isdecimal() and len(word) <= LONGEST_SEAT):
        raise Denied(404, "lobby.no_such_seat")
    return int(word)


async def start(visit: Visit) -> TableInfo:
    person = visit.somebody()
    room = await room_of(visit)
    try:
        await visit.context.game_start.start(room, person.id)
    except SetupError as problem:
        raise unfit(visit, room.lobby.game, problem) from None
    return room.info()
