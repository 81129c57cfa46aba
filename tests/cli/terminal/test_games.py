"""Whole games by keyboard: won, lost, broken off, with bots and by dice."""

from pathlib import Path

import pytest

from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.turn_loop import Left, TurnLoop
from holdfast.engine.state import Outcome
from tests.cli.terminal.terminals import Fingers, after_lines, local_game_with, mission, play, view_of


def test_the_right_answer_wins(tmp_path: Path) -> None:
    local_game, screen = local_game_with(["s otter", "y"], tmp_path / "save.jsonl")
    play(local_game)
    assert local_game.table.outcome == Outcome("won.solved", (0,))
    assert any("Answer OTTER? One guess, and it decides the game." in frame for frame in screen.frames)


def test_the_wrong_answer_loses(tmp_path: Path) -> None:
    local_game, _ = local_game_with(["s utter", "y"], tmp_path / "save.jsonl")
    play(local_game)
    assert local_game.table.outcome == Outcome("lost.wrong")


def test_one_may_think_better_of_an_answer(tmp_path: Path) -> None:
    local_game, screen = local_game_with(["s otter", "n", "s", "esc"], tmp_path / "save.jsonl")
    after_lines(local_game)
    assert local_game.table.outcome is None
    assert "Your turn: take an action." in screen.last


def test_a_turn_by_keys(tmp_path: Path) -> None:
    """A card by its number, the pile by its letter, a room by its number, and the end of the turn."""
    local_game, screen = local_game_with(["p", "2", "r", "4", "0", "e"], tmp_path / "save.jsonl")
    after_lines(local_game)
    assert any("on which pile?" in frame and "r Run: Move up to 3 rooms" in frame for frame in screen.frames)
    assert any("Run: where to? 3 moves left." in frame for frame in screen.frames)
    assert view_of(local_game, 0).figures.rooms == (3,)
    assert "Scout goes to 4 Stairwell." in screen.last
    assert "Scout draws" in screen.last


def test_several_words_on_a_line_answer_several_questions(tmp_path: Path) -> None:
    local_game, screen = local_game_with(["1 r 2 0"], tmp_path / "save.jsonl")
    after_lines(local_game)
    assert view_of(local_game, 0).figures.rooms == (1,)
    assert "action 2 of 2" in screen.last


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("bots", [{}, {1: "greedy"}, {1: "random", 2: "greedy"}])
def test_any_keys_lead_to_an_end(seed: int, bots: dict[int, str], tmp_path: Path) -> None:
    seating = Seating(len(bots) + 1, bots)
    local_game, screen = local_game_with(Fingers(seed), tmp_path / "save.jsonl", seating=seating, seed=seed)
    play(local_game)
    assert local_game.table.outcome is not None
    assert screen.frames


def test_bots_let_people_go_first_and_then_move_one_by_one(tmp_path: Path) -> None:
    seating = Seating(2, {1: "greedy"})
    local_game, screen = local_game_with(["2"], tmp_path / "save.jsonl", seating=seating)
    local_game.pace_ms = 500
    after_lines(local_game)
    assert "Who goes first?" in screen.frames[0]
    at_work = [frame for frame in screen.frames if "Courier (greedy bot) is at work" in frame]
    assert len(at_work) > 1
    assert any("Courier plays" in frame for frame in at_work)
    assert "Your turn: take an action." in screen.last


def test_a_bot_proposes_once_and_takes_no_for_an_answer(tmp_path: Path) -> None:
    """Everything lies open, so the greedy bot reads the answer at once."""
    seating = Seating(2, {1: "greedy"})
    open_book = mission(open=["T", "O", "E", "R"], tokens=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    local_game, screen = local_game_with(["2"], tmp_path / "save.jsonl", seating=seating, of=open_book)
    after_lines(local_game)
    proposals = [frame for frame in screen.frames if "proposes OTTER. Do you agree?" in frame]
    assert len(proposals) == 1
    assert "Who goes first?" in screen.last


def test_bots_vote_on_what_people_propose(tmp_path: Path) -> None:
    seating = Seating(2, {1: "greedy"})
    local_game, _ = local_game_with(["1", "s tiger", "y"], tmp_path / "save.jsonl", seating=seating)
    after_lines(local_game)
    assert local_game.table.outcome is None
    assert any("Courier does not agree; window 2" in told.words for told in local_game.log(0))


def test_bots_follow_a_person_who_insists(tmp_path: Path) -> None:
    seating = Seating(3, {1: "greedy", 2: "cracker"})
    local_game, _ = local_game_with(["1", "s tiger", "y", "s tiger", "y"], tmp_path / "save.jsonl", seating=seating)
    after_lines(local_game)
    assert local_game.table.outcome is not None
    assert local_game.table.outcome.key == "lost.wrong"


def test_bots_agree_with_a_person_who_may_be_right(tmp_path: Path) -> None:
    seating = Seating(3, {1: "greedy", 2: "greedy"})
    local_game, _ = local_game_with(["1", "s otter", "y"], tmp_path / "save.jsonl", seating=seating)
    after_lines(local_game)
    assert local_game.table.outcome is not None
    assert local_game.table.outcome.key == "won.solved"


def test_leaving_asks_first_and_saves(tmp_path: Path) -> None:
    local_game, _ = local_game_with(["q", "n", "1 r 0", "q", "y"], tmp_path / "save.jsonl")
    with pytest.raises(Left):
        TurnLoop(local_game).play()
    assert local_game.path.exists()


def test_undo_takes_back_what_revealed_nothing(tmp_path: Path) -> None:
    local_game, screen = local_game_with(["1 r 2", "u"], tmp_path / "save.jsonl")
    after_lines(local_game)
    assert "Scout goes to" not in screen.last
    assert "Run: where to? 3 moves left." in screen.last
    assert view_of(local_game, 0).figures.rooms == (0,)


def test_undo_does_not_cross_a_reveal(tmp_path: Path) -> None:
    local_game, screen = local_game_with(["1 i 3", "u"], tmp_path / "save.jsonl")
    after_lines(local_game)
    assert "that cannot be taken" in screen.last


def test_all_bots_can_be_watched(tmp_path: Path) -> None:
    local_game, screen = local_game_with([], tmp_path / "save.jsonl", seating=Seating(2, {0: "greedy", 1: "greedy"}))
    play(local_game)
    assert local_game.table.outcome is not None
    assert not any("Pass the keyboard" in frame for frame in screen.frames)
