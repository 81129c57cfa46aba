"""The building as a map: rooms with walls between them, doors in the walls, and what lies and stands inside."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, between, fit, line
from holdfast.cli.terminal.io.palette import ALARM, BRASS, BRIGHT, CHARACTERS, CREAM, FAINT, LINES
from holdfast.cli.terminal.key.names import (
    GUARD,
    STACK,
    character_name,
    feature_signs,
    is_wanted,
    token_sign,
    token_words,
)
from holdfast.games.key.cards.pack import Board, Parts
from holdfast.games.key.screen.view import KeyView

SIDEWAYS: Final = "↔"
UPRIGHT: Final = "↕"
CORNERS: Final = {(True, False): "╲", (False, True): "╱", (True, True): "╳"}


class BoardSize(msgspec.Struct, frozen=True):
    """How large the rooms are drawn: signs across and lines down, without walls."""

    columns: int
    rows: int
    across: int
    down: int

    @property
    def width(self) -> int:
        return self.columns * (self.across + 1) + 1

    @property
    def height(self) -> int:
        return self.rows * (self.down + 1) + 1


def plan_for(board: Board, across: int, down: int) -> BoardSize:
    return BoardSize(max(r.x for r in board.rooms) + 1, max(r.y for r in board.rooms) + 1, across, down)


def narrowest(board: Board) -> int:
    """Returns the width that the longest name takes with its number."""
    return max(len(f" {number} {room.name}") for number, room in enumerate(board.rooms, 1)) + 1


def draw_board(view: KeyView, parts: Parts, plan: BoardSize) -> Block:
    """Draws the map; a room that is alone in its row takes the whole row."""
    board = parts.boards[view.mission.board]
    at = room_places(board, plan.columns)
    rows: Block = []
    for y in range(plan.rows):
        rows.append(_wall_above(view, at, plan, y))
        rows += _row_of_rooms(view, parts, at, plan, y)
    rows.append(_wall_above(view, at, plan, plan.rows))
    return rows


def room_places(board: Board, columns: int) -> dict[tuple[int, int], int]:
    """Tells which room is drawn at each (column, row)."""
    at = {(room.x, room.y): number for number, room in enumerate(board.rooms)}
    for y in {room.y for room in board.rooms}:
        here = [number for number, room in enumerate(board.rooms) if room.y == y]
        if len(here) == 1:
            at |= {(x, y): here[0] for x in range(columns)}
    return at


def undrawn_ways(view: KeyView, parts: Parts) -> list[tuple[int, int]]:
    """Returns ways between rooms that do not touch on the map; the table lists them in words."""
    board = parts.boards[view.mission.board]
    at = room_places(board, max(room.x for room in board.rooms) + 1)
    touching = {
        frozenset((a, at[x + dx, y + dy]))
        for (x, y), a in at.items()
        for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1))
        if (x + dx, y + dy) in at
    }
    ways = {(min(a, b), max(a, b)) for a, near in enumerate(view.neighbours) for b in near}
    return sorted(way for way in ways if frozenset(way) not in touching)


def _wall_above(view: KeyView, at: dict[tuple[int, int], int], plan: BoardSize, y: int) -> Text:
    """Returns the horizontal line over row y, with corners, doors and what leads through corners."""
    pieces: list[str | tuple[str, str]] = []
    opened: set[frozenset[int]] = set()
    for x in range(plan.columns + 1):
        pieces.append(_corner(view, at, x, y))
        if x == plan.columns:
            break
        above, below = at.get((x, y - 1)), at.get((x, y))
        if above is None and below is None:
            pieces.append(" " * plan.across)
        elif above is not None and below is not None and below in view.neighbours[above]:
            wing = (plan.across - 5) // 2
            pieces += [("─" * wing, LINES), (f"╴ {UPRIGHT} ╶", BRASS), ("─" * (plan.across - 5 - wing), LINES)]
            opened.add(frozenset((above, below)))
        else:
            pieces.append(("─" * plan.across, LINES))
    return line(*pieces)


def _corner(view: KeyView, at: dict[tuple[int, int], int], x: int, y: int) -> tuple[str, str]:
    """Draws the corner where four rooms meet: a diagonal way goes right through it."""
    nw, ne, sw, se = at.get((x - 1, y - 1)), at.get((x, y - 1)), at.get((x - 1, y)), at.get((x, y))
    falls = _is_diagonal(view, nw, se, ne, sw)
    rises = _is_diagonal(view, ne, sw, nw, se)
    if falls or rises:
        return CORNERS[falls, rises], BRIGHT
    up, down = nw != ne, sw != se
    left, right = nw != sw, ne != se
    return JOINTS[up, down, left, right], LINES


def _is_diagonal(view: KeyView, a: int | None, b: int | None, c: int | None, d: int | None) -> bool:
    return a is not None and b is not None and b in view.neighbours[a] and len({a, b} & {c, d}) == 0


JOINTS: Final = {
    tuple(way in ways for way in "udlr"): sign
    for sign, ways in zip(
        " ╵╷│╴╶─┘└┐┌┤├┬┴┼",
        ["", "u", "d", "ud", "l", "r", "lr", "ul", "ur", "dl", "dr", "udl", "udr", "dlr", "ulr", "udlr"],
        strict=True,
    )
}


def _row_of_rooms(view: KeyView, parts: Parts, at: dict[tuple[int, int], int], plan: BoardSize, y: int) -> Block:
    """Returns the rooms of a row, each drawn once however many columns it takes, with the walls between them."""
    runs: list[tuple[int | None, int]] = []
    for x in range(plan.columns):
        room = at.get((x, y))
        if runs and room is not None and runs[-1][0] == room:
            runs[-1] = (room, runs[-1][1] + plan.across + 1)
        else:
            runs.append((room, plan.across))
    insides = [draw_room(view, parts, room, width, plan.down) for room, width in runs]
    rows: Block = []
    for number in range(plan.down):
        pieces: list[str | tuple[str, str] | Text] = []
        west: int | None = None
        for (room, _), inside in zip(runs, insides, strict=True):
            pieces += [_wall_between(view, west, room, number == plan.down // 2), inside[number]]
            west = room
        rows.append(line(*pieces, _wall_between(view, west, None, False)))
    return rows


def _wall_between(view: KeyView, west: int | None, east: int | None, door_here: bool) -> tuple[str, str]:
    if west is None and east is None:
        return " ", LINES
    if west is not None and east is not None and east in view.neighbours[west]:
        return (SIDEWAYS, BRASS) if door_here else ("│", LINES)
    return "│", LINES


# -- the inside of a room


def draw_room(view: KeyView, parts: Parts, room: int | None, width: int, height: int) -> Block:
    """Draws name, stack, face-up tokens and people; a low room on two lines, a high one with the tokens' names."""
    if room is None:
        return [fit(Text(), width)] * height
    board = parts.boards[view.mission.board]
    here = room == view.rooms[view.seat] if 0 <= view.seat < len(view.rooms) else False
    people = [seat for seat, at in enumerate(view.rooms) if at == room]
    label = board.rooms[room].name
    margin = " " if len(f" {room + 1} {label}") <= width else ""
    name = line((f"{margin}{room + 1} ", BRASS), (label, BRIGHT if here else CREAM))
    chips = [_chip(view, parts, seat, short=height < 4 or len(people) > 1) for seat in people]
    guard = [(GUARD, f"{ALARM} reverse")] if view.guard == room else []
    who = line(*guard, *chips, " " if guard or chips else "")
    if height < 4:
        tokens = _signs(view, parts, room, width - who.cell_len - 1)
        return [fit(name, width), between(tokens, who, width)][:height] + [fit(Text(), width)] * (height - 2)
    rows = [between(name, who, width), fit(_stack(view, room), width)]
    rows += _named_tokens(view, parts, room, width, height - 2)
    return (rows + [fit(Text(), width)] * height)[:height]


