"""What a table plays with where nobody chose."""

from __future__ import annotations

from holdfast.engine.options import OptionChoice, OptionValue, with_usual

SIZE = OptionChoice("size", "Size", (OptionValue("small", "Small"), OptionValue("large", "Large")), usual="large")
FLOORS = OptionChoice("floors", "Floors", (OptionValue("one", "One"),), only_if={"size": ("large",)})
COLOUR = OptionChoice("colour", "Colour", (OptionValue("red", "Red"),), each_seat=True)


def test_what_nobody_chose_is_as_usual() -> None:
    assert with_usual([SIZE, FLOORS], {}) == {"size": "large", "floors": "one"}


def test_what_was_chosen_stays_and_what_is_not_asked_then_has_no_word() -> None:
    assert with_usual([SIZE, FLOORS], {"size": "small"}) == {"size": "small"}


def test_nothing_is_usual_for_what_each_seat_chooses() -> None:
    assert with_usual([COLOUR], {}) == {}
