"""The labyrinth as data for a picture: the hero's is what is known of it, evil's is all of it."""

from __future__ import annotations

from holdfast.games.alone.screen.picture import board_of
from holdfast.games.alone.screen.screen import view
from holdfast.games.alone.state import HERO
from tests.games.alone.playing import begin

SCENE = "hero: 1C1\nrevealed: 1D1\ncreatures: spore@1C1 worm@2A1"
EVIL = 1


def test_the_hero_sees_what_is_revealed_and_whom_it_meets() -> None:
    s = begin(SCENE)
    board = board_of(s.parts, view(s, HERO))
    assert board is not None
    assert len(board.spaces) == 2
    assert sorted(piece.kind for piece in board.pieces) == ["enemy", "hero"]
    assert len({piece.at for piece in board.pieces}) == 1
    assert all(space.kind != "unseen" for space in board.spaces)


def test_evil_sees_all_of_it_and_what_the_hero_does_not() -> None:
    s = begin(SCENE)
    board = board_of(s.parts, view(s, EVIL))
    assert board is not None
    assert len(board.spaces) == len(view(s, EVIL).plan)
    assert sorted(piece.kind for piece in board.pieces) == ["enemy", "enemy", "hero"]
    assert sum(space.kind != "unseen" for space in board.spaces) == 2
    ends = {space.at for space in board.spaces}
    assert all(way.a in ends and way.b in ends for way in board.ways)


def test_who_only_watches_sees_no_more_than_the_hero() -> None:
    s = begin(SCENE)
    assert board_of(s.parts, view(s, -1)) == board_of(s.parts, view(s, HERO))
