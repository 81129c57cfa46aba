"""Passkeys over HTTP: adding, listing and removing one's own, and signing in with one."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from binascii import Error
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.responses import Response

from holdfast.server.http.identity import signed_in, ways_back
from holdfast.server.http.requests import Denied, Visit
from holdfast.server.ops.limits import SIGN_INS
from holdfast.server.services.passkeys import RelyingParty
from holdfast.server.wire.api_types import DropPasskeyById, NewPasskey, PasskeyOptions, UsePasskey, WaysBack
from holdfast.table.credentials import DropPasskey


def relying_party(visit: Visit) -> RelyingParty:
    """Returns for whom passkeys are: the public address, or the one of the page that asks, which is our own. Raises
    Denied where that is a number: passkeys are for names.
    """
    address = urlsplit(visit.context.settings.public_url or visit.request.headers["origin"])
    host = (address.hostname or "").rstrip(".")
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return RelyingParty(host, f"{address.scheme}://{address.netloc}")
    raise Denied(409, "me.passkeys_need_names")


async def offer(visit: Visit) -> PasskeyOptions:
    """Returns how the visitor's browser makes a passkey."""
    return PasskeyOptions(await visit.context.passkeys.offer(visit.somebody(), relying_party(visit)))


async def add(visit: Visit) -> WaysBack:
    person = visit.somebody()
    wanted = await visit.body(NewPasskey)
    await visit.context.passkeys.add(person, relying_party(visit), wanted.name, wanted.credential)
    return await ways_back(visit)


async def remove(visit: Visit) -> WaysBack:
    """Makes a passkey worthless; browsers that it signed in stay signed in."""
    person = visit.somebody()
    wanted = await visit.body(DropPasskeyById)
    try:
        id = urlsafe_b64decode(wanted.id + "=" * (-len(wanted.id) % 4))
    except (ValueError, Error):
        raise Denied(404, "me.passkey_unknown") from None
    await visit.context.store.write(DropPasskey(id, person.id))
    return await ways_back(visit)


async def ask(visit: Visit) -> PasskeyOptions:
    """Returns how a browser asks for a passkey to sign in with."""
    visit.check_rate("ask for passkey", SIGN_INS, by_address=True)
    return PasskeyOptions(visit.context.passkeys.ask(relying_party(visit)))


async def use(visit: Visit) -> Response:
    """Makes the visitor the person whose passkey they show."""
    visit.check_rate("sign in", SIGN_INS, by_address=True)
    wanted = await visit.body(UsePasskey)
    person = await visit.context.passkeys.whose(relying_party(visit), wanted.credential)
    return await signed_in(visit, person, bring=wanted.bring)
