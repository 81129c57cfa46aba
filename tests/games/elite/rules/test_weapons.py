"""Weapons (R238): what no card of the box brings together."""

from __future__ import annotations

import msgspec
import pytest

from holdfast.games.elite.cards import effects as fx
from tests.games.elite.packs import base_parts
from tests.games.elite.playing import table


@pytest.mark.rule("elite:R238", "elite:R244")
@pytest.mark.parametrize(("printed", "health"), [(5, 2), (6, 3)])
def test_of_two_double_hits_the_better_one_counts(printed: int, health: int) -> None:
    """The attachment doubles sixes, the weapon what is printed on it."""
    parts = base_parts()
    cards = list(parts.cards)
    cards[0] = msgspec.structs.replace(cards[0], modifiers=(fx.DoubleHit(at=printed),))
    position = f"gherid: C6\nnaga: C4 health 4\nhand 1: {cards[0].id}[gun,wrench]+hair_trigger\nnext hit: 5"
    game = table(position, parts=msgspec.structs.replace(parts, cards=tuple(cards)))
    assert game.say(1, f"Fire {cards[0].name}") is None
    assert game.line("naga") == f"C4 health {health}"
