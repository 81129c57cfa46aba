"""Missions (R143, R216-R223, R275): work in their rooms, rewards, and the final one that wins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from holdfast.engine import target
from holdfast.engine.action import Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.games.alone.cards.types import Cost, Mission, MissionStep
from holdfast.games.alone.cards.verbs.apply import DoEffects, DoVerb
from holdfast.games.alone.cards.verbs.registry import Cause, PayCharges
from holdfast.games.alone.events.deeds import FinalUnlocked, MissionAdvanced, MissionCompleted
from holdfast.games.alone.events.rounds import AdrenalineLost
from holdfast.games.alone.rules.damage import lose
from holdfast.games.alone.rules.declaring import Declaration, HeroDecides, why_not_deed
from holdfast.games.alone.rules.rummage import scavenge
from holdfast.games.alone.state import HERO, Alone, Quest


def quest_of(s: Alone, mission: int) -> Quest | None:
    return next((quest for quest in s.quests if quest.mission == mission), None)


def card(s: Alone, quest: Quest) -> Mission:
    return s.parts.missions[quest.mission]


def step_of(s: Alone, quest: Quest) -> MissionStep:
    return card(s, quest).steps[quest.step]


def why_not_work(s: Alone, quest: Quest) -> Refusal | None:
    """Returns why a mission cannot be worked on: not in its room (R216), not yet unlocked (R217), or not as the card
    asks.
    """
    if quest.done:
        return refuse("alone:R216", "refused.mission_done")
    if card(s, quest).colour == "red" and not s.unlocked:
        return refuse("alone:R217", "refused.final_locked")
    if s.here.room != card(s, quest).room:
        return refuse("alone:R216", "refused.not_in_its_room", room=card(s, quest).room)
    step = step_of(s, quest)
    if step.apart and quest.times and quest.turn == s.clock:
        return refuse("alone:R216", "refused.not_on_one_turn")
    if step.clear and s.creatures_here():
        return refuse("alone:R216", "refused.not_clear")
    blocked = s.blocked[s.hero].look(HERO)
    if blocked.bit_count() < step.sealed:
        return refuse("alone:R216", "refused.not_sealed", doors=step.sealed)
    return why_not_pay(s, step.cost)


def why_not_pay(s: Alone, cost: Cost) -> Refusal | None:
    if payable(s, cost) < cost.charges:
        return refuse("alone:R216", "refused.cost_charges", charges=cost.charges)
    if s.adrenaline < cost.adrenaline:
        return refuse("alone:R216", "refused.cost_adrenaline", count=cost.adrenaline)
    if s.life < cost.life or s.control < cost.control or s.life + s.control <= cost.life + cost.control:
        return refuse("alone:R216", "refused.cost_health")
    return None


def payable(s: Alone, cost: Cost) -> int:
    fitting = [c.charges for c in s.items if cost.matrix is None or s.parts.items[c.item].matrix == cost.matrix]
    return sum(fitting)


def asks_for(s: Alone, action: str) -> int | None:
    """Returns the mission here that asks for such an action now, and for no price."""
    free = [quest for quest in s.quests if why_not_work(s, quest) is None and step_of(s, quest).cost == Cost()]
    return next((quest.mission for quest in free if step_of(s, quest).action == action), None)


class Work(Declaration, frozen=True):
    """An action spent on a mission: only a scavenge has another effect; reactions answer it as that action."""

    mission: target.Mission

    @classmethod
    def gate(cls, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        return None

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[Work]:
        return [Work(quest.mission) for quest in s.quests]

    def why_not(self, s: Alone, seat: int, ask: HeroDecides) -> Refusal | None:
        quest = quest_of(s, self.mission)
        if quest is None:
            return refuse("alone:R216", "refused.no_such_mission")
        return why_not_work(s, quest) or why_not_deed(s, step_of(s, quest).action, ask)

    def word(self, s: Alone) -> str:
        quest = quest_of(s, self.mission)
        assert quest is not None
        return step_of(s, quest).action

    def why_lost(self, s: Alone) -> Refusal | None:
        quest = quest_of(s, self.mission)
        assert quest is not None
        return why_not_work(s, quest)

    def resolve(self, s: Alone) -> None:
        s.start(WorkOn(mission=self.mission))


class WorkOn(Frame):
    STEPS = ("pay_charges", "pay", "rummage", "advance")

    mission: int

    def quest(self, s: Alone) -> Quest:
        quest = quest_of(s, self.mission)
        assert quest is not None
        return quest

    def pay_charges(self, s: Alone) -> None:
        cost = step_of(s, self.quest(s)).cost
        if cost.charges:
            s.start(DoVerb(effect=PayCharges(count=cost.charges, matrix=cost.matrix), cause=Cause(seat=HERO)))

    def pay(self, s: Alone) -> None:
        cost = step_of(s, self.quest(s)).cost
        if cost.adrenaline:
            s.adrenaline -= cost.adrenaline
            s.tell(AdrenalineLost(s.adrenaline))
        if cost.life:
            lose(s, "life", cost.life)
        if cost.control:
            lose(s, "control", cost.control)

    def rummage(self, s: Alone) -> None:
        if step_of(s, self.quest(s)).action == "scavenge":
            scavenge(s)

    def advance(self, s: Alone) -> None:
        quest = self.quest(s)
        step = step_of(s, quest)
        times = quest.times + 1
        if times < step.times:
            later = msgspec.structs.replace(quest, times=times, turn=s.clock)
        else:
            later = msgspec.structs.replace(quest, step=quest.step + 1, times=0, turn=s.clock)
        s.quests[s.quests.index(quest)] = later
        s.tell(MissionAdvanced(self.mission, later.step, later.times))
        if later.step == len(card(s, later).steps):
            s.start(Complete(mission=self.mission))


class Complete(Frame):
    STEPS = ("finish", "unlock", "reward_midgame", "done")

    mission: int

    def finish(self, s: Alone) -> None:
        """The final mission wins at once (R223); others give their reward (R221, R275)."""
        quest = quest_of(s, self.mission)
        assert quest is not None
        s.quests[s.quests.index(quest)] = msgspec.structs.replace(quest, done=True)
        s.tell(MissionCompleted(self.mission))
        mission = card(s, quest)
        if mission.colour == "red":
            s.end("hero.escaped", (HERO,))
        elif mission.reward:
            s.start(DoEffects(effects=mission.reward, cause=Cause(seat=HERO, room=mission.room)))

    def unlock(self, s: Alone) -> Literal["done"] | None:
        """The first completed starting mission unlocks the final one, with its effects (R218); no other does (R220)."""
        if s.unlocked:
            return "done"
        s.unlocked = True
        final = next(quest for quest in s.quests if card(s, quest).colour == "red")
        s.tell(FinalUnlocked(final.mission))
        mission = card(s, final)
        if mission.revealed:
            s.start(DoEffects(effects=mission.revealed, cause=Cause(seat=s.leader, room=mission.room)))
        return None

    def reward_midgame(self, s: Alone) -> None:
        """Gives what the difficulty grants, once, at that moment (R219)."""
        effects = s.parts.difficulties[s.difficulty].midgame
        if effects:
            s.start(DoEffects(effects=effects, cause=Cause(seat=HERO)))

    def done(self, s: Alone) -> None:
        """All that a completed mission brings has come."""
