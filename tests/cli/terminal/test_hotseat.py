"""Two people at one keyboard: nobody sees the other's cards, not even for a moment."""

import re
from pathlib import Path

from holdfast.cli.terminal.company import Company
from holdfast.cli.terminal.key.words import card_sign
from holdfast.cli.terminal.turns import Turns
from holdfast.engine.secret import SPECTATOR
from tests.cli.terminal.desks import Fingers, evening_with, mission, view_of

TWO = Company(2)


def has(sign: str, frame: str) -> bool:
    return re.search(rf"(?<!\d){re.escape(sign)}", frame) is not None


def test_the_screen_is_covered_before_the_first_hand_is_shown(tmp_path: Path) -> None:
    evening, screen = evening_with(["", "1"], tmp_path / "save.jsonl", company=TWO)
    try:
        Turns(evening).play()
    except EOFError:
        pass
    assert "Pass the keyboard to Player 1." in screen.frames[0]
    assert "Run" not in screen.frames[0]
    assert "Who goes first?" in screen.frames[1]


def test_nobody_ever_sees_the_hand_of_another(tmp_path: Path) -> None:
    compound = mission(board="compound", tokens=[2] * 11 + [1])  # there a hand is written as 7■ at this size
    for seed in range(3):
        evening, screen = evening_with(
            Fingers(seed), tmp_path / f"{seed}.jsonl", company=TWO, of=compound, seed=seed
        )
        covers = 0

        def watch(frame: str) -> None:
            nonlocal covers
            covers += "Pass the keyboard" in frame
            if view_of(evening, SPECTATOR).in_peril:
                return  # cards come back, so the log may name them
            for seat in (0, 1):
                for card in view_of(evening, seat).hands[seat].known:
                    if seat != evening.holder:
                        assert not has(card_sign(card), frame), (seat, evening.holder, card_sign(card), frame)

        screen.watch = watch
        Turns(evening).play()
        assert covers > 3


def test_after_a_turn_one_may_look_before_the_cards_are_hidden(tmp_path: Path) -> None:
    evening, screen = evening_with(["", "1", "1 1 0", "e", "zzz", ""], tmp_path / "save.jsonl", company=TWO)
    try:
        Turns(evening).play()
    except EOFError:
        pass
    done = [frame for frame in screen.frames if "Done for now." in frame]
    assert "pass the keyboard to Player 2 (Courier)" in done[0]
    assert "'zzz' is no choice here" in done[1]
    assert "Pass the keyboard to Player 2." in screen.last
    assert evening.holder == SPECTATOR
