"""What rules need to know of verbs: on whose behalf, which there are besides those of packs, and what may be picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from holdfast.engine.action import Refusal, refuse
from holdfast.games.alone.cards.effects import (
    Bar,
    Befriend,
    Block,
    Danger,
    Dark,
    Draw,
    Effect,
    Learn,
    Recover,
    Repair,
    Run,
    Sound,
    Spawn,
    Unblock,
    Verb,
)
from holdfast.games.alone.cards.picks import Pick
from holdfast.games.alone.cards.vocabulary import Matrix

if TYPE_CHECKING:
    from holdfast.games.alone.cards.verbs.deed import PartsDeed
    from holdfast.games.alone.state import Alone

Picks: TypeAlias = tuple[Pick, ...]


class Cause(msgspec.Struct, frozen=True):
    """On whose behalf a verb is done: who chooses, the card's creature icon, its mission room, its creature."""

    seat: int
    icon: str = ""
    room: int = -1
    token: int = -1


class Standard(Verb, frozen=True, tag="standard"):
    """A standard reaction: one creature moves 0 or 1 sector, or one is spawned (R146)."""


class Summon(Verb, frozen=True, tag="summon"):
    """A certain creature is spawned: a special one (R229), or an avatar (R249)."""

    token: int


class Activate(Verb, frozen=True, tag="activate"):
    """An avatar spawns, moves or teleports (R247)."""

    token: int


class BlockBehind(Verb, frozen=True, tag="block_behind"):
    """The hero may block one door of the sector that it has just entered (R71)."""


class RunOn(Verb, frozen=True, tag="run_on"):
    """The hero may go on, up to so many sectors."""

    steps: int
    sure: bool = False


class SweepExplored(Verb, frozen=True, tag="sweep_explored"):
    """After exploring, one danger token of the hero's sector or an explored one may be discarded (R100)."""

    cells: tuple[int, ...]


class CutInventory(Verb, frozen=True, tag="cut_inventory"):
    """The inventory is cut to its limit, by the hero's choice (R127)."""


class UpgradeItems(Verb, frozen=True, tag="upgrade_items"):
    """Items are upgraded as often as the hero likes (R128)."""


class KeepCards(Verb, frozen=True, tag="keep_cards"):
    """Of the cards just drawn, so many are kept."""

    keep: int


class PayCharges(Verb, frozen=True, tag="pay_charges"):
    """The hero pays charges, of items of its choice."""

    count: int
    matrix: Matrix | None = None


class ShedWhose(Verb, frozen=True, tag="shed_whose"):
    """The leader says who discards a card."""


class ShedCard(Verb, frozen=True, tag="shed_card"):
    """A player discards a card of its own choice."""


class LearnTwo(Verb, frozen=True, tag="learn_two"):
    """A killed boss teaches two different abilities (R187)."""


AnyEffect: TypeAlias = (
    Effect | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems
    | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
)  # fmt: skip


ENTERED: Final[dict[type[Verb], PartsDeed]] = {}  # the table of deeds, once `enter_verbs` was called


def open_picks(s: Alone, effect: AnyEffect, cause: Cause, picks: Picks) -> list[Pick]:
    return ENTERED[type(effect)].picks(s, effect, cause, picks)


def finds_nothing(s: Alone, effect: AnyEffect, cause: Cause) -> bool:
    """Tells whether a verb needs something in the dark that is not there, as evil alone can see."""
    return ENTERED[type(effect)].in_the_dark(s, effect) and not open_picks(s, effect, cause, ())


def why_not_pick(s: Alone, effect: AnyEffect, cause: Cause, picks: Picks, pick: Pick) -> Refusal | None:
    deed = ENTERED[type(effect)]
    if deed.why_not is not None:
        return deed.why_not(s, effect, cause, picks, pick)
    return not_open(s, effect, cause, picks, pick)


CITED: Final[dict[type[Verb], str]] = {
    Standard: "R146",
    Summon: "R231",
    Activate: "R247",
    Spawn: "R158",
    Danger: "R171",
    Block: "R271",
    Unblock: "R271",
    Dark: "R165",
    Draw: "R269",
    BlockBehind: "R71",
    RunOn: "R65",
    Run: "R65",
    Bar: "R271",
    SweepExplored: "R100",
    Repair: "R139",
    Sound: "R117",
    CutInventory: "R127",
    UpgradeItems: "R129",
    PayCharges: "R216",
    LearnTwo: "R187",
    Learn: "R270",
    Befriend: "R198",
    Recover: "R181",
}  # the rule behind a choice; a card's own text (R152) where none is


def not_open(s: Alone, effect: AnyEffect, cause: Cause, picks: Picks, pick: Pick) -> Refusal | None:
    if pick in open_picks(s, effect, cause, picks):
        return None
    return refuse(f"alone:{CITED.get(type(effect), 'R152')}", "refused.not_a_target")
