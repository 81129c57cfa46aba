"""A table as everybody may see it, built field by field."""

from __future__ import annotations

from collections.abc import Collection

from holdfast.server.wire import SeatInfo, TableInfo
from holdfast.table.lobby import Lobby


def table_info(
    id: str, lobby: Lobby, created: int, changed: int, here: Collection[str] = (), watchers: int = 0
) -> TableInfo:
    """A table as everybody may see it."""
    return TableInfo(
        id=id,
        game=lobby.game,
        stage=lobby.stage,
        host=lobby.host,
        seats=tuple(
            SeatInfo(place.name, place.person, place.bot, bool(place.person) and place.person in here, place.picks)
            for place in lobby.seats
        ),
        options=lobby.options,
        packs=lobby.packs,
        public=lobby.public,
        watch=lobby.watch,
        cover=lobby.cover,
        watchers=watchers,
        rematch=lobby.rematch,
        origin=lobby.origin,
        outcome=lobby.outcome,
        created=created,
        changed=changed,
    )
