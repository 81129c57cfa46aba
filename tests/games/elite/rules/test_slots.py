"""Allocating dice (R81, R114): what a die shows goes where a slot is printed and open."""

from __future__ import annotations

import pytest

from holdfast.games.elite.rules.slots import Allocate, open_slots
from holdfast.games.elite.state import slot_of
from tests.games.elite.playing import refused, table


@pytest.mark.rule("elite:R81")
def test_only_what_a_die_shows_can_be_put_on_a_slot() -> None:
    game = table("hand 1: ion_rifle\ndice 1: gun")
    first = next(option.action for ask in game.asks(0) for option in ask.options if isinstance(option.action, Allocate))
    assert refused(game, first) == ""
    assert refused(game, Allocate("wrench", first.slot)) == "elite:R81"
    assert refused(game, Allocate("alien", first.slot)) == "elite:R81"


@pytest.mark.rule("elite:R114")
def test_a_slot_that_is_not_printed_takes_no_die() -> None:
    game = table("hand 1: ion_rifle[-,-]\ndice 1: gun")
    ion_rifle = game.s.carried[0][0]
    assert refused(game, Allocate("gun", slot_of(ion_rifle, 2))) == "elite:R114"
    assert refused(game, Allocate("gun", slot_of(ion_rifle, 0))) == ""


@pytest.mark.rule("elite:R114", "elite:R48")
def test_slots_are_open_until_they_are_filled_whichever_they_are() -> None:
    game = table("events: 3[-,-]")
    both = open_slots(game.s, 0, "event", 0)
    assert len(both) == 2
    assert open_slots(table("events: 3[counted,-]").s, 0, "event", 0) == both[1:]
    assert open_slots(table("events: 3[-,counted]").s, 0, "event", 0) == both[:1]
