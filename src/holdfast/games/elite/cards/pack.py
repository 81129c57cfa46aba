"""Turns the files of a pack into what a game needs: maps, cards, heroes, aliens, events, missions and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from holdfast.engine.content import Content, PackError, checked
from holdfast.games.elite.cards.effects import CardEffect, EventEffect, FindEffect, Modifiers, Some, Traits
from holdfast.games.elite.cards.pack_check import check
from holdfast.games.elite.cards.slots import read_slots
from holdfast.games.elite.cards.types import (
    PHASE_WINDOWS,
    Boss,
    Card,
    Deck,
    Difficulty,
    EventCard,
    Find,
    Hero,
    Kind,
    Mission,
    MissionId,
    Numbers,
    Objective,
    Pools,
    Stat,
    SwarmCard,
    SwarmType,
    Times,
    WeaponStats,
    Window,
)
from holdfast.games.elite.maps.check import checked_map
from holdfast.games.elite.maps.map import Map
from holdfast.games.elite.maps.map_file import read_map

DECKS: Final[tuple[Deck, ...]] = ("basic", "search", "tech")
FILES: Final = (
    *(f"cards/{deck}.toml" for deck in DECKS), "heroes.toml", "aliens.toml", "events.toml", "missions.toml",
    "numbers.toml",
)  # fmt: skip


class Parts(Content, frozen=True):
    """What lies in the box; the state names things by their place in these tuples."""

    maps: dict[str, Map]
    cards: tuple[Card, ...]  # basic, then search, then tech; copies are cards of their own
    heroes: tuple[Hero, ...]
    swarms: tuple[SwarmType, ...]
    swarm_cards: tuple[SwarmCard, ...]
    bosses: tuple[Boss, ...]
    events: tuple[EventCard, ...]  # events[n - 1] is number n
    missions: dict[MissionId, Mission]
    objectives: dict[MissionId, tuple[Objective, ...]]  # the faces of each mission but Exploration
    finds: tuple[Find, ...]  # the Exploration tokens, copies as entries of their own
    difficulties: dict[str, Difficulty]
    pools: Pools
    times: Times
    numbers: Numbers
    phase_windows: dict[str, tuple[Window, ...]] = msgspec.field(default_factory=PHASE_WINDOWS.copy)

    def deck(self, deck: Deck) -> tuple[int, ...]:
        """Returns the cards of a deck, by number."""
        return tuple(i for i, card in enumerate(self.cards) if card.deck == deck)


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    picture: str
    slots: tuple[str, ...] = ()
    attack: WeaponStats | None = None
    modifiers: Modifiers = ()
    on_kill: tuple[CardEffect, ...] = ()
    after: tuple[CardEffect, ...] = ()
    use: tuple[CardEffect, ...] = ()
    traits: Traits = ()
    once: bool = False
    fits: Stat | None = None
    copies: Some = 1


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    weapon: tuple[CardFile, ...] = ()
    item: tuple[CardFile, ...] = ()
    attachment: tuple[CardFile, ...] = ()


class _Heroes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hero: tuple[Hero, ...]


class SwarmCardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many cards for each of the clusters; cluster 0 is "?"."""

    swarm: str
    figures: Some
    clusters: tuple[int, ...]
    activates: bool
    copies: Some


class _Aliens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    swarm: tuple[SwarmType, ...]
    swarm_card: tuple[SwarmCardFile, ...]
    boss: tuple[Boss, ...]


class EventFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    name: str
    picture: str
    slots: tuple[str, ...] = ()
    window: Window = "at_once"
    effects: tuple[EventEffect, ...] = ()


