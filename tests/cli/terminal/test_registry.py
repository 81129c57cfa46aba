"""Which games there are at a terminal, and in which order."""

import pytest

from holdfast import games
from holdfast.cli.terminal.key.drawing import KeyDrawing
from holdfast.cli.terminal.play.drawing import Drawing
from holdfast.cli.terminal.registry import terminal_game, terminal_games
from tests.toys import tictactoe


def test_games_for_one_come_first_and_small_ones_before_large_ones() -> None:
    seats = [(game.game.seats[0], game.game.seats[-1]) for game in terminal_games()]
    assert seats == sorted(seats)
    assert {game.game.name for game in terminal_games()} == set(games.names())


def test_a_game_has_the_drawing_that_is_installed_for_it() -> None:
    assert isinstance(terminal_game(games.get("key")).drawing, KeyDrawing)


def test_a_game_without_one_is_drawn_as_text() -> None:
    found = terminal_game(tictactoe.GAME).drawing
    assert type(found) is Drawing
    assert (found.title, found.tagline) == ("Tic-tac-toe", "Three in a row.")


def test_a_game_that_does_not_load_leaves_the_others_in_peace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "names", lambda: ("elite", "ghost", "key"))
    assert [game.game.name for game in terminal_games()] == ["key", "elite"]
