"""The whole screen: the map with the squad beside it, what is mine below, and what can be done at the bottom."""

from __future__ import annotations

from typing import Final

from holdfast.cli.terminal.elite.choices import labels
from holdfast.cli.terminal.elite.map_drawing import SpaceSize, draw_map
from holdfast.cli.terminal.elite.panels import (
    draw_bosses,
    draw_clock,
    draw_events,
    draw_objectives,
    draw_squad,
    title_text,
)
from holdfast.cli.terminal.elite.player_panel import draw_cards, draw_dice, draw_hero_line
from holdfast.cli.terminal.elite.screen_reader import EliteSnapshot, ScreenReader
from holdfast.cli.terminal.io.lines import Block, flowing, titled, wrapped
from holdfast.cli.terminal.play.table_frame import draw_frame, is_large

SMALL: Final = SpaceSize(4, 1)
LARGE: Final = SpaceSize(5, 2)


def draw_table(snapshot: EliteSnapshot, width: int, height: int) -> Block:
    look = ScreenReader(snapshot)
    large = is_large(width, height)
    field = draw_map(look, LARGE if large else SMALL, labels(look, snapshot.menu), look.mine)
    return draw_frame(
        snapshot,
        f"{look.say('terminal.name')}  {title_text(look)}",
        field,
        lambda side, high: draw_side(look, snapshot, side, is_large=large),
        lambda left, high: draw_mine(look, snapshot, left, is_large=large),
        width,
        height,
        shouts=look.screen.hand.must and look.screen.clock.runs,
    )


def draw_side(look: ScreenReader, snapshot: EliteSnapshot, width: int, *, is_large: bool) -> Block:
    """Draws what stands beside the map."""
    colours, bosses = snapshot.colours, draw_bosses(look)
    rows = [*draw_clock(look, snapshot, width), *draw_squad(look, snapshot.people, width)]
    progress = wrapped(look.message(look.screen.mission.progress), width, colours.plain)
    if not is_large:
        return [*rows, *progress, *bosses]
    panels = {
        "events": draw_events(look, width, with_text=True),
        "mission": [*progress, *draw_objectives(look)],
        "bosses": bosses,
    }
    return rows + titled({look.say(f"terminal.{name}"): drawn for name, drawn in panels.items()}, width, colours)


def draw_mine(look: ScreenReader, snapshot: EliteSnapshot, width: int, *, is_large: bool) -> Block:
    """Draws what is mine; in a small window also what stands beside the map in a large one."""
    rows = draw_dice(look, snapshot.now, framed=is_large)
    for place, hero in enumerate(look.mine):
        rows += [draw_hero_line(look, hero), *draw_cards(look, hero, place, width if is_large else 0)]
    if not is_large:
        rows += [*draw_events(look, width, with_text=False), *flowing(draw_objectives(look), width, 2)]
    return rows
