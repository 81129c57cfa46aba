"""What effects do to heroes: heal, guard, wound, strike, move."""

from __future__ import annotations

from typing import Any

from holdfast.engine.action import Action
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.verbs.apply import Apply
from holdfast.games.elite.cards.verbs.questions import ChooseHero, PickHero
from holdfast.games.elite.events.figures import Struck
from holdfast.games.elite.rules.asking import GracedChoice
from holdfast.games.elite.rules.damage import heal, suffer
from holdfast.games.elite.rules.march import DriftHeroes
from holdfast.games.elite.rules.push import in_chain, place
from holdfast.games.elite.state import Elite

_range = range  # the parameters of some effects are called range


def heroes_meant(s: Elite, frame: Apply, who: str, range: int, sight: bool) -> list[int]:
    """Returns the heroes that an effect could be for."""
    everybody = list(_range(len(s.heroes)))
    if frame.hero >= 0:
        if who == "self":
            return [frame.hero]
        return [hero for hero in everybody if s.sees(s.at[frame.hero], s.at[hero], range, sight)]
    if frame.aliens:
        return [h for h in everybody if any(s.sees(s.at[a], s.at[h], range, sight) for a in frame.aliens)]
    return everybody


def ask_hero(s: Elite, frame: Apply, effect: Any) -> GracedChoice | None:
    if effect.who != "one":
        return None
    heroes = heroes_meant(s, frame, effect.who, effect.range, getattr(effect, "sight", False))
    moves = isinstance(effect, fx.Recall)
    return PickHero(owner=s.owner(frame.hero), heroes=tuple(heroes), moves=moves) if len(heroes) > 1 else None


def for_heroes(s: Elite, frame: Apply, effect: Any, answer: Action | None) -> list[int]:
    heroes = heroes_meant(s, frame, effect.who, effect.range, getattr(effect, "sight", False))
    if effect.who == "one":
        return [answer.hero] if isinstance(answer, ChooseHero) else heroes[:1]
    return heroes


def do_heal(s: Elite, frame: Apply, effect: fx.Heal, answer: Action | None) -> None:
    for hero in for_heroes(s, frame, effect, answer):
        heal(s, hero, effect.n)


def do_guard(s: Elite, frame: Apply, effect: fx.Guard, answer: Action | None) -> None:
    for hero in for_heroes(s, frame, effect, answer):
        s.guard[hero] += effect.n


def do_step(s: Elite, frame: Apply, effect: fx.MoveUpTo, answer: Action | None) -> None:
    for hero in for_heroes(s, frame, effect, answer):
        s.steps[hero] += effect.n


def do_recall(s: Elite, frame: Apply, effect: fx.Recall, answer: Action | None) -> None:
    for hero in for_heroes(s, frame, effect, answer):
        if not s.is_home(hero) and not in_chain(s, hero):  # who is being pushed goes where the push leads
            place(s, hero, s.map.plan.start[0])


def do_wound(s: Elite, frame: Apply, effect: fx.Wound, answer: Action | None) -> None:
    """Each alien that acts wounds every hero in its range; an event wounds them all."""
    if frame.hero >= 0 or not frame.aliens:
        for hero in for_heroes(s, frame, effect, answer):
            hurt(s, hero, effect.n)
        return
    for hero in for_heroes(s, frame, effect, answer):
        near = [a for a in frame.aliens if s.sees(s.at[a], s.at[hero], effect.range, effect.sight)]
        hurt(s, hero, effect.n * len(near))


def hurt(s: Elite, hero: int, n: int) -> None:
    if n and not s.is_over():
        suffer(s, hero, n)


def do_strike(s: Elite, frame: Apply, effect: fx.Strike, answer: Action | None) -> None:
    """Rolls one die for each alien and each hero in its range (R163)."""
    for hero in _range(len(s.heroes)):
        near = [a for a in frame.aliens if s.sees(s.at[a], s.at[hero], effect.range, effect.sight)]
        if not near or s.is_over():
            continue
        dice = tuple(s.hit_die("aliens") for _ in near)
        hits = sum(value >= effect.to_hit for value in dice)
        s.tell(Struck(near[0], hero, dice, hits))
        hurt(s, hero, hits * effect.damage)


def do_drift(s: Elite, frame: Apply, effect: fx.Drift, answer: Action | None) -> None:
    s.start(DriftHeroes(n=effect.n))
