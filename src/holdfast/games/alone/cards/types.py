"""What lies in the box: creatures, characters, items, reaction cards, missions, rooms, and what expansions add."""

from __future__ import annotations

import msgspec

from holdfast.games.alone.cards.effects import Effects
from holdfast.games.alone.cards.modifiers import Rule, Standing
from holdfast.games.alone.cards.vocabulary import Ability, Action, Colour, DeckId, Kind, Matrix, Moment, Trigger


class BoxPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something with an id for the rules and a name for people."""

    id: str
    name: str


class Stats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the creature table."""

    distance: int  # minimum distance to the hero when spawned
    loss: int  # self control lost at an encounter
    dark: int  # dice in a dark sector
    lit: int  # dice in a lighted one
    first: int  # life: damage of one attack that wounds
    second: int  # life: damage of one attack that kills


class Creature(BoxPart, frozen=True):
    """A kind of creature, regular or boss (R161, R200). A boss has no icon and teaches two abilities (R187)."""

    symbol: str  # one letter for maps
    tokens: int
    regular: Stats
    nightmare: Stats
    kind: Kind | None = None  # its icon
    ability: Ability | None = None
    boss: bool = False


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a character: something to use at a moment, or a standing rule."""

    name: str
    when: Moment
    effects: Effects = ()
    rules: tuple[Rule, ...] = ()
    per_round: int = 0  # uses in a round; 0 is no limit


class Character(BoxPart, frozen=True):
    hero: Skill
    companion: Skill  # each use costs 1 of 6 charges (R195)
    sacrifice: Skill  # once, at the start of a turn (R194)
    about: str = ""


class Upgrade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component space: once filled with a charge of `needs`, the item does this instead."""

    needs: Matrix
    effects: Effects


class Item(BoxPart, frozen=True):
    """One card. `when` is the action that it is used with, or the trigger of a passive item."""

    when: Moment
    effects: Effects
    matrix: Matrix | None = None
    charges: int = 3
    bullets: bool = False  # R3
    upgrade: Upgrade | None = None
    flavour: str = ""


class Reaction(BoxPart, frozen=True):
    """A reaction card: the first half, and the second for a dangerous card (R152)."""

    deck: DeckId
    trigger: Trigger
    icon: Kind
    effects: Effects
    dangerous: Effects
    instant: bool = False


class Deck(BoxPart, frozen=True):
    about: str


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the hero pays with each action of a step; without it the action cannot be declared."""

    charges: int = 0
    matrix: Matrix | None = None  # charges of items of that matrix only
    adrenaline: int = 0
    life: int = 0
    control: int = 0


class MissionStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`times` such actions in the mission's room; steps are done in order.

    The action is spent on the mission and does nothing else; only a scavenge step draws its cards too, and a plain
    scavenge is one. So a fight step needs no creature, it breaks something. `clear` and `sealed` must hold when it
    is resolved.
    """

    action: Action
    times: int = 1
    apart: bool = False  # not on the same turn
    clear: bool = False  # only without creatures in the room
    sealed: int = 0  # only while so many doors of the room are blocked
    cost: Cost = Cost()


class Mission(BoxPart, frozen=True):
    """A mission card; a green one has a reward, a blue one a hindrance (and perhaps a reward), a red one wins."""

    colour: Colour
    room: int  # index of the room
    steps: tuple[MissionStep, ...]
    revealed: Effects = ()  # when revealed: at setup (R19), for a red one when it is unlocked (R218)
    hindrance: tuple[Rule, ...] = ()  # until completed; for a red one from when it is unlocked
    reward: Effects = ()
    story: str = ""


class Room(BoxPart, frozen=True):
    """With Deep, `effects` are what a scavenge there may do once, if no mission is there (R236..R238)."""

    symbol: str  # one letter for maps
    action: str = ""  # the name of the special action
    effects: Effects = ()


class Difficulty(BoxPart, frozen=True):
    bullets: int = 0  # starting items: so many of the bullets
    items: int = 0  # and so many others
    midgame: Effects = ()  # when the final mission is unlocked (R219)
    about: str = ""


class SpecialCreature(BoxPart, frozen=True):
    """Deep: `creature` names a boss of the creature table if it is that one's figure (R227)."""

    icon: Kind
    symbol: str
    regular: Stats
    nightmare: Stats
    power: Standing
    power_name: str
    creature: str = ""


class StatsChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is added to a line of the creature table."""

    distance: int = 0
    loss: int = 0
    dark: int = 0
    lit: int = 0
    first: int = 0
    second: int = 0


class AvatarUpgrade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Adds to the avatar's power (`effects`, `rules`) or to its stats (`stats`)."""

    name: str
    effects: Effects = ()
    rules: tuple[Rule, ...] = ()
    stats: StatsChange | None = None


class Avatar(BoxPart, frozen=True):
    """`deck` is the reaction deck that it belongs to, or "ai" for the starting leader's of three (R241)."""

    deck: str
    symbol: str
    regular: Stats
    nightmare: Stats
    power_name: str
    upgrades: tuple[AvatarUpgrade, ...]  # four spaces: two for the power, two for the stats
    on_activation: Effects = ()
    passive: Standing | None = None


class HeroPower(BoxPart, frozen=True):
    cost: int
    effects: Effects
    when: Moment = "start"

    @property
    def instant(self) -> bool:
        """Tells whether it may be used whenever its moment comes (R261); the others are used at the start of a turn."""
        return self.when != "start"
