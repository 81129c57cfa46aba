"""Tokens of one kind change places behind the hero's back, for the leak tests: they look alike to it."""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.alike import Exchanged
from holdfast.engine.rng import Rng
from holdfast.games.alone.cards.picks import PickCreature
from holdfast.games.alone.rules.attack import AttackNext
from holdfast.games.alone.rules.labyrinth import kind_of
from holdfast.games.alone.state import Alone

ONE = ("token",)  # fields that hold a token, several tokens, and what was picked
SEVERAL = ("tokens", "attacked")


def exchanged(s: Alone, seat: int, rng: Rng) -> Exchanged | None:
    """Returns a twin with every token under another number of its kind; None for evil, who can tell them apart."""
    if seat in s.evil:
        return None
    names = _new_names(s, rng)
    twin = s.clone()
    for token, name in enumerate(names):
        twin.figures[name], twin.marks[name] = s.figures[token], s.marks[token]
    for frame in twin.frames():
        _rename(frame, names)

    def action_there(here: Alone, there: Alone, action: Action) -> Action:
        _keep_up(here, there, names)
        return _action(action, names)

    return Exchanged(twin, action_there)


def _keep_up(here: Alone, there: Alone, names: list[int]) -> None:
    """Updates the names for creatures that were spawned since: each has whatever token was free."""

    def looks(s: Alone, token: int) -> bytes:
        return msgspec.json.encode((s.figures[token].true(), s.marks[token].true()))

    strange = [token for token, name in enumerate(names) if looks(here, token) != looks(there, name)]
    for kind in {kind_of(here, token) for token in strange}:
        tokens = [token for token in strange if kind_of(here, token) == kind]
        free = sorted((names[token] for token in tokens), key=lambda name: looks(there, name))
        for token, name in zip(sorted(tokens, key=lambda token: looks(here, token)), free, strict=True):
            names[token] = name


def _new_names(s: Alone, rng: Rng) -> list[int]:
    """Returns the number that each token has from now on."""
    kinds = [kind_of(s, token) for token in range(len(s.tokens))]
    names = list(range(len(kinds)))
    for kind in set(kinds):
        alike = [token for token in names if kinds[token] == kind]
        order = rng.sample(alike, len(alike), "exchange")
        for token, name in zip(alike, order, strict=True):
            names[token] = name
    return names


def _rename(frame: Any, names: list[int]) -> None:
    for field in frame.__struct_fields__:
        value = getattr(frame, field)
        if field in ONE and value >= 0:
            setattr(frame, field, names[value])
        elif field in SEVERAL:
            setattr(frame, field, tuple(names[token] for token in value))
        elif field == "picks":
            frame.picks = _picks(value, names)
        elif field == "cause" and value.token >= 0:
            frame.cause = msgspec.structs.replace(value, token=names[value.token])


def _picks(picks: tuple[Any, ...], names: list[int]) -> tuple[Any, ...]:
    return tuple(_action(pick, names) for pick in picks)


def _action(action: Action, names: list[int]) -> Action:
    if isinstance(action, PickCreature | AttackNext) and 0 <= action.creature < len(names):
        return msgspec.structs.replace(action, creature=names[action.creature])
    return action
