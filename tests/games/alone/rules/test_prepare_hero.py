"""The hero's set-up (R2, R10): only what lies in the box, and what chance draws."""

import pytest

from holdfast.games.alone.rules.prepare_hero import PickDifficulty, PickHero
from holdfast.games.alone.state import HERO
from tests.games.alone.playing import BASE, begin, click, refused


@pytest.mark.rule("alone:R265", "alone:R10")
def test_a_character_drawn_at_random_comes_from_the_game_s_own_chance() -> None:
    def drawn(seed: int) -> int:
        s = begin(seed=seed, character="")
        click(s, HERO, "draw_hero")
        return s.character

    drawn_once, drawn_again = ([drawn(seed) for seed in range(16)] for _ in range(2))
    assert drawn_once == drawn_again
    assert len(set(drawn_once)) > 1


@pytest.mark.rule("alone:R2", "alone:R10")
def test_only_difficulties_and_characters_of_the_box_are_chosen() -> None:
    s = begin(difficulty="", character="")
    for difficulty in (-1, len(BASE.difficulties)):
        refusal = refused(s, HERO, PickDifficulty(difficulty))
        assert refusal is not None
        assert refusal.key == "refused.no_such_difficulty"
    click(s, HERO, "pick_difficulty:0")
    for character in (-1, len(BASE.characters)):
        refusal = refused(s, HERO, PickHero(character))
        assert refusal is not None
        assert refusal.key == "refused.no_such_character"
