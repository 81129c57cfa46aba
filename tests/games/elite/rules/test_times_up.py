"""Time's up (R152-R157): who is waited for."""

from __future__ import annotations

import pytest

from holdfast.games.elite.rules.times_up import patience_ms
from holdfast.games.elite.state import Options
from tests.games.elite.playing import table


@pytest.mark.rule("elite:A87")
def test_after_time_is_up_those_who_still_act_put_off_the_end() -> None:
    game = table("clock: 1 s\ngherid: C6\nakosha: C7\nhand 1: ion_rifle[gun,wrench]\nhand 2: pulse_pistol\nbiters: C4")
    game.wait(1000)
    assert game.s.phase == "times_up"
    patience = patience_ms(game.s)
    game.wait(10 * patience)
    game.look_around([0], are_away=True)
    game.wait(patience - 1)
    assert game.say(2, "Akosha gives Pulse Pistol to Gherid") is None
    game.wait(patience - 1)
    assert game.s.phase == "times_up"
    game.wait(1)
    assert game.s.phase != "times_up"


@pytest.mark.rule("elite:R77")
def test_in_untimed_play_nobody_is_taken_for_away_once_time_is_up() -> None:
    options = Options(heroes=("gherid", "akosha"), abilities=False, tempo="untimed", planning_ms=30_000)
    game = table("hand 1: ion_rifle[gun,wrench]\nshooters: C4\ngherid: C6", options=options)
    game.wait(20_000)
    assert [game.say(seat, "Finished for this round") for seat in (1, 2)] == [None, None]
    assert game.asked(0) == ["last_acts"]
    game.wait(60_000)
    assert game.asked(0) == ["last_acts"]
