"""Tables inside pages: what a mark wants is what the games say, and all else stays as it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from holdfast.cli import main
from holdfast.lab.pages import NoPlace
from holdfast.lab.report.run import ResultsRun
from holdfast.lab.report.tables import fill_page, filled_page
from holdfast.lab.results import AboutResults

ABOUT = AboutResults("games", "0", "Pebbles", {})


def game(mission: str, level: str, seats: int, winners: list[int]) -> dict[str, Any]:
    options = {"option_mission": mission, "option_level": level}
    row = {"game": "pebbles", "seats": seats, "bots": ["a", "b"], "winners": winners, "won": bool(winners)}
    return {**options, **row, "outcome": "over"}


RUN = ResultsRun(
    "run",
    ABOUT,
    [
        game("hunt", "hard", 2, [0, 1]),
        game("hunt", "easy", 2, [0, 1]),
        game("hunt", "hard", 2, []),
        game("flight", "hard", 3, [1]),
    ],
)
PAGE = "# Page\n{mark}\nold\n<!-- end of the table -->\nThe end.\n"


def table(mark: str) -> list[str]:
    page = filled_page(PAGE.format(mark=mark), RUN, "page.md")
    assert page.startswith(f"# Page\n{mark}\n")
    assert page.endswith("\n<!-- end of the table -->\nThe end.\n")
    return [line for line in page.splitlines() if line.startswith("|")]


def test_rows_and_columns_are_values_of_options() -> None:
    assert table("<!-- table: mission by level -->") == [
        "| mission | hard | easy | all |",
        "|---|---|---|---|",
        "| hunt | 50% (9%-91%, 2) | 100% (21%-100%, 1) | 67% (21%-94%, 3) |",
        "| flight | 100% (21%-100%, 1) | - | 100% (21%-100%, 1) |",
        "| **all** | 67% (21%-94%, 3) | 100% (21%-100%, 1) | 75% (30%-95%, 4) |",
    ]


def test_some_games_are_left_out_and_a_row_may_be_several_values() -> None:
    assert table("<!-- table: mission, seats where level=hard, seats=2 -->") == [
        "| mission, seats | all |",
        "|---|---|",
        "| hunt, 2 | 50% (9%-91%, 2) |",
        "| **all** | 50% (9%-91%, 2) |",
    ]


def test_the_wins_of_one_seat_are_counted() -> None:
    assert table("<!-- table: bots won by seat 0 -->")[-2:] == [
        "| a, b | 50% (15%-85%, 4) |",
        "| **all** | 50% (15%-85%, 4) |",
    ]


def test_a_page_may_have_several_tables() -> None:
    page = PAGE.format(mark="<!-- table: mission -->") + PAGE.format(mark="<!-- table: seats -->")
    filled = filled_page(page, RUN, "page.md")
    assert "old" not in filled
    assert filled.count("**all**") == 2
    assert filled_page(filled, RUN, "page.md") == filled


@pytest.mark.parametrize(
    ("page", "told"),
    [
        ("# Page\n", "page.md has no place for a table"),
        ("<!-- table: mission -->\n", "below <!-- table: mission --> stands no <!-- end of the table -->"),
        (PAGE.format(mark="<!-- table: colour -->"), r"an option \(mission, level\), not by colour"),
    ],
)
def test_a_page_that_cannot_be_filled_says_why(page: str, told: str) -> None:
    with pytest.raises(NoPlace, match=told):
        filled_page(page, RUN, "page.md")


def test_it_says_whether_a_page_was_true(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE.format(mark="<!-- table: mission -->"))
    assert fill_page(page, RUN)
    assert not fill_page(page, RUN)


def test_the_command_fills_a_page_from_games_that_were_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("page.md").write_text(PAGE.format(mark="<!-- table: bots by seats won by seat 0 -->"))
    words = ["simulate", "tests.table.pebbles:GAME", "--games", "4", "--jobs", "1", "--each", "seats"]
    assert main([*words, "--parquet", "a.parquet"]) == 0
    capsys.readouterr()
    assert main(["report", "a.parquet", "--into", "page.md"]) == 0
    assert main(["report", "a.parquet", "--into", "page.md"]) == 0
    assert capsys.readouterr().out == "written to page.md\npage.md says the same already\n"
    assert "| bots | 2 | 3 | all |" in Path("page.md").read_text()
