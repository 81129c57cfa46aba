"""The map's spaces as a few signs each: terrain, arrows, tokens, figures; keys of choices lie on top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from rich.text import Text

from holdfast.cli.terminal.elite import palette, symbols
from holdfast.cli.terminal.elite.screen_reader import ScreenReader
from holdfast.cli.terminal.io.lines import Block, line

PLACES: Final = 3  # signs in a space, whatever its size
LEFT, MIDDLE, RIGHT = range(PLACES)


class SpaceSize(msgspec.Struct, frozen=True):
    """How large a space is drawn: signs across, the wall to its right included, and lines down."""

    across: int
    down: int


def draw_map(look: ScreenReader, size: SpaceSize, labels: Mapping[int, str], mine: tuple[int, ...] = ()) -> Block:
    """Draws letters above, numbers at the left; `labels` are keys to be pressed for a space, `mine` my own heroes."""
    plan = look.plan
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


def draw_cell(look: ScreenReader, cell: int, size: SpaceSize, label: str, mine: tuple[int, ...]) -> list[Text]:
    """Draws one line with what matters most, or two: who stands there, and what lies below."""
    figures, ground = figure_line(look, cell, mine), ground_line(look, cell)
    is_rock = cell in look.plan.blocking
    filling = line((symbols.ROCK, palette.ROCK)) if is_rock else line(" ")
    if size.down == 1:
        marks = markers(look, cell)
        behind = marks[0] if figures is not None and marks and figures.plain[RIGHT] == " " else None
        lines = [ground if figures is None else line(figures[:RIGHT], behind or figures[RIGHT:])]
    elif is_rock and ground.plain != symbols.ROCK * PLACES:
        lines = [ground, line((symbols.ROCK * PLACES, palette.ROCK))]
    else:
        lines = [figures or (ground if is_rock else line(" " * PLACES)), ground]
    lines = [line(text, *[filling] * (size.across - 1 - PLACES)) for text in lines]
    if label:
        lines[0] = line(lines[0][: size.across - 2], (label, palette.LABEL))
    return lines


# -- figures


def figure_line(look: ScreenReader, cell: int, mine: tuple[int, ...]) -> Text | None:
    """Returns who stands here; in the Starting Area several may."""
    here = [figure for figure, at in enumerate(look.screen.figures.at) if at == cell]
    if not here:
        return None
    if len(here) == 1 or not look.is_home(cell):
        held = symbols.HELD if here[-1] in look.screen.figures.held else ""
        return padded(line(figure_sign(look, here[-1], mine), (held, palette.TOKEN)))
    signs = [figure_sign(look, figure, mine) for figure in here[:PLACES]]
    return padded(line(*[(sign[1], style) for sign, style in signs]))


def padded(text: Text) -> Text:
    return line(text, " " * (PLACES - text.cell_len))


def figure_sign(look: ScreenReader, figure: int, mine: tuple[int, ...] = ()) -> tuple[str, str]:
    """Returns shape, letter, and for a boss its health; and the colours that go with it."""
    face = look.screen.setting.figures[figure]
    if face.hero is not None:
        who = look.screen.setting.heroes[face.hero]
        shape = symbols.MINE if figure in mine else symbols.HERO
        return f"{shape}{who.initial}", palette.HEROES[who.hero % len(palette.HEROES)]
    if face.swarm is not None:
        return symbols.SWARMS[face.swarm], palette.ALIEN
    assert face.boss is not None, figure
    return f"{symbols.BOSS}{look.parts.bosses[face.boss].name[0]}{look.screen.figures.health[face.boss]}", palette.BOSS


# -- what lies there


def ground_line(look: ScreenReader, cell: int) -> Text:
    """Returns terrain and what lies on it, in three signs."""
    plan = look.plan
    if (token := slot_text(look, cell)) is not None:
        return token
    if cell in plan.blocking:
        number = next(
            (n for n, at in zip(look.screen.ground.clusters, plan.clusters, strict=True) if at.cell == cell), 0
        )
        cluster = line((f"{symbols.CLUSTER}{number}{symbols.CLUSTER}", palette.HAZARD))
        return cluster if number else line((symbols.ROCK * PLACES, palette.ROCK))
    if look.is_home(cell):
        return with_markers(look, cell, line((f" {symbols.HOME} ", palette.HOME)))
    places = arrows(look, cell)
    if any(cell in cluster.spawn_points for cluster in plan.clusters) and " " in places:
        places[places.index(" ")] = symbols.SPAWN
    return with_markers(look, cell, line(("".join(places), palette.CALM)))


def arrows(look: ScreenReader, cell: int) -> list[str]:
    """Returns where aliens go from here: the arrow to the left of the space stands at its left."""
    places = [" "] * PLACES
    for to in look.plan.arrows.get(cell, ()):
        dx, dy = symbols.step_between(cell, to, look.width)
        wanted = (LEFT, MIDDLE, RIGHT)[dx + 1]
        free = [place for place in (wanted, MIDDLE, LEFT, RIGHT) if places[place] == " "]
        places[free[0] if free else wanted] = symbols.ARROWS[dx, dy]
    return places


def markers(look: ScreenReader, cell: int) -> list[Text]:
    """Returns acid, slime, traps and recon tokens that lie on a space."""
    ground = look.screen.ground
    lies = {
        (symbols.ACID, palette.ACID): cell in ground.acid,
        (symbols.SLIME, palette.SLIME): cell in ground.slime,
        (symbols.TRAP, palette.TOKEN): cell in ground.traps,
        (symbols.RECON, palette.TOKEN): cell not in look.plan.objective_slots
        and any(shown.cell == cell for shown in ground.objectives),
    }
    return [line(sign) for sign, is_there in lies.items() if is_there]


def with_markers(look: ScreenReader, cell: int, text: Text) -> Text:
    """Adds what lies on a space to its text; markers take the free places first."""
    for mark in markers(look, cell)[:PLACES]:
        place = text.plain.find(" ")
        place = MIDDLE if place < 0 else place
        text = line(text[:place], mark, text[place + 1 :])
    return text


def slot_text(look: ScreenReader, cell: int) -> Text | None:
    """Returns a search slot, or an objective slot with something on it."""
    plan, ground = look.plan, look.screen.ground
    if cell in plan.search_slots:
        state = ground.search[plan.search_slots.index(cell)].state
        word = {"light": "[?]", "dark": "[·]"}.get(state, "[ ]")
        return with_markers(look, cell, line((word, palette.HAZARD if state == "light" else palette.FAINT)))
    if cell not in plan.objective_slots:
        return None
    if cell in ground.targets:
        return padded(line((f"{symbols.TARGET}{plan.objective_slots.index(cell) + 1}", palette.HAZARD)))
    for token, shown in enumerate(ground.objectives, 1):
        if shown.cell == cell:
            sign, style = (symbols.READY, palette.GOOD) if shown.is_ready else (symbols.TOKEN, palette.TOKEN)
            return padded(line((f"{sign}{token}", style)))
    return None
