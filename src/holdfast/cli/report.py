"""`holdfast report`: a page about one run of games, or about two compared."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from holdfast import __version__
from holdfast.cli.commands import command
from holdfast.cli.errors import BadInput
from holdfast.lab.report.page import report_page
from holdfast.lab.report.run import read_run
from holdfast.lab.report.tables import fill_page

app = command(
    "report",
    "holdfast report games.parquet",
    "holdfast report before.parquet after.parquet --out new.html",
    "holdfast report games.parquet --into balance.md",
)


@app.default
def report(
    file: Annotated[Path, Parameter(help="Games, as holdfast simulate --parquet keeps them.")],
    other: Annotated[Path | None, Parameter(help="Another run, to be compared with the first.")] = None,
    /,
    *,
    decisions: Annotated[
        tuple[Path, ...], Parameter(help="The decisions of these games, as simulate --decisions keeps them.")
    ] = (),
    out: Annotated[Path, Parameter(help="Where the page is written.")] = Path("report.html"),
    into: Annotated[
        Path | None, Parameter(help="Write tables into this page of Markdown instead, where its marks stand.")
    ] = None,
) -> int:
    if into is not None:
        if other is not None:
            raise BadInput("--into writes the tables of one run, not of two")
        is_new = fill_page(into, read_run(file))
        print(f"written to {into}" if is_new else f"{into} says the same already")
        return 0
    files = [file] if other is None else [file, other]
    if len(decisions) > len(files):
        raise BadInput(f"--decisions is given once for each file of games, not {len(decisions)} times")
    kept: list[Path | None] = [*decisions, *[None] * (len(files) - len(decisions))]
    runs = [read_run(games, made) for games, made in zip(files, kept, strict=True)]
    if len({run.about.title for run in runs}) > 1:
        raise BadInput(f"{file} and {other} are of different games: {runs[0].about.title} and {runs[1].about.title}")
    out.write_text(report_page(runs, __version__), encoding="utf-8")
    print(f"written to {out}")
    return 0
