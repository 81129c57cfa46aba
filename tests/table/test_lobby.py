"""Who sits where: a frozen value, and what people may change about it."""

import msgspec
import pytest

from holdfast.table.lobby import Lobby, NotAllowed, Place


def lobby(**changed: object) -> Lobby:
    fields: dict[str, object] = {
        "game": "pebbles", "host": "ann", "seats": (Place("ann", "Ann"), Place(), Place()), "public": True,
    }  # fmt: skip
    return Lobby(**fields | changed)  # type: ignore[arg-type]


def refused(call: object) -> str:
    with pytest.raises(NotAllowed) as problem:
        call()  # type: ignore[operator]
    return problem.value.refusal.key


def names(table: Lobby) -> list[str]:
    return [place.name for place in table.seats]


def test_people_take_free_seats_and_change_them_before_the_game() -> None:
    table = lobby().sit("bob", "Bob")
    assert names(table) == ["Ann", "Bob", ""]
    assert names(table.sit("bob", "Bob", 2)) == ["Ann", "", "Bob"]
    assert table.sit("bob", "Bob") == table
    assert refused(lambda: table.sit("cleo", "Cleo", 1)) == "lobby.taken"
    assert refused(lambda: table.sit("cleo", "Cleo", 9)) == "lobby.full"


def test_nobody_changes_seats_during_the_game_but_a_free_one_may_be_taken() -> None:
    table = lobby(stage="playing").sit("bob", "Bob")
    assert names(table) == ["Ann", "Bob", ""]
    assert refused(lambda: table.sit("bob", "Bob", 2)) == "lobby.stay_seated"
    assert refused(lambda: lobby(stage="over").sit("bob", "Bob")) == "lobby.over"


def test_a_table_by_link_lets_only_guests_sit() -> None:
    table = lobby(public=False)
    assert refused(lambda: table.sit("bob", "Bob")) == "lobby.by_link_only"
    assert names(table.admit("bob").sit("bob", "Bob")) == ["Ann", "Bob", ""]


def test_when_the_host_leaves_somebody_else_is_the_host() -> None:
    table = lobby().sit("bob", "Bob").leave("ann")
    assert (table.host, names(table)) == ("bob", ["", "Bob", ""])
    assert refused(lambda: table.leave("ann")) == "lobby.not_seated"


def test_a_bot_covers_and_hands_back() -> None:
    table = lobby(stage="playing", cover="greedy").sit("bob", "Bob").leave("bob")
    assert table.seats[1] == Place("bob", "Bob", "greedy")
    assert table.bots() == {1: "greedy"}
    assert table.come_back("bob").bots() == {}
    assert lobby(stage="playing").sit("bob", "Bob").leave("bob").bots() == {}


def test_the_host_puts_bots_anybody_covers_for_the_absent() -> None:
    table = lobby().sit("bob", "Bob")
    assert table.seat_bot("ann", 2, "greedy").bots() == {2: "greedy"}
    assert refused(lambda: table.seat_bot("bob", 2, "greedy")) == "lobby.host_only"
    assert refused(lambda: table.seat_bot("ann", 1, "greedy")) == "lobby.taken"
    assert refused(lambda: table.seat_bot("ann", 3, "greedy")) == "lobby.no_such_seat"
    playing = msgspec.structs.replace(table, stage="playing")
    assert refused(lambda: playing.seat_bot("bob", 0, "greedy")) == "lobby.host_only"
    assert playing.seat_bot("bob", 0, "greedy", absent=True).bots() == {0: "greedy"}
    assert refused(lambda: playing.seat_bot("eve", 0, "greedy", absent=True)) == "lobby.host_only"


def test_who_is_removed_does_not_come_back() -> None:
    table = lobby().admit("bob").sit("bob", "Bob").clear_seat("ann", 1)
    assert names(table) == ["Ann", "", ""]
    assert refused(lambda: table.sit("bob", "Bob")) == "lobby.barred"
    assert refused(lambda: table.admit("bob")) == "lobby.barred"
    assert not msgspec.structs.replace(table, watch="anyone").may_see("bob")
    assert refused(lambda: table.clear_seat("ann", 0)) == "lobby.host_stays"


def test_a_seat_is_taken_over_by_another_device() -> None:
    table = lobby(stage="playing").sit("bob", "Bob")
    moved = table.take_over(0, "phone", "Ann's phone")
    assert (moved.host, moved.seat_of("phone"), moved.seat_of("ann")) == ("phone", 0, -1)
    assert refused(lambda: table.take_over(0, "bob", "Bob")) == "lobby.stay_seated"


def test_the_number_of_seats_changes_only_where_nobody_sits() -> None:
    table = lobby().sit("bob", "Bob", 2)
    assert refused(lambda: table.choose("ann", seats=2)) == "lobby.somebody_sits_there"
    assert len(table.choose("ann", seats=4).seats) == 4
    assert refused(lambda: table.choose("bob", seats=4)) == "lobby.host_only"
    assert refused(lambda: lobby(stage="playing").choose("ann", options={"pebbles": "9"})) == "lobby.begun"


def test_each_seat_picks_for_itself_and_no_word_twice() -> None:
    table = lobby().sit("bob", "Bob").pick("bob", 1, "colour", "red")
    assert table.seats[1].picks == {"colour": "red"}
    assert refused(lambda: table.pick("ann", 0, "colour", "red")) == "lobby.picked"
    assert refused(lambda: table.pick("ann", 1, "colour", "blue")) == "lobby.not_your_seat"
    assert table.pick("bob", 1, "colour", "").seats[1].picks == {}
    assert table.pick("ann", 2, "colour", "blue").seats[2].picks == {"colour": "blue"}


def test_a_game_begins_when_every_seat_is_taken() -> None:
    table = lobby().sit("bob", "Bob")
    assert refused(lambda: table.start("ann")) == "lobby.free_seats"
    full = table.seat_bot("ann", 2, "greedy")
    assert refused(lambda: full.start("bob")) == "lobby.host_only"
    assert full.start("ann").stage == "playing"
    assert refused(lambda: full.start("ann").start("ann")) == "lobby.begun"
