"""What was told under the present rules is not rewritten without a word."""

from pathlib import Path

import pytest

from holdfast import games
from tests.replays.recorded import Rewritten
from tests.replays.story_ledger import LEDGER, REASONS, Line, check_text, keep_stories, keep_text, known_stories

VERSION = games.get("elite").rules_version


def test_a_story_of_the_present_rules_is_not_rewritten(tmp_path: Path) -> None:
    keep_stories({"fresh-elite-7": "aa", "elite-x": "bb"}, "", tmp_path)
    before = (tmp_path / LEDGER).read_bytes()
    with pytest.raises(Rewritten) as refused:
        keep_stories({"fresh-elite-7": "cc", "elite-x": "bb"}, "", tmp_path)
    assert str(refused.value) == (
        f"fresh-elite-7 was told under version {VERSION} of the rules of elite and is not rewritten: if the rules"
        " changed, raise rules_version in games/elite/game.py and run make bless again; if bots play otherwise,"
        ' or words read otherwise, say so: make bless WHY="..."'
    )
    assert (tmp_path / LEDGER).read_bytes() == before
    keep_stories({"fresh-elite-7": "aa"}, "", tmp_path)  # the very same story is


def test_raised_rules_make_room_for_another_story(tmp_path: Path) -> None:
    (tmp_path / LEDGER).write_text(f"elite-x {VERSION - 1} aa\nkey-y 1 bb\n")
    keep_stories({"elite-x": "cc"}, "", tmp_path)
    assert known_stories(tmp_path) == {"elite-x": Line(VERSION, "cc"), "key-y": Line(1, "bb")}
    assert not (tmp_path / REASONS).exists()


def test_for_a_reason_it_is_rewritten_and_the_reason_is_kept(tmp_path: Path) -> None:
    keep_stories({"fresh-elite-7": "aa", "fresh-elite-8": "bb"}, "", tmp_path)
    keep_stories({"fresh-elite-7": "cc", "fresh-elite-8": "dd"}, "bots turn back earlier", tmp_path)
    assert known_stories(tmp_path)["fresh-elite-8"] == Line(VERSION, "dd")
    assert (tmp_path / REASONS).read_text() == (
        f"elite, rules {VERSION}, fresh-elite-7 and 1 more: bots turn back earlier\n"
    )


def test_a_told_text_of_the_present_rules_is_not_rewritten(tmp_path: Path) -> None:
    keep_text("elite-x", "A Biter comes.\n", "", tmp_path)
    check_text("elite-x", "A Biter comes.\n", tmp_path)
    with pytest.raises(Rewritten, match=r"elite-x\.txt was told under version"):
        keep_text("elite-x", "A Runner comes.\n", "", tmp_path)
    assert (tmp_path / "elite-x.txt").read_text() == "A Biter comes.\n"
    keep_text("elite-x", "A Biter has come.\n", "said better", tmp_path)
    check_text("elite-x", "A Biter has come.\n", tmp_path)


def test_a_text_that_was_changed_behind_the_ledger_is_noticed(tmp_path: Path) -> None:
    keep_text("elite-x", "A Biter comes.\n", "", tmp_path)
    (tmp_path / "elite-x.txt").write_text("A Runner comes.\n")
    with pytest.raises(Rewritten, match="restore it, or run make bless"):
        check_text("elite-x", "A Runner comes.\n", tmp_path)
