"""Extermination (R187-R191): every nest must be activated."""

from __future__ import annotations

from holdfast.games.elite.events.tokens import ObjectiveRemoved
from holdfast.games.elite.rules.missions.tokens import lay_tokens, random_faces, slots_in_use
from holdfast.games.elite.state import OFF, Elite


def set_up(s: Elite) -> None:
    cells = slots_in_use(s)
    lay_tokens(s, random_faces(s, len(cells)), cells)


def is_complete(s: Elite) -> bool:
    """A47: ready counts as done."""
    return all(at == OFF or token in s.token_ready for token, at in enumerate(s.token_at))


def end_round(s: Elite) -> None:
    """R190."""
    for token in sorted(s.token_ready):
        s.token_at[token] = OFF
        s.tell(ObjectiveRemoved(token))
