"""The host's channel: Discord, ntfy and Matrix are told whose turn it is, of those who want that, without secrets."""

import asyncio

import pytest

from holdfast.server.http.context import Settings
from holdfast.server.ops.channel import Channel, ChannelPost, request_for
from holdfast.server.ops.notify_file import NotifySettings
from holdfast.table.memory import MemoryStore
from tests.server.fixtures import FakeServer, run, settle
from tests.server.receivers import HttpReceiver
from tests.server.turns import bob_is_told, bob_leaves_and_is_asked

ADDRESS = "https://play.example"


def settings(channel: Channel) -> Settings:
    return Settings(notify=NotifySettings(channel=channel), invite_at=ADDRESS)


def test_the_channel_says_whose_turn_it_is_with_a_link_and_once() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with HttpReceiver() as discord:
            channel = Channel("discord", f"{discord.url}/api/webhooks/1/x")
            async with FakeServer(store, settings(channel)) as server:
                session = await bob_leaves_and_is_asked(server, options={"mission": "first-day"})
                assert (await session.people[1].post("/api/told/channel", on=True))["channel"]
                await bob_is_told(server, session)
                (heard,) = await discord.hear(1)
                assert (heard.method, heard.path) == ("POST", "/api/webhooks/1/x")
                link = f"{ADDRESS}/t/{session.id}"
                assert heard.said == {
                    "content": rf"Bob\, it is your turn in The Key \(First Day\)\. {link}",
                    "allowed_mentions": {"parse": []},
                }
                await server.go_on(48 * 3600_000)
                assert len(discord.heard) == 1
                assert await store.deliveries() == []

    run(scenario)


def test_who_did_not_ask_for_it_is_not_named_in_the_channel() -> None:
    async def scenario() -> None:
        async with HttpReceiver() as discord, FakeServer(settings=settings(Channel("discord", discord.url))) as server:
            session = await bob_leaves_and_is_asked(server)
            await session.people[0].post("/api/told/channel", on=True)  # Ann did
            await bob_is_told(server, session)
            await settle()
            assert discord.heard == []
            assert await server.store.deliveries() == []

    run(scenario)


def test_a_quiet_table_is_not_told_of() -> None:
    async def scenario() -> None:
        async with HttpReceiver() as discord, FakeServer(settings=settings(Channel("discord", discord.url))) as server:
            session = await bob_leaves_and_is_asked(server)
            bob = session.people[1]
            await bob.post("/api/told/channel", on=True)
            assert (await bob.post("/api/told/quiet", table=session.id, quiet=True))["quiet"] == [session.id]
            await bob_is_told(server, session)
            assert (discord.heard, await server.store.deliveries()) == ([], [])
            assert (await bob.post("/api/told/quiet", table=session.id, quiet=False))["quiet"] == []

    run(scenario)


def test_a_receiver_that_fails_is_tried_again_ever_more_rarely_and_slows_nobody() -> None:
    async def scenario() -> None:
        receiver = HttpReceiver(500, 429, 201)
        async with receiver as discord, FakeServer(settings=settings(Channel("discord", discord.url))) as server:
            session = await bob_leaves_and_is_asked(server)
            await session.people[1].post("/api/told/channel", on=True)
            await bob_is_told(server, session)
            await discord.hear(1)
            await until_kept(server, attempts=1)
            await server.go_on(60_000)
            await discord.hear(2)
            await until_kept(server, attempts=2)
            await server.go_on(60_000)
            assert len(discord.heard) == 2, "five minutes, now"
            await server.go_on(4 * 60_000)
            await discord.hear(3)
            await until_kept(server)

    run(scenario)


def test_what_is_under_way_when_the_server_stops_is_sent_once() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with HttpReceiver() as discord:
            how = settings(Channel("discord", discord.url))
            slow = asyncio.Event()
            discord.before_answering = slow.wait
            async with FakeServer(store, how) as server:
                session = await bob_leaves_and_is_asked(server)
                await session.people[1].post("/api/told/channel", on=True)
                await bob_is_told(server, session)
                await discord.hear(1)
                asyncio.get_running_loop().call_soon(slow.set)
            async with FakeServer(store, how, at=server.alarm_clock.now()) as server:
                await server.go_on(48 * 3600_000)
                assert len(discord.heard) == 1
                assert await store.deliveries() == []

    run(scenario)


async def until_kept(server: FakeServer, attempts: int = 0) -> None:
    """Waits until what is to be delivered has so many attempts behind it; without any, until there is nothing left."""
    while [one.attempts for one in await server.store.deliveries()] != ([attempts] if attempts else []):
        await settle()


def test_what_failed_is_tried_again_after_a_restart_and_not_when_somebody_has_come_by_themselves() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with HttpReceiver(503) as discord:
            how = settings(Channel("discord", discord.url))
            async with FakeServer(store, how) as server:
                session = await bob_leaves_and_is_asked(server)
                await session.people[1].post("/api/told/channel", on=True)
                await bob_is_told(server, session)
                await discord.hear(1)
                await until_kept(server, attempts=1)
            async with FakeServer(store, how, at=server.alarm_clock.now()) as server:
                await server.go_on(60_000)
                await discord.hear(2)
                await until_kept(server, attempts=2)
                session.people[1].server = server
                session.people[1].http._transport.app = server.app  # type: ignore[attr-defined]
                await session.people[1].line(session.id)
                await server.go_on(300_000)
                await until_kept(server)
                assert len(discord.heard) == 2

    run(scenario)


@pytest.mark.parametrize(
    ("channel", "method", "url", "body"),
    [
        (
            Channel("discord", "https://discord.example/api/webhooks/1/x"),
            "POST",
            "https://discord.example/api/webhooks/1/x",
            {"content": r"\@everyone\: a\_b\. https://h/t/1", "allowed_mentions": {"parse": []}},
        ),
        (
            Channel("ntfy", "https://ntfy.example/our-topic"),
            "POST",
            "https://ntfy.example/",
            {"topic": "our-topic", "title": "Turn", "message": "@everyone: a_b.", "click": "https://h/t/1"},
        ),
        (
            Channel("matrix", "https://matrix.example", token="t", room="!r:x"),
            "PUT",
            "https://matrix.example/_matrix/client/v3/rooms/%21r%3Ax/send/m.room.message/d6e952ab7f81dfc6251462cfd11e16e9",
            {"msgtype": "m.text", "body": "@everyone: a_b. https://h/t/1", "m.mentions": {}},
        ),
    ],
)
def test_each_kind_of_channel_gets_what_it_wants_and_names_stay_names(
    channel: Channel, method: str, url: str, body: object
) -> None:
    found = request_for(channel, ChannelPost("Turn", "@everyone: a_b.", "https://h/t/1", "turn"))
    assert (method, url, body) == found
