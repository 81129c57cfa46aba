"""The building as data for a picture: rooms, passages, tokens, and who stands where."""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.engine.drawn_board import BoardPiece, BoardSpace, BoardWay, DrawnBoard
from holdfast.engine.message import say
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.types import Board
from holdfast.games.key.screen.screen import KeyScreen


def board_of(parts: Parts, seen: KeyScreen) -> DrawnBoard:
    """Returns the building of a mission as a seat is shown it."""
    board = parts.boards[seen.plan.board]
    rooms = tuple(
        BoardSpace((room.x, room.y), "home" if number == seen.plan.entrance else "room", say(f"place.{number}"))
        for number, room in enumerate(board.rooms)
    )
    at = [room.at for room in rooms]
    ways = tuple(BoardWay(at[way.a], at[way.b]) for way in seen.plan.ways if way.kind != "blocked")
    return DrawnBoard(rooms, ways, tuple(pieces(board, seen)))


def pieces(board: Board, seen: KeyScreen) -> Iterator[BoardPiece]:
    at = [(room.x, room.y) for room in board.rooms]
    for room, (down, up) in enumerate(zip(seen.building.down, seen.building.up, strict=True)):
        yield from (BoardPiece(at[room], "token", say("token.face_down"), "?") for _ in range(down))
        yield from (BoardPiece(at[room], "token", say(f"token.{token}")) for token in up)
    for seat, room in enumerate(seen.figures.rooms):
        yield BoardPiece(at[room], "hero", say(f"character.{seat}"), str(seat + 1))
    if seen.figures.guard >= 0:
        yield BoardPiece(at[seen.figures.guard], "enemy", say("feature.guard"))
