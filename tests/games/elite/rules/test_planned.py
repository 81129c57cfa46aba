"""What the board takes to be the least harm (A64)."""

from __future__ import annotations

import pytest

from holdfast.games.elite.rules.planned import NEAR, SHOVED, way_harm
from tests.games.elite.playing import table


@pytest.mark.rule("elite:A64", "elite:R103")
def test_whoever_makes_room_goes_by_the_arrow_that_is_left() -> None:
    """One arrow leads back to where the pushed hero stands; the alien there takes the other one, and comes nearer."""
    game = table("")
    paths, long_way = game.s.map.paths, game.s.map.long_way_home
    back, here, on = next(
        (back, here, on)
        for here, ways in enumerate(paths)
        if len(ways) == 2
        for back, on in (ways,)
        if not game.s.map.is_start[back] and not game.s.map.is_start[on]
    )
    game.s.at[0] = back
    game.s.at[6] = here
    assert way_harm(game.s, 0, here) == SHOVED + max(NEAR[long_way[on]] - NEAR[long_way[here]], 0)
