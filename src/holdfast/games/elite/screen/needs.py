"""What a seat's actions may depend on, of the fields that change all the time: so in a rush most questions stay as they
are.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable
from itertools import chain
from typing import Final, NamedTuple

from holdfast.engine.action import Refusal
from holdfast.engine.flow import Decision
from holdfast.engine.screen import ScreenMemory
from holdfast.games.elite.cards.effects import BetterToHit, ExtraDice, Suppressor
from holdfast.games.elite.rules.acting import Act, BeReady
from holdfast.games.elite.rules.asking import GracedChoice
from holdfast.games.elite.rules.push import Enter, Push
from holdfast.games.elite.rules.shot import modifiers_of
from holdfast.games.elite.rules.trade import AnyTime, SwapFor, beside, gifts_of, why_no_trade
from holdfast.games.elite.state import EVENTS, FREE, SLOTS, Elite

NEVER: Final = (
    "now moment deeds reveals born asked timers away outcome next_hits next_faces"  # time, and what is hidden
)
IN_PART: Final = "face place at strands carried"  # as far as is said below
IDLE: Final = frozenset(f"{NEVER} {IN_PART}".split())


class Busy:
    """What goes on and is in somebody's way: figures, choices to be made first, chains of pushes, offered swaps."""

    def __init__(self, s: Elite) -> None:
        self.at = tuple(s.at)
        self.place = tuple(s.place)
        self.taken = frozenset(s.at)
        self.gifts: dict[int, list[int]] = {}  # what heroes may give, of those who stand beside others
        self.first: dict[int, Refusal] = {}
        pushes: list[tuple[str, int]] = []
        swaps: list[tuple[int, int]] = []
        for strand in s.strands:
            bottom, top = strand.frames[0], strand.frames[-1]
            if isinstance(bottom, SwapFor):
                swaps.append((bottom.hero, bottom.to))
            if isinstance(top, GracedChoice) and top.FIRST is not None:
                self.first.setdefault(top.owner, top.FIRST)
            pushes += [(frame.kind(), frame.who) for frame in strand.frames if isinstance(frame, Enter | Push)]
        self.pushes = tuple(pushes)
        self.swaps = tuple(swaps)


class SeatNeeds(NamedTuple):
    """What only this seat has: what its heroes carry, what its dice show, where those lie that it may use."""

    carried: tuple[tuple[int, ...], ...]
    faces: tuple[int, ...]
    lie: tuple[int, ...]
    is_watchful: bool  # every figure matters to it


def seat_needs(s: Elite, seat: int, memory: ScreenMemory, edition: int, busy: Busy) -> SeatNeeds:
    carried = tuple([tuple(s.carried[hero]) for hero in s.heroes_of(seat)])
    lie = memory.keep(("fillings", seat), (edition, carried, busy.place), lambda: fillings(s, seat))
    is_watchful = memory.keep(("watchful", seat), (edition, carried), lambda: watches_all(s, seat))
    return SeatNeeds(carried, faces(s, seat), lie, is_watchful)


def watches_all(s: Elite, seat: int) -> bool:
    """Tells whether a seat suppresses aliens from afar, or clears the way for a device."""
    return s.options.mission == "recon" or any(s.has_trait(hero, Suppressor) for hero in s.heroes_of(seat))


def needs_of(s: Elite, seat: int, decision: Decision, mine: SeatNeeds, busy: Busy) -> tuple[object, ...]:
    """Returns what a question depends on."""
    if isinstance(decision, Act):
        return mine, around(s, seat, mine, busy), busy.first.get(seat)
    if isinstance(decision, AnyTime):
        return traded(s, seat, busy)
    if isinstance(decision, BeReady):
        return ()
    return busy.at, busy.place, s.carried, mine, [strand.frames for strand in s.strands]


def traded(s: Elite, seat: int, busy: Busy) -> tuple[object, ...]:
    """Returns what a seat's gifts and swaps depend on; of others only whether they have anything to give."""
    heroes = s.heroes_of(seat)
    near = [beside(s, hero) for hero in heroes] if why_no_trade(s) is None else []
    if not any(near):
        return ()
    for hero in {*heroes, *chain(*near)} - busy.gifts.keys():
        busy.gifts[hero] = gifts_of(s, hero)
    swaps = [pair for pair in busy.swaps if not set(heroes).isdisjoint(pair)]
    return near, [busy.gifts[hero] for hero in heroes], [bool(busy.gifts[to]) for to in chain(*near)], swaps


def faces(s: Elite, seat: int) -> tuple[int, ...]:
    dice = s.dice_of(seat)
    return tuple(s.face[dice.start : dice.stop])


def around(s: Elite, seat: int, mine: SeatNeeds, busy: Busy) -> Hashable:
    """Returns what is one space around the heroes of a seat; everything, if it drives aliens or watches them."""
    if mine.is_watchful or s.shows_alien(seat):
        return busy.at, busy.pushes
    at, taken, heroes = busy.at, busy.taken, s.heroes_of(seat)
    driven = tuple([one for one in busy.pushes if one[1] in heroes])
    return tuple([(at[hero], *[cell in taken for cell in s.walk(at[hero])]) for hero in heroes]), driven


def fillings(s: Elite, seat: int) -> tuple[int, ...]:
    """Returns the dice in slots that this seat may fill, and its own wherever they lie."""
    cards, owners = s.cards_of(seat), s.die_seat
    return tuple(
        [
            place if owners[die] == seat or place >= EVENTS or place // SLOTS in cards else FREE
            for die, place in enumerate(s.place)
        ]
    )


def aim_conditions(s: Elite, seat: int) -> frozenset[str]:
    """Returns what it hangs on how well a seat shoots."""
    return frozenset(
        [
            change.when
            for hero in s.heroes_of(seat)
            for card in s.weapons_of(hero)
            for change in modifiers_of(s, hero, card)
            if isinstance(change, ExtraDice | BetterToHit)
        ]
    )


def places_aimed_from(s: Elite, seat: int, conditions: Collection[str], busy: Busy) -> tuple[int, ...]:
    """Returns where those are who count for the aim of a seat under these conditions."""
    if "surrounded" in conditions:
        return busy.at
    if "alone" in conditions or "together" in conditions:
        return busy.at[: len(s.heroes)]
    return tuple([busy.at[hero] for hero in s.heroes_of(seat)])
