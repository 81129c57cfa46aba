"""What the tests of commands share: a person who sits down to play, in a home of their own."""

from pathlib import Path

import pytest

from tests.cli.sitting import Sitting


@pytest.fixture
def sitting(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Sitting:
    monkeypatch.setenv("HOLDFAST_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    return Sitting(tmp_path, capsys, monkeypatch)
