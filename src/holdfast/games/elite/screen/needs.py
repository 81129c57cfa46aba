"""What a seat's actions may depend on, of the fields that change all the time: so in a rush most questions stay as they
are.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import Final

from holdfast.engine.action import Refusal
from holdfast.engine.flow import Decision
from holdfast.games.elite.cards.effects import BetterToHit, ExtraDice, Suppressor
from holdfast.games.elite.rules.acting import Act
from holdfast.games.elite.rules.asking import GracedChoice
from holdfast.games.elite.rules.push import Enter, Push
from holdfast.games.elite.rules.shot import modifiers_of
from holdfast.games.elite.rules.trade import AnyTime, SwapFor, beside
from holdfast.games.elite.state import EVENTS, FREE, SLOTS, Elite

NEVER: Final = (
    "now moment deeds reveals born asked timers away outcome next_hits next_faces"  # time, and what is hidden
)
IN_PART: Final = "face place at strands"  # as far as is said below
IDLE: Final = frozenset(f"{NEVER} {IN_PART}".split())


class Busy:
    """What goes on and is in somebody's way: figures, choices to be made first, chains of pushes, offered swaps."""

    def __init__(self, s: Elite, watchful: Collection[int]) -> None:
        self.watchful = watchful  # seats to which every figure matters
        self.at = tuple(s.at)
        self.place = tuple(s.place)
        self.taken = frozenset(s.at)
        self.first: dict[int, Refusal] = {}
        chain: list[tuple[str, int]] = []
        swaps: list[tuple[int, int]] = []
        for strand in s.strands:
            bottom, top = strand.frames[0], strand.frames[-1]
            if isinstance(bottom, SwapFor):
                swaps.append((bottom.hero, bottom.to))
            if isinstance(top, GracedChoice) and top.FIRST is not None:
                self.first.setdefault(top.owner, top.FIRST)
            chain += [(frame.kind(), frame.who) for frame in strand.frames if isinstance(frame, Enter | Push)]
        self.chain = tuple(chain)
        self.swaps = tuple(swaps)


def watchful_seats(s: Elite) -> tuple[int, ...]:
    """Returns the seats that suppress aliens from afar, or clear the way for a device."""
    if s.options.mission == "recon":
        return s.everybody()
    return tuple([seat for seat in s.everybody() if any(s.has_trait(hero, Suppressor) for hero in s.heroes_of(seat))])


def needs_of(s: Elite, seat: int, decision: Decision, dice: Hashable, busy: Busy) -> tuple[object, ...]:
    """Returns what a question depends on; `dice` are those of this seat, and those in slots that it may fill."""
    if isinstance(decision, Act):
        return dice, around(s, seat, busy), busy.first.get(seat)
    if isinstance(decision, AnyTime):
        can_trade = any(beside(s, hero) for hero in s.heroes_of(seat))  # dice lock what might be given
        return busy.at[: len(s.heroes)], busy.place if can_trade else (), busy.swaps
    return busy.at, busy.place, dice, [strand.frames for strand in s.strands]


def faces(s: Elite, seat: int) -> tuple[int, ...]:
    dice = s.dice_of(seat)
    return tuple(s.face[dice.start : dice.stop])


def around(s: Elite, seat: int, busy: Busy) -> Hashable:
    """Returns what is one space around the heroes of a seat; everything, if it drives aliens or watches them."""
    if seat in busy.watchful or s.shows_alien(seat):
        return busy.at, busy.chain
    at, taken, heroes = busy.at, busy.taken, s.heroes_of(seat)
    driven = tuple([one for one in busy.chain if one[1] in heroes])
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


def is_aim_crowded(s: Elite, seat: int) -> bool:
    """Tells whether a weapon of this seat counts the aliens around it."""
    return any(
        isinstance(change, ExtraDice | BetterToHit) and change.when == "surrounded"
        for hero in s.heroes_of(seat)
        for card in s.weapons_of(hero)
        for change in modifiers_of(s, hero, card)
    )
