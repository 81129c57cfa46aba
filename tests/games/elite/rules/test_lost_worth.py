"""Which die the board takes for somebody who is away: the one that is missed least (A30)."""

import pytest

from holdfast.games.elite.rules.damage import die_worth
from tests.games.elite.playing import table


@pytest.mark.rule("elite:A30")
def test_a_die_in_a_slot_is_worth_most_and_one_that_shows_nothing_least() -> None:
    game = table("gherid: H4\nhand 1: ion_rifle[gun,-]\ndice 1: wrench")
    shown, blank, _, placed = game.s.dice_of(0)
    assert die_worth(game.s, blank) < die_worth(game.s, shown) < die_worth(game.s, placed)
