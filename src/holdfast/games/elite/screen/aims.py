"""Where the weapons of a seat reach now, and what they are worth: by the rules of a shot."""

from __future__ import annotations

import msgspec

from holdfast.engine.message import Message, say
from holdfast.engine.screen import ScreenMemory
from holdfast.games.elite.cards.effects import ANYWHERE
from holdfast.games.elite.rules.shot import Shot, is_in_reach, shot_of
from holdfast.games.elite.state import Elite


class Aim(msgspec.Struct, frozen=True, gc=False):
    card: int
    says: Message
    cells: tuple[int, ...]


def aims(s: Elite, seat: int, memory: ScreenMemory) -> tuple[Aim, ...]:
    """Returns an aim for every weapon that the heroes of a seat carry."""
    found = []
    for hero in s.heroes_of(seat):
        for card in s.carried[hero]:
            if s.parts.cards[card].attack is not None:
                found.append(aim(s, hero, card, memory))
    return tuple(found)


def aim(s: Elite, hero: int, card: int, memory: ScreenMemory) -> Aim:
    here, shot = s.at[hero], shot_of(s, hero, card)
    opened = tuple(s.token_at) if s.options.mission == "capture" else ()
    cells = memory.keep(("reach", card), (here, shot, opened), lambda: cells_in_reach(s, here, shot))
    return Aim(card, stats(shot), cells)


def cells_in_reach(s: Elite, here: int, shot: Shot) -> tuple[int, ...]:
    return tuple(
        [
            cell
            for cell in s.map.walkable
            if is_in_reach(s.map, here, cell, shot) and (not shot.sight or s.is_clear(here, cell))
        ]
    )


def stats(shot: Shot) -> Message:
    """Returns a weapon in short: such as "range 3, 2 dice, hits on 4+"."""
    reach = say("stats.anywhere") if shot.range >= ANYWHERE else say("stats.range", n=shot.range)
    return say(
        "stats",
        reach=say("stats.straight", reach=reach) if shot.straight else reach,
        dice=shot.dice,
        to_hit=shot.to_hit,
        damage=shot.damage,
    )
