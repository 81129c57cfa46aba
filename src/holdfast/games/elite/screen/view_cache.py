"""In a rush views are built often and most asks are as they were: those are taken over from the view before.

An ask is taken over only if everything that it depends on is equal to what its seat was shown then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from holdfast.engine.action import Refusal
from holdfast.engine.flow import Decision
from holdfast.engine.view import Ask, ask_view
from holdfast.games.elite.cards.effects import Suppressor
from holdfast.games.elite.rules.acting import Act
from holdfast.games.elite.rules.asking import GracedChoice
from holdfast.games.elite.rules.push import Enter, Push
from holdfast.games.elite.rules.trade import AnyTime, SwapFor
from holdfast.games.elite.state import ALIEN, EVENTS, FREE, SLOTS, Elite

if TYPE_CHECKING:
    from holdfast.games.elite.screen.view import EliteView, Frames

# What a seat in the rush may do does not depend on these at all, and of those only on what is its own or near it.
BESIDE_THE_POINT: Final = frozenset({"moment", "away", "due", "ends_at", "is_complete", "plan", "damage"})
IN_PART: Final = frozenset({"face", "at", "place", "carried", "steps"})
TRADED: Final = frozenset({"place", "carried", "phase", "counted", "token_at"})


class Busy:
    """What goes on and is in somebody's way: choices to be made first, chains of pushes, swaps that were offered."""

    __slots__ = ("chain", "first", "swaps")

    def __init__(self, frames: Frames) -> None:
        self.first: dict[int, Refusal] = {}
        self.chain: set[tuple[type, int]] = set()
        self.swaps: list[tuple[int, int]] = []
        for strand in frames:
            bottom, top = strand[0].frame, strand[-1].frame
            if isinstance(bottom, SwapFor):
                self.swaps.append((bottom.hero, bottom.to))
            if isinstance(top, GracedChoice) and top.FIRST is not None:
                self.first.setdefault(top.owner, top.FIRST)
            for on in strand:
                if isinstance(on.frame, (Enter, Push)):
                    self.chain.add((type(on.frame), on.frame.who))


class Since:
    """How the table differs from what it was when these seats were last shown it."""

    __slots__ = ("before", "changed", "now", "others", "then")

    def __init__(self, table: dict[str, Any], now: Busy, before: EliteView) -> None:
        self.before = before  # of any seat: what is looked at here is the same for all
        self.changed = frozenset([field for field, value in table.items() if value != getattr(before, field)])
        self.others = self.changed - BESIDE_THE_POINT
        self.now = now
        self.then = Busy(before.going_on)


def asks_since(
    s: Elite, seat: int, open_asks: Sequence[tuple[int, Decision]], since: Since | None, known: Sequence[Ask]
) -> tuple[Ask, ...]:
    """Returns the open asks of a seat, as asks_of has them; `known` are those that it was shown before."""
    found = []
    for id, decision in open_asks:
        ask = None
        if since is not None and decision.STANDING and is_unchanged(s, seat, decision, since):
            ask = next((old for old in known if old.id == id), None)
        found.append(ask_view(s, seat, id, decision) if ask is None else ask)
    found.sort(key=lambda ask: ask.id)
    return tuple(found)


def is_unchanged(s: Elite, seat: int, decision: Decision, since: Since) -> bool:
    if isinstance(decision, AnyTime):
        return is_trade_unchanged(s, since)
    return isinstance(decision, Act) and since.others <= IN_PART and is_rush_unchanged(s, seat, since)


def is_trade_unchanged(s: Elite, since: Since) -> bool:
    if not since.changed.isdisjoint(TRADED) or since.now.swaps != since.then.swaps:
        return False
    heroes = len(s.heroes)
    return "at" not in since.changed or tuple(s.at[:heroes]) == since.before.at[:heroes]


def is_rush_unchanged(s: Elite, seat: int, since: Since) -> bool:
    """Tells whether the dice, the heroes and the cards of this seat are as they were, and what is around them."""
    changed, before, heroes = since.changed, since.before, s.heroes_of(seat)
    if "face" in changed:
        dice = s.dice_of(seat)
        own = slice(dice.start, dice.stop)
        if tuple(s.face[own]) != before.face[own]:
            return False
    if "carried" in changed and any(tuple(s.carried[hero]) != before.carried[hero] for hero in heroes):
        return False
    if "steps" in changed and any(s.steps[hero] != before.steps[hero] for hero in heroes):
        return False
    if since.now.first.get(seat) != since.then.first.get(seat):
        return False
    if ("at" in changed or since.now.chain != since.then.chain) and not is_map_unchanged(s, seat, since):
        return False
    return "place" not in changed or fillings(s, seat, s.place) == fillings(s, seat, before.place)


def is_map_unchanged(s: Elite, seat: int, since: Since) -> bool:
    """Heroes look one space around, unless they drive aliens, suppress them, or clear the way for a device."""
    at, then = s.at, since.before.at
    if s.options.mission == "recon" or any(s.face[die] == ALIEN for die in s.dice_of(seat)):
        return False
    for hero in s.heroes_of(seat):
        if at[hero] != then[hero] or s.has_trait(hero, Suppressor):
            return False
        if any(((kind, hero) in since.now.chain) != ((kind, hero) in since.then.chain) for kind in (Enter, Push)):
            return False
        if any((cell in at) != (cell in then) for cell in s.walk(at[hero])):
            return False
    return True


def fillings(s: Elite, seat: int, places: Sequence[int]) -> list[int]:
    """Returns the dice in slots that this seat may fill, and its own wherever they lie."""
    cards, owners = s.cards_of(seat), s.die_seat
    return [
        place if owners[die] == seat or place >= EVENTS or place // SLOTS in cards else FREE
        for die, place in enumerate(places)
    ]
