"""People without accounts: a name, and a secret that only their browser has; and links that carry secrets."""

from __future__ import annotations

from collections import Counter, OrderedDict
from contextlib import suppress
from hashlib import blake2b
from hmac import compare_digest
from secrets import token_urlsafe
from typing import Final
from unicodedata import category

import msgspec

from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.ops.randomness import new_id
from holdfast.table.credentials import Device, DropDevices, PutDevice
from holdfast.table.lobby import no
from holdfast.table.setting import is_name
from holdfast.table.store import Change, DropLinks, Link, LinkKind, Person, PutLink, PutPerson, Store, StoreError

COOKIE: Final = "holdfast"
SECRET_BYTES: Final = 16
GAPS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing
REMEMBERED: Final = 10_000
NO_TABLE: Final = ""  # of a link that leads to none
FOR_EVER: Final = 2**62
A_DAY_MS: Final = 24 * 3600_000
SEAT_LINK_LASTS_MS: Final = 15 * 60_000
SIGNED_OUT: Final = "bye.signed_out"


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
        self.devices: OrderedDict[str, tuple[bytes, ...]] = OrderedDict()  # where people have signed in later
        self.forgotten: set[str] = set()  # while this server runs: what they asked for just before comes too late
        self.sign_outs: Counter[str] = Counter()  # of each person, everywhere else: open lines end with it
        self._signed = 0  # how often anybody has signed in or out: what was read before that is old

    async def who(self, cookie: str | None) -> Person | None:
        """Returns the person whose cookie this is."""
        id, _, secret = (cookie or "").partition(".")
        if not id or not secret or len(cookie or "") > 100:
            return None
        person = await self._newest(id)
        expected = person.secret if person is not None else bytes(32)
        hash = hashed(secret)
        if not compare_digest(hash, expected) and not (person is not None and await self._is_device(person, hash)):
            return None
        if person is None:
            return None
        await self._note_seen(person)
        return None if id in self.forgotten else self.known.get(id, person)

    async def _newest(self, id: str) -> Person | None:
        """Returns a person as they are now: what was read before somebody changed it counts no more."""
        if id not in self.known:
            found = await self.store.person(id)
            if found is None or id in self.forgotten:
                return None
            if id not in self.known:
                self._remember(found)
        self.known.move_to_end(id)
        return self.known[id]

    def forget_what_was_read(self, id: str = "") -> None:
        """Forgets what is in memory of a person, or of everybody, whom another process may have changed."""
        self._signed += 1
        for kept in (self.known, self.devices):
            if id:
                kept.pop(id, None)
            else:
                kept.clear()

    def forget(self, id: str) -> None:
        """Forgets a person: from now on their cookie is worth nothing, and what they have asked for comes too late."""
        self.forgotten.add(id)
        self.known.pop(id, None)
        self.devices.pop(id, None)
        self.sign_outs.pop(id, None)

    async def _is_device(self, person: Person, hash: bytes) -> bool:
        """Tells whether a browser with this secret is one where the person has signed in later."""
        while person.id not in self.devices:
            before = self._signed
            found = tuple([device.hash for device in await self.store.devices(person.id)])
            if before == self._signed:
                self.devices[person.id] = found
            if len(self.devices) > REMEMBERED:
                self.devices.popitem(last=False)
        return sum(compare_digest(hash, device) for device in self.devices[person.id]) > 0  # all, in constant time

    async def sign_in(self, person: Person) -> str:
        """Returns a cookie by which one more browser is this person's."""
        secret = token_urlsafe(SECRET_BYTES)
        self._check_known(person)
        await self.store.write(PutDevice(Device(hashed(secret), person.id, self.alarm_clock.date())))
        self._read_devices_anew(person)
        return f"{person.id}.{secret}"

    async def sign_out_elsewhere(self, person: Person, cookie: str) -> None:
        """Leaves only the browser with this cookie, which is the person's."""
        self._check_known(person)
        now = self.known.get(person.id, person)
        alone = msgspec.structs.replace(now, secret=hashed(cookie.partition(".")[2]))
        await self._put(alone, DropDevices(person.id))
        self._read_devices_anew(person)
        self.sign_outs[person.id] += 1

    def _read_devices_anew(self, person: Person) -> None:
        self._signed += 1
        self.devices.pop(person.id, None)

    async def _put(self, person: Person, *changes: Change) -> None:
        """Keeps a person as they are now, which counts at once. Raises StoreError, and it counts no more."""
        self._remember(person)
        try:
            await self.store.write(PutPerson(person), *changes)
        except StoreError:
            self.known.pop(person.id, None)  # what the store has is what counts
            raise
        if person.id in self.forgotten:
            self.known.pop(person.id, None)

    async def personal_link(self, person: Person) -> str:
        """Returns the secret of a new personal link; the one before it is worth nothing any more."""
        self._check_known(person)
        secret = token_urlsafe(SECRET_BYTES)
        link = Link(hashed(secret), NO_TABLE, "person", -1, FOR_EVER, person.id)
        await self.store.write(DropLinks(NO_TABLE, "person", person=person.id), PutLink(link))
        return secret

    async def whose(self, key: str) -> Person | None:
        """Returns the person whose personal link has this secret."""
        link = await self.opened_by(key, NO_TABLE, "person")
        person = None if link is None else self.known.get(link.person) or await self.store.person(link.person)
        return None if person is None or person.id in self.forgotten else person

    async def _note_seen(self, person: Person) -> None:
        """Notes once a day that a person was here; a disk that takes nothing does not keep them out."""
        date = self.alarm_clock.date()
        if date < person.seen + A_DAY_MS or person.id in self.forgotten:
            return
        with suppress(StoreError):
            await self._put(msgspec.structs.replace(self.known.get(person.id, person), seen=date))

    async def welcome(self, name: str, *, named: bool = True) -> tuple[Person, str]:
        """Returns a new person, and their cookie. A guest's name was made up for them: they are not `named`."""
        secret = token_urlsafe(SECRET_BYTES)
        person = Person(new_id(), tidy_name(name), hashed(secret), self.alarm_clock.date(), named)
        await self.store.write(PutPerson(person))
        self._remember(person)
        return person, f"{person.id}.{secret}"

    async def rename(self, person: Person, name: str, *, named: bool = True) -> Person:
        name = tidy_name(name)
        self._check_known(person)
        renamed = msgspec.structs.replace(self.known.get(person.id, person), name=name, named=named)
        await self._put(renamed)
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
