"""What does least harm, if nobody says otherwise: which alien goes first, which arrow it follows, where a pushed hero
goes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from holdfast.games.elite.cards.effects import AcidProof, Armour, Braced
from holdfast.games.elite.maps.map import FAR, Cell
from holdfast.games.elite.state import OFF, Elite

HOME: Final = 50_000  # the game is lost, most often
DEATH: Final = 20_000
HURT: Final = 150
SHOVED: Final = 10
NEAR: Final = tuple(1000 // max(steps, 1) ** 2 for steps in range(FAR + 1))  # how bad it is, so many steps from home


def planned_order(s: Elite, aliens: list[int]) -> list[int]:
    """Returns aliens in the order in which they go: the nearest to the Starting Area first, so that they are not
    pushed.
    """
    return sorted(aliens, key=lambda alien: (s.map.long_way_home[s.at[alien]], alien))


def planned_way(s: Elite, alien: int, ways: list[int], left: int = 1) -> int:
    """Returns the fork that is taken by default, with `left` steps to go: the one that keeps aliens away from home and
    heroes unhurt, pushes counted."""
    if len(ways) == 1:
        return ways[0]
    standing = _others(s, alien)
    return min(ways, key=lambda to: (_walk(s, standing, to, left, (s.at[alien],)), to))


def step_harm(s: Elite, alien: int, to: int) -> int:
    """Returns how much worse it is after one step of this alien, pushes counted."""
    return _walk(s, _others(s, alien), to, 1, (s.at[alien],)) - NEAR[s.map.long_way_home[s.at[alien]]]


def room_harm(s: Elite, cell: Cell) -> int:
    """Returns what it costs that whoever stands there is driven out."""
    standing = {here: figure for figure, here in enumerate(s.at) if here != OFF}
    return _make_room(s, standing, cell, (cell,))[0] if cell in standing else 0


def walk_harm(s: Elite, alien: int, cell: Cell, steps: int) -> int:
    """Returns the least harm that comes of an alien that goes so many steps from there."""
    ways = s.map.paths[cell] if steps else ()
    return min((_walk(s, _others(s, alien), to, steps, (cell,)) for to in ways), default=0)


def bears(s: Elite, hero: int) -> int:
    """Returns how much damage a hero can still take and live."""
    armour = sum(trait.n for trait in s.traits(hero, Armour)) - s.soaked[hero]
    return s.hero(hero).track - s.damage[hero] + s.guard[hero] + max(armour, 0)


def safest_way(s: Elite, hero: int, ways: Iterable[Cell]) -> Cell:
    """Returns where a hero who must give way is least hurt, and hurts the others least: of equals the first on the
    board.
    """
    return min(ways, key=lambda to: (way_harm(s, hero, to), to))


def way_harm(s: Elite, hero: int, to: Cell) -> int:
    """Returns what it costs that a pushed hero goes there: acid, and whoever is driven on."""
    harm = 0
    if not s.map.is_start[to]:
        standing = _others(s, hero)
        if to in standing:
            other = standing[to]
            pushed = SHOVED if s.is_hero(other) else _make_room(s, standing, to, (s.at[hero], to))[0]
            harm += SHOVED + max(pushed, 0)
    if to in s.acid and not s.has_trait(hero, AcidProof):
        harm += _hurt(s, hero)
    return harm


def spit_harm(s: Elite, to: Cell, wound: int) -> tuple[bool, bool]:
    """Returns what spitting there costs, the worst first: a hero who dies of it, then a hero who is hit."""
    heroes = [hero for hero in range(len(s.heroes)) if s.at[hero] == to]
    return bool(wound) and any(_hurt(s, hero) >= DEATH for hero in heroes), bool(heroes)


def _others(s: Elite, alien: int) -> dict[Cell, int]:
    """Returns who else stands where."""
    return {cell: figure for figure, cell in enumerate(s.at) if cell != OFF and figure != alien}


def _walk(s: Elite, standing: dict[Cell, int], to: Cell, left: int, used: tuple[Cell, ...]) -> int:
    """Returns the least harm that comes of going there and on."""
    if s.map.is_start[to]:
        return HOME
    harm = 0
    if to in standing:
        harm, standing = _make_room(s, standing, to, (*used, to))
    left -= to not in s.slime  # R75: there it slides on
    on = s.map.paths[to] if left else ()
    if not on:
        return harm + NEAR[s.map.long_way_home[to]]
    return harm + min(_walk(s, standing, cell, left, (to,)) for cell in on)


def _make_room(s: Elite, standing: dict[Cell, int], cell: Cell, used: tuple[Cell, ...]) -> tuple[int, dict[Cell, int]]:
    """Returns what it costs that whoever stands there is driven out, and who stands where then."""
    figure = standing[cell]
    rest = {other: who for other, who in standing.items() if other != cell}
    if s.is_hero(figure):
        return _shove(s, figure), rest
    found: list[tuple[int, dict[Cell, int]]] = []
    for to in s.map.paths[cell]:
        if to in used:
            continue
        if s.map.is_start[to]:
            found.append((HOME, rest))
            continue
        harm, after = _make_room(s, rest, to, (*used, to)) if to in rest else (0, rest)
        nearer = NEAR[s.map.long_way_home[to]] - NEAR[s.map.long_way_home[cell]]
        found.append((harm + nearer, {**after, to: figure}))
    if not found:  # A64: it goes where the other came from
        return 0, {**rest, used[0]: figure}
    return min(found, key=lambda one: one[0])


def _shove(s: Elite, hero: int) -> int:
    return SHOVED if s.has_trait(hero, Braced) else _hurt(s, hero)


def _hurt(s: Elite, hero: int) -> int:
    """Returns what one damage costs."""
    left = bears(s, hero)
    if left > s.hero(hero).track - s.damage[hero]:
        return SHOVED
    return HURT if left else DEATH
