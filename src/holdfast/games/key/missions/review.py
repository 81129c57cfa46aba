"""What people are told of a mission that they wrote: laws, which it must keep, and advice, which its makers keep."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.missions.generator import gates
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.measure import Measure, measure
from holdfast.games.key.missions.generator.solvers import TooMany
from holdfast.games.key.missions.mission import Mission


class Review(msgspec.Struct, frozen=True):
    """Laws that a mission breaks, what the generator would not have made of it, and how it measures if it is proven."""

    laws: tuple[str, ...]
    advice: tuple[str, ...]
    measured: Measure | None = None


def review(mission: Mission, *, parts: Parts, bank: Bank, lexicon: Lexicon) -> Review:
    """Looks at a mission that the loader takes (R148). A card that no solver can read is not proven, and not wrong."""
    grade = GRADES[mission.grade]
    advice = [*gates.limits_of(mission, parts, grade), gates.hygiene(mission, bank, frozenset())]
    measured: Measure | None = None
    for gate in _solved(mission, bank, lexicon):
        try:
            found = gate()
        except (TooMany, ValueError, KeyError, IndexError):  # it has another form than cards of its kind that are made
            found = f"G1: the solvers do not know such a {mission.kind}, and prove nothing"
        advice.append(found)
        if found.startswith("G1"):
            break
    else:
        measured = measure(mission, bank, lexicon.common, gates.CANDIDATES_AT_LEAST)
    if measured is not None:
        advice.append(gates.unreadable_while_closed(mission, bank, measured, grade))
    return Review(tuple(gates.laws(mission)), tuple(filter(None, advice)), measured)


def _solved(mission: Mission, bank: Bank, lexicon: Lexicon) -> Iterator[Callable[[], str]]:
    yield lambda: gates.one_answer(mission, bank, lexicon)
    yield lambda: gates.no_second_reading(mission, bank, lexicon)
    yield lambda: gates.not_known_by_heart(mission, bank, lexicon, GRADES[mission.grade])
