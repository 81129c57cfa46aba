"""Who sits where: a frozen value, and what people may change about it."""

import msgspec
import pytest

from holdfast.table.lobby import MOST_PICKS, Lobby, NotAllowed, Place, lobby_in


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
    moved = table.take_over(0, "ann", "phone", "Ann's phone")
    assert (moved.host, moved.seat_of("phone"), moved.seat_of("ann")) == ("phone", 0, -1)
    assert refused(lambda: table.take_over(0, "ann", "bob", "Bob")) == "lobby.stay_seated"


def test_nobody_takes_over_the_seat_of_somebody_else() -> None:
    table = lobby(stage="playing").sit("bob", "Bob")
    for seat, owner in ((1, "ann"), (0, "bob"), (0, ""), (2, ""), (9, "ann")):
        assert refused(lambda: table.take_over(seat, owner, "phone", "Phone")) == "lobby.not_their_seat"  # noqa: B023


def test_among_rivals_nobody_decides_about_the_seat_of_somebody_else() -> None:
    table = lobby(stage="playing", rivals=True, cover="greedy", seats=(Place("ann"), Place("bob"), Place(bot="hard")))
    assert refused(lambda: table.seat_bot("ann", 1, "greedy")) == "lobby.rivals_bots"
    assert refused(lambda: table.seat_bot("bob", 0, "greedy", absent=True)) == "lobby.rivals_bots"
    assert refused(lambda: table.seat_bot("ann", 2, "random")) == "lobby.rivals_bots"
    assert refused(lambda: table.clear_seat("ann", 1)) == "lobby.rivals_remove"
    assert refused(lambda: table.clear_seat("ann", 2)) == "lobby.rivals_remove"
    assert refused(lambda: table.choose("ann", cover="random")) == "lobby.begun"
    assert refused(lambda: table.choose("ann", cover_after_s=20)) == "lobby.begun"
    free = table.with_seat(2, Place())
    assert refused(lambda: free.sit("eve", "Eve")) == "lobby.rivals_stay"
    assert refused(lambda: free.seat_bot("ann", 2, "random")) == "lobby.rivals_bots"
    assert free.seat_bot("ann", 2, "greedy").bots() == {2: "greedy"}  # a game from before goes on
    assert table.leave("bob").bots() == {1: "greedy", 2: "hard"}  # one's own seat is one's own
    assert table.choose("ann", watch="nobody", public=False).watch == "nobody"


def test_before_the_game_rivals_are_as_free_as_everybody() -> None:
    table = lobby(rivals=True).sit("bob", "Bob")
    assert table.seat_bot("ann", 2, "greedy").bots() == {2: "greedy"}
    assert names(table.clear_seat("ann", 1)) == ["Ann", "", ""]
    assert table.choose("ann", cover="hard", cover_after_s=0).cover_after_s == 0
    assert refused(lambda: table.choose("ann", cover_after_s=1)) == "lobby.rivals_cover_soon"


def test_who_plays_alone_against_bots_may_do_with_them_as_they_like() -> None:
    table = lobby(stage="playing", rivals=True, seats=(Place("ann"), Place(bot="hard")))
    assert table.seat_bot("ann", 1, "random").bots() == {1: "random"}
    assert refused(lambda: table.clear_seat("ann", 1).sit("eve", "Eve")) == "lobby.rivals_stay"


def test_a_bot_that_covers_a_rival_does_not_speak_for_them() -> None:
    seats = (Place("ann"), Place("bob", bot="greedy"), Place(bot="greedy"), Place())
    for rivals, willing in ((True, [2, 3]), (False, [1, 2, 3])):
        table = lobby(seats=seats, rivals=rivals, stage="playing")
        assert [seat for seat in range(4) if table.agrees_by_itself(seat)] == willing


def test_a_renewed_invitation_leaves_only_those_who_sit() -> None:
    table = lobby(public=False).admit("bob").sit("bob", "Bob").admit("wim")
    assert table.may_see("wim")
    renewed = table.renew("ann")
    assert (renewed.guests, renewed.renewed) == (("bob",), 1)
    assert not renewed.may_see("wim")
    assert refused(lambda: table.renew("bob")) == "lobby.host_only"


def test_a_link_opens_a_game_in_progress_only_where_people_may_watch() -> None:
    for stage, watch, may in (
        ("open", "nobody", True), ("playing", "nobody", False), ("over", "nobody", False), ("playing", "link", True),
    ):  # fmt: skip
        assert lobby(stage=stage, watch=watch).lets_in("eve") == may
    assert not lobby(barred=("eve",)).lets_in("eve")


def test_no_seat_piles_up_picks() -> None:
    table = lobby()
    for n in range(MOST_PICKS):
        table = table.pick("ann", 0, f"option {n}", "x")
    assert refused(lambda: table.pick("ann", 0, "one more", "x")) == "lobby.too_many_picks"
    heap = table.with_seat(0, Place("ann", "Ann", picks={str(n): "x" for n in range(MOST_PICKS + 1)}))
    assert lobby_in(msgspec.json.encode(heap)).seats[0] == Place("ann", "Ann")
    assert lobby_in(msgspec.json.encode(table)) == table


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


def test_what_is_passed_on_keeps_its_place_and_makes_no_second_seat() -> None:
    lobby = Lobby("rush", "guest", (Place("guest", "Guest 1"), Place("ann", "Ann"), Place()), guests=("guest", "ann"))
    freed = lobby.pass_on("guest", "ann", "Ann")
    assert [place.person for place in freed.seats] == ["", "ann", ""]
    assert (freed.host, freed.guests) == ("ann", ("ann",))
    moved = lobby.pass_on("guest", "bob", "Bob")
    assert [place.name for place in moved.seats] == ["Bob", "Ann", ""]
    assert (moved.host, moved.guests) == ("bob", ("bob", "ann"))
    for stage in ("playing", "over"):
        begun = msgspec.structs.replace(lobby, stage=stage)
        with pytest.raises(NotAllowed, match=r"lobby\.stay_seated"):
            begun.pass_on("guest", "ann", "Ann")
        assert begun.pass_on("guest", "bob", "Bob").seat_of("bob") == 0
    with pytest.raises(NotAllowed, match=r"lobby\.barred"):
        msgspec.structs.replace(lobby, barred=("bob",)).pass_on("guest", "bob", "Bob")


def test_bots_are_called_as_the_game_calls_them_and_else_by_number() -> None:
    table = lobby(bot_names=("Bot 1", "The Dark")).sit("ann", "Ann")
    seated = table.seat_bot("ann", 1, "eager").seat_bot("ann", 2, "eager")
    assert names(seated) == ["Ann", "The Dark", "Bot 3"]
    assert names(msgspec.structs.replace(seated, stage="over").again("ann")) == ["Ann", "The Dark", "Bot 3"]
