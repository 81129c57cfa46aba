"""Positions as lines of text: what every game's notation reads the same way."""

import pytest

from holdfast.engine.position import NotationError, as_number, fields_of, number_in, yes_or_no


def test_lines_are_read_by_name_whatever_their_spacing() -> None:
    text = "# a scene\nturn:  2 \n\nHand   1: red 3, blue 5\n  # no line\nwindows: a: b\n"
    assert fields_of(text) == {"turn": "2", "hand 1": "red 3, blue 5", "windows": "a: b"}


def test_a_line_without_a_name_is_refused_with_its_number() -> None:
    with pytest.raises(NotationError, match=r"line 2: expected 'name: words', found 'turn 2'"):
        fields_of("round: 1\nturn 2\n")


def test_two_lines_of_one_name_are_refused() -> None:
    with pytest.raises(NotationError, match="line 3: there are two lines 'hand 1'"):
        fields_of("hand 1: -\n\nHAND  1: red 3\n")


@pytest.mark.parametrize("word", ["0", "9", "-1", "two", "1.5", ""])
def test_a_number_out_of_its_range_is_refused(word: str) -> None:
    with pytest.raises(NotationError, match=f"turn: expected a number from 1 to 8, found '{word}'"):
        number_in({"turn": word}, "turn", 1, 8)


def test_numbers_may_be_negative_where_the_range_says_so() -> None:
    assert as_number("-3", "pace", -99, 99) == -3
    assert number_in({"turn": "8"}, "turn", 1, 8) == 8


def test_yes_and_no_in_any_case_and_nothing_else() -> None:
    assert yes_or_no({"peril": "Yes"}, "peril")
    assert not yes_or_no({"peril": "no"}, "peril")
    with pytest.raises(NotationError, match="peril: expected yes or no, found 'maybe'"):
        yes_or_no({"peril": "maybe"}, "peril")
