"""The parts in which a choice is asked: a creature, then a way, then a sector; each a small value of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal
from holdfast.games.alone.levels.places import Way

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Self


class PartPick(Action, frozen=True):
    """An answer to a part of a choice: the verb that asks says what may be picked, and why not."""

    @classmethod
    def candidates(cls, s: Any, seat: int, ask: Any) -> Iterable[Self]:
        return [pick for pick in ask.open_picks(s) if type(pick) is cls]

    def why_not(self, s: Any, seat: int, ask: Any) -> Refusal | None:
        refusal: Refusal | None = ask.why_not_pick(s, self)
        return refusal


class PickCreature(PartPick, frozen=True):
    """A creature by its token, as evil knows it."""

    creature: target.Figure


class PickLine(PartPick, frozen=True):
    """Which creature evil spawns: a line of the creature table."""

    line: target.Line


class PickPlace(PartPick, frozen=True):
    """A sector of the map, for evil."""

    place: target.Place


class PickWay(PartPick, frozen=True):
    way: Way


class PickUnblock(PartPick, frozen=True):
    """A step spent on a blocked door (R75)."""

    way: Way


class PickDoor(PartPick, frozen=True):
    """A door of the map, for evil: of that sector, on that side."""

    place: target.Place
    way: Way


class PickNoise(PartPick, frozen=True):
    """Which of several shortest ways is told (R91)."""

    way: Way


class PickTarget(PartPick, frozen=True):
    """A creature that the hero sees: what it is, whether it is wounded, and where."""

    creature: target.Figure  # the first token of its kind
    wounds: int
    cell: target.Cell


class PickSector(PartPick, frozen=True):
    """A sector of the labyrinth, for the hero."""

    cell: target.Cell


class PickBar(PartPick, frozen=True):
    """A door of the labyrinth, for the hero: of that sector, on that side."""

    cell: target.Cell
    way: Way


class PickItem(PartPick, frozen=True):
    """An item of the inventory, by card."""

    item: target.Item


class PickCard(PartPick, frozen=True):
    """One of the item cards that the hero looks at."""

    card: target.Item


class PickDie(PartPick, frozen=True):
    """A die of the pool just rolled, by its place."""

    die: target.Die


class PickHealth(PartPick, frozen=True):
    track: str


class PickAbility(PartPick, frozen=True):
    ability: int


class PickCharacter(PartPick, frozen=True):
    character: int


class PickGoal(PartPick, frozen=True):
    """Something to locate: a word for a kind of thing, or a certain room (R117..R121)."""

    target: str


class PickHand(PartPick, frozen=True):
    """A reaction card of one's own hand."""

    card: target.Card


class PickPlayer(PartPick, frozen=True):
    """One of evil's players."""

    seat: target.Seat


class PickDraws(PartPick, frozen=True):
    """Who draws a card, and from which of the two decks in play."""

    seat: target.Seat
    deck: target.Deck


class Done(PartPick, frozen=True):
    """No more is picked."""


class Cancel(Action, frozen=True):
    """Takes back what was begun; nobody else has noticed."""

    @classmethod
    def gate(cls, s: Any, seat: int, ask: Any) -> Refusal | None:
        refusal: Refusal | None = ask.why_not_cancel(s)
        return refusal

    @classmethod
    def candidates(cls, s: Any, seat: int, ask: Any) -> Iterable[Cancel]:
        return (Cancel(),)


Pick: TypeAlias = (
    PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector
    | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand
    | PickPlayer | PickDraws | Done
)  # fmt: skip
