"""Recon (R213-R215): what moves a device, and what is in its way."""

from __future__ import annotations

import pytest

from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.rules.missions.recon import Haul
from holdfast.games.elite.state import Options
from tests.games.elite.playing import refused, table


@pytest.mark.rule("elite:R114", "elite:R213")
def test_any_symbol_of_a_recon_token_moves_it() -> None:
    recon = Options(mission="recon", heroes=("gherid", "akosha"), abilities=False)
    game = table("gherid: F8\nobjective 1: G8 face 1\nobjective 2: I9 face 2\ntargets: E4 L1", options=recon)
    faces = [SYMBOLS.index(icon) for slot in game.s.token_slots(0) for icon in slot.icons]
    for face in faces:
        game.s.face[0] = face
        assert refused(game, Haul(objective=0, to=game.cell("G7"), symbol=SYMBOLS[face])) == ""


@pytest.mark.rule("elite:R214", "elite:R215")
def test_a_recon_token_does_not_go_into_a_figure() -> None:
    recon = Options(mission="recon", heroes=("gherid", "akosha"), abilities=False)
    text = "gherid: F8\nobjective 1: G8 face 1\nobjective 2: I9 face 2\ntargets: E4 L1\ndice 1: wrench\nbiters: G7"
    game = table(text, options=recon)
    icon = game.s.token_slots(0)[0].icons[0]
    game.s.face[0] = SYMBOLS.index(icon)
    assert refused(game, Haul(objective=0, to=game.cell("G7"), symbol=icon)) == "elite:R214"
    assert refused(game, Haul(objective=0, to=game.cell("F7"), symbol=icon)) == ""
