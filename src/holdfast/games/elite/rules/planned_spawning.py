"""Where figures come if nobody says otherwise (R53, R54, R58): nobody dies of it if that can be, and aliens have the
longest way home."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.games.elite.cards.effects import Strike, Wound
from holdfast.games.elite.maps.map import Cell
from holdfast.games.elite.rules.abilities import ability_of
from holdfast.games.elite.rules.planned import DEATH, HURT, NEAR, bears, room_harm, walk_harm
from holdfast.games.elite.state import OFF, Elite


def spawn_points(s: Elite, cluster: int) -> tuple[Cell, ...]:
    """Returns the spawn points beside the cluster token with this number (R53)."""
    return s.map.plan.clusters[s.clusters.index(cluster)].spawn_points


def free_points(s: Elite, points: Iterable[Cell]) -> list[Cell]:
    return [cell for cell in points if cell not in s.at]


def planned_cluster(s: Elite, figures: int) -> int:
    """Returns the cluster from which aliens have the longest way, of those that are as far the one beside fewest
    heroes; but first of all one where nobody is pushed to death.
    """

    def harm(number: int) -> tuple[bool, int, int, int]:
        points = spawn_points(s, number)
        is_full = len(free_points(s, points)) < figures
        costs_the_game = is_full and min(room_harm(s, cell) for cell in points) >= DEATH
        far = sum(NEAR[s.map.long_way_home[cell]] for cell in points)
        return costs_the_game, far, sum(_heroes_beside(s, cell) for cell in points), number

    return min(s.clusters, key=harm)


def planned_push(s: Elite, points: Iterable[Cell]) -> Cell:
    """Returns from where somebody is pushed: nobody dies or is hurt of it if that can be, an alien gives way rather
    than a hero, and one that is far from home rather than one that is near.
    """

    def harm(cell: Cell) -> tuple[bool, bool, bool, int, int, Cell]:
        cost, figure = room_harm(s, cell), s.figure_on(cell)
        is_hero = figure is not None and s.is_hero(figure)
        return cost >= DEATH, cost >= HURT, is_hero, cost, -s.map.long_way_home[cell], cell

    return min(points, key=harm)


def planned_point(s: Elite, alien: int, points: tuple[Cell, ...], acts: bool) -> Cell:
    """Returns to which free one of these points an alien comes: nobody dies if it `acts` at once, it has the longest
    way home, and few heroes stand beside it.
    """

    def harm(cell: Cell) -> tuple[bool, int, int, Cell]:
        is_deadly = acts and _may_kill(s, alien, cell, points)
        return is_deadly, -s.map.long_way_home[cell], _heroes_beside(s, cell), cell

    return min(free_points(s, points), key=harm)


def planned_points(s: Elite, alien: int, points: tuple[Cell, ...], coming: int, acts: bool) -> list[Cell]:
    """Returns where so many of its kind come, one after the other."""
    board = s.clone()
    board.strands = []
    found = []
    for _ in range(coming):
        board.at[alien] = planned_point(board, alien, points, acts)
        found.append(board.at[alien])
        if not s.is_boss(alien):
            alien = board.spare(s.kinds[alien]) or alien
    return found


def _heroes_beside(s: Elite, cell: Cell) -> int:
    return sum(s.map.distance[here][cell] <= 1 for here in s.at[: len(s.heroes)] if here != OFF)


def _may_kill(s: Elite, alien: int, cell: Cell, points: tuple[Cell, ...]) -> bool:
    """Tells whether a hero could die of it: of its ability, together with those that came before it, and of its move
    after that.
    """
    walked = walk_harm(s, alien, cell, s.movement(alien))
    before = [s.at[other] for other in s.aliens() if s.kinds[other] == s.kinds[alien] and s.at[other] in points]
    for hero, here in enumerate(s.at[: len(s.heroes)]):
        worst = _worst(s, alien, cell, here)
        together = worst + sum(_worst(s, alien, other, here) for other in before) + (walked >= HURT)
        if worst and together > bears(s, hero):
            return True
    return walked >= DEATH


def _worst(s: Elite, alien: int, cell: Cell, here: Cell) -> int:
    """Returns the most damage that its ability does from one space to a hero on another."""
    damage = 0
    for effect in ability_of(s, s.kinds[alien]):
        if isinstance(effect, Strike | Wound) and s.sees(cell, here, effect.range, effect.sight):
            damage += effect.damage if isinstance(effect, Strike) else effect.n
    return damage
