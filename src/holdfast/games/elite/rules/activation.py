"""Aliens act (R158-R165): abilities first, swarm by swarm and boss by boss, then movement; on spawning, too (R55)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.games.elite.cards.effects import AlienPace
from holdfast.games.elite.cards.types import Window
from holdfast.games.elite.cards.verbs.apply import Apply
from holdfast.games.elite.events.rounds import PhaseBegan
from holdfast.games.elite.events.spawning import AbilityUsed
from holdfast.games.elite.rules.abilities import ability_of, in_window
from holdfast.games.elite.rules.asking import ByPlan, GoOn, GracedChoice, Quiet, is_planned, put
from holdfast.games.elite.rules.march import AdvanceAll
from holdfast.games.elite.state import Elite

# -- effects of events at one moment


class NextEffect(Quiet, frozen=True):
    """This event comes next."""

    event: int

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: ChooseEffect) -> Iterable[NextEffect]:
        return map(NextEffect, ask.events)

    def why_not(self, s: Elite, seat: int, ask: ChooseEffect) -> Refusal | None:
        return None if self.event in ask.events else refuse("elite:R162", "refused.not_its_time")


class ChooseEffect(GracedChoice, kw_only=True):
    """Several effects at once: which comes first (R162)?"""

    ACTIONS = (GoOn, NextEffect)

    events: tuple[int, ...]

    def board_answer(self, s: Elite) -> GoOn:
        return GoOn()


class WindowEffects(ByPlan):
    """Effects that happen at the same moment, in the order that the players choose (R161, R162, A70)."""

    STEPS = ("find", "choose", "act")

    window: Window
    events: tuple[int, ...] = ()

    def find(self, s: Elite) -> None:
        self.events = tuple(in_window(s, self.window))

    def choose(self, s: Elite) -> None:
        if len(self.events) > 1 and not is_planned(s):
            put(s, ChooseEffect(events=self.events))

    def act(self, s: Elite) -> Literal["choose"] | None:
        answer = s.answered
        if not self.events:
            return None
        event = answer.event if isinstance(answer, NextEffect) else self.events[0]
        self.events = tuple(other for other in self.events if other != event)
        s.start(Apply(effects=s.parts.events[event].effects))
        return "choose"


# -- abilities


class ActNext(Action, frozen=True):
    """This swarm or boss performs its ability next."""

    group: int

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: ChooseGroup) -> Iterable[ActNext]:
        return map(ActNext, ask.groups)

    def why_not(self, s: Elite, seat: int, ask: ChooseGroup) -> Refusal | None:
        return None if self.group in ask.groups else refuse("elite:R160", "refused.has_acted")


class ChooseGroup(GracedChoice, kw_only=True):
    """Which swarm or boss performs its ability next (R159)?"""

    ACTIONS = (GoOn, ActNext)

    groups: tuple[int, ...]

    def board_answer(self, s: Elite) -> GoOn:
        return GoOn()


class Abilities(ByPlan):
    """All of a swarm act before another group does (R160). `only`: those aliens alone; none: all on the map."""

    STEPS = ("choose", "act")

    only: tuple[int, ...] = ()
    acted: tuple[int, ...] = ()

    def groups(self, s: Elite) -> tuple[int, ...]:
        present = {s.kinds[alien] for alien in self.only or s.aliens() if s.at[alien] >= 0}
        return tuple(kind for kind in sorted(present) if kind not in self.acted and ability_of(s, kind))

    def choose(self, s: Elite) -> None:
        groups = self.groups(s)
        if len(groups) > 1 and not is_planned(s):
            put(s, ChooseGroup(groups=groups))

    def act(self, s: Elite) -> Literal["choose"] | None:
        answer = s.answered
        groups = self.groups(s)
        if not groups:
            return None
        kind = answer.group if isinstance(answer, ActNext) else groups[0]
        self.acted += (kind,)
        aliens = tuple(a for a in self.only or s.aliens() if s.kinds[a] == kind and s.at[a] >= 0)
        s.tell(AbilityUsed(aliens[0]))
        s.start(Apply(effects=ability_of(s, kind), aliens=aliens))
        return "choose"


class ActOnSpawning(ByPlan):
    """Exactly these aliens perform their abilities and then move (R55, R69)."""

    STEPS = ("abilities", "movement")

    aliens: tuple[int, ...]

    def abilities(self, s: Elite) -> None:
        s.start(Abilities(only=self.aliens))

    def movement(self, s: Elite) -> None:
        s.start(self.march(s))

    def march(self, s: Elite) -> AdvanceAll:
        return AdvanceAll(aliens=self.aliens)


class ActivationPhase(ByPlan):
    """The whole step follows its plan once somebody accepts it (R159, R165); a pushed hero's way is never planned."""

    STEPS = ("begin", "before", "beginning", "abilities", "end", "movement", "finish")

    def begin(self, s: Elite) -> None:
        s.phase = "activation"
        s.tell(PhaseBegan("activation"))

    def before(self, s: Elite) -> None:
        s.start(WindowEffects(window="before_abilities"))

    def beginning(self, s: Elite) -> None:
        s.start(WindowEffects(window="start_of_abilities"))

    def abilities(self, s: Elite) -> None:
        s.start(Abilities())

    def end(self, s: Elite) -> None:
        s.start(WindowEffects(window="end_of_abilities"))

    def movement(self, s: Elite) -> None:
        s.start(self.march(s))

    def march(self, s: Elite) -> AdvanceAll:
        """Lets all aliens advance (R164); +1 movement adds up, and holds for this phase only (A67)."""
        paces = [effect.n for event in in_window(s, "activation") for effect in paces_of(s, event)]
        return AdvanceAll(aliens=tuple(s.movable_aliens()), more=s.pace + sum(paces))

    def finish(self, s: Elite) -> None:
        s.pace = 0


def paces_of(s: Elite, event: int) -> list[AlienPace]:
    return [effect for effect in s.parts.events[event].effects if isinstance(effect, AlienPace)]
