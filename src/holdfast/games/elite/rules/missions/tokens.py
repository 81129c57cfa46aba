"""What several missions share: which objective slots are in use, and tokens on them."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.games.elite.state import Elite


def slots_in_use(s: Elite) -> list[int]:
    """Returns the cells of the objective slots that the mission names for this map and number of players."""
    rows = s.parts.missions[s.options.mission].slots[s.options.map]  # type: ignore[index]
    return [s.map.plan.objective_slots[number - 1] for number in rows[s.seated - 1]]


def lay_tokens(s: Elite, faces: Iterable[int], cells: Iterable[int]) -> None:
    s.token_at = list(cells)
    s.token_face = list(faces)[: len(s.token_at)]
    s.paid = [-1] * len(s.token_at)


def lay_random_tokens(s: Elite) -> None:
    """Lays a random token of this mission on each slot that is in use."""
    cells = slots_in_use(s)
    lay_tokens(s, random_faces(s, len(cells)), cells)


def random_faces(s: Elite, n: int) -> list[int]:
    """Returns random faces of this mission; the others are out of the game (R243)."""
    return s.rng.sample(range(len(s.parts.objectives[s.options.mission])), n, "tokens")  # type: ignore[index]
