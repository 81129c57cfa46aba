"""Standing rules: what a hindrance, a hero, a special creature or an avatar changes as long as it is in play."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from holdfast.games.alone.cards.effects import Effects
from holdfast.games.alone.cards.vocabulary import Event, Kind, Reach

Number: TypeAlias = Literal[
    "fight_dice",  # dice of the hero's fights, items too (at least 1)
    "explore_range",  # sectors that an explore reveals (at least 1)
    "light_range",  # sectors that an LCU lights beside its own (at least 0)
    "lcu_directions",  # directions of one repair
    "locate_targets",  # targets of a locate, items too (at least 1)
    "adrenaline",  # maximum of the pool at replenishment
    "encounter_loss",  # self control lost for each creature met (at least 0)
    "opportunity_dice",  # dice of an attack of opportunity (at least 0)
    "attack_dice",  # dice of a creature's attack
    "attack_dice_dark",  # the same, in the dark
    "first_life",  # a creature's first life value
    "second_life",  # a creature's second life value
    "creature_steps",  # steps of a standard move
    "spawn_distance",  # minimum distance of spawning (at least 1)
    "level_limit",  # creatures on a level
    "hand_limit",  # cards of each evil player
    "danger_on_track",  # danger tokens set aside at step 1 (at least 0)
]
"""Numbers of the rules that cards change by adding."""
Flag: TypeAlias = Literal[
    "no_bullet_time",  # the hero cannot trigger bullet time
    "no_recovery",  # the hero cannot spend adrenaline to recover
    "no_locate_level",  # evil does not tell the level of located targets
    "no_blocking",  # the hero cannot block doors
    "silent",  # creatures make no noise
    "through_blocked",  # creatures pass blocked doors; the doors stay blocked
    "ignores_light",  # creatures roll their dark dice in the light too
    "puts_out_light",  # creatures that moved in put out the light in the hero's sector too
    "danger_here",  # the hero's sector counts as having a danger token
    "cannot_be_moved_by_hero",  # no shoving, no stunning
    "dark_behind",  # a lighted sector that the hero leaves goes dark
]
"""Rules of the game that cards switch."""


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="rule", tag="change"):
    """`number` is `by` higher (or lower); `kind`: for creatures of that icon only."""

    number: Number
    by: int
    kind: Kind | None = None


class Switch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="rule", tag="switch"):
    """`flag` holds; `kind`: for creatures of that icon only."""

    flag: Flag
    kind: Kind | None = None


class After(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="rule", tag="after"):
    """Each time after `event`, these effects are done; `once`: once a turn. `lit`/`dark`: only if the sector is so."""

    event: Event
    effects: Effects
    once: bool = False
    lit: bool = False
    dark: bool = False


Rule: TypeAlias = Change | Switch | After


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules and where they work."""

    rules: tuple[Rule, ...]
    reach: Reach = "map"
