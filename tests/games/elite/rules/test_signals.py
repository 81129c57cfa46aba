"""Signals say what their names mean (R235)."""

import pytest

from holdfast.games.elite.rules import signal
from holdfast.games.elite.screen.texts import EN

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
    assert f"signal.{signal.SIGNALS - 1}" in EN
    assert f"signal.{signal.SIGNALS}" not in EN
