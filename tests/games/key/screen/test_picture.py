"""The building as data for a picture."""

from __future__ import annotations

from holdfast.games.key.screen.picture import board_of
from holdfast.games.key.screen.screen import screen
from tests.games.key.screen.said import at, texts_of


def test_rooms_ways_and_all_that_lies_in_them_are_drawn() -> None:
    s = at("turn: 1\nrooms: none\nroom 3: star moon | camera\nat 3: 1\nat 2: 2")
    board, texts = board_of(s.parts, screen(s, 0)), texts_of(s)
    rooms = s.parts.boards[s.mission.board].rooms
    assert [space.at for space in board.spaces] == [(room.x, room.y) for room in rooms]
    assert [space.kind for space in board.spaces].count("home") == 1
    third = (rooms[2].x, rooms[2].y)
    there = [(piece.kind, texts.message(piece.name), piece.sign) for piece in board.pieces if piece.at == third]  # type: ignore[arg-type]
    down, up = screen(s, 0).building.down[2], screen(s, 0).building.up[2]
    assert len(there) == down + len(up) + 1
    assert there.count(("token", "a token, face down", "?")) == down
    assert there[-1][0] == "hero"
    assert there[-1][2] == "1"


def test_a_wall_is_no_way() -> None:
    s = at("turn: 1")
    seen = screen(s, 0)
    closed = [way for way in seen.plan.ways if way.kind == "blocked"]
    board = board_of(s.parts, seen)
    assert len(board.ways) == len(seen.plan.ways) - len(closed)
    assert not any(way.is_wall for way in board.ways)
