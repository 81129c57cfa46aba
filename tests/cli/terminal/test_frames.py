"""Frames of the table: they fit the window, and say what one needs to know."""

from pathlib import Path

import pytest

from holdfast.cli.terminal.io.lines import plain
from holdfast.cli.terminal.key.choices import KeyMenu
from holdfast.cli.terminal.key.drawing import KeyDrawing
from holdfast.cli.terminal.key.names import card_sign
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.snapshot import Look, TableSnapshot
from holdfast.cli.terminal.play.turn_loop import TurnLoop
from holdfast.engine.secret import SPECTATOR
from holdfast.games.key.cards.pack import read_missions
from holdfast.games.key.game import GAME
from holdfast.games.key.state import Key
from holdfast.games.key.testing.arrange import arrange
from tests.cli.terminal.terminals import (
    HUGE,
    LARGE,
    SMALL,
    Fingers,
    after_lines,
    loaded,
    local_game_with,
    mission,
    parts,
    play,
    view_of,
)

MISSIONS = tuple(read_missions(loaded().files, parts()))


def first_frame(path: Path, size: tuple[int, int], **changes: object) -> str:
    local_game, screen = local_game_with([], path / "save.jsonl", of=mission(**changes), size=size)
    after_lines(local_game)
    return screen.last


@pytest.mark.parametrize("size", [SMALL, LARGE, HUGE])
def test_a_frame_fills_the_window_and_no_more(size: tuple[int, int], tmp_path: Path) -> None:
    rows = first_frame(tmp_path, size).split("\n")
    assert len(rows) == size[1]
    assert {len(row) for row in rows} == {size[0]}


@pytest.mark.parametrize("size", [SMALL, LARGE, HUGE])
@pytest.mark.parametrize("board", ["office", "compound"])
def test_a_frame_tells_what_one_needs_to_know(size: tuple[int, int], board: str, tmp_path: Path) -> None:
    tokens = [2] * 10 if board == "office" else [2] * 11 + [1]
    frame = first_frame(tmp_path, size, board=board, tokens=tokens)
    for words in (
        "A Quiet Test ★★☆☆☆",
        "Which animal sleeps in",
        "Scout (you) · action 1 of 2",
        "deck 32",
    ):
        assert words in frame
    for room in parts().boards[board].rooms:
        assert room.name in frame
    for pile in ("Run", "Intel", "Gather", "Regroup"):
        assert pile in frame
    for glyph in ("T", "▒", "▤"):
        assert glyph in frame
    for words in ("p Play a card", "x Special: Scout", "Take at least one action first. (R21)", "s solve", "q quit"):
        assert words in frame


@pytest.mark.parametrize("name", MISSIONS)
@pytest.mark.parametrize("size", [(100, 30), LARGE, HUGE])
def test_every_mission_begins_with_a_frame_that_fits(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    chosen = read_missions(loaded().files, parts())[name]
    local_game, screen = local_game_with([""], tmp_path / "save.jsonl", seating=Seating(4), of=chosen, size=size)
    after_lines(local_game)
    assert len(screen.last.split("\n")) == size[1]
    assert chosen.title in screen.last


@pytest.mark.parametrize("name", MISSIONS)
def test_every_mission_fits_a_small_window_at_every_moment(name: str, tmp_path: Path) -> None:
    chosen = read_missions(loaded().files, parts())[name]
    seating = Seating(4, {1: "random", 2: "random", 3: "random"})
    local_game, screen = local_game_with(Fingers(5), tmp_path / "save.jsonl", seating=seating, of=chosen)
    play(local_game)  # the screen refuses frames that do not fit
    table = [frame for frame in screen.frames if " THE KEY " in frame]
    assert table
    for frame in table:
        assert len(frame.split("\n")) == SMALL[1]
        assert "deck" in frame


def test_doors_are_drawn_and_walls_are_not_opened(tmp_path: Path) -> None:
    before = first_frame(tmp_path, SMALL).split("\n")
    assert before[3].count("↔") == 2  # 1-2 and 2-5
    assert before[7].count("╲") == 1  # 4-7 goes through the corner
    walled = first_frame(tmp_path, SMALL, walls=[[1, 2]]).split("\n")
    assert walled[3].count("↔") == 1
    opened = first_frame(tmp_path, SMALL, passages=[[3, 4]]).split("\n")
    assert opened[6].count("↔") == before[6].count("↔") + 1


def test_the_answer_area_stands_apart(tmp_path: Path) -> None:
    frame = first_frame(tmp_path, SMALL, console=["NAP"], answer_console=["OTTER"], open=[])
    assert "Answer" in frame


def test_gaps_of_the_console_are_kept(tmp_path: Path) -> None:
    frame = first_frame(tmp_path, LARGE, console=["THE OTTER"], answer="The Otter", open=["T", "H", "E", "O", "R"])
    assert "│T│H│E│ │O│T│T│E│R│" in frame


def test_closed_windows_do_not_tell_how_much_they_hide(tmp_path: Path) -> None:
    short = first_frame(tmp_path, SMALL, console=[["1", "2", "3"]], open=["1"], answer="4", shape="number", dossier=[])
    long = first_frame(
        tmp_path, SMALL, console=[["1", "20", "333"]], open=["1"], answer="4", shape="number", dossier=[]
    )
    assert [row.count("▒") for row in short.split("\n")] == [row.count("▒") for row in long.split("\n")]


def test_a_spectator_sees_no_hand(tmp_path: Path) -> None:
    local_game, _ = local_game_with([], tmp_path / "save.jsonl", seating=Seating(2, {0: "greedy", 1: "greedy"}))
    snapshot = local_game.snapshot(SPECTATOR, TurnLoop(local_game).menu(SPECTATOR))
    frame = plain(local_game.drawing.table(snapshot, *SMALL))
    hands = [card_sign(card) for seat in (0, 1) for card in view_of(local_game, seat).hands[seat].known]
    assert hands
    assert not [sign for sign in hands if sign in frame]


@pytest.mark.parametrize("size", [(60, 18), (40, 12), (200, 20), (50, 60)])
def test_a_window_that_is_too_small_says_so_and_still_plays(size: tuple[int, int], tmp_path: Path) -> None:
    frame = first_frame(tmp_path, size)
    assert len(frame.split("\n")) == size[1]
    assert "Too small for the map" in frame
    assert "Play a card" in frame


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_peril_locks_cameras_and_found_tokens_are_shown(size: tuple[int, int], tmp_path: Path) -> None:
    """A position as text, drawn for its player."""
    local_game, _ = local_game_with([], tmp_path / "save.jsonl")
    state = local_game.table.state.clone()
    assert isinstance(state, Key)
    arrange(
        state,
        "peril: yes\nhand 1: 3c 12t\nrun: 2c 11s\ndeck: 1c 1s TT T2 T3\ndiscard: ... T1\nroom 4: - | camera\nat 4: 1\n"
        "counter-intel intel: counter-intel\nasked: draw",
    )
    view = GAME.view(state, 0)
    menu = KeyMenu(Look(view, parts(), local_game.texts), lambda ask, action: None).menu()
    snapshot = TableSnapshot(view, parts(), local_game.texts, people=("you",), log=(), menu=menu)
    frame = plain(KeyDrawing().table(snapshot, *size))
    for words in (
        "IN PERIL ◷··",
        "◉",
        "✕ locked",
        "11■ (2)",
        "In peril: draw a card?",
        "d Draw a card",
        "0 Stop drawing",
    ):
        assert words in frame
    assert "1 of the 5 cards in the deck would end the game at once." in frame
