"""The map of a sampled state: as evil knows it, or what lies in the labyrinth with something imagined around it."""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.engine.secret import EVERYBODY, Secret
from holdfast.games.alone.chart import chart, write_plan
from holdfast.games.alone.complete import plan_around
from holdfast.games.alone.places import CELLS, OPPOSITE, WAYS, Cell, level_of
from holdfast.games.alone.rules.noise import first_ways
from holdfast.games.alone.sights import EvilView, LabyrinthView
from holdfast.games.alone.state import Alone, Figure, Noise
from holdfast.games.alone.worlds import dark_cells, frontier

LURKING = 2  # creatures that the hero has to expect on each level


DANGERS = 2


def lay_known_map(s: Alone, evil: EvilView) -> None:
    known = s.the_evil
    s.plan = Secret("level", evil.plan, known)
    map_ = chart(evil.plan)
    s.level = [Secret("level", tile, known) for tile in map_.tiles]
    s.light = [Secret("light", False, known)] * CELLS
    s.danger = [Secret("danger", False, known)] * CELLS
    s.blocked = [Secret("door", 0, known)] * CELLS
    s.swapped = Secret("level", evil.swapped, known)
    for sector in evil.sectors:
        who = EVERYBODY if sector.revealed else known
        s.revealed[sector.cell] = sector.revealed
        s.level[sector.cell] = Secret("level", sector.tile, who)
        s.light[sector.cell] = Secret("light", sector.lit, who)
        s.danger[sector.cell] = Secret("danger", sector.danger, who)
        s.blocked[sector.cell] = Secret("door", sector.blocked, who)
    s.hero = map_.cell[evil.hero] if evil.hero >= 0 else 0
    for token in evil.creatures:
        who = EVERYBODY if s.revealed[token.figure.cell] else known
        s.figures[token.token] = Secret("creature", token.figure, who)


def lay_imagined_map(s: Alone, seen: LabyrinthView | None, rng: Rng) -> None:
    """What lies in the labyrinth, and around it some map, with some creatures and dangers in the dark."""
    tiles = {} if seen is None else {sector.cell: sector.tile for sector in seen.sectors}
    plan = None
    while plan is None:
        plan = plan_around(tiles, tiles, None, len(s.parts.rooms), rng)
    known, code = s.the_evil, write_plan(plan)
    map_ = chart(code)
    s.plan = Secret("level", code, known)
    s.level = [Secret("level", tile, known) for tile in map_.tiles]
    s.light = [Secret("light", False, known)] * CELLS
    s.danger = [Secret("danger", False, known)] * CELLS
    s.blocked = [Secret("door", 0, known)] * CELLS
    if seen is None:
        return
    s.hero = seen.here
    for sector in seen.sectors:
        s.revealed[sector.cell] = 1
        s.level[sector.cell] = Secret("level", sector.tile, EVERYBODY)
        s.light[sector.cell] = Secret("light", sector.lit, EVERYBODY)
        s.danger[sector.cell] = Secret("danger", sector.danger, EVERYBODY)
        s.blocked[sector.cell] = Secret("door", sector.blocked, EVERYBODY)
    for sector in seen.sectors:
        for way in range(4):
            beyond = map_.beyond[sector.cell][way]
            if sector.blocked >> way & 1 and not s.revealed[beyond]:
                bits = s.blocked[beyond].true() | 1 << OPPOSITE[way]
                s.blocked[beyond] = Secret("door", bits, known)
    _place_seen_creatures(s, seen)
    _imagine(s, rng)


def alike(s: Alone, kind: int) -> list[int]:
    """The tokens that look like this one."""
    it = s.tokens[kind]
    return [t for t, other in enumerate(s.tokens) if (other.source, other.index) == (it.source, it.index)]


def _place_seen_creatures(s: Alone, seen: LabyrinthView) -> None:
    for creature in seen.creatures:
        token = next(t for t in alike(s, creature.creature) if s.figures[t].true().cell < 0)
        s.figures[token] = Secret("creature", creature.figure, EVERYBODY)


def _imagine(s: Alone, rng: Rng) -> None:
    """Creatures where something was heard, and some more; dangers; no light where the hero would see it."""
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
        for cell in rng.sample(cells, max(DANGERS - lying, 0), "dangers"):
            s.danger[cell] = Secret("danger", True, s.the_evil)
    assert not any(s.light[cell].true() for cell in frontier(s))


def is_fresh(s: Alone, noise: Noise) -> bool:
    """Whether it was heard from where the hero still stands, shortly ago (R89)."""
    return noise.turn >= s.turn - 1 and "move" not in s.deeds


def sources(s: Alone, noise: Noise, dark: list[Cell]) -> list[Cell]:
    """The dark sectors that a noise may have come from: those to which its way is a shortest one (R89, R92)."""
    if noise.way == "level":
        return [cell for cell in dark if not s.on_hero_level(cell)]
    if noise.way not in WAYS:
        return []
    way = WAYS.index(noise.way)
    return [cell for cell in dark if s.on_hero_level(cell) and way in first_ways(s, s.map(), cell)]
