"""Keeping who you are: the personal link, and the browsers where one has signed in."""

from __future__ import annotations

from starlette.responses import Response

from holdfast.server.http.requests import Denied, Visit, as_json
from holdfast.server.ops.limits import SIGN_INS
from holdfast.server.ops.web_push import in_base64
from holdfast.server.services.people import COOKIE, SIGNED_OUT
from holdfast.server.services.signing_in import SignIn
from holdfast.server.wire.api_types import (
    LinkOwner,
    Me,
    PasskeyInfo,
    PersonalLink,
    PersonalLinkKey,
    SignedIn,
    UseLink,
    WaysBack,
)
from holdfast.table.store import Person

A_YEAR = 365 * 24 * 3600


def as_seen(person: Person) -> Me:
    return Me(person.id, person.name, person.named)


def give_cookie(visit: Visit, response: Response, cookie: str) -> None:
    """Makes a browser somebody's: scripts cannot read the cookie, other sites cannot have it sent."""
    secure = visit.context.settings.public_url.startswith("https://")
    response.set_cookie(COOKIE, cookie, max_age=A_YEAR, httponly=True, samesite="strict", secure=secure)


async def ways_back(visit: Visit) -> WaysBack:
    """Returns how the visitor could be who they are elsewhere."""
    person = visit.somebody()
    store = visit.context.store
    return WaysBack(
        has_link=await store.personal_link(person.id) is not None,
        devices=len(await store.devices(person.id)),
        passkeys=tuple(
            PasskeyInfo(in_base64(one.id), one.name, one.made, one.used) for one in await store.passkeys(person.id)
        ),
    )


async def make_link(visit: Visit) -> PersonalLink:
    """Returns the secret of a new personal link, told only now; an earlier link is worth nothing any more."""
    person = visit.somebody()
    visit.check_rate("sign in", SIGN_INS)
    return PersonalLink(await visit.context.people.personal_link(person))


async def look_at_link(visit: Visit) -> LinkOwner:
    """Tells whose a personal link is, without using it."""
    visit.check_rate("look at link", SIGN_INS, by_address=True)
    return LinkOwner((await owner_of(visit, (await visit.body(PersonalLinkKey)).key)).name)


async def use_link(visit: Visit) -> Response:
    """Makes the visitor the person whose link they show."""
    visit.check_rate("sign in", SIGN_INS, by_address=True)
    wanted = await visit.body(UseLink)
    return await signed_in(visit, await owner_of(visit, wanted.key), bring=wanted.bring)


async def owner_of(visit: Visit, key: str) -> Person:
    """Returns the person whose personal link this is. Raises Denied."""
    person = await visit.context.people.whose(key)
    if person is None:
        raise Denied(403, "me.link_used")
    return person


async def signed_in(visit: Visit, person: Person, *, bring: bool) -> Response:
    """Answers somebody who has shown who they are. Raises Denied for whom the host has barred: nothing goes to them."""
    if await visit.context.barred.has(person.id):
        raise Denied(403, "entrance.barred")
    me = as_seen(person)
    if visit.person is not None and visit.person.id == person.id:
        return as_json(SignedIn(me))
    made: SignIn = await visit.context.signing_in.sign_in(person, visit.person, bring=bring)
    response = as_json(SignedIn(me, made.brought, made.left, made.link_back))
    give_cookie(visit, response, made.cookie)
    return response


async def sign_out_elsewhere(visit: Visit) -> WaysBack:
    """Leaves the visitor signed in here alone; whoever sits at a table elsewhere is told."""
    person = visit.somebody()
    await visit.context.people.sign_out_elsewhere(person, visit.request.cookies[COOKIE])
    for room in list(visit.context.registry.rooms.values()):
        if room.audience.has(person.id) and not room.mailbox.is_stopping:
            await room.mailbox.ask(lambda at, room=room: room.audience.send_away(person.id, SIGNED_OUT, again=True))  # type: ignore[misc]
    return await ways_back(visit)
