"""Swarm cards (R51-R62): figures come to the spawn points of a cluster, pushing where there is no room."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import AGAIN, Next
from holdfast.engine.secret import NOBODY
from holdfast.games.elite.cards.effects import AllActivate, MoreFigures
from holdfast.games.elite.events.spawning import ClusterChosen, FiguresMissing, Reshuffled, SwarmCardTurned
from holdfast.games.elite.rules.activation import ActOnSpawning
from holdfast.games.elite.rules.alien_moves import ShareSteps
from holdfast.games.elite.rules.asking import ByPlan, GoOn, GracedChoice, is_planned, put
from holdfast.games.elite.rules.planned_spawning import (
    free_points,
    planned_cluster,
    planned_point,
    planned_points,
    planned_push,
    spawn_points,
)
from holdfast.games.elite.rules.push import Enter, place
from holdfast.games.elite.state import Elite


def around(s: Elite, alien: int) -> tuple[int, ...]:
    """A boss that spawns uses the spaces beside itself, never the Starting Area (A71)."""
    return tuple(cell for cell in s.map.walk[s.at[alien]] if not s.map.is_start[cell])


class TakeCluster(Action, frozen=True):
    cluster: int

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[TakeCluster]:
        return [TakeCluster(number) for number in sorted(s.clusters)]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        return None if self.cluster in s.clusters else refuse("elite:R54", "refused.no_such_cluster")


class ChooseCluster(GracedChoice, kw_only=True):
    """The card shows a question mark: which cluster (R54)?"""

    ACTIONS = (TakeCluster,)

    card: int

    def board_answer(self, s: Elite) -> None:
        """The card that is read knows the plan."""


class PushFrom(Action, frozen=True):
    """The figure on this spawn point makes room."""

    cell: target.Cell

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: ChoosePush) -> Iterable[PushFrom]:
        return map(PushFrom, ask.points)

    def why_not(self, s: Elite, seat: int, ask: ChoosePush) -> Refusal | None:
        return None if self.cell in ask.points else refuse("elite:R58", "refused.no_spawn_point")


class ChoosePush(GracedChoice, kw_only=True):
    """No room: which figure is pushed (R58)? All players decide."""

    ACTIONS = (GoOn, PushFrom)

    points: tuple[int, ...]

    def board_answer(self, s: Elite) -> GoOn:
        return GoOn()


class ComeAt(Action, frozen=True):
    """The figure comes at this spawn point."""

    cell: target.Cell

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: ChoosePoint) -> Iterable[ComeAt]:
        return map(ComeAt, free_points(s, ask.points))

    def why_not(self, s: Elite, seat: int, ask: ChoosePoint) -> Refusal | None:
        if self.cell not in ask.points:
            return refuse("elite:R53", "refused.no_spawn_point")
        return refuse("elite:A59", "refused.point_taken") if self.cell in s.at else None


class ChoosePoint(GracedChoice, kw_only=True):
    """Which of the free spawn points does this figure come to (R53)? All players decide."""

    ACTIONS = (GoOn, ComeAt)

    figure: int
    points: tuple[int, ...]

    def board_answer(self, s: Elite) -> GoOn:
        return GoOn()


class Arrive(ByPlan):
    """One figure comes to one of these points: a free one, else one from which somebody is pushed (A59).

    `coming` are the figures of its kind that are still to come to these points, this one included: where they take all
    that are free nothing is asked. They act as soon as all are there, or not.
    """

    STEPS = ("choose", "arrive")

    figure: int
    points: tuple[int, ...]
    coming: int = 1
    acts: bool = False

    def choose(self, s: Elite) -> None:
        if is_planned(s):
            return
        free = free_points(s, self.points)
        if len(free) > self.coming:
            put(s, ChoosePoint(figure=self.figure, points=self.points))
        elif not free and len(self.points) > 1:
            put(s, ChoosePush(points=self.points))

    def arrive(self, s: Elite) -> None:
        answer = s.answered
        if isinstance(answer, ComeAt):
            place(s, self.figure, answer.cell, spawns=True)
        elif free_points(s, self.points):
            place(s, self.figure, planned_point(s, self.figure, self.points, self.acts), spawns=True)
        elif self.points:
            cell = answer.cell if isinstance(answer, PushFrom) else planned_push(s, self.points)
            s.start(Enter(who=self.figure, cell=cell, spawns=True, planned=not isinstance(answer, PushFrom)))

    def planned_points(self, s: Elite) -> list[int]:
        """Returns where this figure and those that come after it will come by plan."""
        return planned_points(s, self.figure, self.points, self.coming, self.acts)


class SwarmCards(ByPlan):
    """So many cards, revealed and fully resolved one at a time (R51); who accepts the plan accepts it for all."""

    STEPS = ("reveal",)

    left: int
    around: int = -1  # the boss that they spawn beside

    def reveal(self, s: Elite) -> Next:
        if self.left <= 0:
            return None
        self.left -= 1
        if not len(s.swarm) and s.swarm_discard:  # R62
            for card in s.swarm_discard:
                s.swarm.put(card, NOBODY)
            s.swarm_discard.clear()
            s.shuffle(s.swarm, "swarm")
            s.tell(Reshuffled("swarm"))
        if not len(s.swarm):
            return None
        card = s.turn_up(s.swarm)
        s.turned.append(card)
        s.start(PlaySwarmCard(card=card, around=self.around))
        return AGAIN


class PlaySwarmCard(ByPlan, tag="swarm_card"):
    STEPS = ("read", "set_cluster", "spawn", "make_up", "activate", "discard")

    card: int
    around: int = -1
    points: tuple[int, ...] = ()
    left: int = 0
    figures: tuple[int, ...] = ()
    missing: int = 0

    def read(self, s: Elite) -> None:
        card = s.parts.swarm_cards[self.card]
        self.left = card.figures
        if s.phase == "spawning":
            self.left += sum(
                effect.n
                for event in s.holding()
                for effect in s.parts.events[event].effects
                if isinstance(effect, MoreFigures)
            )
        s.tell(SwarmCardTurned(self.card, card.swarm, self.left))
        if self.around < 0 and not card.cluster and not s.is_led:
            put(s, ChooseCluster(card=self.card))

    def set_cluster(self, s: Elite) -> None:
        answer = s.answered
        if self.around >= 0:
            self.points = around(s, self.around)
            return
        printed = s.parts.swarm_cards[self.card].cluster
        cluster = answer.cluster if isinstance(answer, TakeCluster) else printed or planned_cluster(s, self.left)
        s.tell(ClusterChosen(cluster))
        self.points = spawn_points(s, cluster)

    def spawn(self, s: Elite) -> Next:
        """Spawns as many figures as there are (R61)."""
        if not self.left:
            return None
        figure = s.spare(s.parts.swarm_cards[self.card].swarm)
        if figure is None:
            self.missing, self.left = self.left, 0
            return None
        coming = min(self.left, s.spares(s.parts.swarm_cards[self.card].swarm))
        self.left -= 1
        self.figures += (figure,)
        s.start(Arrive(figure=figure, points=self.points, coming=coming, acts=self.acts(s)))
        return AGAIN

    def make_up(self, s: Elite) -> None:
        """Starts one alien step for each figure that is missing (R61, A60)."""
        if self.missing:
            s.tell(FiguresMissing(self.missing))
            s.start(ShareSteps(left=self.missing))

    def activate(self, s: Elite) -> None:
        figures = tuple(figure for figure in self.figures if s.at[figure] >= 0)
        if figures and self.acts(s):
            s.start(ActOnSpawning(aliens=figures))

    def acts(self, s: Elite) -> bool:
        """Tells whether what comes acts at once (R55, R56)."""
        return s.parts.swarm_cards[self.card].activates or s.holds(AllActivate)

    def discard(self, s: Elite) -> None:
        s.turned.remove(self.card)
        s.swarm_discard.append(self.card)
