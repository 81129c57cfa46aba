"""What a reaction card would be worth to evil in a position, verb by verb, in points of the hero's health."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from holdfast.games.alone.bots.evil_outlook import Lair, Lurking
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


def malice(lair: Lair, effects: Effects, icon: str) -> float:
    """Returns the sum of what each verb does; a creature that this very card brings counts for those after it."""
    total = 0.0
    comes = False
    for effect in effects:
        total += worth(lair, effect, icon, comes)
        if isinstance(effect, Stalk) and any(lair.away[c.place] <= effect.steps for c in meant(lair, effect.who, icon)):
            comes = True
    return total


def worth(lair: Lair, effect: Verb, icon: str, comes: bool) -> float:
    judge = WORTH.get(type(effect))
    return judge(lair, effect, icon, comes) if judge is not None else 0.0


def meant(lair: Lair, who: str, icon: str) -> list[Lurking]:
    """Returns the creatures that a card may mean."""
    tokens = lair.s.tokens
    match who:
        case "icon":
            return [c for c in lair.creatures if tokens[c.token].icon == icon]
        case "boss":
            return [c for c in lair.creatures if tokens[c.token].boss]
        case "here":
            return lair.here()
        case "near":
            return [c for c in lair.creatures if lair.away[c.place] <= 1]
        case "level":
            return [c for c in lair.creatures if lair.s.on_hero_level(c.figure.cell)]
    return lair.creatures


def stalk(lair: Lair, effect: Stalk, icon: str, comes: bool) -> float:
    gains = [lair.gain(creature, effect.steps) for creature in meant(lair, effect.who, icon)]
    return sum(sorted((gain for gain in gains if gain > 0), reverse=True)[: effect.creatures])


def spawn(lair: Lair, effect: Spawn, icon: str, comes: bool) -> float:
    lines = [line for line in lair.s.parts.creatures if not line.boss and (effect.who != "icon" or line.kind == icon)]
    stats = [line.nightmare if lair.s.nightmare else line.regular for line in lines]
    return max((lair.spawn_gain(one, effect.closer) for one in stats), default=0.0)


def assault(lair: Lair, effect: Assault, icon: str, comes: bool) -> float:
    strikes = [lair.dice(c.token) + effect.dice for c in lair.here()]
    return lair.luck * max(strikes, default=1 if comes else 0)


def rage(lair: Lair, effect: Rage, icon: str, comes: bool) -> float:
    ready = sum(lair.away[c.place] == 0 for c in meant(lair, effect.who, icon)) + comes
    return lair.luck * effect.dice * (ready if effect.all else min(ready, 1))


def block(lair: Lair, effect: Block, icon: str, comes: bool) -> float:
    return 0.9 * effect.count if lair.to_goals(lair.hero) <= 1 else 0.2


def forbid(lair: Lair, effect: Forbid, icon: str, comes: bool) -> float:
    if effect.action in ("interact", "locate", "scavenge"):
        return 1.8 if lair.to_goals(lair.hero) == 0 else 0.2
    if effect.action == "fight":
        return 1.0 if lair.here() or comes else 0.1
    return 0.9 if effect.action == "move" else 0.3


def when_fighting(points: float) -> Callable[[Lair, Any, str, bool], float]:
    return lambda lair, effect, icon, comes: points if lair.here() or comes else 0.0


WORTH: Final[dict[type[Verb], Callable[[Lair, Any, str, bool], float]]] = {
    Stalk: stalk,
    Spawn: spawn,
    Assault: assault,
    Rage: rage,
    Block: block,
    Forbid: forbid,
    Trap: lambda lair, effect, icon, comes: lair.luck * effect.dice,
    Hurt: lambda lair, effect, icon, comes: effect.life + effect.control,
    Snare: lambda lair, effect, icon, comes: 0.8 * (effect.life + effect.control),
    Daze: lambda lair, effect, icon, comes: 0.8 * min(effect.count, lair.s.adrenaline),
    Drain: lambda lair, effect, icon, comes: 0.5 * min(effect.count, sum(i.charges for i in lair.s.items)),
    Danger: lambda lair, effect, icon, comes: 0.3 * effect.count,
    Dark: lambda lair, effect, icon, comes: 0.7 if lair.is_lit else 0.1,
    Drag: lambda lair, effect, icon, comes: 0.5 * effect.steps,
    Fog: lambda lair, effect, icon, comes: 0.2 * effect.count,
    Draw: lambda lair, effect, icon, comes: 0.5 * effect.count,
    Shuffle: lambda lair, effect, icon, comes: 0.1,
    Falter: when_fighting(0.6),
    Harden: when_fighting(0.5),
    Mend: lambda lair, effect, icon, comes: 0.8 if any(c.figure.wounds for c in lair.here()) else 0.0,
}
