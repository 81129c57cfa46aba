"""The few words that every rule uses of the table."""

import pytest

from tests.games.key.playing import CONTENT, begin

CAMERA = next(i for i, token in enumerate(CONTENT.tokens) if token.kind == "camera")


@pytest.mark.rule("key:R72", "key:R153")
def test_a_trap_opens_no_window_not_even_a_dark_one() -> None:
    s = begin("test-number")
    assert -1 in [face.glyph for face in s.mission.windows]
    assert not s.is_glyph(CAMERA)
    assert s.windows_of(CAMERA) == []
    assert not s.is_needed(CAMERA)


@pytest.mark.rule("key:R48", "key:R50")
def test_walls_stand_where_they_are_printed_or_laid_and_no_passage_opens_them() -> None:
    s = begin("test-walls")
    walls = {(a, b) for a in range(10) for b in range(10) if s.has_wall(a, b)}
    assert walls == {(0, 1), (1, 0), (5, 8), (8, 5)}
    plain = begin("test-plain")
    assert {(a, b) for a in range(10) for b in range(10) if plain.has_wall(a, b)} == {(2, 3), (3, 2), (6, 9), (9, 6)}
