"""Creatures on the map (R146, R158-R164): spawning, moving, limits, dying."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

import msgspec

from holdfast.engine.action import Refusal, refuse
from holdfast.engine.flow import AGAIN, Frame, Next
from holdfast.engine.knowledge import By
from holdfast.engine.poison import UNKNOWN
from holdfast.games.alone.events.creatures import (
    CreatureChanged,
    CreatureKilled,
    CreatureMoved,
    CreatureSpawned,
    KnockedDown,
)
from holdfast.games.alone.events.deeds import PowerTokensGained
from holdfast.games.alone.events.labyrinth import CreatureLeft, CreatureSeen
from holdfast.games.alone.levels.places import NOWHERE, WAYS, Cell, Way, level_of
from holdfast.games.alone.rules.encounter import Meet
from holdfast.games.alone.rules.labyrinth import change_figure, clear_marks, kind_of, set_blocked, set_figure
from holdfast.games.alone.rules.noise import NO_DOORS, Doors, make_noise, shut_sides
from holdfast.games.alone.rules.sight import reveal_what_is_lit
from holdfast.games.alone.rules.standing import base_stats, has, number
from holdfast.games.alone.state import HERO, LABYRINTH, Alone, Figure
from holdfast.games.alone.state.masks import token_for

LIMIT = 4  # creatures on a level
LIMIT_WITH_AVATARS = 5  # R245


def limit(s: Alone) -> int:
    return number(s, "level_limit", LIMIT_WITH_AVATARS if s.options.avatars else LIMIT)


class ChangesAhead(NamedTuple):
    """What will have changed before a planned step: doors opened, creatures that go first and where they end."""

    opened: Doors = NO_DOORS
    gone: tuple[tuple[int, Cell], ...] = ()


NOTHING_AHEAD: Final = ChangesAhead()


def crowd(s: Alone, seat: int, level: int, but: int = NOWHERE, gone: tuple[tuple[int, Cell], ...] = ()) -> int:
    """Returns how many creatures are on a level, for those who know; but one, which comes itself or is lifted first
    (R251).
    """
    stands = {token: figure.cell for token, figure in s.standing_for(seat)} | dict(gone)
    return len([token for token, cell in stands.items() if token != but and level_of(cell) == level])


def is_full(s: Alone, seat: int, level: int, but: int = NOWHERE, gone: tuple[tuple[int, Cell], ...] = ()) -> bool:
    return crowd(s, seat, level, but, gone) >= limit(s)


# -- spawning


def free_tokens(s: Alone, seat: int, kind: int) -> list[int]:
    """Returns the tokens of a line of the creature table that are not on the map (R161)."""
    return [
        token
        for token, it in enumerate(s.tokens)
        if (it.source, it.index) == ("creature", kind) and not s.figures[token].look(seat).is_on_map
    ]


def why_not_spawn(s: Alone, seat: int, token: int, place: int, closer: int = 0) -> Refusal | None:
    """Returns why a creature cannot spawn there: too close to the hero (R158), or the level is full (R160)."""
    map_ = s.map_for(seat)
    if not 0 <= place < len(map_.cell):
        return refuse("alone:R158", "refused.no_such_place")
    cell = map_.cell[place]
    least = least_distance(s, token, closer)
    if map_.distance(s.hero, cell) < least:
        return refuse("alone:R158", "refused.too_close", distance=least)
    if is_full(s, seat, level_of(cell), token):
        return refuse("alone:R160", "refused.level_full", limit=limit(s))
    return None


def least_distance(s: Alone, token: int, closer: int = 0) -> int:
    """Returns how far from the hero it must spawn (R158), by the shortest way, whatever is blocked (G44)."""
    return max(number(s, "spawn_distance", base_stats(s, token).distance, token, 1) - closer, 1)


def spawn(s: Alone, token: int, cell: Cell, noise: str = "", silent: bool = False, was: Figure | None = None) -> None:
    """A creature appears; `was`: what it already is, if it was elsewhere before (R251)."""
    clear_marks(s, token)
    set_figure(s, token, Figure(cell=cell) if was is None else msgspec.structs.replace(was, cell=cell, came=False))
    s.tell(CreatureSpawned(token, s.map().place[cell]), to=s.the_evil)
    _show(s, token)
    if not silent:
        make_noise(s, token, noise)


def _show(s: Alone, token: int) -> None:
    figure = s.figures[token].seen(HERO)
    if figure is not None:
        s.tell(CreatureSeen(kind_of(s, token), figure.cell, figure.wounds), to=LABYRINTH)


# -- moving


def steps_from(s: Alone, seat: int, token: int, cell: Cell, ahead: ChangesAhead) -> list[Way]:
    """Returns where a creature may go from a sector: open ways, no full level."""
    ways = [WAYS[way] for way, _ in s.map_for(seat).ways[cell]]
    return [way for way in ways if why_no_step(s, seat, token, cell, way, ahead) is None]


def why_no_step(s: Alone, seat: int, token: int, cell: Cell, way: Way, ahead: ChangesAhead) -> Refusal | None:
    map_ = s.map_for(seat)
    number_of_way = WAYS.index(way)
    to = map_.beyond[cell][number_of_way]
    if to == NOWHERE:
        return refuse("alone:R66", "refused.wall", way=way)
    is_shut = shut_sides(s.blocked[cell].look(seat), cell, ahead.opened) >> number_of_way & 1
    if is_shut and not has(s, "through_blocked", token):
        return refuse("alone:R72", "refused.blocked", way=way)
    if level_of(to) != level_of(cell) and is_full(s, seat, level_of(to), token, ahead.gone):
        return refuse("alone:R160", "refused.level_full", limit=limit(s))
    return None


def ways_for(s: Alone, frame: Prowl, seat: int) -> tuple[str, ...]:
    return frame.ways if seat in s.evil else UNKNOWN


def noise_for(s: Alone, frame: Prowl, seat: int) -> str:
    return frame.noise if seat in s.evil else UNKNOWN


def gone_for(s: Alone, frame: Prowl, seat: int) -> int:
    return frame.gone if seat in s.evil else UNKNOWN


class Prowl(Frame):
    """A creature goes its way, step by step; noise at the last sector only."""

    STEPS = ("go", "arrive")

    token: Annotated[int, By(token_for)]
    ways: Annotated[tuple[str, ...], By(ways_for)]  # "unblock north" opens a door instead of a step
    noise: Annotated[str, By(noise_for)] = ""
    silent: bool = False
    gone: Annotated[int, By(gone_for)] = 0

    def go(self, s: Alone) -> Next:
        if self.gone == len(self.ways) or not s.figures[self.token].true().is_on_map:
            return None
        word = self.ways[self.gone]
        self.gone += 1
        way = WAYS.index(word.removeprefix("unblock "))
        at = s.figures[self.token].true().cell
        if word.startswith("unblock "):
            set_blocked(s, at, way, False)  # R75, R76
            reveal_what_is_lit(s)
            return AGAIN
        to = s.map().beyond[at][way]
        is_open = has(s, "through_blocked", self.token) or not s.blocked[at].true() >> way & 1
        is_closed = level_of(to) != level_of(at) and is_full(s, s.leader, level_of(to), self.token)
        if to == NOWHERE or not is_open or is_closed:
            return None
        was_seen = bool(s.revealed[at])
        step(s, self.token, to, WAYS[way])
        if to == s.hero and not was_seen:
            s.start(Meet(tokens=(self.token,)))  # R79
        return AGAIN

    def arrive(self, s: Alone) -> None:
        if s.figures[self.token].true().is_on_map and not self.silent:
            make_noise(s, self.token, self.noise)  # R88, R93


def step(s: Alone, token: int, to: Cell, way: str) -> None:
    figure = s.figures[token].true()
    at = figure.cell
    if s.revealed[at] and not s.revealed[to]:
        s.tell(CreatureLeft(kind_of(s, token), at, way), to=LABYRINTH)  # R162
    change_figure(s, token, cell=to, came=True)
    s.tell(CreatureMoved(token, s.map().place[to]), to=s.the_evil)
    _show(s, token)


# -- dying


def wound(s: Alone, token: int) -> None:
    change_figure(s, token, wounds=1)
    s.tell(CreatureChanged(token, "wounded"), to=s.the_evil)


def remove(s: Alone, token: int) -> None:
    """A killed creature leaves map and labyrinth (R110); its token may come back (R111). An avatar lies down (R255)."""
    it = s.tokens[token]
    if it.source == "avatar":
        tokens = bin(s.upgrades[it.index]).count("1")
        clear_marks(s, token)
        change_figure(s, token, down=True, wounds=0, came=False)
        s.power_tokens += tokens  # R258
        s.tell(KnockedDown(it.index, tokens))
        s.tell(PowerTokensGained(tokens))
        if not s.revealed[s.figures[token].true().cell]:
            set_figure(s, token, Figure())
        return
    is_seen = s.figures[token].is_known_to(HERO)
    s.tell(CreatureChanged(token, "dead"), to=s.the_evil)
    if is_seen:
        s.tell(CreatureKilled(kind_of(s, token)))
    set_figure(s, token, Figure())
