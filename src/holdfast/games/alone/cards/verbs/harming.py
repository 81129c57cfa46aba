"""Evil's verbs that hurt and hinder the hero, or help creatures to."""

from __future__ import annotations

from holdfast.engine.flow import AGAIN, StepResult
from holdfast.games.alone.cards.effects import (
    Assault,
    Daze,
    Drag,
    Drain,
    Falter,
    Forbid,
    Harden,
    Hurt,
    Hush,
    Mend,
    Rage,
    Snare,
    Trap,
)
from holdfast.games.alone.cards.picks import Pick, PickCreature, PickWay
from holdfast.games.alone.cards.verbs.aims import creatures, lurking
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import DEEDS, Cause, Deed, PayCharges, Picks
from holdfast.games.alone.events.reactions import Enraged, Faltered, HeroForbidden, Silenced, SnareLaid
from holdfast.games.alone.events.rounds import AdrenalineLost
from holdfast.games.alone.levels.places import WAYS
from holdfast.games.alone.rules.attack import Attack
from holdfast.games.alone.rules.damage import Suffer
from holdfast.games.alone.rules.dice import Roll, hits
from holdfast.games.alone.rules.labyrinth import alter_figure
from holdfast.games.alone.rules.move import MoveHero
from holdfast.games.alone.state import HERO, Alone
from holdfast.games.alone.state import LaidSnare as LaidSnare


def picked(verb: DoVerb) -> int | None:
    """Returns the creature that was picked for a verb."""
    return next((pick.creature for pick in verb.picks if isinstance(pick, PickCreature)), None)


# -- attacks


def assault_picks(s: Alone, effect: Assault, cause: Cause, picks: Picks) -> list[Pick]:
    here = [t for t in creatures(s, cause, effect.who) if t in s.creatures_here()]
    return [PickCreature(t) for t in here if not s.figures[t].look(HERO).stunned] if not picks else []


def do_assault(s: Alone, verb: DoVerb) -> None:
    assert isinstance(verb.effect, Assault)
    token = picked(verb)
    if token is not None:
        s.start(Attack(token=token, more=verb.effect.dice))


DEEDS[Assault] = Deed(do_assault, assault_picks)


def do_trap(s: Alone, verb: DoVerb) -> StepResult | None:
    assert isinstance(verb.effect, Trap)
    verb.stage += 1
    if verb.stage == 1:
        s.start(Roll(dice=verb.effect.dice, purpose="trap"))
        return AGAIN
    s.start(Suffer(damage="life", amount=hits(s, "trap")))
    return None


DEEDS[Trap] = Deed(do_trap)


def do_hurt(s: Alone, verb: DoVerb) -> StepResult | None:
    assert isinstance(verb.effect, Hurt)
    verb.stage += 1
    if verb.stage == 1:
        s.start(Suffer(damage="life", amount=verb.effect.life))
        return AGAIN
    s.start(Suffer(damage="control", amount=verb.effect.control))
    return None


DEEDS[Hurt] = Deed(do_hurt)


# -- creatures


def one_creature(s: Alone, effect: Harden, cause: Cause, picks: Picks) -> list[Pick]:
    return [PickCreature(token) for token in creatures(s, cause, effect.who)] if not picks else []


def rage_picks(s: Alone, effect: Rage, cause: Cause, picks: Picks) -> list[Pick]:
    return [] if effect.all or picks else [PickCreature(token) for token in creatures(s, cause, effect.who)]


def do_rage(s: Alone, verb: DoVerb) -> None:
    effect = verb.effect
    assert isinstance(effect, Rage)
    if effect.all and effect.who in ("any", "icon"):
        s.rage.append((verb.cause.icon if effect.who == "icon" else "", effect.dice))
        s.tell(Enraged(effect.dice))
        return
    token = picked(verb)
    enraged = creatures(s, verb.cause, effect.who) if effect.all else [] if token is None else [token]
    for one in enraged:
        alter_figure(s, one, "enraged", rage=s.figures[one].true().rage + effect.dice)


