"""A personal link carries somebody to another device: shown once, renewed at will, pressed and never just opened."""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Any

import pytest

from holdfast.server.http.context import Settings
from holdfast.server.services.people import hashed
from holdfast.table.credentials import Device
from holdfast.table.memory import MemoryStore
from holdfast.table.store import Change, PutPerson
from tests.server.fixtures import Browser, FakeServer, run, settle
from tests.server.test_films import played

WORTHLESS = (403, "This personal link does not work any more: make a new one where you are still known.")


async def id_of(browser: Browser) -> str:
    found: str = (await browser.get("/api/me"))["id"]
    return found


async def link_of(browser: Browser) -> str:
    found: str = (await browser.post("/api/me/link"))["key"]
    return found


async def mine(browser: Browser) -> set[str]:
    return {table["id"] for table in (await browser.get("/api/tables"))["mine"]}


def test_whoever_shows_the_link_is_that_person_with_tables_and_campaigns() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            table = (await ann.post("/api/tables", game="tictactoe", seats=2, bots=["eager"], start=True))["id"]
            await ann.post("/api/campaigns", game="key")
            key = await link_of(ann)
            phone = Browser(server)
            assert await phone.post("/api/me/link/look", key=key) == {"name": "Ann"}
            assert await id_of(phone) == ""  # looking is not using
            answer = await phone.post("/api/me/link/use", key=key)
            assert answer["me"] == {"id": await id_of(ann), "name": "Ann", "named": True}
            assert "HttpOnly" in repr(phone.http.cookies.jar)
            assert await mine(phone) == {table}
            assert len((await phone.get("/api/campaigns"))["mine"]) == 1
            line = await phone.line(table)
            assert line.welcome["seat"] == 0
            assert await id_of(ann) == await id_of(phone)  # both are in
            assert (await ann.get("/api/me/ways-back")) == {"has_link": True, "devices": 1, "passkeys": []}

    run(scenario)


def test_a_renewed_link_makes_the_old_one_worthless_and_signs_nobody_out() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            old = await link_of(ann)
            phone = Browser(server)
            await phone.post("/api/me/link/use", key=old)
            new = await link_of(phone)
            stranger = Browser(server)
            for path in ("/api/me/link/use", "/api/me/link/look"):
                assert await stranger.denied(path, key=old) == WORTHLESS
            assert await stranger.denied("/api/me/link/use", key="guessed") == WORTHLESS
            assert await id_of(stranger) == ""
            await stranger.post("/api/me/link/use", key=new)
            assert await id_of(ann) == await id_of(phone) == await id_of(stranger)

    run(scenario)


def test_only_hashes_are_kept_and_nothing_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            store: Any = server.store
            ann = await server.browser("Ann")
            key = await link_of(ann)
            phone = Browser(server)
            await phone.post("/api/me/link/use", key=key)
            cookie = phone.http.cookies["holdfast"].partition(".")[2]
            kept = repr(vars(store))
            assert key not in kept
            assert cookie not in kept
            assert hashed(key) in store.links
            assert [one.hash for one in store.signed_in] == [hashed(cookie)]
            assert key not in caplog.text
            assert cookie not in caplog.text

    with caplog.at_level(logging.DEBUG):
        run(scenario)


def test_a_link_to_a_table_or_a_seat_is_no_personal_link() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            made = await ann.post("/api/tables", game="tictactoe", seats=2)
            seat = (await ann.post(f"/api/tables/{made['id']}/seat-link"))["key"]
            stranger = await server.browser("Eve")
            for key in (made["key"], seat):
                assert await stranger.denied("/api/me/link/use", key=key) == WORTHLESS
            personal = await link_of(ann)
            assert (await stranger.denied(f"/api/tables/{made['id']}/join", key=personal))[0] == 409
            assert (await stranger.denied(f"/api/tables/{made['id']}/take-seat", key=personal))[0] == 403

    run(scenario)


def test_links_cannot_be_tried_out_faster_by_being_somebody_else() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=Settings(limits=True)) as server:
            codes = []
            for n in range(20):
                browser = await server.browser(f"Eve {n}")
                codes.append((await browser.http.post("/api/me/link/use", json={"key": f"guess{n}"})).status_code)
            assert (codes[0], codes[-1]) == (403, 429)
            await server.go_on(60_000)
            assert (await browser.http.post("/api/me/link/use", json={"key": "guess"})).status_code == 403

    run(scenario)


def test_signing_out_elsewhere_leaves_this_browser_alone() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            table = (await ann.post("/api/tables", game="tictactoe", seats=2))["id"]
            phone, pad = Browser(server), Browser(server)
            for one in (phone, pad):
                await one.post("/api/me/link/use", key=await link_of(ann))
            line = await ann.line(table)
            assert (await phone.post("/api/me/sign-out-elsewhere"))["devices"] == 0
            bye = await line.hear("bye")
            assert (bye["text"], bye["again"]) == ("You have been signed out elsewhere.", True)
            assert (await id_of(ann), await id_of(pad)) == ("", "")
            assert await id_of(phone) != ""

    run(scenario)