class _Events(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    event: tuple[EventFile, ...]


class ObjectiveFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mission: MissionId
    name: str
    slots: tuple[str, ...]
    copies: Some = 1


class FindFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    copies: Some
    effects: tuple[FindEffect, ...] = ()
    remove: tuple[str, ...] = ()


class MissionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: MissionId
    name: str
    about: str


class _Missions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mission: tuple[MissionFile, ...]
    objective: tuple[ObjectiveFile, ...]
    find: tuple[FindFile, ...]


class _Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    numbers: Numbers
    pools: Pools
    times: Times
    difficulty: tuple[Difficulty, ...]


def read_pack(files: Mapping[str, Any]) -> Parts:
    """Returns checked content, made from the parsed files of a pack by relative path."""
    for needed in FILES:
        if needed not in files:
            raise PackError(needed, "the whole file", "a file of this name in the pack", "nothing")
    maps: dict[str, Map] = {}
    map_files: dict[str, str] = {}
    for path in sorted(files):
        if path.startswith("maps/"):
            plan = read_map(files[path], path)
            if plan.id in maps:
                raise PackError(path, "id", "an id that no other map has", plan.id)
            maps[plan.id], map_files[plan.id] = checked_map(plan, path), path
    aliens = checked(files["aliens.toml"], _Aliens, "aliens.toml")
    missions = checked(files["missions.toml"], _Missions, "missions.toml")
    numbers = checked(files["numbers.toml"], _Numbers, "numbers.toml")
    parts = Parts(
        maps=maps,
        cards=tuple(card for deck in DECKS for card in _read_cards(files[f"cards/{deck}.toml"], deck)),
        heroes=checked(files["heroes.toml"], _Heroes, "heroes.toml").hero,
        swarms=aliens.swarm,
        swarm_cards=_read_swarm_cards(aliens),
        bosses=aliens.boss,
        events=_read_events(checked(files["events.toml"], _Events, "events.toml").event),
        missions={
            row.id: Mission(row.id, row.name, row.about, {m.id: m.plan.missions.get(row.id, ()) for m in maps.values()})
            for row in missions.mission
        },
        objectives=_read_objectives(missions.objective),
        finds=tuple(
            Find(find.id, find.name, find.effects, read_slots(find.remove, "missions.toml", f"find.{find.id}"))
            for find in missions.find
            for _ in range(find.copies)
        ),
        difficulties={difficulty.id: difficulty for difficulty in numbers.difficulty},
        pools=numbers.pools,
        times=numbers.times,
        numbers=numbers.numbers,
    )
    check(parts, map_files)
    return parts


def _read_cards(data: object, deck: Deck) -> list[Card]:
    file = f"cards/{deck}.toml"
    rows = checked(data, _Cards, file)
    kinds: tuple[tuple[Kind, tuple[CardFile, ...]], ...] = (
        ("weapon", rows.weapon),
        ("item", rows.item),
        ("attachment", rows.attachment),
    )
    return [_card(row, kind, deck, file) for kind, found in kinds for row in found for _ in range(row.copies)]


def _card(row: CardFile, kind: Kind, deck: Deck, file: str) -> Card:
    return Card(
        id=row.id,
        name=row.name,
        kind=kind,
        deck=deck,
        picture=row.picture,
        slots=read_slots(row.slots, file, f"{row.id}.slots"),
        attack=row.attack,
        modifiers=row.modifiers,
        on_kill=row.on_kill,
        after=row.after,
        use=row.use,
        traits=row.traits,
        once=row.once,
        fits=row.fits,
    )


def _read_swarm_cards(aliens: _Aliens) -> tuple[SwarmCard, ...]:
    names = [swarm.id for swarm in aliens.swarm]
    for i, row in enumerate(aliens.swarm_card):
        if row.swarm not in names:
            raise PackError("aliens.toml", f"swarm_card[{i}].swarm", f"one of {', '.join(names)}", row.swarm)
    return tuple(
        SwarmCard(names.index(row.swarm), row.figures, cluster, row.activates)
        for row in aliens.swarm_card
        for cluster in row.clusters
        for _ in range(row.copies)
    )


def _read_events(rows: tuple[EventFile, ...]) -> tuple[EventCard, ...]:
    for i, row in enumerate(rows):
        if row.number != i + 1:
            raise PackError("events.toml", f"event[{i}].number", f"{i + 1}, since events stand in order", row.number)
    return tuple(
        EventCard(
            row.number,
            row.name,
            row.picture,
            read_slots(row.slots, "events.toml", f"event[{i}].slots"),
            row.window,
            row.effects,
        )
        for i, row in enumerate(rows)
    )


def _read_objectives(rows: tuple[ObjectiveFile, ...]) -> dict[MissionId, tuple[Objective, ...]]:
    faces: dict[MissionId, tuple[Objective, ...]] = {}
    for i, row in enumerate(rows):
        slots = read_slots(row.slots, "missions.toml", f"objective[{i}].slots")
        faces[row.mission] = faces.get(row.mission, ()) + (Objective(row.mission, row.name, slots),) * row.copies
    return faces
