"""Pages that games have alike: what is played, how to play, how it ended, what it came to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, flowing, hanging, line, paragraphs, wrapped
from holdfast.cli.terminal.io.palette import Colours
from holdfast.cli.terminal.play.snapshot import Look
from holdfast.cli.terminal.words import say
from holdfast.engine.event import Event
from holdfast.engine.message import Message
from holdfast.engine.option_making import Passage
from holdfast.engine.report import Report
from holdfast.engine.screen import Section
from holdfast.engine.text import Texts


class Listing(msgspec.Struct, frozen=True):
    """What signs or keys mean, under a title; `is_short` means that several stand on a line."""

    title: str
    pairs: Sequence[tuple[str, str]]
    is_short: bool = False


class GameEnding(msgspec.Struct, frozen=True):
    """What is told when all is over: how the story goes on, what the game came to, all that happened."""

    passages: tuple[Passage, ...] = ()
    report: Report | None = None
    events: tuple[Event, ...] = ()


def sentences(sections: Iterable[Section], texts: Texts, width: int, colours: Colours) -> list[Block]:
    """Returns the table in sentences, each on as many rows as it takes."""
    found: list[Block] = []
    for section in sections:
        found.append([line((texts.message(section.title), colours.title))])
        for words in section.lines:
            found.append([line("  ", row) for row in wrapped(texts.message(words), width - 2, colours.plain)])
    return found


def draw_title(look: Look[Any, Any], title: str, tagline: str, width: int) -> Block:
    return [line((title, look.colours.bright)), Text(), *wrapped(tagline, width, look.colours.plain), Text()]


def draw_guide(look: Look[Any, Any], words: Iterable[str], listings: Iterable[Listing], width: int) -> Block:
    """Draws how to play, for somebody who has never seen the game."""
    colours = look.colours
    rows = [row for one in words for row in (*wrapped(one, width, colours.plain), Text())]
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


# -- the end


def draw_ending(look: Look[Any, Any], table: Block, ending: GameEnding, width: int) -> Block:
    """Draws how it ended and for whom, the table as it stood, how the story goes on, and what it came to."""
    rows = [*draw_outcome(look, width), Text(), *table, *([Text()] if table else [])]
    for passage in ending.passages:
        rows += draw_passage(look, passage, width)
    return [*rows, *(draw_report(look, ending.report, width) if ending.report is not None else [])]


def draw_outcome(look: Look[Any, Any], width: int) -> Block:
    outcome = look.view.outcome
    assert outcome is not None, "the game goes on"
    colours, winners = look.colours, [look.say(f"seat.{seat}") for seat in outcome.winners]
    rows = wrapped(look.say(f"outcome.{outcome.key}"), width, colours.good if winners else colours.alarm)
    return [*rows, *(wrapped(say("end.won", winners=winners), width, colours.plain) if winners else [])]


def draw_passage(look: Look[Any, Any], passage: Passage, width: int) -> Block:
    """Draws how the story goes on, or under its title what the answer follows from, a line for each of its steps."""
    colours = look.colours
    if passage.kind in ("answer", "share"):  # the one stands above, the other is for days
        return []
    if passage.kind == "story":
        return [*wrapped(passage.text, width, colours.plain), Text()]
    title = passage.title if passage.heading is None else look.message(passage.heading)
    steps = [row for step in passage.said for row in wrapped(look.message(step), width, colours.faint)]
    return [line((title, colours.title)), *(steps or paragraphs(passage.text, width, colours.faint)), Text()]


def draw_counts(look: Look[Any, Any], title: str, counts: Iterable[Message], width: int) -> Block:
    """Draws the evening in numbers."""
    cells = [line((look.message(count), look.colours.faint)) for count in counts]
    return [line((title, look.colours.title)), *flowing(cells, width)]


def draw_report(look: Look[Any, Any], report: Report, width: int) -> Block:
    """Draws who stands out, how near it was, how the rounds went, and who did what."""
    colours = look.colours
    rows = [
        line((f"{look.message(medal.says)}: {look.message(medal.who)} {medal.n}", colours.plain))
        for medal in report.medals
    ]
    rows += [row for words in report.near for row in wrapped(look.message(words), width, colours.plain)]
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