def test_a_line_that_was_open_before_signing_out_leads_nowhere_afterwards() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            table = (await ann.post("/api/tables", game="tictactoe", seats=2))["id"]
            phone = Browser(server)
            await phone.post("/api/me/link/use", key=await link_of(ann))
            lost, mine = await ann.line(), await phone.line(table)
            await phone.post("/api/me/sign-out-elsewhere")
            await lost.say(t="hello", table=table)
            bye = await lost.hear("welcome", "bye")
            assert (bye["text"], bye["again"]) == ("You have been signed out elsewhere.", True)
            assert (await mine.hear("bye"))["again"] is True
            assert (await phone.line(table)).welcome["seat"] == 0

    run(scenario)


class SlowStore(MemoryStore):
    """Keeps a person when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.may_write = asyncio.Event()
        self.may_write.set()

    async def write(self, *changes: Change) -> None:
        if any(isinstance(change, PutPerson) for change in changes):
            await self.may_write.wait()
        await super().write(*changes)


def test_what_a_lost_browser_was_asking_for_does_not_let_it_in_again() -> None:
    async def scenario() -> None:
        store = SlowStore()
        async with FakeServer(store) as server:
            ann = await server.browser("Ann")
            phone = Browser(server)
            await phone.post("/api/me/link/use", key=await link_of(ann))
            id = await id_of(phone)
            asked, sent = asyncio.Event(), asyncio.Event()

            async def dripping() -> AsyncIterator[bytes]:
                asked.set()
                await sent.wait()
                yield b'{"name":"Anna"}'

            kind = {"content-type": "application/json"}
            rename = asyncio.create_task(ann.http.post("/api/me", content=dripping(), headers=kind))
            await asked.wait()
            store.may_write.clear()
            out = asyncio.create_task(phone.post("/api/me/sign-out-elsewhere"))
            await settle()
            sent.set()
            await settle()
            store.may_write.set()
            await asyncio.gather(rename, out)
            assert (await id_of(ann), await id_of(phone)) == ("", id)
        async with FakeServer(store) as server:  # and so it is kept
            for browser, who in ((ann, ""), (phone, id)):
                again = Browser(server)
                again.http.cookies = browser.http.cookies
                assert await id_of(again) == who

    run(scenario)


def test_a_browser_is_known_however_slowly_others_were_looked_up() -> None:
    class SlowLook(MemoryStore):
        may_tell = asyncio.Event()

        async def devices(self, person: str) -> list[Device]:
            found = await super().devices(person)
            await self.may_tell.wait()
            return found

    async def scenario() -> None:
        store = SlowLook()
        async with FakeServer(store) as server:
            ann = await server.browser("Ann")
            id, key = await id_of(ann), await link_of(ann)
            odd = Browser(server)
            odd.http.cookies.set("holdfast", f"{id}.guessed")
            look = asyncio.create_task(id_of(odd))
            await settle()
            phone = Browser(server)
            await phone.post("/api/me/link/use", key=key)
            store.may_tell.set()
            assert (await look, await id_of(phone)) == ("", id)

    run(scenario)


def test_what_a_guest_played_on_the_new_device_comes_along() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            guest = await server.browser()
            await guest.post("/api/me", name="Guest 4049", made_up=True)
            old = await id_of(guest)
            waiting = await guest.post("/api/tables", game="rush", seats=3)
            await bob.post(f"/api/tables/{waiting['id']}/join", key=waiting["key"])
            alone = await guest.post("/api/tables", game="tictactoe", seats=2, bots=["eager"], start=True)
            line = await guest.line(alone["id"])
            await line.ask(t="note", text="my plan")
            await line.ask(t="chat", text="Hello?")
            await guest.post("/api/campaigns", game="key")
            answer = await guest.post("/api/me/link/use", key=await link_of(ann))
            assert (answer["brought"], answer["left"], answer["link_back"]) == (2, 0, "")
            me = await id_of(guest)
            assert me == await id_of(ann) != old
            for one in (ann, guest):
                assert await mine(one) == {waiting["id"], alone["id"]}
                assert len((await one.get("/api/campaigns"))["mine"]) == 1
            info = await bob.get(f"/api/tables/{waiting['id']}")
            assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob", ""]
            assert info["host"] == me
            await settle()
            assert (await line.ask(t="chat", text="Still here"))["t"] == "ack"  # the line is Ann's now
            assert (await guest.line(alone["id"])).welcome["notes"] == "my plan"
            store: Any = server.store
            assert old not in repr(vars(store))
            assert {said.person for said in await server.store.messages(alone["id"])} == {me}

    run(scenario)


def test_a_guest_may_leave_behind_what_was_played_and_gets_a_way_back_to_it() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            guest = await server.browser("Sister")
            old = await id_of(guest)
            table = (await guest.post("/api/tables", game="tictactoe", seats=2))["id"]
            answer = await guest.post("/api/me/link/use", key=await link_of(ann), bring=False)
            assert (answer["brought"], answer["left"]) == (0, 1)
            assert await mine(guest) == set()
            await guest.post("/api/me/link/use", key=answer["link_back"])
            assert await id_of(guest) == old
            assert await mine(guest) == {table}

    run(scenario)


def test_somebody_with_a_way_back_is_not_swallowed() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, ben = await server.browser("Ann"), await server.browser("Ben")
            await ben.post("/api/tables", game="tictactoe", seats=2)
            his, hers, id = await link_of(ben), await link_of(ann), await id_of(ben)
            answer = await ben.post("/api/me/link/use", key=hers)
            assert (answer["brought"], answer["left"], answer["link_back"]) == (0, 0, "")
            assert await mine(ben) == set()
            await ben.post("/api/me/link/use", key=his)
            assert await id_of(ben) == id
            assert len(await mine(ben)) == 1

    run(scenario)


@pytest.mark.parametrize("asleep", [False, True])
def test_nobody_gets_two_seats_of_one_table(asleep: bool) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Guest")
            ann, guest = session.people
            old = await id_of(guest)
            if asleep:
                for line in session.lines:
                    await line.hang_up()
                await server.go_on(11 * 60_000)
                assert session.id not in server.context.registry.rooms
            answer = await guest.post("/api/me/link/use", key=await link_of(ann))
            assert (answer["brought"], answer["left"]) == (0, 1)
            info = await ann.get(f"/api/tables/{session.id}")
            assert [seat["person"] for seat in info["seats"]] == [await id_of(ann), old]
            other = Browser(server)
            await other.post("/api/me/link/use", key=answer["link_back"])
            assert (await other.line(session.id)).welcome["seat"] == 1

    run(scenario)


def test_before_the_game_the_second_seat_becomes_free() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, guest = await server.browser("Ann"), await server.browser("Guest")
            made = await ann.post("/api/tables", game="rush", seats=3)
            await guest.post(f"/api/tables/{made['id']}/join", key=made["key"])
            answer = await guest.post("/api/me/link/use", key=await link_of(ann))
            assert (answer["brought"], answer["left"]) == (1, 0)
            info = await ann.get(f"/api/tables/{made['id']}")
            assert [seat["name"] for seat in info["seats"]] == ["Ann", "", ""]

    run(scenario)


def test_a_table_that_removed_somebody_does_not_get_them_back_as_a_guest() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, eve, guest = [await server.browser(name) for name in ("Ann", "Eve", "Guest")]
            made = await ann.post("/api/tables", game="rush", seats=3)
            await eve.post(f"/api/tables/{made['id']}/join", key=made["key"])
            await ann.post(f"/api/tables/{made['id']}/seats/1", clear=True)
            key = (await ann.post(f"/api/tables/{made['id']}/link"))["key"]
            await guest.post(f"/api/tables/{made['id']}/join", key=key)
            answer = await guest.post("/api/me/link/use", key=await link_of(eve))
            assert (answer["brought"], answer["left"]) == (0, 1)
            info = await ann.get(f"/api/tables/{made['id']}")
            assert [seat["name"] for seat in info["seats"]] == ["Ann", "Guest", ""]

    run(scenario)


def test_finished_games_of_a_guest_come_along_too() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            over = await played(server)
            cem = await server.browser("Cem")
            answer = await over.people[0].post("/api/me/link/use", key=await link_of(cem))
            assert answer["brought"] == 1
            assert over.id in {table["id"] for table in (await cem.get("/api/tables"))["finished"]}

    run(scenario)


def test_who_is_forgotten_leaves_no_link_and_no_browser_signed_in() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            key, phone = await link_of(ann), Browser(server)
            await phone.post("/api/me/link/use", key=key)
            await ann.post("/api/me/forget")
            store: Any = server.store
            assert (store.links, store.signed_in, store.keys) == ({}, [], {})
            assert await id_of(phone) == ""
            assert await Browser(server).denied("/api/me/link/use", key=key) == WORTHLESS

    run(scenario)


def test_a_new_name_is_seen_at_every_table_that_goes_on() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Guest 4049", "Bob")
            guest, bob = session.people
            waiting = await guest.post("/api/tables", game="rush", seats=3)
            over = await played(server)
            assert (await guest.post("/api/me", name="Ann"))["named"] is True
            for table in (session.id, waiting["id"]):
                assert (await guest.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Ann"
            await settle()
            assert session.lines[1].info["seats"][0]["name"] == "Ann"
            await over.people[0].post("/api/me", name="Another")
            assert (await over.people[0].get(f"/api/tables/{over.id}"))["seats"][0]["name"] == "Ann"
            assert (await bob.get("/api/me"))["name"] == "Bob"

    run(scenario)
