"""Levels by chance: all of them keep the guarantees, no two are alike, and known parts are completed."""

import pytest

from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.alone.levels.check import check
from holdfast.games.alone.levels.generator import complete, generate
from holdfast.games.alone.levels.level import Sector
from tests.games.alone.packs import parts_of

STEPS = (-4, 1, 4, -1)


def seen(level: tuple[Sector, ...], many: int, rng: Rng) -> dict[int, Sector]:
    """So many sectors of a level as a hero gets to know them: one after the other, through ways."""
    known = {start: level[start] for start in [rng.below(24, "walk")]}
    while len(known) < many:
        here, way = rng.choice(list(known), "walk"), rng.below(4, "walk")
        if level[here].sides[way] != "wall":
            known[here + STEPS[way]] = level[here + STEPS[way]]
    return known


def check_levels(many: int, seed: str) -> None:
    rng = Rng(key_from_seed(seed))
    levels = [generate(rng) for _ in range(many)]
    assert [(i, check(level)) for i, level in enumerate(levels) if check(level)] == []
    assert len(set(levels)) == many


def check_completions(many: int, seed: str) -> None:
    rng = Rng(key_from_seed(seed))
    for i in range(many):
        level = generate(rng)
        known = seen(level, 1 + i % 24, rng)
        other = complete(known, rng)
        assert other is not None, (i, known)
        assert {place: other[place] for place in known} == known
        assert check(other) == ()


@pytest.mark.rule(*(f"alone:R{n}" for n in (203, 204, 205, 206, 207, 208, 209, 210, 215)))
def test_random_levels_keep_every_guarantee_and_differ() -> None:
    check_levels(200, "some")


@pytest.mark.long
@pytest.mark.rule(*(f"alone:R{n}" for n in (203, 204, 205, 206, 207, 208, 209, 210, 215)))
def test_ten_thousand_random_levels_keep_every_guarantee_and_differ() -> None:
    check_levels(10_000, "many")


def test_a_partly_known_level_is_completed_to_another_possible_one() -> None:
    check_completions(240, "known")


@pytest.mark.long
def test_ten_thousand_partly_known_levels_are_completed() -> None:
    check_completions(10_000, "known")


def test_a_level_comes_from_its_seed_alone() -> None:
    assert generate(Rng(key_from_seed(3))) == generate(Rng(key_from_seed(3)))


def test_no_random_corridor_is_a_dead_end() -> None:
    rng = Rng(key_from_seed("ends"))
    corridors = [sector for _ in range(100) for sector in generate(rng) if not sector.room]
    assert min(4 - sector.sides.count("wall") for sector in corridors) == 2


def test_an_lcu_lights_two_more_sectors_with_one_repair() -> None:
    """Stronger than R207 asks: no repair in the best direction is half wasted."""
    rng = Rng(key_from_seed("lamps"))
    for _ in range(100):
        level = generate(rng)
        for place in (place for place, sector in enumerate(level) if sector.lcu):
            assert any(
                level[place].sides[d] != "wall" and level[place + STEPS[d]].sides[d] != "wall" for d in range(4)
            ), place


def test_rooms_and_lcus_get_everywhere() -> None:
    rng = Rng(key_from_seed("places"))
    levels = [generate(rng) for _ in range(300)]
    rooms = {place for level in levels for place, sector in enumerate(level) if sector.room}
    stairs = {place for level in levels for place, sector in enumerate(level) if sector.stairs}
    lcus = {place for level in levels for place, sector in enumerate(level) if sector.lcu}
    assert (len(rooms), stairs, len(lcus)) == (24, {8, 12, 11, 15}, 24)


def test_little_known_leaves_many_levels() -> None:
    rng = Rng(key_from_seed("many"))
    known = seen(generate(rng), 4, rng)
    assert len({complete(known, rng) for _ in range(30)}) == 30


def test_a_wholly_known_level_is_itself() -> None:
    for level in parts_of("base").levels:
        assert complete(dict(enumerate(level.sectors)), Rng(key_from_seed(1))) == level.sectors


@pytest.mark.parametrize("level", parts_of("base").levels, ids=lambda level: str(level.name))
def test_stored_levels_are_completed_too(level: object) -> None:
    rng = Rng(key_from_seed("stored"))
    sectors = next(one.sectors for one in parts_of("base").levels if one == level)
    for many in range(1, 25):
        assert complete(seen(sectors, many, rng), rng) is not None


CROSS = Sector(("open", "open", "open", "open"))
BARE = Sector(("wall", "wall", "wall", "wall"))


@pytest.mark.parametrize(
    "known",
    [
        {0: CROSS},  # a way over the rim
        {5: CROSS, 6: BARE},  # two sectors that do not agree
        {5: Sector(("wall", "door", "wall", "open")), 6: Sector(("wall", "wall", "wall", "door"))},  # no room behind
        {5: Sector(("wall", "wall", "wall", "open"), room=True)},  # a room without a door
        {5: Sector(("wall", "door", "wall", "wall"), room=True)},  # a room with one door
        {8: Sector(("wall", "open", "open", "wall")), 12: Sector(("open", "open", "wall", "wall"))},  # no stairs left
        {5: Sector(("wall", "open", "open", "wall"), stairs=True)},  # stairs in the middle
        {5: Sector(("wall", "door", "door", "wall"))},  # two rooms beside one corridor
        {i: Sector(("wall", "open", "wall", "open"), lcu=True) for i in (1, 5, 9, 13, 17)},  # five LCUs
    ],
)
def test_what_fits_no_level_is_not_completed(known: dict[int, Sector]) -> None:
    assert complete(known, Rng(key_from_seed(1))) is None
