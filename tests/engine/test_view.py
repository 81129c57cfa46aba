"""What a seat is asked, as its view holds it."""

from __future__ import annotations

import msgspec
import pytest

from holdfast.engine.action import Action, Refusal, in_vain, refuse
from holdfast.engine.flow import OneSeat
from holdfast.engine.play import play
from holdfast.engine.view import Greyed, Idle, Option, ask_view, asks_of
from tests.toys import magpie
from tests.toys.magpie.dawn import Roll
from tests.toys.magpie.guess import FORM, Guess
from tests.toys.magpie.state import Nests
from tests.toys.magpie.turns import Hide, Peek


def dawn() -> Nests:
    return magpie.setup(magpie.CONTENT, magpie.OPTIONS, 3, bytes(16))


def first_turn() -> Nests:
    s = dawn()
    for seat in range(3):
        play(s, seat, 2, Roll())
    return s


def test_asks_come_in_the_order_in_which_the_seat_was_asked() -> None:
    assert [(ask.id, ask.kind) for ask in asks_of(dawn(), 0)] == [(1, "guess_stone"), (2, "roll_for_luck")]


def test_an_option_has_a_name_that_holds_as_long_as_its_values_do() -> None:
    s = first_turn()
    card = s.hands[0].own(0)[0]
    (ask,) = (ask for ask in asks_of(s, 0) if ask.kind == "choose_deed")
    assert ask.options[0] == Option(f"hide:{card}", Hide(card))
    assert "peek" in [option.id for option in ask.options]


def test_a_form_stands_beside_the_options() -> None:
    (ask,) = asks_of(first_turn(), 1)
    assert (ask.options, ask.forms, ask.standing) == ((), (FORM,), True)


def test_what_is_not_possible_now_is_greyed_with_its_reason() -> None:
    s = first_turn()
    s.stone = s.reveal(s.stone)
    ask = asks_of(s, 0)[1]
    assert ask.greyed == (Greyed("peek", refuse("magpie:M2", "refused.peeked")),)
    assert Peek() not in [option.action for option in ask.options]


class Dig(Action, frozen=True):
    """Digs at a place; at one of them there is nothing."""

    place: int

    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: Dawdle) -> list[Dig]:
        return [Dig(place) for place in range(3)]

    def comes_to_nothing(self, s: Nests, seat: int, ask: Dawdle) -> Refusal | None:
        return in_vain("magpie:M9", "refused.dug", place=self.place) if self.place == 1 else None


class Rest(Action, frozen=True):
    """Never comes to nothing."""

    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: Dawdle) -> list[Rest]:
        return [Rest()]


class Dawdle(OneSeat):
    ACTIONS = (Dig, Rest)


def test_options_that_would_come_to_nothing_are_named_with_their_reasons() -> None:
    ask = ask_view(dawn(), 0, 7, Dawdle(seat=0))
    assert [option.id for option in ask.options] == ["dig:0", "dig:1", "dig:2", "rest"]
    assert ask.idle == (Idle("dig:1", in_vain("magpie:M9", "refused.dug", place=1)),)


def test_a_spectator_is_asked_nothing() -> None:
    assert asks_of(first_turn(), -1) == ()


def test_a_secret_does_not_get_through_a_plain_encoder() -> None:
    with pytest.raises(TypeError, match="Secret"):
        msgspec.json.encode(first_turn().stone)


def test_an_answer_of_a_stranger_is_checked_field_by_field() -> None:
    assert magpie.GAME.decode_action({"act": "guess", "number": 3}) == Guess(3)
    with pytest.raises(msgspec.ValidationError, match=r"Expected `int`, got `str` - at `\$.number`"):
        magpie.GAME.decode_action({"act": "guess", "number": "three"})
    with pytest.raises(msgspec.ValidationError, match="Invalid value 'steal'"):
        magpie.GAME.decode_action({"act": "steal"})
