"""Random answers, legal and illegal, from every phase, with every box and number of players: nothing breaks."""

import pytest

from holdfast.lab.fuzz import fuzz_game
from holdfast.lab.match import Match

BOXES: tuple[tuple[str, ...], ...] = (("base",), ("base", "deep"), ("base", "avatar"), ("base", "deep", "avatar"))
HARD = ("easy", "normal", "nightmare", "impossible", "ask")
WINDOWS: tuple[dict[str, str], ...] = ({}, {"window_ms": "8000", "grace_ms": "6000"}, {"strict_ms": "5000"})


def match(number: int) -> Match:
    """Boxes, players, difficulties and windows change at different paces, so that they meet."""
    packs = BOXES[number % 4]
    modules = {"special_creatures": "yes", "room_actions": "yes"} if "deep" in packs else {}
    modules |= {"avatars": "yes"} if "avatar" in packs else {}
    levels = {"levels": "random"} if number // 60 % 2 else {}
    words = {"difficulty": HARD[number // 4 % 5], **modules, **WINDOWS[number // 20 % 3], **levels}
    return Match("alone", 2 + number % 3, ("random",), f"fuzz/{number % 600}", words, packs)


@pytest.mark.parametrize("number", range(1, 121, 5))
def test_nothing_breaks(number: int) -> None:
    assert fuzz_game(match(number), number) is None


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(100))
def test_nothing_breaks_in_ten_thousand_games(hundred: int) -> None:
    broken = {number: fuzz_game(match(number), number) for number in range(hundred * 100 + 1, hundred * 100 + 101)}
    assert {number: failure for number, failure in broken.items() if failure is not None} == {}
