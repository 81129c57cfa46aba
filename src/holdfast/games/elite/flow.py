"""The order of play (R35, R36): reads like the rulebook's list of phases."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Decision, Frame
from holdfast.games.elite.events.equipment import WeaponTaken
from holdfast.games.elite.events.rounds import NotWaitedFor, PhaseBegan, RoundBegan
from holdfast.games.elite.rules.acting import ActionPhase
from holdfast.games.elite.rules.activation import ActivationPhase, WindowEffects
from holdfast.games.elite.rules.asking import keep_planning
from holdfast.games.elite.rules.boss import BossCards
from holdfast.games.elite.rules.events import EventPhase, remove_fulfilled
from holdfast.games.elite.rules.missions import capture, demolition, exploration, extermination, recon
from holdfast.games.elite.rules.search import reset_search_tokens
from holdfast.games.elite.rules.spawn import SwarmCards
from holdfast.games.elite.rules.starting_area import heroes_home
from holdfast.games.elite.state import BLANK, DASHBOARDS, FREE, Elite

MISSION_RULES = {
    "extermination": extermination,
    "capture": capture,
    "demolition": demolition,
    "recon": recon,
    "exploration": exploration,
}


def is_complete(s: Elite) -> bool:
    """Tells whether the mission is complete; in setup it has not begun."""
    return s.phase != "setup" and MISSION_RULES[s.options.mission].is_complete(s)


class TakeWeapon(Action, frozen=True):
    hero: target.Hero
    card: target.Card

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[TakeWeapon]:
        heroes = [hero for hero in s.heroes_of(seat) if not s.carried[hero]]
        return [TakeWeapon(hero, card) for hero in heroes for card in s.offered]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        if self.hero not in s.heroes_of(seat):
            return refuse("elite:R2", "refused.not_your_hero")
        if s.carried[self.hero]:
            return refuse("elite:R8", "refused.one_weapon")
        return None if self.card in s.offered else refuse("elite:R8", "refused.not_offered")

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        take_weapon(s, self.hero, self.card)


def take_weapon(s: Elite, hero: int, card: int) -> None:
    s.offered.remove(card)
    s.carried[hero].append(card)
    s.tell(WeaponTaken(hero, card))


def unarmed(s: Elite) -> list[int]:
    return [hero for hero, cards in enumerate(s.carried) if not cards]


class ChooseWeapon(Decision):
    """Every hero takes one of the basic weapons (R8); who comes first chooses first."""

    ACTIONS = (TakeWeapon,)
    STANDING = True
    MINDED = True

    def mind(self, s: Elite) -> None:
        keep_planning(s, self.seats(s), "planning", DealWeapons())

    def seats(self, s: Elite) -> tuple[int, ...]:
        return tuple(sorted({s.owner(hero) for hero in unarmed(s)}))

    def is_open(self, s: Elite) -> bool:
        return bool(unarmed(s))


class DealWeapons(Frame):
    """Some never chose: they get what is left."""

    STEPS = ("deal",)

    def deal(self, s: Elite) -> None:
        for seat in sorted({s.owner(hero) for hero in unarmed(s)}):
            s.tell(NotWaitedFor(seat))
        hand_out(s)


def hand_out(s: Elite) -> None:
    for hero in unarmed(s):
        take_weapon(s, hero, s.offered[0])


class Play(Frame):
    STEPS = ("choose_weapons", "lay_traps", "play_round")

    def choose_weapons(self, s: Elite) -> None:
        if s.options.lesson == "steps":
            hand_out(s)  # what a weapon wants is learned with it in hand
        else:
            s.start(ChooseWeapon())

    def lay_traps(self, s: Elite) -> None:
        s.cancel("planning")
        s.gone += s.offered
        s.offered = []
        s.start(capture.LayTraps())

    def play_round(self, s: Elite) -> Literal["play_round"]:
        s.round += 1
        s.tell(RoundBegan(s.round))
        s.start(Round())
        return "play_round"


class Round(Frame):
    STEPS = ("draw_event", "spawn", "act_in_real_time", "aliens_act", "end_round")

    def draw_event(self, s: Elite) -> None:
        s.start(EventPhase())

    def spawn(self, s: Elite) -> None:
        s.start(SpawningPhase())

    def act_in_real_time(self, s: Elite) -> None:
        s.start(ActionPhase())

    def aliens_act(self, s: Elite) -> None:
        s.start(ActivationPhase())

    def end_round(self, s: Elite) -> None:
        end_of_round(s)


class SpawningPhase(Frame):
    """Swarm cards, then boss cards (R64), with what events put before and after."""

    STEPS = ("before", "swarm", "bosses", "end")

    def before(self, s: Elite) -> None:
        s.start(WindowEffects(window="before_spawning"))

    def swarm(self, s: Elite) -> None:
        s.phase = "spawning"
        s.tell(PhaseBegan("spawning"))
        cards = s.players + s.parts.difficulties[s.options.difficulty].extra_swarm + s.more_swarm  # R49, R50
        s.more_swarm = 0
        s.start(SwarmCards(left=max(cards, 0)))

    def bosses(self, s: Elite) -> None:
        cards = s.parts.difficulties[s.options.difficulty].boss_cards + s.more_boss  # R63, A56
        s.more_boss = 0
        s.start(BossCards(left=max(cards, 0)))

    def end(self, s: Elite) -> None:
        s.start(WindowEffects(window="end_of_spawning"))


def end_of_round(s: Elite) -> None:
    """Ends the round in this order: check, retrieve, reset (R177)."""
    s.phase = "end"
    s.tell(PhaseBegan("end"))
    if is_complete(s) and heroes_home(s):  # R178
        s.end("won", s.everybody())
        return
    if s.round == s.parts.numbers.rounds:  # R181, A48
        s.end("lost.time")
        return
    MISSION_RULES[s.options.mission].end_round(s)
    remove_fulfilled(s)
    retrieve_dice(s)
    reset_search_tokens(s)


def retrieve_dice(s: Elite) -> None:
    """Takes all dice back (R116); what damage has locked stays on the dashboard (R241)."""
    for die, place in enumerate(s.place):
        if place < DASHBOARDS:
            s.place[die] = FREE
            s.face[die] = BLANK
    s.counted = []
    s.token_ready = [token for token in s.token_ready if s.options.mission == "demolition" and s.token_at[token] >= 0]
    s.worn = []
    s.shots = []
    s.guard = [0] * len(s.guard)
    s.soaked = [0] * len(s.soaked)
    s.steps = [0] * len(s.steps)
    s.owed = [0] * len(s.owed)
