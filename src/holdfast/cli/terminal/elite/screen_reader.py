"""A seat's screen with the box that its numbers name things of, and the words for both."""

from __future__ import annotations

from typing import TypeAlias

from holdfast.cli.terminal.elite.symbols import HOME
from holdfast.cli.terminal.play.snapshot import Look, TableSnapshot
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.maps.map import Plan
from holdfast.games.elite.screen.screen import EliteScreen
from holdfast.games.elite.screen.squad import CardShown, SeatDice

EliteLook: TypeAlias = Look[EliteScreen, Parts]
EliteSnapshot: TypeAlias = TableSnapshot[EliteScreen, Parts]


class ScreenReader:
    def __init__(self, look: EliteLook) -> None:
        self.look = look
        self.screen = look.view
        self.parts = look.content
        self.texts = look.texts
        self.say = look.say
        self.message = look.message
        self.seat = look.view.seat
        self.plan: Plan = self.parts.maps[self.screen.setting.map].plan
        self.width = self.plan.width

    # -- people and figures

    @property
    def mine(self) -> tuple[int, ...]:
        """Returns the heroes that I play."""
        return tuple(hero for hero, face in enumerate(self.screen.setting.heroes) if face.seat == self.seat)

    def at(self, figure: int) -> int:
        return self.screen.figures.at[figure]

    def is_home(self, cell: int) -> bool:
        return cell in self.plan.start

    def where(self, cell: int) -> str:
        """Returns what a space is called, in short."""
        return "-" if cell < 0 else HOME if self.is_home(cell) else self.say(f"cell.{cell}")

    def bosses(self) -> list[tuple[int, int]]:
        """Returns the bosses that have come: figure and number in the box."""
        faces = enumerate(self.screen.setting.figures)
        return [(figure, face.boss) for figure, face in faces if face.boss is not None and self.at(figure) >= 0]

    # -- dice and cards

    @property
    def dice(self) -> SeatDice | None:
        return self.screen.dice[self.seat] if self.seat >= 0 else None

    def cards_of(self, hero: int) -> tuple[CardShown, ...]:
        return self.screen.heroes[hero].cards

    def events_slots(self) -> list[range]:
        return [slots_of(one.first, one.filled) for one in self.screen.events]

    def objectives_slots(self) -> list[range]:
        return [slots_of(one.first, one.filled) for one in self.screen.ground.objectives]

    def first_beside(self, slot: int) -> int:
        """Returns the first slot of the thing that this slot is on."""
        cards = [slots_of(card.first, card.filled) for hero in self.screen.heroes for card in hero.cards]
        things = (*cards, *self.events_slots(), *self.objectives_slots())
        return next((slots.start for slots in things if slot in slots), slot)


def slots_of(first: int, filled: tuple[object, ...]) -> range:
    return range(first, first + len(filled))
