"""What has to be sent of a view: whatever is not on every screen of its seat."""

from __future__ import annotations

import msgspec

from holdfast.engine.action import Action, Refusal
from holdfast.engine.state import Outcome
from holdfast.engine.view import Ask, Greyed, Option, View
from holdfast.server.rooms.screens import MOST_DIFFERENT, Screens


class Dice(msgspec.Struct, frozen=True):
    faces: str
    first: int = 0


class Done(Action, frozen=True):
    pass


class BoardView(View, frozen=True):
    board: tuple[int, ...] = ()
    moment: int = 0
    dice: tuple[Dice, ...] = ()


def view(moment: int, *board: int) -> BoardView:
    return BoardView(0, (), None, board, moment)


def test_whoever_has_seen_nothing_is_sent_everything() -> None:
    assert Screens().change(0, view(1, 4)) == {
        "seat": 0,
        "asks": (),
        "outcome": None,
        "board": (4,),
        "moment": 1,
        "dice": (),
    }


def test_what_is_as_it_was_is_not_sent_again() -> None:
    screens = Screens()
    screens.show(0, view(1, 4))
    assert screens.change(0, view(2, 4)) == {"moment": 2}
    assert screens.change(0, view(2, 4)) == {}
    assert screens.change(0, BoardView(0, (), Outcome("won"), (4, 5), 2)) == {
        "outcome": Outcome("won"),
        "board": (4, 5),
    }


def test_whoever_came_in_between_lacks_nothing_and_neither_do_the_others() -> None:
    screens = Screens()
    screens.show(0, view(1, 4))
    screens.show(0, view(2, 5))  # another connection of the same seat
    assert screens.change(0, view(2, 4)) == {"board": (4,), "moment": 2}
    assert screens.change(0, view(3, 4)) == {"moment": 3}


def test_each_seat_has_a_screen_of_its_own() -> None:
    screens = Screens()
    screens.show(0, view(1, 4))
    assert "board" in screens.change(1, view(1, 4))


def test_where_too_many_came_at_different_moments_everything_is_sent() -> None:
    screens = Screens()
    for moment in range(MOST_DIFFERENT + 1):
        screens.show(0, view(moment, 4))
    assert screens.change(0, view(99, 4)).keys() == {"seat", "asks", "outcome", "board", "moment", "dice"}
    assert screens.change(0, view(100, 4)) == {"moment": 100}


def rolled(*faces: str) -> BoardView:
    return BoardView(0, (), None, dice=tuple(map(Dice, faces)))


def test_of_things_side_by_side_only_those_are_sent_that_differ() -> None:
    screens = Screens()
    screens.show(0, rolled("12", "34", "56"))
    assert screens.change(0, rolled("12", "35", "56")) == {"dice.1.faces": "35"}
    screens.show(0, rolled("12", "34", "57"))  # another connection of the same seat, which came before
    assert screens.change(0, rolled("12", "34", "57")) == {"dice.1.faces": "34", "dice.2.faces": "57"}
    assert screens.change(0, rolled("12", "34")) == {"dice": (Dice("12"), Dice("34"))}


def test_a_thing_of_which_all_is_new_is_sent_whole() -> None:
    screens = Screens()
    screens.show(0, rolled("12"))
    assert screens.change(0, BoardView(0, (), None, dice=(Dice("21", 4),))) == {"dice": (Dice("21", 4),)}


def test_of_a_question_that_is_still_open_only_those_answers_are_sent_that_are_new() -> None:
    screens = Screens()
    greyed = (Greyed("fire", Refusal("rush:R1", "refused.not_ready")),)
    screens.show(0, BoardView(0, (Ask(1, "act", (), greyed=greyed),), None))
    ask = Ask(1, "act", (Option("done", Done()),), greyed=greyed)
    assert screens.change(0, BoardView(0, (ask,), None)) == {"asks.0.options": ask.options}
