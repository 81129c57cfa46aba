"""The whole screen: what is known of the ship with the hero's state beside it, what is mine below, then the choices."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from holdfast.cli.terminal.alone import palette
from holdfast.cli.terminal.alone.map_drawing import draw_ground, size_for
from holdfast.cli.terminal.alone.panels import (
    draw_abilities,
    draw_creatures,
    draw_hand,
    draw_items,
    draw_missions,
    draw_reaction_track,
    draw_seen,
    draw_senses,
    draw_targets,
    draw_tracks,
    draw_weights,
)
from holdfast.cli.terminal.alone.symbols import AloneLook, AloneSnapshot
from holdfast.cli.terminal.io.lines import Block, block, line, titled
from holdfast.cli.terminal.play.menu import Do, Menu
from holdfast.cli.terminal.play.table_frame import draw_frame, is_large
from holdfast.games.alone.levels.places import CELL_NAMES, PLACE_NAMES
from holdfast.games.alone.state import HERO

SMALL_MAP: Final = 15
LARGE_MAP: Final = 21
NARROW: Final = 30  # columns beside the map, at least, unless it is drawn as small as can be


def draw_table(snapshot: AloneSnapshot, width: int, height: int) -> Block:
    large = is_large(width, height)
    high = LARGE_MAP if large else SMALL_MAP
    size = size_for(snapshot.view, width - NARROW, high)
    field = draw_ground(snapshot, size, keys_on_map(snapshot.menu))
    field = field or [Text(), line((f"   {snapshot.say('label.dark')}   ", palette.FAINT))]  # nothing is revealed yet
    return draw_frame(
        snapshot,
        title_text(snapshot),
        block(field, max(row.cell_len for row in field), high),
        lambda side, high: draw_side(snapshot, side, is_large=large),
        (lambda left, room: draw_mine(snapshot, left, room)) if large else None,
        width,
        height,
    )


def title_text(look: AloneLook) -> str:
    screen = look.view
    side = "evil" if screen.map is not None else "hero" if screen.seat == HERO else "watchers"
    said = [look.message(message) for message in (*screen.table.set_for[:1], screen.table.title)]
    return " · ".join([look.say("game"), *said, look.say(f"terminal.seen_by_{side}")])


def keys_on_map(menu: Menu) -> dict[str, str]:
    """Tells which key stands for which sector, by the sector's name."""
    found: dict[str, str] = {}
    for entry in menu.entries:
        if not entry.leads or not entry.key:
            continue
        if entry.key.upper() in PLACE_NAMES:
            found[entry.key.upper()] = entry.key
        elif isinstance(entry.leads, Do):
            cell = getattr(entry.leads.action, "cell", None)
            if cell is not None:
                found.setdefault(CELL_NAMES[cell], entry.key)
    return found


def draw_side(look: AloneLook, width: int, *, is_large: bool) -> Block:
    """Draws what stands beside the map."""
    screen = look.view
    character = screen.hero.character
    who = "" if character < 0 else look.say("terminal.hero", character=character)
    rows = [line((who, palette.BRIGHT)), *draw_tracks(look, width)]
    if screen.map is not None:
        draw = {"evil": draw_reaction_track, "creatures": draw_creatures, "missions": draw_targets}
        panels = {look.say(f"section.{name}").lower(): panel(look, width) for name, panel in draw.items()}
        return rows + titled(panels, width, look.colours)
    rows += [*draw_weights(look, width), *draw_seen(look, width), *draw_senses(look, width)]
    rows += [] if is_large else draw_items(look, width, with_text=False)
    return [*rows, *draw_missions(look, width, with_text=is_large)]


def draw_mine(look: AloneLook, width: int, height: int) -> Block:
    if look.view.map is not None:
        return draw_hand(look, width, height)
    return [*draw_abilities(look, width), *draw_items(look, width, with_text=True)]
