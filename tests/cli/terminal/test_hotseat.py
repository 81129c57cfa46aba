"""Two people at one keyboard: nobody sees the other's cards, not even for a moment."""

import re
from pathlib import Path

import pytest

from holdfast.cli.terminal.key.names import card_sign
from holdfast.cli.terminal.play.party import Seating
from holdfast.engine.secret import SPECTATOR
from tests.cli.terminal.terminals import Fingers, after_lines, local_game_with, mission, play, view_of

TWO = Seating(2)


def has(sign: str, frame: str) -> bool:
    return re.search(rf"(?<!\d){re.escape(sign)}", frame) is not None


def test_the_screen_is_covered_before_the_first_hand_is_shown(tmp_path: Path) -> None:
    local_game, screen = local_game_with(["", "1"], tmp_path / "save.jsonl", seating=TWO)
    after_lines(local_game)
    assert "Pass the keyboard to Player 1." in screen.frames[0]
    assert "Run" not in screen.frames[0]
    assert "Who goes first?" in screen.frames[1]


@pytest.mark.parametrize("seed", range(3))
def test_nobody_ever_sees_the_hand_of_another(seed: int, tmp_path: Path) -> None:
    compound = mission(board="compound", tokens=[2] * 11 + [1])  # there a hand is written as 7■ at this size
    local_game, screen = local_game_with(Fingers(seed), tmp_path / "save.jsonl", seating=TWO, of=compound, seed=seed)
    seen = 0

    def watch(frame: str) -> None:
        nonlocal seen
        if view_of(local_game, SPECTATOR).deck.in_peril:
            return  # cards come back, so the log may name them
        for seat in (0, 1):
            signs = [card_sign(card) for card in view_of(local_game, seat).hands[seat].known]
            if seat != local_game.holder:
                assert not [sign for sign in signs if has(sign, frame)], frame
            elif " THE KEY " in frame:
                seen += 1
                assert all(has(sign, frame) for sign in signs), frame

    screen.watch = watch
    play(local_game)
    assert seen > 10
    assert any("Pass the keyboard to Player 2." in frame for frame in screen.frames)


def test_after_a_turn_one_may_look_before_the_cards_are_hidden(tmp_path: Path) -> None:
    local_game, screen = local_game_with(["", "1", "1 1 0", "e", "zzz", ""], tmp_path / "save.jsonl", seating=TWO)
    after_lines(local_game)
    done = [frame for frame in screen.frames if "Done for now." in frame]
    assert "pass the keyboard to Player 2 (Courier)" in done[0]
    assert "'zzz' is no choice here" in done[1]
    assert "Pass the keyboard to Player 2." in screen.last
    assert local_game.holder == SPECTATOR


def test_a_proposal_is_taken_back_before_the_keyboard_goes_round(tmp_path: Path) -> None:
    local_game, screen = local_game_with(["", "1", "s otter", "y", "b"], tmp_path / "save.jsonl", seating=TWO)
    after_lines(local_game)
    done = [frame for frame in screen.frames if "Done for now." in frame]
    assert "b take it back" in done[-1]
    assert "takes the proposal back." in " ".join(screen.last.split())
    assert view_of(local_game, 0).vote is None
    assert local_game.table.outcome is None


def test_whoever_agreed_may_think_again_before_the_keyboard_goes_round(tmp_path: Path) -> None:
    keys = ["", "1", "s otter", "y", "", "", "1", "b"]
    local_game, screen = local_game_with(keys, tmp_path / "save.jsonl", seating=Seating(3))
    after_lines(local_game)
    assert any("b think again" in frame for frame in screen.frames)
    assert "Scout proposes OTTER. Do you agree?" in screen.last
    vote = view_of(local_game, 1).vote
    assert vote is not None
    assert vote.stands == ("proposes", "thinks", "thinks")


def test_people_talk_before_they_vote_and_say_which_window_speaks_against_it(tmp_path: Path) -> None:
    keys = ["", "1", "s tiger", "y", "", "", "t 11", "w 1"]
    local_game, screen = local_game_with(keys, tmp_path / "save.jsonl", seating=TWO)
    after_lines(local_game)
    voting = [" ".join(frame.split()) for frame in screen.frames if "proposes TIGER. Do you agree?" in frame]
    assert any("Courier: Well done!" in frame for frame in voting)
    assert "w Not yet, because of a window" in voting[0]
    assert any("Courier does not agree; window 2" in told.words for told in local_game.log(0))
    assert view_of(local_game, 0).vote is None
