"""What a seat sees, with the questions that drawings and menus ask of it."""

from __future__ import annotations

from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.cards.slots import Slots
from holdfast.games.elite.cards.types import Card, Hero
from holdfast.games.elite.maps.map import Map
from holdfast.games.elite.screen.view import EliteView
from holdfast.games.elite.state import CARRIED, DASHBOARDS, EVENTS, FREE, MOST_HEROES, SLOTS, TOKENS


class EliteViewReader:
    """A view and the box that its numbers name things of."""

    def __init__(self, view: EliteView, parts: Parts) -> None:
        self.view = view
        self.parts = parts
        self.map: Map = parts.maps[view.options.map]
        self.width = self.map.plan.width
        self.mission = next(m for m in parts.missions.values() if m.id == view.options.mission)
        self.faces = next((f for mission, f in parts.objectives.items() if mission == view.options.mission), ())
        self.initials = initials(tuple(hero.name for hero in parts.heroes))

    # -- people and figures

    def heroes_of(self, seat: int) -> tuple[int, ...]:
        if seat < 0:
            return ()
        return tuple(range(len(self.view.heroes))) if self.view.seats == 1 else (seat,)

    def owner(self, hero: int) -> int:
        return 0 if self.view.seats == 1 else hero

    def hero(self, hero: int) -> Hero:
        return self.parts.heroes[self.view.heroes[hero]]

    def initial(self, hero: int) -> str:
        return self.initials[self.view.heroes[hero]]

    def is_hero(self, figure: int) -> bool:
        return figure < MOST_HEROES

    def aliens(self) -> list[int]:
        return [figure for figure in range(MOST_HEROES, len(self.view.at)) if self.view.at[figure] >= 0]

    def bosses(self) -> list[int]:
        return [figure for figure in self.aliens() if self.boss_of(figure) is not None]

    def swarm_of(self, figure: int) -> int | None:
        kind = self.view.kinds[figure]
        return kind if 0 <= kind < len(self.parts.swarms) else None

    def boss_of(self, figure: int) -> int | None:
        kind = self.view.kinds[figure] - len(self.parts.swarms)
        return kind if kind >= 0 else None

    def is_home(self, figure: int) -> bool:
        cell = self.view.at[figure]
        return cell >= 0 and bool(self.map.is_start[cell])

    # -- dice and slots

    def dice_of(self, seat: int) -> list[int]:
        return [die for die, owner in enumerate(self.view.die_seat) if owner == seat]

    def is_free(self, die: int) -> bool:
        return bool(self.view.place[die] == FREE)

    def is_filled(self, slot: int) -> bool:
        return slot in self.view.place or slot in self.view.counted

    def locked(self, hero: int) -> int:
        """Counts the dice that damage has locked on this hero's dashboard."""
        return sum(place == DASHBOARDS + hero for place in self.view.place)

    def card_slots(self, card: int) -> Slots:
        return self.parts.cards[card].slots

    def event_slots(self, event: int) -> Slots:
        return self.parts.events[event].slots[: self.parts.numbers.event_slots[self.view.seats - 1]]

    def token_slots(self, token: int) -> Slots:
        return self.faces[self.view.token_face[token]].slots if self.faces else ()

    def thing_of(self, slot: int) -> tuple[str, int, int]:
        """Returns what a slot belongs to (card, event or token), which one, and which of its slots."""
        if slot < EVENTS:
            return "card", slot // SLOTS, slot % SLOTS
        if slot < TOKENS:
            return "event", (slot - EVENTS) // SLOTS, slot % SLOTS
        return "token", (slot - TOKENS) // SLOTS, slot % SLOTS

    # -- tokens

    def carried_tokens(self, hero: int) -> list[int]:
        return [token for token, at in enumerate(self.view.token_at) if at == CARRIED - hero]

    def left_to_do(self) -> int:
        """Returns how much of the mission is still open."""
        view, slots = self.view, self.map.plan.objective_slots
        match view.options.mission:
            case "capture":
                return len(view.traps)
            case "demolition":
                return len(view.targets)
            case "recon":
                return sum(at not in slots for at in view.token_at)
            case _:
                return sum(at >= 0 for at in view.token_at)

    # -- cards

    def card(self, card: int) -> Card:
        return self.parts.cards[card]

    def attachments_of(self, weapon: int) -> list[int]:
        return [card for card, to in enumerate(self.view.attached) if to == weapon]

    def is_ready(self, card: int) -> bool:
        slots = range(card * SLOTS, card * SLOTS + len(self.card_slots(card)))
        return card not in self.view.worn and all(self.is_filled(slot) for slot in slots)


def initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """Returns a letter of its own for each name: the first that nobody before it has."""
    taken: list[str] = []
    for name in names:
        taken.append(next((sign for sign in name.upper() if sign.isalpha() and sign not in taken), "?"))
    return tuple(taken)
