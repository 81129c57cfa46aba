"""Evil's verbs that move creatures (R145, R146, R247-R252): stalking, standard reactions, avatars, exchanges."""

from __future__ import annotations

from holdfast.engine.action import Refusal, refuse
from holdfast.engine.flow import StepResult
from holdfast.games.alone.cards.effects import Shuffle, Spawn, Stalk
from holdfast.games.alone.cards.picks import (
    Done,
    Pick,
    PickCreature,
    PickLine,
    PickNoise,
    PickPlace,
)
from holdfast.games.alone.cards.verbs.aims import creatures
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.journeys import (
    is_complete,
    journeys,
    march_on,
    next_steps,
    noises,
    why_no_journey,
)
from holdfast.games.alone.cards.verbs.registry import (
    Activate,
    AnyEffect,
    Cause,
    Picks,
    Standard,
    Summon,
    not_open,
)
from holdfast.games.alone.cards.verbs.spawning import (
    do_spawn,
    spawn_picks,
    spawn_places,
    summon_picks,
    told_noise,
    why_no_spawn,
)
from holdfast.games.alone.events.creatures import CreatureMoved
from holdfast.games.alone.levels.places import Cell
from holdfast.games.alone.rules.creatures import (
    spawn,
    why_not_spawn,
)
from holdfast.games.alone.rules.labyrinth import change_figure
from holdfast.games.alone.rules.noise import make_noise
from holdfast.games.alone.rules.standing import number
from holdfast.games.alone.state import Alone

# -- Stalk


def can_be_moved(s: Alone, cause: Cause, token: int) -> bool:
    return not s.figures[token].look(cause.seat).stunned


def stalk_picks(s: Alone, effect: Stalk, cause: Cause, picks: Picks) -> list[Pick]:
    planned, complete = journeys(s, cause.seat, picks)
    if complete:
        return []
    if planned and (steps := next_steps(s, cause.seat, planned[-1], effect.steps, effect.silent)):
        return steps
    if len(planned) == effect.creatures:
        return []
    gone = [journey.token for journey in planned]
    free = [t for t in creatures(s, cause, effect.who) if t not in gone and can_be_moved(s, cause, t)]
    found: list[Pick] = [PickCreature(token) for token in free]
    return [*found, Done()] if found and effect.creatures > 1 else found  # up to so many: none, too


def why_no_stalk(s: Alone, effect: AnyEffect, cause: Cause, picks: Picks, pick: Pick) -> Refusal | None:
    assert isinstance(effect, Stalk)
    planned, complete = journeys(s, cause.seat, picks)
    if planned and not complete and not is_complete(s, cause.seat, planned[-1], effect.steps, effect.silent):
        return why_no_journey(s, cause.seat, planned[-1], effect.steps, effect.silent, pick)
    return not_open(s, effect, cause, picks, pick)


def do_stalk(s: Alone, frame: DoVerb) -> StepResult | None:
    assert isinstance(frame.effect, Stalk)
    return march_on(s, frame, frame.effect.silent)


# -- standard reactions: move one, be it an avatar (R244, G86), or spawn one


def standard_picks(s: Alone, effect: Standard, cause: Cause, picks: Picks) -> list[Pick]:
    match picks:
        case ():
            free = [t for t in creatures(s, cause, "any") if can_be_moved(s, cause, t)]
            moved: list[Pick] = [PickCreature(t) for t in free]
            return moved + spawn_picks(s, Spawn(), cause, ())
        case (PickLine(), *_):
            return spawn_picks(s, Spawn(), cause, picks)
    planned, _ = journeys(s, cause.seat, picks)
    steps = number(s, "creature_steps", 1, planned[0].token)
    return next_steps(s, cause.seat, planned[0], steps, False)


def why_no_standard(s: Alone, effect: AnyEffect, cause: Cause, picks: Picks, pick: Pick) -> Refusal | None:
    seat = cause.seat
    if isinstance(pick, PickLine | PickPlace) or (picks and isinstance(picks[0], PickLine)):
        return why_no_spawn(s, Spawn(), cause, picks, pick)
    if picks:
        planned, _ = journeys(s, seat, picks)
        steps = number(s, "creature_steps", 1, planned[0].token)
        return why_no_journey(s, seat, planned[0], steps, False, pick)
    if isinstance(pick, PickCreature) and 0 <= pick.creature < len(s.tokens):
        figure = s.figures[pick.creature].look(seat)
        if figure.is_on_map and not figure.stunned:
            return None
    return refuse("alone:R146", "refused.not_a_target")


