"""The lists of tables: those that wait for people, one's own, and finished games. Nobody fills them alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from holdfast.server.http.requests import Denied, Visit
from holdfast.server.wire.api_types import Tables
from holdfast.server.wire.table_info import TableInfo

LOOKED_AT: Final = 300  # of the tables that wait for people
MOST_LISTED: Final = 50
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
    return Tables(
        open=listed(
            [registry.info_of(record) for record in registry.sound(await store.tables(stage="open", most=LOOKED_AT))]
        ),
        mine=tuple(map(registry.info_of, registry.sound(mine))),
        finished=tuple(map(registry.info_of, newest[:MOST_LISTED])),
    )


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
