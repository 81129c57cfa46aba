"""Surrounds a mission with a title and a few words before and after it."""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.games.key.cards.types import Board
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.puzzle import Puzzle, Tale


def tell(rng: Rng, puzzle: Puzzle, board: Board, entrance: int, bank: Bank) -> Tale:
    """Picks what was written for this kind, or half the time for any, where the puzzle has no story of its own."""

    def pick(part: str, own: str) -> str:
        kinds = ("", puzzle.kind) if rng.below(2, f"{part}, any") else (puzzle.kind,)
        lines = [line for s in bank.stories if s.kind in kinds for line in getattr(s, part)]
        lines = lines or [line for s in bank.stories if not s.kind for line in getattr(s, part)]
        line: str = own or (rng.choice(lines, part) if lines else "")
        return placed(line, board, entrance, bank)

    own = puzzle.tale
    return Tale(
        title=pick("titles", own.title),
        before=pick("before", own.before),
        won=pick("won", own.won),
        lost=pick("lost", own.lost),
    )


def placed(line: str, board: Board, entrance: int, bank: Bank) -> str:
    """Returns a line with the room where one comes in, and the building, in their places."""
    name = board.rooms[entrance - 1].name
    room = bank.rooms.get(name, name.lower())
    return line.replace("{room}", room).replace("{board}", board.name.lower())
