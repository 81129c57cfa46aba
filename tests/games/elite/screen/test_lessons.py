"""The tutorial's words: every lesson that the browser teaches has some, short enough to be read in a rush."""

import re
from pathlib import Path

from holdfast.games.elite.screen.lessons import GLOSSARY, LESSONS
from holdfast.games.elite.screen.texts import EN

TAUGHT = Path(__file__).parents[4] / "web" / "src" / "games" / "elite" / "lessons.ts"
LONGEST = 190
BETWEEN = {"meanwhile", "meanwhile_home"}


def test_every_lesson_has_words_and_no_words_are_left_over() -> None:
    taught = set(re.findall(r'^    id: "(\w+)"', TAUGHT.read_text(encoding="utf-8"), re.MULTILINE))
    assert len(taught) > 15
    assert {key.removeprefix("lesson.") for key in LESSONS} == taught | BETWEEN


def test_lessons_are_short_sentences() -> None:
    for key, words in LESSONS.items():
        assert EN[key] == words
        assert len(words) < LONGEST, key
        assert re.fullmatch(r"[A-Z].*[.!]", words), key


def test_what_things_are_called_is_told_in_a_sentence() -> None:
    for key, means in GLOSSARY.items():
        assert re.fullmatch(r"word\.[A-Z][\w ,]+", key)
        assert EN[key] == means
        assert means.endswith(".")
