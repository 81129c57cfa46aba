"""Pushing (R102-R108): a figure that enters an occupied space drives its occupant out, and so on.

The last figure of a chain moves first, so that at an open choice every figure still stands on a space.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.games.elite.cards.effects import AcidProof, Braced
from holdfast.games.elite.events.figures import Moved, Pushed, Slid, Spawned, Stayed
from holdfast.games.elite.events.tokens import HoldSpent
from holdfast.games.elite.rules.asking import NO_SEAT, GracedChoice, put
from holdfast.games.elite.rules.damage import suffer
from holdfast.games.elite.rules.planned import planned_way, safest_way
from holdfast.games.elite.rules.starting_area import comes_home
from holdfast.games.elite.state import OFF, Elite


def chain(s: Elite) -> list[Enter]:
    """Returns the figures on their way in the open chain, if there is one; there is one at most."""
    return [frame for frame in s.frames() if isinstance(frame, Enter)]


def is_chain_open(s: Elite) -> bool:
    if not s.is_quiet():
        for strand in s.strands:  # loops: these two are asked of every figure that might be moved
            for frame in strand.frames:
                if isinstance(frame, Enter):
                    return True
    return False


def in_chain(s: Elite, figure: int) -> bool:
    if not s.is_quiet():
        for strand in s.strands:
            for frame in strand.frames:
                if isinstance(frame, (Enter, Push)) and frame.who == figure:
                    return True
    return False


def used_cells(s: Elite) -> set[int]:
    """Returns the spaces that the open chain has used: nobody re-enters one (A64)."""
    return {cell for frame in chain(s) for cell in (frame.cell, s.at[frame.who]) if cell != OFF}


def ways_on(s: Elite, alien: int, used: set[int] | None = None) -> list[int]:
    """Returns where the arrows lead an alien (R34), but for spaces that the chain has used."""
    used = used_cells(s) if used is None else used
    return [cell for cell in s.map.paths[s.at[alien]] if cell not in used]


def ways_out(s: Elite, figure: int) -> list[int]:
    """Returns where a pushed figure may go, in the order of the board (R103, R104, A64)."""
    used = used_cells(s)
    if not s.is_hero(figure):
        return ways_on(s, figure, used)
    return [cell for cell in s.walk(s.at[figure]) if cell not in used and _gives_way(s, cell, used, figure)]


def _gives_way(s: Elite, cell: int, used: set[int], hero: int) -> bool:
    """Tells whether somebody who stands there could go on: an alien has its arrows only."""
    if s.map.is_start[cell]:
        return True
    other = s.figure_on(cell)
    return other is None or s.is_hero(other) or bool(ways_on(s, other, used | {cell, s.at[hero]}))


class Go(Action, frozen=True):
    """The way that a pushed figure, or an alien at a fork, takes."""

    to: target.Cell

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: ChooseWay) -> Iterable[Go]:
        return map(Go, ask.ways(s))

    def why_not(self, s: Elite, seat: int, ask: ChooseWay) -> Refusal | None:
        if self.to in ask.ways(s):
            return None
        if s.is_hero(ask.figure):
            return refuse("elite:R104", "refused.no_way_out")
        return refuse("elite:R34", "refused.no_arrow")

    def do(self, s: Elite, seat: int, ask: ChooseWay) -> None:
        pass


class ChooseWay(GracedChoice, kw_only=True):
    """Where does this figure go? A pushed hero's player says so, all players for an alien."""

    ACTIONS = (Go,)

    figure: int

    def ways(self, s: Elite) -> list[int]:
        return ways_out(s, self.figure)

    def board_answer(self, s: Elite) -> Action | None:
        """The step that the figure is taking knows the plan."""
        return None


