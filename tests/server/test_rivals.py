"""Where people play against each other, nobody decides about somebody else's seat."""

from typing import Any

import msgspec
import pytest

from holdfast.table.lobby import COVER_SOON_S
from tests.changed import changed
from tests.server.fixtures import GAMES, FakeServer, TableSession, run, settle
from tests.server.test_begin import until_asked_to_be_ready

BOTS = "People play against each other here: only the table puts bots on seats, for those long away."
STAY = "People play against each other here: nobody new sits down before the game is over."
REMOVE = "People play against each other here: nobody is removed before the game is over."


async def duel(server: FakeServer, *names: str, **wanted: Any) -> TableSession:
    """Tic-tac-toe in which each seat plays for itself."""
    sides = lambda seats: tuple((seat,) for seat in range(seats))  # noqa: E731
    server.context.catalogue.games["tictactoe"] = changed(GAMES["tictactoe"], sides=sides)
    return await server.game("tictactoe", *(names or ("Ann", "Bob")), **wanted)


def test_a_rival_whose_line_dropped_gets_no_bot_before_the_tables_time() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("alone", "Hanna", "Eve", "Evan")
            hanna, eve, _ = session.people
            await session.lines[0].hang_up()
            await server.go_on(300)
            for who in (eve, session.people[2]):
                assert (await who.denied(f"/api/tables/{session.id}/seats/0", bot="random"))[0] == 409
            await session.lines[1].hang_up()
            hanna_again = await hanna.line(session.id)
            for bot in ("random", session.room.lobby.cover):  # the host neither
                assert await hanna.denied(f"/api/tables/{session.id}/seats/1", bot=bot) == (409, BOTS)
            assert await hanna.denied(f"/api/tables/{session.id}/seats/2", bot="random") == (409, BOTS)
            await server.go_on(59_000)
            assert [seat["bot"] for seat in hanna_again.info["seats"]] == ["", "", ""]
            await server.go_on(1000)
            assert [seat["bot"] for seat in hanna_again.info["seats"]] == ["", session.room.lobby.cover, ""]

    run(scenario)


def test_the_host_does_not_change_the_cover_while_rivals_play() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            soon = (409, f"People play against each other here: leave them at least {COVER_SOON_S} seconds to return.")
            session = await duel(server, cover="random")
            ann = session.people[0]
            table = f"/api/tables/{session.id}"
            for change in ({"cover": "eager"}, {"cover_after_s": 20}, {"cover_after_s": 0}, {"cover": ""}):
                assert (await ann.denied(f"{table}/choose", **change))[0] == 409
            made = await ann.post("/api/tables", game="tictactoe", seats=2)
            assert await ann.denied(f"/api/tables/{made['id']}/choose", cover_after_s=1) == soon
            assert await ann.denied("/api/tables", game="tictactoe", seats=2, cover_after_s=1) == soon
            assert (await ann.post(f"{table}/choose", watch="nobody"))["watch"] == "nobody"

    run(scenario)


def test_nobody_removes_a_rival_and_sits_down_there() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await duel(server, cover="random", public=True)
            table = f"/api/tables/{session.id}"
            ann, bob = session.people
            assert await ann.denied(f"{table}/seats/1", clear=True) == (409, REMOVE)
            assert await ann.denied(f"{table}/seats/1", clear=True, bot="random") == (409, REMOVE)
            await bob.post(f"{table}/leave")  # which is one's own to decide
            second = await server.browser("Ann, too")
            assert (await second.denied(f"{table}/join", key=session.key, seat=1))[0] == 409
            room = session.room
            await room.mailbox.ask(
                lambda at: room.change(
                    lambda lobby: lobby.with_seat(1, msgspec.structs.replace(lobby.seats[1], person="", bot=""))
                )
            )  # as an older server left it
            assert await second.denied(f"{table}/join", key=session.key, seat=1) == (409, STAY)
            assert (await ann.post(f"{table}/seats/1", bot="random"))["seats"][1]["bot"] == "random"

    run(scenario)


