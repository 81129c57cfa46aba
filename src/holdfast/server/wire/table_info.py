"""A table, its clock and its talk as everybody may see them, built field by field."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from holdfast.table.lobby import Lobby, Stage, Watch
from holdfast.table.store import KeptMessage


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. With a person and a bot, the bot covers for the person."""

    name: str
    person: str
    bot: str
    here: bool
    picks: dict[str, str]


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    stage: Stage
    host: str
    seats: tuple[SeatInfo, ...]
    options: dict[str, str]
    packs: tuple[str, ...]
    public: bool
    watch: Watch
    cover: str
    cover_after_s: int
    over_days: bool  # nobody is hurried: those who are away are waited for without limit
    campaign: str
    lesson: str  # it teaches, and is dealt the same each time
    rivals: bool  # people play against each other: while they do, nobody decides about somebody else's seat
    renewed: int  # how often the host has made earlier invitations worthless
    preparing: bool  # the game is being made, and begins in a moment
    frozen: str  # the key of the sentence why it can only be looked at; empty if it can be played
    frozen_detail: str  # the same for those who run the server, in English
    undrawn: bool  # what it shows is of an older shape than is drawn today, and told field by field
    watchers: int
    hints: tuple[str, ...]  # those of the game's written hints that were opened, in the order written
    hints_written: int  # how many there are
    rematch: str
    origin: str
    outcome: str
    created: int
    changed: int


class ClockInfo(msgspec.Struct, frozen=True, gc=False):
    """At server time `now` the game's clock showed `game`; it stands still if not `running`.

    `paused_by` is the seat that stopped it, -1 if nobody did, `reason` what they said, and `since` the server time at
    which they did (or the server began, if that was later). `starts_at` is the server time at which a clock that stands
    will run: after a countdown, or a grace after a restart or when somebody is back. `enough` are the seats that have
    done enough: when all people have, and no bot is about to do anything, a clock that may be put forward is.
    """

    now: int
    game: int
    running: bool
    paused_by: int = -1
    reason: str = ""
    starts_at: int | None = None
    since: int | None = None
    enough: tuple[int, ...] = ()


class Spoken(msgspec.Struct, frozen=True):
    """Something said. A `quick` text is the end of the key `quick.<text>`. `at` is milliseconds since 1970.

    `side`: only one's own side heard it. Nothing here is counted: a gap would tell of talk that one did not hear.
    """

    at: int
    seat: int
    name: str
    text: str
    quick: bool
    side: bool


def table_info(
    id: str,
    lobby: Lobby,
    created: int,
    changed: int,
    here: Collection[str] = (),
    *,
    watchers: int = 0,
    preparing: bool = False,
    frozen: str = "",
    frozen_detail: str = "",
    hints: tuple[str, ...] = (),
    undrawn: bool = False,
) -> TableInfo:
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
        cover_after_s=lobby.cover_after_s,
        over_days=lobby.over_days,
        campaign=lobby.campaign,
        lesson=lobby.lesson,
        rivals=lobby.rivals,
        renewed=lobby.renewed,
        preparing=preparing,
        frozen=frozen,
        frozen_detail=frozen_detail,
        undrawn=undrawn,
        watchers=watchers,
        hints=hints[: lobby.hints],
        hints_written=len(hints),
        rematch=lobby.rematch,
        origin=lobby.origin,
        outcome=lobby.outcome,
        created=created,
        changed=changed,
    )


def spoken(said: KeptMessage) -> Spoken:
    return Spoken(said.at, said.seat, said.name, said.text, said.quick, said.side >= 0)