class Enter(Frame):
    """A figure enters a space; whoever stands there is pushed out first (R102)."""

    STEPS = ("make_room", "arrive", "slide", "over")

    who: int
    cell: int
    mover: int = NO_SEAT
    planned: bool = False
    spawns: bool = False

    def make_room(self, s: Elite) -> Literal["over"] | None:
        if s.map.is_start[self.cell]:
            if s.is_hero(self.who):
                return None
            comes_home(s, self.who, self.cell)
            return "over"
        other = s.figure_on(self.cell)
        if other is not None:
            s.start(Push(who=other, by=self.who, mover=self.mover, planned=self.planned))
        return None

    def arrive(self, s: Elite) -> Literal["over"] | None:
        if not s.map.is_start[self.cell] and s.figure_on(self.cell) is not None:
            s.tell(Stayed(self.who))
            return "over"
        place(s, self.who, self.cell, self.spawns, self.mover)
        return None

    def slide(self, s: Elite) -> None:
        if self.cell in s.slime and not s.is_hero(self.who) and not self.spawns:  # R75, A62
            s.tell(Slid(self.who))
            s.start(MoveAlien(figure=self.who, left=1, mover=self.mover, planned=self.planned, slides=True))

    def over(self, s: Elite) -> None:
        pass


def place(s: Elite, figure: int, cell: int, spawns: bool = False, mover: int = NO_SEAT) -> None:
    """The figure stands there now; acid hurts a hero who comes (R73)."""
    s.at[figure] = cell
    s.tell(Spawned(figure, cell) if spawns else Moved(figure, cell))
    if s.is_hero(figure) and cell in s.acid and not s.has_trait(figure, AcidProof):
        suffer(s, figure, 1, mover)


class Push(Frame):
    """A figure is driven off its space; a hero whom an alien pushes is hurt (R104, R107)."""

    STEPS = ("hurt", "choose", "leave")

    who: int
    by: int
    mover: int = NO_SEAT
    planned: bool = False

    def hurt(self, s: Elite) -> None:
        s.tell(Pushed(self.who))
        if s.is_hero(self.who) and not s.is_hero(self.by) and not s.has_trait(self.who, Braced):
            suffer(s, self.who, 1, self.mover)

    def choose(self, s: Elite) -> None:
        if len(ways_out(s, self.who)) < 2:
            return
        if s.is_hero(self.who):
            put(s, ChooseWay(owner=s.owner(self.who), mover=self.mover, figure=self.who))
        elif not self.planned:
            put(s, ChooseWay(mover=self.mover, figure=self.who))

    def leave(self, s: Elite) -> None:
        answer = s.answered
        ways = ways_out(s, self.who)
        if isinstance(answer, Go) and answer.to in ways:
            to = answer.to
        elif ways:
            to = safest_way(s, self.who, ways) if s.is_hero(self.who) else planned_way(s, self.who, ways)
        else:
            if s.at[self.by] != OFF:  # A64: the space that the pusher leaves
                place(s, self.who, s.at[self.by], mover=self.mover)
            return
        s.start(Enter(who=self.who, cell=to, mover=self.mover, planned=self.planned))


class MoveAlien(Frame):
    """An alien goes so many steps along its path, the players choosing at forks (R103, R165); a hold stops it (A84)."""

    STEPS = ("hold", "choose", "go")

    figure: int
    left: int
    mover: int = NO_SEAT
    planned: bool = False
    slides: bool = False

    def hold(self, s: Elite) -> None:
        if not self.slides and self.left and self.figure in s.held:
            self.left = 0
            release(s, self.figure)

    def choose(self, s: Elite) -> None:
        if self.may_go(s) and len(ways_on(s, self.figure)) > 1 and not self.planned:
            put(s, ChooseWay(mover=self.mover, figure=self.figure))

    def go(self, s: Elite) -> Literal["choose"] | None:
        answer = s.answered
        if not self.may_go(s) or not (ways := ways_on(s, self.figure)):
            return None
        to = answer.to if isinstance(answer, Go) and answer.to in ways else planned_way(s, self.figure, ways, self.left)
        self.left -= 1
        s.start(Enter(who=self.figure, cell=to, mover=self.mover, planned=self.planned))
        return "choose"

    def may_go(self, s: Elite) -> bool:
        return self.left > 0 and s.at[self.figure] != OFF and not s.is_home(self.figure)


def release(s: Elite, alien: int) -> None:
    """Its hold token goes back to the pool instead of a move."""
    s.held.remove(alien)
    s.tell(HoldSpent(alien))
