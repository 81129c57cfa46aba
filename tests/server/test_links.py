"""Links belong to those who made them, do what they are for once, and can be withdrawn."""

import asyncio

import msgspec
import pytest

from holdfast.server.services.people import hashed
from holdfast.table.memory import MemoryStore
from holdfast.table.store import Link, PutLink
from tests.server.fixtures import Browser, FakeServer, run, settle

GONE = "Whoever made this link does not sit there any more: ask for a new one."
WORTHLESS = "This link does not work any more: ask for a new one."


async def table_of(server: FakeServer, *names: str, **wanted: object) -> tuple[str, str, list[Browser]]:
    """A table where people sit and the game has not begun: its address and key, and the people."""
    host, *others = [await server.browser(name) for name in names]
    made = await host.post("/api/tables", game="tictactoe", seats=2, **wanted)
    table = f"/api/tables/{made['id']}"
    for other in others:
        await other.post(f"{table}/join", key=made["key"])
    return table, made["key"], [host, *others]


@pytest.mark.parametrize("way", ["leave", "removed", "another seat", "taken over", "fewer seats"])
def test_a_seat_link_is_worth_nothing_once_its_maker_has_gone(way: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            table, key, (ann, eve) = await table_of(server, "Ann", "Eve")
            bob = await server.browser("Bob")
            link = (await eve.post(f"{table}/seat-link"))["key"]
            if way == "leave":
                await eve.post(f"{table}/leave")
            elif way == "removed":
                await ann.post(f"{table}/seats/1", clear=True)
                key = (await ann.post(f"{table}/link"))["key"]
            elif way == "another seat":
                await ann.post(f"{table}/leave")
                await eve.post(f"{table}/join", seat=0)
            elif way == "taken over":
                second = (await eve.post(f"{table}/seat-link"))["key"]
                await bob.post(f"{table}/take-seat", key=second)
            else:
                room = server.context.registry.rooms[table.rpartition("/")[2]]
                await eve.post(f"{table}/leave")
                await room.mailbox.ask(
                    lambda at: room.change(lambda lobby: msgspec.structs.replace(lobby, seats=lobby.seats[:1]))
                )
            if way in ("leave", "removed", "another seat"):
                await bob.post(f"{table}/join", key=key, seat=1)
            again = await server.browser("Eve's other browser")
            assert await again.denied(f"{table}/take-seat", key=link) == (403, WORTHLESS)
            assert not [one for one in server.store.links.values() if one.hash == hashed(link)]  # type: ignore[attr-defined]

    run(scenario)


@pytest.mark.parametrize("owner", ["", "somebody", "bob"])
def test_a_kept_link_opens_the_seat_of_its_owner_and_of_nobody_else(owner: str) -> None:
    """As an older server kept it, or as it is kept while its owner goes: without an owner, or with another one."""

    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann, bob = session.people
            person = (await bob.get("/api/me"))["id"] if owner == "bob" else owner
            await server.store.write(PutLink(Link(hashed("kept"), session.id, "seat", 0, 2**60, person)))
            await session.lines[0].ask(t="note", text="mine alone")
            eve = await server.browser("Eve")
            assert await eve.denied(f"/api/tables/{session.id}/take-seat", key="kept") == (409, GONE)
            assert session.room.lobby.seat_of((await ann.get("/api/me"))["id"]) == 0

    run(scenario)


def test_a_link_to_a_seat_that_is_gone_is_refused_in_a_sentence() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            ann = (await session.people[0].get("/api/me"))["id"]
            await server.store.write(PutLink(Link(hashed("kept"), session.id, "seat", 7, 2**60, ann)))
            eve = await server.browser("Eve")
            assert await eve.denied(f"/api/tables/{session.id}/take-seat", key="kept") == (409, GONE)

    run(scenario)


def test_a_seat_link_used_by_many_at_once_works_for_one() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            table = f"/api/tables/{session.id}"
            key = (await session.people[0].post(f"{table}/seat-link"))["key"]
            phones = [await server.browser(f"Phone {n}") for n in range(6)]
            answers = await asyncio.gather(*(one.http.post(f"{table}/take-seat", json={"key": key}) for one in phones))
            assert sorted(one.status_code for one in answers) == [200] + [409] * 5
            taken = next(one.json() for one in answers if one.status_code == 200)
            assert taken["seats"][0]["person"] == session.room.lobby.seats[0].person

    run(scenario)


def test_a_refused_take_over_does_not_use_the_link_up() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            table = f"/api/tables/{session.id}"
            key = (await session.people[0].post(f"{table}/seat-link"))["key"]
            assert (await session.people[1].denied(f"{table}/take-seat", key=key))[0] == 409  # Bob sits there already
            phone = await server.browser("Ann's phone")
            assert (await phone.post(f"{table}/take-seat", key=key))["seats"][0]["name"] == "Ann's phone"
            assert await session.people[0].denied(f"{table}/take-seat", key=key) == (403, WORTHLESS)

    run(scenario)


def test_leaving_a_game_takes_the_links_to_ones_seat_along() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob", cover="eager")
            table = f"/api/tables/{session.id}"
            key = (await session.people[1].post(f"{table}/seat-link"))["key"]
            await session.people[1].post(f"{table}/leave")
            eve = await server.browser("Eve")
            assert await eve.denied(f"{table}/take-seat", key=key) == (403, WORTHLESS)

    run(scenario)


def test_notes_of_the_lobby_go_with_their_writer_and_to_nobody_else() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            table, key, (ann, bob) = await table_of(server, "Ann", "Bob")
            id = table.rpartition("/")[2]
            assert (await (await ann.line(id)).ask(t="note", text="mine"))["t"] == "ack"
            await bob.post(f"{table}/leave")
            await ann.post(f"{table}/join", seat=1)
            assert (await ann.line(id)).welcome["notes"] == "mine"
            await bob.post(f"{table}/join", key=key)
            assert (await bob.line(id)).welcome["notes"] == ""
            await ann.post(f"{table}/leave")
            cleo = await server.browser("Cleo")
            await cleo.post(f"{table}/join", key=key)
            assert (await cleo.line(id)).welcome["notes"] == ""
            assert await server.store.notes(id) == {}

    run(scenario)


# -- invitations


def test_a_new_link_makes_the_old_ones_worthless() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            table, old, (ann,) = await table_of(server, "Ann")
            id = table.rpartition("/")[2]
            watcher = await server.browser("Wim")
            lines = [await (await server.browser()).line(id, key=old), await watcher.line(id, key=old)]
            new = (await ann.post(f"{table}/link", renew=True))["key"]
            for line in lines:
                assert (await line.hear("bye"))["text"] == "This table is for people who have its link."
            bob = await server.browser("Bob")
            assert (await bob.denied(f"{table}/join", key=old))[0] == 409
            assert (await watcher.denied(f"{table}/join"))[0] == 409
            line = await bob.line(id, key=old, greet=False)
            assert (await line.hear("error", "welcome"))["code"] == "not_allowed"
            seated = await bob.post(f"{table}/join", key=new)
            assert (seated["seats"][1]["name"], seated["renewed"]) == ("Bob", 1)
            assert await bob.denied(f"{table}/link", renew=True) == (409, "Only the host of the table decides that.")
            more = (await bob.post(f"{table}/link"))["key"]  # anybody who sits there may invite
            assert (await (await server.browser()).line(id, key=more)).welcome["seat"] == -1

    run(scenario)


def test_who_is_removed_is_out_with_every_link_they_have() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            table, key, (ann, eve) = await table_of(server, "Ann", "Eve")
            id = table.rpartition("/")[2]
            line = await eve.line(id, key=key)  # here by a link, too
            own = (await eve.post(f"{table}/link"))["key"]
            await ann.post(f"{table}/seats/1", clear=True)
            assert (await line.hear("bye"))["text"] == "The host has removed you from this table."
            other = await server.browser("Eve's other browser")
            assert (await other.denied(f"{table}/join", key=own))[0] == 409
            new = (await ann.post(f"{table}/link", renew=True))["key"]
            assert await eve.denied(f"{table}/join", key=new) == (409, "The host has removed you from this table.")
            refused = await eve.line(id, key=new, greet=False)
            assert (await refused.hear("bye", "welcome"))["t"] == "bye"

    run(scenario)


@pytest.mark.parametrize("is_playing", [False, True])
def test_who_is_removed_does_not_come_back_as_somebody_else_by_an_old_link(is_playing: bool) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            table, key, (ann, _) = await table_of(server, "Ann", "Eve")
            id = table.rpartition("/")[2]
            there = await server.browser("Eve's other browser")
            line = await there.line(id, key=key)  # it watches already
            given = (await ann.post(f"{table}/link"))["key"]
            if is_playing:
                await ann.post(f"{table}/start")
            cleared = await ann.post(f"{table}/seats/1", clear=True)
            assert cleared["renewed"] == 1  # by which pages know that they need a new link
            assert (await line.hear("bye"))["text"] == "This table is for people who have its link."
            for other in (there, await server.browser("Eve's third browser")):
                for old in (key, given):
                    assert (await other.denied(f"{table}/join", key=old))[0] == 409
                    refused = await other.line(id, key=old, greet=False)
                    assert (await refused.hear("error", "welcome"))["code"] == "not_allowed"
            bob = await server.browser("Bob")
            new = (await ann.post(f"{table}/link"))["key"]
            assert (await bob.post(f"{table}/join", key=new))["seats"][1]["name"] == "Bob"

    run(scenario)


def test_a_bot_that_goes_leaves_invitations_as_they_are() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            table, key, (ann,) = await table_of(server, "Ann")
            await ann.post(f"{table}/seats/1", bot="random")
            assert (await ann.post(f"{table}/seats/1", clear=True))["renewed"] == 0
            bob = await server.browser("Bob")
            assert (await bob.post(f"{table}/join", key=key))["seats"][1]["name"] == "Bob"

    run(scenario)


def test_where_nobody_watches_a_link_is_for_sitting_down_only() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            table, key, (ann, _) = await table_of(server, "Ann", "Bob", watch="nobody")
            id = table.rpartition("/")[2]
            wim = await server.browser("Wim")
            early = [await wim.line(id, key=key), await (await server.browser()).line(id, key=key)]
            await ann.post(f"{table}/start")
            for line in early:
                assert (await line.hear("bye"))["text"] == "Nobody watches at this table."
                assert not [message for message in line.heard if message["t"] == "whole"]
            for who in (wim, await server.browser("Eve"), await server.browser()):
                late = await who.line(id, key=key, greet=False)
                assert (await late.hear("error", "welcome"))["text"] == "Nobody watches at this table."

    run(scenario)


@pytest.mark.parametrize("public", [False, True])
def test_where_nobody_watches_nobody_sits_down_in_the_game_either(public: bool) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("elite", "Ann", "Bob", watch="nobody", public=public)
            ann = session.people[0]
            table = f"/api/tables/{session.id}"
            wim = await server.browser("Wim")
            await ann.post(f"{table}/seats/1", clear=True)
            new = (await ann.post(f"{table}/link"))["key"]
            assert await wim.denied(f"{table}/join", key=new) == (409, "Nobody watches at this table.")
            await ann.post(f"{table}/choose", watch="link")
            assert (await wim.post(f"{table}/join", key=new))["seats"][1]["name"] == "Wim"

    run(scenario)


def test_who_turns_watching_off_is_left_alone_at_once() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            watcher = await (await server.browser("Wim")).line(session.id, key=session.key)
            await session.people[0].post(f"/api/tables/{session.id}/choose", watch="nobody")
            assert (await watcher.hear("bye"))["text"] == "Nobody watches at this table."
            await settle()
            assert session.room.audience.watchers() == 0

    run(scenario)


def test_invitations_outlive_a_restart_and_so_does_their_end() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with FakeServer(store) as server:
            table, old, (ann,) = await table_of(server, "Ann")
            new = (await ann.post(f"{table}/link", renew=True))["key"]
        async with FakeServer(store) as server:
            bob = await server.browser("Bob")
            assert (await bob.denied(f"{table}/join", key=old))[0] == 409
            await bob.post(f"{table}/join", key=new)

    run(scenario)


# -- rematch


def test_many_who_want_a_rematch_at_once_meet_at_one_table() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
                line = session.lines[seat]
                await line.act(line.view["asks"][0]["id"], act="mark", cell=cell)
                await settle()
            table = f"/api/tables/{session.id}/rematch"
            answers = await asyncio.gather(*(one.post(table) for one in session.people * 4))
            assert len({one["id"] for one in answers}) == 1
            assert len(await server.store.tables(stage="open", person=answers[0]["table"]["host"])) == 1

    run(scenario)


def test_who_was_removed_from_the_rematch_gets_no_new_link_to_it() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
                line = session.lines[seat]
                await line.act(line.view["asks"][0]["id"], act="mark", cell=cell)
                await settle()
            ann, bob = session.people
            again = await ann.post(f"/api/tables/{session.id}/rematch")
            await ann.post(f"/api/tables/{again['id']}/seats/1", clear=True)
            assert await bob.denied(f"/api/tables/{session.id}/rematch") == (
                409, "The host has removed you from this table.",
            )  # fmt: skip

    run(scenario)


def test_a_device_without_a_name_takes_the_seat_over_under_the_name_that_sits_there() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            table, _, (ann, _) = await table_of(server, "Ann", "Bob")
            for made_up, seen in ((True, "Ann"), (False, "Annabella")):
                device = await server.browser()
                await device.post("/api/me", name="Guest 4049" if made_up else "Annabella", made_up=made_up)
                key = (await ann.post(f"{table}/seat-link"))["key"]
                await device.post(f"{table}/take-seat", key=key)
                assert (await device.get(table))["seats"][0]["name"] == seen
                ann = device

    run(scenario)
