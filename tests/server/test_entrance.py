"""The entrance: newcomers bring a password, an invitation or a link; everything else is behind it."""

import asyncio
from typing import Any

import httpx
import pytest

from holdfast.server.http.app import ROUTES
from holdfast.server.http.context import Settings
from holdfast.server.http.requests import OUTSIDE
from holdfast.server.services.invitations import MOST_INVITATIONS
from holdfast.table.memory import MemoryStore
from tests.server.fixtures import HOST, ORIGIN, Browser, FakeServer, FakeSocket, run
from tests.server.test_admin import KEY, Host
from tests.server.test_personal_link import WORTHLESS

PASSWORD = "open sesame"
WITH_PASSWORD = Settings(admin_key=KEY, password=PASSWORD)
INVITED = Settings(admin_key=KEY, invited_only=True)


async def invitation(server: FakeServer, **wanted: Any) -> tuple[str, str]:
    """The id and the secret of a new invitation."""
    made = await Host(server).post("/invitations", **wanted)
    return made["invitation"]["id"], made["link"].partition("/invited#")[2]


def at(server: FakeServer, address: str) -> Browser:
    browser = Browser(server)
    transport = httpx.ASGITransport(app=server.app, client=(address, 1))
    browser.http = httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers={"origin": ORIGIN})
    return browser


@pytest.mark.parametrize(("method", "path", "_"), [route for route in ROUTES if route[1] not in OUTSIDE])
def test_everything_is_behind_the_password(method: str, path: str, _: Any) -> None:
    path = path.replace("{", "").replace(":str}", "")

    async def scenario() -> None:
        async with FakeServer(settings=WITH_PASSWORD) as server:
            stranger = Browser(server)
            answer = await stranger.http.request(method, path)
            assert (answer.status_code, answer.json()["key"]) == (401, "entrance.password")

    run(scenario)


def test_strangers_get_no_socket_and_no_numbers_and_the_rest_of_the_world_its_health() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=INVITED) as server:
            line = FakeSocket(server.app, {"host": HOST, "origin": ORIGIN, "cookie": "holdfast=nobody.nothing"})
            await line.open()
            assert (line.accepted, line.closed) == (False, 1008)
            await line.hang_up()
            stranger = Browser(server)
            assert (await stranger.http.get("/metrics")).status_code == 401
            numbers = await Host(server).http.get("/metrics")
            assert (numbers.status_code, "holdfast_rooms" in numbers.text) == (200, True)
            assert (await stranger.http.get("/healthz")).text == "ok\n"
            assert (await stranger.get("/api/host"))["entrance"] == "invited"

    run(scenario)


def test_a_newcomer_brings_the_password_once() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store, WITH_PASSWORD) as server:
            ann = Browser(server)
            status, why = await ann.denied("/api/entrance", name="Ann", password="Open sesame")
            assert (status, why) == (403, "That is not the password of this server.")
            assert (await ann.denied("/api/entrance", name="Ann"))[0] == 403
            assert (await ann.denied("/api/entrance", name=" ", password=PASSWORD))[0] == 400
            assert (await ann.post("/api/entrance", name="Ann", password=PASSWORD))["name"] == "Ann"
            assert (await ann.get("/api/me"))["name"] == "Ann"
            table = (await ann.post("/api/tables", game="tictactoe", seats=2))["id"]
            await ann.line(table)
        async with FakeServer(store, Settings(password="another password")) as server:
            again = Browser(server)
            again.http.cookies = ann.http.cookies
            await again.get("/api/tables")
            await again.post("/api/entrance", name="Ann")  # is somebody already

    run(scenario)


def test_who_is_known_comes_back_by_a_personal_link_and_nobody_else_does() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=WITH_PASSWORD) as server:
            ann = Browser(server)
            await ann.post("/api/entrance", name="Ann", password=PASSWORD)
            key = (await ann.post("/api/me/link"))["key"]
            phone = Browser(server)
            assert await phone.denied("/api/me/link/use", key="guessed") == WORTHLESS
            assert (await phone.http.get("/api/tables")).status_code == 401
            await phone.post("/api/me/link/use", key=key)
            assert (await phone.get("/api/me"))["name"] == "Ann"
            assert (await phone.http.get("/api/tables")).status_code == 200

    run(scenario)


def test_guessing_is_slow() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=WITH_PASSWORD) as server:
            guesser = at(server, "10.0.0.1")
            found = [(await guesser.denied("/api/entrance", name="Eve", password=str(n)))[0] for n in range(9)]
            assert found == [403] * 8 + [429]
            assert (await guesser.denied("/api/entrance", name="Eve", password=PASSWORD))[0] == 429
            await at(server, "10.0.0.2").post("/api/entrance", name="Ann", password=PASSWORD)
            await server.go_on(10_001)
            await guesser.post("/api/entrance", name="Eve", password=PASSWORD)

    run(scenario)