def _chip(view: KeyView, parts: Parts, seat: int, *, short: bool) -> tuple[str, str]:
    name = character_name(view, parts, seat)
    style = CHARACTERS.get(parts.characters[view.characters[seat]].colour, BRIGHT)
    return (name[0] if short else f" {name} ", style)


def _stack(view: KeyView, room: int) -> Text:
    height = view.stacks[room]
    features = (" ".join(["", *feature_signs(view, room)]), ALARM)
    if not height:
        return line(("  –", FAINT), features)
    return line("  ", (STACK * min(height, 6), CREAM), (f" {height} face down", FAINT), features)


def _signs(view: KeyView, parts: Parts, room: int, width: int) -> Text:
    """Draws the signs ▤3 λ Ω ◉, as many as there is room for."""
    height = view.stacks[room]
    text = line(" ", (f"{STACK}{height}", CREAM) if height else (" –", FAINT))
    text = line(text, (" ".join(["", *feature_signs(view, room)]), ALARM))
    tokens = view.face_up[room]
    for number, token in enumerate(tokens):
        rest = len(tokens) - number
        if text.cell_len + 2 + (3 if rest > 1 else 0) > width:
            return line(text, (f" +{rest}", BRASS))
        text = line(text, " ", (token_sign(parts, token), _token_style(view, parts, token)))
    return text


def _named_tokens(view: KeyView, parts: Parts, room: int, width: int, height: int) -> Block:
    tokens = view.face_up[room]
    named = [line("  ", (token_words(parts, token), _token_style(view, parts, token))) for token in tokens]
    if len(named) <= height:
        return [fit(text, width) for text in named]
    half = width // 2
    pairs = [
        line(fit(a, half), *(fit(b, half) for b in named[i + 1 : i + 2])) for i, a in enumerate(named) if i % 2 == 0
    ]
    if len(pairs) <= height:
        return [fit(text, width) for text in pairs]
    signs = " ".join(token_sign(parts, token) for token in tokens)
    return [fit(line("  ", (signs, BRIGHT)), width)]


def _token_style(view: KeyView, parts: Parts, token: int) -> str:
    if parts.tokens[token].kind != "glyph":
        return ALARM
    return BRIGHT if is_wanted(view, parts, token) else FAINT
