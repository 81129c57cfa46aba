"""What is at stake: how much of the goal is left to do, and how near the end is that nobody plays for."""

from __future__ import annotations

from typing import NamedTuple


class Stakes(NamedTuple):
    """How a game stands, for curves over many games. `left` counts what the goal still wants; `danger` goes from 0,
    when nothing has happened yet, to 1, when all is lost. In a game of sides both are those of the first.
    """

    left: int
    danger: float
