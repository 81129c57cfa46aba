"""Labels and log lines."""

from __future__ import annotations

import pytest

from holdfast.engine.action import Action, refuse
from holdfast.engine.event import Event
from holdfast.engine.secret import Secret, only
from holdfast.engine.text import MissingText, TextError, Texts, as_pattern


class Walk(Action, frozen=True):
    room: int


class Found(Event, frozen=True):
    seat: int
    card: Secret[int] | int | None


TEXTS = Texts(
    {
        "act.walk": 'Walk to { NAME($room, of: "room") }',
        "event.found": '{ NAME($seat, of: "seat") } finds { $card }',
        "event.found.own": "You find { $card }",
        "event.found.seat.2": "She finds { $card } for you",
        "event.found.hidden": '{ NAME($seat, of: "seat") } finds something',
        "ask.where": "Where to?",
        "refused.far": """{ NAME($room, of: "room") } is { $n ->
    [one] a step
   *[other] { $n } steps
} away""",
        "room.2": "the attic",
        "room.none": "nowhere",
        "seat.0": "Ann",
        "rooms": '{ NAME($rooms, of: "room") }',
        "numbers": "{ $numbers }",
    }
)


def test_a_value_is_looked_up_as_a_word() -> None:
    assert TEXTS.action(Walk(2)) == "Walk to the attic"


def test_nothing_has_a_word_too() -> None:
    assert TEXTS.say("rooms", {"rooms": None}) == "nowhere"


@pytest.mark.parametrize(("n", "words"), [(1, "a step"), (2, "2 steps"), (0, "0 steps")])
def test_a_word_is_chosen_by_number(n: int, words: str) -> None:
    assert TEXTS.refusal(refuse("x:R1", "refused.far", room=2, n=n)) == f"the attic is {words} away"


@pytest.mark.parametrize(("numbers", "words"), [((), ""), ((1,), "1"), ((1, 2), "1 and 2"), ((1, 2, 3), "1, 2 and 3")])
def test_a_tuple_is_a_list_of_its_words(numbers: tuple[int, ...], words: str) -> None:
    assert TEXTS.say("numbers", {"numbers": numbers}) == words


def test_those_who_do_not_know_are_told_in_other_words() -> None:
    event = Found(0, Secret("card", 7, only(0)))
    assert TEXTS.event(event.seen_by(0)) == "Ann finds 7"
    assert TEXTS.event(event.seen_by(1)) == "Ann finds something"


def test_readers_are_told_in_words_of_their_own_what_they_did_themselves() -> None:
    event = Found(0, 7)
    assert TEXTS.event(event, own=0) == "You find 7"
    assert TEXTS.event(event, own=1) == "Ann finds 7"
    assert TEXTS.event(event) == "Ann finds 7"


def test_a_seat_may_be_told_in_words_of_its_own_what_is_nobodys_deed() -> None:
    assert TEXTS.event(Found(0, 7), own=2) == "She finds 7 for you"


def test_a_question_is_the_text_of_its_ask() -> None:
    assert TEXTS.question("where") == "Where to?"


def test_a_missing_text_is_an_error_with_its_key() -> None:
    with pytest.raises(MissingText, match=r"room\.9"):
        TEXTS.action(Walk(9))


def test_more_texts_go_before_those_there_were() -> None:
    assert TEXTS.extended({"room.2": "the loft"}).action(Walk(2)) == "Walk to the loft"


def test_what_people_are_called_is_never_filled_in() -> None:
    assert Texts({}, {"seat.0": "{ $ann }"}).say("seat.0") == "{ $ann }"


@pytest.mark.parametrize(
    "words",
    [
        "plain",
        "a { brace } and } another {",
        "{ $x }\n  { NAME($x) }",
        "two\n\n[lines\n.of }\n*stars",
        " blanks around { ",
        'a "quoted" \\ {',
    ],
)
def test_words_of_a_pack_are_said_as_they_are(words: str) -> None:
    assert Texts({"deck.about": as_pattern(words)}).say("deck.about") == words


def test_a_text_that_is_given_too_little_is_an_error() -> None:
    with pytest.raises(TextError, match=r"refused\.far"):
        TEXTS.say("refused.far", {"room": 2})


def test_a_text_that_cannot_be_read_is_an_error() -> None:
    with pytest.raises(TextError, match="no text in Fluent"):
        Texts({"x": "{ $n"}).say("x", {"n": 1})


def test_a_list_is_joined_as_the_language_does_it() -> None:
    assert Texts({"x": "{ $of }"}, language="de").say("x", {"of": (1, 2, 3)}) == "1, 2 und 3"


def test_words_are_set_side_by_side() -> None:
    texts = Texts({"x": "{ JOIN($of) }", "y": '{ JOIN($of, with: ", then ") }.', "z": '{ JOIN($of, with: "\\u000A") }'})
    assert [texts.say(key, {"of": ("a", "", "b")}) for key in "xyz"] == ["a b", "a, then b.", "a\nb"]
    assert texts.say("y", {"of": ()}) == "."
