"""Who the visitor is, over HTTP: their name, and being forgotten."""

from __future__ import annotations

from starlette.responses import Response

from holdfast.server.http.requests import Visit, as_json
from holdfast.server.ops.limits import NEW_PEOPLE
from holdfast.server.services.people import COOKIE
from holdfast.server.wire.api_types import Forgotten, Me, NewMe

A_YEAR = 365 * 24 * 3600


async def me(visit: Visit) -> Me:
    person = visit.person
    return Me("", "") if person is None else Me(person.id, person.name)


async def set_me(visit: Visit) -> Response:
    """Gives the visitor a name; a new visitor also gets a secret, in a cookie that scripts cannot read."""
    wanted = await visit.body(NewMe)
    context = visit.context
    if visit.person is not None:
        person = await context.people.rename(visit.person, wanted.name)
        return as_json(Me(person.id, person.name))
    visit.check_rate("new person", NEW_PEOPLE)
    person, cookie = await context.people.welcome(wanted.name)
    response = as_json(Me(person.id, person.name))
    secure = context.settings.public_url.startswith("https://")
    response.set_cookie(COOKIE, cookie, max_age=A_YEAR, httponly=True, samesite="strict", secure=secure)
    return response


async def forget_me(visit: Visit) -> Response:
    """Forgets the visitor: services/forgetting.py says what goes with them and what stays."""
    person = visit.somebody()
    gone, stays = await visit.context.forgetting.forget(person)
    response = as_json(Forgotten(gone, stays))
    response.delete_cookie(COOKIE)
    return response
