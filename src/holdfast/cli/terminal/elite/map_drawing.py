"""The map's spaces as a few signs each: terrain, arrows, tokens, figures; keys of choices lie on top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from rich.text import Text

from holdfast.cli.terminal.elite import palette, symbols
from holdfast.cli.terminal.elite.view_reader import EliteViewReader
from holdfast.cli.terminal.io.lines import Block, line
from holdfast.games.elite.state import DARK, LIGHT

PLACES: Final = 3  # signs in a space, whatever its size
LEFT, MIDDLE, RIGHT = range(PLACES)


class SpaceSize(msgspec.Struct, frozen=True):
    """How large a space is drawn: signs across, the wall to its right included, and lines down."""

    across: int
    down: int


def draw_map(look: EliteViewReader, size: SpaceSize, labels: Mapping[int, str], mine: tuple[int, ...] = ()) -> Block:
    """Draws letters above, numbers at the left; `labels` are keys to be pressed for a space, `mine` my own heroes."""
    plan = look.map.plan
    walls = {frozenset(wall) for wall in plan.walls}
    heads = "".join(chr(ord("A") + x).center(size.across - 1) + " " for x in range(plan.width))
    rows = [line(("  " + heads, palette.FAINT))]
    for y in range(plan.height):
        cells = [y * plan.width + x for x in range(plan.width)]
        drawn = [draw_cell(look, cell, size, labels.get(cell, ""), mine) for cell in cells]
        for number in range(size.down):
            pieces: list[Text] = [line((f"{y + 1:>2}"[-2:] if not number else "  ", palette.FAINT))]
            for cell, lines in zip(cells, drawn, strict=True):
                is_walled = number == size.down - 1 and frozenset((cell, cell + plan.width)) in walls
                pieces.append(with_wall_below(lines[number]) if is_walled else lines[number])
                pieces.append(east_of(cell, plan.width, walls, is_walled=is_walled))
            rows.append(line(*pieces))
    return rows


def east_of(cell: int, width: int, walls: set[frozenset[int]], *, is_walled: bool) -> Text:
    """Returns what stands between a space and its right neighbour: a wall, or the wall below both of them going on."""
    if (cell + 1) % width and frozenset((cell, cell + 1)) in walls:
        return line(("│", palette.WALL))
    goes_on = is_walled and frozenset((cell + 1, cell + 1 + width)) in walls
    return line(("_", f"{palette.WALL} underline")) if goes_on else line(" ")


def with_wall_below(text: Text) -> Text:
    """Draws a wall under a space: in places where nothing is written, and all of it is underlined."""
    walled = text.copy()
    walled.plain = text.plain.replace(" ", "_")
    walled.stylize("underline")
    walled.highlight_regex("_+", palette.WALL)
    return walled


def draw_cell(look: EliteViewReader, cell: int, size: SpaceSize, label: str, mine: tuple[int, ...]) -> list[Text]:
    """Draws one line with what matters most, or two: who stands there, and what lies below."""
    figures, ground = figure_line(look, cell, mine), ground_line(look, cell)
    is_rock = not look.map.is_walkable[cell]
    filling = line((symbols.ROCK, palette.ROCK)) if is_rock else line(" ")
    if size.down == 1:
        lines = [ground if figures is None else on_marker(figures, markers(look, cell))]
    elif is_rock and ground.plain != symbols.ROCK * PLACES:
        lines = [ground, line((symbols.ROCK * PLACES, palette.ROCK))]
    else:
        lines = [figures or (ground if is_rock else line(" " * PLACES)), ground]
    lines = [line(text, *[filling] * (size.across - 1 - PLACES)) for text in lines]
    if label:
        lines[0] = line(lines[0][: size.across - 2], (label, palette.LABEL))
    return lines


def on_marker(figures: Text, marks: list[Text]) -> Text:
    """Returns a figure, and behind it what it stands on, if there is room."""
    return line(figures[:RIGHT], marks[0]) if marks and figures.plain[RIGHT] == " " else figures


# -- figures


def figure_line(look: EliteViewReader, cell: int, mine: tuple[int, ...]) -> Text | None:
    """Returns who stands here; in the Starting Area several may."""
    here = [figure for figure, at in enumerate(look.view.at) if at == cell]
    if not here:
        return None
    if len(here) == 1 or not look.map.is_start[cell]:
        return figure_text(look, here[-1], mine)
    text = Text("", no_wrap=True, end="")
    for figure in here[:PLACES]:
        sign, style = figure_sign(look, figure, mine)
        text.append(sign[1], style)
    return line(text, " " * (PLACES - len(here[:PLACES])))


def figure_text(look: EliteViewReader, figure: int, mine: tuple[int, ...]) -> Text:
    sign, style = figure_sign(look, figure, mine)
    held = symbols.HELD if figure in look.view.held else ""
    return line((sign, style), (held, palette.TOKEN), " " * (PLACES - len(sign) - len(held)))


def figure_sign(look: EliteViewReader, figure: int, mine: tuple[int, ...] = ()) -> tuple[str, str]:
    """Returns shape, letter, and for a boss its health; and the colours that go with it."""
    if look.is_hero(figure):
        shape = symbols.MINE if figure in mine else symbols.HERO
        return f"{shape}{look.initial(figure)}", hero_style(look, figure)
    swarm, boss = look.swarm_of(figure), look.boss_of(figure)
    if swarm is not None:
        return symbols.SWARMS[swarm], palette.ALIEN
    assert boss is not None, figure
    return f"{symbols.BOSS}{look.parts.bosses[boss].name[0]}{look.view.health[boss]}", palette.BOSS


def hero_style(look: EliteViewReader, hero: int) -> str:
    return palette.HEROES[look.view.heroes[hero] % len(palette.HEROES)]


# -- what lies there


def ground_line(look: EliteViewReader, cell: int) -> Text:
    """Returns terrain and what lies on it, in three signs."""
    if (token := slot_text(look, cell)) is not None:
        return token
    if not look.map.is_walkable[cell]:
        return cluster_text(look, cell) or line((symbols.ROCK * PLACES, palette.ROCK))
    if look.map.is_start[cell]:
        return with_markers(line((f" {symbols.HOME} ", palette.HOME)), markers(look, cell))
    places = arrows(look, cell)
    if look.map.is_spawn_point[cell] and " " in places:
        places[places.index(" ")] = symbols.SPAWN
    return with_markers(line(("".join(places), palette.CALM)), markers(look, cell))


def arrows(look: EliteViewReader, cell: int) -> list[str]:
    """Returns where aliens go from here: the arrow to the left of the space stands at its left."""
    places = [" "] * PLACES
    for to in look.map.paths[cell]:
        dx, dy = symbols.step_between(cell, to, look.width)
        wanted = (LEFT, MIDDLE, RIGHT)[dx + 1]
        place = (
            wanted if places[wanted] == " " else next((p for p in (MIDDLE, LEFT, RIGHT) if places[p] == " "), wanted)
        )
        places[place] = symbols.ARROWS[dx, dy]
    return places


def markers(look: EliteViewReader, cell: int) -> list[Text]:
    """Returns acid, slime, traps and recon tokens that lie on a space."""
    view = look.view
    found = [line((symbols.ACID, palette.ACID))] if cell in view.acid else []
    found += [line((symbols.SLIME, palette.SLIME))] if cell in view.slime else []
    found += [line((symbols.TRAP, palette.TOKEN))] if cell in view.traps else []
    if view.options.mission == "recon" and cell in view.token_at and cell not in look.map.plan.objective_slots:
        found.append(line((symbols.RECON, palette.TOKEN)))
    return found


def with_markers(text: Text, marks: list[Text]) -> Text:
    """Adds markers to a text; they take the free places first."""
    for mark in marks[:PLACES]:
        place = text.plain.find(" ")
        place = MIDDLE if place < 0 else place
        text = line(text[:place], mark, text[place + 1 :])
    return text


def cluster_text(look: EliteViewReader, cell: int) -> Text | None:
    for number, cluster in zip(look.view.clusters, look.map.plan.clusters, strict=True):
        if cluster.cell == cell:
            return line((f"{symbols.CLUSTER}{number}{symbols.CLUSTER}", palette.HAZARD))
    return None


def slot_text(look: EliteViewReader, cell: int) -> Text | None:
    """Returns a search slot, or an objective slot with something on it."""
    plan, view = look.map.plan, look.view
    if cell in plan.search_slots:
        state = view.search_tokens[plan.search_slots.index(cell)]
        word = {LIGHT: "[?]", DARK: "[·]"}.get(state, "[ ]")
        return with_markers(line((word, palette.HAZARD if state == LIGHT else palette.FAINT)), markers(look, cell))
    if cell not in plan.objective_slots:
        return None
    number = plan.objective_slots.index(cell) + 1
    if cell in view.targets:
        return line((f"{symbols.TARGET}{number}".ljust(PLACES), palette.HAZARD))
    for token, at in enumerate(view.token_at):
        if at == cell:
            sign, style = (symbols.READY, palette.GOOD) if token in view.token_ready else (symbols.TOKEN, palette.TOKEN)
            return line((f"{sign}{token + 1}".ljust(PLACES), style))
    return None
