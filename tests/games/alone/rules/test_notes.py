"""The hero's notes (R94) have their longest."""

import pytest

from holdfast.games.alone.rules.notes import LONGEST, TakeNote
from holdfast.games.alone.state import HERO
from tests.games.alone.playing import begin, refused


@pytest.mark.rule("alone:R94")
def test_a_note_has_its_longest() -> None:
    s = begin("hero: 1C1")
    refusal = refused(s, HERO, TakeNote("x" * (LONGEST + 1)))
    assert refusal is not None
    assert refusal.key == "refused.note_too_long"
    assert refused(s, HERO, TakeNote("x" * LONGEST)) is None
