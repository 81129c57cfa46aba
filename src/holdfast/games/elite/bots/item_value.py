"""What it is worth to use an item now, verb by verb."""

from __future__ import annotations

from holdfast.games.elite.bots.duties import Duty
from holdfast.games.elite.bots.outlook import Scene
from holdfast.games.elite.bots.weapon_value import BAIT
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.verbs.ground import dark_tokens, open_slots


def use_worth(scene: Scene, card: int, hero: int, duties: list[Duty]) -> float:
    return sum(effect_worth(scene, effect, hero, duties) for effect in scene.parts.cards[card].use)


def effect_worth(scene: Scene, effect: fx.CardEffect, hero: int, duties: list[Duty]) -> float:
    s, here = scene.s, scene.at[hero]
    match effect:
        case fx.Heal():
            hurt = [s.damage[h] for h in meant(scene, hero, effect.who, effect.range)]
            helped = [min(n, effect.n) * 1.3 if n >= 2 or n >= effect.n else 0.0 for n in hurt]
            return sum(helped) if effect.who == "all" else max(helped, default=0.0)
        case fx.Guard():
            return 1.5 * min(scene.danger(here), effect.n)
        case fx.MoveUpTo():
            return max(1.2 * min(effect.n, ahead(scene, h, duties[h])) for h in meant(scene, hero, effect.who, 99))
        case fx.Recall():
            away = [scene.chart.home[scene.at[h]] for h in scene.heroes if duties[h].kind == "home"]
            return 1.2 * max(away, default=0)
        case fx.Hit():
            found = sorted((scene.worth(a) / scene.health(a) for a in in_reach(scene, here, effect)), reverse=True)
            return sum(found[: effect.aliens]) * effect.n
        case fx.Blast():
            return max((blast_worth(scene, scene.at[a], effect) for a in in_reach(scene, here, effect)), default=0.0)
        case fx.Hold():
            urgent = [a for a in in_reach(scene, here, effect) if scene.slack(a) <= 0 and a not in s.held]
            return 3.0 * min(len(urgent), effect.aliens)
        case fx.DriveBack():
            return 2.5 if any(scene.slack(a) <= 1 for a in in_reach(scene, here, effect)) else 0.0
        case fx.AlienPace():
            return -effect.n * sum(0.8 if scene.slack(a) <= 1 else 0.2 for a in scene.movable)
        case fx.NextSpawn():
            return -2.5 * effect.n if s.round < scene.parts.numbers.rounds else 0.0
        case fx.AlienMoves():
            return -0.5 * effect.n if scene.movable else 0.0
        case fx.Wound():
            return -1.5 * effect.n - 0.5 * s.damage[hero]
        case fx.Draw():
            return 2.0
        case fx.Clear():
            return 0.1
        case fx.Refresh():
            return 1.0 if dark_tokens(s, hero, effect) else 0.0
        case fx.Fill():
            return fill_worth(scene, effect, hero)
        case fx.Turn():
            return 0.8 * effect.n if len(scene.free_dice()) >= effect.n and scene.left_ms < 40_000 else 0.0
        case fx.AddTime():
            return effect.seconds / 12 if scene.left_ms < 50_000 else 0.0


def meant(scene: Scene, hero: int, who: str, range_: int) -> list[int]:
    if who == "self":
        return [hero]
    return [h for h in scene.heroes if scene.s.sees(scene.at[hero], scene.at[h], range_, sight=False)]


def in_reach(scene: Scene, here: int, effect: fx.Hit | fx.Blast | fx.Hold | fx.DriveBack) -> list[int]:
    distance, sight = scene.map.distance[here], scene.map.sight[here]
    return [
        alien
        for alien in scene.aliens
        if distance[scene.at[alien]] <= effect.range
        and (sight[scene.at[alien]] or not effect.sight)
        and alien not in scene.spared
    ]


def blast_worth(scene: Scene, cell: int, effect: fx.Blast) -> float:
    """Aliens caught there, less the heroes who are too near."""
    near = scene.map.distance[cell]
    caught = sum(
        -BAIT if a in scene.baits or a in scene.marked else scene.worth(a) * min(1.0, effect.n / scene.health(a))
        for a in scene.aliens
        if near[scene.at[a]] <= effect.radius
    )
    return caught - 3.0 * sum(near[scene.at[hero]] <= effect.radius for hero in scene.heroes)


def fill_worth(scene: Scene, effect: fx.Fill, hero: int) -> float:
    s = scene.s
    if effect.target != "event" and s.options.mission not in ("extermination", "capture"):
        return 0.0
    if not open_slots(s, hero, effect.target, effect.range):
        return 0.0
    return 1.2 * effect.n if effect.target == "event" else 2.5


def ahead(scene: Scene, hero: int, duty: Duty) -> int:
    """Returns how many steps a hero still has to go."""
    table = way_of(scene, duty)
    return table[scene.at[hero]] if table is not None else 0


def way_of(scene: Scene, duty: Duty) -> bytes | None:
    """Steps on foot from everywhere to where the duty is done."""
    match duty.kind:
        case "home":
            return scene.chart.home
        case "fight":
            return scene.chart.to(duty.cell)
        case _:
            return scene.chart.beside(duty.cell) if duty.cell >= 0 else None
