"""Files of texts, and the made-up language."""

from __future__ import annotations

import pytest

from holdfast.engine.text import Texts
from holdfast.engine.text_files import TextFileError, load_tables, marked, read_table

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
