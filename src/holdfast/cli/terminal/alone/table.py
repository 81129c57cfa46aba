"""The whole screen: what is known of the ship with the hero's state beside it, what is mine below, then the choices."""

from __future__ import annotations

from typing import Final, TypeAlias

from rich.text import Text

from holdfast.cli.terminal.alone import map_drawing, palette
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
    title_text,
)
from holdfast.cli.terminal.alone.view_reader import AloneViewReader
from holdfast.cli.terminal.io.lines import Block, beside, between, block, fit, flowing, in_columns, line, rule, wrapped
from holdfast.cli.terminal.play.menu import Do, Menu, MenuEntry
from holdfast.cli.terminal.play.snapshot import TableSnapshot, draw_log
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.levels.places import CELL_NAMES, PLACE_NAMES
from holdfast.games.alone.screen.view import AloneView

AloneSnapshot: TypeAlias = TableSnapshot[AloneView]

WIDE: Final = 118  # columns from which the map is drawn large
HIGH: Final = 36
SMALL_MENU: Final = (4, 9)  # lines for question and answers: so many always, so many at most
LARGE_MENU: Final = (6, 14)
SMALL_MAP: Final = 15
LARGE_MAP: Final = 21
NARROW: Final = 30  # columns beside the map, at least, unless it is drawn as small as can be


def draw_table(snapshot: AloneSnapshot, parts: Parts, width: int, height: int) -> Block:
    look = AloneViewReader(snapshot.view, parts)
    is_large = width >= WIDE and height >= HIGH
    high = LARGE_MAP if is_large else SMALL_MAP
    size = map_drawing.size_for(look, width - NARROW, high)
    field = map_drawing.draw_ground(look, size, keys_on_map(snapshot.menu)) or draw_darkness()
    wide = max(row.cell_len for row in field)
    side = width - wide - 1
    right = draw_side(look, snapshot, side, is_large=is_large)
    head = bar(look, snapshot, width)
    top = [head, *beside(block(field, wide, high), block(right, side, high))]
    bottom = draw_bottom(snapshot, width, LARGE_MENU if is_large else SMALL_MENU)
    room = max(height - len(top) - len(bottom), 0)
    middle = draw_middle(look, snapshot, width, room, is_large=is_large)
    return block([*top, *middle, *bottom], width, height) if room else [*block(top, width), *bottom][-height:]


def draw_darkness() -> Block:
    """Draws the darkness: before the hero is placed there is nothing to see."""
    return [Text(), line(("   Everything is dark.   ", palette.FAINT))]


def bar(look: AloneViewReader, snapshot: AloneSnapshot, width: int) -> Text:
    side = "evil" if look.is_evil else "the hero" if look.view.seat == 0 else "the watchers"
    words = line((f" ALONE  {title_text(look, snapshot.texts)} · what {side} sees ", palette.BAR))
    return fit(line(words, (" " * max(width - words.cell_len, 0), palette.BAR)), width)


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


# -- beside the map


def draw_side(look: AloneViewReader, snapshot: AloneSnapshot, width: int, *, is_large: bool) -> Block:
    texts = snapshot.texts
    who = "" if look.view.character < 0 else f"The {texts.say(f'character.{look.view.character}')}"
    rows = [line((who, palette.BRIGHT)), *draw_tracks(look, width)]
    if look.is_evil:
        rows += [rule("reactions", width, palette.LAMP, palette.FAINT), *draw_reaction_track(look, texts, width)]
        rows += [rule("creatures", width, palette.LAMP, palette.FAINT), *draw_creatures(look, texts, width)]
        return [*rows, rule("missions", width, palette.LAMP, palette.FAINT), *draw_targets(look, width)]
    rows += draw_seen(look, texts, width) + draw_senses(look, texts, width)
    if not is_large:
        rows += draw_items(look, texts, width, with_text=False)
    rows += [*draw_missions(look, texts, width, with_text=is_large)]
    return rows


# -- below it


def draw_middle(look: AloneViewReader, snapshot: AloneSnapshot, width: int, height: int, *, is_large: bool) -> Block:
    """Draws what is mine at the left, what happened at the right; on a small screen only what happened."""
    if not is_large:
        return block(draw_log(snapshot.log, width, height), width, height)
    left_width = width * 3 // 5
    mine = draw_mine(look, snapshot, left_width, height)
    log_width = width - left_width - 1
    return beside(block(mine, left_width, height), block(draw_log(snapshot.log, log_width, height), log_width, height))


def draw_mine(look: AloneViewReader, snapshot: AloneSnapshot, width: int, height: int) -> Block:
    texts = snapshot.texts
    if look.is_evil:
        return draw_hand(look, texts, width, height)
    items = draw_items(look, texts, width, with_text=True)
    return [*draw_abilities(look, texts, width), *items]


# -- what can be done


def draw_bottom(snapshot: AloneSnapshot, width: int, lines: tuple[int, int]) -> Block:
    """Draws the question, its answers, and what always can be done; a refusal follows the question if there is room."""
    menu = snapshot.menu
    typed = f" {snapshot.typed}█" if snapshot.typed else ""
    words = line((f" {menu.question}{typed} ", palette.LAMP))
    commands = [key_text(entry) for entry in (*menu.offers, *snapshot.commands)]
    rows = flowing(commands, width, 2)
    right = rows[0] if rows else line()
    if snapshot.note:
        note = line((f" {snapshot.note} ", palette.ALARM))
        words = line(words, note) if words.cell_len + note.cell_len + right.cell_len <= width else note
    head = between(words, right, width)
    least, most = lines
    answers = draw_answers(menu, width - 2, most - 1)
    return [fit(head, width), *block([line(" ", row) for row in answers], width, max(least - 1, len(answers)))]


def draw_answers(menu: Menu, width: int, height: int) -> Block:
    """Draws as many answers as there is room for; sectors are on the map too, so that they give way first."""
    about = [row for words in menu.about for row in wrapped(words, width, palette.FAINT)][: max(height - 2, 0)]
    entries = [entry for entry in menu.entries if entry.leads is not None and entry.key]
    sectors = [entry for entry in entries if entry.key.upper() in PLACE_NAMES]
    cells = [key_text(entry) for entry in entries if entry not in sectors]
    rows = (
        min(in_columns(cells, width, 3), flowing(cells, width, 3), key=len)
        if len(cells) > 6
        else flowing(cells, width, 3)
    )
    if sectors:
        names = [line((entry.key, palette.KEY)) for entry in sectors]
        heads = " ".join(sorted({entry.label.rpartition(" ")[0] for entry in sectors}))
        rows += [line((f"{heads}: a sector by its name", palette.BONE)), *flowing(names, width, 1)]
    room = max(height - len(about), 1)
    if len(rows) > room:
        rows = [*rows[: room - 1], fit(line(rows[room - 1][: max(width - 8, 0)], (" … more", palette.FAINT)), width)]
    return [*about, *rows]


def key_text(entry: MenuEntry) -> Text:
    return line((entry.key, palette.KEY), (f" {entry.label}", palette.BONE))
