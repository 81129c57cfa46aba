"""Tables of a report inside a page of text: a mark says which table stands there, and the run fills it.

    <!-- table: mission, map by difficulty where seats=4 -->
    <!-- end of the table -->

makes a row for every mission on every map, a column for every difficulty, and one of each for all; the cells are shares
of games won, with their interval and how many games they are of. `won by seat 0` counts the games that one seat won.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from holdfast.lab.pages import NoPlace
from holdfast.lab.report.run import ResultsRun, Row
from holdfast.lab.results import OPTION
from holdfast.lab.statistics import wilson

END: Final = "<!-- end of the table -->"
MARK: Final = re.compile(
    r"<!-- table: (?P<rows>[\w, ]+?)(?: by (?P<columns>\w+))?(?: where (?P<where>[\w=, ./-]+?))?"
    r"(?: won by seat (?P<seat>\d+))? -->"
)
ALL: Final = "**all**"


class WantedTable(msgspec.Struct, frozen=True):
    """What divides the rows of a table and its columns, which games count, and whose wins."""

    rows: tuple[str, ...]
    columns: str | None = None
    where: tuple[tuple[str, str], ...] = ()
    seat: int | None = None


def wanted(mark: re.Match[str]) -> WantedTable:
    pairs = [pair.partition("=") for pair in (mark["where"] or "").split(", ") if pair]
    return WantedTable(
        tuple(word.strip() for word in mark["rows"].split(",")),
        mark["columns"],
        tuple((name.strip(), value.strip()) for name, _, value in pairs),
        None if mark["seat"] is None else int(mark["seat"]),
    )


def filled_page(page: str, run: ResultsRun, where: str) -> str:
    """Returns a page with all its tables made anew. Raises NoPlace for one without a table, or with a wrong one."""
    if not MARK.search(page):
        raise NoPlace(f"{where} has no place for a table, such as <!-- table: mission by difficulty --> and {END}")
    pieces: list[str] = []
    rest = page
    while mark := MARK.search(rest):
        inside, ends, after = rest[mark.end() :].partition(END)
        if not ends or MARK.search(inside):
            raise NoPlace(f"{where}: below {mark[0]} stands no {END}")
        pieces += [rest[: mark.end()], "\n\n", "\n".join(lines_of(wanted(mark), run.games, where)), "\n\n", END]
        rest = after
    return "".join((*pieces, rest))


def fill_page(page: Path, run: ResultsRun) -> bool:
    """Writes the tables of a page anew; tells whether any of them changed. Raises NoPlace."""
    before = page.read_text(encoding="utf-8")
    after = filled_page(before, run, str(page))
    page.write_text(after, encoding="utf-8")
    return after != before


def lines_of(table: WantedTable, games: Sequence[Row], where: str) -> list[str]:
    """Returns a table as Markdown, what divides it in the order in which the games were played."""
    readers = [reader(name, games, where) for name in table.rows]
    column_of = reader(table.columns, games, where) if table.columns else None
    kept = [row for row in games if all(reader(name, games, where)(row) == value for name, value in table.where)]
    columns = list(dict.fromkeys(map(column_of, kept))) if column_of is not None else []
    groups: dict[str, list[Row]] = {}
    for row in kept:
        groups.setdefault(", ".join(read(row) for read in readers), []).append(row)
    lines = [f"| {', '.join(table.rows)} | {' | '.join((*columns, 'all'))} |", "|---|" + "---|" * (len(columns) + 1)]
    for name, group in {**groups, ALL: kept}.items():
        parts = [[row for row in group if column_of is not None and column_of(row) == value] for value in columns]
        lines.append(f"| {name} | {' | '.join(cell(part, table.seat) for part in (*parts, group))} |")
    return lines


def reader(name: str, games: Sequence[Row], where: str) -> Callable[[Row], str]:
    """Returns what reads the value by which games are divided: seats, bots, game, or an option."""
    if name == "bots":
        return lambda row: ", ".join(dict.fromkeys(row["bots"]))
    column = name if name in ("seats", "game", "outcome") else f"{OPTION}{name}"
    if column not in games[0]:
        known = ", ".join(key.removeprefix(OPTION) for key in games[0] if key.startswith(OPTION))
        raise NoPlace(f"{where}: games are divided by seats, bots, game, outcome or an option ({known}), not by {name}")
    return lambda row: str(row[column] or "")


def cell(rows: Sequence[Row], seat: int | None) -> str:
    if not rows:
        return "-"
    won = wilson(sum(row["won"] if seat is None else seat in row["winners"] for row in rows), len(rows))
    return f"{won.share:.0%} ({won.low:.0%}-{won.high:.0%}, {won.of})"
