"""Worlds that a seat may imagine: what it knows, with something possible in place of what it does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from holdfast.engine.flow import run
from holdfast.engine.rng import Rng
from holdfast.engine.state import State

if TYPE_CHECKING:
    from holdfast.engine.game import AnyGame


def imagined(game: AnyGame, knowledge: Any, content: Any, rng: Rng) -> State:
    """Returns a full state that fits a seat's knowledge, with fresh dice: dealt under a mask or sampled from a view."""
    if game.deal is None:
        assert game.sample is not None
        sampled: State = game.sample(knowledge, content, rng)
        return sampled
    dice = rng.split(f"sample/{rng.below(1 << 62, 'sample')}")
    s: State = knowledge.clone()
    s.rng = Rng(dice.key)
    game.deal(s, dice)
    if s.outcome is None:
        run(s)  # numbers what the others are asked
        s.told, s.learned = [], []
    return s
