"""What a hero imagines fits what was seen and heard."""

import pytest

from holdfast.engine.imagine import imagined
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.alone.game import GAME
from holdfast.games.alone.levels.places import WAYS, level_of
from holdfast.games.alone.rules.noise import first_ways
from holdfast.games.alone.setup import setup
from holdfast.games.alone.state import HERO, Alone, Noise, Options
from holdfast.games.alone.testing.arrange import arrange
from tests.games.alone.packs import parts_of

LINES = "hero: 1B3\nrevealed: 1A3\ncreatures: spore@1C3\nturn: 3\nasked: turn"


def night() -> Alone:
    s = setup(parts_of("base"), Options(levels=("keel", "galleries")), 2, key_from_seed("night"))
    arrange(s, LINES)
    return s


def dealt(s: Alone, number: int) -> Alone:
    world = imagined(GAME, s.masked(HERO), s.parts, Rng(key_from_seed(f"world/{number}")))
    assert isinstance(world, Alone)
    return world


@pytest.mark.rule("alone:R89")
@pytest.mark.parametrize("way", ["north", "south"])
def test_something_lurks_where_a_noise_came_from(way: str) -> None:
    s = night()
    s.noises = [Noise(way, 2)]
    for number in range(12):
        world = dealt(s, number)
        near = [figure.cell for _, figure in world.standing() if world.on_hero_level(figure.cell)]
        heard = [WAYS[first] for cell in near for first in first_ways(world, world.map(), cell)]
        possible = [cell for cell in world.map().on_level(0) if not world.revealed[cell]]
        fits = [cell for cell in possible if WAYS.index(way) in first_ways(world, world.map(), cell)]
        assert way in heard or not fits


@pytest.mark.rule("alone:R92")
def test_a_noise_from_the_other_level_puts_something_there() -> None:
    s = night()
    s.noises = [Noise("level", 3)]
    for number in range(6):
        world = dealt(s, number)
        assert any(level_of(figure.cell) != level_of(world.hero) for _, figure in world.standing())


def test_old_noises_and_those_heard_elsewhere_tell_nothing() -> None:
    s = night()
    plain = [[figure.cell for _, figure in dealt(s, number).standing()] for number in range(6)]
    s.noises = [Noise("north", 1)]
    assert [[figure.cell for _, figure in dealt(s, number).standing()] for number in range(6)] == plain
    s.noises, s.deeds = [Noise("north", 3)], ["move"]
    assert [[figure.cell for _, figure in dealt(s, number).standing()] for number in range(6)] == plain
