"""Parts of pages that games have alike: how to play, how it ended, what it came to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, flowing, hanging, line, wrapped
from holdfast.cli.terminal.play.snapshot import Look
from holdfast.engine.message import Message
from holdfast.engine.report import Report


class Listing(msgspec.Struct, frozen=True):
    """What signs or keys mean, under a title; `is_short` means that several stand on a line."""

    title: str
    pairs: Sequence[tuple[str, str]]
    is_short: bool = False


def draw_guide(look: Look[Any, Any], paragraphs: Iterable[str], listings: Iterable[Listing], width: int) -> Block:
    """Draws how to play, for somebody who has never seen the game."""
    colours = look.colours
    rows = [row for words in paragraphs for row in (*wrapped(words, width, colours.plain), Text())]
    for listing in listings:
        rows.append(line((listing.title, colours.title)))
        if listing.is_short:
            cells = [line((sign, colours.key), (f" {words}", colours.plain)) for sign, words in listing.pairs]
            rows += flowing(cells, width)
        else:
            widest = max((len(sign) for sign, _ in listing.pairs), default=0) + 1
            for sign, words in listing.pairs:
                rows += hanging(line((f"  {sign:<{widest}}", colours.key)), words, width, colours.plain)
        rows.append(Text())
    return rows[:-1]


def draw_outcome(look: Look[Any, Any]) -> Text:
    outcome = look.view.outcome
    assert outcome is not None, "the game goes on"
    colours = look.colours
    return line((look.say(f"outcome.{outcome.key}"), colours.good if outcome.winners else colours.alarm))


def draw_counts(look: Look[Any, Any], title: str, counts: Iterable[Message], width: int) -> Block:
    """Draws the evening in numbers."""
    cells = [line((look.message(count), look.colours.faint)) for count in counts]
    return [line((title, look.colours.title)), *flowing(cells, width)]


def draw_report(look: Look[Any, Any], report: Report, width: int) -> Block:
    """Draws who stands out, how the rounds went, and who did what."""
    colours = look.colours
    rows = [
        line((f"{look.message(medal.says)}: {look.message(medal.who)} {medal.n}", colours.plain))
        for medal in report.medals
    ]
    for chapter in report.chapters:
        counts = [f"{count.n} {look.message(count.says)}" for count in chapter.counts]
        words = " · ".join([look.message(chapter.title), *counts, *filter(None, [look.message(chapter.about)])])
        rows.append(line((words, colours.faint)))
    for table in report.tables:
        rows += [Text(), line((look.message(table.title), colours.title))]
        for row in table.rows:
            cells = [
                line((str(n), colours.key), (f" {look.message(column)}", colours.faint))
                for n, column in zip(row.cells, table.columns[1:], strict=True)
                if n
            ]
            rows += [line((look.message(row.head), colours.plain)), *flowing(cells, width)]
    return rows
