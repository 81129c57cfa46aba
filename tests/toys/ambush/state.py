"""What lies on the table in ambush: a dark level, a hero who gropes through it, and the two who hunt it.

R1  A turn: the hero declares, evil may react at once (W1), the deed is done, evil may react late (W2), creatures bite.
R2  The hero moves one sector, explores the next one, or listens. What it sees of the level it knows.
R3  At each clean-up the hero forgets all but its own sector, evil draws, and the other evil seat leads.
R4  The hero does not know where on the map it is: its places are counted from where it began.
    The level is round: whoever leaves it in the east comes in again in the west.
R5  Both windows open every turn, whatever evil holds. A window closes when both evil seats have passed or two cards
    were played in the turn; under strict windows only at its time.
R6  W1: an instant whose trigger was declared. W2: any card whose trigger was declared, or any card face down.
R7  A card moves a creature one sector or lets it stay; the hero hears from where. Face up it may strike.
R8  What the evil seat that does not lead would play, it proposes; only the leader hears of it before it is played.
R9  The hero wins after the last round, evil when the hero has no life left.
R10 In a pause nobody acts, and the time of a strict window stands still.
"""

from __future__ import annotations

import dataclasses
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from holdfast.engine.content import Content
from holdfast.engine.knowledge import By, Known, Public
from holdfast.engine.secret import Hand, Pile, Seats, Secret, only
from holdfast.engine.state import State, derived
from tests.toys.ambush.events import CreatureMoved, NoiseHeard, Revealed, Spotted

HERO: Final = 0
EVIL: Final = (1, 2)
THE_HERO: Final[Seats] = only(HERO)
THE_EVIL: Final[Seats] = only(*EVIL)

Way: TypeAlias = Literal["north", "east", "south", "west"]
Deed: TypeAlias = Literal["", "move", "explore", "listen"]
When: TypeAlias = Literal["", "instant", "late"]
WAYS: Final[tuple[Way, ...]] = ("north", "east", "south", "west")
STEPS: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


class Card(msgspec.Struct, frozen=True):
    trigger: Deed
    is_instant: bool
    strength: int


class Labyrinth(Content, frozen=True):
    width: int
    height: int
    creatures: int
    cards: tuple[Card, ...]
    hand: int
    life: int
    turns: int  # in a round
    rounds: int
    limit: int  # of cards in a turn

    @property
    def places(self) -> range:
        return range(self.width * self.height)

    def beyond(self, place: int, way: str) -> int:
        """The next place that way."""
        dx, dy = STEPS[way]
        return self.shifted(place, dx, dy)

    def shifted(self, place: int, dx: int, dy: int) -> int:
        y, x = divmod(place, self.width)
        return (y + dy) % self.height * self.width + (x + dx) % self.width

    def offset(self, a: int, b: int) -> tuple[int, int]:
        """How far b lies east and south of a, the short way round."""
        (ay, ax), (by, bx) = divmod(a, self.width), divmod(b, self.width)
        half_x, half_y = self.width // 2, self.height // 2
        return (bx - ax + half_x) % self.width - half_x, (by - ay + half_y) % self.height - half_y


class Options(msgspec.Struct, frozen=True):
    strict_ms: int = 0  # how long a window stays open; 0: until evil is done


def noises_for(s: Ambush, seat: int) -> list[str]:
    """The hero alone hears them."""
    return s.noises[:] if seat == HERO else []


@derived
class Ambush(State):
    """All places are counted from where the hero began; only `origin` tells where on the map that is."""

    labyrinth: Labyrinth
    options: Public[Options]
    origin: Known[Secret[int]]  # a place on the map
    level: Known[list[Secret[int]]]  # of each place its open sides, one bit for each way
    creatures: Known[list[Secret[int]]]  # their places
    hero: Public[int]
    life: Public[int]
    hands: Known[list[Hand]]
    deck: Known[Pile]
    track: Known[Pile]  # cards that were played face down
    discard: Public[list[int]] = dataclasses.field(default_factory=list)
    laid_by: Public[list[int]] = dataclasses.field(default_factory=list)  # of each card on the track
    trail: Public[list[int]] = dataclasses.field(default_factory=list)
    noises: Annotated[list[str], By(noises_for)] = dataclasses.field(default_factory=list)
    round: Public[int] = 1
    turn: Public[int] = 1
    leader: Public[int] = EVIL[0]
    deed: Public[Deed] = ""
    toward: Public[str] = ""
    played: Public[int] = 0  # cards in this turn
    window: Public[When] = ""
    windows: Public[int] = 0  # how many were opened so far
    faults: Public[tuple[str, ...]] = ()  # planted, for the tests of the tests

    def hand(self, seat: int) -> Hand:
        return self.hands[seat - EVIL[0]]

    def on_map(self, place: int) -> int:
        """Where a place lies on the map, for evil eyes."""
        y, x = divmod(self.origin.true(), self.labyrinth.width)
        return self.labyrinth.shifted(place, x, y)

    def has_passage(self, place: int, way: Way, seat: int) -> bool:
        """Whether a passage leads that way, as far as this seat knows the place."""
        return bool(self.level[place].look(seat) >> WAYS.index(way) & 1)

    def is_creature_at(self, place: int) -> bool:
        return any(at.true() == place for at in self.creatures)

    def is_at_limit(self) -> bool:
        return self.played >= self.labyrinth.limit

    def is_window_open(self, number: int) -> bool:
        return self.window != "" and self.windows == number

    # -- what the hero learns

    def light(self, place: int) -> None:
        """The hero sees a sector and who is in it, or that nobody is."""
        self.level[place] = self.reveal(self.level[place], THE_HERO)
        self.learn("creature", THE_HERO)
        self.tell(Revealed(self.labyrinth.offset(0, place), self.level[place].look(HERO)), to=THE_HERO)
        for creature, at in enumerate(self.creatures):
            if at.true() == place:
                self.spot(creature)

    def spot(self, creature: int) -> None:
        self.creatures[creature] = at = self.reveal(self.creatures[creature], THE_HERO)
        self.tell(Spotted(creature, self.labyrinth.offset(0, at.look(HERO))), to=THE_HERO)

    def hear(self, creature: int) -> None:
        """The hero hears from where a creature makes a noise, not which one."""
        dx, dy = self.labyrinth.offset(self.hero, self.creatures[creature].true())
        across = "east" if dx > 0 else "west"
        along = "south" if dy > 0 else "north"
        noise = "here" if dx == dy == 0 else across if abs(dx) >= abs(dy) else along
        self.noises.append(noise)
        self.learn("creature", THE_HERO)
        self.tell(NoiseHeard(noise), to=THE_HERO)

    def move_creature(self, creature: int, to: int) -> None:
        """A creature goes to a place, out of the hero's sight or into it; where it went there was a passage."""
        self.creatures[creature] = Secret("creature", to, THE_EVIL)
        self.learn("level", THE_HERO)
        self.tell(CreatureMoved(creature, self.on_map(to)), to=THE_EVIL)
        if self.level[to].is_known_to(HERO):
            self.spot(creature)
        self.hear(creature)
