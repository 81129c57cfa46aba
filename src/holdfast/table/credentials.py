"""How somebody is known again: by the browsers they signed in with, and by passkeys. Of secrets only hashes are kept.

The personal link is a `Link` of the kind "person"; the secret that somebody began with stands in `Person`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

DEVICES_KEPT: Final = 20  # of one person: whoever signs in on more loses the oldest
PASSKEYS_KEPT: Final = 20


class Device(msgspec.Struct, frozen=True):
    """A browser in which somebody signed in later, known by a secret with this hash."""

    hash: bytes
    person: str
    made: int


class Passkey(msgspec.Struct, frozen=True):
    """The public half of a passkey. `count` is how often it signed, as it said last; `used` is 0 before it
    was used to sign in."""

    id: bytes
    person: str
    name: str
    public_key: bytes
    count: int
    made: int
    used: int = 0


class PutDevice(msgspec.Struct, frozen=True):
    device: Device


class DropDevices(msgspec.Struct, frozen=True):
    """Signs a person out wherever they signed in later."""

    person: str


class PutPasskey(msgspec.Struct, frozen=True):
    passkey: Passkey


class DropPasskey(msgspec.Struct, frozen=True):
    id: bytes
    person: str


class PassOn(msgspec.Struct, frozen=True):
    """Gives another person what somebody said, the links they made and the campaigns they play; tables are seen to
    by those who know who sits there."""

    old: str
    new: str


CredentialChange: TypeAlias = PutDevice | DropDevices | PutPasskey | DropPasskey | PassOn
