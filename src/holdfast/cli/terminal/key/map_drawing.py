"""The building as a map: rooms with walls between them, doors in the walls, and what lies and stands inside."""

from __future__ import annotations

from itertools import groupby
from typing import Final, TypeAlias

from rich.text import Text

from holdfast.cli.terminal.io.grid import Edge, GridSize, Inside, draw_grid
from holdfast.cli.terminal.io.lines import Block, between, block, fit, in_columns, line
from holdfast.cli.terminal.io.palette import ALARM, BRASS, BRIGHT, CHARACTERS, CREAM, FAINT, LINES
from holdfast.cli.terminal.key.names import GUARD, STACK, KeyLook, feature_signs, token_sign
from holdfast.games.key.screen.screen import KeyScreen

DOOR: Final = "↔"
WIDE_DOOR: Final = "╴ ↕ ╶"
DIAGONALS: Final = {(True, False): "╲", (False, True): "╱", (True, True): "╳"}
HIGH: Final = 4  # lines from which a room shows its tokens by name

Places: TypeAlias = dict[tuple[int, int], int]  # which room is drawn at each column and row


def draw_board(look: KeyLook, size: GridSize) -> Block:
    """Draws the map; a room that is alone in its row takes the whole row."""
    at, ways = room_places(look), set[frozenset[int | None]](open_ways(look.view))

    def edge(one: int | None, other: int | None, door: str) -> Edge:
        is_door = frozenset((one, other)) in ways
        return Edge(one != other, line((door, BRASS)) if is_door else None)

    def corner(x: int, y: int) -> Text | None:
        """Draws a way that goes right through the corner where four rooms meet."""
        nw, ne, sw, se = at.get((x - 1, y - 1)), at.get((x, y - 1)), at.get((x - 1, y)), at.get((x, y))
        apart = not {nw, se} & {ne, sw}
        through = apart and frozenset((nw, se)) in ways, apart and frozenset((ne, sw)) in ways
        return line((DIAGONALS[through], BRIGHT)) if any(through) else None

    def inside(y: int) -> list[Inside]:
        """Draws the rooms of a row, each once however many columns it takes."""
        rooms = [(room, len(list(run))) for room, run in groupby(at.get((x, y)) for x in range(size.columns))]
        return [Inside(draw_room(look, room, n * (size.across + 1) - 1, size.down), n) for room, n in rooms]

    return draw_grid(
        size,
        inside,
        west=lambda x, y: edge(at.get((x - 1, y)), at.get((x, y)), DOOR),
        north=lambda x, y: edge(at.get((x, y - 1)), at.get((x, y)), WIDE_DOOR),
        wall=LINES,
        corner=corner,
    )


def room_places(look: KeyLook) -> Places:
    board = look.content.boards[look.view.plan.board]
    at = {(room.x, room.y): number for number, room in enumerate(board.rooms)}
    for y in {room.y for room in board.rooms}:
        here = [number for number, room in enumerate(board.rooms) if room.y == y]
        if len(here) == 1:
            at |= {(x, y): here[0] for x in range(max(room.x for room in board.rooms) + 1)}
    return at


def undrawn_ways(look: KeyLook) -> list[tuple[int, int]]:
    """Returns ways between rooms that do not touch on the map; the table lists them in words."""
    at = room_places(look)
    touching = {
        frozenset((a, at[x + dx, y + dy]))
        for (x, y), a in at.items()
        for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1))
        if (x + dx, y + dy) in at
    }
    return sorted((min(way), max(way)) for way in open_ways(look.view) if way not in touching)


def open_ways(view: KeyScreen) -> set[frozenset[int]]:
    """Returns the pairs of rooms between which one can walk."""
    return {frozenset((way.a, way.b)) for way in view.plan.ways if way.kind != "blocked"}


# -- the inside of a room


def draw_room(look: KeyLook, room: int | None, width: int, height: int) -> Block:
    """Draws name, stack, face-up tokens and people; a low room on two lines, a high one with the tokens' names."""
    if room is None:
        return block([], width, height)
    view = look.view
    people = [seat for seat, at in enumerate(view.figures.rooms) if at == room]
    label = look.say(f"place.{room}")
    margin = " " if len(f" {room + 1} {label}") <= width else ""
    name = line((f"{margin}{room + 1} ", BRASS), (label, BRIGHT if view.seat in people else CREAM))
    chips = [name_chip(look, seat, short=height < HIGH or len(people) > 1) for seat in people]
    guard = [(GUARD, f"{ALARM} reverse")] if view.figures.guard == room else []
    who = line(*guard, *chips, " " if guard or chips else "")
    if height < HIGH:
        return block([name, between(draw_signs(look, room, width - who.cell_len - 1), who, width)], width, height)
    tokens = draw_tokens(look, room, width, height - 2)
    return block([between(name, who, width), draw_stack(look, room), *tokens], width, height)


def name_chip(look: KeyLook, seat: int, *, short: bool = False) -> tuple[str, str]:
    """Returns a character by name, or by the sign on its figure, in its colour."""
    character = look.content.characters[look.view.characters[seat]]
    label = character.name[0] if short else f" {look.say(f'character.{seat}')} "
    return label, CHARACTERS.get(character.colour, BRIGHT)


def draw_stack(look: KeyLook, room: int) -> Text:
    height = look.view.building.down[room]
    features = (" ".join(["", *feature_signs(look.view, room)]), ALARM)
    if not height:
        return line(("  –", FAINT), features)
    return line("  ", (STACK * min(height, 6), CREAM), (f" {look.say('stack', down=height)}", FAINT), features)


def draw_signs(look: KeyLook, room: int, width: int) -> Text:
    """Draws the signs ▤3 λ Ω ◉, as many as there is room for."""
    height = look.view.building.down[room]
    text = line(" ", (f"{STACK}{height}", CREAM) if height else (" –", FAINT))
    text = line(text, (" ".join(["", *feature_signs(look.view, room)]), ALARM))
    tokens = look.view.building.up[room]
    for number, token in enumerate(tokens):
        rest = len(tokens) - number
        if text.cell_len + 2 + (3 if rest > 1 else 0) > width:
            return line(text, (f" +{rest}", BRASS))
        text = line(text, " ", (token_sign(look.content, token), token_style(look, room, token)))
    return text


def draw_tokens(look: KeyLook, room: int, width: int, height: int) -> Block:
    """Draws the tokens by name, on as many columns as it takes, or by their signs alone."""
    tokens = look.view.building.up[room]
    signs = {token: token_sign(look.content, token) for token in tokens}
    named = [
        line("  ", (f"{signs[token]} {look.say(f'token.{token}')}", token_style(look, room, token))) for token in tokens
    ]
    for rows in (named, in_columns([fit(text, width // 2) for text in named], width, 0)):
        if len(rows) <= height:
            return rows
    return [line("  ", (" ".join(signs.values()), BRIGHT))]


def token_style(look: KeyLook, room: int, token: int) -> str:
    if look.content.tokens[token].kind != "glyph":
        return ALARM
    return BRIGHT if token in look.view.building.wanted[room] else FAINT
