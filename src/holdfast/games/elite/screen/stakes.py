"""What is at stake in Project: ELITE: what the mission still wants, and what the squad has suffered and has left."""

from __future__ import annotations

from holdfast.engine.stakes import Stakes
from holdfast.games.elite.flow import is_complete
from holdfast.games.elite.screen.mission import left_to_do, ready_tokens
from holdfast.games.elite.state import Elite


def stakes(s: Elite) -> Stakes:
    """Returns what is left to do, and the worst of what ends a game: a hero's damage, or the rounds that have gone."""
    hurt = max(damage / s.hero(hero).track for hero, damage in enumerate(s.damage))
    rounds = s.parts.numbers.rounds
    return Stakes(0 if is_complete(s) else left_to_do(s) - ready_tokens(s), max(hurt, (s.round - 1) / rounds, 0.0))
