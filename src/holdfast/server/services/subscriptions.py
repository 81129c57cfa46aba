"""How each person is told of their turns: by which browsers, to which address, in the host's channel, about which
tables not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from hmac import compare_digest
from secrets import token_urlsafe
from typing import Final

import msgspec

from holdfast.server.ops.web_push import PushAddress
from holdfast.server.services.people import SECRET_BYTES, hashed
from holdfast.table.lobby import no
from holdfast.table.save import NOT_JSON
from holdfast.table.store import Person, PutSubscriptions, Store

MOST_BROWSERS: Final = 8
MOST_QUIET: Final = 200
CONFIRM_WITHIN_MS: Final = 24 * 3600_000


class Subscriptions(msgspec.Struct, frozen=True):
    """What one person chose. `mail` gets nothing but the question whether it is theirs before it is `confirmed`.

    `asked` is the hash of the secret in that question, `ends` until when it counts; `stop` is the secret in every mail
    by which whoever reads it stops them.
    """

    language: str = ""
    browsers: tuple[PushAddress, ...] = ()
    mail: str = ""
    confirmed: bool = False
    asked: bytes = b""
    ends: int = 0
    stop: str = ""
    channel: bool = False
    quiet: tuple[str, ...] = ()

    def with_browser(self, address: PushAddress) -> Subscriptions:
        """Returns these with one more browser; the oldest goes where there are too many."""
        others = tuple(one for one in self.browsers if one.endpoint != address.endpoint)
        return msgspec.structs.replace(self, browsers=(*others, address)[-MOST_BROWSERS:])

    def without_browser(self, endpoint: str) -> Subscriptions:
        return msgspec.structs.replace(self, browsers=tuple(one for one in self.browsers if one.endpoint != endpoint))

    def without_mail(self) -> Subscriptions:
        return msgspec.structs.replace(self, mail="", confirmed=False, asked=b"", ends=0, stop="")

    def with_quiet(self, table: str, *, quiet: bool) -> Subscriptions:
        """Returns these with a table of which nothing is to be heard, or is again."""
        others = tuple(one for one in self.quiet if one != table)
        return msgspec.structs.replace(self, quiet=(*others, table)[-MOST_QUIET:] if quiet else others)


NONE: Final = Subscriptions()


class SubscriptionBook:
    """Reads and changes what people chose; one change after the other."""

    def __init__(self, store: Store, forgotten: Collection[str]) -> None:
        self.store = store
        self.forgotten = forgotten  # people who are not known here any more
        self._lock = asyncio.Lock()

    async def of(self, person: str) -> Subscriptions:
        """Returns what a person chose; where that is damaged they are told nothing until they choose anew."""
        data = await self.store.subscriptions(person)
        try:
            return msgspec.json.decode(data, type=Subscriptions) if data else NONE
        except NOT_JSON:
            return NONE

    async def change(self, person: str, change: Callable[[Subscriptions], Subscriptions]) -> Subscriptions:
        async with self._lock:
            before = await self.of(person)
            after = change(before)
            if person in self.forgotten:
                no("lobby.forgotten")
            if after != before:
                kept = b"" if after == NONE else msgspec.json.encode(after)
                await self.store.write(PutSubscriptions(person, kept))
            return after

    async def ask_address(self, person: Person, address: str, language: str, date: int) -> str:
        """Notes an address that is still to be confirmed, and returns the secret of the question."""
        secret = token_urlsafe(SECRET_BYTES)
        await self.change(
            person.id,
            lambda one: msgspec.structs.replace(
                one.without_mail(),
                language=language,
                mail=address,
                asked=hashed(secret),
                ends=date + CONFIRM_WITHIN_MS,
                stop=token_urlsafe(SECRET_BYTES),
            ),
        )
        return f"{person.id}.{secret}"

    async def confirm(self, key: str, date: int) -> str:
        """Returns the address that the owner of this secret confirms; empty, if it does not count any more."""
        person, _, secret = key.partition(".")
        one = await self.of(person)
        if not one.asked or date > one.ends or not compare_digest(hashed(secret), one.asked):
            return ""
        after = await self.change(person, lambda now: msgspec.structs.replace(now, confirmed=now.asked == one.asked))
        return after.mail if after.confirmed else ""

    async def stop_mail(self, key: str) -> bool:
        """Stops mails, for whoever has the secret of one; returns whether there were any to stop."""
        person, _, secret = key.partition(".")
        one = await self.of(person)
        if not one.stop or not compare_digest(secret.encode(), one.stop.encode()):
            return False
        await self.change(person, Subscriptions.without_mail)
        return True
