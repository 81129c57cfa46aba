"""What whoever runs the server may do, over HTTP: behind the key of its data folder."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from hmac import compare_digest
from ipaddress import ip_address
from pathlib import Path
from tempfile import mkdtemp
from typing import BinaryIO, Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from holdfast import __version__
from holdfast.server.http.context import AppContext
from holdfast.server.http.requests import Denied, Handler, Visit
from holdfast.server.ops import log
from holdfast.server.services.admin import MOST_SHOWN, room_on_disk
from holdfast.server.services.invitations import MOST_INVITATIONS, TooManyInvitations
from holdfast.server.services.people import hashed
from holdfast.server.wire.admin_types import (
    AdminInvitations,
    AdminOverview,
    AdminPeople,
    AdminPerson,
    AdminTable,
    AdminTables,
    HostLimits,
    InvitationMade,
    MakeInvitation,
    Removed,
    SetLimits,
)
from holdfast.table.store import StoreError

PIECE: Final = 1 << 18
LONGEST_SEARCH: Final = 100
MOST_EVER: Final = 100_000
COPY_PLACE: Final = ".backup-"


async def enter_with_key(context: AppContext, request: Request) -> Visit:
    """Lets whoever has the key in: from this machine, or over a line that nobody reads. Raises Denied."""
    visit = Visit(context, request, None)
    if not context.settings.admin_key:
        raise Denied(404, "admin.none")
    if not (is_local(visit.address()) or request.url.scheme == "https"):
        raise Denied(403, "admin.not_here")
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    if not key:
        raise Denied(401, "admin.key")
    now = context.alarm_clock.now()
    if not await context.admin_tries.begin(visit.address(), now):
        raise Denied(429, "admin.too_many")
    if kind.lower() != "bearer" or not compare_digest(hashed(key.strip()), hashed(context.settings.admin_key)):
        log.note("a wrong admin key")
        raise Denied(401, "admin.wrong")
    await context.admin_tries.was_right(visit.address(), now)
    return visit


def is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


async def send_backup(visit: Visit) -> Response:
    """Returns a copy of everything that is kept, taken while games go on."""
    context = visit.context
    if context.settings.data is None:
        raise Denied(409, "admin.no_file")
    async with context.backing_up:
        _remove_leftovers(context.settings.data)
        folder = Path(mkdtemp(prefix=COPY_PLACE, dir=context.settings.data))
        try:
            copy = folder / "copy"
            await context.store.copy_to(copy)
            file = copy.open("rb")
        except StoreError as problem:
            raise Denied(503, text=str(problem)) from None
        finally:
            await asyncio.to_thread(shutil.rmtree, folder, True)
    size = os.fstat(file.fileno()).st_size
    log.note("backup", bytes=size)
    return StreamingResponse(
        _pieces(file),
        media_type="application/vnd.sqlite3",
        headers={"content-length": str(size), "content-encoding": "identity"},
    )


def _pieces(file: BinaryIO) -> Iterator[bytes]:
    with file:
        while piece := file.read(PIECE):
            yield piece


def _remove_leftovers(folder: Path) -> None:
    """Removes what a copy left that was being made when the server was killed."""
    with suppress(OSError):
        for left in folder.glob(f"{COPY_PLACE}*"):
            shutil.rmtree(left, ignore_errors=True)


# -- what there is


async def admin_overview(visit: Visit) -> AdminOverview:
    """Returns how full and how busy the server is."""
    context = visit.context
    counts = await context.store.counts()
    gauges = context.registry.gauges()
    return AdminOverview(
        holdfast=__version__,
        since=context.since,
        now=context.alarm_clock.date(),
        invite_at=context.settings.invite_at,
        entrance=context.entrance.kind,
        links_admit=context.entrance.links_admit,
        people=counts.people,
        barred=len(await context.barred.kept.get()),
        tables_open=counts.open,
        tables_playing=counts.playing,
        tables_over=counts.over,
        rooms=gauges["rooms"],
        connections=gauges["connections"],
        waiting=gauges["mailbox_items"],
        memory_bytes=gauges["resident_bytes"],
        kept_bytes=await context.store.size(),
        free_bytes=room_on_disk(context.settings.data),
        trouble=await context.health.trouble(),
        limits=await context.host_limits.get(),
    )


async def all_tables_for_host(visit: Visit) -> AdminTables:
    return await visit.context.admin.tables(search_word(visit), most_asked(visit))


async def table_for_host(visit: Visit) -> AdminTable:
    return await visit.context.admin.table(visit.request.path_params["table"])


async def remove_table(visit: Visit) -> Removed:
    return await visit.context.admin.remove_table(visit.request.path_params["table"])


async def people_for_host(visit: Visit) -> AdminPeople:
    return await visit.context.admin.people(search_word(visit), most_asked(visit))


async def remove_person(visit: Visit) -> Removed:
    return await visit.context.admin.remove_person(visit.request.path_params["person"])


async def bar_person(visit: Visit) -> AdminPerson:
    return await visit.context.admin.bar(visit.request.path_params["person"])


async def unbar_person(visit: Visit) -> AdminPerson:
    return await visit.context.admin.unbar(visit.request.path_params["person"])


async def limits_set(visit: Visit) -> HostLimits:
    return await visit.context.host_limits.get()


async def set_limits(visit: Visit) -> HostLimits:
    return await visit.context.admin.set_limits(await visit.body(SetLimits))


async def invitations_made(visit: Visit) -> AdminInvitations:
    return AdminInvitations(await visit.context.entrance.invitations.all())


async def make_invitation(visit: Visit) -> InvitationMade:
    settings = visit.context.settings
    wanted = await visit.body(MakeInvitation)
    try:
        return await visit.context.admin.invite(wanted, settings.invite_at or str(visit.request.base_url).rstrip("/"))
    except TooManyInvitations:
        raise Denied(409, "admin.too_many_invitations", most=MOST_INVITATIONS) from None


async def withdraw_invitation(visit: Visit) -> AdminInvitations:
    if not await visit.context.admin.withdraw(visit.request.path_params["invitation"]):
        raise Denied(404, "admin.no_such_invitation")
    return await invitations_made(visit)


def search_word(visit: Visit) -> str:
    return visit.request.query_params.get("search", "")[:LONGEST_SEARCH]


def most_asked(visit: Visit) -> int:
    """Returns how many lines of a list were asked for."""
    word = visit.request.query_params.get("most", "")
    return min(int(word), MOST_EVER) if word.isascii() and word.isdecimal() and len(word) < 9 else MOST_SHOWN


BY_TABLE: Final = "/api/admin/tables/{table:str}"
BY_PERSON: Final = "/api/admin/people/{person:str}"
ADMIN_ROUTES: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("GET", "/api/admin", admin_overview),
    ("GET", "/api/admin/tables", all_tables_for_host),
    ("GET", BY_TABLE, table_for_host),
    ("POST", f"{BY_TABLE}/remove", remove_table),
    ("GET", "/api/admin/people", people_for_host),
    ("POST", f"{BY_PERSON}/remove", remove_person),
    ("POST", f"{BY_PERSON}/bar", bar_person),
    ("POST", f"{BY_PERSON}/unbar", unbar_person),
    ("GET", "/api/admin/limits", limits_set),
    ("POST", "/api/admin/limits", set_limits),
    ("GET", "/api/admin/invitations", invitations_made),
    ("POST", "/api/admin/invitations", make_invitation),
    ("POST", "/api/admin/invitations/{invitation:str}/withdraw", withdraw_invitation),
    ("GET", "/api/admin/backup", send_backup),
)
