"""`holdfast admin`: what the host of a server sees and does, whether it runs or not."""

from __future__ import annotations

import webbrowser
from typing import Annotated, Final, TypeAlias
from urllib.parse import quote, urlsplit

import msgspec
from cyclopts import Parameter

from holdfast.cli.admin_questions import MOST, ask, is_sure, person_named, table_id, the_one
from holdfast.cli.arguments import AtLeastOne, Flag
from holdfast.cli.columns import megabytes, print_json, print_table, when
from holdfast.cli.commands import command
from holdfast.cli.errors import BadInput
from holdfast.cli.host_line import DataFolder, HostLine, data_folder, is_served
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

Json: TypeAlias = Annotated[Flag, Parameter(name="--json", help="For scripts: one JSON value.")]
Yes: TypeAlias = Annotated[Flag, Parameter(name="--yes", help="Do not ask.")]
Id: TypeAlias = Annotated[str, Parameter(help="An id out of the list, or as much of it as is unique.")]
Search: TypeAlias = Annotated[str, Parameter(help="A word to look for.")]

app = command("admin", "holdfast admin", "holdfast admin tables", "holdfast admin invite --for Ann")
tables_app = command(
    "tables", "holdfast admin tables", "holdfast admin tables remove 3f2a", about="tables: list, show, remove"
)
people_app = command(
    "people", "holdfast admin people", "holdfast admin people bar 81c0", about="people: list, remove, bar, unbar"
)
invitations_app = command(
    "invitations",
    "holdfast admin invitations",
    "holdfast admin invitations withdraw 7d1e",
    about="invitations: list, withdraw",
)
for _part in (tables_app, people_app, invitations_app):
    app.command(_part)

ONLY_HERE: Final = ("127.0.0.1", "localhost", "::1")


# -- the server


@app.default
def overview(*, data: DataFolder = None, json: Json = False) -> int:
    """How full and how busy the server is."""
    found = ask(AdminOverview, "/api/admin", data)
    if json:
        return print_json(found)
    running = is_served(data_folder(data))
    busy = f"{found.rooms} open, {found.connections} connections" if running else "the server does not run"
    print_table(
        ("", ""),
        [
            ("Holdfast", f"{found.holdfast}, {'running since ' + when(found.since) if running else 'stopped'}"),
            ("tables", f"{found.tables_playing} being played, {found.tables_open} open, {found.tables_over} over"),
            ("now", busy),
            ("people", f"{found.people}, {found.barred} of them barred"),
            ("newcomers", ENTRANCES[found.entrance] if running else "as the server will be started"),
            ("kept", f"{megabytes(found.kept_bytes)}, and {megabytes(found.free_bytes)} are free"),
            ("memory", megabytes(found.memory_bytes) if running else "-"),
            ("trouble", found.trouble or "none"),
        ],
    )
    return 0


ENTRANCES: Final = {
    "open": "everybody comes in",
    "password": "need the password or an invitation",
    "invited": "need an invitation",
}


@app.command
def page(
    *, data: DataFolder = None, open_browser: Annotated[Flag, Parameter(name="--open", help="Open it.")] = False
) -> int:
    """Say where the admin page is, with the key."""
    folder = data_folder(data)
    if not is_served(folder):
        raise BadInput(f"no server uses {folder}; start it, then its admin page is there")
    line = HostLine(folder)
    public = ask(AdminOverview, "/api/admin", data).invite_at
    address = f"{public if public.startswith('https://') else line.address}/admin#{line.key}"
    print(address)
    print("Whoever has this address runs your server: show it to nobody.")
    if open_browser:
        webbrowser.open(address)
    return 0


@app.command
def limits(
    *,
    tables_each: Annotated[int | None, Parameter(help="Tables of one person that are not over.")] = None,
    uploads_each: Annotated[int | None, Parameter(help="Games that one person brings here.")] = None,
    people: Annotated[int | None, Parameter(help="People on this server; 0: no bound.")] = None,
    tables: Annotated[int | None, Parameter(help="Tables on this server; 0: no bound.")] = None,
    data: DataFolder = None,
    json: Json = False,
) -> int:
    """Show how much people may take, or change it."""
    return change_limits(
        SetLimits(tables_each=tables_each, uploads_each=uploads_each, people=people, tables=tables), data, json
    )


@app.command
def retention(
    days: Annotated[int | None, Parameter(help="After so many days what nobody touched is removed; 0: never.")] = None,
    /,
    *,
    data: DataFolder = None,
    json: Json = False,
) -> int:
    """Show how long things are kept, or change it; it counts from the next day on."""
    return change_limits(SetLimits(keep_days=days), data, json)


def change_limits(wanted: SetLimits, data: DataFolder, json: bool) -> int:
    changes = any(value is not None for value in msgspec.structs.asdict(wanted).values())
    found = ask(HostLimits, "/api/admin/limits", data, wanted if changes else None)
    if json:
        return print_json(found)
    print_table(
        ("", ""),
        [
            ("tables of one person", str(found.tables_each)),
            ("games that one person brings", str(found.uploads_each)),
            ("people", str(found.people or "no bound")),
            ("tables", str(found.tables or "no bound")),
            ("kept", f"for {found.keep_days} days after somebody touched it" if found.keep_days else "for ever"),
        ],
    )
    return 0


# -- tables


@tables_app.default
def list_tables(search: Search = "", /, *, data: DataFolder = None, json: Json = False) -> int:
    """List the tables, the last changed first."""
    found = ask(AdminTables, f"/api/admin/tables?most={MOST}&search={quote(search)}", data)
    if json:
        return print_json(found)
    print_table(
        ("id", "game", "stage", "who", "here", "changed"),
        [
            (one.id, one.game, stage_of(one), who_sits(one), str(one.connections), when(one.changed))
            for one in found.tables
        ],
    )
    return 0


