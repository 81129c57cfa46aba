"""The map as data for a picture: what sentences say stands on a space stands there."""

from __future__ import annotations

from holdfast.engine.drawn_board import BoardPiece
from holdfast.games.elite.screen.picture import board_of
from holdfast.games.elite.screen.screen import screen
from tests.games.elite.playing import Table, table


def pieces(game: Table) -> list[tuple[str, str, str]]:
    """Returns kind, name and space of all that lies on the map, but the tokens of the mission."""
    board = board_of(game.s.parts, screen(game.s, 0))

    def told(piece: BoardPiece) -> tuple[str, str, str]:
        x, y = piece.at
        name = piece.name if isinstance(piece.name, str) else game.texts.message(piece.name)
        return piece.kind, name, f"{board.columns[x]}{y + 1}"

    return [told(piece) for piece in board.pieces if piece.sign not in ("?", "!")]


def test_heroes_aliens_and_what_lies_on_the_ground_are_drawn() -> None:
    game = table("gherid: C6\nbiters: C5 L6\nacid: D7")
    drawn = pieces(game)
    assert ("hazard", "acid", "D7") in drawn
    assert ("hero", "Gherid", "C6") in drawn
    assert [piece for piece in drawn if piece[0] == "enemy"] == [("enemy", "Biter 1", "C5"), ("enemy", "Biter 2", "L6")]


def test_every_space_and_every_wall_of_the_map_is_drawn() -> None:
    game = table("gherid: C6")
    plan = game.s.map.plan
    board = board_of(game.s.parts, screen(game.s, 0))
    assert len(board.spaces) == plan.width * plan.height
    assert sum(space.kind == "home" for space in board.spaces) == len(plan.start)
    assert [way.is_wall for way in board.ways] == [True] * len(plan.walls)
