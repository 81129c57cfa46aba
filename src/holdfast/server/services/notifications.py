"""Tells people that it is their turn: takes what rooms have kept, finds out who wants to be told how, and sends it.

All this is beside the games: rooms hand over and go on. What is to be delivered is kept, and is dropped before it is
tried: whatever is restarted or fails, nobody is told twice. What fails is tried again, ever more rarely, until whoever
it is for has come by themselves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Final, Literal, TypeAlias

import msgspec

from holdfast.server.ops import log
from holdfast.server.ops.alarm_clock import Alarm
from holdfast.server.ops.channel import tell_channel
from holdfast.server.ops.mail import Mailer, MailFailed, MailRefused
from holdfast.server.ops.notify_file import NotifySettings
from holdfast.server.ops.outgoing import BadAddress, HttpAnswer, Unreachable
from holdfast.server.ops.web_push import PushAddress, new_push_key, public_part, push
from holdfast.server.rooms.registry import BrokenTable, NoSuchTable, RoomRegistry
from holdfast.server.rooms.turns import read_turns
from holdfast.server.services.kept_value import made_once
from holdfast.server.services.notification_words import (
    address_to_stop_at,
    channel_post,
    confirm_text,
    mail_text,
    turn_note,
)
from holdfast.server.services.subscriptions import SubscriptionBook, Subscriptions
from holdfast.server.wire.texts import server_texts
from holdfast.table.lobby import Lobby
from holdfast.table.store import Change, Delivery, DropDelivery, PutDelivery, StoreError

PUSH_KEY: Final = "push key"
MOST_WAITING: Final = 5000  # in memory; what does not fit waits in the store
LOOKS_AGAIN_MS: Final = 3600_000  # into the store
MINUTE_MS: Final = 60_000
WAITS_MS: Final = (MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS, 480 * MINUTE_MS)  # after each failure
LANES: Final = {"plan": 1, "push": 4, "mail": 1, "channel": 1}  # how many are sent at a time
CLOSES_WITHIN_S: Final = 2
MAIL: Final = "mail"
CHANNEL: Final = "channel"
NO_ADDRESS: Final = "mailto:nobody@holdfast.invalid"

Outcome: TypeAlias = Literal["sent", "again", "never"]
Key: TypeAlias = tuple[str, str, str]


def way_to(address: PushAddress) -> str:
    """Returns the name of the way to one browser."""
    return f"push/{blake2b(address.endpoint.encode(), digest_size=12).hexdigest()}"


class Notifications:
    def __init__(self, registry: RoomRegistry, book: SubscriptionBook, settings: NotifySettings, address: str) -> None:
        self.registry = registry
        self.store = registry.store
        self.alarm_clock = registry.alarm_clock
        self.book = book
        self.settings = settings
        self.address = address  # where others reach this server; empty, if nobody does
        self.mailer = Mailer(settings.mail) if settings.mail is not None else None
        self.push_key = b""
        self.waiting: dict[Key, Delivery] = {}
        self.lanes: dict[str, asyncio.Queue[Delivery]] = {lane: asyncio.Queue() for lane in LANES}
        self.tasks: list[asyncio.Task[None]] = []
        self.sending: set[asyncio.Task[None]] = set()
        self.alarms: dict[Key, Alarm] = {}
        self.looks_again: Alarm | None = None
        registry.on_turn = self.take

    @property
    def may_mail(self) -> bool:
        """Tells whether mails are sent: they have links, which somebody must be able to open."""
        return self.mailer is not None and bool(self.address)

    async def open(self) -> None:
        """Begins to send, with what the last run left."""
        self.tasks = [asyncio.create_task(self._work(lane)) for lane, number in LANES.items() for _ in range(number)]
        await self._look()

    async def close(self) -> None:
        for alarm in (*self.alarms.values(), *([self.looks_again] if self.looks_again else [])):
            alarm.cancel()
        for task in self.tasks:
            task.cancel()
        if self.sending:  # what is under way may arrive; it is not tried again
            _, slow = await asyncio.wait(self.sending, timeout=CLOSES_WITHIN_S)
            for task in slow:
                task.cancel()
        await asyncio.gather(*self.tasks, *self.sending, return_exceptions=True)
        if self.mailer is not None:
            self.mailer.close()

    async def public_key(self) -> str:
        """Returns the key by which browsers know this server; it is made once."""
        if not self.push_key:
            self.push_key = await made_once(self.store, PUSH_KEY, new_push_key)
        return public_part(self.push_key)

    def take(self, delivery: Delivery) -> None:
        """Takes something that is kept and has to be delivered; returns at once."""
        key = (delivery.table, delivery.person, delivery.way)
        alarm = self.alarms.pop(key, None)
        if key in self.waiting and alarm is None:
            return  # it is about to be sent
        if alarm is not None:
            alarm.cancel()  # what is newer takes its place
        if key not in self.waiting and len(self.waiting) >= MOST_WAITING:
            self.registry.metrics.count("notifications", "put_off")
            return
        self.waiting[key] = delivery
        wait = delivery.due - self.alarm_clock.date()
        if wait <= 0:
            self._queue(key)
        else:
            self.alarms[key] = self.alarm_clock.call_at(self.alarm_clock.now() + wait, lambda: self._queue(key))

    async def ask_to_confirm(self, name: str, mail: str, key: str, language: str) -> None:
        """Sends the one mail that an address gets before it is confirmed. Raises MailRefused, MailFailed."""
        assert self.mailer is not None
        title = server_texts(language).say("told.confirm_title")
        text = confirm_text(name, self.address, key, language)
        await self.mailer.send(mail, title, text, {}, self.alarm_clock.date() / 1000)

    # -- the lanes

    async def _look(self) -> None:
        """Takes what is kept and not in memory; and again after a while, for what did not fit."""
        self.looks_again = self.alarm_clock.call_at(
            self.alarm_clock.now() + LOOKS_AGAIN_MS, lambda: self.tasks.append(asyncio.create_task(self._look()))
        )
        self.tasks = [task for task in self.tasks if not task.done()]
        try:
            for delivery in await self.store.deliveries():
                self.take(delivery)
        except StoreError as problem:
            log.trouble("what is to be told cannot be read", problem)

    def _queue(self, key: Key) -> None:
        self.alarms.pop(key, None)
        delivery = self.waiting[key]
        self.lanes[delivery.way.partition("/")[0] or "plan"].put_nowait(delivery)

    async def _work(self, lane: str) -> None:
        queue = self.lanes[lane]
        while True:
            delivery = await queue.get()
            self.waiting.pop((delivery.table, delivery.person, delivery.way), None)
            task = asyncio.create_task(self._do(lane, delivery))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)
            try:
                await asyncio.shield(task)
            except StoreError as problem:
                log.trouble("a notification waits for the disk", problem)
            except Exception as problem:
                log.trouble("a notification failed", problem, lane=lane)

    async def _do(self, lane: str, delivery: Delivery) -> None:
        drop = DropDelivery(delivery.table, delivery.person, delivery.way)
        if not await self._is_news(delivery):
            await self.store.write(drop)
            return
        one = await self.book.of(delivery.person)
        lobby, _ = await self.registry.known(delivery.table)
        if lane == "plan":
            ways = [] if delivery.table in one.quiet else self._ways(one, delivery)
            planned = [msgspec.structs.replace(delivery, way=way) for way in ways]
            changes: list[Change] = [PutDelivery(each) for each in planned]
            await self.store.write(drop, *changes)
            for each in planned:
                self.take(each)
            return
        if not await self.store.claim(delivery):
            return  # another process delivers it
        outcome = await self._sent(lane, delivery, one, lobby)
        self.registry.metrics.count("notifications", f"{lane}_{outcome}")
        if outcome == "again" and delivery.attempts < len(WAITS_MS):
            due = self.alarm_clock.date() + WAITS_MS[delivery.attempts]
            later = msgspec.structs.replace(delivery, attempts=delivery.attempts + 1, due=due)
            await self.store.write(PutDelivery(later))
            self.take(later)

    async def _is_news(self, delivery: Delivery) -> bool:
        """Tells whether somebody is still to be told: not if they have been there since, or the table is gone."""
        try:
            lobby, _ = await self.registry.known(delivery.table)
        except (NoSuchTable, BrokenTable):
            return False
        room = self.registry.rooms.get(delivery.table)
        told = room.turns.told if room is not None else read_turns(await self.store.turns(delivery.table)).told
        sits_here = lobby.seat_of(delivery.person) >= 0 and delivery.person not in self.book.forgotten
        return sits_here and told.get(delivery.person) is False

    def _ways(self, one: Subscriptions, delivery: Delivery) -> list[str]:
        """Returns how somebody is to be told; in the channel, only what everybody may know."""
        ways = [way_to(address) for address in one.browsers]
        if one.confirmed and self.may_mail:
            ways.append(MAIL)
        if one.channel and self.settings.channel is not None and delivery.openly:
            ways.append(CHANNEL)
        return ways

    # -- sending

    async def _sent(self, lane: str, delivery: Delivery, one: Subscriptions, lobby: Lobby) -> Outcome:
        senders: dict[str, Callable[[Delivery, Subscriptions, Lobby], Awaitable[Outcome]]] = {
            "push": self._push,
            "mail": self._mail,
            "channel": self._tell_channel,
        }
        try:
            return await senders[lane](delivery, one, lobby)
        except (Unreachable, MailFailed) as problem:
            log.note("a receiver of notifications is not reached", lane=lane, why=str(problem))
            return "again"
        except (BadAddress, MailRefused):
            return "never"

    async def _push(self, delivery: Delivery, one: Subscriptions, lobby: Lobby) -> Outcome:
        address = next((address for address in one.browsers if way_to(address) == delivery.way), None)
        if address is None:
            return "never"
        await self.public_key()
        note = turn_note(self.registry.catalogue, delivery.table, lobby, delivery.person, one.language)
        contact = self.settings.push.contact or (self.address if self.address.startswith("https://") else NO_ADDRESS)
        answer = await push(
            address,
            msgspec.json.encode(note),
            self.push_key,
            contact,
            self.alarm_clock.date() // 1000,
            anywhere=self.settings.push.anywhere,
        )
        if answer.is_gone:
            await self.book.change(delivery.person, lambda now: now.without_browser(address.endpoint))
        return outcome_of(answer)

    async def _mail(self, delivery: Delivery, one: Subscriptions, lobby: Lobby) -> Outcome:
        if not one.confirmed or not self.may_mail or self.mailer is None:
            return "never"
        note = turn_note(self.registry.catalogue, delivery.table, lobby, delivery.person, one.language)
        key = f"{delivery.person}.{one.stop}"
        headers = {
            "List-Unsubscribe": f"<{address_to_stop_at(self.address, key)}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        text = mail_text(note, self.address, key, one.language)
        await self.mailer.send(one.mail, note.title, text, headers, self.alarm_clock.date() / 1000)
        return "sent"

    async def _tell_channel(self, delivery: Delivery, one: Subscriptions, lobby: Lobby) -> Outcome:
        if not one.channel or self.settings.channel is None:
            return "never"
        turn = f"{delivery.table}/{delivery.person}/{lobby.stage}/{delivery.due}"
        post = channel_post(
            self.registry.catalogue, delivery.table, lobby, delivery.person, one.language, self.address, turn
        )
        return outcome_of(await tell_channel(self.settings.channel, post))


def outcome_of(answer: HttpAnswer) -> Outcome:
    if answer.is_taken:
        return "sent"
    return "again" if answer.is_to_be_tried_again else "never"
