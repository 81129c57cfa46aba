"""What a hero may imagine in the dark: a map around what lies in the labyrinth, and what lurks there."""

from __future__ import annotations

from typing import Final, TypeVar

from holdfast.engine.poison import UNKNOWN
from holdfast.engine.rng import Rng
from holdfast.engine.secret import Secret
from holdfast.games.alone.levels.completion import plan_around
from holdfast.games.alone.levels.map import labyrinth_map, write_plan
from holdfast.games.alone.levels.places import OPPOSITE, WAYS, Cell, level_of
from holdfast.games.alone.rules.noise import first_ways
from holdfast.games.alone.rules.sight import dark_cells, frontier
from holdfast.games.alone.state import UNMARKED, Alone, Figure, Noise

T = TypeVar("T")

LURKING: Final = 2  # creatures that the hero has to expect on each level
EXPECTED_DANGERS: Final = 2  # and danger tokens


def lay_imagined_map(s: Alone, rng: Rng) -> None:
    """Lays some map around what lies in the labyrinth, with some creatures and dangers in the dark."""
    cells = [cell for cell, known in enumerate(s.revealed) if known]
    tiles = {cell: tile for cell in cells if (tile := s.level[cell].true()) is not None}
    plan = None
    while plan is None:
        plan = plan_around(tiles, tiles, None, len(s.parts.rooms), rng)
    known, code = s.the_evil, write_plan(plan)
    map_ = labyrinth_map(code)
    s.plan = Secret("level", code, known)
    s.swapped = Secret("level", False, known)
    s.level = [
        Secret("level", tile, known) if old.inside() is UNKNOWN else old
        for tile, old in zip(map_.tiles, s.level, strict=True)
    ]
    s.light = _or_else(s.light, Secret("light", False, known))
    s.danger = _or_else(s.danger, Secret("danger", False, known))
    s.blocked = _or_else(s.blocked, Secret("door", 0, known))
    s.figures = _or_else(s.figures, Secret("creature", Figure(), known))
    s.marks = [Secret("creature", UNMARKED, known)] * len(s.marks)
    if s.hero is UNKNOWN:
        s.hero = 0
        return
    for cell in cells:
        for way in range(4):
            beyond = map_.beyond[cell][way]
            if s.blocked[cell].true() >> way & 1 and not s.revealed[beyond]:
                bits = s.blocked[beyond].true() | 1 << OPPOSITE[way]
                s.blocked[beyond] = Secret("door", bits, known)
    _imagine(s, rng)


def _or_else(field: list[Secret[T]], usual: Secret[T]) -> list[Secret[T]]:
    """Returns the field with the usual value wherever nothing is known."""
    return [usual if secret.inside() is UNKNOWN else secret for secret in field]


def alike(s: Alone, kind: int) -> list[int]:
    """Returns the tokens that look like this one."""
    it = s.tokens[kind]
    return [t for t, other in enumerate(s.tokens) if (other.source, other.index) == (it.source, it.index)]


def _imagine(s: Alone, rng: Rng) -> None:
    """Puts creatures where something was heard, some more, and dangers into the dark; no light where the hero sees."""
    dark = dark_cells(s)
    heard = [places for noise in s.noises if is_fresh(s, noise) and (places := sources(s, noise, dark))]
    for level in (0, 1):
        cells = [cell for cell in dark if level_of(cell) == level]
        here = sum(level_of(figure.cell) == level for _, figure in s.standing())
        free = [
            t
            for t, it in enumerate(s.tokens)
            if it.source == "creature" and not it.boss and s.figures[t].true().cell < 0
        ]
        noisy = [places for places in heard if level_of(places[0]) == level]
        for number, token in enumerate(rng.sample(free, max(LURKING - here, 0), "creatures")):
            place = rng.choice(noisy[-1 - number] if number < len(noisy) else cells, "creatures")
            s.figures[token] = Secret("creature", Figure(cell=place), s.the_evil)
        lying = sum(s.danger[cell].true() for cell in s.map().on_level(level))
        for cell in rng.sample(cells, max(EXPECTED_DANGERS - lying, 0), "dangers"):
            s.danger[cell] = Secret("danger", True, s.the_evil)
    assert not any(s.light[cell].true() for cell in frontier(s))


def is_fresh(s: Alone, noise: Noise) -> bool:
    """Tells whether a noise was heard shortly ago from where the hero still stands (R89)."""
    return noise.turn >= s.turn - 1 and "move" not in s.deeds


def sources(s: Alone, noise: Noise, dark: list[Cell]) -> list[Cell]:
    """Returns the dark sectors that a noise may have come from: those to which its way is a shortest one (R89, R92)."""
    if noise.way == "level":
        return [cell for cell in dark if not s.on_hero_level(cell)]
    if noise.way not in WAYS:
        return []
    way = WAYS.index(noise.way)
    return [cell for cell in dark if s.on_hero_level(cell) and way in first_ways(s, s.map(), cell)]
