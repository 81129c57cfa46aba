"""Bots as minds, and the plans they make: at tables, where a clock runs, and in simulation, where it leaps.

A mind gets what its seat gets, so it cannot cheat; it can be rebuilt by showing it the same updates again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, cast

import msgspec
from msgspec.structs import force_setattr

from holdfast.engine.action import Action
from holdfast.engine.command import Command, Tick
from holdfast.engine.event import Event, events_for, events_for_all
from holdfast.engine.play import asks, asks_of_all, play_unchecked, why_not
from holdfast.engine.rng import Rng
from holdfast.engine.screen import ScreenMemory
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.state import State
from holdfast.engine.timers import advance, next_due
from holdfast.engine.view import Ask, View, asks_of

if TYPE_CHECKING:
    from holdfast.engine.flow import Decision
    from holdfast.engine.game import AnyGame


class Update(msgspec.Struct, frozen=True):
    """What a bot gets after something happened: the events as its seat sees them, what the seat knows, its open asks.

    Knowledge is the state as it is masked for the seat, or its view where a game's bots still play by views. Asks that
    are not given are made of the masked state when a bot looks at them.
    """

    events: tuple[Event, ...]
    knowledge: Any
    made: tuple[Ask, ...] | None = None
    seat: int = SPECTATOR

    @property
    def asks(self) -> tuple[Ask, ...]:
        if self.made is None:
            force_setattr(self, "made", asks_of(self.knowledge, self.seat))
        return cast("tuple[Ask, ...]", self.made)


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
        """Takes note of what happened."""

    def choose(self, seen: Update, budget: Budget) -> Choice | None:
        """Returns an answer, or None to wait."""


class Deferring(Mind, Protocol):
    """A mind that leaves some decisions to people, as long as any are there."""

    among_people: bool


class Bot(msgspec.Struct, frozen=True):
    """A kind of player: `sit` gives a mind for one seat, with dice of its own.

    One that `glances` often knows without its asks that there is nothing to do, so they are made when it looks at them;
    what it plays must not need the truth for them.

    A bot that does not look out for standing offers is left alone while nothing else is open to it. One that is
    `slow` may think for more than 20 ms: a server lets it do so in another process. One that `defers` leaves some
    decisions to people, so its mind is a Deferring one and is told whether there are any. One that somebody brought
    along says where it stands (`where`, module:Name), so that other processes find it.
    """

    name: str
    sit: Callable[[AnyGame, Any, int, Rng], Mind]
    budget: Budget = Budget()
    takes_offers: bool = True
    slow: bool = False
    defers: bool = False
    where: str = ""
    glances: bool = False


class Plans:
    """Which bot answers what, and when: the one place where minds are asked. Whoever has the clock carries it out.

    A seat that was told nothing and asked nothing new has an unchanged view (the conformance suite holds
    games to that), so its mind is not asked again. Nor is one that has made up its mind and is on the way to
    answering, unless it is asked something new: a busy table must not keep slow bots from ever answering.
    """

    def __init__(self) -> None:
        self.bots: dict[int, Bot] = {}
        self.minds: dict[int, Mind] = {}
        self.plans: dict[int, tuple[int, Choice]] = {}
        self.asks_known: dict[int, list[int]] = {}  # what was open to each when it last thought

    def join(self, seat: int, bot: Bot, mind: Mind) -> None:
        self.bots[seat] = bot
        self.minds[seat] = mind
        self.plans.pop(seat, None)
        self.asks_known.pop(seat, None)

    def quit(self, seat: int) -> None:
        for book in (self.bots, self.minds, self.plans, self.asks_known):
            book.pop(seat, None)

    def first(self) -> tuple[int, int] | None:
        """Returns when the next bot answers, and which."""
        return min(((at, seat) for seat, (at, _) in self.plans.items()), default=None)

    def open_to(self, s: State, seat: int) -> list[int]:
        """Returns the asks that this seat's bot cares for."""
        return self.cared_for(seat, asks(s, seat))

    def cared_for(self, seat: int, found: Iterable[tuple[int, Decision]]) -> list[int]:
        """Returns, of the asks that are open to a seat, those that its bot cares for."""
        takes_offers = self.bots[seat].takes_offers
        return [id for id, decision in found if takes_offers or not decision.OFFER]

    def must_think(self, s: State, seat: int, *, has_news: bool) -> bool:
        return self.is_stirred(seat, self.open_to(s, seat), has_news=has_news)

    def is_stirred(self, seat: int, open_asks: list[int], *, has_news: bool) -> bool:
        """Tells whether the seat's mind must think, now that these asks are open to it."""
        return open_asks != self.asks_known.get(seat) or (has_news and seat not in self.plans)

    def turns_to(self, s: State, seat: int) -> bool:
        """Drops the seat's old plan; tells whether there is anything that its bot might answer now."""
        return self.takes_up(s, seat, self.open_to(s, seat))

    def takes_up(self, s: State, seat: int, open_asks: list[int]) -> bool:
        """Does the same for one to which these asks are open."""
        self.asks_known[seat] = open_asks
        self.plans.pop(seat, None)
        if self.bots[seat].defers:
            mind = cast(Deferring, self.minds[seat])
            mind.among_people = any(other not in self.bots and other not in s.away for other in range(s.seated))
        return bool(self.asks_known[seat]) or self.bots[seat].takes_offers

    def choose(self, seat: int, seen: Update, at: int) -> None:
        """Asks the mind, which has been told everything, what it will do."""
        if seen.knowledge.outcome is None and self.asks_known.get(seat):
            choice = self.minds[seat].choose(seen, self.bots[seat].budget)
            if choice is not None:
                self.plans[seat] = (at + choice.after_ms, choice)


