"""Passkeys (WebAuthn): a device shows that it holds somebody's key, and the key itself never comes here."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from secrets import token_bytes
from typing import Any, Final

import msgspec
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.services.people import People, tidy_name
from holdfast.table.credentials import PASSKEYS_KEPT, Passkey, PutPasskey
from holdfast.table.lobby import no
from holdfast.table.store import Person

HOUSE: Final = "Holdfast"
CHALLENGE_LASTS_MS: Final = 5 * 60_000
MOST_CHALLENGES: Final = 5_000  # that wait for an answer
UNREADABLE: Final = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, RecursionError)


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
        known = await self.store.passkeys(person.id)
        if len(known) >= PASSKEYS_KEPT:
            no("me.too_many_passkeys", most=PASSKEYS_KEPT)
        options = generate_registration_options(
            rp_id=party.id,
            rp_name=HOUSE,
            user_id=person.id.encode(),
            user_name=person.name,
            user_display_name=person.name,
            challenge=self._challenge(person.id),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=one.id) for one in known],
        )
        return msgspec.json.decode(options_to_json(options))

    async def add(self, person: Person, party: RelyingParty, name: str, credential: Mapping[str, Any]) -> None:
        """Keeps a passkey that a browser has made. Raises PasskeyRefused, BadName, NotAllowed."""
        name = tidy_name(name)
        challenge = self._answered(credential, person.id)
        try:
            made = verify_registration_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=party.id,
                expected_origin=party.origin,
            )
        except UNREADABLE:
            raise PasskeyRefused("me.passkey_refused") from None
        if await self.store.passkey(made.credential_id) is not None:
            raise PasskeyRefused("me.passkey_known")
        if person.id in self.people.forgotten:
            no("lobby.forgotten")
        date = self.alarm_clock.date()
        passkey = Passkey(made.credential_id, person.id, name, made.credential_public_key, made.sign_count, date)
        await self.store.write(PutPasskey(passkey))

    # -- signing in with one

    def ask(self, party: RelyingParty) -> Any:
        """Returns the options by which a browser asks for any passkey of this server; nobody says who they are."""
        options = generate_authentication_options(
            rp_id=party.id, challenge=self._challenge(""), user_verification=UserVerificationRequirement.PREFERRED
        )
        return msgspec.json.decode(options_to_json(options))

    async def whose(self, party: RelyingParty, credential: Mapping[str, Any]) -> Person:
        """Returns the person whose passkey signed. Raises PasskeyRefused, also for a copy that has counted less."""
        challenge = self._answered(credential, "")
        try:
            passkey = await self.store.passkey(base64url_to_bytes(credential["rawId"]))
            handle = credential["response"].get("userHandle")
            if passkey is None or (handle and base64url_to_bytes(handle) != passkey.person.encode()):
                raise PasskeyRefused("me.passkey_unknown")
            signed = verify_authentication_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=party.id,
                expected_origin=party.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.count,
            )
        except UNREADABLE:
            raise PasskeyRefused("me.passkey_refused") from None
        person = await self.store.person(passkey.person)
        if person is None or person.id in self.people.forgotten:
            raise PasskeyRefused("me.passkey_unknown")
        used = msgspec.structs.replace(passkey, count=signed.new_sign_count, used=self.alarm_clock.date())
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
        try:
            said = base64url_to_bytes(credential["response"]["clientDataJSON"])
            challenge = parse_client_data_json(said).challenge
        except UNREADABLE:
            raise PasskeyRefused("me.passkey_refused") from None
        asked = self.challenges.pop(challenge, None)
        if asked is None or asked.person != person or asked.until < self.alarm_clock.date():
            raise PasskeyRefused("me.passkey_too_late")
        return challenge
