"""Lays a puzzle out in the building: glyphs for its windows, a board with walls, tokens in its rooms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from holdfast.engine.rng import Rng
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.types import Board, ways
from holdfast.games.key.missions.generator.grades import WALLS_AT_MOST, Grade
from holdfast.games.key.missions.generator.puzzle import Doorways, Puzzle
from holdfast.games.key.missions.mission import NO_GLYPH, Edge, Window


class Layout(msgspec.Struct, frozen=True):
    board: str
    entrance: int
    walls: tuple[Edge, ...]
    passages: tuple[Edge, ...]
    tokens: tuple[int, ...]
    pool: tuple[int, ...]


def deal_glyphs(rng: Rng, puzzle: Puzzle, stock: Sequence[int]) -> tuple[Window, ...] | None:
    """Returns the windows with glyphs: one for each content, two that take turns for a homophone; None if they
    run out.
    """
    left = rng.sample(stock, len(stock), "glyphs")
    dealt: dict[tuple[str, int], int] = {}
    times: dict[str, int] = {}
    windows: list[Window] = []
    for window in puzzle.windows:
        if window.open or (window.row, window.column) in puzzle.dark:
            windows.append(window)
            continue
        turn = times.get(window.content, 0)
        times[window.content] = turn + 1
        key = (window.content, turn % 2 if window.content in puzzle.homophones else 0)
        if key not in dealt:
            if not left:
                return None
            dealt[key] = left.pop()
        windows.append(msgspec.structs.replace(window, glyph=dealt[key]))
    return tuple(windows)


def glyph_stock(parts: Parts, grade: Grade) -> list[int]:
    """Returns the glyphs of the colours that the grade uses."""
    return [t.glyph for t in parts.tokens if t.kind == "glyph" and t.colour in grade.colours]


def draw_plan(rng: Rng, grade: Grade, boards: Mapping[str, Board]) -> Doorways:
    """Chooses a side of the board, the doors of this mission, and where one comes in."""
    board = boards[rng.choice(grade.boards, "board")]
    passages = tuple(sorted(rng.sample(board.walls, rng.below(grade.passages + 1, "passages"), "passage")))
    fewest, most = (min(walls, WALLS_AT_MOST[board.id]) for walls in grade.walls)
    walls = _walls(rng, board, fewest + rng.below(most - fewest + 1, "walls"), passages)
    return Doorways(board.id, 1 + rng.below(len(board.rooms), "entrance"), walls, passages)


def lay_out(rng: Rng, grade: Grade, shown: Sequence[int], parts: Parts, plan: Doorways | None = None) -> Layout:
    """Chooses the plan where the puzzle has none, then the tokens and how many of them lie in each room."""
    plan = plan or draw_plan(rng, grade, parts.boards)
    pool = _pool(rng, grade, shown, parts)
    return Layout(
        board=plan.board,
        entrance=plan.entrance,
        walls=plan.walls,
        passages=plan.passages,
        tokens=_spread(rng, len(pool), len(parts.boards[plan.board].rooms)),
        pool=pool,
    )


def _walls(rng: Rng, board: Board, count: int, passages: tuple[Edge, ...]) -> tuple[Edge, ...]:
    """Closes printed passages, but never cuts a room off."""
    walls: tuple[Edge, ...] = ()
    for edge in rng.sample(board.edges, len(board.edges), "wall"):
        if len(walls) < count and ways(board, (*walls, edge), passages).is_connected():
            walls = (*walls, edge)
    return tuple(sorted(walls))


def _pool(rng: Rng, grade: Grade, shown: Sequence[int], parts: Parts) -> tuple[int, ...]:
    """Returns a token of every glyph on the card, decoys, and traps up to the grade's share."""
    here = [i for i, t in enumerate(parts.tokens) if t.colour in grade.colours]
    needed = [next(i for i in here if parts.tokens[i].glyph == glyph) for glyph in shown]
    others = [i for i in here if parts.tokens[i].glyph not in (NO_GLYPH, *shown)]
    low, high = grade.glyph_tokens
    wanted = low + rng.below(high - low + 1, "decoys") - len(needed)
    decoys = rng.sample(others, wanted, "decoy")  # all others, if there are fewer
    glyphs = len(needed) + len(decoys)
    traps = [i for i in here if parts.tokens[i].kind != "glyph"]
    most = int(grade.trap_share * glyphs / (1 - grade.trap_share))
    return tuple(sorted([*needed, *decoys, *rng.sample(traps, most, "traps")]))


def _spread(rng: Rng, tokens: int, rooms: int) -> tuple[int, ...]:
    """Returns how many tokens lie in each room, as evenly as can be."""
    extra = set(rng.sample(range(rooms), tokens % rooms, "extra"))
    return tuple(tokens // rooms + (room in extra) for room in range(rooms))
