"""The tutorial's words: every lesson that the browser teaches has some, short enough to be read in a rush."""

import re
from pathlib import Path

from holdfast.games.elite.screen.texts import EN

TAUGHT = Path(__file__).parents[4] / "web" / "src" / "games" / "elite" / "lessons.ts"
LONGEST = 190
BETWEEN = {"meanwhile", "meanwhile_home"}


def test_every_lesson_has_words_and_no_words_are_left_over() -> None:
    taught = set(re.findall(r'^    id: "(\w+)"', TAUGHT.read_text(encoding="utf-8"), re.MULTILINE))
    assert len(taught) > 15
    assert {key.removeprefix("lesson.") for key in EN if key.startswith("lesson.")} == taught | BETWEEN


def test_lessons_are_short_sentences() -> None:
    for key, words in EN.items():
        if not key.startswith("lesson."):
            continue
        assert len(words) < LONGEST, key
        assert re.fullmatch(r"[A-Z].*[.!]", words), key


def test_what_things_are_called_is_told_in_a_sentence() -> None:
    terms = [key.removeprefix("term.") for key in EN if key.startswith("term.")]
    assert len(terms) > 10
    for term in terms:
        assert re.fullmatch(r"[A-Z][\w ,]+", EN[f"term.{term}"])
        assert EN[f"word.{term}"].endswith(".")
    assert [f"word.{term}" for term in terms] == [key for key in EN if key.startswith("word.")]
