"""Answers to the questions of the game: forks, hits, cards, dice to lose, and what the group decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from holdfast.engine.action import Action
from holdfast.engine.play import decision_of
from holdfast.engine.view import Ask
from holdfast.games.elite.bots.alien_steps import LOSES, harm
from holdfast.games.elite.bots.card_value import CardValues
from holdfast.games.elite.bots.duties import Duty
from holdfast.games.elite.bots.item_value import ahead, blast_worth, use_worth
from holdfast.games.elite.bots.outlook import SeatOutlook
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

TRIFLE: Final = 0.01
BEFORE_PLAN: Final = 2 * LOSES  # a step of one's own choice is better than the planned one
SET_OUT: Final = 1.5  # ways in that a spawn point lacks


class Answerer:
    """How good each answer is; the best is given, the first of equals."""

    def __init__(self, armoury: Armoury, card_values: CardValues, values: Callable[[SeatOutlook], list[float]]) -> None:
        self.armoury = armoury
        self.card_values = card_values
        self.values = values

    def answer(self, outlook: SeatOutlook, ask: Ask, duties: list[Duty]) -> Action | None:
        """Returns the best option; None if the question has none that is listed."""
        if not ask.options:
            return None
        figure = asked_figure(outlook, ask)
        best = max(
            range(len(ask.options)), key=lambda n: (self.worth(outlook, ask.options[n].action, duties, figure), -n)
        )
        return ask.options[best].action

    def worth(self, outlook: SeatOutlook, action: Any, duties: list[Duty], figure: int) -> float:
        match action:
            case MoveOne() | Settle():
                return BEFORE_PLAN - harm(outlook, action.figure, action.to)
            case Go():
                return self.way(outlook, action.to, figure, duties)
            case GoOn():
                return TRIFLE
            case MoveNext() | ActNext() | NextEffect() | ComeAt() | PushFrom():
                return 0.0
            case Enough() | StayBack() | TechLater() | Decline():
                return 0.0
            case SwapBack():
                return -1.0
            case ReadyUp() | TechNow() | CloseTrap() | LayTrap() | StepIn():
                return self.plain(outlook, action, duties)
            case AtAlien() | ChooseAlien():
                return self.target(outlook, action.figure)
            case TakeWeapon() | Keep():
                return self.card_values.of(action.card) + self.match_of(outlook, action.card)
            case KeepNone():
                return 0.3
            case Drop():
                return -self.card_values.of(action.card)
            case Lose():
                return -self.die_worth(outlook, action.die)
            case TakeCluster():
                return self.cluster(outlook, action.cluster)
            case ChooseHero():
                return outlook.s.damage[action.hero] + 0.3 * ahead(outlook, action.hero, duties[action.hero])
            case ChooseCell():
                return blast_worth(outlook, action.cell, Blast(1, 99))
            case MoveBack():
                return 3.0 - outlook.slack(action.figure) + 0.1 * outlook.distances.longest[action.to]
            case TurnDie():
                return self.turn(outlook, action.die, action.symbol)
            case ChooseSlot() | ChooseSearch():
                return 1.0
            case SpitAt():
                return (
                    -2.0 * (action.to in [outlook.at[hero] for hero in outlook.heroes])
                    - 0.1 * outlook.distances.home[action.to]
                )
            case Fire() | Use() | Step() | Connect() | Done():
                return self.last(outlook, action, duties)
        return 0.0

    # -- forks and figures

    def way(self, outlook: SeatOutlook, to: int, figure: int, duties: list[Duty]) -> float:
        """Values a way at a fork: for an alien the harmless one is best, for a hero the safe one on the way to the
        duty.
        """
        if figure < 0 or figure >= MOST_HEROES:
            return -harm(outlook, figure, to) if figure >= 0 else float(outlook.distances.longest[to])
        worth = -outlook.danger(to) - 2.0 * (to in outlook.s.acid)
        other = None if outlook.map.is_start[to] else outlook.s.figure_on(to)
        if other is not None:
            worth -= 1.0 if outlook.s.is_hero(other) else 3.0
        duty = duties[figure]
        return worth - 0.3 * (outlook.distances.beside(duty.cell)[to] if duty.cell >= 0 else outlook.distances.home[to])

    def plain(self, outlook: SeatOutlook, action: Any, duties: list[Duty]) -> float:
        match action:
            case CloseTrap(cell):
                return 0.0 if prey_on(outlook.s, cell) is None else 1.0
            case LayTrap(cell):
                return trap_place(outlook, cell)
            case StepIn():
                return -1.0 if any(outlook.danger(outlook.at[hero]) for hero in outlook.mine) else 0.5
        return 1.0

    def target(self, outlook: SeatOutlook, alien: int) -> float:
        """Values an alien as a target, by what it is worth for each health that it takes: bosses that are nearly dead
        first.
        """
        if alien in outlook.spared:
            return -5.0
        return (
            outlook.worth(alien) / (1 + 0.5 * (outlook.health(alien) - 1))
            - 0.01 * outlook.distances.longest[outlook.at[alien]]
        )

    def cluster(self, outlook: SeatOutlook, cluster: int) -> float:
        """Values a cluster: best is one far from home, and away from heroes."""
        points = outlook.map.plan.clusters[outlook.s.clusters.index(cluster)].spawn_points
        far = sum(outlook.distances.longest[cell] for cell in points) / len(points)
        near = sum(outlook.map.distance[points[0]][outlook.at[hero]] <= 4 for hero in outlook.heroes)
        return far - 2.0 * near

    # -- cards and dice

    def match_of(self, outlook: SeatOutlook, card: int) -> float:
        """A better weapon than those in hand is welcome, a worse one is not."""
        if outlook.s.card(card).kind != "weapon":
            return 0.0
        held = [c for hero in outlook.mine for c in outlook.s.weapons_of(hero)]
        if len(held) < 2 * len(outlook.mine):
            return 0.5
        return -min(self.card_values.of(c) for c in held)

    def die_worth(self, outlook: SeatOutlook, die: int) -> float:
        """Returns how much it would hurt to lose a die."""
        place = outlook.s.place[die]
        if place == FREE:
            face = outlook.s.face[die]
            return 0.5 if 0 <= face < 5 else 0.0
        if place < 0:
            return -0.5
        if place < EVENTS:
            return 1.0 if place // SLOTS in outlook.s.worn else 2.0
        event, token = (place - EVENTS) // SLOTS, (place - TOKENS) // SLOTS
        done = event in outlook.s.fulfilled if place < TOKENS else token in outlook.s.token_ready
        return -0.2 if done else 3.0

    def turn(self, outlook: SeatOutlook, die: int, symbol: Symbol) -> float:
        values = self.values(outlook)
        face = outlook.s.face[die]
        shown = values[face] if 0 <= face < 5 else (-1.0 if face == 5 else 0.0)
        return values[SYMBOLS.index(symbol)] - shown

    # -- time's up

    def last(self, outlook: SeatOutlook, action: Any, duties: list[Duty]) -> float:
        match action:
            case Fire(card):
                hero = outlook.holder(card)
                weapon = self.armoury.weapon(outlook, hero, card)
                aliens = targets(outlook, weapon, outlook.at[hero])
                return shot_worth(outlook, weapon, aliens, outlook.at[hero]) if aliens else -1.0
            case Use(card):
                return use_worth(outlook, card, outlook.holder(card), duties) - 0.5
            case Step(hero, to):
                here = outlook.at[hero]
                gain = outlook.distances.home[here] - outlook.distances.home[to]
                return gain + outlook.danger(here) - outlook.danger(to)
            case Connect():
                return 0.5
        return 0.0


def asked_figure(outlook: SeatOutlook, ask: Ask) -> int:
    """Returns the figure that a fork is about: the decision that is asked names it."""
    return int(getattr(decision_of(outlook.s, outlook.seat, ask.id), "figure", -1))


def trap_place(outlook: SeatOutlook, cell: int) -> float:
    """Returns where many aliens come by, each way in counted; not where they only set out from."""
    leads = outlook.distances.leads_to(cell)
    points = [point for cluster in outlook.map.plan.clusters for point in cluster.spawn_points]
    many, near = sum(leads[point] < FAR for point in points), min(leads[point] for point in points)
    return many - 0.05 * near - SET_OUT * (near == 0)
