"""What lies on the table in Project: ELITE, and the clock beside it.

Figures 0 to 5 are heroes, then come the biters, shooters and runners, then the bosses. Dice, cards and tokens are
numbers too; a slot for a die is one number, made by `slot_of`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from holdfast.engine.event import Event
from holdfast.engine.knowledge import Counted, Hidden, Known, Public
from holdfast.engine.secret import EVERYBODY, Pile, Seats
from holdfast.engine.state import State, derived
from holdfast.games.elite.cards.effects import NoAbilities, Trait
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.cards.slots import SYMBOLS, Slot, Slots, Symbol
from holdfast.games.elite.cards.types import Card, Hero
from holdfast.games.elite.events.presence import SeatAway, SeatBack
from holdfast.games.elite.maps.map import Map, is_past

Phase: TypeAlias = Literal["setup", "event", "spawning", "ready", "action", "times_up", "activation", "end"]
Tempo: TypeAlias = Literal["live", "untimed"]
T = TypeVar("T", bound=Trait)

MOST_HEROES: Final = 6
OFF: Final = -1  # not on the map
MOVE, HAND, GUN, WRENCH, SEARCH, ALIEN = range(6)
BLANK: Final = -1  # a die that shows nothing: not rolled yet, or spent
TUMBLING: Final = 6
FREE: Final = -1  # a die that lies before its player
LIMBO: Final = -2  # a die locked on a card that is gone, until End of Round
SLOTS: Final = 8  # at most, on one thing
EVENTS: Final = 64 * SLOTS * 2  # slots of cards, then of events, then of tokens, then dashboards
TOKENS: Final = EVENTS + 32 * SLOTS
DASHBOARDS: Final = TOKENS + 32 * SLOTS
LIGHT: Final = -1  # a search token that may be searched
DARK: Final = -2
CARRIED: Final = -10  # a token that hero h carries is at CARRIED - h
ALWAYS_THERE: Final = 2  # strands: the order of play, and what may be done at any time


def slot_of(card: int, slot: int) -> int:
    return card * SLOTS + slot


def event_slot(event: int, slot: int) -> int:
    return EVENTS + event * SLOTS + slot


def token_slot(token: int, slot: int) -> int:
    return TOKENS + token * SLOTS + slot


class Options(msgspec.Struct, frozen=True):
    """What a table chooses. `scale` is in percent of the printed time; times are in milliseconds."""

    map: str = "crash_site"
    mission: str = "extermination"
    difficulty: str = "medium"
    heroes: tuple[str, ...] = ()  # by seat; in the pack's order where nobody chose
    abilities: bool = True  # A63
    event_grace: bool = False  # A58: an alien may come home by an event, too
    tempo: Tempo = "live"
    scale: int = 100
    roll_ms: int = 1000
    grace_ms: int = 5000  # in the rush, and of those who are away
    decision_ms: int = 0  # how long a decision may take outside the rush; 0 is as long as people like (A22, A64)
    planning_ms: int = 0  # how long planning may take; 0 is as long as people like (A22)
    lesson: str | msgspec.UnsetType = msgspec.UNSET  # what is taught at this table; nothing is written where nothing is


@derived
class Elite(State):
    parts: Parts
    options: Public[Options]
    heroes: Public[tuple[int, ...]]  # of the box, by hero
    kinds: Public[tuple[int, ...]]  # of each figure: -1 a hero, 0 to 2 a swarm, 3 and more a boss
    # -- on the map
    at: Public[list[int]]  # the cell of each figure
    health: Public[list[int]]  # of each boss
    clusters: Public[tuple[int, ...]]  # the number of the token on each cluster slot
    acid: Public[list[int]] = dataclasses.field(default_factory=list)
    slime: Public[list[int]] = dataclasses.field(default_factory=list)
    held: Public[list[int]] = dataclasses.field(default_factory=list)  # aliens with a hold token
    search_tokens: Public[list[int]]  # LIGHT, DARK, or the hero who took it
    targets: Public[list[int]] = dataclasses.field(default_factory=list)
    traps: Public[list[int]] = dataclasses.field(default_factory=list)
    token_face: Public[list[int]] = dataclasses.field(default_factory=list)  # of objective tokens, but Exploration
    token_at: Public[list[int]] = dataclasses.field(default_factory=list)
    token_ready: Public[list[int]] = dataclasses.field(default_factory=list)  # tokens that are complete this round
    finds: Known[Pile]  # the faces of Exploration tokens, in the order of their slots; the rest is out of the game
    paid: Public[list[int]] = dataclasses.field(default_factory=list)  # results spent on each relic
    # -- heroes
    damage: Public[list[int]]
    guard: Public[list[int]]  # damage that will be ignored this round
    soaked: Public[list[int]]  # damage that came this round, kept off by armour or not
    owed: Public[list[int]]  # dice that damage takes as soon as one shows no alien (A30)
    steps: Public[list[int]]  # spaces that the hero may still move for free
    # -- dice
    die_seat: Public[tuple[int, ...]]
    face: Public[list[int]]
    place: Public[list[int]]
    counted: Public[list[int]] = dataclasses.field(default_factory=list)  # slots that count as filled this round
    # -- cards
    offered: Public[list[int]] = dataclasses.field(default_factory=list)  # basic weapons to choose from
    carried: Public[list[list[int]]]  # by hero
    attached: Public[list[int]]  # of each card: the weapon it is connected to
    worn: Public[list[int]] = dataclasses.field(
        default_factory=list
    )  # cards that cannot be used again this Action Phase
    search: Counted[Pile]
    search_discard: Public[list[int]] = dataclasses.field(default_factory=list)
    tech: Counted[Pile]
    tech_discard: Public[list[int]] = dataclasses.field(default_factory=list)
    drawn: Public[list[int]] = dataclasses.field(default_factory=list)  # cards of which one is being kept
    aside: Counted[list[Pile]]  # by hero: Alien Tech that nobody has looked at
    gone: Public[list[int]] = dataclasses.field(default_factory=list)  # equipment that left the game
    swarm: Counted[Pile]
    swarm_discard: Public[list[int]] = dataclasses.field(default_factory=list)
    turned: Public[list[int]] = dataclasses.field(default_factory=list)  # swarm cards that are being resolved
    boss: Counted[Pile]  # bosses by number, then All Clear cards
    boss_discard: Public[list[int]] = dataclasses.field(default_factory=list)
    in_play: Public[list[int]] = dataclasses.field(default_factory=list)  # boss cards on the table
    dead: Public[list[int]] = dataclasses.field(default_factory=list)  # bosses that left the game
    track: Counted[Pile]  # events, the leftmost on top
    event_box: Counted[Pile]  # events that were not chosen
    ongoing: Public[list[int]] = dataclasses.field(default_factory=list)
    fulfilled: Public[list[int]] = dataclasses.field(default_factory=list)  # of the ongoing ones, this round
    past: Public[list[int]] = dataclasses.field(default_factory=list)  # events that are done
    # -- what is to come
    more_swarm: Public[int] = 0
    more_boss: Public[int] = 0
    pace: Public[int] = 0
    # -- time
    round: Public[int] = 0
    phase: Public[Phase] = "setup"
    clock_runs: Public[bool] = False
    opened: Public[int] = 0  # Action Phases that began
    stopped: Public[int] = 0  # how often time was up
    ready: Public[list[bool]]
    finished: Public[list[bool]]
    left_ms: Public[list[int]]  # of each seat in untimed play
    shots: Public[list[int]] = dataclasses.field(
        default_factory=list
    )  # equipment used after time's up, once for each use
    moment: Public[int] = 0  # when something last happened
    deeds: Hidden[int] = 0  # how much has happened
    next_hits: Hidden[list[int]] = dataclasses.field(default_factory=list)  # fixed by scenes
    next_faces: Hidden[list[int]] = dataclasses.field(default_factory=list)

    def known_now(self) -> int:
        return self.moment

    # -- people and heroes

    @property
    def is_solo(self) -> bool:
        return self.seated == 1

    @property
    def players(self) -> int:
        """Returns for how many players cards, slots and rows are counted: one plays as two (R24, R25)."""
        return max(self.seated, 2)

    def owner(self, hero: int) -> int:
        """Returns the seat of a hero (R21)."""
        return 0 if self.seated == 1 else hero

    def heroes_of(self, seat: int) -> tuple[int, ...]:
        return (0, 1) if self.seated == 1 else (seat,)

    def hero(self, hero: int) -> Hero:
        return self.parts.heroes[self.heroes[hero]]

    def traits(self, hero: int, kind: type[T]) -> Iterator[T]:
        """Yields what is always so for this hero, by birth or by what is carried (A63)."""
        for trait in self.hero(hero).traits:
            if isinstance(trait, kind) and self.options.abilities and not self.holds(NoAbilities):
                yield trait
        for card in self.carried[hero]:
            for trait in self.parts.cards[card].traits:
                if isinstance(trait, kind):
                    yield trait

    def has_trait(self, hero: int, kind: type[T]) -> bool:
        return any(True for _ in self.traits(hero, kind))

    def is_settled(self) -> bool:
        """Tells whether nothing runs beside the order of play and what may be done at any time."""
        return len(self.strands) <= ALWAYS_THERE

    def is_quiet(self) -> bool:
        """Tells whether nothing is going on in the rush but that everybody may act."""
        return self.clock_runs and len(self.strands) == ALWAYS_THERE + self.seated and self.options.tempo == "live"

    # -- the map

    @property
    def map(self) -> Map:
        return self.parts.maps[self.options.map]

    def is_home(self, figure: int) -> bool:
        cell = self.at[figure]
        return cell >= 0 and bool(self.map.is_start[cell])

    def figure_on(self, cell: int) -> int | None:
        return self.at.index(cell) if cell in self.at else None

    def aliens(self) -> list[int]:
        """Returns the aliens on the map, in the order of the box."""
        at = self.at
        return [figure for figure in range(MOST_HEROES, len(at)) if at[figure] >= 0]

    def movable_aliens(self) -> list[int]:
        """Returns those that are not in the Starting Area, where they stay (R174)."""
        at, start = self.at, self.map.is_start
        return [figure for figure in range(MOST_HEROES, len(at)) if at[figure] >= 0 and not start[at[figure]]]

    def can_aliens_move(self) -> bool:
        """Tells whether there is any of those."""
        at, start = self.at, self.map.is_start
        return any(at[figure] >= 0 and not start[at[figure]] for figure in range(MOST_HEROES, len(at)))

    def is_hero(self, figure: int) -> bool:
        return figure < MOST_HEROES

    def is_boss(self, figure: int) -> bool:
        return self.kinds[figure] >= len(self.parts.swarms)

    def boss_of(self, figure: int) -> int:
        return self.kinds[figure] - len(self.parts.swarms)

    def boss_figure(self, boss: int) -> int:
        return self.kinds.index(boss + len(self.parts.swarms))

    def spare(self, swarm: int) -> int | None:
        """Returns a figure of this swarm in the reserve."""
        first = self.kinds.index(swarm)
        return next((f for f in range(first, first + self.parts.swarms[swarm].figures) if self.at[f] < 0), None)

    def spares(self, swarm: int) -> int:
        """Returns how many figures of this swarm are in the reserve."""
        first = self.kinds.index(swarm)
        return self.at[first : first + self.parts.swarms[swarm].figures].count(OFF)

    def movement(self, figure: int) -> int:
        kind, swarms = self.kinds[figure], len(self.parts.swarms)
        return self.parts.swarms[kind].movement if kind < swarms else self.parts.bosses[kind - swarms].movement

    def is_open(self, cell: int) -> bool:
        """Tells whether figures may stand there: on printed spaces, and on a space with a Capture token (R199)."""
        return bool(self.map.is_walkable[cell]) or (self.options.mission == "capture" and cell in self.token_at)

    def walk(self, cell: int) -> tuple[int, ...]:
        """Returns where one step of a hero may lead, whoever stands there."""
        if self.options.mission != "capture":
            return self.map.walk[cell]
        return tuple(other for other in self.map.near[cell] if self.is_open(other))

    def is_near(self, hero: int, cell: int) -> bool:
        """Tells whether a hero stands on or adjacent to a cell."""
        here = self.at[hero]
        return here == cell or cell in self.map.near[here]

    def sees(self, a: int, b: int, range: int, sight: bool = True) -> bool:
        """Tells whether cell b is in range of cell a, and in line of sight if that matters (R151, R236)."""
        return self.map.distance[a][b] <= range and (not sight or self.is_clear(a, b))

    def is_clear(self, a: int, b: int) -> bool:
        """Tells whether nothing stands in the line between two cells (R146, R147); Capture tokens open their spaces
        (A9).
        """
        map = self.map
        return bool(map.sight[a][b]) or (self.options.mission == "capture" and is_past(map, self.token_at, a, b))

    # -- dice and slots

    def dice_of(self, seat: int) -> range:
        """Returns the dice of a seat, which lie side by side."""
        dice = self.die_seat
        first = dice.index(seat)
        return range(first, first + dice.count(seat))

    def showing(self, seat: int, face: int) -> int | None:
        """Returns a free die of this seat that shows this."""
        if face not in self.face:
            return None
        dice, faces, places = self.die_seat, self.face, self.place
        for die in range(dice.index(seat), len(dice)):  # a loop: this is asked more often than anything else
            if dice[die] != seat:
                return None
            if faces[die] == face and places[die] == FREE:
                return die
        return None

    def shows_alien(self, seat: int) -> bool:
        return self.showing(seat, ALIEN) is not None

    def die_in(self, slot: int) -> int | None:
        return self.place.index(slot) if slot in self.place else None

    def is_filled(self, slot: int) -> bool:
        return slot in self.place or slot in self.counted

    def slot(self, slot: int) -> Slot | None:
        """Returns what is printed on a slot; None if there is no such slot in play."""
        slots, place = self.slots_of(slot), slot % SLOTS
        return slots[place] if place < len(slots) else None

    def slots_of(self, slot: int) -> Slots:
        """Returns the slots of the thing that this slot belongs to."""
        if 0 <= slot < len(self.parts.cards) * SLOTS:
            return self.parts.cards[slot // SLOTS].slots
        if EVENTS <= slot < EVENTS + len(self.parts.events) * SLOTS:
            return self.event_slots((slot - EVENTS) // SLOTS)
        if TOKENS <= slot < TOKENS + len(self.token_face) * SLOTS:
            return self.token_slots((slot - TOKENS) // SLOTS)
        return ()

    def event_slots(self, event: int) -> Slots:
        """Returns as many slots of an event as count for this number of players (R41)."""
        return self.parts.events[event].slots[: self.parts.numbers.event_slots[self.seated - 1]]

    def token_slots(self, token: int) -> Slots:
        faces = self.parts.objectives.get(self.options.mission, ())  # type: ignore[call-overload]
        return faces[self.token_face[token]].slots if faces else ()

    def are_filled(self, first: int, slots: Slots) -> bool:
        places, counted = self.place, self.counted
        for slot in range(first, first + len(slots)):  # a loop: this is asked of every card of a seat that is asked
            if slot in places or slot in counted:
                continue
            return False
        return True

    # -- cards

    def card(self, card: int) -> Card:
        return self.parts.cards[card]

    def holder(self, card: int) -> int | None:
        """Returns the hero who carries a card, or the weapon that it is connected to."""
        if not 0 <= card < len(self.attached):
            return None
        card = card if self.attached[card] < 0 else self.attached[card]
        return next((hero for hero, cards in enumerate(self.carried) if card in cards), None)

    def has_card(self, seat: int, card: int) -> bool:
        return card in self.cards_of(seat)

    def cards_of(self, seat: int) -> list[int]:
        if self.seated > 1:
            return self.carried[seat]
        return [card for hero in self.heroes_of(seat) for card in self.carried[hero]]

    def weapons_of(self, hero: int) -> list[int]:
        return [card for card in self.carried[hero] if self.parts.cards[card].kind == "weapon"]

    def attachments_of(self, weapon: int) -> list[int]:
        return [card for card, to in enumerate(self.attached) if to == weapon] if weapon in self.attached else []

    def is_ready(self, card: int) -> bool:
        """Tells whether all slots of a card are filled (R121, R136), and it may still be used (R117, A28)."""
        return card not in self.worn and self.are_filled(card * SLOTS, self.parts.cards[card].slots)

    def has_locked_die(self, card: int) -> bool:
        slot, places = card * SLOTS, self.place
        for printed in self.parts.cards[card].slots:
            if printed.locking and slot in places:
                return True
            slot += 1
        return False

    # -- events that hold

    def holding(self) -> list[int]:
        """Returns the ongoing events that apply: a fulfilled one until the Action Phase has ended (R45, R48)."""
        if self.phase in ("event", "spawning", "ready", "action", "times_up"):
            return self.ongoing
        return [event for event in self.ongoing if event not in self.fulfilled]

    def holds(self, kind: type) -> bool:
        """Tells whether an ongoing event says this."""
        if not self.ongoing:
            return False
        return any(isinstance(effect, kind) for event in self.holding() for effect in self.parts.events[event].effects)

    # -- time

    @property
    def is_untimed(self) -> bool:
        return self.options.tempo == "untimed"

    @property
    def is_led(self) -> bool:
        """Whether the plan decides what the group would: before the first rush of a table that teaches, where nobody
        can know yet what is asked.
        """
        return bool(self.options.lesson) and self.round <= 1 and self.phase in ("setup", "event", "spawning")

    @property
    def is_racing(self) -> bool:
        """Tells whether the clock runs for everybody: in the Action Phase, and nowhere else."""
        return self.clock_runs and not self.is_untimed

    @property
    def ends_at(self) -> int | None:
        """Returns when time will be up, while the clock runs for everybody."""
        return self.due("clock") if self.is_racing else None

    def look_around(self, away: tuple[int, ...]) -> None:
        for seat in self.everybody():
            if (seat in away) != (seat in self.away):
                self.tell(SeatAway(seat) if seat in away else SeatBack(seat))
        State.look_around(self, away)

    def spend_time(self, seat: int, ms: int) -> None:
        """Spends a seat's own time, which actions cost in untimed play; with none left the seat is finished."""
        if self.clock_runs and self.is_untimed:
            self.left_ms[seat] = max(self.left_ms[seat] - ms, 0)

    def everybody(self) -> tuple[int, ...]:
        return tuple(range(self.seated))

    def tell(self, event: Event, to: Seats = EVERYBODY) -> None:
        self.moment = self.now
        self.deeds += 1
        State.tell(self, event, to)

    @property
    def barrier(self) -> int:
        """Returns a number that every deed raises: nothing is ever taken back (R79)."""
        return self.reveals + self.rng.drawn + self.deeds

    # -- dice that may be fixed by a scene

    def hit_die(self, stream: str) -> int:
        return self.next_hits.pop(0) if self.next_hits else 1 + self.rng.below(6, stream)

    def action_die(self, seat: int) -> int:
        for place, fixed in enumerate(self.next_faces):
            if fixed // 10 == seat:
                del self.next_faces[place]
                return fixed % 10
        return self.rng.below(6, f"dice/{seat}")


def symbol(face: int) -> Symbol:
    return SYMBOLS[face]


def fits(slot: Slot, face: int) -> bool:
    """Tells whether a slot takes a result (R114)."""
    return 0 <= face < len(SYMBOLS) and SYMBOLS[face] in slot.icons


def in_order(cells: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(cells))
