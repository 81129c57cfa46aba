"""Answers to the questions of the game: forks, hits, cards, dice to lose, and what the group decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from holdfast.engine.action import Action
from holdfast.engine.play import decision_of
from holdfast.engine.view import Ask
from holdfast.games.elite.bots.alien_steps import LOSES, harm
from holdfast.games.elite.bots.card_value import Taste
from holdfast.games.elite.bots.duties import Duty
from holdfast.games.elite.bots.item_value import ahead, blast_worth, use_worth
from holdfast.games.elite.bots.outlook import Scene
from holdfast.games.elite.bots.weapon_value import Armoury, shot_worth, targets
from holdfast.games.elite.cards.effects import Blast
from holdfast.games.elite.cards.slots import SYMBOLS, Symbol
from holdfast.games.elite.cards.verbs.questions import (
    ChooseAlien,
    ChooseCell,
    ChooseHero,
    ChooseSearch,
    ChooseSlot,
    Enough,
    MoveBack,
    SpitAt,
    TurnDie,
)
from holdfast.games.elite.flow import TakeWeapon
from holdfast.games.elite.maps.map import FAR
from holdfast.games.elite.rules.acting import ReadyUp
from holdfast.games.elite.rules.activation import ActNext, NextEffect
from holdfast.games.elite.rules.alien_moves import MoveOne, Settle
from holdfast.games.elite.rules.asking import GoOn
from holdfast.games.elite.rules.attachments import Connect
from holdfast.games.elite.rules.damage import Lose
from holdfast.games.elite.rules.items import Use
from holdfast.games.elite.rules.keep import Drop, Keep, KeepNone
from holdfast.games.elite.rules.kill import StayBack, StepIn
from holdfast.games.elite.rules.march import MoveNext
from holdfast.games.elite.rules.missions.capture import CloseTrap, LayTrap, prey_on
from holdfast.games.elite.rules.move import Step
from holdfast.games.elite.rules.push import Go
from holdfast.games.elite.rules.spawn import ComeAt, PushFrom, TakeCluster
from holdfast.games.elite.rules.tech import TechLater, TechNow
from holdfast.games.elite.rules.times_up import Done
from holdfast.games.elite.rules.trade import Decline, SwapBack
from holdfast.games.elite.rules.weapons import AtAlien, Fire
from holdfast.games.elite.state import EVENTS, FREE, MOST_HEROES, SLOTS, TOKENS

SMALL: Final = 0.01
BEFORE_PLAN: Final = 2 * LOSES  # a step of one's own choice is better than the planned one
SET_OUT: Final = 1.5  # ways in that a spawn point lacks


class Answerer:
    """How good each answer is; the best is given, the first of equals."""

    def __init__(self, armoury: Armoury, taste: Taste, values: Callable[[Scene], list[float]]) -> None:
        self.armoury = armoury
        self.taste = taste
        self.values = values

    def answer(self, scene: Scene, ask: Ask, duties: list[Duty]) -> Action | None:
        """Returns the best option; None if the question has none that is listed."""
        if not ask.options:
            return None
        figure = asked_figure(scene, ask)
        best = max(
            range(len(ask.options)), key=lambda n: (self.worth(scene, ask.options[n].action, duties, figure), -n)
        )
        return ask.options[best].action

    def worth(self, scene: Scene, action: Any, duties: list[Duty], figure: int) -> float:
        match action:
            case MoveOne() | Settle():
                return BEFORE_PLAN - harm(scene, action.figure, action.to)
            case Go():
                return self.way(scene, action.to, figure, duties)
            case GoOn():
                return SMALL
            case MoveNext() | ActNext() | NextEffect() | ComeAt() | PushFrom():
                return 0.0
            case Enough() | StayBack() | TechLater() | Decline():
                return 0.0
            case SwapBack():
                return -1.0
            case ReadyUp() | TechNow() | CloseTrap() | LayTrap() | StepIn():
                return self.plain(scene, action, duties)
            case AtAlien() | ChooseAlien():
                return self.target(scene, action.figure)
            case TakeWeapon() | Keep():
                return self.taste.of(action.card) + self.match_of(scene, action.card)
            case KeepNone():
                return 0.3
            case Drop():
                return -self.taste.of(action.card)
            case Lose():
                return -self.die_worth(scene, action.die)
            case TakeCluster():
                return self.cluster(scene, action.cluster)
            case ChooseHero():
                return scene.s.damage[action.hero] + 0.3 * ahead(scene, action.hero, duties[action.hero])
            case ChooseCell():
                return blast_worth(scene, action.cell, Blast(1, 99))
            case MoveBack():
                return 3.0 - scene.slack(action.figure) + 0.1 * scene.chart.longest[action.to]
            case TurnDie():
                return self.turn(scene, action.die, action.symbol)
            case ChooseSlot() | ChooseSearch():
                return 1.0
            case SpitAt():
                return (
                    -2.0 * (action.to in [scene.at[hero] for hero in scene.heroes]) - 0.1 * scene.chart.home[action.to]
                )
            case Fire() | Use() | Step() | Connect() | Done():
                return self.last(scene, action, duties)
        return 0.0

    # -- forks and figures

    def way(self, scene: Scene, to: int, figure: int, duties: list[Duty]) -> float:
        """A fork: for an alien the harmless way, for a hero the safe one on the way to the duty."""
        if figure < 0 or figure >= MOST_HEROES:
            return -harm(scene, figure, to) if figure >= 0 else float(scene.chart.longest[to])
        worth = -scene.danger(to) - 2.0 * (to in scene.s.acid)
        other = None if scene.map.is_start[to] else scene.s.figure_on(to)
        if other is not None:
            worth -= 1.0 if scene.s.is_hero(other) else 3.0
        duty = duties[figure]
        return worth - 0.3 * (scene.chart.beside(duty.cell)[to] if duty.cell >= 0 else scene.chart.home[to])

    def plain(self, scene: Scene, action: Any, duties: list[Duty]) -> float:
        match action:
            case CloseTrap(cell):
                return 0.0 if prey_on(scene.s, cell) is None else 1.0
            case LayTrap(cell):
                return trap_place(scene, cell)
            case StepIn():
                return -1.0 if any(scene.danger(scene.at[hero]) for hero in scene.mine) else 0.5
        return 1.0

    def target(self, scene: Scene, alien: int) -> float:
        """Whom to hit: what is worth most for each health that it takes; bosses that are nearly dead first."""
        if alien in scene.spared:
            return -5.0
        return scene.worth(alien) / (1 + 0.5 * (scene.health(alien) - 1)) - 0.01 * scene.chart.longest[scene.at[alien]]

    def cluster(self, scene: Scene, cluster: int) -> float:
        """Far from home, and away from heroes."""
        points = scene.map.plan.clusters[scene.s.clusters.index(cluster)].spawn_points
        far = sum(scene.chart.longest[cell] for cell in points) / len(points)
        near = sum(scene.map.distance[points[0]][scene.at[hero]] <= 4 for hero in scene.heroes)
        return far - 2.0 * near

    # -- cards and dice

    def match_of(self, scene: Scene, card: int) -> float:
        """A better weapon than those in hand is welcome, a worse one is not."""
        if scene.s.card(card).kind != "weapon":
            return 0.0
        held = [c for hero in scene.mine for c in scene.s.weapons_of(hero)]
        if len(held) < 2 * len(scene.mine):
            return 0.5
        return -min(self.taste.of(c) for c in held)

    def die_worth(self, scene: Scene, die: int) -> float:
        """Returns how much it would hurt to lose a die."""
        place = scene.s.place[die]
        if place == FREE:
            face = scene.s.face[die]
            return 0.5 if 0 <= face < 5 else 0.0
        if place < 0:
            return -0.5
        if place < EVENTS:
            return 1.0 if place // SLOTS in scene.s.worn else 2.0
        event, token = (place - EVENTS) // SLOTS, (place - TOKENS) // SLOTS
        done = event in scene.s.fulfilled if place < TOKENS else token in scene.s.token_ready
        return -0.2 if done else 3.0

    def turn(self, scene: Scene, die: int, symbol: Symbol) -> float:
        values = self.values(scene)
        face = scene.s.face[die]
        shown = values[face] if 0 <= face < 5 else (-1.0 if face == 5 else 0.0)
        return values[SYMBOLS.index(symbol)] - shown

    # -- time's up

    def last(self, scene: Scene, action: Any, duties: list[Duty]) -> float:
        match action:
            case Fire(card):
                hero = scene.holder(card)
                arm = self.armoury.arm(scene, hero, card)
                aliens = targets(scene, arm, scene.at[hero])
                return shot_worth(scene, arm, aliens, scene.at[hero]) if aliens else -1.0
            case Use(card):
                return use_worth(scene, card, scene.holder(card), duties) - 0.5
            case Step(hero, to):
                here = scene.at[hero]
                gain = scene.chart.home[here] - scene.chart.home[to]
                return gain + scene.danger(here) - scene.danger(to)
            case Connect():
                return 0.5
        return 0.0


def asked_figure(scene: Scene, ask: Ask) -> int:
    """Returns the figure that a fork is about: the decision that is asked names it."""
    return int(getattr(decision_of(scene.s, scene.seat, ask.id), "figure", -1))


def trap_place(scene: Scene, cell: int) -> float:
    """Returns where many aliens come by, each way in counted; not where they only set out from."""
    leads = scene.chart.leads_to(cell)
    points = [point for cluster in scene.map.plan.clusters for point in cluster.spawn_points]
    many, near = sum(leads[point] < FAR for point in points), min(leads[point] for point in points)
    return many - 0.05 * near - SET_OUT * (near == 0)
