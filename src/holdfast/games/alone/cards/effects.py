"""The verbs that cards do: a closed list of small effects, each with its numbers. They are done in the order written.

An effect does as much as it can; without a legal target it does nothing. Whoever plays the card chooses: evil on
reactions, hindrances and powers of creatures, the hero on items, abilities, rewards and hero powers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias, get_args

import msgspec

from holdfast.games.alone.cards.vocabulary import Ability, Action, Matrix, Moment, Place, Who


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One word of a card."""


# Evil's verbs ----------------------------------------------------------------------------------------------------


class Stalk(Verb, frozen=True, tag="stalk"):
    """Evil moves up to `creatures` different creatures of `who`, each 0 to `steps` sectors; `silent`: no noise."""

    creatures: int = 1
    steps: int = 1
    who: Who = "any"
    silent: bool = False


class Spawn(Verb, frozen=True, tag="spawn"):
    """Evil spawns one creature of `who`; its minimum distance is `closer` less, but never below 1.

    `creature` names one of the creature table instead (bosses are spawned so, G45); `room`: it appears in
    the card's mission room whatever the distance, but not in the hero's sector.
    """

    who: Who = "any"
    closer: int = 0
    creature: str = ""
    room: bool = False


class Shuffle(Verb, frozen=True, tag="shuffle"):
    """Evil exchanges the sectors of two unrevealed creatures; both make noise unless `silent`."""

    silent: bool = False


class Assault(Verb, frozen=True, tag="assault"):
    """One creature of `who` in the hero's sector attacks at once, with `dice` more dice."""

    dice: int = 0
    who: Who = "here"


class Trap(Verb, frozen=True, tag="trap"):
    """Evil rolls `dice` dice against the hero, wherever creatures are; each hit costs 1 life (R115 holds)."""

    dice: int = 1


class Rage(Verb, frozen=True, tag="rage"):
    """Creatures of `who` roll `dice` more dice in every attack until the end of the turn; one of them or `all`."""

    dice: int = 1
    who: Who = "any"
    all: bool = False


class Harden(Verb, frozen=True, tag="harden"):
    """One creature of `who` has both life values raised by `life` until the end of the turn, or of the `round`."""

    life: int = 1
    who: Who = "any"
    round: bool = False


class Mend(Verb, frozen=True, tag="mend"):
    """One wounded creature of `who` is no longer wounded."""

    who: Who = "any"


class Hurt(Verb, frozen=True, tag="hurt"):
    """The hero loses so much life, then so much self control."""

    life: int = 0
    control: int = 0


class Danger(Verb, frozen=True, tag="danger"):
    """Evil puts danger tokens on up to `count` different sectors of `place` without one, within 8 a level."""

    count: int = 1
    place: Place = "here"


class Block(Verb, frozen=True, tag="block"):
    """Up to `count` unblocked doors at sectors of `place` are blocked."""

    count: int = 1
    place: Place = "here"


class Unblock(Verb, frozen=True, tag="unblock"):
    """Up to `count` blocked doors at sectors of `place` are unblocked."""

    count: int = 1
    place: Place = "any"


class Dark(Verb, frozen=True, tag="dark"):
    """The light goes out in up to `count` lighted sectors of `place`; the hero's sector counts too (R165)."""

    count: int = 1
    place: Place = "here"


class Snare(Verb, frozen=True, tag="snare"):
    """This round, the next time the hero leaves this sector, the hero loses `life` and `control`."""

    life: int = 1
    control: int = 0


class Daze(Verb, frozen=True, tag="daze"):
    """The hero discards `count` adrenaline tokens from the pool."""

    count: int = 1


class Drain(Verb, frozen=True, tag="drain"):
    """The hero discards `count` charges from items of the hero's choice."""

    count: int = 1


class Drag(Verb, frozen=True, tag="drag"):
    """Evil moves the hero `steps` sectors through open ways; attacks of opportunity happen (G54)."""

    steps: int = 1


class Fog(Verb, frozen=True, tag="fog"):
    """Up to `count` revealed sectors become unrevealed; never the hero's, nor a lighted one in line of sight."""

    count: int = 1


class Forbid(Verb, frozen=True, tag="forbid"):
    """The hero cannot declare that action on the next turn of this round."""

    action: Action


class Falter(Verb, frozen=True, tag="falter"):
    """The hero's fights have `dice` fewer dice until the end of the turn (items too), at least 1."""

    dice: int = 1


class Hush(Verb, frozen=True, tag="hush"):
    """Nothing makes noise until the end of the turn."""


class Draw(Verb, frozen=True, tag="draw"):
    """Evil draws `count` reaction cards, above the hand limit if need be (R269)."""

    count: int = 1


# The hero's verbs ------------------------------------------------------------------------------------------------


class Strike(Verb, frozen=True, tag="strike"):
    """The hero attacks one creature with `dice` dice (`lit` more if the hero's sector is lighted), +`damage`.

    `reach` 0: in the hero's sector; 1 or more: also a revealed creature in line of sight so many sectors away.
    `all`: every creature in that sector, with the same roll. +`damage` counts only if a die hit.
    """

    dice: int = 3
    lit: int = 1
    damage: int = 0
    reach: int = 0
    all: bool = False


class Kill(Verb, frozen=True, tag="kill"):
    """One revealed creature of `who` dies; `wounded`: only a wounded one. A boss suffers one wound instead."""

    who: Who = "here"
    wounded: bool = False


class Run(Verb, frozen=True, tag="run"):
    """The hero moves 1 to `steps` sectors; `sure`: no attacks of opportunity; `unseen`: no reactions answer it."""

    steps: int = 1
    sure: bool = False
    unseen: bool = False


