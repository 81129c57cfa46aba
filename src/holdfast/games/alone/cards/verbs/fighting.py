"""The hero's verbs against creatures, and what it learns (R116, R184-R187, R270)."""

from __future__ import annotations

from holdfast.games.alone.cards.effects import Kill, Learn, Shove, Strike, Stun
from holdfast.games.alone.cards.picks import Done, Pick, PickAbility, PickTarget, PickWay
from holdfast.games.alone.cards.verbs.aims import creatures
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import Cause, LearnTwo, Picks
from holdfast.games.alone.cards.vocabulary import ABILITIES
from holdfast.games.alone.events.creatures import CreatureWounded
from holdfast.games.alone.levels.places import WAYS
from holdfast.games.alone.rules.creatures import Prowl, wound
from holdfast.games.alone.rules.fight import (
    MOST_EXPERIENCE,
    Die,
    StrikeAt,
    gain_experience,
    in_reach,
    targets,
    token_of,
)
from holdfast.games.alone.rules.labyrinth import alter_figure, kind_of
from holdfast.games.alone.rules.move import why_no_way
from holdfast.games.alone.rules.standing import has
from holdfast.games.alone.state import HERO, Alone


def aimed_at(s: Alone, frame: DoVerb) -> list[int]:
    """Returns the creatures that were picked, each another one; of those that look alike first one that is not
    stunned.
    """
    found: list[int] = []
    for pick in frame.picks:
        if isinstance(pick, PickTarget):
            alike = [
                (figure.stunned, token)
                for token, figure in s.standing_for(HERO)
                if PickTarget(kind_of(s, token), figure.wounds, figure.cell) == pick and token not in found
            ]
            found += [token for _, token in sorted(alike)[:1]]
    return found


# -- Strike, Kill


def strike_picks(s: Alone, effect: Strike, cause: Cause, picks: Picks) -> list[Pick]:
    """What strikes all creatures of a sector is aimed at the sector: one of them stands for all."""
    if picks:
        return []
    aims = targets(s, in_reach(s, effect.reach))
    return list({aim.cell: aim for aim in aims}.values()) if effect.all else list(aims)


def do_strike(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, Strike)
    aim = next((pick for pick in frame.picks if isinstance(pick, PickTarget)), None)
    if aim is None:
        return
    token = token_of(s, aim)
    there = [t for t, figure in s.standing_for(HERO) if figure.cell == aim.cell]
    s.start(StrikeAt(tokens=tuple(there) if frame.effect.all else (token,), effect=frame.effect))


def kill_picks(s: Alone, effect: Kill, cause: Cause, picks: Picks) -> list[Pick]:
    if picks:
        return []
    fitting = creatures(s, cause, effect.who)
    cells = [figure.cell for token, figure in s.standing_for(HERO) if token in fitting]
    kinds = {kind_of(s, token) for token in fitting}
    return [aim for aim in targets(s, cells) if aim.creature in kinds and (aim.wounds or not effect.wounded)]


def do_kill(s: Alone, frame: DoVerb) -> None:
    """Kills; a boss suffers one wound instead, of which it dies if it is wounded already."""
    for token in aimed_at(s, frame)[:1]:
        if s.tokens[token].boss and not s.figures[token].true().wounds:
            wound(s, token)
            s.tell(CreatureWounded(kind_of(s, token)))
        else:
            s.start(Die(token=token))


# -- Shove, Stun


def movable_here(s: Alone) -> list[int]:
    return [t for t in s.creatures_here() if not has(s, "cannot_be_moved_by_hero", t, knowing=True)]


def shove_picks(s: Alone, effect: Shove, cause: Cause, picks: Picks) -> list[Pick]:
    if not picks:
        here = targets(s, [s.hero])
        able = {kind_of(s, token) for token in movable_here(s)}
        return [target for target in here if target.creature in able]
    if len(picks) > 1:
        return []
    return [PickWay(way) for way in WAYS if why_no_way(s, way) is None]


def do_shove(s: Alone, frame: DoVerb) -> None:
    """Moves the creature straight on, as far as the way goes; that makes no noise."""
    assert isinstance(frame.effect, Shove)
    way = next((pick.way for pick in frame.picks if isinstance(pick, PickWay)), None)
    shoved = [token for token in aimed_at(s, frame) if token in movable_here(s)]
    if way is not None and shoved:
        s.start(Prowl(token=shoved[0], ways=(way,) * frame.effect.steps, silent=True))


def stun_picks(s: Alone, effect: Stun, cause: Cause, picks: Picks) -> list[Pick]:
    if len(picks) >= effect.count or Done() in picks:
        return []
    left: list[Pick] = []
    taken = list(picks)
    for token in movable_here(s):
        figure = s.figures[token].look(HERO)
        target = PickTarget(kind_of(s, token), figure.wounds, figure.cell)
        if figure.stunned:
            continue
        if target in taken:
            taken.remove(target)
        elif target not in left:
            left.append(target)
    return [*left, Done()] if left and picks else left


def do_stun(s: Alone, frame: DoVerb) -> None:
    for token in aimed_at(s, frame):
        alter_figure(s, token, "stunned", stunned=True)


# -- experience


def learn_picks(s: Alone, effect: Learn, cause: Cause, picks: Picks) -> list[Pick]:
    if picks or effect.ability is not None:
        return []
    return [PickAbility(i) for i in range(len(ABILITIES)) if s.experience[i] < MOST_EXPERIENCE]


def do_learn(s: Alone, frame: DoVerb) -> None:
    effect = frame.effect
    if isinstance(effect, Learn) and effect.ability is not None:
        gain_experience(s, ABILITIES.index(effect.ability))
    for pick in frame.picks:
        if isinstance(pick, PickAbility):
            gain_experience(s, pick.ability)


def learn_two_picks(s: Alone, effect: LearnTwo, cause: Cause, picks: Picks) -> list[Pick]:
    """Returns the abilities that may gain a point: two different ones are chosen (R187)."""
    if len(picks) >= 2:
        return []
    taken = [pick.ability for pick in picks if isinstance(pick, PickAbility)]
    return [PickAbility(i) for i in range(len(ABILITIES)) if s.experience[i] < MOST_EXPERIENCE and i not in taken]
