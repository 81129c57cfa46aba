"""What has to be sent of a view: whatever is not on every screen of its seat."""

from __future__ import annotations

from holdfast.engine.state import Outcome
from holdfast.engine.view import View
from holdfast.server.rooms.screens import MOST_DIFFERENT, Screens


class BoardView(View, frozen=True):
    board: tuple[int, ...] = ()
    moment: int = 0


def view(moment: int, *board: int) -> BoardView:
    return BoardView(0, (), None, board, moment)


def test_whoever_has_seen_nothing_is_sent_everything() -> None:
    assert Screens().change(0, view(1, 4)) == {"seat": 0, "asks": (), "outcome": None, "board": (4,), "moment": 1}


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
    assert screens.change(0, view(99, 4)).keys() == {"seat", "asks", "outcome", "board", "moment"}
    assert screens.change(0, view(100, 4)) == {"moment": 100}