def test_guessing_from_everywhere_is_slow_too() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=WITH_PASSWORD) as server:
            tries = server.context.entrance.tries
            at = server.alarm_clock.now()
            taken = [await tries.begin(f"10.0.{n // 250}.{n % 250}", at) for n in range(1000)]
            assert sum(taken) == 400

    run(scenario)


def test_an_invitation_lets_so_many_in_for_so_long() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store, INVITED) as server:
            _, secret = await invitation(server, note="the club", uses=2, days=3)
            for name in ("Ann", "Bob"):
                await Browser(server).post("/api/entrance", name=name, invitation=secret)
            status, why = await Browser(server).denied("/api/entrance", name="Eve", invitation=secret)
            assert (status, why[:33]) == (403, "This invitation does not work, or")
            assert (await Host(server).get("/invitations"))["invitations"][0]["left"] == 0
            _, secret = await invitation(server, days=3)
        assert secret.encode() not in b"".join(store.values.values())
        async with FakeServer(store, INVITED) as server:
            server.alarm_clock.fake.go_on(3 * 24 * 3600_000)
            assert (await Browser(server).denied("/api/entrance", name="Eve", invitation=secret))[0] == 403
            assert not (await Host(server).get("/invitations"))["invitations"][0]["works"]

    run(scenario)


def test_many_who_come_at_once_with_one_invitation_do_not_all_get_in() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=INVITED) as server:
            _, secret = await invitation(server, uses=3)
            bodies = [{"name": f"N{n}", "invitation": secret} for n in range(10)]
            people = [at(server, f"10.0.0.{n}") for n in range(10)]
            answers = await asyncio.gather(
                *(one.http.post("/api/entrance", json=body) for one, body in zip(people, bodies, strict=True))
            )
            assert sorted(answer.status_code for answer in answers) == [200] * 3 + [403] * 7

    run(scenario)


def test_an_invitation_is_withdrawn_and_who_came_by_it_stays() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=INVITED) as server:
            id, secret = await invitation(server, uses=5)
            ann = Browser(server)
            await ann.post("/api/entrance", name="Ann", invitation=secret)
            assert await Host(server).post(f"/invitations/{id}/withdraw") == {"invitations": []}
            assert await Host(server).status(f"/invitations/{id}/withdraw", "POST") == 404
            assert (await Browser(server).denied("/api/entrance", name="Eve", invitation=secret))[0] == 403
            await ann.get("/api/tables")

    run(scenario)


def test_an_invitation_is_as_good_as_the_password() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=WITH_PASSWORD) as server:
            _, secret = await invitation(server)
            await Browser(server).post("/api/entrance", name="Ann", invitation=secret)

    run(scenario)


def test_old_invitations_make_room_and_working_ones_do_not() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=INVITED) as server:
            host = Host(server)
            for _ in range(MOST_INVITATIONS):
                await host.post("/invitations", days=1)
            answer = await host.http.post("/api/admin/invitations", json={})
            assert (answer.status_code, answer.json()["error"][:33]) == (409, "There are 500 invitations that st")
            server.alarm_clock.fake.go_on(24 * 3600_000)
            await host.post("/invitations")
            assert len((await host.get("/invitations"))["invitations"]) == 1

    run(scenario)


@pytest.mark.parametrize("links_admit", [True, False])
def test_the_link_of_a_table_lets_newcomers_in_only_if_the_host_wants(links_admit: bool) -> None:
    async def scenario() -> None:
        settings = Settings(admin_key=KEY, invited_only=True, links_admit=links_admit)
        async with FakeServer(settings=settings) as server:
            _, secret = await invitation(server)
            ann = Browser(server)
            await ann.post("/api/entrance", name="Ann", invitation=secret)
            made = await ann.post("/api/tables", game="tictactoe", seats=2)
            bob = Browser(server)
            brought = {"name": "Bob", "table": made["id"], "key": made["key"]}
            assert (await bob.denied("/api/entrance", **{**brought, "key": "another"}))[0] == 403
            assert (await bob.denied("/api/entrance", **{**brought, "table": "another"}))[0] == 403
            answer = await bob.http.post("/api/entrance", json=brought)
            assert answer.status_code == (200 if links_admit else 403)
            if links_admit:
                await bob.post(f"/api/tables/{made['id']}/join", key=made["key"])

    run(scenario)


def test_an_open_server_has_an_open_entrance() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            assert (await Browser(server).post("/api/entrance", name="Ann"))["name"] == "Ann"
            assert (await Browser(server).get("/api/tables"))["open"] == []

    run(scenario)
