"""Random answers, legal and illegal, from every phase, with every box and number of players: nothing breaks."""

from typing import Any

import pytest

from holdfast.engine import save
from holdfast.engine.play import options, play
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.alone.game import GAME
from holdfast.lab.fuzz import fuzz_game
from holdfast.lab.match import Match
from tests.games.alone.packs import parts_of
from tests.games.alone.playing import begin

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


ALL = parts_of()


@pytest.mark.rule("alone:R265")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_replays_from_its_actions(seats: int) -> None:
    modules: dict[str, Any] = {"special_creatures": True, "room_actions": True, "avatars": True}
    first = begin(seats=seats, parts=ALL, seed=9, **modules)
    again = begin(seats=seats, parts=ALL, seed=9, **modules)
    rng = Rng(key_from_seed(5))
    for _ in range(120):
        found = [(seat, ask, action) for seat in range(seats) for ask, action in options(first, seat)]
        if not found:
            break
        seat, ask, action = rng.choice(found, "play")
        play(first, seat, ask, action)
        play(again, seat, ask, action)
        first.told = again.told = []
    assert save.dump(first) == save.dump(again)
    assert save.dump(begin(seats=seats, parts=ALL, seed=10, **modules)) != save.dump(
        begin(seats=seats, parts=ALL, seed=9, **modules)
    )
    assert GAME.name == "alone"
