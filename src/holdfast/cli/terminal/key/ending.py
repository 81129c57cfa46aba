"""The last page: the whole console, the answer, how the story ends, and the evening in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, flowing, line, wrapped
from holdfast.cli.terminal.io.palette import ALARM, BRASS, BRIGHT, CREAM, FAINT, PHOSPHOR
from holdfast.cli.terminal.key.console import draw_console, needed_width
from holdfast.cli.terminal.play.drawing import MissionTexts
from holdfast.engine.event import Event
from holdfast.engine.text import Texts
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.events import Solved
from holdfast.games.key.missions.mission import NO_GLYPH
from holdfast.games.key.screen.view import KeyView


def draw_ending(
    view: KeyView, parts: Parts, texts: Texts, story: MissionTexts, told: Sequence[Event], width: int
) -> Block:
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
    numbers = (
        ("turn", "turns", counts["turn_began"]),
        ("card played", "cards played", counts["card_played"]),
        ("special", "specials", counts["special_used"]),
        ("token turned up", "tokens turned up", counts["token_revealed"]),
        ("collected", "collected", counts["token_collected"]),
        ("window opened", "windows opened", opened),
        ("still closed", "still closed", sum(face.glyph != NO_GLYPH for face in view.mission.windows) - opened),
        ("pile cleared", "piles cleared", counts["pile_cleared"]),
        ("time card", "time cards", counts["time_card_drawn"]),
    )
    cells = [
        line((f"{number}", BRIGHT), (f" {one if number == 1 else many}", FAINT))
        for one, many, number in numbers
        if number
    ]
    return [line(("The evening in numbers", BRASS)), *flowing(cells, width)]
