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
    Mend,
    Rage,
    Snare,
    Trap,
)
from holdfast.games.alone.cards.picks import Pick, PickCreature, PickWay
from holdfast.games.alone.cards.verbs.aims import creatures, lurking
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import Cause, PayCharges, Picks
from holdfast.games.alone.events.reactions import Enraged, Faltered, HeroForbidden, Silenced, SnareLaid
from holdfast.games.alone.events.rounds import AdrenalineLost
from holdfast.games.alone.levels.places import WAYS
from holdfast.games.alone.rules.attack import Attack
from holdfast.games.alone.rules.damage import Suffer
from holdfast.games.alone.rules.dice import hits
from holdfast.games.alone.rules.labyrinth import alter_figure
from holdfast.games.alone.rules.move import MoveHero
from holdfast.games.alone.rules.roll import Roll
from holdfast.games.alone.state import HERO, Alone
from holdfast.games.alone.state import LaidSnare as LaidSnare


def picked_creature(frame: DoVerb) -> int | None:
    """Returns the creature that was picked for a verb."""
    return next((pick.creature for pick in frame.picks if isinstance(pick, PickCreature)), None)


# -- attacks


def assault_picks(s: Alone, effect: Assault, cause: Cause, picks: Picks) -> list[Pick]:
    here = [t for t in creatures(s, cause, effect.who) if t in s.creatures_here()]
    return [PickCreature(t) for t in here if not s.figures[t].look(HERO).stunned] if not picks else []


def do_assault(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, Assault)
    token = picked_creature(frame)
    if token is not None:
        s.start(Attack(token=token, more=frame.effect.dice))


def do_trap(s: Alone, frame: DoVerb) -> StepResult | None:
    assert isinstance(frame.effect, Trap)
    frame.stage += 1
    if frame.stage == 1:
        s.start(Roll(dice=frame.effect.dice, purpose="trap"))
        return AGAIN
    s.start(Suffer(damage="life", amount=hits(s, "trap")))
    return None


def do_hurt(s: Alone, frame: DoVerb) -> StepResult | None:
    assert isinstance(frame.effect, Hurt)
    frame.stage += 1
    if frame.stage == 1:
        s.start(Suffer(damage="life", amount=frame.effect.life))
        return AGAIN
    s.start(Suffer(damage="control", amount=frame.effect.control))
    return None


# -- creatures


def one_creature(s: Alone, effect: Harden, cause: Cause, picks: Picks) -> list[Pick]:
    return [PickCreature(token) for token in creatures(s, cause, effect.who)] if not picks else []


def rage_picks(s: Alone, effect: Rage, cause: Cause, picks: Picks) -> list[Pick]:
    return [] if effect.all or picks else [PickCreature(token) for token in creatures(s, cause, effect.who)]


def do_rage(s: Alone, frame: DoVerb) -> None:
    effect = frame.effect
    assert isinstance(effect, Rage)
    if effect.all and effect.who in ("any", "icon"):
        s.rage.append((frame.cause.icon if effect.who == "icon" else "", effect.dice))
        s.tell(Enraged(effect.dice))
        return
    token = picked_creature(frame)
    enraged = creatures(s, frame.cause, effect.who) if effect.all else [] if token is None else [token]
    for one in enraged:
        alter_figure(s, one, "enraged", rage=s.figures[one].true().rage + effect.dice)


def one_may_rage(s: Alone, effect: Rage) -> bool:
    return lurking(s, effect) and not effect.all


def do_harden(s: Alone, frame: DoVerb) -> None:
    effect, token = frame.effect, picked_creature(frame)
    assert isinstance(effect, Harden)
    if token is None:
        return
    figure = s.figures[token].true()
    if effect.round:
        alter_figure(s, token, "hardened", hard_round=figure.hard_round + effect.life)
    else:
        alter_figure(s, token, "hardened", hard=figure.hard + effect.life)


def mend_picks(s: Alone, effect: Mend, cause: Cause, picks: Picks) -> list[Pick]:
    hurt = [t for t in creatures(s, cause, effect.who) if s.figures[t].look(cause.seat).wounds]
    return [PickCreature(token) for token in hurt] if not picks else []


def do_mend(s: Alone, frame: DoVerb) -> None:
    token = picked_creature(frame)
    if token is not None:
        alter_figure(s, token, "mended", wounds=0)  # R109


# -- the hero


def do_snare(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, Snare)
    s.snares.append(LaidSnare(s.hero, frame.effect.life, frame.effect.control))
    s.tell(SnareLaid())


def do_daze(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, Daze)
    s.adrenaline = max(s.adrenaline - frame.effect.count, 0)
    s.tell(AdrenalineLost(s.adrenaline))


def do_drain(s: Alone, frame: DoVerb) -> None:
    """The hero chooses which items lose charges; as many as there are."""
    assert isinstance(frame.effect, Drain)
    count = min(frame.effect.count, sum(carried.charges for carried in s.items))
    if count:
        s.start(DoVerb(effect=PayCharges(count=count), cause=Cause(seat=HERO)))


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


def do_drag(s: Alone, frame: DoVerb) -> StepResult | None:
    if frame.stage == len(frame.picks):
        return None
    pick = frame.picks[frame.stage]
    frame.stage += 1
    if isinstance(pick, PickWay):
        s.start(MoveHero(way=pick.way, dragged=True))
    return AGAIN


def do_forbid(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, Forbid)
    s.forbidden_next += (frame.effect.action,) if frame.effect.action not in s.forbidden_next else ()
    s.tell(HeroForbidden(frame.effect.action))


def do_falter(s: Alone, frame: DoVerb) -> None:
    assert isinstance(frame.effect, Falter)
    s.falter += frame.effect.dice
    s.tell(Faltered(frame.effect.dice))


def do_hush(s: Alone, frame: DoVerb) -> None:
    s.hush = True
    s.tell(Silenced())
