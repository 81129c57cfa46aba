"""Files of texts, and the made-up language."""

from __future__ import annotations

import pytest

from holdfast.engine.text import Texts
from holdfast.engine.text_files import (
    TextFileError,
    best_language,
    in_language,
    is_marked,
    load_tables,
    marked,
    marked_lines,
    read_table,
)

FILE = """\
# What a file holds.

refused-wall = There is a wall.
steps =
    { $n ->
        [one] a step
       *[other] { $n } steps
    } away
way-north = north
"""


def test_a_message_is_a_key_with_dots() -> None:
    assert {"refused.wall", "steps", "way.north"} == read_table(FILE, "en.ftl").keys()


def test_a_pattern_of_several_lines_is_read_without_its_indentation() -> None:
    assert Texts(read_table(FILE, "en.ftl")).say("steps", {"n": 3}) == "3 steps away"


@pytest.mark.parametrize("text", ["a = one\na = two", "no message", "    nothing to go on with"])
def test_what_is_no_message_is_an_error_with_its_line(text: str) -> None:
    with pytest.raises(TextFileError, match=r"en\.ftl, line [12]: "):
        read_table(text, "en.ftl")


def test_the_made_up_language_marks_every_text() -> None:
    texts = Texts(marked(read_table(FILE, "en.ftl")))
    assert texts.say("refused.wall") == "⟦There is a wall.⟧"
    assert texts.say("steps", {"n": 1}) == "⟦a step away⟧"


def test_the_tables_of_a_package_go_by_their_language() -> None:
    assert load_tables("holdfast.table")["en"]["refused.paused"] == "The game is paused."


def test_a_language_that_lacks_a_text_says_it_in_english() -> None:
    tables = {"en": {"a": "one", "b": "two"}, "de": {"a": "eins"}}
    assert in_language(tables, "de") == {"a": "eins", "b": "two"}
    assert in_language(tables, "fr") == tables["en"]
    assert in_language(tables, "en-XA") == {"a": "⟦one⟧", "b": "⟦two⟧"}


@pytest.mark.parametrize(
    ("wanted", "best"), [(["de-AT"], "de"), (["fr", "de"], "de"), (["en-XA"], "en-XA"), (["xx"], "en"), ([], "en")]
)
def test_the_first_wanted_language_that_is_known_is_taken(wanted: list[str], best: str) -> None:
    assert best_language(wanted, {"en", "de"}) == best


def test_a_page_is_marked_line_by_line_behind_what_lays_it_out() -> None:
    page = "# Rules\n\n- R1 One.\n- two\n  three\n"
    assert marked_lines(page) == "# ⟦Rules⟧\n\n- R1 ⟦One.⟧\n- ⟦two⟧\n  ⟦three⟧\n"


@pytest.mark.parametrize(
    ("words", "whole"),
    [("⟦One.⟧", True), ("⟦One. ⟦Two.⟧⟧", True), ("⟦One.", False), ("One.⟧", False), ("⟧One.⟧", False)],
)
def test_words_are_marked_from_the_first_to_the_last(words: str, whole: bool) -> None:
    assert is_marked(words) is whole
