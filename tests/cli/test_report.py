"""`holdfast simulate --parquet` and `holdfast report`, from games to the page."""

from pathlib import Path

import pytest

from holdfast.cli import main
from holdfast.lab.results import read_parquet

PEBBLES = "tests.table.pebbles:GAME"


def test_games_are_kept_and_told_on_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["simulate", PEBBLES, "--games", "6", "--jobs", "1", "--each", "seats"]
    assert main([*words, "--parquet", "a.parquet", "--decisions", "d.parquet"]) == 0
    assert main([*words, "--parquet", "b.parquet", "--seed", "9"]) == 0
    rows = read_parquet(Path("a.parquet"), "games")[1]
    seats = {row["seats"] for row in rows}
    assert len(seats) > 1
    assert len(rows) == 6 * len(seats)
    assert main(["report", "a.parquet", "--decisions", "d.parquet"]) == 0
    assert "Decisions that mattered" in Path("report.html").read_text()
    assert main(["report", "a.parquet", "b.parquet", "--out", "two.html"]) == 0
    assert "The differences" in Path("two.html").read_text()
    assert capsys.readouterr().out.endswith("written to report.html\nwritten to two.html\n")


def test_the_same_seed_gives_the_same_file_on_any_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.parquet", "two.parquet")]
    for file, jobs in zip(files, ("1", "2"), strict=True):
        main(["simulate", PEBBLES, "--games", "9", "--jobs", jobs, "--parquet", str(file)])
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["report", "nowhere.parquet"], "there is no file nowhere.parquet"),
        (["report", "a.toml"], "a.toml is no table of results: holdfast simulate GAME --parquet FILE writes one"),
        (["simulate", "elite", "--each", "colour"], "--each is seats or an option of elite"),
    ],
)
def test_mistakes_are_told_in_a_sentence(
    arguments: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.toml").write_text("a = 1\n")
    assert main(arguments) == 2
    assert why in capsys.readouterr().err


def test_without_the_libraries_a_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main(["simulate", PEBBLES, "--games", "1", "--parquet", str(tmp_path / "a.parquet")]) == 2
    assert "pip install 'holdfast[lab]'" in capsys.readouterr().err
