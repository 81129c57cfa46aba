"""A verb as the game does it: what may be picked for it, why not, and what happens; entered in one table."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from holdfast.engine.action import Refusal, refuse
from holdfast.engine.flow import StepResult
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
    from holdfast.games.alone.cards.verbs.apply import DoVerb
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


def nothing_to_pick(s: Alone, effect: Any, cause: Cause, picks: Picks) -> list[Pick]:
    return []


def in_plain_sight(s: Alone, effect: Any) -> bool:
    return False


@dataclasses.dataclass(frozen=True)
class Deed:
    """`picks` lists what may be picked next, nothing once all is said; `why_not` judges a pick, if there is a better
    reason than that it is not on that list; `in_the_dark`: whether evil alone knows if there is anything to pick."""

    perform: Callable[[Alone, DoVerb], StepResult | None]
    picks: Callable[[Alone, Any, Cause, Picks], list[Pick]] = nothing_to_pick
    why_not: Callable[[Alone, Any, Cause, Picks, Pick], Refusal | None] | None = None
    in_the_dark: Callable[[Alone, Any], bool] = in_plain_sight


DEEDS: Final[dict[type[Verb], Deed]] = {}


def open_picks(s: Alone, effect: AnyEffect, cause: Cause, picks: Picks) -> list[Pick]:
    return DEEDS[type(effect)].picks(s, effect, cause, picks)


def why_not_pick(s: Alone, effect: AnyEffect, cause: Cause, picks: Picks, pick: Pick) -> Refusal | None:
    word = DEEDS[type(effect)]
    if word.why_not is not None:
        return word.why_not(s, effect, cause, picks, pick)
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
