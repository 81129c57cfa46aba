"""`holdfast doctor`: one line for each thing, and how to mend it."""

import sys
import tomllib
from pathlib import Path

import pytest

from holdfast.cli import doctor, main
from holdfast.cli.folders import home_folder, saves_folder


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDFAST_HOME", str(tmp_path))


def test_every_line_has_a_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    main(["doctor"])
    lines = capsys.readouterr().out.splitlines()
    assert {line[:6].strip() for line in lines} <= {"ok", "warn", "fix"}
    assert any(line.startswith("ok    Python 3.") for line in lines)
    assert any("msgspec" in line for line in lines)


def test_every_package_that_is_needed_everywhere_is_looked_at() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [found for found in project["dependencies"] if ";" not in found]
    assert [found.partition(">")[0] for found in named] == list(doctor.NEEDED)


def test_what_must_be_mended_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(doctor, "NEEDED", ("no-such-package",))
    assert main(["doctor"]) == 1
    assert "fix   no-such-package is missing: install it with 'pip install no-such-package'" in capsys.readouterr().out


def test_saves_need_a_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(doctor.saves()) == [("ok", f"saves go to {tmp_path / 'saves'}")]
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("HOLDFAST_HOME", str(tmp_path / "file"))
    ((verdict, sentence),) = doctor.saves()
    assert verdict == "fix"
    assert sentence.endswith("set HOLDFAST_HOME to another folder")


def test_a_small_or_plain_terminal_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("LINES", "20")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.delenv("NO_COLOR", raising=False)
    found = list(doctor.terminal())
    assert ("warn", "the terminal has 60x20 characters: make it at least 80x24") in found
    assert ("warn", "the terminal does not say what it can (TERM is not set): colours may be missing") in found
    monkeypatch.setenv("NO_COLOR", "1")
    assert doctor.colour()[0] == "ok"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the place is another one there")
def test_saves_go_where_the_system_has_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("HOLDFAST_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert saves_folder() == tmp_path / "data" / "holdfast" / "saves"


@pytest.mark.parametrize("old", ["local/holdfast", "AppData/Local/holdfast", "Library/Application Support/holdfast"])
def test_a_folder_of_an_earlier_version_is_found_unless_there_is_a_new_one(
    old: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("HOLDFAST_HOME")
    for name, folder in (("HOME", ""), ("USERPROFILE", ""), ("LOCALAPPDATA", "local"), ("XDG_DATA_HOME", "data")):
        monkeypatch.setenv(name, str(tmp_path / folder))
    new = home_folder()
    tmp_path.joinpath(old).mkdir(parents=True)
    assert home_folder() == tmp_path / old
    new.mkdir(parents=True, exist_ok=True)
    assert home_folder() == new


def test_it_says_whether_the_browser_client_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.server.http.static.FOLDER", tmp_path)
    assert next(doctor.browser_client())[0] == "warn"
    (tmp_path / "index.html").touch()
    assert next(doctor.browser_client()) == ("ok", "the browser client is built: 'holdfast serve --open' shows it")
