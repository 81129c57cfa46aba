"""Who somebody is, without accounts: a name, and a secret that only their browser has; and links that carry secrets."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b
from hmac import compare_digest
from secrets import token_hex, token_urlsafe
from typing import Final, Literal

from holdfast.server.alarms import Alarms
from holdfast.table.setting import is_name
from holdfast.table.store import DropLink, Link, Person, PutLink, PutPerson, Store

COOKIE: Final = "holdfast"
SECRET_BYTES: Final = 16
REMEMBERED: Final = 10_000
FOR_EVER: Final = 2**62
SEAT_LINK_LASTS_MS: Final = 15 * 60_000


class BadName(ValueError):
    """Nobody can be called this."""


def new_id() -> str:
    """A name for a table or a person that nobody guesses by counting; no secret."""
    return token_hex(8)


def hashed(secret: str) -> bytes:
    """What is kept of a secret. It has 128 random bits, so a fast hash is enough."""
    return blake2b(secret.encode(), digest_size=32, person=b"holdfast-secret").digest()


def tidy_name(name: str) -> str:
    name = " ".join(name.split())
    if not is_name(name):
        raise BadName("A name has 1 to 40 signs that can be shown.")
    return name


class People:
    """Knows people by their cookies, and what links allow."""

    def __init__(self, store: Store, alarms: Alarms) -> None:
        self.store = store
        self.alarms = alarms
        self.known: OrderedDict[str, Person] = OrderedDict()

    async def who(self, cookie: str | None) -> Person | None:
        """The person whose cookie this is."""
        id, _, secret = (cookie or "").partition(".")
        if not id or not secret or len(cookie or "") > 100:
            return None
        person = self.known.get(id) or await self.store.person(id)
        expected = person.secret if person is not None else bytes(32)
        if not compare_digest(hashed(secret), expected) or person is None:
            return None
        self._remember(person)
        return person

    async def welcome(self, name: str) -> tuple[Person, str]:
        """Somebody new, and their cookie."""
        secret = token_urlsafe(SECRET_BYTES)
        person = Person(new_id(), tidy_name(name), hashed(secret))
        await self.store.write(PutPerson(person))
        self._remember(person)
        return person, f"{person.id}.{secret}"

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, tidy_name(name), person.secret)
        await self.store.write(PutPerson(renamed))
        self._remember(renamed)
        return renamed

    async def make_link(self, table: str, kind: Literal["join", "seat"], seat: int = -1) -> tuple[str, int]:
        """The secret of a new link, and until when it can be used."""
        secret = token_urlsafe(SECRET_BYTES)
        expires = FOR_EVER if kind == "join" else self.alarms.date() + SEAT_LINK_LASTS_MS
        await self.store.write(PutLink(Link(hashed(secret), table, kind, seat, expires)))
        return secret, expires

    async def opened_by(self, key: str, table: str, kind: Literal["join", "seat"]) -> Link | None:
        """The link with this secret, if it belongs to this table and still works."""
        if not key:
            return None
        hash = hashed(key)
        link = await self.store.link(hash)
        if link is None or not compare_digest(link.hash, hash):
            return None
        if (link.table, link.kind) != (table, kind) or link.expires < self.alarms.date():
            return None
        return link

    async def use_up(self, link: Link) -> None:
        await self.store.write(DropLink(link.hash))

    def _remember(self, person: Person) -> None:
        self.known[person.id] = person
        self.known.move_to_end(person.id)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
