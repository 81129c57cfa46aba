"""Evil's verbs that bring creatures onto the map (R146, R158-R161, R229, R249)."""

from __future__ import annotations

from holdfast.engine.action import Refusal, refuse
from holdfast.games.alone.cards.effects import Spawn
from holdfast.games.alone.cards.picks import (
    Pick,
    PickLine,
    PickNoise,
    PickPlace,
)
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.journeys import (
    noises,
)
from holdfast.games.alone.cards.verbs.registry import (
    AnyEffect,
    Cause,
    Picks,
    Summon,
    not_open,
)
from holdfast.games.alone.levels.places import NOWHERE, Cell, level_of
from holdfast.games.alone.rules.creatures import (
    free_tokens,
    is_full,
    least_distance,
    limit,
    spawn,
    why_not_spawn,
)
from holdfast.games.alone.state import Alone


def spawn_places(s: Alone, seat: int, token: int, closer: int = 0) -> list[Pick]:
    map_, least = s.map_for(seat), least_distance(s, token, closer)
    row = map_.graph.distance[map_.place[s.hero]]
    full = [is_full(s, seat, level, token) for level in (0, 1)]
    return [PickPlace(p) for p, cell in enumerate(map_.cell) if row[p] >= least and not full[level_of(cell)]]


def lines(s: Alone, effect: Spawn, cause: Cause) -> list[int]:
    """Returns the lines of the creature table that may be spawned so; bosses only by name (G45)."""
    table = enumerate(s.parts.creatures)
    if effect.creature:
        wanted = [i for i, c in table if c.id == effect.creature]
    elif effect.who == "boss":
        wanted = [i for i, c in table if c.boss]
    else:
        wanted = [i for i, c in table if not c.boss and (effect.who != "icon" or c.kind == cause.icon)]
    return [line for line in wanted if free_tokens(s, cause.seat, line)]


def spawn_picks(s: Alone, effect: Spawn, cause: Cause, picks: Picks) -> list[Pick]:
    seat = cause.seat
    room = room_of(s, seat, cause) if effect.room else NOWHERE
    if all(is_full(s, seat, level) for level in (0, 1)) or (effect.room and room == NOWHERE):
        return []
    match picks:
        case ():
            return [PickLine(line) for line in lines(s, effect, cause)]
        case (PickLine(line=line),):
            if effect.room:
                return noises(s, seat, free_tokens(s, seat, line)[0], room)
            return spawn_places(s, seat, free_tokens(s, seat, line)[0], effect.closer)
        case (PickLine(line=line), PickPlace(place=place)):
            token = free_tokens(s, seat, line)[0]
            return noises(s, seat, token, s.map_for(seat).cell[place])
    return []


def why_no_spawn(s: Alone, effect: AnyEffect, cause: Cause, picks: Picks, pick: Pick) -> Refusal | None:
    assert isinstance(effect, Spawn)
    match picks, pick:
        case (PickLine(line=line),), PickPlace(place=place) if not effect.room:
            return why_not_spawn(s, cause.seat, free_tokens(s, cause.seat, line)[0], place, effect.closer)
        case (), PickLine(line=line):
            if line not in lines(s, effect, cause):
                return why_no_line(s, cause.seat, line)
            full = all(is_full(s, cause.seat, level) for level in (0, 1))
            return refuse("alone:R160", "refused.level_full", limit=limit(s)) if full else None
    return not_open(s, effect, cause, picks, pick)


def why_no_line(s: Alone, seat: int, line: int) -> Refusal:
    if not 0 <= line < len(s.parts.creatures):
        return refuse("alone:R161", "refused.no_such_creature")
    if s.parts.creatures[line].boss:
        return refuse("alone:R146", "refused.no_boss")
    return refuse("alone:R161", "refused.no_token")


def do_spawn(s: Alone, frame: DoVerb) -> None:
    effect = frame.effect
    assert isinstance(effect, Spawn)
    seat, map_ = frame.cause.seat, s.map()
    line = next((pick.line for pick in frame.picks if isinstance(pick, PickLine)), None)
    if line is None or not (free := free_tokens(s, seat, line)):
        return
    if effect.room:
        cell = room_of(s, seat, frame.cause)
        if cell == NOWHERE:
            return
    else:
        place = next((pick.place for pick in frame.picks if isinstance(pick, PickPlace)), None)
        if place is None:
            return
        cell = map_.cell[place]
    spawn(s, free[0], cell, told_noise(frame.picks))


def room_of(s: Alone, seat: int, cause: Cause) -> Cell:
    """Returns the mission room in which a creature may appear now: not where the hero is, nor on a full level
    (R160).
    """
    cell = s.map_for(seat).room_cells[cause.room] if cause.room >= 0 else s.hero
    return NOWHERE if cell == s.hero or is_full(s, seat, level_of(cell)) else cell


def told_noise(picks: Picks) -> str:
    return next((pick.way for pick in picks if isinstance(pick, PickNoise)), "")


def summon_picks(s: Alone, effect: Summon, cause: Cause, picks: Picks) -> list[Pick]:
    match picks:
        case ():
            return spawn_places(s, cause.seat, effect.token)
        case (PickPlace(place=place),):
            return noises(s, cause.seat, effect.token, s.map_for(cause.seat).cell[place])
    return []


def why_no_summon(s: Alone, effect: AnyEffect, cause: Cause, picks: Picks, pick: Pick) -> Refusal | None:
    assert isinstance(effect, Summon)
    if picks == () and isinstance(pick, PickPlace):
        return why_not_spawn(s, cause.seat, effect.token, pick.place)
    return not_open(s, effect, cause, picks, pick)


def do_summon(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, Summon)
    place = next((pick.place for pick in frame.picks if isinstance(pick, PickPlace)), None)
    if place is not None:
        spawn(s, frame.effect.token, s.map().cell[place], told_noise(frame.picks))
