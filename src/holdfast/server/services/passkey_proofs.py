"""What browsers are asked for passkeys, and what their answers prove: all that needs the WebAuthn library.

It stands apart because that takes a quarter of a second to import, and most servers see no passkey for days.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

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

from holdfast.table.credentials import Passkey
from holdfast.table.store import Person

HOUSE: Final = "Holdfast"
UNREADABLE: Final = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, RecursionError)


class NoProof(ValueError):
    """What a browser sent cannot be read, or is not signed as it should be."""


class MadePasskey(NamedTuple):
    """A passkey that a browser has made."""

    id: bytes
    public_key: bytes
    signed: int  # so often


class Named(NamedTuple):
    """The passkey that a browser says it signed with, and the person that it keeps for it, if it says so."""

    id: bytes
    person: bytes


def creation_options(person: Person, host: str, challenge: bytes, known: Iterable[Passkey]) -> Any:
    """Returns the options by which a browser makes a passkey for somebody, who has these."""
    options = generate_registration_options(
        rp_id=host,
        rp_name=HOUSE,
        user_id=person.id.encode(),
        user_name=person.name,
        user_display_name=person.name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=one.id) for one in known],
    )
    return msgspec.json.decode(options_to_json(options))


def request_options(host: str, challenge: bytes) -> Any:
    """Returns the options by which a browser asks for any passkey of this host."""
    options = generate_authentication_options(
        rp_id=host, challenge=challenge, user_verification=UserVerificationRequirement.PREFERRED
    )
    return msgspec.json.decode(options_to_json(options))


def challenge_in(credential: Mapping[str, Any]) -> bytes:
    """Returns what a browser says that was signed. Raises NoProof."""
    try:
        return parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
    except UNREADABLE:
        raise NoProof from None


def named_in(credential: Mapping[str, Any]) -> Named:
    """Returns which passkey a browser says that it signed with. Raises NoProof."""
    try:
        handle = credential["response"].get("userHandle")
        return Named(base64url_to_bytes(credential["rawId"]), base64url_to_bytes(handle) if handle else b"")
    except UNREADABLE:
        raise NoProof from None


def made_in(credential: Mapping[str, Any], challenge: bytes, host: str, origin: str) -> MadePasskey:
    """Returns the passkey that a browser has made for this host, for pages from that origin. Raises NoProof."""
    try:
        made = verify_registration_response(
            credential=dict(credential),
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
        )
    except UNREADABLE:
        raise NoProof from None
    return MadePasskey(made.credential_id, made.credential_public_key, made.sign_count)


def count_in(credential: Mapping[str, Any], challenge: bytes, host: str, origin: str, passkey: Passkey) -> int:
    """Returns how often a passkey has signed by now. Raises NoProof, also for a copy that has counted less."""
    try:
        signed = verify_authentication_response(
            credential=dict(credential),
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.count,
        )
    except UNREADABLE:
        raise NoProof from None
    return signed.new_sign_count
