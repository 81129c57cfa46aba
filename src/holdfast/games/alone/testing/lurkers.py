"""Creatures put into the dark by hand, for the leak tests: in how many ways they may stir there and sound the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from holdfast.engine.action import Action
from holdfast.engine.rng import Rng
from holdfast.engine.secret import Secret
from holdfast.games.alone.cards.picks import Done, PickCreature, PickLine, PickNoise, PickPlace, PickWay
from holdfast.games.alone.levels.places import WAYS, Cell, level_of
from holdfast.games.alone.rules.creatures import crowd, free_tokens, limit
from holdfast.games.alone.rules.noise import first_ways
from holdfast.games.alone.rules.sight import dark_cells, frontier
from holdfast.games.alone.rules.standing import has
from holdfast.games.alone.state import HERO, Alone, Figure

FAR_ENOUGH: Final = 5  # no regular creature needs more distance to be spawned


def without_lurkers(s: Alone) -> Alone:
    """Returns the state with only special creatures and avatars in the dark, whose powers would tell."""
    twin = s.clone()
    for token, secret in enumerate(twin.figures):
        if twin.tokens[token].source == "creature" and not secret.is_known_to(HERO):
            twin.figures[token] = secret.with_value(Figure())
    return twin


def lurkers(s: Alone, seat: int) -> list[int]:
    """Returns the lines of the creature table of which a token is free."""
    return [line for line, c in enumerate(s.parts.creatures) if not c.boss and free_tokens(s, seat, line)]


def with_creature(s: Alone, seat: int, line: int, cell: Cell, wounds: int = 0) -> tuple[Alone, int]:
    """Returns the state with one more creature in the dark, and its token."""
    twin = s.clone()
    token = free_tokens(twin, seat, line)[-1]
    twin.figures[token] = Secret("creature", Figure(cell=cell, wounds=wounds), twin.the_evil)
    return twin, token


def ways_to_stir(s: Alone, seat: int, rng: Rng) -> Iterator[tuple[str, Alone, tuple[Action, ...]]]:
    """Yields what can make the same noise in the dark: each with the state it happens in, and what is picked for it."""
    map_, dark = s.map(), dark_cells(s)
    steps = [
        (cell, way, to)
        for cell in dark
        for way, to in map_.ways[cell]
        if to in dark and level_of(to) == level_of(cell) and not s.blocked[cell].true() >> way & 1
        if map_.distance(s.hero, to) >= FAR_ENOUGH and crowd(s, seat, level_of(to)) < limit(s)
    ]
    lines = [line for line in lurkers(s, seat) if not has(s, "silent", free_tokens(s, seat, line)[0])]
    if not steps or len(lines) < 2:
        return
    near = [step for step in steps if s.on_hero_level(step[0])]  # from where a direction is heard
    start, way, end = rng.choice(near if near and rng.below(2, "twins") else steps, "twins")
    one, two = rng.sample(lines, 2, "twins")
    for what, line, wounds in (("a creature that comes", one, 0), ("another that comes", two, 1)):
        state, token = with_creature(s, seat, line, start, wounds)
        if wounds and end not in frontier(s):
            state.light[end] = state.light[end].with_value(True)  # it puts out a light that nobody sees
        yield what, state, (PickCreature(token), PickWay(WAYS[way]))
    for what, line in (("one that is spawned", one), ("another that is spawned", two)):
        yield what, s, (PickLine(line), PickPlace(map_.place[end]))
    state, token = with_creature(s, seat, two, end)
    yield "one that stands still", state, (PickCreature(token), Done())
    for elsewhere, told in _as_loud(s, dark, end, rng):
        yield "one that is spawned elsewhere", s, (PickLine(one), PickPlace(map_.place[elsewhere]), *told)


def _as_loud(s: Alone, dark: list[Cell], end: Cell, rng: Rng) -> Iterator[tuple[Cell, tuple[PickNoise, ...]]]:
    """Yields sectors that may be heard from the same direction, each with evil's word if it has the choice there:
    preferably nearer or farther ones, or those with another choice.
    """
    map_ = s.map()
    is_here, far = s.on_hero_level(end), map_.distance(s.hero, end)
    on_level = [cell for cell in dark if level_of(cell) == level_of(end) and map_.distance(s.hero, cell) >= FAR_ENOUGH]
    ways = {cell: first_ways(s, map_, cell) for cell in on_level}
    word = ways[end][0]
    found = [cell for cell in ways if cell != end and (not is_here or word in ways[cell])]
    far_off = [cell for cell in found if map_.distance(s.hero, cell) != far]
    other_choice = [cell for cell in found if is_here and len(ways[cell]) != len(ways[end])]
    for cells in rng.sample([cells for cells in (far_off, other_choice) if cells] or [found], 1, "twins"):
        for cell in rng.sample(cells, 1, "twins"):
            yield cell, (PickNoise(WAYS[word]),) if is_here and len(ways[cell]) > 1 else ()
