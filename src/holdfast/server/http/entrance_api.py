"""The entrance over HTTP: newcomers bring what it takes, and are somebody from then on."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from holdfast.server.http.identity import as_seen, give_cookie
from holdfast.server.http.requests import Denied, Visit, as_json
from holdfast.server.ops.limits import NEW_PEOPLE
from holdfast.server.services.entrance import NotAdmitted
from holdfast.server.wire.admin_types import ComeIn

OFTEN: Final = "entrance.too_many"


async def come_in(visit: Visit) -> Response:
    """Makes a newcomer somebody who brings the password, an invitation or, where it does, a table's link."""
    wanted = await visit.body(ComeIn)
    if visit.person is not None:
        return as_json(as_seen(visit.person))
    visit.check_rate("new person", NEW_PEOPLE)
    try:
        person, cookie = await visit.context.entrance.admit(wanted, visit.address())
    except NotAdmitted as problem:
        visit.context.metrics.count("requests_denied", "entrance")
        raise Denied(429 if problem.key == OFTEN else 403, problem.key) from None
    response = as_json(as_seen(person))
    give_cookie(visit, response, cookie)
    return response
