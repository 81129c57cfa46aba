"""Gymnasium: one seat against, or beside, bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from holdfast.bots.own import AsBot
from holdfast.envs.making import learners_table, masked_observation, observation_space
from holdfast.lab.match import CannotPlay


class GymSeat(gymnasium.Env[dict[str, Any], np.int64]):  # type: ignore[misc]
    """A learner on one seat. A number that is not allowed changes nothing and is told in `info["refused"]`."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  Gymnasium looks for a plain dict

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        bots: Mapping[int, AsBot] | str = "random",
        seats: int | None = None,
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        count = learners_table(game, seats=seats).match.seats if isinstance(bots, str) else seats or 1 + len(bots)
        if isinstance(bots, str):
            bots = {other: bots for other in range(count) if other != seat}
        self.table = learners_table(game, seats=count, bots=bots, **table)
        if self.table.learners != (seat,):
            raise CannotPlay(f"seat {seat} is the learner's: bots sit on the others, not on {sorted(bots)}")
        self.seat = seat
        self.render_mode = render_mode
        self.number = 0
        self.observation_space = observation_space(self.table)
        self.action_space = gymnasium.spaces.Discrete(self.table.numbers.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deals a game: the one with the number `seed`, else the next one."""
        super().reset(seed=seed)
        self.number = self.number + 1 if seed is None else seed
        self.table.begin(self.number)
        return self._seen(), {"number": self.number}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        table = self.table
        is_allowed = table.act(int(action))
        reward = table.rewards[self.seat] if is_allowed else 0.0
        info: dict[str, Any] = {} if is_allowed else {"refused": True}
        if table.s.outcome is not None:
            info["outcome"] = table.s.outcome.key
        return self._seen(), reward, table.is_over, table.is_cut_short, info

    def render(self) -> str | None:
        """Returns the table as the seat sees it, in the notation of scenes."""
        return self.table.game.write(self.table.s, self.seat) if self.render_mode == "ansi" else None

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Returns which numbers are allowed, under the name by which learners with masks ask for it."""
        mask: np.ndarray[Any, np.dtype[np.bool_]] = self._seen()["action_mask"].astype(bool)
        return mask

    def _seen(self) -> dict[str, Any]:
        return masked_observation(self.table, self.seat, self.table.answers)
