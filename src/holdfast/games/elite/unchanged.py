"""In a rush views are built often and most asks are as they were: those are taken over from the view before.

An ask is taken over only if everything that it depends on is equal to what its seat was shown then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from holdfast.engine.flow import Decision
from holdfast.engine.view import Ask, ask_view
from holdfast.games.elite.choice import Choice
from holdfast.games.elite.effects import Suppress
from holdfast.games.elite.rules.acting import Act
from holdfast.games.elite.rules.push import Enter, Push
from holdfast.games.elite.rules.trade import AnyTime, SwapFor
from holdfast.games.elite.state import ALIEN, EVENTS, FREE, SLOTS, Elite

if TYPE_CHECKING:
    from holdfast.games.elite.view import EliteView, Frames, GoingOn

# What a seat in the rush may do does not depend on these at all, and of those only on what is its own or near it.
BESIDE_THE_POINT: Final = frozenset({"moment", "due", "ends_at", "is_complete", "plan", "damage"})
IN_PART: Final = frozenset({"face", "at", "place", "carried", "steps"})
TRADED: Final = frozenset({"at", "place", "carried", "phase", "counted", "token_at"})


def changed_since(table: dict[str, Any], before: EliteView) -> frozenset[str]:
    """The fields that differ from those that all seats were shown then."""
    return frozenset([field for field, value in table.items() if value != getattr(before, field)])


def asks_since(
    s: Elite,
    seat: int,
    open_asks: Sequence[tuple[int, Decision]],
    changed: frozenset[str],
    frames: Frames,
    before: EliteView | None,
) -> tuple[Ask, ...]:
    """The open asks of a seat, as asks_of has them."""
    known = {} if before is None else {ask.id: ask for ask in before.asks if ask.standing}
    found = []
    for id, decision in open_asks:
        ask = known.get(id)
        if ask is not None and before is not None and not is_unchanged(s, seat, decision, changed, frames, before):
            ask = None
        found.append(ask_view(s, seat, id, decision) if ask is None else ask)
    found.sort(key=lambda ask: ask.id)
    return tuple(found)


def is_unchanged(
    s: Elite, seat: int, decision: Decision, changed: frozenset[str], frames: Frames, before: EliteView
) -> bool:
    if isinstance(decision, AnyTime):
        return changed.isdisjoint(TRADED) and swaps(frames) == swaps(before.going_on)
    if not isinstance(decision, Act) or not changed - BESIDE_THE_POINT <= IN_PART:
        return False
    if not changed.isdisjoint(IN_PART) and not is_own_unchanged(s, seat, changed, before):
        return False
    return hold_ups(frames, seat) == hold_ups(before.going_on, seat)


def is_own_unchanged(s: Elite, seat: int, changed: frozenset[str], before: EliteView) -> bool:
    """Whether the dice, the heroes and the cards of this seat are as they were, and what is around them."""
    dice, heroes = s.dice_of(seat), s.heroes_of(seat)
    own = slice(dice.start, dice.stop)
    if "face" in changed and tuple(s.face[own]) != before.face[own]:
        return False
    if "carried" in changed and any(tuple(s.carried[hero]) != before.carried[hero] for hero in heroes):
        return False
    if "steps" in changed and any(s.steps[hero] != before.steps[hero] for hero in heroes):
        return False
    if "at" in changed and not are_surroundings_unchanged(s, seat, before):
        return False
    return "place" not in changed or fillings(s, seat, s.place) == fillings(s, seat, before.place)


def are_surroundings_unchanged(s: Elite, seat: int, before: EliteView) -> bool:
    """Heroes look one space around, unless they drive aliens, suppress them, or clear the way for a device."""
    at, then = s.at, before.at
    if s.options.mission == "recon" or any(s.face[die] == ALIEN for die in s.dice_of(seat)):
        return False
    for hero in s.heroes_of(seat):
        if at[hero] != then[hero] or s.has_trait(hero, Suppress):
            return False
        if any((cell in at) != (cell in then) for cell in s.walk(at[hero])):
            return False
    return True


def fillings(s: Elite, seat: int, places: Sequence[int]) -> list[int]:
    """The dice in slots that this seat may fill, and its own wherever they lie."""
    cards, owners = s.cards_of(seat), s.die_seat
    return [
        place if owners[die] == seat or place >= EVENTS or place // SLOTS in cards else FREE
        for die, place in enumerate(places)
    ]


def swaps(frames: Frames) -> list[GoingOn]:
    """The swaps that wait for an answer."""
    return [strand[0] for strand in frames if isinstance(strand[0].frame, SwapFor)]


def hold_ups(frames: Frames, seat: int) -> list[Any]:
    """What must be done first: this seat's own choices, and chains of figures that push each other."""
    found: list[Any] = []
    for strand in frames:
        top = strand[-1].frame
        if isinstance(top, Choice) and top.owner == seat:
            found.append(top)
        found += [on.frame for on in strand if isinstance(on.frame, (Enter, Push))]
    return found
