"""Evil's set-up (R19, R25-R33): answers past the end of a list, and the silence in which it ends."""

import pytest

from holdfast.engine.play import options, play
from holdfast.games.alone.rules.dangers import why_no_danger
from holdfast.games.alone.rules.prepare import PlaceCreature, PlaceFirstDanger, PlaceHero, SwapRooms
from tests.games.alone.playing import (
    CREATURES,
    EVIL,
    ROOMS,
    SECTORS,
    asked,
    begin,
    click,
    preparing,
    refused,
)


@pytest.mark.rule("alone:R19", "alone:R87")
def test_the_silence_of_the_set_up_ends_with_it() -> None:
    """What missions bring when they are revealed is not heard; what comes in the first turn is."""
    s = begin(missions=("say_grace", "haze", "patient_one"))
    while "hero_acts" not in asked(s, 0):
        seat = next(seat for seat in (1, 0) if options(s, seat))
        play(s, seat, *options(s, seat)[0])
    assert len(s.standing()) == 3
    assert not s.noises
    click(s, 0, "locate")
    click(s, 1, "pass")
    for _ in range(2):
        play(s, 0, *options(s, 0)[0])
    down = next(action.option_id() for _, action in options(s, 1) if action.kind() == "play_down")
    click(s, 1, down)
    click(s, 1, f"pick_creature:{s.standing()[1][0]}")
    click(s, 1, "done")
    while not s.played:
        play(s, 1, *options(s, 1)[0])
    assert len(s.noises) == 1


@pytest.mark.rule("alone:R32")
@pytest.mark.parametrize("line", [-1, CREATURES])
def test_no_creature_that_the_table_does_not_have_is_placed(line: int) -> None:
    refusal = refused(preparing("choose_first_creatures"), EVIL, PlaceCreature(line, 26))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("alone:R32", "refused.no_such_creature")


@pytest.mark.rule("alone:R26")
@pytest.mark.parametrize("place", [-1, SECTORS])
def test_the_hero_is_placed_on_the_map(place: int) -> None:
    refusal = refused(preparing("choose_start"), EVIL, PlaceHero(place))
    assert refusal is not None
    assert refusal.key == "refused.no_such_place"


@pytest.mark.rule("alone:R25")
@pytest.mark.parametrize("rooms", [(-1, 0), (3, 3), (4, 2), (0, ROOMS)])
def test_two_rooms_that_there_are_are_swapped(rooms: tuple[int, int]) -> None:
    s = preparing("choose_swap")
    refusal = refused(s, EVIL, SwapRooms(*rooms))
    assert refusal is not None
    assert refusal.rule == "alone:R25"
    assert refused(s, EVIL, SwapRooms(0, ROOMS - 1)) is None


@pytest.mark.rule("alone:R25")
@pytest.mark.parametrize(("answer", "is_swapped"), [("leave_rooms", False), ("swap_rooms:0,1", True)])
def test_it_is_remembered_whether_rooms_were_swapped(answer: str, is_swapped: bool) -> None:
    s = preparing("choose_swap")
    click(s, EVIL, answer)
    assert s.swapped.true() is is_swapped


@pytest.mark.rule("alone:R33", "alone:R170")
@pytest.mark.parametrize("place", [-1, SECTORS])
def test_danger_is_placed_on_the_map(place: int) -> None:
    s = preparing("choose_first_dangers")
    for refusal in (refused(s, EVIL, PlaceFirstDanger(place)), why_no_danger(s, EVIL, place)):
        assert refusal is not None
        assert refusal.key == "refused.no_such_place"
    assert why_no_danger(s, EVIL, SECTORS - 1) is None
