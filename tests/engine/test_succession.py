"""What comes after a game."""

from __future__ import annotations

import pytest

from holdfast.engine.succession import after

WORDS = ("one", "two", "three")


@pytest.mark.parametrize(
    ("word", "rest"),
    [
        ("one", ("two", "three")),
        ("two", ("three", "one")),
        ("three", ("one", "two")),
        ("four", ("one", "two", "three")),
    ],
)
def test_after_a_word_come_those_behind_it_and_then_those_before_it(word: str, rest: tuple[str, ...]) -> None:
    assert after(word, WORDS) == rest
