"""Noise (R91, R92): what is told of equal ways, and that from the other level all sounds alike."""

import pytest

from holdfast.engine.play import options
from holdfast.games.alone.rules.noise import make_noise
from tests.games.alone.playing import begin, click, heard, known


@pytest.mark.rule("alone:R277", "alone:R92")
def test_a_move_and_a_spawn_on_the_other_level_sound_alike() -> None:
    told = []
    for plays in (("pick_creature:3", "pick_way:east"), ("pick_line:1", "pick_place:25")):
        s = begin("items: -\nhero: 1C1\ncreatures: spore@2A1\nhand 2: bared_teeth")
        click(s, 0, "explore:east")
        click(s, 1, "pass")
        card = next(action for _, action in options(s, 1) if action.kind() == "play_down")
        click(s, 1, card.option_id())
        for part in plays:
            click(s, 1, part)
        told.append((heard(s, 0), known(s, 0)))
    assert told[0] == told[1]


@pytest.mark.rule("alone:R91", "alone:G39")
@pytest.mark.parametrize(("told", "heard_from"), [("west", "west"), ("east", "east"), ("", "east"), ("north", "east")])
def test_of_equal_ways_the_first_is_told_unless_evil_has_chosen_another_of_them(told: str, heard_from: str) -> None:
    s = begin("items: -\nhero: 1C1\ncreatures: spore@1B3\nhand 2: -")
    spore, _ = s.standing()[0]
    make_noise(s, spore, told)
    assert [noise.way for noise in s.noises] == [heard_from]
