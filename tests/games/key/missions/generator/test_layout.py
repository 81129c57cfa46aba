"""How a puzzle is laid out in the building."""

import pytest

from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.cards.types import ways
from holdfast.games.key.missions.generator.grades import GRADES, WALLS_AT_MOST
from holdfast.games.key.missions.generator.layout import deal_glyphs, glyph_stock, lay_out
from holdfast.games.key.missions.generator.puzzle import Puzzle
from holdfast.games.key.missions.mission import NO_GLYPH, Window
from holdfast.games.key.missions.workshop import Workshop


def rng(seed: int) -> Rng:
    return Rng(key_from_seed(seed))


def puzzle(text: str, **fields: object) -> Puzzle:
    windows = tuple(Window(0, i, c) for i, c in enumerate(text))
    return Puzzle(**{"kind": "word", "question": "?", "answer": text, "windows": windows, **fields})  # type: ignore[arg-type]


@pytest.mark.rule("key:R143")
@pytest.mark.parametrize("grade", GRADES)
def test_every_glyph_has_a_token_and_every_room_can_be_reached(grade: int, shop: Workshop) -> None:
    rules = GRADES[grade]
    shown = glyph_stock(shop.parts, rules)[:10]
    for seed in range(50):
        layout = lay_out(rng(seed), rules, shown, shop.parts)
        board = shop.parts.boards[layout.board]
        assert set(shown) <= {shop.parts.tokens[i].glyph for i in layout.pool}
        assert ways(board, layout.walls, layout.passages).is_connected()
        assert sum(layout.tokens) == len(layout.pool) == len(set(layout.pool))
        assert max(layout.tokens) - min(layout.tokens) <= 1
        assert 1 <= layout.entrance <= len(board.rooms)


@pytest.mark.rule("key:R144")
@pytest.mark.parametrize("grade", GRADES)
def test_walls_passages_and_traps_stay_within_the_grade(grade: int, shop: Workshop) -> None:
    rules = GRADES[grade]
    shown = glyph_stock(shop.parts, rules)[:8]
    for seed in range(50):
        layout = lay_out(rng(seed), rules, shown, shop.parts)
        board = shop.parts.boards[layout.board]
        tokens = [shop.parts.tokens[i] for i in layout.pool]
        traps = sum(t.kind != "glyph" for t in tokens)
        assert len(layout.walls) <= min(rules.walls[1], WALLS_AT_MOST[layout.board])
        assert len(layout.walls) >= min(rules.walls[0], WALLS_AT_MOST[layout.board])
        assert set(layout.walls) <= set(board.edges)
        assert set(layout.passages) <= set(board.walls)
        assert len(layout.passages) <= rules.passages
        assert traps <= rules.trap_share * len(tokens)
        assert rules.glyph_tokens[0] <= len(tokens) - traps <= rules.glyph_tokens[1]
        assert {t.colour for t in tokens} <= set(rules.colours)


@pytest.mark.rule("key:R144")
def test_traps_grow_with_the_grade(shop: Workshop) -> None:
    shown = glyph_stock(shop.parts, GRADES[1])[:8]
    traps = []
    for rules in GRADES.values():
        pool = lay_out(rng(1), rules, shown, shop.parts).pool
        traps.append(sum(shop.parts.tokens[i].kind != "glyph" for i in pool))
    assert sorted(set(traps)) == traps


def test_equal_contents_get_one_glyph_and_others_another() -> None:
    windows = deal_glyphs(rng(0), puzzle("LEVEL"), range(20))
    assert windows is not None
    glyph = {w.content: w.glyph for w in windows}
    assert [glyph[c] for c in "LEVEL"] == [w.glyph for w in windows]
    assert len(set(glyph.values())) == 3


def test_a_homophone_takes_turns_between_two_glyphs() -> None:
    windows = deal_glyphs(rng(0), puzzle("EEEE", homophones=("E",)), range(20))
    assert windows is not None
    first, second, third, fourth = (w.glyph for w in windows)
    assert (first, second) == (third, fourth)
    assert first != second


def test_open_and_dark_windows_have_no_glyph() -> None:
    bare = puzzle("ABC", dark=((0, 2),), windows=(Window(0, 0, "A", open=True), Window(0, 1, "B"), Window(0, 2, "C")))
    windows = deal_glyphs(rng(0), bare, range(20))
    assert windows is not None
    assert [w.glyph == NO_GLYPH for w in windows] == [True, False, True]


def test_glyphs_may_run_out() -> None:
    assert deal_glyphs(rng(0), puzzle("ABC"), range(2)) is None
