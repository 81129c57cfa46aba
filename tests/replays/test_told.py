"""Recorded games of ELITE and ALONE are told as they were: the text beside each is for those who read a change.

The longest games have no text: their stories (`stories.txt`) hold them to what was told.
"""

import gzip

import pytest

from tests.replays.kept import HERE, kept
from tests.replays.story_ledger import check_text, keep_text
from tests.replays.told import told_as_text

LONGEST = 900  # commands
TOLD = [
    path.stem
    for path in sorted(HERE.glob("*.gz"))
    if not path.stem.startswith("key-") and gzip.decompress(path.read_bytes()).count(b"\n") <= LONGEST
]


@pytest.mark.parametrize("name", TOLD)
def test_a_recorded_game_is_told_as_it_was_told(name: str, bless: bool, why: str) -> None:
    text = told_as_text(kept(name))
    if bless:
        keep_text(name, text, why)
    check_text(name, text)


def test_no_text_stands_beside_a_game_that_is_not_there() -> None:
    assert {path.stem for path in HERE.glob("*-*.txt")} <= {path.stem for path in HERE.glob("*.gz")}
