"""What each seat may answer now, why not, and what happens when it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

from holdfast.engine.action import Action, IllegalAction, Refusal
from holdfast.engine.flow import Decision, Given, Strand, run
from holdfast.engine.state import State

S = TypeVar("S", bound=State)

OVER: Final = Refusal("table", "refused.over")
CLOSED: Final = Refusal("table", "refused.closed")
NOT_YOURS: Final = Refusal("table", "refused.not_yours")


def _frozen_by(s: State) -> Decision | None:
    """Returns the open decision, if any, that freezes everything else."""
    for strand in s.strands:
        top = strand.frames[-1]
        if isinstance(top, Decision) and top.FREEZES is not None:
            return top
    return None


def _is_frozen(decision: Decision, freezing: Decision | None) -> bool:
    return freezing is not None and decision is not freezing and not decision.UNFROZEN


def asks(s: State, seat: int) -> list[tuple[int, Decision]]:
    """Returns the decisions open to a seat, each with the number that this seat knows it by."""
    freezing = _frozen_by(s)
    found = []
    for strand in s.strands:
        top = strand.frames[-1]
        if isinstance(top, Decision) and not _is_frozen(top, freezing) and seat in top.seats(s):
            found.append((top.ids[seat], top))
    return found


def asks_of_all(s: State) -> list[list[tuple[int, Decision]]]:
    """Returns for every seat the decisions open to it: asks() for all of them at once."""
    freezing = _frozen_by(s)
    found: list[list[tuple[int, Decision]]] = [[] for _ in s.asked]
    for strand in s.strands:
        top = strand.frames[-1]
        if isinstance(top, Decision) and not _is_frozen(top, freezing):
            for seat in top.seats(s):
                found[seat].append((top.ids[seat], top))
    return found


def open_asks(s: State) -> list[list[int]]:
    """Returns for every seat the numbers of the decisions open to it."""
    return [[id for id, _ in mine] for mine in asks_of_all(s)]


def options(s: State, seat: int) -> list[tuple[int, Action]]:
    """Returns every listed action open to a seat, with the ask that it answers. Forms are not listed."""
    found: list[tuple[int, Action]] = []
    for ask, decision in asks(s, seat):
        listed = decision.listed_at_once(s, seat)
        if listed is not None:
            found += [(ask, action) for action in listed]
            continue
        for kind in decision.ACTIONS:
            if kind.gate(s, seat, decision) is None:
                for action in kind.candidates(s, seat, decision):
                    if action.why_not(s, seat, decision) is None:
                        found.append((ask, action))
    return found


def waiting_for(s: State) -> Iterator[int]:
    """Yields the seats that have an open ask."""
    for seat in range(s.seated):
        if asks(s, seat):
            yield seat


def _find(s: State, seat: int, ask: int) -> tuple[Strand, Decision] | None:
    for strand in s.strands:
        top = strand.frames[-1]
        if isinstance(top, Decision) and len(top.ids) > seat and top.ids[seat] == ask and ask:
            return strand, top
    return None


def decision_of(s: State, seat: int, ask: int) -> Decision | None:
    """Returns the decision that a seat knows by this number, while it is open."""
    found = _find(s, seat, ask)
    return None if found is None else found[1]


def why_not(s: State, seat: int, ask: int, action: Action) -> Refusal | None:
    """Returns why this seat may not answer this ask with this action now."""
    if s.outcome is not None:
        return OVER
    if not 0 <= seat < s.seated:
        return NOT_YOURS
    found = _find(s, seat, ask)
    if found is None:
        return CLOSED
    decision = found[1]
    if seat not in decision.seats(s):
        return CLOSED
    if type(action) not in decision.ACTIONS:
        return NOT_YOURS
    freezing = _frozen_by(s)
    if freezing is not None and _is_frozen(decision, freezing):
        return freezing.FREEZES
    return type(action).gate(s, seat, decision) or action.why_not(s, seat, decision)


def play(s: State, seat: int, ask: int, action: Action) -> None:
    """Carries out a legal action in place, or raises IllegalAction and changes nothing."""
    refusal = why_not(s, seat, ask, action)
    if refusal is not None:
        raise IllegalAction(refusal, action)
    play_unchecked(s, seat, ask, action)


def play_unchecked(s: State, seat: int, ask: int, action: Action) -> None:
    """Carries out in place an action that came from options(), without asking again whether it is legal."""
    found = _find(s, seat, ask)
    assert found is not None, (seat, ask, action)
    strand, decision = found
    s.told = []
    s.learned = []
    s.current = strand
    s.started = 0
    if not decision.STANDING:
        decision.given = Given(action)
        decision.closed(s, seat)
    action.do(s, seat, decision)
    if s.outcome is None:
        run(s)


def apply(s: S, seat: int, ask: int, action: Action) -> S:
    """Returns a new state in which the action was carried out; the old one is left as it was."""
    twin = s.clone()
    play(twin, seat, ask, action)
    return twin
