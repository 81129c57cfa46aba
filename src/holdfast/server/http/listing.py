"""The lists of tables: those that wait for people, one's own, finished games. No host fills the public one alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from holdfast.server.http.requests import Denied, Visit
from holdfast.server.rooms.awaited import awaited_at
from holdfast.server.rooms.registry import RoomRegistry
from holdfast.server.wire.api_types import MyTurns, TableAbout, Tables, Tidied
from holdfast.server.wire.table_info import TableInfo
from holdfast.table.store import TableRecord

LOOKED_AT: Final = 300  # of the tables that wait for people
MOST_LISTED: Final = 50
MOST_TIDIED: Final = 500  # at once
MOST_PUBLIC: Final = 3  # open tables of one host that wait for people


async def tables(visit: Visit) -> Tables:
    """Returns public tables that wait for people, the visitor's own, and finished games, own and public."""
    store, registry = visit.context.store, visit.context.registry
    me = visit.person.id if visit.person else ""
    mine = [*await store.tables(stage="playing", person=me), *await store.tables(stage="open", person=me)] if me else []
    public = registry.sound(await store.tables(stage="over"))
    finished = [record for record in public if registry.lobby_of(record).lets_outsiders_look_back(me)]
    if me:
        finished += registry.sound(await store.tables(stage="over", person=me))
    newest = sorted({record.id: record for record in finished}.values(), key=lambda record: -record.changed)
    waiting = registry.sound(await store.tables(stage="open", most=LOOKED_AT))
    mine = registry.sound(mine)
    shown = {record.id: record for record in (*mine, *newest[:MOST_LISTED])}
    about = {id: about_of(registry, record, me) for id, record in shown.items()}
    mine.sort(key=lambda record: (not is_turn_of(registry, record, about[record.id], me), -about[record.id].since))
    return Tables(
        open=listed([registry.info_of(record) for record in waiting]),
        mine=tuple(map(registry.info_of, mine)),
        finished=tuple(map(registry.info_of, newest[:MOST_LISTED])),
        about=about,
    )


def about_of(registry: RoomRegistry, record: TableRecord, person: str) -> TableAbout:
    """Returns what a list says of a table to somebody."""
    room = registry.rooms.get(record.id)
    lobby = registry.lobby_of(record) if room is None else room.lobby
    seat = lobby.seat_of(person)
    if lobby.stage != "playing" or lobby.frozen or seat < 0:
        return TableAbout(lobby.title, (), record.changed)
    if room is not None and room.game is not None:
        return TableAbout(lobby.title, awaited_at(room.game, seat), room.played_at)
    return TableAbout(lobby.title, lobby.turns[seat] if seat < len(lobby.turns) else (), lobby.since or record.changed)


def is_turn_of(registry: RoomRegistry, record: TableRecord, about: TableAbout, person: str) -> bool:
    return registry.lobby_of(record).seat_of(person) in about.turn


async def tidy(visit: Visit) -> Tidied:
    """Takes all that is over, or can only be looked at, off the visitor's list."""
    person = visit.somebody()
    store, registry = visit.context.store, visit.context.registry
    records = registry.sound(await store.tables(stage="over", person=person.id, most=MOST_TIDIED))
    records += [
        record
        for record in registry.sound(await store.tables(stage="playing", person=person.id))
        if registry.lobby_of(record).frozen
    ]
    for record in records:
        await visit.context.forgetting.leave(record.id, person)
    return Tidied(len(records))


async def my_turns(visit: Visit) -> MyTurns:
    """Returns where something is asked of the visitor: what the tab of a browser says, on whatever page."""
    person = visit.person
    playing = [] if person is None else await visit.context.store.tables(stage="playing", person=person.id)
    return MyTurns(await turns_among(visit, playing))


async def turns_among(visit: Visit, records: list[TableRecord]) -> tuple[str, ...]:
    """Returns the tables at which it is the visitor's turn."""
    me, registry = visit.person.id if visit.person else "", visit.context.registry
    playing = [record.id for record in records if record.stage == "playing"]
    return tuple([id for id in playing if me in await registry.waits_for(id)])


def listed(waiting: list[TableInfo]) -> tuple[TableInfo, ...]:
    """Returns the tables to list: those where people are first, then the newest, a few of each host."""
    seen: Counter[str] = Counter()
    found = []
    for info in sorted(waiting, key=lambda info: (not is_lively(info), -info.changed, info.id)):
        seen[info.host] += 1
        if seen[info.host] <= MOST_PUBLIC:
            found.append(info)
    return tuple(found[:MOST_LISTED])


def is_lively(info: TableInfo) -> bool:
    """Tells whether somebody is there to play with."""
    return any(seat.here for seat in info.seats)


@contextmanager
def opening(visit: Visit, person: str) -> Iterator[int]:
    """Counts a table while a person opens it, and yields how many others of theirs are being opened."""
    now = visit.context.opening
    now[person] += 1
    try:
        yield now[person] - 1
    finally:
        now[person] -= 1
        if not now[person]:
            del now[person]


async def check_public(visit: Visit, host: str, others: int) -> None:
    """Raises Denied for those who have enough tables that wait for people, `others` that are being opened included."""
    registry = visit.context.registry
    records = await visit.context.store.tables(stage="open", person=host)
    waiting = [registry.lobby_of(record) for record in registry.sound(records)]
    if sum(lobby.public and lobby.host == host for lobby in waiting) + others >= MOST_PUBLIC:
        raise Denied(409, "open.too_many_public", most=MOST_PUBLIC)