def one_may_rage(s: Alone, effect: Rage) -> bool:
    return lurking(s, effect) and not effect.all


DEEDS[Rage] = Deed(do_rage, rage_picks, in_the_dark=one_may_rage)


def do_harden(s: Alone, verb: DoVerb) -> None:
    effect, token = verb.effect, picked(verb)
    assert isinstance(effect, Harden)
    if token is None:
        return
    figure = s.figures[token].true()
    if effect.round:
        alter_figure(s, token, "hardened", hard_round=figure.hard_round + effect.life)
    else:
        alter_figure(s, token, "hardened", hard=figure.hard + effect.life)


DEEDS[Harden] = Deed(do_harden, one_creature, in_the_dark=lurking)


def mend_picks(s: Alone, effect: Mend, cause: Cause, picks: Picks) -> list[Pick]:
    hurt = [t for t in creatures(s, cause, effect.who) if s.figures[t].look(cause.seat).wounds]
    return [PickCreature(token) for token in hurt] if not picks else []


def do_mend(s: Alone, verb: DoVerb) -> None:
    token = picked(verb)
    if token is not None:
        alter_figure(s, token, "mended", wounds=0)  # R109


DEEDS[Mend] = Deed(do_mend, mend_picks, in_the_dark=lurking)


# -- the hero


def do_snare(s: Alone, verb: DoVerb) -> None:
    assert isinstance(verb.effect, Snare)
    s.snares.append(LaidSnare(s.hero, verb.effect.life, verb.effect.control))
    s.tell(SnareLaid())


DEEDS[Snare] = Deed(do_snare)


def do_daze(s: Alone, verb: DoVerb) -> None:
    assert isinstance(verb.effect, Daze)
    s.adrenaline = max(s.adrenaline - verb.effect.count, 0)
    s.tell(AdrenalineLost(s.adrenaline))


DEEDS[Daze] = Deed(do_daze)


def do_drain(s: Alone, verb: DoVerb) -> None:
    """The hero chooses which items lose charges; as many as there are."""
    assert isinstance(verb.effect, Drain)
    count = min(verb.effect.count, sum(carried.charges for carried in s.items))
    if count:
        s.start(DoVerb(effect=PayCharges(count=count), cause=Cause(seat=HERO)))


DEEDS[Drain] = Deed(do_drain)


def drag_picks(s: Alone, effect: Drag, cause: Cause, picks: Picks) -> list[Pick]:
    """The whole way, as evil sees it."""
    cell = s.hero
    map_ = s.map_for(cause.seat)
    for pick in picks:
        if isinstance(pick, PickWay):
            cell = map_.beyond[cell][WAYS.index(pick.way)]
    if len(picks) >= effect.steps:
        return []
    blocked = s.blocked[cell].look(cause.seat)
    return [PickWay(WAYS[way]) for way, _ in map_.ways[cell] if not blocked >> way & 1]


def do_drag(s: Alone, verb: DoVerb) -> StepResult | None:
    if verb.stage == len(verb.picks):
        return None
    pick = verb.picks[verb.stage]
    verb.stage += 1
    if isinstance(pick, PickWay):
        s.start(MoveHero(way=pick.way, dragged=True))
    return AGAIN


DEEDS[Drag] = Deed(do_drag, drag_picks)


def do_forbid(s: Alone, verb: DoVerb) -> None:
    assert isinstance(verb.effect, Forbid)
    s.forbidden_next += (verb.effect.action,) if verb.effect.action not in s.forbidden_next else ()
    s.tell(HeroForbidden(verb.effect.action))


DEEDS[Forbid] = Deed(do_forbid)


def do_falter(s: Alone, verb: DoVerb) -> None:
    assert isinstance(verb.effect, Falter)
    s.falter += verb.effect.dice
    s.tell(Faltered(verb.effect.dice))


DEEDS[Falter] = Deed(do_falter)


def do_hush(s: Alone, verb: DoVerb) -> None:
    s.hush = True
    s.tell(Silenced())


DEEDS[Hush] = Deed(do_hush)
