"""The verbs for items (R123-R131): where bullets come from, and what becomes of the deck."""

import pytest

from tests.games.alone.packs import number_of
from tests.games.alone.playing import BASE, EVIL, begin, click, first_option_of

POSITION = """
missions: the_cure brownout sign_here*0.1
rooms: armoury=1C3 medbay=1A1 canteen=1C6 life_support=1A4 laboratory=2A1 communications=2C6 hangar=2A4 reactor=2C3
hero: 1C3
creatures: -
hand 2: -
"""
BULLETS = [number_of(BASE, f"bullets_{n}", "items") for n in (1, 2, 3)]


def rewarded(lines: str) -> tuple[list[int], list[int], list[int]]:
    """What the hero carries after a mission that gives bullets; the deck before and after."""
    s = begin(POSITION + lines, levels=("keel", "keel"), missions=("the_cure", "brownout", "sign_here"))
    before = list(s.item_deck.true())
    click(s, 0, first_option_of(s, 0, "work"))
    click(s, EVIL, "pass")
    return [carried.item for carried in s.items], before, list(s.item_deck.true())


@pytest.mark.rule("alone:R221")
def test_bullets_come_from_the_deck_which_is_shuffled() -> None:
    carried, before, after = rewarded("items: -\nitem discard: bullets_1")
    (taken,) = carried
    assert taken in BULLETS[1:]
    left = [item for item in before if item != taken]
    assert sorted(after) == sorted(left)
    assert after != left


@pytest.mark.rule("alone:R221")
def test_the_deck_is_shuffled_too_where_bullets_come_from_the_discards() -> None:
    carried, before, after = rewarded("items: -\nitem discard: bullets_1 bullets_2 bullets_3")
    assert carried[0] in BULLETS
    assert sorted(after) == sorted(before)
    assert after != before


@pytest.mark.rule("alone:R221")
def test_no_bullets_are_given_where_the_hero_has_them_all() -> None:
    carried, before, after = rewarded("items: bullets_1 bullets_2 bullets_3")
    assert carried == BULLETS
    assert after == before
