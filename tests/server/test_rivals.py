"""Where people play against each other, nobody decides about somebody else's seat."""

import dataclasses
from typing import Any

import msgspec
import pytest

from holdfast.table.lobby import COVER_SOON_S
from tests.server.fixtures import GAMES, Evening, House, run, settle
from tests.server.test_begin import until_asked_to_be_ready

BOTS = "People play against each other here: only the table puts bots on seats, for those long away."
STAY = "People play against each other here: nobody new sits down before the game is over."
REMOVE = "People play against each other here: nobody is removed before the game is over."


async def duel(house: House, *names: str, **wanted: Any) -> Evening:
    """Tic-tac-toe in which each seat plays for itself."""
    sides = lambda seats: tuple((seat,) for seat in range(seats))  # noqa: E731
    house.context.catalogue.games["tictactoe"] = dataclasses.replace(GAMES["tictactoe"], sides=sides)
    return await house.game("tictactoe", *(names or ("Ann", "Bob")), **wanted)


def test_a_rival_whose_line_dropped_gets_no_bot_before_the_tables_time() -> None:
    async def scenario() -> None:
        async with House() as house:
            evening = await house.game("alone", "Hanna", "Eve", "Evan")
            hanna, eve, _ = evening.people
            await evening.lines[0].hang_up()
            await house.go_on(300)
            for who in (eve, evening.people[2]):
                assert (await who.denied(f"/api/tables/{evening.id}/seats/0", bot="random"))[0] == 409
            await evening.lines[1].hang_up()
            hanna_again = await hanna.line(evening.id)
            for bot in ("random", evening.room.lobby.cover):  # the host neither
                assert await hanna.denied(f"/api/tables/{evening.id}/seats/1", bot=bot) == (409, BOTS)
            assert await hanna.denied(f"/api/tables/{evening.id}/seats/2", bot="random") == (409, BOTS)
            await house.go_on(59_000)
            assert [seat["bot"] for seat in hanna_again.info["seats"]] == ["", "", ""]
            await house.go_on(1000)
            assert [seat["bot"] for seat in hanna_again.info["seats"]] == ["", evening.room.lobby.cover, ""]

    run(scenario)


def test_the_host_does_not_change_the_cover_while_rivals_play() -> None:
    async def scenario() -> None:
        async with House() as house:
            ann = await house.browser("Ann")
            soon = (409, f"People play against each other here: leave them at least {COVER_SOON_S} seconds to return.")
            evening = await duel(house, cover="random")
            ann = evening.people[0]
            table = f"/api/tables/{evening.id}"
            for change in ({"cover": "eager"}, {"cover_after_s": 20}, {"cover_after_s": 0}, {"cover": ""}):
                assert (await ann.denied(f"{table}/choose", **change))[0] == 409
            made = await ann.post("/api/tables", game="tictactoe", seats=2)
            assert await ann.denied(f"/api/tables/{made['id']}/choose", cover_after_s=1) == soon
            assert await ann.denied("/api/tables", game="tictactoe", seats=2, cover_after_s=1) == soon
            assert (await ann.post(f"{table}/choose", watch="nobody"))["watch"] == "nobody"

    run(scenario)


def test_nobody_removes_a_rival_and_sits_down_there() -> None:
    async def scenario() -> None:
        async with House() as house:
            evening = await duel(house, cover="random", public=True)
            table = f"/api/tables/{evening.id}"
            ann, bob = evening.people
            assert await ann.denied(f"{table}/seats/1", clear=True) == (409, REMOVE)
            assert await ann.denied(f"{table}/seats/1", clear=True, bot="random") == (409, REMOVE)
            await bob.post(f"{table}/leave")  # which is one's own to decide
            second = await house.browser("Ann, too")
            assert (await second.denied(f"{table}/join", key=evening.key, seat=1))[0] == 409
            room = evening.room
            await room.mailbox.ask(
                lambda at: room.change(
                    lambda lobby: lobby.with_seat(1, msgspec.structs.replace(lobby.seats[1], person="", bot=""))
                )
            )  # as an older server left it
            assert await second.denied(f"{table}/join", key=evening.key, seat=1) == (409, STAY)
            assert (await ann.post(f"{table}/seats/1", bot="random"))["seats"][1]["bot"] == "random"

    run(scenario)


