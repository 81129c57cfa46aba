"""What all environments are made of: a table for learners, from words that people type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces

from holdfast.api.playing import match_of
from holdfast.bots.own import AsBot
from holdfast.envs.numbering import WAITS
from holdfast.envs.table import MOST_DECISIONS, PACE_OF_LEARNERS, Answers, LearnersTable


def learners_table(
    game: str,
    *,
    seats: int | None = None,
    bots: Mapping[int, AsBot] | None = None,
    seed: int | str = 0,
    options: Mapping[str, str] | None = None,
    packs: Sequence[str | Path] = ("base",),
    pace_ms: int = PACE_OF_LEARNERS,
    most_decisions: int = MOST_DECISIONS,
    shaped: bool = False,
) -> LearnersTable:
    """Returns a table at which bots sit on these seats, and learners on all others. Raises what `match_of` raises."""
    given = bots or {}
    match = match_of(game, ["random"], seats=seats, seed=seed, options=options, packs=packs)
    places: list[AsBot] = [given.get(seat, "random") for seat in range(match.seats)]
    match = match_of(game, places, seats=match.seats, seed=seed, options=options, packs=packs)
    learners = tuple(seat for seat in range(match.seats) if seat not in given)
    return LearnersTable(match, learners, pace_ms=pace_ms, most_decisions=most_decisions, shaped=shaped)


def observation_space(table: LearnersTable) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-(2**15), 2**15 - 1, (table.observer.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (table.numbers.size,), np.int8),
        }
    )


def masked_observation(table: LearnersTable, seat: int, answers: Answers) -> dict[str, Any]:
    """Returns what a seat knows, and which numbers it may answer with; a seat that is not asked waits."""
    mask = np.zeros(table.numbers.size, dtype=np.int8)
    mask[list(answers) or [WAITS]] = 1
    return {"observation": table.observe(seat), "action_mask": mask}
