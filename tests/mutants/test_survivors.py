"""The list of mutants that may live holds only what is still there, and says why."""

from pathlib import Path

import pytest

from tests.mutants.survivors import Survivor, excused, why_it_may_live

ROOT = Path(__file__).parents[2]


def test_every_mutant_that_may_live_changes_a_line_that_is_there_and_has_a_reason() -> None:
    for survivor in excused():
        source = (ROOT / survivor.file).read_text(encoding="utf-8")
        assert survivor.before in source, f"{survivor.file} no longer says {survivor.before!r}: strike it off the list"
        assert survivor.after != survivor.before
        assert len(survivor.why.split()) > 3, f"{survivor.file}: say why no test can notice {survivor.after!r}"


def test_only_the_very_change_that_is_listed_may_live(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = Survivor("rules/move.py", "n > 0", "n >= 0", "because n is never 0")
    monkeypatch.setattr("tests.mutants.survivors.excused", lambda: [listed])
    assert why_it_may_live("rules/move.py", "n > 0", "n >= 0") == "because n is never 0"
    assert why_it_may_live("rules/move.py", "n > 0", "n < 0") is None
    assert why_it_may_live("rules/push.py", "n > 0", "n >= 0") is None
