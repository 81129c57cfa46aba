"""What a reaction card would be worth to evil in a position, verb by verb, in points of the hero's health."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from holdfast.games.alone.bots.evil_outlook import EvilOutlook, PlacedCreature
from holdfast.games.alone.cards.effects import (
    Assault,
    Block,
    Danger,
    Dark,
    Daze,
    Drag,
    Drain,
    Draw,
    Effects,
    Falter,
    Fog,
    Forbid,
    Harden,
    Hurt,
    Mend,
    Rage,
    Shuffle,
    Snare,
    Spawn,
    Stalk,
    Trap,
    Verb,
)


def effects_value(outlook: EvilOutlook, effects: Effects, icon: str) -> float:
    """Returns the sum of what each verb does; a creature that this very card brings counts for those after it."""
    total = 0.0
    comes = False
    for effect in effects:
        total += worth(outlook, effect, icon, comes)
        if isinstance(effect, Stalk) and any(
            outlook.away[c.place] <= effect.steps for c in creatures_meant(outlook, effect.who, icon)
        ):
            comes = True
    return total


def worth(outlook: EvilOutlook, effect: Verb, icon: str, comes: bool) -> float:
    judge = WORTH.get(type(effect))
    return judge(outlook, effect, icon, comes) if judge is not None else 0.0


def creatures_meant(outlook: EvilOutlook, who: str, icon: str) -> list[PlacedCreature]:
    """Returns the creatures that a card may mean."""
    tokens = outlook.s.tokens
    match who:
        case "icon":
            return [c for c in outlook.creatures if tokens[c.token].icon == icon]
        case "boss":
            return [c for c in outlook.creatures if tokens[c.token].boss]
        case "here":
            return outlook.here()
        case "near":
            return [c for c in outlook.creatures if outlook.away[c.place] <= 1]
        case "level":
            return [c for c in outlook.creatures if outlook.s.on_hero_level(c.figure.cell)]
    return outlook.creatures


def stalk(outlook: EvilOutlook, effect: Stalk, icon: str, comes: bool) -> float:
    gains = [outlook.gain(creature, effect.steps) for creature in creatures_meant(outlook, effect.who, icon)]
    return sum(sorted((gain for gain in gains if gain > 0), reverse=True)[: effect.creatures])


def spawn(outlook: EvilOutlook, effect: Spawn, icon: str, comes: bool) -> float:
    lines = [
        line for line in outlook.s.parts.creatures if not line.boss and (effect.who != "icon" or line.kind == icon)
    ]
    stats = [line.nightmare if outlook.s.nightmare else line.regular for line in lines]
    return max((outlook.spawn_gain(one, effect.closer) for one in stats), default=0.0)


def assault(outlook: EvilOutlook, effect: Assault, icon: str, comes: bool) -> float:
    strikes = [outlook.dice(c.token) + effect.dice for c in outlook.here()]
    return outlook.luck * max(strikes, default=1 if comes else 0)


def rage(outlook: EvilOutlook, effect: Rage, icon: str, comes: bool) -> float:
    ready = sum(outlook.away[c.place] == 0 for c in creatures_meant(outlook, effect.who, icon)) + comes
    return outlook.luck * effect.dice * (ready if effect.all else min(ready, 1))


def block(outlook: EvilOutlook, effect: Block, icon: str, comes: bool) -> float:
    return 0.9 * effect.count if outlook.to_goals(outlook.hero) <= 1 else 0.2


def forbid(outlook: EvilOutlook, effect: Forbid, icon: str, comes: bool) -> float:
    if effect.action in ("interact", "locate", "scavenge"):
        return 1.8 if outlook.to_goals(outlook.hero) == 0 else 0.2
    if effect.action == "fight":
        return 1.0 if outlook.here() or comes else 0.1
    return 0.9 if effect.action == "move" else 0.3


def when_fighting(points: float) -> Callable[[EvilOutlook, Any, str, bool], float]:
    return lambda outlook, effect, icon, comes: points if outlook.here() or comes else 0.0


WORTH: Final[dict[type[Verb], Callable[[EvilOutlook, Any, str, bool], float]]] = {
    Stalk: stalk,
    Spawn: spawn,
    Assault: assault,
    Rage: rage,
    Block: block,
    Forbid: forbid,
    Trap: lambda outlook, effect, icon, comes: outlook.luck * effect.dice,
    Hurt: lambda outlook, effect, icon, comes: effect.life + effect.control,
    Snare: lambda outlook, effect, icon, comes: 0.8 * (effect.life + effect.control),
    Daze: lambda outlook, effect, icon, comes: 0.8 * min(effect.count, outlook.s.adrenaline),
    Drain: lambda outlook, effect, icon, comes: 0.5 * min(effect.count, sum(i.charges for i in outlook.s.items)),
    Danger: lambda outlook, effect, icon, comes: 0.3 * effect.count,
    Dark: lambda outlook, effect, icon, comes: 0.7 if outlook.is_lit else 0.1,
    Drag: lambda outlook, effect, icon, comes: 0.5 * effect.steps,
    Fog: lambda outlook, effect, icon, comes: 0.2 * effect.count,
    Draw: lambda outlook, effect, icon, comes: 0.5 * effect.count,
    Shuffle: lambda outlook, effect, icon, comes: 0.1,
    Falter: when_fighting(0.6),
    Harden: when_fighting(0.5),
    Mend: lambda outlook, effect, icon, comes: 0.8 if any(c.figure.wounds for c in outlook.here()) else 0.0,
}
