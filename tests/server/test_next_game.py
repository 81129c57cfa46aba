"""After a game the next one is proposed, as its game says; what somebody has done stays known."""

from typing import Any

from tests.server.fixtures import Browser, FakeServer, run, settle
from tests.server.test_films import played


async def answer(browser: Browser, guess: str, **wanted: Any) -> str:
    """Plays a mission of The Key alone, by answering at once; returns the table."""
    made = await browser.post("/api/tables", game="key", seats=1, start=True, **wanted)
    await answer_at(browser, made["id"], guess)
    table: str = made["id"]
    return table


async def answer_at(browser: Browser, table: str, guess: str) -> None:
    line = await browser.line(table)
    ask = next(ask["id"] for ask in line.view["asks"] if ask["kind"] == "at_any_time")
    assert (await line.act(ask, act="propose", guess=guess))["t"] == "ack"
    await settle()
    assert line.info["stage"] == "over"


async def done(browser: Browser, game: str = "key") -> Any:
    return (await browser.get(f"/api/games/{game}/done"))["won"]


def test_the_next_mission_is_proposed_and_played_with_the_old_settings_otherwise() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            table = await answer(ann, "milk the cow", options={"mission": "first-day", "talk": "free"})
            assert await ann.get(f"/api/tables/{table}/next") == {"name": "The Briefcase"}
            opened = await ann.post(f"/api/tables/{table}/rematch", next=True)
            assert opened["table"]["options"] == {"mission": "the-briefcase", "talk": "free"}
            assert await ann.post(f"/api/tables/{opened['id']}/start")
            again = await ann.get(f"/api/tables/{table}")
            assert again["rematch"] == opened["id"]

    run(scenario)


def test_after_the_lesson_of_the_key_comes_a_mission_whose_answer_it_did_not_tell() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            table = await answer(ann, "milk the cow", options={"mission": "first-day"}, lesson="first-3300")
            assert await ann.get(f"/api/tables/{table}/next") == {"name": "The Briefcase"}
            opened = await ann.post(f"/api/tables/{table}/rematch", next=True)
            assert (opened["table"]["options"], opened["table"]["lesson"]) == ({"mission": "the-briefcase"}, "")

    run(scenario)


def test_the_same_again_is_the_second_choice() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            table = await answer(ann, "milk the cow", options={"mission": "first-day"})
            opened = await ann.post(f"/api/tables/{table}/rematch")
            assert opened["table"]["options"] == {"mission": "first-day"}
            session = await played(server)
            assert await session.people[0].get(f"/api/tables/{session.id}/next") == {"name": ""}
            waiting = await ann.post("/api/tables", game="key", seats=1)
            assert await ann.get(f"/api/tables/{waiting['id']}/next") == {"name": ""}

    run(scenario)


def test_what_was_done_is_noted_and_stays_when_the_table_is_gone() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            assert await done(ann) == {}
            await answer(ann, "milk the cow", options={"mission": "first-day"})
            await answer(ann, "dawn butler", options={"mission": "not-the-butler"})
            assert await done(ann) == {"first-day": True, "not-the-butler": False}
            await answer(ann, "dawn cutler", options={"mission": "not-the-butler"})
            await answer(ann, "kilm the woc", options={"mission": "first-day"})  # it was solved before
            await ann.post("/api/tables/tidy")
            assert await done(ann) == {"first-day": True, "not-the-butler": True}
            assert (await done(bob), await done(Browser(server)), await done(ann, "tictactoe")) == ({}, {}, {})
            key = (await ann.post("/api/me/link"))["key"]
            phone = await server.browser()
            await phone.post("/api/me", name="Guest 4049", made_up=True)
            await answer(phone, "milk the cow", options={"mission": "first-day"})
            await phone.post("/api/me/link/use", key=key)
            assert await done(phone) == {"first-day": True, "not-the-butler": True}
            await phone.post("/api/me/forget")
            store: Any = server.store
            assert store.won == {}

    run(scenario)


def test_what_a_guest_has_done_comes_along() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, guest = await server.browser("Ann"), await server.browser("Guest")
            await answer(guest, "milk the cow", options={"mission": "first-day"})
            await answer(ann, "kilm the woc", options={"mission": "first-day"})
            assert await done(ann) == {"first-day": False}
            await guest.post("/api/me/link/use", key=(await ann.post("/api/me/link"))["key"])
            assert await done(ann) == {"first-day": True}

    run(scenario)


def test_the_mission_list_shows_the_grade() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            missions = (await ann.get("/api/games/key"))["choices"][0]["values"]
            assert [one["note"] for one in missions[:2]] == ["Grade 1", "Grade 1"]
            assert missions[-1]["note"] == ""

    run(scenario)
