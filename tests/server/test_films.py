"""Finished games: film from any seat, download, upload, play on from any step."""

import json

from holdfast.server.rooms.room import IDLE_MS, LOOKED_AT_MS
from tests.server.fixtures import Browser, FakeServer, TableSession, run, settle
from tests.server.test_room import rush, standing

GAME = ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2))


async def played(server: FakeServer, **wanted: object) -> TableSession:
    """A finished game."""
    session = await server.game("tictactoe", "Ann", "Bob", **wanted)
    for seat, cell in GAME:
        line = session.lines[seat]
        await line.act(line.view["asks"][0]["id"], act="mark", cell=cell)
        await settle()
    return session


async def save_of(browser: Browser, table: str) -> bytes:
    answer = await browser.http.get(f"/api/tables/{table}/save")
    assert answer.status_code == 200, answer.text
    return answer.content


def test_a_film_shows_every_step_as_a_seat_saw_it() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await played(server)
            ann = session.people[0]
            film = await ann.get(f"/api/tables/{session.id}/film?seat=1")
            assert [step["kind"] for step in film["steps"]] == ["begin", *["mark"] * 5]
            assert [step["line"] for step in film["steps"]] == list(range(6))
            assert film["steps"][-1]["views"][0]["outcome"]["winners"] == [0]
            assert film["outcome"]["key"] == "line"
            assert len(film["key"]) == 32
            later = await ann.get(f"/api/tables/{session.id}/film?seat=1&first=4")
            assert [step["line"] for step in later["steps"]] == [4, 5]
            everything = await ann.get(f"/api/tables/{session.id}/film?seat=-2")
            assert [len(step["views"]) for step in everything["steps"]] == [3] * 6
            assert everything["steps"][1]["truth"].startswith("X..")
            assert (await ann.http.get(f"/api/tables/{session.id}/film?seat=2")).status_code == 404
            assert (await ann.http.get(f"/api/tables/{session.id}/film?seat=x")).status_code == 400
            stranger = await server.browser("Eve")
            assert (await stranger.http.get(f"/api/tables/{session.id}/film")).status_code == 403

    run(scenario)


def test_a_story_is_all_that_everybody_was_told() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await played(server)
            ann = session.people[0]
            story = await ann.get(f"/api/tables/{session.id}/story")
            film = await ann.get(f"/api/tables/{session.id}/film?seat=-1")
            told = {step["line"]: (step["at"], step["events"]) for step in film["steps"] if step["events"]}
            assert {line["line"]: (line["at"], line["events"]) for line in story["lines"]} == told
            stranger = await server.browser("Eve")
            assert (await stranger.http.get(f"/api/tables/{session.id}/story")).status_code == 403

    run(scenario)


def test_a_finished_game_is_shared_by_a_link_unless_nobody_may_watch() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await played(server)
            stranger = await server.browser("Eve")
            film = f"/api/tables/{session.id}/film?seat=-1"
            for key, status in (("", 403), ("wrong", 403), (session.key, 200)):
                answer = await stranger.http.get(film, headers={"x-holdfast-link": key})
                assert answer.status_code == status
            closed = await played(server, watch="nobody")
            answer = await stranger.http.get(
                f"/api/tables/{closed.id}/film?seat=-1", headers={"x-holdfast-link": closed.key}
            )
            assert answer.status_code == 403

    run(scenario)


def test_where_nobody_watches_the_finished_game_of_an_open_table_is_closed_too() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            eve, ann = await server.browser("Eve"), None
            for watch, status in (("nobody", 403), ("link", 200), ("anyone", 200)):
                session = await played(server, public=True, watch=watch)
                ann = session.people[0]
                for path in ("film?seat=-2", "story", "save"):
                    for headers in ({}, {"x-holdfast-link": session.key}):
                        answer = await eve.http.get(f"/api/tables/{session.id}/{path}", headers=headers)
                        assert answer.status_code == status
                    assert (await ann.http.get(f"/api/tables/{session.id}/{path}")).status_code == 200
                listed = [one["id"] for one in (await eve.get("/api/tables"))["finished"]]
                assert (session.id in listed) == (status == 200)
                assert session.id in [one["id"] for one in (await ann.get("/api/tables"))["finished"]]
                forked = await eve.http.post(f"/api/tables/{session.id}/fork", json={"to": 1, "seat": 0})
                assert forked.status_code == status

    run(scenario)


