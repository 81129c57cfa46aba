"""Exploration (R231): what a relic takes."""

from __future__ import annotations

import pytest

from holdfast.games.elite.state import Options
from tests.games.elite.playing import table


@pytest.mark.rule("elite:R231")
def test_a_relic_takes_only_what_a_die_shows() -> None:
    exploration = Options(mission="exploration", heroes=("gherid", "akosha"), abilities=False)
    text = "gherid: C3\nobjective 1: B2 find alien_relic known open 0\ndice 1: {}"
    assert table(text.format("move"), options=exploration).say(1, "Gherid works on objective 1") is None
    assert table(text.format("gun"), options=exploration).say(1, "Gherid works on objective 1") == "elite:R231"