class Scheduler(Plans):
    """Carries out what the minds choose in order of game time; the clock leaps. For simulation: it works in place."""

    def __init__(self, game: AnyGame, content: Any, s: State, bots: Mapping[int, Bot], rng: Rng) -> None:
        super().__init__()
        self.game = game
        self.s = s
        self.untold: dict[int, tuple[Event, ...]] = dict.fromkeys(bots, ())
        for seat, bot in bots.items():
            self.join(seat, bot, bot.sit(game, content, seat, rng.split(f"mind/{seat}")))
        self._think({seat: self.open_to(s, seat) for seat in bots})

    def next_at(self) -> int | None:
        """Returns when something will happen by itself: a bot's answer or a timer."""
        plan = self.first()
        times = [at for at in (plan and plan[0], next_due(self.s)) if at is not None]
        return max(min(times), self.s.now) if times else None

    def next_line(self) -> Command | Tick | None:
        """Returns what will happen next by itself: a bot's answer, or a moment at which something is due."""
        if self.s.outcome is not None:
            return None
        due, plan = next_due(self.s), self.first()
        if plan is not None and (due is None or plan[0] < due):
            at, seat = plan
            choice = self.plans[seat][1]
            return Command(max(at, self.s.now), seat, choice.ask, choice.action)
        return None if due is None else Tick(max(due, self.s.now))

    def carry_out(self, line: Command | Tick) -> bool:
        """Lets the next line happen; returns False if it was an answer that is no longer allowed and was dropped."""
        s = self.s
        s.told = []
        advance(s, line.at)
        if isinstance(line, Tick):
            self.happened()
            return True
        del self.plans[line.seat]
        if why_not(s, line.seat, line.ask, line.action) is not None:
            self._think({line.seat: self.open_to(s, line.seat)})
            return False
        play_unchecked(s, line.seat, line.ask, line.action)
        self.happened(line.seat)
        return True

    def step(self) -> Command | Tick | None:
        """Lets the next thing happen and returns it; an answer that came too late counts as a tick."""
        line = self.next_line()
        return line if line is None or self.carry_out(line) else Tick(self.s.now)

    def happened(self, *acted: int) -> None:
        """Shows the minds what happened; those that learned something think again."""
        if self.s.outcome is not None:
            self.plans.clear()
        for_all, found = events_for_all(self.s.told), asks_of_all(self.s)
        thoughtful = {}
        for seat in self.minds:
            events = events_for(self.s.told, seat) if for_all is None else for_all
            self.untold[seat] += events
            open_asks = self.cared_for(seat, found[seat])
            if seat in acted or self.is_stirred(seat, open_asks, has_news=bool(events)):
                thoughtful[seat] = open_asks
        self._think(thoughtful)

    def _think(self, seats: Mapping[int, list[int]]) -> None:
        """Lets the minds of these seats think, to which these asks are open."""
        thinking = [seat for seat, open_asks in seats.items() if self.takes_up(self.s, seat, open_asks)]
        views = self._views(thinking)
        for seat in thinking:
            news, glances = self.untold[seat], self.bots[seat].glances
            update = update_for(self.game, self.s, seat, news, views.get(seat), glances=glances)
            self.minds[seat].see(update)
            self.untold[seat] = ()
            self.choose(seat, update, self.s.now)

    def _views(self, seats: list[int]) -> Mapping[int, View]:
        """Returns what these seats are shown now, where bots play by views, built together if the game can."""
        if not seats or self.game.masks_for_bots or self.game.views is None:
            return {}
        return self.game.views(self.s, seats, ScreenMemory())  # a fresh one: the state is changed in place


def update_for(
    game: AnyGame,
    s: State,
    seat: int,
    events: tuple[Event, ...] = (),
    view: View | None = None,
    *,
    glances: bool = False,
) -> Update:
    """Returns what a bot on this seat gets now; builds the view unless it is given."""
    if game.masks_for_bots:
        return Update(events, s.masked(seat), None if glances else asks_of(s, seat), seat)
    shown: View = game.view(s, seat) if view is None else view
    return Update(events, shown, shown.asks)


def view_of(seen: Update) -> Any:
    """Returns the view of a bot that plays by views, with the asks that are left to it."""
    view = seen.knowledge
    return view if view.asks == seen.asks else msgspec.structs.replace(view, asks=seen.asks)