def test_an_uploaded_game_that_is_not_over_stands_still() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await rush(server)
            await session.lines[0].act(standing(session.lines[0]), act="roll", dice=[0])
            rows = await server.store.rows(session.id)
            eve = await server.browser("Eve")
            kind = {"content-type": "application/x-ndjson"}
            made = (await eve.http.post("/api/films", content=b"".join(rows), headers=kind)).json()
            line = await eve.line(made["id"])
            assert line.welcome["clock"]["running"] is False
            await server.go_on(3_600_000)
            assert await server.store.rows(made["id"]) == rows
            room = server.context.registry.rooms[made["id"]]
            assert room.game is not None
            assert room.game.table.outcome is None
            await line.say(t="ping", sent=1)
            assert (await line.hear("pong"))["clock"]["game"] == line.welcome["clock"]["game"]
            await line.hang_up()
            await server.go_on(3_600_000)
            assert made["id"] not in server.context.registry.rooms  # and its room may sleep

    run(scenario)


def test_a_running_game_has_no_film_and_no_file() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            for path in ("film", "story", "save"):
                answer = await session.people[0].http.get(f"/api/tables/{session.id}/{path}")
                assert answer.status_code == 409
                assert answer.json()["error"].startswith("The game is still being played")
            assert (await session.people[0].denied(f"/api/tables/{session.id}/fork", to=1, seat=0))[0] == 409

    run(scenario)


def test_a_downloaded_game_can_be_uploaded_and_seen() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await played(server)
            data = await save_of(session.people[0], session.id)
            assert json.loads(data.splitlines()[-1])["t"] == "end"
            eve = await server.browser("Eve")
            kind = {"content-type": "application/x-ndjson"}
            answer = await eve.http.post("/api/films", content=data, headers=kind)
            assert answer.status_code == 200, answer.text
            mine = (await eve.get("/api/tables"))["finished"]
            assert [(one["id"], one["outcome"]) for one in mine] == [(answer.json()["id"], "line")]
            film = await eve.get(f"/api/tables/{answer.json()['id']}/film?seat=0")
            assert len(film["steps"]) == 6
            assert await save_of(eve, answer.json()["id"]) == data
            changed = data.replace(b'"cell":4', b'"cell":5')
            bad = await eve.http.post("/api/films", content=changed, headers=kind)
            assert bad.status_code == 400
            assert "changed after it was written" in bad.json()["error"]
            for nonsense in (b"", b"{}", b"\xff\x00", b'{"t":"holdfast"}\n', b"[" * 5000):
                assert (await eve.http.post("/api/films", content=nonsense, headers=kind)).status_code in (400, 429)
            await server.go_on(600_000)
            huge = await eve.http.post("/api/films", content=b"x" * 2_100_000, headers=kind)
            assert huge.status_code == 413

    run(scenario)


def test_a_game_can_be_played_on_from_any_step_against_bots() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await played(server)
            bob = session.people[1]
            path = f"/api/tables/{session.id}/fork"
            assert (await bob.denied(path, to=5, seat=1))[1] == "The game is over there: go on from an earlier step."
            assert (await bob.denied(path, to=9, seat=1))[0] == 400
            assert (await bob.denied(path, to=3, seat=5))[0] == 404
            made = await bob.post(path, to=3, seat=1, bot="eager")
            assert made["table"]["origin"] == session.id
            assert [seat["bot"] for seat in made["table"]["seats"]] == ["eager", ""]
            line = await bob.line(made["id"])
            assert line.view["cells"] == ["X", "X", ".", "O", ".", ".", ".", ".", "."]
            assert (await line.act(line.view["asks"][0]["id"], act="mark", cell=4))["t"] == "ack"
            await server.go_on(1000)
            assert line.view["outcome"] == {"key": "line", "winners": [0]}
            assert len(await server.store.rows(session.id)) == 7  # the first game is as it was

    run(scenario)


def test_nobody_keeps_what_is_over_open_by_a_look_at_it() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await played(server)
            rooms = server.context.registry.rooms
            for line in session.lines:
                await line.hang_up()
            await server.go_on(LOOKED_AT_MS + 1)
            assert session.id not in rooms
            await session.people[0].get(f"/api/tables/{session.id}")
            assert session.id in rooms
            await server.go_on(LOOKED_AT_MS + 1)
            assert session.id not in rooms
            line = await session.people[0].line(session.id)
            await server.go_on(IDLE_MS)
            assert line.closed is None

    run(scenario)
