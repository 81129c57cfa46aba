"""Arranging a position from words, for scenes and tests (docs/scenes.md is the reader's page).

Every line names a thing and what is there; what no line names stays as the set-up left it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.engine.flow import Frame, Strand, run
from holdfast.engine.position import NotationError, as_number, fields_of, number_in
from holdfast.games.elite.flow import Play, Round
from holdfast.games.elite.rules.acting import Act, ActionPhase, duration
from holdfast.games.elite.rules.times_up import TimesUp
from holdfast.games.elite.rules.trade import AnyTime
from holdfast.games.elite.screen.names import cell_name
from holdfast.games.elite.state import (
    OFF,
    Elite,
)
from holdfast.games.elite.testing.layout import (
    fix_rolls,
    lay_cards,
    lay_decks,
    lay_dice,
    lay_events,
    lay_objectives,
    lay_tokens,
)
from holdfast.games.elite.testing.position_words import (
    as_ms,
    cells_of,
    one_of,
    seat_of,
    standing,
    words_of,
)

PHASES: Final = ("setup", "event", "spawning", "ready", "action", "activation", "end")
STEPS: Final = {"event": "draw_event", "spawning": "spawn", "activation": "aliens_act", "end": "end_round"}


class Begin(Frame):
    """A phase that a scene begins with the first moment that goes by."""

    STEPS = ("start",)

    phase: str

    def start(self, s: Elite) -> None:
        assert s.current is not None
        s.current.frames.append(Play(at=Play.step_places["play_round"]))
        s.start(Round(at=Round.step_places[STEPS[self.phase]]))


def arrange(s: Elite, text: str) -> None:
    """Changes a fresh position in place. Raises NotationError (a ValueError)."""
    fields = fields_of(text)
    for line in fields:
        if line not in LINES and not any(line.startswith(f"{start} ") for start in NUMBERED) and line not in _own(s):
            known = ", ".join((*LINES, *(f"{start} 1" for start in NUMBERED), *_own(s)))
            raise NotationError(f"{line!r} is no line of a position of Project: ELITE; there are {known}")
    phase = fields.get("phase", "action")
    if phase not in PHASES:
        raise NotationError(f"phase: expected one of {', '.join(PHASES)}, found {phase!r}")
    for arranged in (
        _numbers,
        _figures,
        _heroes,
        lay_tokens,
        lay_decks,
        lay_cards,
        lay_events,
        lay_objectives,
        lay_dice,
        fix_rolls,
    ):
        arranged(s, fields)
    _check(s)
    _set_phase(s, phase, fields)


def _own(s: Elite) -> list[str]:
    """Returns the lines that are named after a hero, a swarm or a boss."""
    names = [s.hero(hero).id for hero in range(len(s.heroes))] + [f"{swarm.id}s" for swarm in s.parts.swarms]
    return names + [boss.id for boss in s.parts.bosses]


# -- numbers and figures


def _numbers(s: Elite, fields: Mapping[str, str]) -> None:
    s.round = number_in(fields, "round", 0, s.parts.numbers.rounds) if "round" in fields else max(s.round, 1)
    if "more swarm" in fields:
        s.more_swarm = number_in(fields, "more swarm", -99, 99)
    if "more boss" in fields:
        s.more_boss = number_in(fields, "more boss", -99, 99)
    if "pace" in fields:
        s.pace = number_in(fields, "pace", -99, 99)
    if "clusters" in fields:
        found = tuple(as_number(word, "clusters", 1, 3) for word in words_of(fields["clusters"]))
        if sorted(found) != [1, 2, 3]:
            raise NotationError(f"clusters: expected 1, 2 and 3 in some order, found {fields['clusters']!r}")
        s.clusters = found


def _figures(s: Elite, fields: Mapping[str, str]) -> None:
    for kind, swarm in enumerate(s.parts.swarms):
        line, first = f"{swarm.id}s", s.kinds.index(kind)
        words = words_of(fields.get(line, "-"))
        if len(words) > swarm.figures:
            raise NotationError(f"{line}: there are {swarm.figures} figures, found {len(words)}")
        for n, word in enumerate(words):
            s.at[first + n] = OFF if word == "-" else standing(s, word, line)
    for boss, card in enumerate(s.parts.bosses):
        if card.id in fields and (words := words_of(fields[card.id])):
            s.at[s.boss_figure(boss)] = standing(s, words[0], card.id)
            health = _named(words[1:], card.id, ("health",)).get("health", card.health)
            s.health[boss] = health
            s.in_play.append(boss)
            s.boss.pop(s.boss.cards.index(boss))
    if "dead" in fields:
        for word in words_of(fields["dead"]):
            boss = one_of(word, [b.id for b in s.parts.bosses], "dead", "boss")
            s.dead.append(boss)
            s.boss.pop(s.boss.cards.index(boss))
    for cell in cells_of(s, fields.get("held", "-"), "held"):
        alien = s.figure_on(cell)
        if alien is None or s.is_hero(alien):
            raise NotationError("held: no alien stands there")
        s.held.append(alien)


def _named(words: list[str], line: str, known: tuple[str, ...]) -> dict[str, int]:
    """Returns pairs such as `damage 3 guard 1` by name."""
    found: dict[str, int] = {}
    for name, value in zip(words[::2], [*words[1::2], ""], strict=False):
        if name not in known:
            raise NotationError(f"{line}: expected {' or '.join(known)} and a number, found {name!r}")
        found[name] = as_number(value, line, 0, 99)
    return found


def _heroes(s: Elite, fields: Mapping[str, str]) -> None:
    for hero in range(len(s.heroes)):
        line = s.hero(hero).id
        words = words_of(fields.get(line, "-"))
        if words and words[0] not in ("damage", "guard", "steps", "owed"):
            s.at[hero] = standing(s, words.pop(0), line)
        found = _named(words, line, ("damage", "guard", "steps", "owed"))
        s.damage[hero] = found.get("damage", s.damage[hero])
        s.guard[hero] = found.get("guard", 0)
        s.steps[hero] = found.get("steps", 0)
        s.owed[hero] = found.get("owed", 0)
        if s.damage[hero] > s.hero(hero).track:
            raise NotationError(f"{line}: {s.hero(hero).name} dies of more than {s.hero(hero).track} damage (R171)")


# -- what is going on


def _check(s: Elite) -> None:
    outside = [cell for cell in s.at if cell >= 0 and not s.map.is_start[cell]]
    if twice := [cell for cell in outside if outside.count(cell) > 1]:
        raise NotationError(f"two figures stand on {cell_name(s.map, twice[0])} (R26)")


def _set_phase(s: Elite, phase: str, fields: Mapping[str, str]) -> None:
    if phase == "setup":
        return
    s.timers = []
    play = Play(at=Play.step_places["play_round"])
    acting = Round(at=Round.step_places["aliens_act"])
    s.strands = [Strand(0, []), Strand(1, [AnyTime()])]
    s.born = 2
    if phase in STEPS:
        s.strands.pop(0)
        s.phase = "event" if phase in ("event", "spawning") else "times_up"
        s.after(0, Begin(phase=phase), "scene")
    elif phase == "ready":
        s.strands[0].frames = [play, acting, ActionPhase()]
    else:
        s.phase, s.clock_runs, s.opened = "action", True, 1
        s.ready = [True] * s.seated
        s.strands[0].frames = [play, acting, ActionPhase(at=ActionPhase.step_places["wait_for_time"])]
        for seat in s.everybody():
            s.fork(Act(seat=seat))
        _set_clock(s, fields)
    s.asked = [0] * s.seated
    run(s)
    for word in words_of(fields.get("ready", "-")):
        s.ready[seat_of(s, word, "ready")] = True


def _set_clock(s: Elite, fields: Mapping[str, str]) -> None:
    whole = duration(s) * 10 * s.options.scale
    if s.is_untimed:
        s.left_ms = [as_ms(fields.get(f"left {seat + 1}", f"{whole} ms"), "left") for seat in s.everybody()]
    else:
        s.after(as_ms(fields.get("clock", f"{whole} ms"), "clock"), TimesUp(), "clock")


NUMBERED: Final = ("hand", "dice", "search", "objective", "aside", "left", "next action")
LINES: Final = (
    *("round", "phase", "clock", "ready", "clusters", "more swarm", "more boss", "pace", "dead", "held"),
    *("acid", "slime", "traps", "targets", "events", "past", "shots", "next hit", "track top"),
    *("swarm top", "boss top", "search top", "tech top", "swarm deck", "search deck", "tech deck", "boss deck"),
    *("swarm discard", "search discard", "tech discard"),
)
