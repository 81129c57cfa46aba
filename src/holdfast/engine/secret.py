"""Values that only some seats know: Secret, Pile and Hand.

Who knows a thing is a mask of seats (`Seats`), with one bit for spectators too, so that a spectator
is simply a seat that was told nothing. A `Secret` never changes: learning and forgetting make a new one.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Final, Generic, TypeAlias, TypeVar

from holdfast.engine.poison import UNKNOWN, NeedsTruth

T = TypeVar("T")
Seats: TypeAlias = int

SPECTATOR: Final = -1
NOBODY: Final[Seats] = 0
EVERYBODY: Final[Seats] = -1


def only(*seats: int) -> Seats:
    """Returns the mask of exactly these seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << (seat + 1)
    return mask


INSIDE: Final = attrgetter("_value")  # of a secret, as `Secret.inside` gives it: for long lists of them


def includes(mask: Seats, seat: int) -> bool:
    return bool(mask >> (seat + 1) & 1)


class NotYours(Exception):
    """A value was looked at for a seat that does not know it: a bug in a view, never a player's fault."""


class Secret(Generic[T]):
    """One hidden value of some `kind`, and the seats that know it."""

    __slots__ = ("_value", "kind", "known_to")

    def __init__(self, kind: str, value: T, known_to: Seats = NOBODY) -> None:
        self.kind = kind
        self._value = value
        self.known_to = known_to

    def is_known_to(self, seat: int) -> bool:
        return bool(self.known_to >> (seat + 1) & 1)

    def look(self, seat: int) -> T:
        """Returns what `seat` knows; raises NotYours if it does not know the value."""
        if not self.known_to >> (seat + 1) & 1:
            raise NotYours(f"seat {seat} does not know this {self.kind}")
        return self._value

    def seen(self, seat: int) -> T | None:
        """Returns the value for those who know it, None for the others."""
        return self._value if self.known_to >> (seat + 1) & 1 else None

    def true(self) -> T:
        """Returns the truth, for steps and `do` only: gates, candidates and why_not must not ask for it."""
        if self._value is UNKNOWN:
            raise NeedsTruth(f"this seat does not know this {self.kind}")
        return self._value

    def inside(self) -> T:
        """Returns the value or the poison in its place, for the store's encoder and for those who deal anew."""
        return self._value

    def with_value(self, value: T) -> Secret[T]:
        """Returns the secret of another world: a different value that the same seats know."""
        return Secret(self.kind, value, self.known_to)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Secret)
            and (self.kind, self.known_to) == (other.kind, other.known_to)
            and bool(self._value == other._value)
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.known_to))

    def __repr__(self) -> str:
        return f"Secret({self.kind!r}, ?)"


class Pile:
    """Ordered cards of one `kind`, the last on top; for each card the seats that know it.

    Cards move between piles through the verbs of `State` (draw, turn_up, take), which note who learned what.
    """

    __slots__ = ("cards", "kind", "known")

    def __init__(self, kind: str, cards: Iterable[int] = (), known_to: Seats = NOBODY) -> None:
        self.kind = kind
        self.cards = list(cards)
        self.known = [known_to] * len(self.cards)

    def clone(self) -> Pile:
        twin = object.__new__(type(self))
        twin.kind = self.kind
        twin.cards = self.cards[:]
        twin.known = self.known[:]
        return twin

    def emptied(self) -> Pile:
        """Returns the same pile without its cards."""
        twin = object.__new__(type(self))
        twin.kind = self.kind
        twin.cards = []
        twin.known = []
        return twin

    def __len__(self) -> int:
        return len(self.cards)

    def seen(self, seat: int) -> tuple[int | None, ...]:
        """Returns the cards from bottom to top as `seat` knows them."""
        bit = seat + 1
        return tuple([card if known >> bit & 1 else None for card, known in zip(self.cards, self.known, strict=True)])

    def put(self, card: int, known_to: Seats) -> None:
        self.cards.append(card)
        self.known.append(known_to)

    def put_under(self, card: int, known_to: Seats) -> None:
        self.cards.insert(0, card)
        self.known.insert(0, known_to)

    def pop(self, place: int = -1) -> tuple[int, Seats]:
        return self.cards.pop(place), self.known.pop(place)

    def true(self) -> list[int]:
        """Returns the cards as they lie, for steps and `do` only."""
        return self.cards

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.kind!r}, {len(self.cards)} cards)"


class Hand(Pile):
    """A pile whose owner knows every card in it; its order means nothing and is kept sorted."""

    __slots__ = ("owner",)

    def __init__(self, kind: str, owner: int, cards: Iterable[int] = ()) -> None:
        super().__init__(kind, sorted(cards), only(owner))
        self.owner = owner

    def clone(self) -> Hand:
        twin = object.__new__(Hand)
        twin.kind = self.kind
        twin.cards = self.cards[:]
        twin.known = self.known[:]
        twin.owner = self.owner
        return twin

    def emptied(self) -> Hand:
        twin = object.__new__(Hand)
        twin.kind = self.kind
        twin.cards = []
        twin.known = []
        twin.owner = self.owner
        return twin

    def put(self, card: int, known_to: Seats = NOBODY) -> None:
        """Adds a card; the owner always knows it."""
        place = 0
        while place < len(self.cards) and self.cards[place] < card:
            place += 1
        self.cards.insert(place, card)
        self.known.insert(place, known_to | 1 << (self.owner + 1))

    def own(self, seat: int) -> list[int]:
        """Returns the cards, for their owner: what gates, candidates and why_not may read."""
        if seat != self.owner:
            raise NotYours(f"seat {seat} looked at the hand of seat {self.owner}")
        return self.cards
