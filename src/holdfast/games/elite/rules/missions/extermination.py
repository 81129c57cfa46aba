"""Extermination (R187-R191): every nest must be activated."""

from __future__ import annotations

from holdfast.games.elite.events.tokens import ObjectiveRemoved
from holdfast.games.elite.rules.missions.tokens import lay_random_tokens
from holdfast.games.elite.state import OFF, Elite


def set_up(s: Elite) -> None:
    lay_random_tokens(s)


def is_complete(s: Elite) -> bool:
    """Tells whether every nest is activated; one that is ready counts as done (A47)."""
    return all(at == OFF or token in s.token_ready for token, at in enumerate(s.token_at))


def end_round(s: Elite) -> None:
    """Takes the nests that are ready off the map (R190)."""
    for token in sorted(s.token_ready):
        s.token_at[token] = OFF
        s.tell(ObjectiveRemoved(token))
