"""What speaks against a guess: open windows, the rule of signs, and the printed list."""

from __future__ import annotations

import pytest

from holdfast.games.key.missions.mission import face_of
from holdfast.games.key.rules.contradiction import Objection, objection, rules_out
from tests.games.key.playing import mission, mission_with

CLOSED = (None,) * 6


def test_one_sign_never_hides_two_letters() -> None:
    face = face_of(mission("test-plain"))  # SEESAW: S is one sign, E another
    assert objection(face, CLOSED, "SEESAW") is None
    assert objection(face, CLOSED, "SEXSAW") == Objection("one_sign", 1, 2, "E", "X")


def test_two_signs_never_hide_one_letter_unless_the_card_says_so() -> None:
    assert objection(face_of(mission("test-plain")), CLOSED, "AEEAAW") == Objection("two_signs", 0, 4, "A", "A")
    assert objection(face_of(mission_with("test-plain", one_to_one=False)), CLOSED, "AEEAAW") is None


@pytest.mark.rule("key:R73")
def test_more_windows_than_letters_do_not_say_which_letter_lies_where() -> None:
    face = face_of(mission_with("test-plain", answer="SAW"))  # behind six windows
    assert objection(face, CLOSED, "SAW") is None
    assert objection(face, CLOSED, "SEE") is None


def test_an_open_window_speaks_first() -> None:
    face = face_of(mission("test-plain"))
    assert objection(face, (*CLOSED[:5], "W"), "SEESAT") == Objection("windows", 5, content="W")


def test_a_letter_that_lies_open_under_another_sign_is_named_with_both() -> None:
    """An open window that the guess reads rightly may still have its letter taken by another sign."""
    face = face_of(mission("test-plain"))
    assert objection(face, (None, "E", *CLOSED[2:]), "EEEEEW") == Objection("two_signs", 0, 1, "E", "E")


@pytest.mark.parametrize(("entry", "is_out"), [("SEESAW", False), ("see saw", False), ("SEXSAW", True), ("SAW", False)])
def test_the_list_is_struck_where_an_entry_is_a_whole_answer(entry: str, is_out: bool) -> None:
    assert rules_out(face_of(mission("test-plain")), CLOSED, entry) is is_out
