"""Capture (R192-R200): every trap must close on a living swarm alien."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Frame
from holdfast.games.elite.events.figures import Captured
from holdfast.games.elite.events.tokens import TokenPlaced, TrapMissed
from holdfast.games.elite.rules.asking import ByPlan, GoOn, GracedChoice, put
from holdfast.games.elite.rules.kill import remove
from holdfast.games.elite.rules.missions.tokens import lay_random_tokens
from holdfast.games.elite.state import Elite


def set_up(s: Elite) -> None:
    lay_random_tokens(s)


def is_complete(s: Elite) -> bool:
    """Tells whether every trap has closed (R200); they are laid before the first round."""
    return not s.traps


def end_round(s: Elite) -> None:
    """A ready Capture token was spent when the Action Phase ended."""


def trap_spaces(s: Elite, token: int) -> list[int]:
    """Returns where a trap may lie: beside the token, where aliens can come (A50)."""
    near = s.map.near[s.token_at[token]]
    return [cell for cell in near if s.map.is_walkable[cell] and s.map.reached[cell] and cell not in s.traps]


def planned_traps(s: Elite, token: int, laid: int) -> list[int]:
    """Returns where the plan lays all traps that are still to come, from this token on, beside which so many lie
    already.
    """
    found: list[int] = []
    for one in range(token, len(s.token_at)):
        spaces = [cell for cell in trap_spaces(s, one) if cell not in found]
        found += spaces[: s.parts.numbers.traps_each - (laid if one == token else 0)]
    return found


class LayTrap(Action, frozen=True):
    cell: target.Cell

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: ChooseTrapSpace) -> Iterable[LayTrap]:
        return map(LayTrap, trap_spaces(s, ask.token))

    def why_not(self, s: Elite, seat: int, ask: ChooseTrapSpace) -> Refusal | None:
        return None if self.cell in trap_spaces(s, ask.token) else refuse("elite:R194", "refused.no_trap_space")


class ChooseTrapSpace(GracedChoice, kw_only=True):
    """Where does the next trap beside this Capture token lie?"""

    ACTIONS = (GoOn, LayTrap)

    token: int

    def board_answer(self, s: Elite) -> GoOn:
        return GoOn()


class LayTraps(ByPlan):
    """Two traps beside each Capture token (R194)."""

    STEPS = ("choose", "lay")

    token: int = 0
    laid: int = 0

    def choose(self, s: Elite) -> Literal["choose"] | None:
        if s.options.mission != "capture" or self.token == len(s.token_at):
            return None
        spaces = trap_spaces(s, self.token)
        if self.laid == s.parts.numbers.traps_each or not spaces:
            self.token += 1
            self.laid = 0
            return "choose"
        if len(spaces) > s.parts.numbers.traps_each - self.laid and not self.planned:
            put(s, ChooseTrapSpace(token=self.token))
        return None

    def lay(self, s: Elite) -> Literal["choose"] | None:
        answer = s.answered
        if s.options.mission != "capture" or self.token == len(s.token_at):
            return None
        cell = answer.cell if isinstance(answer, LayTrap) else trap_spaces(s, self.token)[0]
        self.laid += 1
        s.traps.append(cell)
        s.tell(TokenPlaced("trap", cell))
        return "choose"


def prey_on(s: Elite, cell: int) -> int | None:
    """Returns the swarm alien that a trap closing there would catch (R196, R198, A57)."""
    figure = s.figure_on(cell)
    return None if figure is None or s.is_hero(figure) or s.is_boss(figure) else figure


def traps_beside(s: Elite, token: int) -> list[int]:
    """Returns the traps beside a token; those that would catch something come first: the board closes one if nobody
    decides.
    """
    traps = [cell for cell in s.traps if cell in s.map.near[s.token_at[token]]]
    return sorted(traps, key=lambda cell: prey_on(s, cell) is None)


class CloseTrap(Action, frozen=True):
    cell: target.Cell

    @classmethod
    def candidates(cls, s: Elite, seat: int, ask: ChooseTrap) -> Iterable[CloseTrap]:
        return map(CloseTrap, traps_beside(s, ask.token))

    def why_not(self, s: Elite, seat: int, ask: ChooseTrap) -> Refusal | None:
        return None if self.cell in traps_beside(s, ask.token) else refuse("elite:R195", "refused.no_trap_there")


class ChooseTrap(GracedChoice, kw_only=True):
    """Which trap does this Capture token close (R195)? All players decide."""

    ACTIONS = (CloseTrap,)

    token: int

    def board_answer(self, s: Elite) -> CloseTrap:
        """Closes a trap that catches something, if there is one."""
        return CloseTrap(traps_beside(s, self.token)[0])


class CloseTraps(Frame):
    """Each ready Capture token closes one trap beside it when the Action Phase ends (R195-R198, A57)."""

    STEPS = ("choose", "close")

    token: int = 0

    def choose(self, s: Elite) -> Literal["choose"] | None:
        if s.options.mission != "capture" or self.token == len(s.token_at):
            return None
        traps = traps_beside(s, self.token) if self.token in s.token_ready else []
        if not traps:
            self.token += 1
            return "choose"
        if len(traps) > 1:
            put(s, ChooseTrap(token=self.token))
        return None

    def close(self, s: Elite) -> Literal["choose"] | None:
        answer = s.answered
        if s.options.mission != "capture" or self.token == len(s.token_at):
            return None
        cell = answer.cell if isinstance(answer, CloseTrap) else traps_beside(s, self.token)[0]
        self.token += 1
        prey = prey_on(s, cell)
        if prey is None:
            s.tell(TrapMissed(cell))
        else:
            s.traps.remove(cell)
            remove(s, prey)
            s.tell(Captured(prey, cell))
        return "choose"
