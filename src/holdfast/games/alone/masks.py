"""What a seat may know of fields that no plain mark describes: marks of the state and of frames name these functions.

The hero, and those who watch it, know what creatures look like, not which token each is: those that look alike are
named in order of their looks. What is about to be suffered is known to those whom the order of play asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from holdfast.engine.flow import Decision
from holdfast.engine.knowledge import mask_secret, unknown_secret
from holdfast.engine.secret import EVERYBODY, NOBODY, SPECTATOR, Seats, Secret, only
from holdfast.games.alone.tokens import looks_of, looks_of_all

if TYPE_CHECKING:
    from holdfast.games.alone.picks import Pick
    from holdfast.games.alone.places import Cell
    from holdfast.games.alone.state import Alone, EvilPlay, Figure
    from holdfast.games.alone.verbs.word import Cause


# -- fields of the state


def figures_for(s: Alone, seat: int) -> list[Secret[Figure]]:
    """Of each token where it is and how it fares; to the hero, of as many tokens of a kind as lie in the labyrinth."""
    if seat in s.evil:
        return [mask_secret(secret, seat) for secret in s.figures]
    looks = looks_of_all(s.tokens)
    seen = [(looks[token], secret.true()) for token, secret in enumerate(s.figures) if _is_seen(secret)]
    seen.sort(key=lambda one: (one[0], one[1].cell, msgspec.json.encode(one[1])))
    found = [unknown_secret("creature")] * len(s.figures)
    free = {kind: [token for token, look in enumerate(looks) if look == kind] for kind, _ in seen}
    for kind, figure in seen:
        found[free[kind].pop(0)] = Secret("creature", figure, EVERYBODY)
    return found


def _is_seen(secret: Secret[Figure]) -> bool:
    return secret.known_to == EVERYBODY and secret.true().cell >= 0


def hero_for(s: Alone, seat: int) -> Cell:
    """Before its first sector is revealed only evil knows where the hero will wake (R36)."""
    return s.hero if seat in s.evil or s.revealed[s.hero] else 0


def windows_for(s: Alone, seat: int) -> int:
    """Evil counts the windows; the hero does not know of those in which nothing came."""
    return s.windows if seat in s.evil else 0


def on_table_for(s: Alone, seat: int) -> EvilPlay | None:
    """What was decided and is not laid yet concerns nobody: nobody is asked anything meanwhile."""
    return None


def blow_for(s: Alone, seat: int) -> int:
    return s.blow if is_asked_in_play(s, seat) else 0


def evaded_for(s: Alone, seat: int) -> bool:
    return s.evaded and is_asked_in_play(s, seat)


def shunned_for(s: Alone, seat: int) -> bool:
    return s.shunned and is_asked_in_play(s, seat)


def is_asked_in_play(s: Alone, seat: int) -> bool:
    """Whether the order of play waits for this seat: then all that it waits with is known to it."""
    return seat != SPECTATOR and bool(asked_in_play(s) & only(seat))


def asked_in_play(s: Alone) -> Seats:
    """The seats that the order of play waits for."""
    top = s.strands[0].top if s.strands else None
    return only(*top.seats(s)) if isinstance(top, Decision) else NOBODY


# -- fields of frames


class _OfToken(Protocol):
    token: int


class _OfTokens(Protocol):
    tokens: tuple[int, ...]


class _OfEffects(Protocol):
    cause: Cause
    picks: tuple[Pick, ...]


def token_for(s: Alone, frame: _OfToken, seat: int) -> int:
    return frame.token if seat in s.evil else looks_of(s.tokens, frame.token)


def tokens_for(s: Alone, frame: _OfTokens, seat: int) -> tuple[int, ...]:
    return frame.tokens if seat in s.evil else tuple(looks_of(s.tokens, token) for token in frame.tokens)


def picks_for(s: Alone, frame: _OfEffects, seat: int) -> tuple[Pick, ...]:
    """What evil has chosen shows when it is done."""
    return frame.picks if seat in s.evil or frame.cause.seat not in s.evil else ()


def evil_picks_for(s: Alone, frame: Any, seat: int) -> tuple[Pick, ...]:
    return frame.picks if seat in s.evil else ()
