"""Fighting (R185, R262): whose death teaches, and what a fight tells of the powers on the map."""

import pytest

from holdfast.games.alone.rules.fight import Die
from holdfast.games.alone.state import HERO
from tests.games.alone.packs import parts_of
from tests.games.alone.playing import EVIL, begin, click, first_option_of, learned


@pytest.mark.rule("alone:R185", "alone:R184")
@pytest.mark.parametrize(("revealed", "points"), [("1D1", 1), ("-", 0)])
def test_only_the_death_of_a_revealed_creature_teaches(revealed: str, points: int) -> None:
    s = begin(f"hero: 1C1\nrevealed: {revealed}\ncreatures: spore@1D1\nexperience: -")
    token, _ = s.standing()[0]
    Die(token=token).die(s)
    assert not s.standing()
    assert sum(s.experience) == points


@pytest.mark.rule("alone:R262")
@pytest.mark.parametrize("far", [True, False])
def test_a_fight_tells_something_of_the_powers_on_the_map(far: bool) -> None:
    creatures = "mutant@1C4 usher@2C6" if far else "mutant@1C4"
    position = f"items: -\nhero: 1C4\nspecials: usher\ncreatures: {creatures}\nhand 2: -\ndice: miss miss miss miss"
    s = begin(position, parts=parts_of("base", "deep"), special_creatures=True)
    click(s, HERO, first_option_of(s, HERO, "fight"))
    click(s, EVIL, "pass")
    assert far == ("creature" in learned(s))
