"""Signing in: a browser turns out to be somebody's who is known here, and what was played in it comes along.

`docs/server.md` says what becomes of whom ("Keep who you are").
"""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.server.rooms.registry import BrokenTable, NoSuchTable, RoomRegistry
from holdfast.server.rooms.room import Room
from holdfast.server.services.campaigns import CampaignService
from holdfast.server.services.people import People
from holdfast.server.services.seat_changes import change_seats
from holdfast.table.credentials import PassOn
from holdfast.table.lobby import Lobby, NotAllowed
from holdfast.table.store import DropPerson, Person

ONE: Final = 1


class SignIn(msgspec.Struct, frozen=True):
    """A browser that is a person's now. So many tables came along, so many did not: they stay with whoever this browser
    was before, and `link_back` is the secret of a personal link of theirs, where they had no other way back.
    """

    cookie: str
    brought: int = 0
    left: int = 0
    link_back: str = ""


class SigningIn:
    def __init__(self, registry: RoomRegistry, people: People, campaigns: CampaignService) -> None:
        self.registry = registry
        self.people = people
        self.campaigns = campaigns

    async def sign_in(self, person: Person, before: Person | None, *, bring: bool) -> SignIn:
        """Makes a browser a person's, who was `before` in it. Whoever that was is somebody of their own if they have a
        way back; a guest's tables come along if wanted, `bring`, wherever they can.
        """
        cookie = await self.people.sign_in(person)
        if before is None or await self.can_come_back(before):
            return SignIn(cookie)
        brought = await self._bring(before, person) if bring else 0
        left = len(await self.registry.store.tables_of(before.id))
        if not left and not await self.registry.store.campaigns(before.id, ONE):
            self.people.forget(before.id)
            brought += await self._bring(before, person) if bring else 0  # what was being asked for at that moment
            await self.registry.store.write(DropPerson(before.id))
            return SignIn(cookie, brought)
        return SignIn(cookie, brought, left, await self.people.personal_link(before))

    async def can_come_back(self, person: Person) -> bool:
        """Tells whether somebody has another way to be who they are than the browser they sit at."""
        store = self.people.store
        return bool(
            await store.personal_link(person.id) or await store.passkeys(person.id) or await store.devices(person.id)
        )

    async def _bring(self, old: Person, person: Person) -> int:
        """Gives a person all that a guest has, as far as it can be; returns at how many tables."""
        brought = 0
        await self.registry.store.write(PassOn(old.id, person.id))
        self.campaigns.pass_on(old.id, person.id)
        for record in self.registry.sound(await self.registry.store.tables_of(old.id)):

            def change(lobby: Lobby) -> Lobby:
                return lobby.pass_on(old.id, person.id, person.name)

            def in_room(room: Room) -> None:
                room.pass_on(old.id, person.id, person.name)

            try:
                await change_seats(self.registry, record.id, change, in_room)
                brought += 1
            except (NotAllowed, NoSuchTable, BrokenTable):
                continue  # it stays with the guest
        return brought
