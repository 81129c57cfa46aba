"""Lays the map of a position: sheets, rooms, stairs, the hero, and all that lies and stands around it."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from holdfast.engine.position import NotationError
from holdfast.engine.secret import Secret
from holdfast.games.alone.levels.level import SECTORS
from holdfast.games.alone.levels.map import begun_at, read_plan, write_plan
from holdfast.games.alone.levels.places import COMPASS, FIELD, WAYS, place_name
from holdfast.games.alone.rules.creatures import crowd, limit
from holdfast.games.alone.rules.labyrinth import lay_map, reveal, set_blocked, set_danger, set_figure, set_light
from holdfast.games.alone.rules.sight import reveal_what_is_lit
from holdfast.games.alone.state import DANGERS, Alone, Figure, Marks
from holdfast.games.alone.testing.position_words import one_of, place_of, words_of


def place_map(s: Alone, fields: Mapping[str, str]) -> None:
    old = s.map()
    things = _things_on_map(s, fields)
    plan = read_plan(s.plan.true())
    sheets = list(plan.sheets)
    for number in (0, 1):
        if (line := f"sheet {number + 1}") in fields:
            sheets[number] = _sheet(line, fields[line])
    rooms = _rooms(s, fields, sheets, list(plan.rooms))
    stairs = list(plan.stairs)
    for word in words_of(fields, "stairs"):
        colour, _, at = word.partition("=")
        ends = [place_of("stairs", end) for end in at.split("/")]
        if colour not in ("0", "1") or len(ends) != 2 or ends[0] // SECTORS == ends[1] // SECTORS:
            raise NotationError(f"stairs: expected 0=1A3/2D4 or 1=..., found {word!r}")
        stairs[int(colour)] = (min(ends), max(ends))
    plan = msgspec.structs.replace(plan, sheets=(sheets[0], sheets[1]), rooms=tuple(rooms), stairs=tuple(stairs))
    hero = place_of("hero", fields["hero"]) if "hero" in fields else old.place[s.hero]
    lay_map(s, write_plan(begun_at(plan, hero)))
    s.figures = [Secret("creature", Figure(), s.the_evil)] * len(s.tokens)
    s.marks = [Secret("creature", Marks(), s.the_evil)] * len(s.tokens)
    s.has_seen_other = False
    s.hero = s.map().cell[hero]
    reveal(s, s.hero)
    shown = [place_of("revealed", word) for word in words_of(fields, "revealed")]
    for place in sorted(shown, key=lambda place: s.map().cell[place] >= FIELD):
        reveal(s, s.map().cell[place])
    _put_things(s, things)
    _check_limits(s)
    reveal_what_is_lit(s)  # R60
    s.noises, s.located, s.told, s.learned = [], [], [], []


def _rooms(s: Alone, fields: Mapping[str, str], sheets: list[str], rooms: list[int]) -> list[int]:
    """Returns the place of each room; a room that is put where another one was changes places with it."""
    codes = [code for sheet in sheets for code in sheet.split()]
    named: dict[int, int] = {}
    for word in words_of(fields, "rooms"):
        name, _, at = word.partition("=")
        room, place = one_of("rooms", name, [room.id for room in s.parts.rooms]), place_of("rooms", at)
        if place in named.values():
            raise NotationError(f"rooms: {place_name(place)} is named twice (R24)")
        named[room] = place
        if place in rooms:
            rooms[rooms.index(place)] = rooms[room]
        rooms[room] = place
    if corridors := [place for place in rooms if "o" in codes[place]]:
        raise NotationError(f"rooms: {place_name(corridors[0])} is a corridor (R210); say where the rooms lie")
    return rooms


class _Things(msgspec.Struct):
    """What lies on the map, by place."""

    lit: list[int]
    danger: list[int]
    blocked: list[tuple[int, int]]
    creatures: list[tuple[int, int, Figure]]


def _things_on_map(s: Alone, fields: Mapping[str, str]) -> _Things:
    """Returns what the lines say, and what is there now where a line is missing."""
    map_ = s.map()
    places = range(len(map_.cell))
    lit = [p for p in places if s.light[map_.cell[p]].true()]
    danger = [p for p in places if s.danger[map_.cell[p]].true()]
    blocked = [(p, w) for p in places for w in (1, 2) if s.blocked[map_.cell[p]].true() >> w & 1]
    standing = [(t, map_.place[f.true().cell], f.true()) for t, f in enumerate(s.figures) if f.true().cell >= 0]
    if "lit" in fields:
        lit = [place_of("lit", word) for word in words_of(fields, "lit")]
    if "danger" in fields:
        danger = [place_of("danger", word) for word in words_of(fields, "danger")]
    if "blocked" in fields:
        blocked = [_door(word) for word in words_of(fields, "blocked")]
    if "creatures" in fields:
        standing = []
        for word in words_of(fields, "creatures"):
            standing.append(_creature(s, word, [token for token, _, _ in standing]))
    return _Things(lit=lit, danger=danger, blocked=blocked, creatures=standing)


def _door(word: str) -> tuple[int, int]:
    """Reads a door, such as 1B3-north."""
    at, _, way = word.partition("-")
    return place_of("blocked", at), one_of("blocked", way, list(COMPASS))


def _creature(s: Alone, word: str, taken: list[int]) -> tuple[int, int, Figure]:
    """Reads a creature: mutant@1B3, mutant@1B3/wounded, .../down, .../moved."""
    where, *marks = word.split("/")
    name, _, at = where.partition("@")
    lists = {"creature": s.parts.creatures, "special": s.parts.specials, "avatar": s.parts.avatars}
    ids = [lists[it.source][it.index].id for it in s.tokens]
    if name not in ids:
        raise NotationError(f"creatures: expected one of {', '.join(dict.fromkeys(ids))}, found {name!r}")
    free = [token for token, id in enumerate(ids) if id == name and token not in taken]
    if not free:
        raise NotationError(f"creatures: no token of {name} is left (R161)")
    if strange := [mark for mark in marks if mark not in ("wounded", "down", "moved")]:
        raise NotationError(f"creatures: expected wounded, down or moved, found {strange[0]!r}")
    figure = Figure(wounds=int("wounded" in marks), down="down" in marks, came="moved" in marks)
    return free[0], place_of("creatures", at), figure


def _put_things(s: Alone, things: _Things) -> None:
    map_ = s.map()
    for place in things.lit:
        set_light(s, map_.cell[place], True)
    for place in things.danger:
        set_danger(s, map_.cell[place], True)
    for place, way in things.blocked:
        if not map_.is_door(map_.cell[place], way):
            raise NotationError(f"blocked: there is no door {WAYS[way]} of that sector")
        set_blocked(s, map_.cell[place], way, True)
    for token, place, figure in things.creatures:
        set_figure(s, token, msgspec.structs.replace(figure, cell=map_.cell[place]))


def _check_limits(s: Alone) -> None:
    for level, cells in enumerate(s.map().levels):
        creatures = crowd(s, s.leader, level)
        if creatures > limit(s):
            raise NotationError(f"creatures: at most {limit(s)} on a level (R159), found {creatures}")
        dangers = sum(s.danger[cell].true() for cell in cells)
        if dangers > DANGERS:
            raise NotationError(f"danger: at most {DANGERS} on a level (R171), found {dangers}")


def _sheet(line: str, text: str) -> str:
    codes = text.split()
    if len(codes) != SECTORS or any(not re.fullmatch(r"[wod]{4}[L.]", code) for code in codes):
        raise NotationError(f"{line}: expected {SECTORS} sectors such as wood. or wowdL (north, east, south, west)")
    return " ".join(codes)
