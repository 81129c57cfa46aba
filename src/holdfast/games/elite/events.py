"""What happens in Project: ELITE, for all to see: nothing here is secret but what lies face down."""

from __future__ import annotations

from typing import Literal

from holdfast.engine.event import Event
from holdfast.games.elite.slots import Symbol
from holdfast.games.elite.state import Phase

TokenWord = Literal["acid", "slime", "hold", "trap", "target"]

# -- the order of play


class RoundBegan(Event, frozen=True):
    round: int


class PhaseBegan(Event, frozen=True):
    phase: Phase


class SeatReady(Event, frozen=True):
    seat: int


class ClockStarted(Event, frozen=True):
    seconds: int


class TimeChanged(Event, frozen=True):
    seconds: int


class TimeIsUp(Event, frozen=True):
    pass


class SeatFinished(Event, frozen=True):
    seat: int


class Waited(Event, frozen=True):
    """Nobody chose: the choice goes to more seats, in the end to the board."""

    times: int


class Chosen(Event, frozen=True):
    """A seat answered a question, and perhaps nothing else happened."""

    seat: int


class Planned(Event, frozen=True):
    """The rest of a step goes on as planned."""

    seat: int


class Signalled(Event, frozen=True):
    """A seat says something to all."""

    seat: int
    say: int


# -- dice


class Rolled(Event, frozen=True):
    seat: int
    dice: tuple[int, ...]


class Landed(Event, frozen=True):
    seat: int
    dice: tuple[int, ...]
    faces: tuple[Symbol, ...]


class Allocated(Event, frozen=True):
    seat: int
    symbol: Symbol
    slot: int


class TookBack(Event, frozen=True):
    seat: int
    slot: int


class Turned(Event, frozen=True):
    """A die was turned to a face of choice."""

    seat: int
    die: int
    symbol: Symbol


class DieLocked(Event, frozen=True):
    hero: int
    die: int


class DieReturned(Event, frozen=True):
    hero: int
    die: int


class SlotCounted(Event, frozen=True):
    """A slot counts as filled this round."""

    slot: int


# -- figures


class Moved(Event, frozen=True):
    figure: int
    to: int


class Driven(Event, frozen=True):
    """A seat spends an alien result."""

    seat: int
    figure: int


class Pushed(Event, frozen=True):
    figure: int


class Stayed(Event, frozen=True):
    """There was no way out: nobody moves."""

    figure: int


class Slid(Event, frozen=True):
    """Slime carries an alien on."""

    figure: int


class Spawned(Event, frozen=True):
    figure: int
    to: int


class Hurt(Event, frozen=True):
    hero: int
    n: int
    damage: int


class Shielded(Event, frozen=True):
    """Damage that was ignored."""

    hero: int
    n: int


class Healed(Event, frozen=True):
    hero: int
    n: int
    damage: int


class Struck(Event, frozen=True):
    """Aliens of one kind rolled for a hero."""

    alien: int
    hero: int
    dice: tuple[int, ...]
    hits: int


class HealthLost(Event, frozen=True):
    """By this hero's doing."""

    figure: int
    n: int
    health: int
    hero: int


class HealthGained(Event, frozen=True):
    figure: int
    health: int


class Killed(Event, frozen=True):
    """By this hero's doing."""

    figure: int
    hero: int


class Captured(Event, frozen=True):
    figure: int
    cell: int


class Tolerated(Event, frozen=True):
    """An alien came home while aliens spawn: it must die before the Action Phase ends."""

    figure: int


# -- spawning and events


class EventTurned(Event, frozen=True):
    card: int


class EventFulfilled(Event, frozen=True):
    card: int


class EventRemoved(Event, frozen=True):
    card: int


class SwarmCardTurned(Event, frozen=True):
    card: int
    swarm: int
    figures: int


class ClusterChosen(Event, frozen=True):
    cluster: int


class BossCardTurned(Event, frozen=True):
    boss: int


class AllClear(Event, frozen=True):
    pass


class BossCameAt(Event, frozen=True):
    die: int
    cluster: int


class FiguresMissing(Event, frozen=True):
    n: int


class AbilityUsed(Event, frozen=True):
    """An alien, or all of a swarm, performs its ability."""

    alien: int


class Reshuffled(Event, frozen=True):
    deck: Literal["swarm", "search", "tech"]


# -- equipment


class WeaponTaken(Event, frozen=True):
    hero: int
    card: int


class Fired(Event, frozen=True):
    hero: int
    card: int
    dice: tuple[int, ...]
    hits: int


class Used(Event, frozen=True):
    hero: int
    card: int


class Searched(Event, frozen=True):
    hero: int
    token: int


class SearchTaken(Event, frozen=True):
    """The token was taken: the search is made when time is up."""

    hero: int
    token: int


class SearchRefreshed(Event, frozen=True):
    token: int


class Drew(Event, frozen=True):
    hero: int
    cards: tuple[int, ...]


class Kept(Event, frozen=True):
    hero: int
    card: int


class Discarded(Event, frozen=True):
    card: int


class TechSetAside(Event, frozen=True):
    hero: int
    n: int


class Connected(Event, frozen=True):
    hero: int
    card: int
    weapon: int


class Gave(Event, frozen=True):
    hero: int
    to: int
    thing: int


class SwapOffered(Event, frozen=True):
    hero: int
    thing: int
    to: int
    other: int


class SwapDeclined(Event, frozen=True):
    hero: int


# -- tokens


class TokenPlaced(Event, frozen=True):
    token: TokenWord
    cell: int


class TokenRemoved(Event, frozen=True):
    token: TokenWord
    cell: int


class HoldSpent(Event, frozen=True):
    """A hold token kept an alien from moving."""

    figure: int


class ObjectiveReady(Event, frozen=True):
    objective: int


class ObjectiveRemoved(Event, frozen=True):
    objective: int


class ObjectiveMoved(Event, frozen=True):
    objective: int
    to: int


class DemolitionPlaced(Event, frozen=True):
    hero: int
    objective: int
    to: int


class TrapMissed(Event, frozen=True):
    cell: int


class FindChecked(Event, frozen=True):
    hero: int
    objective: int
    find: int


class FindRevealed(Event, frozen=True):
    hero: int
    objective: int
    find: int


class RelicPaid(Event, frozen=True):
    objective: int
    paid: int
