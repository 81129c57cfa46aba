"""People without accounts: a name, and a secret that only their browser has; and links that carry secrets."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from hashlib import blake2b
from hmac import compare_digest
from secrets import token_urlsafe
from typing import Final
from unicodedata import category

import msgspec

from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.ops.randomness import new_id
from holdfast.table.lobby import no
from holdfast.table.setting import is_name
from holdfast.table.store import Link, LinkKind, Person, PutLink, PutPerson, Store, StoreError

COOKIE: Final = "holdfast"
SECRET_BYTES: Final = 16
GAPS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing
REMEMBERED: Final = 10_000
FOR_EVER: Final = 2**62
A_DAY_MS: Final = 24 * 3600_000
SEAT_LINK_LASTS_MS: Final = 15 * 60_000


class BadName(ValueError):
    """Nobody can be called this."""


def hashed(secret: str) -> bytes:
    """Returns what is kept of a secret. It has 128 random bits, so a fast hash is enough."""
    return blake2b(secret.encode(), digest_size=32, person=b"holdfast-secret").digest()


def is_seen(sign: str) -> bool:
    """Tells whether a sign leaves a mark of its own: no accent without a letter, none of those that are but a gap."""
    return category(sign)[0] in "LNPS" and sign not in GAPS


def tidy_name(name: str) -> str:
    name = " ".join(name.split())
    if not is_name(name) or not any(map(is_seen, name)):
        raise BadName("A name has 1 to 40 signs that can be shown.")
    return name


class People:
    """Knows people by their cookies, and what links allow."""

    def __init__(self, store: Store, alarm_clock: AlarmClock) -> None:
        self.store = store
        self.alarm_clock = alarm_clock
        self.known: OrderedDict[str, Person] = OrderedDict()
        self.forgotten: set[str] = set()  # while this server runs: what they asked for just before comes too late

    async def who(self, cookie: str | None) -> Person | None:
        """Returns the person whose cookie this is."""
        id, _, secret = (cookie or "").partition(".")
        if not id or not secret or len(cookie or "") > 100:
            return None
        person = self.known.get(id) or await self.store.person(id)
        expected = person.secret if person is not None else bytes(32)
        if not compare_digest(hashed(secret), expected) or person is None:
            return None
        person = await self._seen(person)
        if person.id in self.forgotten:
            return None
        self._remember(person)
        return person

    def forget(self, id: str) -> None:
        """Forgets a person: from now on their cookie is worth nothing, and what they have asked for comes too late."""
        self.forgotten.add(id)
        self.known.pop(id, None)

    async def _seen(self, person: Person) -> Person:
        """Notes once a day that a person was here; a disk that takes nothing does not keep them out."""
        date = self.alarm_clock.date()
        if date < person.seen + A_DAY_MS or person.id in self.forgotten:
            return person
        seen = msgspec.structs.replace(person, seen=date)
        with suppress(StoreError):
            await self.store.write(PutPerson(seen))
        return seen

    async def welcome(self, name: str) -> tuple[Person, str]:
        """Returns a new person, and their cookie."""
        secret = token_urlsafe(SECRET_BYTES)
        person = Person(new_id(), tidy_name(name), hashed(secret), self.alarm_clock.date())
        await self.store.write(PutPerson(person))
        self._remember(person)
        return person, f"{person.id}.{secret}"

    async def rename(self, person: Person, name: str) -> Person:
        renamed = msgspec.structs.replace(person, name=tidy_name(name))
        self._check_known(person)
        await self.store.write(PutPerson(renamed))
        if person.id not in self.forgotten:
            self._remember(renamed)
        return renamed

    async def invite(self, table: str, by: Person) -> tuple[str, int]:
        """Returns the secret of a new link to a table, and until when it can be used."""
        return await self._make(table, "join", -1, by, FOR_EVER)

    async def link_to_seat(self, table: str, seat: int, by: Person) -> tuple[str, int]:
        """Returns the secret by which another device takes a person's seat over, and until when it can be used."""
        return await self._make(table, "seat", seat, by, self.alarm_clock.date() + SEAT_LINK_LASTS_MS)

    async def _make(self, table: str, kind: LinkKind, seat: int, by: Person, expires: int) -> tuple[str, int]:
        self._check_known(by)
        secret = token_urlsafe(SECRET_BYTES)
        await self.store.write(PutLink(Link(hashed(secret), table, kind, seat, expires, by.id)))
        return secret, expires

    async def opened_by(self, key: str, table: str, kind: LinkKind) -> Link | None:
        """Returns the link with this secret, if it belongs to this table and still works."""
        if not key:
            return None
        hash = hashed(key)
        link = await self.store.link(hash)
        if link is None or not compare_digest(link.hash, hash):
            return None
        if (link.table, link.kind) != (table, kind) or link.expires < self.alarm_clock.date():
            return None
        return link

    def _check_known(self, person: Person) -> None:
        if person.id in self.forgotten:
            no("lobby.forgotten")

    def _remember(self, person: Person) -> None:
        self.known[person.id] = person
        self.known.move_to_end(person.id)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
