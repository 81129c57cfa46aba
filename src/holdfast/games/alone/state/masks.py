"""What a seat may know of fields that no plain mark describes: marks of the state and of frames name these functions.

What is in the dark all of evil knows, and that is no secret: in a mask it is known to all of them. The hero, and those
who watch it, know what creatures look like, not which token each is: those that look alike are named in order of their
looks. What is about to be suffered is known to those whom the order of play asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from holdfast.engine.flow import Decision
from holdfast.engine.knowledge import unknown_secret
from holdfast.engine.poison import UNKNOWN
from holdfast.engine.secret import EVERYBODY, NOBODY, SPECTATOR, Seats, Secret, only
from holdfast.games.alone.cards.tokens import looks_of, looks_of_all

if TYPE_CHECKING:
    from holdfast.games.alone.cards.picks import Pick
    from holdfast.games.alone.cards.verbs.registry import Cause
    from holdfast.games.alone.levels.map import Tile
    from holdfast.games.alone.levels.places import Cell
    from holdfast.games.alone.state import Alone, Figure, Marks

T = TypeVar("T")


# -- fields of the state


def level_for(s: Alone, seat: int) -> list[Secret[Tile | None]]:
    return _in_labyrinth(s, s.level, seat)


def light_for(s: Alone, seat: int) -> list[Secret[bool]]:
    return _in_labyrinth(s, s.light, seat)


def danger_for(s: Alone, seat: int) -> list[Secret[bool]]:
    return _in_labyrinth(s, s.danger, seat)


def blocked_for(s: Alone, seat: int) -> list[Secret[int]]:
    return _in_labyrinth(s, s.blocked, seat)


def _in_labyrinth(s: Alone, field: list[Secret[T]], seat: int) -> list[Secret[T]]:
    """Returns what lies in each sector: all of it for evil, what is revealed for others."""
    if seat in s.evil:
        return field[:]
    unknown = unknown_secret(field[0].kind)
    return [secret if secret.known_to == EVERYBODY else unknown for secret in field]


def figures_for(s: Alone, seat: int) -> list[Secret[Figure]]:
    """Returns where each token is and how it fares; the hero gets as many tokens of a kind as lie in the labyrinth."""
    if seat in s.evil:
        return s.figures[:]
    found = [unknown_secret("creature")] * len(s.figures)
    seen = [(token, secret.true()) for token, secret in enumerate(s.figures) if secret.known_to == EVERYBODY]
    if not seen:
        return found
    looks = looks_of_all(s.tokens)
    kinds = [(looks[token], figure) for token, figure in seen if figure.cell >= 0]
    kinds.sort(key=lambda one: (one[0], one[1].cell, msgspec.json.encode(one[1])))
    free = {kind: [token for token, look in enumerate(looks) if look == kind] for kind, _ in kinds}
    for kind, figure in kinds:
        found[free[kind].pop(0)] = Secret("creature", figure, EVERYBODY)
    return found


def marks_for(s: Alone, seat: int) -> list[Secret[Marks]]:
    """Returns what happened to creatures in the dark, which evil alone knows."""
    return s.marks[:] if seat in s.evil else [unknown_secret("creature")] * len(s.marks)


def hero_for(s: Alone, seat: int) -> Cell:
    """Returns where the hero is: before its first sector is revealed only evil knows where it will wake (R36)."""
    return s.hero if seat in s.evil or s.revealed[s.hero] else UNKNOWN


def windows_for(s: Alone, seat: int) -> int:
    """Returns how many windows are over: the hero does not know of those in which nothing came."""
    return s.windows if seat in s.evil else UNKNOWN


def blow_for(s: Alone, seat: int) -> int:
    return s.blow if is_asked_in_play(s, seat) else UNKNOWN


def evaded_for(s: Alone, seat: int) -> bool:
    return s.evaded if is_asked_in_play(s, seat) else UNKNOWN


def shunned_for(s: Alone, seat: int) -> bool:
    return s.shunned if is_asked_in_play(s, seat) else UNKNOWN


def is_asked_in_play(s: Alone, seat: int) -> bool:
    """Tells whether the order of play waits for this seat: then all that it waits with is known to it."""
    return seat != SPECTATOR and bool(asked_in_play(s) & only(seat))


def asked_in_play(s: Alone) -> Seats:
    """Returns the seats that the order of play waits for."""
    top = s.strands[0].top if s.strands else None
    return only(*top.seats(s)) if isinstance(top, Decision) else NOBODY


# -- fields of frames


class _OfToken(Protocol):
    token: int


class _OfTokens(Protocol):
    tokens: tuple[int, ...]


class _OfPicks(Protocol):
    picks: tuple[Pick, ...]


class _OfEffects(_OfPicks, Protocol):
    cause: Cause


def token_for(s: Alone, frame: _OfToken, seat: int) -> int:
    return frame.token if seat in s.evil else looks_of(s.tokens, frame.token)


def tokens_for(s: Alone, frame: _OfTokens, seat: int) -> tuple[int, ...]:
    return frame.tokens if seat in s.evil else tuple(looks_of(s.tokens, token) for token in frame.tokens)


def picks_for(s: Alone, frame: _OfEffects, seat: int) -> tuple[Pick, ...]:
    """Returns what was picked; the hero sees evil's choices only when they are done."""
    return frame.picks if seat in s.evil or frame.cause.seat not in s.evil else UNKNOWN


def evil_picks_for(s: Alone, frame: _OfPicks, seat: int) -> tuple[Pick, ...]:
    return frame.picks if seat in s.evil else UNKNOWN
