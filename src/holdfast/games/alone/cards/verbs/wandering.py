"""The hero's verbs of moving, looking and listening (R65-R71, R95-R101, R117-R122)."""

from __future__ import annotations

from holdfast.engine.action import Refusal, refuse
from holdfast.engine.flow import AGAIN, StepResult
from holdfast.games.alone.cards.effects import Bar, Run, Scan, Sound, Sweep
from holdfast.games.alone.cards.picks import Done, Pick, PickBar, PickGoal, PickSector, PickWay
from holdfast.games.alone.cards.verbs.aims import doors, sectors
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import BlockBehind, Cause, Picks, RunOn, SweepExplored
from holdfast.games.alone.cards.verbs.terrain import up_to
from holdfast.games.alone.events.deeds import Explored
from holdfast.games.alone.levels.places import STAIRS, WAYS
from holdfast.games.alone.rules.explore import explore, why_not_explore
from holdfast.games.alone.rules.labyrinth import set_blocked, set_danger
from holdfast.games.alone.rules.locate import Answer, goals
from holdfast.games.alone.rules.move import MoveHero, open_doors, why_no_way
from holdfast.games.alone.rules.sight import reveal_what_is_lit
from holdfast.games.alone.rules.standing import hero_knows, number
from holdfast.games.alone.state import HERO, Alone

# -- Run


def run_picks(s: Alone, effect: Run | RunOn, cause: Cause, picks: Picks) -> list[Pick]:
    if picks:
        return []
    ways: list[Pick] = [PickWay(way) for way in WAYS if why_no_way(s, way) is None]
    return [*ways, Done()] if isinstance(effect, RunOn) and ways else ways


def do_run(s: Alone, frame: DoVerb) -> StepResult | None:
    """Takes one step, then asks whether to go on."""
    effect = frame.effect
    assert isinstance(effect, Run | RunOn)
    way = next((pick.way for pick in frame.picks if isinstance(pick, PickWay)), None)
    if way is None or frame.stage == 2:
        return None
    frame.stage += 1
    if frame.stage == 1:
        s.start(MoveHero(way=way, sure=effect.sure))
        return AGAIN
    if effect.steps > 1:
        s.start(DoVerb(effect=RunOn(steps=effect.steps - 1, sure=effect.sure), cause=frame.cause))
    return None


# -- doors


def behind_picks(s: Alone, effect: BlockBehind, cause: Cause, picks: Picks) -> list[Pick]:
    found: list[Pick] = [PickBar(s.hero, WAYS[way]) for way in open_doors(s)]
    return [*found, Done()] if found and not picks else []


def bar_picks(s: Alone, effect: Bar, cause: Cause, picks: Picks) -> list[Pick]:
    able = [] if hero_knows(s, "no_blocking") else doors(s, HERO, effect.place, False)
    both = [*able, *doors(s, HERO, effect.place, True)]
    found: list[Pick] = [PickBar(cell, WAYS[way]) for cell, way in both]
    left = up_to(found, picks, effect.count)
    return [*left, Done()] if left and Done() not in left else left


def do_bar(s: Alone, frame: DoVerb) -> None:
    for pick in frame.picks:
        if isinstance(pick, PickBar):
            way = WAYS.index(pick.way)
            set_blocked(s, pick.cell, way, not s.blocked[pick.cell].true() >> way & 1)
    reveal_what_is_lit(s)


# -- Scan, Sweep


def scan_picks(s: Alone, effect: Scan, cause: Cause, picks: Picks) -> list[Pick]:
    if picks or effect.around:
        return []
    return [PickWay(way) for way in WAYS if why_not_explore(s, way) is None]


def do_scan(s: Alone, frame: DoVerb) -> None:
    effect = frame.effect
    assert isinstance(effect, Scan)
    if effect.around:
        ways = [way for way in WAYS if why_not_explore(s, way) is None]
    else:
        ways = [pick.way for pick in frame.picks if isinstance(pick, PickWay)]
    sectors_far = number(s, "explore_range", effect.sectors, least=1)
    for way in ways:
        found = explore(s, WAYS.index(way), 1 if way == WAYS[STAIRS] else sectors_far, effect.doors)
        s.tell(Explored(way, len(found)))
    reveal_what_is_lit(s)


def sweep_picks(s: Alone, effect: Sweep, cause: Cause, picks: Picks) -> list[Pick]:
    found = [cell for cell in sectors(s, HERO, effect.place) if s.danger[cell].look(HERO)]
    return up_to([PickSector(cell) for cell in found], picks, effect.count, least=1)


def explored_picks(s: Alone, effect: SweepExplored, cause: Cause, picks: Picks) -> list[Pick]:
    found: list[Pick] = [PickSector(cell) for cell in effect.cells if s.revealed[cell] and s.danger[cell].look(HERO)]
    return [*found, Done()] if found and not picks else []


def do_sweep(s: Alone, frame: DoVerb) -> None:
    for pick in frame.picks:
        if isinstance(pick, PickSector):
            set_danger(s, pick.cell, False)


# -- Sound


def sound_picks(s: Alone, effect: Sound, cause: Cause, picks: Picks) -> list[Pick]:
    """Returns the targets that may be named next: all are named before any answer."""
    if len(picks) >= effect.targets:
        return []
    return [PickGoal(goal) for goal in goals(s) if PickGoal(goal) not in picks]


def why_no_goal(s: Alone, effect: Sound, cause: Cause, picks: Picks, pick: Pick) -> Refusal | None:
    fits = isinstance(pick, PickGoal) and pick not in picks and pick.target in goals(s)
    return None if fits and len(picks) < effect.targets else refuse("alone:R117", "refused.not_a_target")


def do_sound(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, Sound)
    targets = tuple(pick.target for pick in frame.picks if isinstance(pick, PickGoal))
    s.start(Answer(targets=targets, bearing=frame.effect.bearing))
