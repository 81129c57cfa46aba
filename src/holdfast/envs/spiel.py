"""OpenSpiel: every installed game, registered as `python_holdfast_<game>`, with players on all seats.

OpenSpiel knows no clock: the player that is asked soonest in game time is the current one, and to wait is an action
like any other. Dice are no chance nodes: a game is dealt by its number (parameter `deal`), and with it all dice are
known to the engine, and to no player. So a state is a function of the actions so far, and can be cloned and replayed,
while algorithms that walk through chance themselves (CFR, exploitability) see one deal only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from holdfast.engine.position import TRUTH
from holdfast.envs.making import learners_table
from holdfast.envs.numbering import WAITS
from holdfast.envs.table import LearnersTable
from holdfast.games import get, names

PREFIX = "python_holdfast_"
LONGEST_PLAY = 3_000


def game_type(name: str) -> Any:
    game = get(name)
    has_sides = bool(game.at_table.sides(game.seats[-1]))
    return pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if has_sides else pyspiel.GameType.Utility.IDENTICAL,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, game.seats[0]), "deal": 1, "options": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game for OpenSpiel; each installed one has a class of its own. `options` are words as in
    `mission=recon,difficulty=easy`.
    """

    KIND: Any = None

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        kind = self.KIND
        given = {**kind.parameter_specification, **(params or {})}
        self.name = kind.short_name.removeprefix(PREFIX)
        words = dict(pair.split("=", 1) for pair in given["options"].split(",") if pair)
        self.table = learners_table(self.name, seats=given["players"], options=words, most_decisions=LONGEST_PLAY)
        self.deal = given["deal"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.numbers.size,
            max_chance_outcomes=0,
            num_players=given["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST_PLAY,
        )
        super().__init__(kind, info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Is sent and kept as its name with its parameters."""
        return _loaded, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.table)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position in OpenSpiel's terms."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: LearnersTable = game.table.clone()
        self.table.begin(game.deal)

    def current_player(self) -> int:
        if self.table.asked is None or self.table.is_cut_short:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.asked

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.answers) if player == self.table.asked else []

    def _apply_action(self, action: int) -> None:
        self.table.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if action == WAITS:
            return "wait"
        _, answer = self.table.answers.get(action, (0, None))
        return f"number {action}" if answer is None else answer.option_id()

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        over = self.table.is_over
        return [self.table.rewards[seat] if over else 0.0 for seat in range(self.table.match.seats)]

    def __str__(self) -> str:
        return str(self.table.game.write(self.table.s, TRUTH))


class SpielObserver:
    """What a player knows, as numbers and in the notation of scenes."""

    def __init__(self, table: LearnersTable) -> None:
        self.tensor = np.zeros(table.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.table.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return str(state.table.game.write(state.table.s, player))


def _loaded(words: str) -> Any:
    register_all()
    return pyspiel.load_game(words)


def register_all() -> tuple[str, ...]:
    """Registers every installed game that is not registered yet; returns their names in OpenSpiel."""
    found = []
    for name in names():
        kind = game_type(name)
        if kind.short_name not in pyspiel.registered_names():
            # A class, and no function: OpenSpiel lets go of it when Python has ended, and only classes bear that.
            pyspiel.register_game(kind, type(f"SpielGame_{name}", (SpielGame,), {"KIND": kind}))
        found.append(kind.short_name)
    return tuple(found)
