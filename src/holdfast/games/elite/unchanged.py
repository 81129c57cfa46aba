"""In a rush views are built often and most asks are as they were: those are taken over from the view before.

An ask is taken over only if everything that it depends on is equal, field by field, to what its seat was shown then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from holdfast.engine.play import asks
from holdfast.engine.view import Ask, ask_view
from holdfast.games.elite.rules.acting import Act
from holdfast.games.elite.rules.trade import AnyTime, SwapFor
from holdfast.games.elite.state import Elite

if TYPE_CHECKING:
    from holdfast.games.elite.view import EliteView, GoingOn

# What a seat in the rush may do depends neither on these nor on other seats' dice; OFTEN is what changes most.
BESIDE_THE_POINT: Final = frozenset({"face", "moment", "due", "ends_at", "is_complete", "plan"})
OFTEN: Final = ("at", "place", "carried", "steps", "held", "damage")
TRADED: Final = ("place", "carried", "phase", "counted", "token_at")


def asks_since(
    s: Elite, seat: int, table: dict[str, Any], frames: tuple[tuple[GoingOn, ...], ...], before: EliteView | None
) -> tuple[Ask, ...]:
    """The open asks of a seat, as asks_of has them."""
    known = {} if before is None else {ask.id: ask for ask in before.asks if ask.standing}
    found = []
    for id, decision in asks(s, seat):
        ask = None
        if before is not None and id in known:
            if isinstance(decision, AnyTime):
                ask = known[id] if is_trade_unchanged(s, table, before) else None
            elif isinstance(decision, Act):
                ask = known[id] if is_rush_unchanged(s, seat, table, frames, before) else None
        found.append(ask_view(s, seat, id, decision) if ask is None else ask)
    return tuple(sorted(found, key=lambda ask: ask.id))


def is_trade_unchanged(s: Elite, table: dict[str, Any], before: EliteView) -> bool:
    heroes = len(s.heroes)
    if table["at"][:heroes] != before.at[:heroes] or any(table[field] != getattr(before, field) for field in TRADED):
        return False
    swaps = any(isinstance(strand.frames[0], SwapFor) for strand in s.strands)
    return not swaps and not any(isinstance(strand[0].frame, SwapFor) for strand in before.going_on)


def is_rush_unchanged(
    s: Elite, seat: int, table: dict[str, Any], frames: tuple[tuple[GoingOn, ...], ...], before: EliteView
) -> bool:
    dice = s.dice_of(seat)
    if table["face"][dice.start : dice.stop] != before.face[dice.start : dice.stop]:
        return False
    if any(table[field] != getattr(before, field) for field in OFTEN) or frames != before.going_on:
        return False
    return all(value == getattr(before, field) for field, value in table.items() if field not in BESIDE_THE_POINT)
