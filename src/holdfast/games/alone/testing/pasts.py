"""Other worlds in which the hero would have been shown the same, for the leak tests: nothing else may ride along."""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.engine.rng import Rng
from holdfast.engine.secret import EVERYBODY, Secret
from holdfast.games.alone.levels.places import CELLS
from holdfast.games.alone.rules.labyrinth import FORGOTTEN_KINDS
from holdfast.games.alone.state import HERO, Alone
from holdfast.games.alone.testing.other_worlds import WORLDS, is_planned, other_marks

FIELDS = ("level", "light", "danger", "blocked")


def other_past(before: Alone, after: Alone, seat: int, kind: str, rng: Rng) -> Alone | None:
    """Returns `before` with other secrets in the dark, but none where the hero has looked since.

    None where it was told more than came into view: a noise, an answer, a reaction, what unseen powers do.
    """
    if kind not in FORGOTTEN_KINDS or seat in before.evil or is_planned(before) or not before.revealed[before.hero]:
        return None
    if before.has_seen_other != after.has_seen_other or _was_told(before, after):
        return None
    foreseen = _foreseen(before, after)
    WORLDS[kind](foreseen, rng)
    return _forgotten(foreseen, before, rng if kind == "creature" else None)


def _was_told(before: Alone, after: Alone) -> bool:
    """Tells whether something was heard, answered, played or rolled, or the turn ended, which ends what lasts for a
    turn; or a special creature or an avatar is about, whose power may show.
    """
    here, there = (
        (len(s.noises), len(s.located), len(s.track), s.round, s.turn, s.rng.counts.get("dice"))
        for s in (before, after)
    )
    return here != there or any(before.tokens[token].source != "creature" for token, _ in before.standing())


def _foreseen(before: Alone, after: Alone) -> Alone:
    """Returns the state before, as if the hero had known already what it has seen since."""
    twin = before.clone()
    seen = {cell for cell in range(CELLS) if before.revealed[cell] or after.revealed[cell]}
    for cell in seen:
        twin.revealed[cell] = 1
        for field in FIELDS:
            column: list[Secret[Any]] = getattr(twin, field)
            column[cell] = Secret(column[cell].kind, column[cell].true(), EVERYBODY)
    for token, secret in enumerate(twin.figures):
        if secret.true().cell in seen or after.figures[token].is_known_to(HERO):
            twin.figures[token] = Secret(secret.kind, secret.true(), EVERYBODY)
    return twin


def _forgotten(world: Alone, before: Alone, rng: Rng | None) -> Alone:
    """Returns such a world with no more known to the hero than before; what it is to find may have another past."""
    world.revealed = before.revealed[:]
    for token, secret in enumerate(world.figures):
        if rng is not None and secret.is_known_to(HERO) and not before.figures[token].is_known_to(HERO):
            past = msgspec.structs.asdict(other_marks(rng))
            world.figures[token] = secret.with_value(msgspec.structs.replace(secret.true(), **past))
    for field in (*FIELDS, "figures"):
        old: list[Secret[Any]] = getattr(before, field)
        new: list[Secret[Any]] = getattr(world, field)
        setattr(world, field, [Secret(a.kind, b.true(), a.known_to) for a, b in zip(old, new, strict=True)])
    return world
