"""Passkeys (WebAuthn): a device shows that it holds somebody's key, and the key itself never comes here."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from secrets import token_bytes
from typing import Any, Final

import msgspec

from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.services.people import People, tidy_name
from holdfast.table.credentials import PASSKEYS_KEPT, Passkey, PutPasskey
from holdfast.table.lobby import no
from holdfast.table.store import Person

CHALLENGE_LASTS_MS: Final = 5 * 60_000
MOST_CHALLENGES: Final = 5_000  # that wait for an answer


class RelyingParty(msgspec.Struct, frozen=True):
    """For whom passkeys are: the host name of this server, and the address at which its pages are shown."""

    id: str
    origin: str


class PasskeyRefused(Exception):
    """A passkey did not show what it had to; `key` is the sentence that says so."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Challenge(msgspec.Struct, frozen=True):
    """What a passkey is asked to sign, once and soon: to be added to a person, or to sign in (`person` is empty)."""

    person: str
    until: int


class Passkeys:
    def __init__(self, people: People, alarm_clock: AlarmClock) -> None:
        self.people = people
        self.store = people.store
        self.alarm_clock = alarm_clock
        self.challenges: OrderedDict[bytes, Challenge] = OrderedDict()

    # -- adding one

    async def offer(self, person: Person, party: RelyingParty) -> Any:
        """Returns the options by which a browser makes a passkey for somebody."""
        # Here, because it takes long to import, and a server where nobody has a passkey does without it.
        from holdfast.server.services.passkey_proofs import creation_options

        known = await self.store.passkeys(person.id)
        if len(known) >= PASSKEYS_KEPT:
            no("me.too_many_passkeys", most=PASSKEYS_KEPT)
        return creation_options(person, party.id, self._challenge(person.id), known)

    async def add(self, person: Person, party: RelyingParty, name: str, credential: Mapping[str, Any]) -> None:
        """Keeps a passkey that a browser has made. Raises PasskeyRefused, BadName, NotAllowed."""
        # Here, because it takes long to import, and a server where nobody has a passkey does without it.
        from holdfast.server.services.passkey_proofs import made_in

        name = tidy_name(name)
        challenge = self._answered(credential, person.id)
        try:
            made = made_in(credential, challenge, party.id, party.origin)
        except ValueError:
            raise PasskeyRefused("me.passkey_refused") from None
        if await self.store.passkey(made.id) is not None:
            raise PasskeyRefused("me.passkey_known")
        if person.id in self.people.forgotten:
            no("lobby.forgotten")
        date = self.alarm_clock.date()
        passkey = Passkey(made.id, person.id, name, made.public_key, made.signed, date)
        await self.store.write(PutPasskey(passkey))

    # -- signing in with one

    def ask(self, party: RelyingParty) -> Any:
        """Returns the options by which a browser asks for any passkey of this server; nobody says who they are."""
        # Here, because it takes long to import, and a server where nobody has a passkey does without it.
        from holdfast.server.services.passkey_proofs import request_options

        return request_options(party.id, self._challenge(""))

    async def whose(self, party: RelyingParty, credential: Mapping[str, Any]) -> Person:
        """Returns the person whose passkey signed. Raises PasskeyRefused, also for a copy that has counted less."""
        # Here, because it takes long to import, and a server where nobody has a passkey does without it.
        from holdfast.server.services.passkey_proofs import count_in, named_in

        challenge = self._answered(credential, "")
        try:
            named = named_in(credential)
            passkey = await self.store.passkey(named.id)
            if passkey is None or (named.person and named.person != passkey.person.encode()):
                raise PasskeyRefused("me.passkey_unknown")
            count = count_in(credential, challenge, party.id, party.origin, passkey)
        except ValueError:
            raise PasskeyRefused("me.passkey_refused") from None
        person = await self.store.person(passkey.person)
        if person is None or person.id in self.people.forgotten:
            raise PasskeyRefused("me.passkey_unknown")
        used = msgspec.structs.replace(passkey, count=count, used=self.alarm_clock.date())
        await self.store.write(PutPasskey(used))
        return person

    # -- what is to be signed

    def _challenge(self, person: str) -> bytes:
        """Returns something new to sign."""
        challenge = token_bytes(32)
        self.challenges[challenge] = Challenge(person, self.alarm_clock.date() + CHALLENGE_LASTS_MS)
        if len(self.challenges) > MOST_CHALLENGES:
            self.challenges.popitem(last=False)
        return challenge

    def _answered(self, credential: Mapping[str, Any], person: str) -> bytes:
        """Returns what a passkey says that it signed, which counts once. Raises PasskeyRefused if that was not asked
        of it, or long ago.
        """
        # Here, because it takes long to import, and a server where nobody has a passkey does without it.
        from holdfast.server.services.passkey_proofs import challenge_in

        try:
            challenge = challenge_in(credential)
        except ValueError:
            raise PasskeyRefused("me.passkey_refused") from None
        asked = self.challenges.pop(challenge, None)
        if asked is None or asked.person != person or asked.until < self.alarm_clock.date():
            raise PasskeyRefused("me.passkey_too_late")
        return challenge
