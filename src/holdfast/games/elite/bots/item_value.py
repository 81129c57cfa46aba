"""What it is worth to use an item now, verb by verb."""

from __future__ import annotations

from holdfast.games.elite.bots.duties import Duty
from holdfast.games.elite.bots.outlook import SeatOutlook
from holdfast.games.elite.bots.weapon_value import BAIT
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.verbs.ground import dark_tokens
from holdfast.games.elite.rules.slots import open_slots


def use_worth(outlook: SeatOutlook, card: int, hero: int, duties: list[Duty]) -> float:
    return sum(effect_worth(outlook, effect, hero, duties) for effect in outlook.parts.cards[card].use)


def effect_worth(outlook: SeatOutlook, effect: fx.CardEffect, hero: int, duties: list[Duty]) -> float:
    s, here = outlook.s, outlook.at[hero]
    match effect:
        case fx.Heal():
            hurt = [s.damage[h] for h in heroes_in_range(outlook, hero, effect.who, effect.range)]
            helped = [min(n, effect.n) * 1.3 if n >= 2 or n >= effect.n else 0.0 for n in hurt]
            return sum(helped) if effect.who == "all" else max(helped, default=0.0)
        case fx.Guard():
            return 1.5 * min(outlook.danger(here), effect.n)
        case fx.MoveUpTo():
            return max(
                1.2 * min(effect.n, ahead(outlook, h, duties[h]))
                for h in heroes_in_range(outlook, hero, effect.who, 99)
            )
        case fx.Recall():
            away = [outlook.distances.home[outlook.at[h]] for h in outlook.heroes if duties[h].kind == "home"]
            return 1.2 * max(away, default=0)
        case fx.Hit():
            found = sorted(
                (outlook.worth(a) / outlook.health(a) for a in in_reach(outlook, here, effect)), reverse=True
            )
            return sum(found[: effect.aliens]) * effect.n
        case fx.Blast():
            return max(
                (blast_worth(outlook, outlook.at[a], effect) for a in in_reach(outlook, here, effect)), default=0.0
            )
        case fx.Hold():
            urgent = [a for a in in_reach(outlook, here, effect) if outlook.slack(a) <= 0 and a not in s.held]
            return 3.0 * min(len(urgent), effect.aliens)
        case fx.DriveBack():
            return 2.5 if any(outlook.slack(a) <= 1 for a in in_reach(outlook, here, effect)) else 0.0
        case fx.AlienPace():
            return -effect.n * sum(0.8 if outlook.slack(a) <= 1 else 0.2 for a in outlook.movable)
        case fx.NextSpawn():
            return -2.5 * effect.n if s.round < outlook.parts.numbers.rounds else 0.0
        case fx.AlienMoves():
            return -0.5 * effect.n if outlook.movable else 0.0
        case fx.Wound():
            return -1.5 * effect.n - 0.5 * s.damage[hero]
        case fx.Draw():
            return 2.0
        case fx.Clear():
            return 0.1
        case fx.Refresh():
            return 1.0 if dark_tokens(s, hero, effect) else 0.0
        case fx.Fill():
            return fill_worth(outlook, effect, hero)
        case fx.Turn():
            return 0.8 * effect.n if len(outlook.free_dice()) >= effect.n and outlook.left.is_under(40_000) else 0.0
        case fx.AddTime():
            return effect.seconds / 12 if outlook.left.is_under(50_000) else 0.0


def heroes_in_range(outlook: SeatOutlook, hero: int, who: str, range_: int) -> list[int]:
    if who == "self":
        return [hero]
    return [h for h in outlook.heroes if outlook.s.sees(outlook.at[hero], outlook.at[h], range_, sight=False)]


def in_reach(outlook: SeatOutlook, here: int, effect: fx.Hit | fx.Blast | fx.Hold | fx.DriveBack) -> list[int]:
    distance, sight = outlook.map.distance[here], outlook.map.sight[here]
    return [
        alien
        for alien in outlook.aliens
        if distance[outlook.at[alien]] <= effect.range
        and (sight[outlook.at[alien]] or not effect.sight)
        and alien not in outlook.spared
    ]


def blast_worth(outlook: SeatOutlook, cell: int, effect: fx.Blast) -> float:
    """Returns what a blast there is worth: the aliens that it catches, less the heroes who are too near."""
    near = outlook.map.distance[cell]
    caught = sum(
        -BAIT
        if a in outlook.baits or a in outlook.marked
        else outlook.worth(a) * min(1.0, effect.n / outlook.health(a))
        for a in outlook.aliens
        if near[outlook.at[a]] <= effect.radius
    )
    return caught - 3.0 * sum(near[outlook.at[hero]] <= effect.radius for hero in outlook.heroes)


def fill_worth(outlook: SeatOutlook, effect: fx.Fill, hero: int) -> float:
    s = outlook.s
    if effect.target != "event" and s.options.mission not in ("extermination", "capture"):
        return 0.0
    if not open_slots(s, hero, effect.target, effect.range):
        return 0.0
    return 1.2 * effect.n if effect.target == "event" else 2.5


def ahead(outlook: SeatOutlook, hero: int, duty: Duty) -> int:
    """Returns how many steps a hero still has to go."""
    table = way_of(outlook, duty)
    return table[outlook.at[hero]] if table is not None else 0


def way_of(outlook: SeatOutlook, duty: Duty) -> bytes | None:
    """Returns the steps on foot from everywhere to where the duty is done."""
    match duty.kind:
        case "home":
            return outlook.distances.home
        case "fight":
            return outlook.distances.to(duty.cell)
        case _:
            return outlook.distances.beside(duty.cell) if duty.cell >= 0 else None
