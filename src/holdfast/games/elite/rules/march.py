"""Whole groups on the move: aliens that an effect drives on, and heroes who drift along the alien path (A69)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from holdfast.engine import target
from holdfast.engine.action import Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.games.elite.rules.asking import ByPlan, GoOn, GracedChoice, Quiet, is_planned, put
from holdfast.games.elite.rules.planned import planned_order, way_harm
from holdfast.games.elite.rules.push import ChooseWay, Enter, Go, MoveAlien
from holdfast.games.elite.state import Elite


class MoveNext(Quiet, frozen=True):
    """This alien moves next."""

    figure: target.Figure

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[MoveNext]:
        return map(MoveNext, ask.waiting(s))

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        return None if self.figure in ask.waiting(s) else refuse("elite:R165", "refused.has_moved")


class ChooseMover(GracedChoice, kw_only=True):
    """Which alien moves next? Or let them all go as planned."""

    ACTIONS = (GoOn, MoveNext)

    aliens: tuple[int, ...]

    def board_answer(self, s: Elite) -> GoOn:
        return GoOn()

    def waiting(self, s: Elite) -> list[int]:
        return [alien for alien in self.aliens if s.at[alien] >= 0 and not s.is_home(alien)]

    def has_option(self, s: Elite) -> bool:
        return bool(self.waiting(s))


def has_fork_ahead(s: Elite, alien: int, steps: int) -> bool:
    """Tells whether the arrows leave a choice on the way that this alien has to go."""
    cell = s.at[alien]
    for _ in range(steps):
        ways = s.map.paths[cell]
        if len(ways) != 1:
            return len(ways) > 1
        cell = ways[0]
    return False


class AdvanceAll(ByPlan):
    """Each of these aliens moves, one after the other, in the order that the players choose (R164, R165, A66).

    n is how far; below 0 each goes as far as its own movement value and `more` say.
    """

    STEPS = ("choose", "move")

    aliens: tuple[int, ...]
    n: int = -1
    more: int = 0

    def choose(self, s: Elite) -> None:
        self.aliens = tuple(alien for alien in self.aliens if s.at[alien] >= 0 and not s.is_home(alien))
        if self.needs_choice(s) and not is_planned(s):
            put(s, ChooseMover(aliens=self.aliens))

    def needs_choice(self, s: Elite) -> bool:
        return len(self.aliens) > 1 or any(has_fork_ahead(s, alien, self.steps(s, alien)) for alien in self.aliens)

    def steps(self, s: Elite, alien: int) -> int:
        return self.n if self.n >= 0 else max(s.movement(alien) + self.more, 0)

    def move(self, s: Elite) -> Literal["choose"] | None:
        answer = s.answered
        waiting = [alien for alien in self.aliens if s.at[alien] >= 0 and not s.is_home(alien)]
        if not waiting:
            return None
        alien = answer.figure if isinstance(answer, MoveNext) else planned_order(s, waiting)[0]
        self.aliens = tuple(other for other in waiting if other != alien)
        s.start(MoveAlien(figure=alien, left=self.steps(s, alien), planned=is_planned(s)))
        return "choose"


class ChooseDrift(ChooseWay, kw_only=True):
    """Which arrow does the hero follow?"""

    ACTIONS = (Go,)

    def ways(self, s: Elite) -> list[int]:
        return list(s.map.paths[s.at[self.figure]])


class DriftHeroes(Frame):
    """Every hero moves n steps along the alien path, as if pushed but unhurt, and stops at home (A69)."""

    STEPS = ("choose", "go")

    n: int
    hero: int = 0
    done: int = 0

    def choose(self, s: Elite) -> Literal["choose"] | None:
        if self.hero == len(s.heroes):
            return None
        if self.done == self.n or s.is_home(self.hero) or not s.map.paths[s.at[self.hero]]:
            self.hero += 1
            self.done = 0
            return "choose"
        if len(s.map.paths[s.at[self.hero]]) > 1:
            put(s, ChooseDrift(figure=self.hero))
        return None

    def go(self, s: Elite) -> Literal["choose"] | None:
        answer = s.answered
        if self.hero == len(s.heroes):
            return None
        ways = list(s.map.paths[s.at[self.hero]])
        to = answer.to if isinstance(answer, Go) and answer.to in ways else self.planned_way(s, ways)
        self.done += 1
        s.start(Enter(who=self.hero, cell=to))
        return "choose"

    def planned_way(self, s: Elite, ways: list[int]) -> int:
        """Returns the best way: unhurt, not home, into nobody, and the long way round."""
        start, far, hero = s.map.is_start, s.map.long_way_home, self.hero
        return min(ways, key=lambda to: (way_harm(s, hero, to), start[to], s.figure_on(to) is not None, -far[to], to))
