"""Web Push: browsers are told, each in a message that only it can read; nothing is sent to near addresses."""

import asyncio
from typing import Any

import pytest

from holdfast.server.http.context import Settings
from holdfast.server.ops import outgoing
from holdfast.server.ops.notify_file import NotifySettings, PushRules
from holdfast.server.ops.outgoing import BadAddress, Unreachable, is_public, send
from holdfast.server.services.subscriptions import MOST_BROWSERS
from holdfast.table.memory import MemoryStore
from tests.server.fixtures import FakeServer, run, settle
from tests.server.receivers import HttpReceiver, TestedBrowser, signed
from tests.server.turns import answer_first, bob_is_told, bob_leaves_and_is_asked

CONTACT = "mailto:host@example.org"
NEAR = Settings(notify=NotifySettings(push=PushRules(contact=CONTACT, anywhere=True)))


async def until_done(server: FakeServer) -> None:
    """Waits until nothing is left to be delivered."""
    while await server.store.deliveries():
        await settle()


def test_a_browser_is_told_in_a_message_that_only_it_can_read_signed_by_this_server() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with HttpReceiver() as service:
            browser = TestedBrowser(f"{service.url}/send/bob?x=1")
            async with FakeServer(store, NEAR) as server:
                session = await bob_leaves_and_is_asked(server, options={"mission": "first-day"})
                told = await session.people[1].post("/api/told/browser", **browser.subscription)
                assert told["browsers"] == [browser.endpoint]
                await bob_is_told(server, session)
                (heard,) = await service.hear(1)
                assert (heard.method, heard.path) == ("POST", "/send/bob?x=1")
                assert browser.read(heard) == {
                    "title": "The Key: it is your turn",
                    "text": "It is your turn in First Day, with Ann.",
                    "path": f"/t/{session.id}",
                }
                key, claims = signed(heard)
                assert key == told["push_key"], "the browser knows this server by it"
                now = server.alarm_clock.date() // 1000
                assert claims == {"aud": service.url, "sub": CONTACT, "exp": claims["exp"]}
                assert 0 < claims["exp"] - now <= 24 * 3600
                assert heard.headers["ttl"] == str(24 * 3600)
                await until_done(server)
            async with FakeServer(store, NEAR) as server:
                assert await server.context.notifications.public_key() == key, "it is made once"

    run(scenario)


def test_each_browser_of_a_person_is_told_and_one_that_is_gone_is_forgotten() -> None:
    async def scenario() -> None:
        async with HttpReceiver() as one, HttpReceiver(410) as other, FakeServer(settings=NEAR) as server:
            session = await bob_leaves_and_is_asked(server)
            bob = session.people[1]
            for service in (one, other):
                await bob.post("/api/told/browser", **TestedBrowser(service.url).subscription)
            await bob_is_told(server, session)
            await one.hear(1)
            await other.hear(1)
            await until_done(server)
            while (await bob.get("/api/told"))["browsers"] != [one.url]:
                await settle()

    run(scenario)


def test_a_browser_that_was_switched_off_is_not_told() -> None:
    async def scenario() -> None:
        async with HttpReceiver() as service, FakeServer(settings=NEAR) as server:
            session = await bob_leaves_and_is_asked(server)
            bob = session.people[1]
            await bob.post("/api/told/browser", **TestedBrowser(service.url).subscription)
            assert (await bob.post("/api/told/browser", endpoint=service.url, off=True))["browsers"] == []
            await bob_is_told(server, session)
            await until_done(server)
            assert service.heard == []

    run(scenario)


def test_a_game_goes_on_while_a_receiver_does_not_answer() -> None:
    async def scenario() -> None:
        async with HttpReceiver(0) as service, FakeServer(settings=NEAR) as server:
            session = await server.game("key", "Ann", "Bob", "Cid", over_days=True)
            for line in session.lines[1:]:
                await line.hang_up()
            for who in session.people[1:]:
                await who.post("/api/told/browser", **TestedBrowser(service.url).subscription)
            ann = session.lines[0]
            for _ in range(40):
                if not await answer_first(ann):
                    break
            await bob_is_told(server, session)
            await service.hear(1)
            answer = await ann.ask(t="note", text="I wait.")
            assert answer["t"] == "ack", "Ann is answered while the service keeps silent"

    run(scenario)


