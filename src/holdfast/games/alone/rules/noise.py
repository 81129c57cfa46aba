"""Noise (R87-R93): the hero hears from which way the shortest path to its source begins."""

from __future__ import annotations

from typing import Final, TypeAlias

from holdfast.games.alone.events.labyrinth import NoiseHeard
from holdfast.games.alone.levels.map import LabyrinthMap
from holdfast.games.alone.levels.places import NOWHERE, WAYS, Cell
from holdfast.games.alone.rules.standing import has
from holdfast.games.alone.state import LABYRINTH, Alone, Noise

Doors: TypeAlias = frozenset[tuple[Cell, int]]  # by both sides
NO_DOORS: Final[Doors] = frozenset()


def shut_sides(blocked: int, cell: Cell, opened: Doors) -> int:
    """Returns the blocked sides of a sector, but for doors that a creature opens on its way."""
    return blocked & ~sum(1 << way for at, way in opened if at == cell)


def first_ways(s: Alone, map_: LabyrinthMap, source: Cell, opened: Doors = NO_DOORS) -> list[int]:
    """Returns the ways from the hero that begin a shortest path to a sector (R89); blocked doors are no way (R90).

    If only blocked doors lead there, as if none were blocked (G37). Nothing if it is the hero's own sector.
    """
    if source == s.hero:
        return []
    blocked = {cell: shut_sides(bits, cell, opened) for cell in map_.cells if (bits := s.blocked[cell].true())}
    ways = _first_ways(s, map_, source, blocked) if any(blocked.values()) else []
    return ways or shortest_ways(s, map_, source)


def shortest_ways(s: Alone, map_: LabyrinthMap, source: Cell) -> list[int]:
    """Returns the same, whatever is blocked."""
    row = map_.graph.distance[map_.place[source]]
    nearer = row[map_.place[s.hero]] - 1
    return [way for way, to in map_.ways[s.hero] if row[map_.place[to]] == nearer]


def _first_ways(s: Alone, map_: LabyrinthMap, source: Cell, blocked: dict[Cell, int]) -> list[int]:
    """Returns the ways that begin the shortest walks from the source to the hero's sector."""
    away: dict[Cell, int] = {source: 0}
    queue = [source]
    for cell in queue:
        if cell == s.hero:
            break
        bits = blocked.get(cell, 0)
        for way, to in map_.ways[cell]:
            if to not in away and not bits >> way & 1:
                away[to] = away[cell] + 1
                queue.append(to)
    if s.hero not in away:
        return []
    bits = blocked.get(s.hero, 0)
    nearer = away[s.hero] - 1
    return [way for way, to in map_.ways[s.hero] if away.get(to, NOWHERE) == nearer and not bits >> way & 1]


def make_noise(s: Alone, token: int, told: str = "") -> None:
    """Something stirs in a creature's sector; `told` is what evil chose among ways that are equally short (R91)."""
    if s.hush or has(s, "silent", token):
        return
    cell = s.figures[token].true().cell
    if cell == s.hero:
        word = "here"  # G38
    elif not s.on_hero_level(cell):
        word = "level"  # R92
    else:
        ways = first_ways(s, s.map(), cell)
        word = told if told in [WAYS[way] for way in ways] else WAYS[ways[0]]
    s.noises.append(Noise(word, s.turn))
    for kind in ("creature", "level", "door"):
        s.learn(kind, LABYRINTH)
    s.tell(NoiseHeard(word))
