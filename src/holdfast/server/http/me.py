"""Who the visitor is, over HTTP: their name, and being forgotten."""

from __future__ import annotations

from starlette.responses import Response

from holdfast.server.http.identity import as_seen, give_cookie
from holdfast.server.http.requests import Denied, Visit, as_json
from holdfast.server.ops.limits import NEW_PEOPLE
from holdfast.server.services.entrance import NotAdmitted
from holdfast.server.services.people import COOKIE
from holdfast.server.services.seat_changes import rename_at_tables
from holdfast.server.wire.api_types import Forgotten, Me, NewMe


async def me(visit: Visit) -> Me:
    person = visit.person
    return Me("", "") if person is None else as_seen(person)


async def set_me(visit: Visit) -> Response:
    """Gives the visitor a name; a new visitor also gets a secret, in a cookie that scripts cannot read."""
    wanted = await visit.body(NewMe)
    context = visit.context
    if visit.person is not None:
        person = await context.people.rename(visit.person, wanted.name, named=not wanted.made_up)
        await rename_at_tables(context.registry, person)
        return as_json(as_seen(person))
    visit.check_rate("new person", NEW_PEOPLE)
    try:
        await context.entrance.check_room()
    except NotAdmitted as problem:
        raise Denied(403, problem.key) from None
    person, cookie = await context.people.welcome(wanted.name, named=not wanted.made_up)
    response = as_json(as_seen(person))
    give_cookie(visit, response, cookie)
    return response


async def forget_me(visit: Visit) -> Response:
    """Forgets the visitor: services/forgetting.py says what goes with them and what stays."""
    person = visit.somebody()
    gone, stays = await visit.context.forgetting.forget(person)
    response = as_json(Forgotten(gone, stays))
    response.delete_cookie(COOKIE)
    return response