def test_a_person_has_so_many_browsers_and_no_more() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=Settings(notify=NEAR.notify, limits=False)) as server:
            ann = await server.browser("Ann")
            for number in range(MOST_BROWSERS + 1):
                address = f"https://push.example/{number}"
                told = await ann.post("/api/told/browser", **TestedBrowser(address).subscription)
            assert told["browsers"] == [f"https://push.example/{number}" for number in range(1, MOST_BROWSERS + 1)]

    run(scenario)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://[::ffff:192.168.1.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x",
        "https://user@push.example/x",
        "https:///x",
        "ftp://push.example/x",
        "https://push.example/\r\nX: y",
        "https://[x/",
        "/x",
        "",
    ],
)
def test_a_player_names_no_address_but_of_a_push_service(endpoint: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            status, why = await ann.denied("/api/told/browser", **TestedBrowser(endpoint).subscription)
            assert (status, why) == (400, "That is no address at which this server tells browsers anything.")

    run(scenario)


@pytest.mark.parametrize(
    "wrong", [{"p256dh": ""}, {"auth": "AAAA"}, {"p256dh": "B" + "A" * 86}, {"auth": "*" * 22}, {"p256dh": "é"}]
)
def test_keys_that_no_browser_gives_are_refused(wrong: dict[str, str]) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            sent = TestedBrowser("https://push.example/x").subscription | wrong
            assert (await ann.denied("/api/told/browser", **sent))[0] == 400

    run(scenario)


@pytest.mark.parametrize("found", [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::1"], ["fe80::1%2"]])
def test_a_name_that_leads_into_a_network_is_not_followed(found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async def resolve(host: str, port: int, **more: Any) -> list[Any]:
            return [(0, 0, 0, "", (address, port)) for address in found]

        async def connect(*where: Any, **how: Any) -> Any:
            raise AssertionError(f"connected to {where}")

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        with pytest.raises(BadAddress):
            await send("POST", "https://push.example/x", b"", {})

    run(scenario)


def test_the_address_that_was_looked_at_is_the_one_that_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        answers = [["93.184.216.34"], ["127.0.0.1"]]  # a name that leads elsewhere when it is asked for again

        async def resolve(host: str, port: int, **more: Any) -> list[Any]:
            return [(0, 0, 0, "", (address, port)) for address in answers.pop(0)]

        connected: list[tuple[Any, ...]] = []

        async def connect(*where: Any, **how: Any) -> Any:
            connected.append((*where, how["server_hostname"]))
            raise OSError

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        with pytest.raises(Unreachable):
            await send("POST", "https://push.example/x", b"", {})
        assert connected == [("93.184.216.34", 443, "push.example")]

    run(scenario)


@pytest.mark.parametrize(
    ("address", "public"),
    [("8.8.8.8", True), ("2606:4700::1111", True), ("192.168.0.1", False), ("100.64.0.1", False), ("224.0.0.1", False),
     ("::ffff:8.8.8.8", True), ("::ffff:127.0.0.1", False), ("fc00::1", False), ("0.0.0.0", False)],
)  # fmt: skip
def test_which_addresses_are_in_the_internet(address: str, public: bool) -> None:
    from ipaddress import ip_address

    assert is_public(ip_address(address)) is public


def test_no_redirect_is_followed() -> None:
    async def scenario() -> None:
        async with HttpReceiver(307) as service:
            assert (await send("POST", service.url, b"x", {}, anywhere=True)).status == 307
            assert len(service.heard) == 1

    run(scenario)


def test_an_answer_that_does_not_come_is_not_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(outgoing, "WITHIN_S", 0.01)
        async with HttpReceiver(0) as service:
            with pytest.raises(Unreachable):
                await send("POST", service.url, b"x", {}, anywhere=True)

    run(scenario)
