"""What the things at this very table are called: spaces, figures, cards, slots, dice."""

from __future__ import annotations

from functools import lru_cache

from holdfast.engine.message import Message, say
from holdfast.games.elite.maps.map import Map
from holdfast.games.elite.rules.trade import TOKEN_THINGS
from holdfast.games.elite.state import MOST_HEROES, Elite, event_slot, slot_of, token_slot

COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def cell_name(map: Map, cell: int) -> str:
    """Returns a letter for the column and a number for the row, from the far side: A1."""
    width = map.plan.width
    return f"{COLUMNS[cell % width]}{cell // width + 1}"


def figure_name(s: Elite, figure: int) -> str:
    if figure < MOST_HEROES:
        return s.hero(figure).name if figure < len(s.heroes) else f"Hero {figure + 1}"
    if s.is_boss(figure):
        return s.parts.bosses[s.boss_of(figure)].name
    swarm = s.kinds[figure]
    return f"{s.parts.swarms[swarm].name} {figure - s.kinds.index(swarm) + 1}"


def die_name(s: Elite, die: int) -> str:
    """Returns the seat and a letter: 1a."""
    seat = s.die_seat[die]
    return f"{seat + 1}{'abcdefgh'[die - s.die_seat.index(seat)]}"


def card_names(s: Elite) -> tuple[str, ...]:
    """Copies of a card are numbered from the second on."""
    return _numbered(tuple([card.name for card in s.parts.cards]))


@lru_cache(maxsize=8)
def _numbered(names: tuple[str, ...]) -> tuple[str, ...]:
    found: list[str] = []
    for name in names:
        copies = sum(other == name or other.startswith(f"{name} (") for other in found)
        found.append(f"{name} ({copies + 1})" if copies else name)
    return tuple(found)


def objective_name(token: int) -> Message:
    return say("objective.number", n=token + 1)


def named(name: str) -> Message:
    """Returns a name of the box, as a language says it."""
    return say("name", name=name)


def names(s: Elite) -> dict[str, str | Message]:
    table: dict[str, str | Message] = {}
    cards = card_names(s)
    for cell in range(s.map.plan.width * s.map.plan.height):
        table[f"cell.{cell}"] = cell_name(s.map, cell)
    for figure in range(len(s.kinds)):
        table[f"figure.{figure}"] = named(figure_name(s, figure))
        if figure >= MOST_HEROES:
            kind = s.kinds[figure]
            is_swarm = kind < len(s.parts.swarms)
            table[f"swarm.{figure}"] = (
                say("many", name=s.parts.swarms[kind].name) if is_swarm else named(figure_name(s, figure))
            )
    for cell in range(s.map.plan.width * s.map.plan.height):
        table[f"place.{cell}"] = say("place.start") if s.map.is_start[cell] else cell_name(s.map, cell)
    for kind, swarm in enumerate(s.parts.swarms):
        table[f"alien.{kind}"] = named(swarm.name)
        table[f"group.{kind}"] = say("many", name=swarm.name)
    for number, boss in enumerate(s.parts.bosses):
        kind = len(s.parts.swarms) + number
        table[f"alien.{kind}"] = table[f"group.{kind}"] = table[f"boss.{number}"] = named(boss.name)
    for hero in range(len(s.heroes)):
        table[f"hero.{hero}"] = named(s.hero(hero).name)
    for die in range(len(s.die_seat)):
        table[f"die.{die}"] = die_name(s, die)
    for number, card in enumerate(s.parts.cards):
        table[f"card.{number}"] = table[f"thing.{number}"] = table[f"taken.{number}"] = named(cards[number])
        for slot in range(len(card.slots)):
            table[f"slot.{slot_of(number, slot)}"] = say("slot.of", name=cards[number], n=slot + 1)
    for number, event in enumerate(s.parts.events):
        name = event.name if event.is_ongoing else f"{event.name} [{event.number}]"
        table[f"happening.{number}"] = named(name)
        table[f"turned.{number}"] = named(event.name)  # where it is enough that one is meant
        for slot in range(len(event.slots)):
            table[f"slot.{event_slot(number, slot)}"] = say("slot.of", name=event.name, n=slot + 1)
    for token in range(len(s.token_face)):
        table[f"objective.{token}"] = table[f"thing.{TOKEN_THINGS + token}"] = objective_name(token)
        for slot in range(len(s.token_slots(token))):
            table[f"slot.{token_slot(token, slot)}"] = say("slot.of", name=objective_name(token), n=slot + 1)
    for number, cell in enumerate(s.map.plan.search_slots):
        table[f"search.{number}"] = say("search_token.on", cell=cell_name(s.map, cell))
    for number, find in enumerate(s.parts.finds):
        table[f"find.{number}"] = named(find.name)
    return table
