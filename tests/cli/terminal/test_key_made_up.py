"""The Key at a terminal in the made-up language: what is unmarked was written by the authors of its missions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.cli.terminal.key.drawing import KeyDrawing
from holdfast.cli.terminal.play.drawing import PlainDrawing
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.turn_loop import TurnLoop
from holdfast.cli.terminal.words import speaking
from holdfast.engine.text_files import MADE_UP
from holdfast.games.key.game import GAME
from holdfast.packs import load_content
from tests.cli.terminal.marked import unmarked
from tests.cli.terminal.terminals import HUGE, Fingers, Frames, after_lines, local_game_with, mission

RULE = r"\([RA]\d+\)"  # the number of a rule
CONSOLE = r"[│▒░A-Z]+"  # windows with what lies open
CODES = r"[A-Z]{1,4}"  # the handbook's tables
SUIT = r"[●■▲][cst]"
GLYPH = r"▤?\d*[^\x00-\x7f]?\d*"


@pytest.fixture(autouse=True)
def made_up() -> Iterator[None]:
    with speaking(MADE_UP):
        yield


def written_by_authors() -> tuple[str, ...]:
    """Returns the words of the mission, each of which may stand anywhere, and signs that are no words."""
    of = mission()
    printed = " ".join((of.title, of.question, of.before, of.won, of.lost, *of.notes, *of.dossier, *of.hints))
    words = {word for text in printed.split() for word in (text, text.rstrip("…"))}
    return (*map(re.escape, words), RULE, CONSOLE, CODES, GLYPH, SUIT, "R28")


def all_unmarked(screen: Frames) -> set[str]:
    return {words for frame in screen.frames for words in unmarked(frame, written_by_authors())}


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_on_the_map(seed: int, tmp_path: Path) -> None:
    seating = Seating(2, {1: "greedy"})
    local_game, screen = local_game_with(Fingers(seed), tmp_path / "save", seating=seating, size=HUGE)
    TurnLoop(local_game).play()
    assert all_unmarked(screen) == set()


def test_every_page(tmp_path: Path) -> None:
    local_game, screen = local_game_with(["m", *[""] * 5, "?", *[""] * 5, "v", ""], tmp_path / "save", size=HUGE)
    after_lines(local_game)
    assert all_unmarked(screen) == set()


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_in_sentences(seed: int, tmp_path: Path) -> None:
    seating = Seating(2, {1: "greedy"})
    local_game, screen = local_game_with(Fingers(seed, never="qnlr?uv"), tmp_path / "save", seating=seating, size=HUGE)
    local_game.drawing = PlainDrawing(KeyDrawing())
    TurnLoop(local_game).play()
    assert local_game.table.outcome is not None
    assert all_unmarked(screen) == set()


def test_the_list_of_missions() -> None:
    missions, *_ = KeyDrawing().choices(load_content(GAME))
    assert [unmarked(value.name) for value in missions.values] == [[]] * len(missions.values)
    assert any("⟦Dossier⟧" in value.name and "⟦The office⟧" in value.name for value in missions.values)
