"""Alien Tech goes to heroes only (A41)."""

from __future__ import annotations

import pytest

from holdfast.games.elite.cards import effects as fx
from tests.games.elite.packs import base_parts


@pytest.mark.rule("elite:A41")
def test_only_heroes_get_alien_tech() -> None:
    """Nothing but what heroes do takes health: every effect that could is one of a card."""
    takers = {fx.Hit, fx.Blast}
    parts = base_parts()
    others = [
        *(b.ability for b in parts.bosses),
        *(t.ability for t in parts.swarms),
        *(e.effects for e in parts.events),
    ]
    assert not [effect for effects in others for effect in effects if type(effect) in takers]
