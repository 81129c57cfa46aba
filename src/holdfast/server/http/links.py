"""Links that carry a secret after `#`: to invite people to a table, and to move a seat to another device."""

from __future__ import annotations

from holdfast.server.http.requests import Denied, Visit
from holdfast.server.http.tables import room_of
from holdfast.server.wire.api_types import Invite, LinkMade, TakeSeat
from holdfast.server.wire.table_info import TableInfo


async def invite(visit: Visit) -> LinkMade:
    """Returns a new secret to invite people with. Everybody at the table may have one, the host the only one."""
    person = visit.somebody()
    wanted = await visit.body(Invite)
    room = await room_of(visit)
    if room.lobby.seat_of(person.id) < 0 and room.lobby.host != person.id:
        raise Denied(403, "link.seated_only")
    if wanted.renew:
        await room.mailbox.ask(lambda at: room.renew_invitations(person.id))
    return LinkMade(*await visit.context.people.invite(room.id, person))


async def seat_link(visit: Visit) -> LinkMade:
    """Returns a secret by which another device takes the visitor's seat over, once, and soon."""
    person = visit.somebody()
    room = await room_of(visit)
    seat = room.lobby.seat_of(person.id)
    if seat < 0:
        raise Denied(409, "lobby.not_seated")
    return LinkMade(*await visit.context.people.link_to_seat(room.id, seat, person))


async def take_seat(visit: Visit) -> TableInfo:
    """Moves the owner of a link to this device, if they still sit there; if that is refused, the link works on."""
    person = visit.somebody()
    wanted = await visit.body(TakeSeat)
    id = visit.request.path_params["table"]
    link = await visit.context.people.opened_by(wanted.key, id, "seat")
    if link is None:
        raise Denied(403, "link.used")
    room = await visit.context.registry.room(id)
    name = person.name if person.named or link.seat >= len(room.lobby.seats) else room.lobby.seats[link.seat].name
    await room.mailbox.ask(lambda at: room.hand_over(link, person.id, name))
    return room.info()