def test_a_rival_moves_to_another_device_all_the_same() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await duel(server)
            table = f"/api/tables/{session.id}"
            key = (await session.people[1].post(f"{table}/seat-link"))["key"]
            phone = await server.browser("Bob's phone")
            assert (await phone.post(f"{table}/take-seat", key=key))["seats"][1]["name"] == "Bob's phone"

    run(scenario)


@pytest.mark.parametrize("rivals", [True, False])
def test_a_bot_that_covers_agrees_to_going_back_only_among_friends(rivals: bool) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            play = duel if rivals else lambda server, **wanted: server.game("tictactoe", "Ann", "Bob", **wanted)
            session = await play(server, cover="eager")
            ann, bob = session.lines
            await ann.act(1, act="mark", cell=4)
            await session.people[1].post(f"/api/tables/{session.id}/leave")
            await bob.hang_up()
            assert (await ann.ask(t="undo"))["t"] == "ack"
            await settle()
            assert (ann.view["cells"][4] == "X") == rivals
            if rivals:
                back = await session.people[1].line(session.id)
                assert (await back.hear("wish"))["agreed"] == [0]
                assert (await back.ask(t="undo"))["t"] == "ack"
                assert ann.view["cells"][4] == "."

    run(scenario)


def test_who_plays_alone_against_bots_may_change_them_and_go_back() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await duel(server, "Ann", seats=2, bots=["eager"], start=True)
            (ann,) = session.lines
            await ann.act(1, act="mark", cell=4)
            assert (await ann.ask(t="undo"))["t"] == "ack"
            await settle()
            assert ann.view["cells"][4] == "."
            assert (await session.people[0].post(f"/api/tables/{session.id}/seats/1", bot="random"))["rivals"]
            other = await server.browser("Ann, too")
            assert await other.denied(f"/api/tables/{session.id}/join", key=session.key, seat=1) == (409, STAY)

    run(scenario)


def test_the_host_does_not_say_for_rivals_that_they_are_ready() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            server.context.catalogue.games["elite"] = changed(GAMES["elite"], sides=lambda seats: ((0,), (1,)))
            session = await server.game("elite", "Ann", "Bob")
            await until_asked_to_be_ready(server, session)
            refused = await session.lines[0].ask(t="begin")
            assert refused["refusal"]["key"] == "lobby.rivals_begin"
            assert not any(session.room.game.table.state.ready)

    run(scenario)


def test_a_stored_game_of_rivals_is_known_as_one() -> None:
    """A lobby that was kept before anything was written about sides."""

    async def scenario() -> None:
        async with FakeServer() as server:
            session = await duel(server)
            record = await server.store.table(session.id)
            assert record is not None
            old = {key: value for key, value in msgspec.json.decode(record.data).items() if key != "rivals"}
            lobby = server.context.registry.lobby_of(msgspec.structs.replace(record, data=msgspec.json.encode(old)))
            assert lobby.rivals

    run(scenario)


def test_those_who_watch_rivals_see_what_everybody_sees() -> None:
    """A second browser of a player is shown nothing that the player is not."""

    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("alone", "Hanna", "Eve", watch="anyone", public=True)
            second = await (await server.browser("Hanna, too")).line(session.id)
            assert second.welcome["seat"] == -1
            assert second.view["asks"] == []
            for path in ("film?seat=-2", "film?seat=1", "story", "save"):
                answer = await session.people[0].http.get(f"/api/tables/{session.id}/{path}")
                assert answer.status_code == 409
            for body in ({"to": 0, "seat": 0}, {"to": 1, "seat": 1}):
                assert (await session.people[0].denied(f"/api/tables/{session.id}/fork", **body))[0] == 409
            assert (await session.people[0].denied(f"/api/tables/{session.id}/rematch"))[0] == 409

    run(scenario)
