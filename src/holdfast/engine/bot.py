"""Bots as minds, and the one scheduler that serves table and simulation.

A mind gets what its seat gets, so it cannot cheat; it can be rebuilt by showing it the same updates again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.event import Event, events_for
from holdfast.engine.play import asks, play, why_not
from holdfast.engine.rng import Rng
from holdfast.engine.state import State
from holdfast.engine.timers import advance, next_due
from holdfast.engine.view import View

if TYPE_CHECKING:
    from holdfast.engine.game import AnyGame


class Update(msgspec.Struct, frozen=True):
    """What a seat gets after something happened: the events as it sees them, and its view."""

    events: tuple[Event, ...]
    view: View


class Budget(msgspec.Struct, frozen=True):
    """How much thinking a choice may cost: in sampled worlds, so that a choice does not depend on the machine."""

    worlds: int = 0


class Choice(msgspec.Struct, frozen=True):
    """An answer, to be given after some milliseconds of game time."""

    ask: int
    action: Action
    after_ms: int = 0


class Mind(Protocol):
    def see(self, update: Update) -> None:
        """Take note of what happened."""

    def choose(self, view: Any, budget: Budget) -> Choice | None:
        """An answer, or None to wait."""


class Bot(msgspec.Struct, frozen=True):
    """A kind of player: `sit` gives a mind for one seat, with dice of its own.

    A bot that does not look out for standing offers is left alone while nothing else is open to it. One that is
    `slow` may think for more than 20 ms: a server lets it do so in another process.
    """

    name: str
    sit: Callable[[AnyGame, Any, int, Rng], Mind]
    budget: Budget = Budget()
    takes_offers: bool = True
    slow: bool = False


class Played(msgspec.Struct, frozen=True):
    """What the scheduler just did: a seat's answer, or (seat -1) a moment at which something was due."""

    at: int
    seat: int
    ask: int = 0
    action: Action | None = None


class Scheduler:
    """Asks the minds for choices and carries them out in order of game time; the clock leaps.

    A seat that was told nothing and asked nothing new has an unchanged view (the conformance suite holds
    games to that), so its mind is not asked again. Nor is one that has made up its mind and is on the way to
    answering, unless it is asked something new: a busy table must not keep slow bots from ever answering.
    """

    def __init__(self, game: AnyGame, content: Any, s: State, bots: Mapping[int, Bot], rng: Rng) -> None:
        self.game = game
        self.s = s
        self.bots = bots
        self.minds = {seat: bot.sit(game, content, seat, rng.split(f"mind/{seat}")) for seat, bot in bots.items()}
        self.plans: dict[int, tuple[int, Choice]] = {}
        self.asked: dict[int, list[int]] = {}
        self.untold: dict[int, tuple[Event, ...]] = dict.fromkeys(bots, ())
        for seat in self.minds:
            self._think(seat)

    def next_at(self) -> int | None:
        """When something will happen by itself: a bot's answer or a timer."""
        times = [at for at, _ in self.plans.values()]
        due = next_due(self.s)
        if due is not None:
            times.append(due)
        return max(min(times), self.s.now) if times else None

    def step(self) -> Played | None:
        """Carry out the next thing that happens by itself; None if nothing ever will."""
        s = self.s
        if s.outcome is not None:
            return None
        due = next_due(s)
        plan = min(((at, seat) for seat, (at, _) in self.plans.items()), default=None)
        if plan is None or (due is not None and due <= plan[0]):
            if due is None:
                return None
            s.told = []
            advance(s, due)
            self.happened()
            return Played(s.now, -1)
        at, seat = plan
        choice = self.plans.pop(seat)[1]
        s.told = []
        advance(s, at)
        if why_not(s, seat, choice.ask, choice.action) is not None:
            self._think(seat)
            return Played(s.now, -1)
        play(s, seat, choice.ask, choice.action)
        self.happened(seat)
        return Played(s.now, seat, choice.ask, choice.action)

    def happened(self, *acted: int) -> None:
        """Show the minds what happened; those that learned something think again."""
        if self.s.outcome is not None:
            self.plans.clear()
        for seat in self.minds:
            events = events_for(self.s.told, seat)
            self.untold[seat] += events
            is_asked_anew = self._open(seat) != self.asked.get(seat)
            if is_asked_anew or seat in acted or (events and seat not in self.plans):
                self._think(seat)

    def _open(self, seat: int) -> list[int]:
        """The asks that this seat's bot cares for."""
        takes_offers = self.bots[seat].takes_offers
        return [id for id, decision in asks(self.s, seat) if takes_offers or not decision.OFFER]

    def _think(self, seat: int) -> None:
        self.asked[seat] = self._open(seat)
        self.plans.pop(seat, None)
        if not self.asked[seat] and not self.bots[seat].takes_offers:
            return
        view = self.game.view(self.s, seat)
        mind = self.minds[seat]
        mind.see(Update(self.untold[seat], view))
        self.untold[seat] = ()
        if self.s.outcome is None and view.asks:
            choice = mind.choose(view, self.bots[seat].budget)
            if choice is not None:
                self.plans[seat] = (self.s.now + choice.after_ms, choice)