def test_a_rival_moves_to_another_device_all_the_same() -> None:
    async def scenario() -> None:
        async with House() as house:
            evening = await duel(house)
            table = f"/api/tables/{evening.id}"
            key = (await evening.people[1].post(f"{table}/seat-link"))["key"]
            phone = await house.browser("Bob's phone")
            assert (await phone.post(f"{table}/take-seat", key=key))["seats"][1]["name"] == "Bob's phone"

    run(scenario)


@pytest.mark.parametrize("rivals", [True, False])
def test_a_bot_that_covers_agrees_to_going_back_only_among_friends(rivals: bool) -> None:
    async def scenario() -> None:
        async with House() as house:
            play = duel if rivals else lambda house, **wanted: house.game("tictactoe", "Ann", "Bob", **wanted)
            evening = await play(house, cover="eager")
            ann, bob = evening.lines
            await ann.act(1, act="mark", cell=4)
            await evening.people[1].post(f"/api/tables/{evening.id}/leave")
            await bob.hang_up()
            assert (await ann.ask(t="undo"))["t"] == "ack"
            await settle()
            assert (ann.view["cells"][4] == "X") == rivals
            if rivals:
                back = await evening.people[1].line(evening.id)
                assert (await back.hear("wish"))["agreed"] == [0]
                assert (await back.ask(t="undo"))["t"] == "ack"
                assert ann.view["cells"][4] == "."

    run(scenario)


def test_who_plays_alone_against_bots_may_change_them_and_go_back() -> None:
    async def scenario() -> None:
        async with House() as house:
            evening = await duel(house, "Ann", seats=2, bots=["eager"], start=True)
            (ann,) = evening.lines
            await ann.act(1, act="mark", cell=4)
            assert (await ann.ask(t="undo"))["t"] == "ack"
            await settle()
            assert ann.view["cells"][4] == "."
            assert (await evening.people[0].post(f"/api/tables/{evening.id}/seats/1", bot="random"))["rivals"]
            other = await house.browser("Ann, too")
            assert await other.denied(f"/api/tables/{evening.id}/join", key=evening.key, seat=1) == (409, STAY)

    run(scenario)


def test_the_host_does_not_say_for_rivals_that_they_are_ready() -> None:
    async def scenario() -> None:
        async with House() as house:
            house.context.catalogue.games["elite"] = dataclasses.replace(
                GAMES["elite"], sides=lambda seats: ((0,), (1,))
            )
            evening = await house.game("elite", "Ann", "Bob")
            await until_asked_to_be_ready(house, evening)
            refused = await evening.lines[0].ask(t="begin")
            assert refused["refusal"]["key"] == "lobby.rivals_begin"
            assert not any(evening.room.game.table.state.ready)

    run(scenario)


def test_a_stored_game_of_rivals_is_known_as_one() -> None:
    """A lobby that was kept before anything was written about sides."""

    async def scenario() -> None:
        async with House() as house:
            evening = await duel(house)
            record = await house.store.table(evening.id)
            assert record is not None
            old = {key: value for key, value in msgspec.json.decode(record.data).items() if key != "rivals"}
            lobby = house.context.registry.lobby_of(msgspec.structs.replace(record, data=msgspec.json.encode(old)))
            assert lobby.rivals

    run(scenario)


def test_those_who_watch_rivals_see_what_everybody_sees() -> None:
    """A second browser of a player is shown nothing that the player is not."""

    async def scenario() -> None:
        async with House() as house:
            evening = await house.game("alone", "Hanna", "Eve", watch="anyone", public=True)
            second = await (await house.browser("Hanna, too")).line(evening.id)
            assert second.welcome["seat"] == -1
            assert second.view["asks"] == []
            for path in ("film?seat=-2", "film?seat=1", "story", "save"):
                answer = await evening.people[0].http.get(f"/api/tables/{evening.id}/{path}")
                assert answer.status_code == 409
            for body in ({"to": 0, "seat": 0}, {"to": 1, "seat": 1}):
                assert (await evening.people[0].denied(f"/api/tables/{evening.id}/fork", **body))[0] == 409
            assert (await evening.people[0].denied(f"/api/tables/{evening.id}/rematch"))[0] == 409

    run(scenario)
