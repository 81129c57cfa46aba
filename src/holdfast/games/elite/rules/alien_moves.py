"""Alien results and moves that players share out (R84-R88, R61): any alien goes one step along its path."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import WAIT, Frame, Next
from holdfast.games.elite.events.figures import Driven
from holdfast.games.elite.rules.asking import NO_SEAT, ByPlan, GoOn, GracedChoice, is_planned, put
from holdfast.games.elite.rules.damage import pay_what_is_owed
from holdfast.games.elite.rules.dice import spend
from holdfast.games.elite.rules.planned import step_harm
from holdfast.games.elite.rules.push import Enter, in_chain, is_chain_open, release, ways_on
from holdfast.games.elite.state import ALIEN, MOST_HEROES, Elite

NO_ALIEN_RESULT: Final = refuse("elite:R85", "refused.no_alien_result")


def why_not_stepped(s: Elite, figure: int, to: int) -> Refusal | None:
    """Returns why this alien may not be moved there."""
    if not MOST_HEROES <= figure < len(s.at) or s.at[figure] < 0:
        return refuse("elite:R85", "refused.no_such_alien")
    here, map = s.at[figure], s.map
    if map.is_start[here]:
        return refuse("elite:R174", "refused.alien_stays_home", figure=figure)
    if to not in map.paths[here]:
        return refuse("elite:R34", "refused.no_arrow")
    if is_chain_open(s):
        if in_chain(s, figure):
            return refuse("elite:A12", "refused.in_chain", figure=figure)
        if s.figure_on(to) is not None or to in s.slime:
            return refuse("elite:A12", "refused.one_chain")
    return None


def possible_steps(s: Elite) -> list[tuple[int, int]]:
    """Returns each alien and where its arrows lead, in the order of the board."""
    paths, at = s.map.paths, s.at
    return [(alien, to) for alien in s.movable_aliens() for to in paths[at[alien]]]


def planned_step(s: Elite) -> tuple[int, int] | None:
    """Returns the step that does least harm: of one that is held or far from home, and pushes nobody who is not."""
    steps = [(alien, to) for alien in s.movable_aliens() for to in ways_on(s, alien)]
    return min(steps, key=lambda step: (step[0] not in s.held, step_harm(s, *step), step), default=None)


class StepAlien(Frame):
    """One alien, one step; a hold token is spent instead."""

    STEPS = ("wait", "step")

    figure: int
    to: int
    mover: int = NO_SEAT
    planned: bool = False

    def wait(self, s: Elite) -> Next:
        """Waits while a chain of pushes goes on that this step would touch: there is only one at a time."""
        touches = self.to in s.slime or s.figure_on(self.to) is not None or in_chain(s, self.figure)
        return WAIT if touches and is_chain_open(s) else None

    def step(self, s: Elite) -> None:
        if s.at[self.figure] < 0 or self.to not in s.map.paths[s.at[self.figure]]:
            return  # it was killed, or pushed on, while this waited
        if self.figure in s.held:
            release(s, self.figure)
        else:
            s.start(Enter(who=self.figure, cell=self.to, mover=self.mover, planned=self.planned))


class Drive(Action, frozen=True):
    """Spend an alien result: an alien goes one step (R85)."""

    figure: target.Figure
    to: target.Cell

    @classmethod
    def gate(cls, s: Elite, seat: int, ask: Any) -> Refusal | None:
        return None if s.shows_alien(seat) else NO_ALIEN_RESULT

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[Drive]:
        return [Drive(alien, to) for alien, to in possible_steps(s)]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        return why_not_stepped(s, self.figure, self.to)

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        drive(s, seat, self.figure)
        s.fork(StepAlien(figure=self.figure, to=self.to, mover=seat))


def drive(s: Elite, seat: int, figure: int) -> None:
    spend(s, seat, ALIEN)
    s.tell(Driven(seat, figure))
    s.spend_time(seat, s.parts.times.costs.alien_move)
    pay_what_is_owed(s, seat)


class MoveOne(Action, frozen=True):
    """This alien takes the step."""

    figure: target.Figure
    to: target.Cell

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[MoveOne]:
        return [MoveOne(alien, to) for alien, to in possible_steps(s)]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        return why_not_stepped(s, self.figure, self.to)

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        pass


class ShareStep(GracedChoice, kw_only=True):
    """Which alien takes the next of the steps that are shared out?"""

    ACTIONS = (GoOn, MoveOne)
    FIRST = refuse("elite:R81", "refused.choose_first")

    left: int

    def board_answer(self, s: Elite) -> GoOn:
        return GoOn()

    def has_option(self, s: Elite) -> bool:
        return bool(s.movable_aliens())


class ShareSteps(ByPlan):
    """So many steps, shared out among any aliens (A61), by all players or by one of them."""

    STEPS = ("choose", "go")

    left: int
    owner: int = NO_SEAT

    def choose(self, s: Elite) -> None:
        if self.left and len(possible_steps(s)) > 1 and not is_planned(s):
            put(s, ShareStep(left=self.left, owner=self.owner))

    def go(self, s: Elite) -> Literal["choose"] | None:
        answer = s.answered
        if not self.left:
            return None
        self.left -= 1
        step = (answer.figure, answer.to) if isinstance(answer, MoveOne) else planned_step(s)
        if step is None:
            return None
        s.start(StepAlien(figure=step[0], to=step[1], mover=self.owner, planned=is_planned(s)))
        return "choose"


class Settle(Action, frozen=True):
    """The step of an alien result that was left when time was up."""

    figure: target.Figure
    to: target.Cell

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: Any) -> Iterable[Settle]:
        return [Settle(alien, to) for alien, to in possible_steps(s)]

    def why_not(self, s: Elite, seat: int, ask: Any) -> Refusal | None:
        return why_not_stepped(s, self.figure, self.to)

    def do(self, s: Elite, seat: int, ask: Any) -> None:
        pass


class SettleResult(GracedChoice, kw_only=True):
    """Which alien does your open alien result move?"""

    ACTIONS = (Settle,)

    def board_answer(self, s: Elite) -> Action | None:
        """Returns the step that does least harm, which is what is done without an answer."""
        return None

    def has_option(self, s: Elite) -> bool:
        return bool(s.movable_aliens())


class SettleResults(Frame):
    """Open alien results when time is up, seat by seat, before anything else (R88, R154)."""

    STEPS = ("choose", "go")

    seat: int = 0

    def choose(self, s: Elite) -> Literal["choose", "go"] | None:
        if self.seat == s.seated:
            return "go"
        if not s.shows_alien(self.seat):
            self.seat += 1
            return "choose"
        if len(possible_steps(s)) > 1:
            put(s, SettleResult(owner=self.seat))
        return None

    def go(self, s: Elite) -> Literal["choose"] | None:
        answer = s.answered
        if self.seat == s.seated:
            return None
        step = (answer.figure, answer.to) if isinstance(answer, Settle) else planned_step(s)
        if step is None:  # A13
            spend(s, self.seat, ALIEN)
            pay_what_is_owed(s, self.seat)
            return "choose"
        drive(s, self.seat, step[0])
        s.start(StepAlien(figure=step[0], to=step[1], mover=self.seat))
        return "choose"
