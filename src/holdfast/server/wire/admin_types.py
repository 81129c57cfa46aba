"""What whoever runs a server asks and is told over HTTP. No type here has a place for what a game hides."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from holdfast.server.wire.api_types import EntranceKind, Name, Request, Word
from holdfast.server.wire.from_client import Key
from holdfast.table.lobby import Stage

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]


class HostLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much people may take, and how long it is kept; 0 is no bound for what has none of its own.

    `tables_each`: that one person sits at and that are not over; `uploads_each`: games that one person brought here;
    `people` and `tables`: on this server; `keep_days`: after so many days what nobody touched is removed.
    """

    tables_each: Annotated[int, Meta(ge=1, le=10_000)] = 40
    uploads_each: Count = 40
    people: Count = 0
    tables: Count = 0
    keep_days: Annotated[int, Meta(ge=0, le=36_500)] = 0


class SetLimits(Request, frozen=True):
    """What is not given stays as it is."""

    tables_each: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    uploads_each: Count | None = None
    people: Count | None = None
    tables: Count | None = None
    keep_days: Annotated[int, Meta(ge=0, le=36_500)] | None = None


class MakeInvitation(Request, frozen=True):
    """An invitation that lets so many newcomers in, for so many days; the note is for the host alone."""

    note: Annotated[str, Meta(max_length=80)] = ""
    uses: Annotated[int, Meta(ge=1, le=1000)] = 1
    days: Annotated[int, Meta(ge=1, le=3650)] = 7


class ComeIn(Request, frozen=True):
    """What a newcomer brings: a name, and the password, an invitation, or the key of a table's link."""

    name: Name
    password: Word = ""
    invitation: Key = ""
    table: Word = ""
    key: Key = ""


class InvitationInfo(msgspec.Struct, frozen=True):
    """An invitation without its secret. `works`: it has uses left, and its time is not over."""

    id: str
    note: str
    uses: int
    left: int
    made: int
    expires: int
    works: bool


class InvitationMade(msgspec.Struct, frozen=True):
    """An invitation with the address that friends open; it is told only now."""

    invitation: InvitationInfo
    link: str


class AdminSeat(msgspec.Struct, frozen=True):
    name: str
    person: str
    bot: str
    here: bool


class AdminTable(msgspec.Struct, frozen=True):
    """A table from outside: who sits there and how busy it is, nothing of its game."""

    id: str
    game: str
    stage: Stage
    public: bool
    host: str
    seats: tuple[AdminSeat, ...]
    connections: int
    is_open: bool
    is_frozen: bool
    created: int
    changed: int


class AdminTables(msgspec.Struct, frozen=True):
    """The tables that changed last, of so many that there are."""

    tables: tuple[AdminTable, ...]
    total: int


class AdminPerson(msgspec.Struct, frozen=True):
    id: str
    name: str
    seen: int
    tables: int
    connections: int
    is_barred: bool


class AdminPeople(msgspec.Struct, frozen=True):
    """The people who were here last, of so many that there are."""

    people: tuple[AdminPerson, ...]
    total: int


class AdminInvitations(msgspec.Struct, frozen=True):
    invitations: tuple[InvitationInfo, ...]


class AdminOverview(msgspec.Struct, frozen=True):
    """How full and how busy a server is. Bytes of the disk are -1 where nothing is kept on one."""

    holdfast: str
    since: int
    now: int
    invite_at: str
    entrance: EntranceKind
    links_admit: bool
    people: int
    barred: int
    tables_open: int
    tables_playing: int
    tables_over: int
    rooms: int
    connections: int
    waiting: int
    memory_bytes: int
    kept_bytes: int
    free_bytes: int
    trouble: str
    limits: HostLimits


class Removed(msgspec.Struct, frozen=True):
    """So many tables are gone; at so many others of whoever was removed others play on."""

    tables: int
    stays: int


HOST_REQUESTS: Final = (SetLimits, MakeInvitation, ComeIn)
HOST_ANSWERS: Final = (
    AdminOverview,
    AdminTables,
    AdminPeople,
    AdminInvitations,
    InvitationMade,
    Removed,
)
