"""What the aliens of a step will do if nobody says otherwise, so that players see what one click accepts."""

from __future__ import annotations

import msgspec

from holdfast.engine.flow import Frame
from holdfast.games.elite.cards.verbs.questions import PickSpit
from holdfast.games.elite.rules.activation import (
    Abilities,
    ActivationPhase,
    ActOnSpawning,
    ChooseEffect,
    ChooseGroup,
)
from holdfast.games.elite.rules.march import AdvanceAll, ChooseMover
from holdfast.games.elite.rules.missions.capture import ChooseTrapSpace, LayTraps, planned_traps
from holdfast.games.elite.rules.planned import planned_order, planned_way
from holdfast.games.elite.rules.push import ChooseWay, MoveAlien
from holdfast.games.elite.rules.spawn import Arrive, ChoosePoint
from holdfast.games.elite.state import Elite


class PlannedMove(msgspec.Struct, frozen=True):
    """An alien's way, from the space where it stands; `forks` are the spaces on it from which other arrows lead."""

    figure: int
    path: tuple[int, ...]
    forks: tuple[int, ...]


class StepPlan(msgspec.Struct, frozen=True):
    """The swarms and bosses whose abilities come yet, and the moves after that, each in its order; while figures spawn,
    the points that they come to, and before the first round the spaces of the traps.

    What heroes who are pushed will do is theirs to say, so that a move after such a push may come out otherwise.
    """

    groups: tuple[int, ...]
    moves: tuple[PlannedMove, ...]
    points: tuple[int, ...] = ()


def plan_of(s: Elite) -> StepPlan | None:
    """Returns the plan that an open question of all players is about."""
    for strand in s.strands:
        frames = strand.frames
        if isinstance(frames[-1], ChoosePoint):
            arriving = next(frame for frame in frames if isinstance(frame, Arrive))
            return StepPlan((), (), tuple(arriving.planned_points(s)))
        if isinstance(frames[-1], ChooseTrapSpace):
            laying = next(frame for frame in frames if isinstance(frame, LayTraps))
            return StepPlan((), (), tuple(planned_traps(s, laying.token, laying.laid)))
        if isinstance(frames[-1], ChooseGroup | ChooseMover | ChooseEffect | PickSpit | ChooseWay):
            march = march_of(s, frames)
            if march is not None:
                return StepPlan(groups_of(s, frames), tuple(moves(s, march, frames)))
    return None


def march_of(s: Elite, frames: list[Frame]) -> AdvanceAll | None:
    """Returns the movement that goes on, or that will come after the abilities."""
    for frame in reversed(frames):
        if isinstance(frame, AdvanceAll):
            return frame
        if isinstance(frame, ActivationPhase | ActOnSpawning):
            return frame.march(s)
    return None


def groups_of(s: Elite, frames: list[Frame]) -> tuple[int, ...]:
    if any(isinstance(frame, AdvanceAll) for frame in frames):
        return ()
    abilities = next((frame for frame in frames if isinstance(frame, Abilities)), None)
    return () if abilities is None else abilities.groups(s)


def moves(s: Elite, march: AdvanceAll, frames: list[Frame]) -> list[PlannedMove]:
    """Returns every alien's way as the plan has it, one after the other, each finding the board as those before left
    it.
    """
    board = s.clone()
    board.strands = []
    waiting = [alien for alien in march.aliens if s.at[alien] >= 0 and not s.is_home(alien)]
    found = []
    under_way = next((frame for frame in frames if isinstance(frame, MoveAlien)), None)
    if under_way is not None:
        found.append(move(board, under_way.figure, under_way.left))
    while waiting:
        alien = planned_order(board, waiting)[0]
        waiting.remove(alien)
        if board.is_home(alien):
            continue
        found.append(move(board, alien, 0 if alien in board.held else march.steps(s, alien)))
    return found


def move(board: Elite, alien: int, steps: int) -> PlannedMove:
    path, forks = [board.at[alien]], []
    while steps and not board.is_home(alien) and (ways := board.map.paths[board.at[alien]]):
        if len(ways) > 1:
            forks.append(board.at[alien])
        go(board, alien, set(), steps)
        path.append(board.at[alien])
        steps -= board.at[alien] not in board.slime  # R75: there it slides on
    return PlannedMove(alien, tuple(path), tuple(forks))


def go(board: Elite, alien: int, used: set[int], steps: int = 1) -> None:
    """Takes a step; an alien that stands there makes room first (R103)."""
    ways = [cell for cell in board.map.paths[board.at[alien]] if cell not in used]
    if not ways:
        return
    to = planned_way(board, alien, ways, steps)
    other = None if board.map.is_start[to] else board.figure_on(to)
    if other is not None and not board.is_hero(other):
        go(board, other, used | {to, board.at[alien]})
    board.at[alien] = to
