"""The hero's verbs that switch lights on (R63, R64, R139-R142)."""

from __future__ import annotations

from holdfast.games.alone.cards.effects import Beam, Light, Repair
from holdfast.games.alone.cards.picks import Done, Pick, PickSector, PickWay
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import Cause, Picks
from holdfast.games.alone.cards.verbs.terrain import up_to
from holdfast.games.alone.levels.places import COMPASS, WAYS, Cell
from holdfast.games.alone.rules.interact import LIGHT_RANGE, line, switch_on
from holdfast.games.alone.rules.sight import in_sight
from holdfast.games.alone.rules.standing import hero_counts, number, powers_show
from holdfast.games.alone.state import HERO, Alone


def ways_of_light(s: Alone) -> list[Pick]:
    """Returns the directions in which there is a sector at all; all directions, if there is none (G32)."""
    ways = [way for way, side in zip(COMPASS, s.here.sides, strict=True) if side != "wall"]
    return [PickWay(way) for way in ways or COMPASS]


def light_picks(s: Alone, effect: Light, cause: Cause, picks: Picks) -> list[Pick]:
    return ways_of_light(s) if effect.line and not picks else []


def do_light(s: Alone, frame: DoVerb) -> None:
    effect = frame.effect
    assert isinstance(effect, Light)
    cells: list[Cell] = [s.hero]
    for pick in frame.picks:
        if isinstance(pick, PickWay):
            cells += line(s, WAYS.index(pick.way), effect.line)
    map_ = s.map()
    if effect.doors:
        cells += [map_.beyond[s.hero][way] for way in map_.doors(s.hero)]
    if effect.around:
        blocked = s.blocked[s.hero].true()
        cells += [to for way, to in map_.ways[s.hero] if not blocked >> way & 1]
    switch_on(s, cells)


def beam_picks(s: Alone, effect: Beam, cause: Cause, picks: Picks) -> list[Pick]:
    dark = [cell for cell in in_sight(s) if not s.light[cell].look(HERO)]
    return up_to([PickSector(cell) for cell in dark], picks, effect.count)


def do_beam(s: Alone, frame: DoVerb) -> None:
    switch_on(s, [pick.cell for pick in frame.picks if isinstance(pick, PickSector)])


def repair_picks(s: Alone, effect: Repair, cause: Cause, picks: Picks) -> list[Pick]:
    if not s.here.lcu or Done() in picks or len(picks) >= hero_counts(s, "lcu_directions", effect.directions, 1):
        return []
    left = [pick for pick in ways_of_light(s) if pick not in picks]
    return [*left, Done()] if left and picks else left


def do_repair(s: Alone, frame: DoVerb) -> None:
    """Switches on the hero's sector, and up to two in line in each direction that was picked (R139, R140)."""
    assert isinstance(frame.effect, Repair)
    if not s.here.lcu:
        return
    powers_show(s)
    cells: list[Cell] = [s.hero]
    for pick in frame.picks:
        if isinstance(pick, PickWay):
            cells += line(s, WAYS.index(pick.way), number(s, "light_range", LIGHT_RANGE + frame.effect.further))
    switch_on(s, cells)
