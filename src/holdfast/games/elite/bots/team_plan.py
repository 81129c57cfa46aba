"""The plan of the team: worked out once, for all squads and for as long as nothing changes that it is made of.

It is made of what everybody knows. What changes all the time is no part of it: the faces of dice, and the time, but
for what was asked about it.
"""

from __future__ import annotations

import typing
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from holdfast.engine.knowledge import PUBLIC, mark_of
from holdfast.games.elite.bots.card_facts import CardFacts
from holdfast.games.elite.bots.duties import Duty, divide
from holdfast.games.elite.bots.outlook import TableOutlook, left_ms
from holdfast.games.elite.bots.time_left import Span, TimeLeft
from holdfast.games.elite.bots.weapon_value import Armoury
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.state import Elite

FIRST_LIST: Final = 3  # in what a position is known by
KEPT: Final = 16  # positions, of all tables
CHANGING: Final = frozenset({"face", "moment", "left_ms"})  # what plans are not made of


class TeamPlan:
    """The table as all see it, and the duty of each hero."""

    def __init__(self, outlook: TableOutlook, duties: list[Duty]) -> None:
        self.outlook = outlook
        self.duties = duties

    def holds(self, ms: int) -> bool:
        """Tells whether it is still the plan when so much time is left."""
        return self.outlook.left.span.holds(ms)


def team_plan(s: Elite, seat: int, facts: CardFacts, armoury: Armoury) -> TeamPlan:
    """Returns the plan for what a seat knows, which is the same for all seats that have as much time left."""
    plans, ms = _plans_for(_Position(s)), left_ms(s, seat)
    for plan in plans:
        if plan.holds(ms):
            return plan
    outlook = TableOutlook(s, facts, TimeLeft(ms, Span()))
    plan = TeamPlan(outlook, divide(outlook, armoury) if s.phase != "setup" else [])
    plans[:] = [plan]
    return plan


class _Position:
    """All that everybody knows but what changes all the time, to be compared."""

    __slots__ = ("known", "parts")

    def __init__(self, s: Elite) -> None:
        self.parts: Parts = s.parts
        nested = [tuple(map(tuple, getattr(s, field))) for field in NESTED]
        self.known = (s.seated, s.is_racing and s.due("clock") is None, _plain(s), *map(tuple, _lists(s)), *nested)

    def __hash__(self) -> int:
        return hash((self.known[PLACES], self.known[DICE]))  # the rest is compared; these change most often

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Position) and self.parts is other.parts and self.known == other.known


@lru_cache(maxsize=KEPT)
def _plans_for(position: _Position) -> list[TeamPlan]:
    """Returns a list for the plan that was last made for a position."""
    return []


def _fields(depth: int) -> tuple[str, ...]:
    """Returns the public fields of the state that are lists of lists (2), lists (1), or neither (0)."""
    hints = typing.get_type_hints(Elite, include_extras=True)
    marked = {field: typing.get_args(hint)[0] for field, hint in hints.items() if mark_of(hint) is PUBLIC}
    return tuple(field for field, kind in marked.items() if field not in CHANGING and _depth(kind) == depth)


def _depth(kind: Any) -> int:
    return 1 + _depth(typing.get_args(kind)[0]) if typing.get_origin(kind) is list else 0


_plain: Final = attrgetter(*_fields(0))
_lists: Final = attrgetter(*_fields(1))
NESTED: Final = _fields(2)
PLACES: Final = FIRST_LIST + _fields(1).index("at")
DICE: Final = FIRST_LIST + _fields(1).index("place")
