"""Signals (R235): every one can be sent, no other, and each says what its name means."""

from __future__ import annotations

import pytest

from holdfast.engine.play import asks
from holdfast.engine.view import Number, ask_view
from holdfast.games.elite.rules import signal
from holdfast.games.elite.rules.signal import SIGNALS, Signal
from holdfast.games.elite.screen.texts import EN
from tests.games.elite.playing import refused, table


@pytest.mark.rule("elite:R235")
def test_every_signal_and_no_other_can_be_sent() -> None:
    game = table("")
    (form,) = [f for id, d in asks(game.s, 0) for f in ask_view(game.s, 0, id, d).forms if isinstance(f, Number)]
    assert (form.least, form.most) == (0, SIGNALS - 1)
    assert [n for n in range(-1, SIGNALS + 2) if refused(game, Signal(n)) == ""] == list(range(SIGNALS))
    assert [f"signal.{n}" in EN for n in (SIGNALS - 1, SIGNALS)] == [True, False]


SAID = [
    (signal.COVER, "Covering the west lane."),
    (signal.COVER + 2, "Covering the east lane."),
    (signal.OBJECTIVE, "Taking objective 1."),
    (signal.OBJECTIVE + 11, "Taking objective 12."),
    (signal.GOING_HOME, "Going home."),
    (signal.SEARCHING, "Searching."),
    (signal.HELP, "I need help here!"),
    (signal.ALL_HOME, "The mission is done: everybody home!"),
    (signal.HOLD_DICE, "Hold your dice: the aliens are too near."),
]


@pytest.mark.rule("elite:R235")
def test_every_signal_has_its_words() -> None:
    assert [(number, EN[f"signal.{number}"]) for number, _ in SAID] == SAID
