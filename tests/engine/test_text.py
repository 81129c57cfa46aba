"""Labels and log lines."""

from __future__ import annotations

import pytest

from holdfast.engine.action import Action, refuse
from holdfast.engine.event import Event
from holdfast.engine.secret import Secret, only
from holdfast.engine.text import MissingText, Texts


class Walk(Action, frozen=True):
    room: int


class Found(Event, frozen=True):
    seat: int
    card: Secret[int] | int | None


TEXTS = Texts(
    {
        "act.walk": "Walk to {room:room}",
        "event.found": "{seat:seat} finds {card}",
        "event.found.hidden": "{seat:seat} finds something",
        "ask.where": "Where to?",
        "refused.far": "{room:room} is {n} {n:plural step steps} away",
        "room.2": "the attic",
        "room.none": "nowhere",
        "seat.0": "Ann",
        "rooms": "{rooms:room}",
        "numbers": "{numbers}",
    }
)


def test_a_value_is_looked_up_as_a_word() -> None:
    assert TEXTS.action(Walk(2)) == "Walk to the attic"


def test_nothing_has_a_word_too() -> None:
    assert TEXTS.say("rooms", {"rooms": None}) == "nowhere"


@pytest.mark.parametrize(("n", "words"), [(1, "1 step"), (2, "2 steps"), (0, "0 steps")])
def test_a_word_is_chosen_by_number(n: int, words: str) -> None:
    assert TEXTS.refusal(refuse("x:R1", "refused.far", room=2, n=n)) == f"the attic is {words} away"


@pytest.mark.parametrize(("numbers", "words"), [((), ""), ((1,), "1"), ((1, 2), "1 and 2"), ((1, 2, 3), "1, 2 and 3")])
def test_a_tuple_is_a_list_of_its_words(numbers: tuple[int, ...], words: str) -> None:
    assert TEXTS.say("numbers", {"numbers": numbers}) == words


def test_those_who_do_not_know_are_told_in_other_words() -> None:
    event = Found(0, Secret("card", 7, only(0)))
    assert TEXTS.event(event.seen_by(0)) == "Ann finds 7"
    assert TEXTS.event(event.seen_by(1)) == "Ann finds something"


def test_a_question_is_the_text_of_its_ask() -> None:
    assert TEXTS.question("where") == "Where to?"


def test_a_missing_text_is_an_error_with_its_key() -> None:
    with pytest.raises(MissingText, match=r"room\.9"):
        TEXTS.action(Walk(9))


def test_more_texts_go_before_those_there_were() -> None:
    assert TEXTS.extended({"room.2": "the loft"}).action(Walk(2)) == "Walk to the loft"
