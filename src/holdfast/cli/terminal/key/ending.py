"""The last page: the whole console, the answer, how the story ends, and the evening in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from holdfast.cli.terminal.face import Story
from holdfast.cli.terminal.key.console import draw_console, needed_width
from holdfast.cli.terminal.lines import Block, flowing, line, wrapped
from holdfast.cli.terminal.palette import ALARM, BRASS, BRIGHT, CREAM, FAINT, PHOSPHOR
from holdfast.engine.event import Event
from holdfast.engine.text import Texts
from holdfast.games.key.events import Solved
from holdfast.games.key.pack import Parts
from holdfast.games.key.view import KeyView


def draw_ending(view: KeyView, parts: Parts, texts: Texts, story: Story, told: Sequence[Event], width: int) -> Block:
    assert view.outcome is not None, "the game goes on"
    won = bool(view.outcome.winners)
    rows: Block = [line((texts.say(f"outcome.{view.outcome.key}"), PHOSPHOR if won else ALARM)), Text()]
    rows += [*draw_console(view, parts, framed=needed_width(view, framed=True) <= width), Text()]
    given = [event.guess for event in told if isinstance(event, Solved)]
    rows.append(line(("The answer was ", CREAM), (view.answer or "", BRIGHT)))
    if given and not won:
        rows.append(line(("You said ", CREAM), (given[0], BRIGHT)))
    paragraph = story.won if won else story.lost
    if paragraph:
        rows += [Text(), *wrapped(paragraph, width, CREAM)]
    return [*rows, Text(), *draw_numbers(view, told, width)]


def draw_numbers(view: KeyView, told: Sequence[Event], width: int) -> Block:
    counts = Counter(event.kind() for event in told)
    opened = counts["window_opened"]
    closed = len(view.windows) - opened - _open_from_the_start(view, opened)
    numbers = [
        ("turns", counts["turn_began"]),
        ("cards played", counts["card_played"]),
        ("specials", counts["special_used"]),
        ("tokens turned up", counts["token_revealed"]),
        ("collected", counts["token_collected"]),
        ("windows opened", opened),
        ("still closed", closed),
        ("piles cleared", counts["pile_cleared"]),
        ("time cards", counts["time_card_drawn"]),
    ]
    cells = [line((f"{number}", BRIGHT), (f" {words}", FAINT)) for words, number in numbers if number]
    return [line(("The evening in numbers", BRASS)), *flowing(cells, width)]


def _open_from_the_start(view: KeyView, opened: int) -> int:
    """Windows without a glyph: open from the start or dark for good; neither waited to be opened."""
    return sum(face.glyph < 0 for face in view.mission.windows)
