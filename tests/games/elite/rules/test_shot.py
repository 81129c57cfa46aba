"""Line of sight past tokens on blocking terrain (A9, A10)."""

from __future__ import annotations

import pytest

from holdfast.games.elite.state import Options
from tests.games.elite.playing import table


@pytest.mark.rule("elite:A9", "elite:A10", "elite:R199")
@pytest.mark.parametrize(("mission", "is_clear"), [("extermination", False), ("capture", True)])
def test_blocking_terrain_with_a_token_blocks_line_of_sight_but_for_a_capture_token(
    mission: str, is_clear: bool
) -> None:
    game = table("", options=Options(mission=mission))
    token = game.cell("O5")  # slot 10, which both missions use
    west, east = game.cell("N4"), game.cell("O6")
    assert token in game.s.token_at
    assert game.s.is_clear(west, east) == is_clear
    assert game.s.sees(east, west, 2) == is_clear
    assert game.s.is_open(token) == is_clear
