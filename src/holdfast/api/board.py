"""The board of a position as a piece of a picture (SVG)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from html import escape
from typing import Final, NamedTuple

from holdfast.engine.drawn_board import BoardPiece, BoardSpace, BoardWay, DrawnBoard, PieceKind, Point, SpaceKind
from holdfast.engine.message import Message
from holdfast.engine.text import Texts

LARGEST: Final = 110  # the side of a space
SMALLEST: Final = 34
PIECES_IN_A_ROW: Final = 3
ROUNDEST: Final = 19.0  # the radius of a piece
FILLS: Final[dict[SpaceKind, str]] = {
    "ground": "#e7dfcd",
    "room": "#f7f1e2",
    "home": "#f2d9ae",
    "mark": "#d9e2cf",
    "solid": "#5d5a52",
    "unseen": "#b9b3a5",
}
COLOURS: Final[dict[PieceKind, str]] = {
    "hero": "#1d5f8a",
    "enemy": "#9a2f24",
    "token": "#7a5c12",
    "hazard": "#4b7a2a",
}


class BoardPicture(NamedTuple):
    """The board as elements of a picture, and how high they are."""

    elements: str
    height: int


def drawn(board: DrawnBoard, texts: Texts, left: int, top: int, width: int) -> BoardPicture:
    """Returns a board that is as wide as said at most; whoever points at a space or a piece is told its name."""
    columns = [space.at[0] for space in board.spaces]
    rows = [space.at[1] for space in board.spaces]
    used = sorted(set(columns))  # levels lie far apart, and one empty column between them is enough
    place = {column: number for number, column in enumerate(_with_gaps(used))}
    unit = max(SMALLEST, min(LARGEST, width // max(len(place), 1)))
    first_row = min(rows)

    def corner(at: Point) -> Point:
        return left + place[at[0]] * unit, top + (at[1] - first_row) * unit

    parts = [
        *_ways([way for way in board.ways if not way.is_wall], corner, unit),
        *(_space(space, corner(space.at), unit, texts) for space in board.spaces),
        *_ways([way for way in board.ways if way.is_wall], corner, unit),
    ]
    for at in dict.fromkeys(piece.at for piece in board.pieces):
        here = [piece for piece in board.pieces if piece.at == at]
        parts += _pieces(here, corner(at), unit, texts)
    if board.columns:
        parts += _rim(board.columns, max(rows) + 1, corner, unit)
    return BoardPicture("".join(parts), (max(rows) - first_row + 1) * unit)


def _rim(letters: str, rows: int, corner: Callable[[Point], Point], unit: int) -> Iterator[str]:
    """Draws what columns and rows are called: letters from the west, numbers from the north."""
    small = 'text-anchor="middle" font-size="10"'
    for column, letter in enumerate(letters):
        x, y = corner((column, 0))
        yield f'<text x="{x + unit / 2:g}" y="{y - 4}" {small}>{letter}</text>'
    for row in range(rows):
        x, y = corner((0, row))
        yield f'<text x="{x - 8}" y="{y + unit / 2 + 3:g}" {small}>{row + 1}</text>'


def _with_gaps(columns: list[int]) -> Iterator[int | None]:
    for before, column in zip([None, *columns], columns, strict=False):
        if before is not None and column > before + 1:
            yield None
        yield column


def _space(space: BoardSpace, corner: Point, unit: int, texts: Texts) -> str:
    x, y = corner
    inset = 1 if unit < LARGEST // 2 else 5
    size = unit - 2 * inset
    stroke = ' stroke="#8a4b12" stroke-width="2"' if space.kind in ("room", "home") else ' stroke="#cfc5b0"'
    shape = f'x="{x + inset}" y="{y + inset}" width="{size}" height="{size}" rx="3"'
    box = f'<rect {shape} fill="{FILLS[space.kind]}"{stroke}/>'
    name = _said(space.name, texts)
    if not name:
        return box
    place = f'x="{x + unit / 2:g}" y="{y + inset + 13}" text-anchor="middle" font-size="11"'
    words = f"<text {place}>{escape(name)}</text>"
    return f"<g><title>{escape(name)}</title>{box}{words}</g>"


def _ways(ways: Iterable[BoardWay], corner: Callable[[Point], Point], unit: int) -> Iterator[str]:
    for way in ways:
        (ax, ay), (bx, by) = corner(way.a), corner(way.b)
        if way.is_wall:
            x, y = max(ax, bx), max(ay, by)
            end = (x, y + unit) if ay == by else (x + unit, y)
            line = f'x1="{x}" y1="{y}" x2="{end[0]}" y2="{end[1]}" stroke="#26221c" stroke-width="4"'
        else:
            half = unit / 2
            line = (
                f'x1="{ax + half:g}" y1="{ay + half:g}" x2="{bx + half:g}" y2="{by + half:g}"'
                ' stroke="#b08a55" stroke-width="9"'
            )
        yield f'<line {line} stroke-linecap="round"/>'


def _pieces(pieces: list[BoardPiece], corner: Point, unit: int, texts: Texts) -> Iterator[str]:
    """Draws what stands on one space: alone in the middle, else in rows."""
    in_a_row = min(len(pieces), PIECES_IN_A_ROW)
    rows = -(-len(pieces) // PIECES_IN_A_ROW)
    radius = min(ROUNDEST, unit * 0.36, unit * 0.44 / in_a_row, unit * 0.4 / rows)
    for number, piece in enumerate(pieces):
        x = corner[0] + (number % PIECES_IN_A_ROW + 0.5) * unit / in_a_row
        y = corner[1] + unit * 0.56 + (number // PIECES_IN_A_ROW - (rows - 1) / 2) * radius * 2
        name = _said(piece.name, texts)
        sign = piece.sign or "".join(word[:1] for word in name.split()[:2] if word[:1].isalnum())
        shape = (
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{COLOURS[piece.kind]}"/>'
            if piece.kind in ("hero", "enemy")
            else f'<rect x="{x - radius:g}" y="{y - radius:g}" width="{2 * radius:g}" height="{2 * radius:g}" rx="2"'
            f' fill="{COLOURS[piece.kind]}"/>'
        )
        ring = (
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="none" stroke="#fffdf8" stroke-width="1.5"/>'
            if piece.kind == "hero"
            else ""
        )
        words = (
            f'<text x="{x:g}" y="{y + radius * 0.35:g}" text-anchor="middle" font-size="{max(radius, 6):g}"'
            f' font-weight="700" fill="#fffdf8">{escape(sign)}</text>'
        )
        yield f"<g><title>{escape(name)}</title>{shape}{ring}{words}</g>"


def _said(name: str | Message, texts: Texts) -> str:
    return name if isinstance(name, str) else texts.message(name)
