"""Items (R237): what always works is not used."""

from __future__ import annotations

import pytest

from holdfast.games.elite.rules.items import Use
from tests.games.elite.playing import refused, table


@pytest.mark.rule("elite:R237")
def test_what_always_works_is_not_used() -> None:
    game = table("gherid: C6\nhand 1: riot_shield")
    card = game.s.carried[0][0]
    if game.s.parts.cards[card].use:
        pytest.fail("this card was to be one that always works")
    assert refused(game, Use(card)) != ""
