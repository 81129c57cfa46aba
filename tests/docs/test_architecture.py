"""ARCHITECTURE.md names files and functions of the way of one click that are there, each in a file of its row."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
NO_NAMES = {"gate", "why_not", "do", "ack"}  # what each action has, and a message


class Row(NamedTuple):
    number: str
    files: list[Path]
    names: set[str]


def rows_of(page: str) -> list[Row]:
    """Returns the rows of the way of one click, with the functions that they name in any column."""
    _, _, part = page.partition("### The way of one click")
    return [_row(line) for line in part.partition("\n## ")[0].splitlines() if re.match(r"\| \d+ \|", line)]


def _row(line: str) -> Row:
    number, files, functions, does = (cell.strip() for cell in line.strip("| ").split(" | "))
    named = re.findall(r"`([A-Za-z_.]+)(?:\(\))?`", f"{functions} {does}")
    return Row(
        number,
        [file for cell in (files, does) for file in files_in(cell)],
        {name.rpartition(".")[2] for name in named if "." not in name or name[0].isupper()} - NO_NAMES,
    )


def files_in(cell: str) -> list[Path]:
    """Returns the files that a cell names, by any end of their path."""
    known = [path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*.[pt][ys]")]
    return [
        path
        for name in re.findall(r"`([\w./]+\.(?:py|ts))`", cell)
        for path in known
        if f"/{path.relative_to(ROOT)}".endswith(f"/{name}")
    ]


ROWS = rows_of(PAGE)


def test_the_way_has_steps() -> None:
    assert [row.number for row in ROWS] == [str(number) for number in range(1, len(ROWS) + 1)]
    assert 10 <= len(ROWS) <= 20


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.number)
def test_each_function_on_the_way_is_in_a_file_of_its_row(row: Row) -> None:
    texts = [path.read_text(encoding="utf-8") for path in row.files]
    missing = {name for name in row.names if not any(re.search(rf"\b{name}\b", text) for text in texts)}
    assert row.files
    assert missing == set()


def test_the_way_is_shorter_than_it_was() -> None:
    assert len({path for row in ROWS for path in row.files}) < 30


def test_a_function_that_is_not_there_is_noticed() -> None:
    (row,) = rows_of(
        "### The way of one click\n| 1 | `server/rooms/room.py` | `Room.fly` | asks `Mailbox.work` (`mailbox.py`) |"
    )
    assert row.names == {"fly", "work"}
    assert [path.name for path in row.files] == ["room.py", "mailbox.py"]
    assert not any(re.search(r"\bfly\b", path.read_text(encoding="utf-8")) for path in row.files)