def do_standard(s: Alone, frame: DoVerb) -> StepResult | None:
    if frame.picks and isinstance(frame.picks[0], PickLine):
        frame.effect = Spawn()
        do_spawn(s, frame)
        return None
    return march_on(s, frame, False)


# -- avatars


def activate_picks(s: Alone, effect: Activate, cause: Cause, picks: Picks) -> list[Pick]:
    """Returns the picks for an avatar: off the map it spawns (R249); on the map it moves (R250), or teleports while it
    is unrevealed (R251).
    """
    figure = s.figures[effect.token].look(cause.seat)
    if not figure.is_on_map:
        return summon_picks(s, Summon(token=effect.token), cause, picks)
    is_free = can_be_moved(s, cause, effect.token)
    if not picks:
        first: list[Pick] = [PickCreature(effect.token)]
        stays = bool(s.revealed[figure.cell]) or not is_free
        return first if stays else [*first, *spawn_places(s, cause.seat, effect.token)]
    if isinstance(picks[0], PickPlace):
        return summon_picks(s, Summon(token=effect.token), cause, picks)
    planned, _ = journeys(s, cause.seat, picks)
    return next_steps(s, cause.seat, planned[0], int(is_free), False)


def why_not_activate(s: Alone, effect: AnyEffect, cause: Cause, picks: Picks, pick: Pick) -> Refusal | None:
    refusal = not_open(s, effect, cause, picks, pick)
    if refusal is None or not isinstance(effect, Activate):
        return refusal
    if isinstance(pick, PickPlace) and not picks:
        figure = s.figures[effect.token].look(cause.seat)
        if figure.is_on_map and s.revealed[figure.cell]:
            return refuse("alone:R251", "refused.avatar_seen")
        return why_not_spawn(s, cause.seat, effect.token, pick.place) or refusal
    if picks and isinstance(picks[0], PickCreature):
        planned, _ = journeys(s, cause.seat, picks)
        steps = int(can_be_moved(s, cause, effect.token))
        return why_no_journey(s, cause.seat, planned[0], steps, False, pick) or refusal
    return refusal


def do_activate(s: Alone, frame: DoVerb) -> StepResult | None:
    assert isinstance(frame.effect, Activate)
    if frame.picks and isinstance(frame.picks[0], PickCreature):
        return march_on(s, frame, False)
    place = next((pick.place for pick in frame.picks if isinstance(pick, PickPlace)), None)
    if place is not None:
        was = s.whole(frame.effect.token)  # off the map: as new
        spawn(s, frame.effect.token, s.map().cell[place], told_noise(frame.picks), was=was)
    return None


# -- Shuffle


def shuffle_picks(s: Alone, effect: Shuffle, cause: Cause, picks: Picks) -> list[Pick]:
    """Two unrevealed creatures that stand apart, then what is told of their noise (R91)."""
    if heard := exchanged_places(s, cause.seat, picks, effect.silent):
        open_still = [noise for _, _, noise in heard if noise][len(picks) - 2 :]
        return open_still[0] if open_still else []
    hidden = {t: f.cell for t, f in s.standing_for(cause.seat) if not s.revealed[f.cell] and not f.stunned}
    gone = [hidden[pick.creature] for pick in picks if isinstance(pick, PickCreature)]
    apart = [t for t, cell in hidden.items() if cell not in gone and len(set(hidden.values())) > 1]
    return [PickCreature(token) for token in apart]


def exchanged_places(s: Alone, seat: int, picks: Picks, silent: bool) -> list[tuple[int, Cell, list[Pick]]]:
    """Returns the two that change places: where each will be, and what evil may tell of it."""
    match picks:
        case (PickCreature(creature=one), PickCreature(creature=other), *_):
            pairs = ((one, s.figures[other].look(seat).cell), (other, s.figures[one].look(seat).cell))
            return [(token, cell, noises(s, seat, token, cell, silent)) for token, cell in pairs]
    return []


def do_shuffle(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, Shuffle)
    chosen = exchanged_places(s, frame.cause.seat, frame.picks, frame.effect.silent)
    told = iter([pick.way for pick in frame.picks if isinstance(pick, PickNoise)])
    for token, cell, _ in chosen:
        change_figure(s, token, cell=cell)
        s.tell(CreatureMoved(token, s.map().place[cell]), to=s.the_evil)
    if not frame.effect.silent:
        for token, _, noise in chosen:
            make_noise(s, token, next(told, "") if noise else "")
