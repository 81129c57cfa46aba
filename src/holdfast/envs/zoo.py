"""PettingZoo: learners at one table, asked one after the other (`aec_env`) or stepped together (`parallel_env`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv

from holdfast.bots.own import AsBot
from holdfast.envs.making import learners_table, masked_observation, observation_space
from holdfast.envs.table import LearnersTable


def seat_name(seat: int) -> str:
    return f"seat_{seat}"


def seat_number(name: str) -> int:
    return int(name.removeprefix("seat_"))


class _Zoo:
    """What both have: a table, names, spaces."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": True}  # noqa: RUF012  PettingZoo looks for a plain dict

    def __init__(
        self,
        game: str,
        *,
        bots: Mapping[int, AsBot] | None = None,
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        self.table: LearnersTable = learners_table(game, bots=bots, **table)
        self.metadata = {**type(self).metadata, "name": f"holdfast_{self.table.game.name}_v0"}
        self.render_mode = render_mode
        self.number = 0
        self.possible_agents = [seat_name(seat) for seat in self.table.learners]
        self.agents: list[str] = []
        self.observation_spaces = {name: observation_space(self.table) for name in self.possible_agents}
        self.action_spaces = {name: gymnasium.spaces.Discrete(self.table.numbers.size) for name in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        self.number = self.number + 1 if seed is None else seed
        self.table.begin(self.number)
        self.agents = self.possible_agents[:]

    def _infos(self) -> dict[str, dict[str, Any]]:
        outcome = self.table.s.outcome
        return {name: {} if outcome is None else {"outcome": outcome.key} for name in self.possible_agents}

    def render(self) -> str | None:
        """Returns the table as everybody may see it, in the notation of scenes."""
        return self.table.game.write(self.table.s, -1) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Does nothing: a table holds nothing open."""


class TurnsEnv(_Zoo, AECEnv):  # type: ignore[misc]
    """Learners are asked one after the other, in the order of game time."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._look_up()

    def _look_up(self) -> None:
        table = self.table
        self.terminations = dict.fromkeys(self.agents, table.is_over)
        self.truncations = dict.fromkeys(self.agents, table.is_cut_short)
        self.infos = {name: info for name, info in self._infos().items() if name in self.agents}
        self.agent_selection = self.agents[0] if table.asked is None else seat_name(table.asked)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = seat_number(agent)
        answers = self.table.answers if seat == self.table.asked else {}
        return masked_observation(self.table, seat, answers)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        done = action is not None and self.table.act(int(action))
        given = self.table.rewards if done else {}
        self.rewards = {name: given.get(seat_number(name), 0.0) for name in self.agents}
        self._look_up()
        self._accumulate_rewards()


class TogetherEnv(_Zoo, ParallelEnv):  # type: ignore[misc]
    """Learners act at once: those who are asked at the same moment of game time; all others wait."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._deal(seed)
        return self._seen(), self._infos()

    def _seen(self) -> dict[str, dict[str, Any]]:
        table = self.table
        return {
            name: masked_observation(table, seat, table.answers_at_once(seat))
            for name, seat in zip(self.possible_agents, table.learners, strict=True)
        }

    def step(
        self, actions: dict[str, int | np.int64]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        table, agents = self.table, self.agents
        table.act_together({seat_number(name): int(action) for name, action in actions.items()})
        seen, infos = self._seen(), self._infos()
        if table.is_over or table.is_cut_short:
            self.agents = []
        return (
            {name: seen[name] for name in agents},
            {name: table.rewards[seat_number(name)] for name in agents},
            dict.fromkeys(agents, table.is_over),
            dict.fromkeys(agents, table.is_cut_short),
            {name: infos[name] for name in agents},
        )


def aec_env(game: str, **table: Any) -> TurnsEnv:
    """Returns an environment in which learners are asked one after the other."""
    return TurnsEnv(game, **table)


def parallel_env(game: str, **table: Any) -> TogetherEnv:
    """Returns an environment in which learners act together."""
    return TogetherEnv(game, **table)