@tables_app.command(name="show")
def show_table(id: Id, /, *, data: DataFolder = None, json: Json = False) -> int:
    """Show one table: who sits there, nothing of its game."""
    found = ask(AdminTable, f"/api/admin/tables/{table_id(id, data)}", data)
    if json:
        return print_json(found)
    rows = [
        ("id", found.id),
        ("game", found.game),
        ("stage", stage_of(found)),
        ("public", "yes" if found.public else "no"),
    ]
    for no, seat in enumerate(found.seats, 1):
        who = f"{seat.name} ({seat.bot} bot)" if seat.bot else f"{seat.name} {seat.person}" if seat.person else "free"
        rows.append((f"seat {no}", f"{who}{', here' if seat.here else ''}"))
    rows += [("connections", str(found.connections)), ("begun", when(found.created)), ("changed", when(found.changed))]
    print_table(("", ""), rows)
    return 0


@tables_app.command(name="remove")
def remove_table(id: Id, /, *, data: DataFolder = None, yes: Yes = False) -> int:
    """Remove a table with its game, its film and all that was said there."""
    id = table_id(id, data)
    found = ask(AdminTable, f"/api/admin/tables/{id}", data)
    if not is_sure(f"Remove table {id} ({found.game}, {stage_of(found)}: {who_sits(found)})?", yes):
        return 1
    ask(Removed, f"/api/admin/tables/{id}/remove", data, post=True)
    print(f"Table {id} is gone.")
    return 0


# -- people


@people_app.default
def list_people(search: Search = "", /, *, data: DataFolder = None, json: Json = False) -> int:
    """List the people, who was here last first."""
    found = ask(AdminPeople, f"/api/admin/people?most={MOST}&search={quote(search)}", data)
    if json:
        return print_json(found)
    print_table(
        ("id", "name", "tables", "here", "seen", ""),
        [
            (one.id, one.name, str(one.tables), str(one.connections), when(one.seen), "barred" if one.is_barred else "")
            for one in found.people
        ],
    )
    return 0


@people_app.command(name="remove")
def remove_person(id: Id, /, *, data: DataFolder = None, yes: Yes = False) -> int:
    """Forget a person: their name, their secret, what they said, and tables that nobody else has."""
    id, name = person_named(id, data)
    if not is_sure(f"Remove {name} ({id}) with all that is theirs alone?", yes):
        return 1
    gone = ask(Removed, f"/api/admin/people/{id}/remove", data, post=True)
    print(f"{name} is forgotten; {gone.tables} tables went with them, at {gone.stays} others play on.")
    return 0


@people_app.command(name="bar")
def bar_person(id: Id, /, *, data: DataFolder = None) -> int:
    """Keep a person out until they are unbarred."""
    return change_bar(id, "bar", "{name} does not come in any more.", data)


@people_app.command(name="unbar")
def unbar_person(id: Id, /, *, data: DataFolder = None) -> int:
    """Let a person in again."""
    return change_bar(id, "unbar", "{name} may come in again.", data)


def change_bar(id: str, what: str, done: str, data: DataFolder) -> int:
    id, name = person_named(id, data)
    ask(AdminPerson, f"/api/admin/people/{id}/{what}", data, post=True)
    print(done.format(name=name))
    return 0


# -- invitations


@app.command
def invite(
    *,
    note: Annotated[str, Parameter(name="--for", help="Whom it is for; you alone see it.")] = "",
    uses: Annotated[AtLeastOne, Parameter(help="How many newcomers it lets in.")] = 1,
    days: Annotated[AtLeastOne, Parameter(help="For how many days.")] = 7,
    data: DataFolder = None,
    json: Json = False,
) -> int:
    """Make an invitation that lets newcomers in."""
    made = ask(InvitationMade, "/api/admin/invitations", data, MakeInvitation(note=note, uses=uses, days=days))
    if json:
        return print_json(made)
    served = is_served(data_folder(data))
    secret = made.link.partition("/invited")[2]
    print(made.link if served else f"/invited{secret}")
    if not served:
        print("Put the address of your server before it.")
    elif urlsplit(made.link).hostname in ONLY_HERE:
        print("Only this computer can open that: for others run holdfast serve with --lan or --public-url.")
    many = f"{made.invitation.uses} newcomers" if made.invitation.uses > 1 else "one newcomer"
    print(f"It lets {many} in until {when(made.invitation.expires)}. It is shown only now.")
    return 0


@invitations_app.default
def list_invitations(*, data: DataFolder = None, json: Json = False) -> int:
    """List the invitations, the newest first."""
    found = ask(AdminInvitations, "/api/admin/invitations", data)
    if json:
        return print_json(found)
    print_table(
        ("id", "for", "left", "until", ""),
        [
            (one.id, one.note, f"{one.left} of {one.uses}", when(one.expires), "" if one.works else "works no more")
            for one in found.invitations
        ],
    )
    return 0


@invitations_app.command(name="withdraw")
def withdraw_invitation(id: Id, /, *, data: DataFolder = None) -> int:
    """Make an invitation work no more; who came by it stays."""
    known = ask(AdminInvitations, "/api/admin/invitations", data)
    id = the_one(id, [one.id for one in known.invitations], "invitation")
    ask(AdminInvitations, f"/api/admin/invitations/{id}/withdraw", data, post=True)
    print(f"Invitation {id} works no more.")
    return 0


def stage_of(table: AdminTable) -> str:
    return f"{table.stage}, frozen" if table.is_frozen else str(table.stage)


def who_sits(table: AdminTable) -> str:
    return ", ".join(seat.name for seat in table.seats if seat.name) or "nobody"
