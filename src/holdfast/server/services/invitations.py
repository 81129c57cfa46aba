"""Invitations that the host makes: each lets some newcomers in, for some time, until it is withdrawn."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Final

import msgspec

from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.ops.randomness import new_id
from holdfast.server.services.kept_value import KeptValue
from holdfast.server.services.people import A_DAY_MS, SECRET_BYTES, hashed
from holdfast.server.wire.admin_types import InvitationInfo, MakeInvitation
from holdfast.table.store import Store

MOST_INVITATIONS: Final = 500


class TooManyInvitations(Exception):
    """There are as many invitations as are kept."""


class Invitation(msgspec.Struct, frozen=True):
    """What is kept of an invitation: of its secret, the hash."""

    id: str
    hash: bytes
    note: str
    uses: int
    left: int
    made: int
    expires: int

    def works(self, now: int) -> bool:
        return self.left > 0 and now < self.expires

    def info(self, now: int) -> InvitationInfo:
        return InvitationInfo(self.id, self.note, self.uses, self.left, self.made, self.expires, self.works(now))


class Invitations:
    def __init__(self, store: Store, alarm_clock: AlarmClock) -> None:
        self.alarm_clock = alarm_clock
        self.kept = KeptValue(store, "invitations", tuple[Invitation, ...], ())

    async def make(self, wanted: MakeInvitation) -> tuple[Invitation, str]:
        """Returns a new invitation and its secret. Those that work no more make room. Raises TooManyInvitations."""
        now = self.alarm_clock.date()
        secret = token_urlsafe(SECRET_BYTES)
        expires = now + wanted.days * A_DAY_MS
        made = Invitation(
            new_id()[:8], hashed(secret), " ".join(wanted.note.split()), wanted.uses, wanted.uses, now, expires
        )

        def with_it(known: tuple[Invitation, ...]) -> tuple[Invitation, ...]:
            if len(known) >= MOST_INVITATIONS:
                known = tuple(one for one in known if one.works(now))
            if len(known) >= MOST_INVITATIONS:
                raise TooManyInvitations
            return made, *known

        await self.kept.change(with_it)
        return made, secret

    async def all(self) -> tuple[InvitationInfo, ...]:
        """Returns all invitations, the newest first."""
        now = self.alarm_clock.date()
        return tuple(one.info(now) for one in await self.kept.get())

    async def withdraw(self, id: str) -> bool:
        """Tells whether there was such an invitation; it works no more."""
        return await self.kept.change(lambda known: tuple(one for one in known if one.id != id))

    async def use(self, secret: str) -> bool:
        """Tells whether the invitation with this secret lets one more newcomer in, who is counted."""
        hash, now = hashed(secret), self.alarm_clock.date()

        def used(one: Invitation) -> Invitation:
            return msgspec.structs.replace(one, left=one.left - 1) if one.hash == hash and one.works(now) else one

        return await self.kept.change(lambda known: tuple(map(used, known)))
