"""What lies in the box besides the maps: equipment, heroes, aliens, events, tokens, missions and numbers."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from holdfast.games.elite.cards.effects import (
    AlienEffect,
    CardEffect,
    EventEffect,
    FindEffect,
    Modifiers,
    Range,
    Roll,
    Some,
    Traits,
)
from holdfast.games.elite.cards.slots import Slots, Symbol

Stat: TypeAlias = Literal["attack", "range"]
Deck: TypeAlias = Literal["basic", "search", "tech"]
Kind: TypeAlias = Literal["weapon", "item", "attachment"]
MissionId: TypeAlias = Literal["extermination", "capture", "demolition", "recon", "exploration"]
DifficultyId: TypeAlias = Literal["easy", "medium", "hard"]
MISSIONS: Final[tuple[MissionId, ...]] = ("extermination", "capture", "demolition", "recon", "exploration")
DIFFICULTIES: Final[tuple[DifficultyId, ...]] = ("easy", "medium", "hard")

Window: TypeAlias = Literal[
    "at_once",  # when the event is turned up
    "before_spawning",
    "spawning",  # holds during the Alien Spawning Phase
    "end_of_spawning",
    "action",  # holds during the Action Phase
    "always",  # holds in every phase
    "activation",  # holds during the Alien Activation Phase
    "before_abilities",
    "start_of_abilities",
    "each_alien",  # a further ability of every alien, on spawning too (A68)
    "end_of_abilities",
]

# What has to be thought of in each phase, in the order in which it comes.
PHASE_WINDOWS: Final[dict[str, tuple[Window, ...]]] = {
    "spawning": ("always", "before_spawning", "spawning", "each_alien", "end_of_spawning"),
    "ready": ("always", "action"),
    "action": ("always", "action"),
    "activation": (
        "always", "activation", "before_abilities", "start_of_abilities", "each_alien", "end_of_abilities",
    ),
}  # fmt: skip


class WeaponStats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The stats of a weapon. `range` is effects.ANYWHERE for infinity; `fixed` stats take no attachment (R138)."""

    range: Some
    dice: Some
    to_hit: Roll
    damage: Some = 1  # health that each hit takes (R129)
    straight: bool = False  # targets lined up orthogonally or diagonally only (R150)
    firearm: bool = True
    fixed: tuple[Stat, ...] = ()


class Card(msgspec.Struct, frozen=True):
    """One card. Its number in play is its place in Parts.cards; copies of a card are cards of their own.

    A weapon has an attack; `modifiers` change it whenever it attacks (R238), and after the hits are dealt come
    `on_kill` (once for each alien killed) and `after` (once, hit or miss). An item has `use` (once all slots are
    filled; no slots: at any moment) or `traits` while it is carried. `once`: discarded after its use. An attachment
    brings `modifiers`, `on_kill` and `after` to the weapon it is connected to, on the stat `fits`.
    """

    id: str
    name: str
    kind: Kind
    deck: Deck
    picture: str
    slots: Slots = ()
    attack: WeaponStats | None = None
    modifiers: Modifiers = ()
    on_kill: tuple[CardEffect, ...] = ()
    after: tuple[CardEffect, ...] = ()
    use: tuple[CardEffect, ...] = ()
    traits: Traits = ()
    once: bool = False
    fits: Stat | None = None


class Hero(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`track` damage slots after the leftmost; a die is locked when the marker comes to a slot in `thresholds`."""

    id: str
    name: str
    track: Some  # damage beyond this kills (R171)
    thresholds: tuple[int, ...]  # crossing n rightwards: from under n to n or more (R167)
    traits: Traits
    picture: str
    dice: Some = 4


class SwarmType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    figures: Some
    health: Some
    movement: Range
    ability: tuple[AlienEffect, ...]
    picture: str


class Boss(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    health: Some
    movement: Range
    ability: tuple[AlienEffect, ...]
    picture: str
    activates: bool = True  # on spawning (R69)


class SwarmCard(msgspec.Struct, frozen=True):
    """`swarm` is a place in Parts.swarms; cluster 1 to 3, or 0 for "?" (R54)."""

    swarm: int
    figures: int
    cluster: int
    activates: bool


class EventCard(msgspec.Struct, frozen=True):
    """`slots` in the order of player counts: as many of them count as Parts.event_slots says (R41)."""

    number: int  # 1 to 25
    name: str
    picture: str
    slots: Slots = ()
    window: Window = "at_once"
    effects: tuple[EventEffect, ...] = ()

    @property
    def is_ongoing(self) -> bool:
        return bool(self.slots)


class Objective(msgspec.Struct, frozen=True):
    """A face of a token for Extermination, Capture, Demolition or Recon; Recon faces have one Regular slot (A51)."""

    mission: MissionId
    name: str
    slots: Slots


class Find(msgspec.Struct, frozen=True):
    """An Exploration token. `remove`: what is paid, one result each, to take it off the map once it lies face up."""

    id: str
    name: str
    effects: tuple[FindEffect, ...]
    remove: Slots = ()


class Mission(msgspec.Struct, frozen=True):
    """`slots[map]`: the objective slots in use for 1 to 6 players (index players - 1)."""

    id: MissionId
    name: str
    about: str
    slots: dict[str, tuple[tuple[int, ...], ...]]


class EventDraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many of the events with numbers first to last (R14..R16)."""

    first: int
    last: int
    n: int


class Difficulty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Swarm cards a round: one for each player and `extra_swarm` more (R49, R50)."""

    id: DifficultyId
    name: str
    events: tuple[EventDraw, ...]
    extra_swarm: int
    boss_cards: int


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each command takes from a seat's own time in untimed play, in milliseconds."""

    roll: int
    move: int
    place: int  # allocate one die
    take_back: int
    attack: int
    use: int
    search: int
    tech: int
    alien_move: int
    trade: int
    connect: int
    token: int  # a recon step, a demolition token laid, a check or reveal, a relic result
    choice: int  # an answer to an open question


class Times(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Milliseconds of game time."""

    action_phase: int
    roll: int
    grace: int  # an open choice passes on after this long (A64)
    costs: Costs


class Pools(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tokens the box holds."""

    acid: int
    slime: int
    kara: int  # hold tokens
    health: tuple[int, int]  # tokens worth 1 and worth 3
    target: int
    trap: int


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    hit_dice: int
    solo_dice: int
    basic_weapons_more: int  # revealed: players + this (R7)
    weapons: int  # a hero carries at most so many (R120)
    draw: int  # cards drawn at a search or an Alien Tech draw
    traps_each: int  # beside each Capture token (R194)
    event_slots: tuple[int, ...]  # slots that count, by players - 1
    all_clear: int  # All Clear cards in the boss deck
    boss_clusters: tuple[int, ...]  # cluster by face of the hit die 1 to 6 (R66)
    check: Symbol  # A53
    reveal: Symbol
