"""Companions (R193) that chance brings."""

import pytest

from holdfast.games.alone.cards.effects import Befriend
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import Cause
from holdfast.games.alone.cards.verbs.table import DEEDS
from holdfast.games.alone.state import HERO
from tests.games.alone.playing import begin


@pytest.mark.rule("alone:R265", "alone:R193")
def test_a_companion_drawn_at_random_comes_from_the_game_s_own_chance() -> None:
    def drawn(seed: int) -> int:
        s = begin("hero: 1C1\ncompanion: -", seed=seed)
        DEEDS[Befriend].do(s, DoVerb(effect=Befriend(random=True), cause=Cause(seat=HERO)))
        assert s.companion is not None
        return s.companion.character

    drawn_once, drawn_again = ([drawn(seed) for seed in range(16)] for _ in range(2))
    assert drawn_once == drawn_again
    assert len(set(drawn_once)) > 1
