"""Positions by words: what no game can come to is refused, with the rule; what a writer leaves open is made to fit."""

import pytest

from holdfast.engine.position import NotationError
from tests.games.alone.playing import begin


@pytest.mark.rule("alone:R159", "alone:R171", "alone:R127", "alone:R149", "alone:R24", "alone:R210")
@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("creatures: spore@1A2 spore@1A2 spore@1A2 mutant@1A2 mutant@1A3", "at most 4 on a level (R159), found 5"),
        ("danger: 1A1 1A2 1A3 1A4 1A5 1A6 1B1 1B2 1B3", "at most 8 on a level (R171), found 9"),
        ("items: bullets_1 bullets_2 flare grapnel pry_bar periscope coagulant", "at most 6 are carried (R127)"),
        ("covered: 3", "only cards cover spaces"),
        ("hand 3: -", "evil has the seats 2 to 2"),
        ("rooms: reactor=1B1", "1B1 is a corridor (R210)"),
        ("rooms: reactor=1A1 medbay=1A1", "1A1 is named twice (R24)"),
    ],
)
def test_what_no_game_can_come_to_is_refused(position: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        begin(position)
    assert reason in str(refused.value)


@pytest.mark.rule("alone:R24")
def test_a_room_put_in_the_place_of_another_changes_places_with_it() -> None:
    before = begin("hero: 1C1").map().room_cells
    s = begin("hero: 1C1")
    wanted = s.map().place[before[3]]
    moved = begin(f"hero: 1C1\nrooms: reactor={'12'[wanted // 24]}{'ABCD'[wanted % 4]}{wanted % 24 // 4 + 1}")
    after = moved.map().room_cells
    assert after == (before[3], before[1], before[2], before[0], *before[4:])


@pytest.mark.rule("alone:R60")
def test_light_in_sight_is_revealed_from_the_start() -> None:
    s = begin("hero: 1C4\nlit: 1B4 1A1")
    lit = [cell for cell in s.map().cells if s.light[cell].true()]
    assert [bool(s.revealed[cell]) for cell in lit] == [False, True]