class Scan(Verb, frozen=True, tag="scan"):
    """The hero explores as R95 up to `sectors` sectors; `around`: that far in every direction, stairs too.

    `doors`: doors that are not on the hero's sector do not stop it. It discards no danger token by itself.
    """

    sectors: int = 2
    around: bool = False
    doors: bool = False


class Sweep(Verb, frozen=True, tag="sweep"):
    """The hero discards up to `count` danger tokens from revealed sectors of `place`."""

    count: int = 1
    place: Place = "here"


class Sound(Verb, frozen=True, tag="sound"):
    """The hero locates `targets` targets (R117); `bearing`: evil also tells the first direction of the way there."""

    targets: int = 2
    bearing: bool = False


class Search(Verb, frozen=True, tag="search"):
    """The hero draws `count` item cards and keeps `keep` of them (0: all), then may upgrade (R126..R128)."""

    count: int = 1
    keep: int = 0


class Arm(Verb, frozen=True, tag="arm"):
    """The hero takes a bullets card from the item deck or its discards, with its charges; the deck is shuffled."""


class Charge(Verb, frozen=True, tag="charge"):
    """The hero adds `count` charges to one item (of `matrix`, if named), never above the card's own number + 2."""

    count: int = 1
    matrix: Matrix | None = None


class Rig(Verb, frozen=True, tag="rig"):
    """The hero fills one component space without taking a charge from another item."""


class Light(Verb, frozen=True, tag="light"):
    """Lights go on in the hero's sector and up to `line` sectors in a direction of the hero's choice (G31).

    `doors`: also in every sector behind a door of the hero's sector; `around`: in all adjacent sectors.
    """

    line: int = 0
    doors: bool = False
    around: bool = False


class Beam(Verb, frozen=True, tag="beam"):
    """Lights go on in up to `count` revealed sectors in line of sight, of the hero's choice."""

    count: int = 1


class Repair(Verb, frozen=True, tag="repair"):
    """The hero repairs the LCU of the sector in `directions` different directions, `further` sectors further."""

    directions: int = 1
    further: int = 0


class Bar(Verb, frozen=True, tag="bar"):
    """The hero blocks or unblocks up to `count` doors at sectors of `place` that are revealed."""

    count: int = 1
    place: Place = "here"


class Recover(Verb, frozen=True, tag="recover"):
    """The hero recovers so much life and self control, and `either` more points split as the hero likes (R181)."""

    life: int = 0
    control: int = 0
    either: int = 0


class Breathe(Verb, frozen=True, tag="breathe"):
    """The hero gains `count` adrenaline tokens, 6 in the pool at most."""

    count: int = 1


class Learn(Verb, frozen=True, tag="learn"):
    """The hero gains 1 experience in `ability`, or in one of choice (R270)."""

    ability: Ability | None = None


class Again(Verb, frozen=True, tag="again"):
    """The hero takes an extra action now: `action`, or any if none is named (R137); no item may be used with it."""

    action: Action | None = None


class Shove(Verb, frozen=True, tag="shove"):
    """The hero moves one creature of the hero's sector `steps` sectors away; it makes no noise."""

    steps: int = 1


class Stun(Verb, frozen=True, tag="stun"):
    """Up to `count` creatures in the hero's sector neither attack nor are moved until the end of the turn."""

    count: int = 1


class Befriend(Verb, frozen=True, tag="befriend"):
    """A companion joins: of the hero's choice among the other characters, or drawn at random (R193)."""

    random: bool = False


class Disarm(Verb, frozen=True, tag="disarm"):
    """Evil discards `count` cards from hands, divided by the leader, each of its owner's choice."""

    count: int = 1


class ExtraRound(Verb, frozen=True, tag="extra_round"):
    """The round marker moves one space right (R183, G59, G60)."""


class Prevent(Verb, frozen=True, tag="prevent"):
    """The damage that is about to be suffered is `amount` less."""

    amount: int = 1


class Evade(Verb, frozen=True, tag="evade"):
    """The attack (or attack of opportunity) that is about to be rolled does not happen."""


class Shun(Verb, frozen=True, tag="shun"):
    """The dangerous half of the card just played is ignored."""


class Reroll(Verb, frozen=True, tag="reroll"):
    """Up to `dice` dice of the pool just rolled are rolled again, the hero's choice (0: all of them)."""

    dice: int = 0


class MoreDice(Verb, frozen=True, tag="more_dice"):
    """`dice` more dice are added to the hero's fight just rolled."""

    dice: int = 1


class Remember(Verb, frozen=True, tag="remember"):
    """Up to `count` more revealed sectors of the hero's choice stay revealed at this clean-up."""

    count: int = 3


class Ward(Verb, frozen=True, tag="ward"):
    """Until the end of the turn creatures roll `dice` fewer dice against the hero, attacks of opportunity too."""

    dice: int = 1


EvilEffect: TypeAlias = (
    Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare
    | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw
)  # fmt: skip
HeroEffect: TypeAlias = (
    Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar
    | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound
    | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward
)  # fmt: skip
Effect: TypeAlias = EvilEffect | HeroEffect
Effects: TypeAlias = tuple[Effect, ...]
EVIL_VERBS: Final[tuple[type[Verb], ...]] = get_args(EvilEffect)
HERO_VERBS: Final[tuple[type[Verb], ...]] = get_args(HeroEffect)
MOMENTS: Final[Mapping[type[Verb], tuple[Moment, ...]]] = {
    Prevent: ("harm",),
    Evade: ("opportunity",),
    Shun: ("reaction",),
    MoreDice: ("fought",),
    Reroll: ("fought", "rolled"),
    Remember: ("clean_up",),
    Rig: ("scavenge", "upgrade"),
    Repair: ("interact",),
}
"""Verbs that mean something only at certain moments."""
