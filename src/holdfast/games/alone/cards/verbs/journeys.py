"""A creature's way as it is planned: the steps so far, what may come next, and what is told of its noise (R75, R91)."""

from __future__ import annotations

import dataclasses

from holdfast.engine.action import Refusal, refuse
from holdfast.engine.flow import AGAIN, StepResult
from holdfast.games.alone.cards.picks import (
    Done,
    Pick,
    PickCreature,
    PickNoise,
    PickUnblock,
    PickWay,
)
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import (
    Picks,
)
from holdfast.games.alone.levels.places import OPPOSITE, WAYS, Cell
from holdfast.games.alone.rules.creatures import (
    NOTHING_AHEAD,
    ChangesAhead,
    Prowl,
    steps_from,
    why_no_step,
)
from holdfast.games.alone.rules.noise import NO_DOORS, Doors, first_ways, shut_sides
from holdfast.games.alone.rules.standing import has
from holdfast.games.alone.state import Alone


@dataclasses.dataclass
class Journey:
    """Where a creature is to go: the steps so far, and where they lead."""

    token: int
    cell: Cell
    ahead: ChangesAhead = NOTHING_AHEAD  # doors opened by it or one that goes before it; where those are then
    ways: tuple[str, ...] = ()
    noise: str = ""
    stopped: bool = False


def journeys(s: Alone, seat: int, picks: Picks) -> tuple[list[Journey], bool]:
    """Returns what was planned so far, and whether that is all."""
    found: list[Journey] = []
    for pick in picks:
        match pick:
            case PickCreature(creature=token):
                ahead = after(found[-1]) if found else NOTHING_AHEAD
                found.append(Journey(token, s.figures[token].look(seat).cell, ahead))
            case PickWay(way=way):
                found[-1].ways += (way,)
                found[-1].cell = s.map_for(seat).beyond[found[-1].cell][WAYS.index(way)]
            case PickUnblock(way=way):
                found[-1].ways += (f"unblock {way}",)
                found[-1].ahead = opening(s, seat, found[-1], WAYS.index(way))
            case PickNoise(way=way):
                found[-1].noise = way
            case Done():
                if not found or found[-1].stopped:
                    return found, True
                found[-1].stopped = True
    return found, False


def after(journey: Journey) -> ChangesAhead:
    """Returns what the next creature finds changed by a journey."""
    return ChangesAhead(journey.ahead.opened, (*journey.ahead.gone, (journey.token, journey.cell)))


def opening(s: Alone, seat: int, journey: Journey, way: int) -> ChangesAhead:
    beyond = s.map_for(seat).beyond[journey.cell][way]
    return journey.ahead._replace(opened=journey.ahead.opened | {(journey.cell, way), (beyond, OPPOSITE[way])})


def noises(s: Alone, seat: int, token: int, cell: Cell, silent: bool = False, opened: Doors = NO_DOORS) -> list[Pick]:
    """Returns the noises to choose from: where several shortest ways begin, evil says which one is told (R91)."""
    if silent or s.hush or cell == s.hero or not s.on_hero_level(cell) or has(s, "silent", token):
        return []
    ways = first_ways(s, s.map_for(seat), cell, opened)
    return [PickNoise(WAYS[way]) for way in ways] if len(ways) > 1 else []


def noises_at_end(s: Alone, seat: int, journey: Journey, silent: bool) -> list[Pick]:
    return noises(s, seat, journey.token, journey.cell, silent, journey.ahead.opened)


def shut_doors(s: Alone, seat: int, journey: Journey) -> list[int]:
    """Returns the doors where the creature stands that are still blocked then."""
    blocked = shut_sides(s.blocked[journey.cell].look(seat), journey.cell, journey.ahead.opened)
    return [way for way in range(4) if blocked >> way & 1]


def next_steps(s: Alone, seat: int, journey: Journey, steps: int, silent: bool) -> list[Pick]:
    """Returns what may be picked for one creature's way; nothing once it is complete."""
    if not journey.stopped and len(journey.ways) < steps:
        found: list[Pick] = [PickWay(w) for w in steps_from(s, seat, journey.token, journey.cell, journey.ahead)]
        found += [PickUnblock(WAYS[way]) for way in shut_doors(s, seat, journey)]
        return [*found, Done()]
    return [] if journey.noise else noises_at_end(s, seat, journey, silent)


def march_on(s: Alone, frame: DoVerb, silent: bool) -> StepResult | None:
    """Starts the planned journeys, one after the other."""
    planned, _ = journeys(s, frame.cause.seat, frame.picks)
    if frame.stage >= len(planned):
        return None
    journey = planned[frame.stage]
    frame.stage += 1
    s.start(Prowl(token=journey.token, ways=journey.ways, noise=journey.noise, silent=silent))
    return AGAIN


def why_no_journey(s: Alone, seat: int, journey: Journey, steps: int, silent: bool, pick: Pick) -> Refusal | None:
    """Returns the rule against the next part of a creature's way."""
    is_going = not journey.stopped and len(journey.ways) < steps
    match pick:
        case PickWay(way=way) if is_going:
            return why_no_step(s, seat, journey.token, journey.cell, way, journey.ahead)
        case PickUnblock(way=way) if is_going:
            is_shut = WAYS.index(way) in shut_doors(s, seat, journey)
            return None if is_shut else refuse("alone:R76", "refused.not_blocked", way=way)
        case Done() if is_going:
            return None
        case PickNoise() if not is_going and not journey.noise:
            heard = noises_at_end(s, seat, journey, silent)
            return None if pick in heard else refuse("alone:R91", "refused.not_a_target")
    return refuse("alone:R146", "refused.not_a_target")


def is_complete(s: Alone, seat: int, journey: Journey, steps: int, silent: bool) -> bool:
    if not journey.stopped and len(journey.ways) < steps:
        return False
    return bool(journey.noise) or not noises_at_end(s, seat, journey, silent)
