"""Positions in the midst of what happens to creatures: random play seldom stops there.

Each is a scene: a position, and deeds that lead to a question while a certain frame still has its part to do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.flow import Frame
from holdfast.engine.play import options, play_unchecked
from holdfast.engine.rng import key_from_seed
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.cards.picks import Done, PickCreature, PickWay
from holdfast.games.alone.rules.creatures import Prowl
from holdfast.games.alone.rules.encounter import Meet
from holdfast.games.alone.rules.explore import Explore
from holdfast.games.alone.rules.fight import Die, Fight, StrikeAt
from holdfast.games.alone.rules.move import Move
from holdfast.games.alone.rules.reacting import Pass, PlayDown
from holdfast.games.alone.setup import setup
from holdfast.games.alone.state import HERO, Alone, Options
from holdfast.games.alone.testing.arrange import arrange


class Midst(msgspec.Struct, frozen=True):
    """What lies where, which kinds of deeds come then, one after the other, and in whose midst the hero is asked."""

    frame: type[Frame]
    lines: tuple[str, ...]
    deeds: tuple[type[Action], ...]


MIDST: Final = (
    Midst(Meet, ("hero: 1C1", "experience: courage=2", "creatures: worm@1D1 worm@1D1"), (Move,)),
    Midst(
        Prowl,
        ("hero: 1C1", "experience: courage=2", "creatures: worm@1D1 worm@2D1", "hand 2: bared_teeth"),
        (Explore, PlayDown, PickCreature, PickWay, Done),
    ),
    Midst(
        StrikeAt,
        ("hero: 1C4", "experience: precision=2", "creatures: worm@1C4 worm@1D1", "dice: miss miss miss miss"),
        (Fight,),
    ),
    Midst(
        Die, ("hero: 1C4", "life: 8", "control: 8", "creatures: worm@1C4 worm@1D1", "dice: hit hit hit hit"), (Fight,)
    ),
)


def in_the_midst(parts: Parts, number: int) -> Alone:
    """Returns the position with this number. Whether the hero is asked when something dies is for characters to say."""
    for turn in range(len(MIDST)):
        one = MIDST[(number + turn) % len(MIDST)]
        chosen = Options(levels=("keel", "keel"), auto_approve=True)
        s = setup(parts, chosen, 2, key_from_seed(f"midst/{number}"))
        arrange(s, "\n".join(("items: -", *one.lines)))
        found = next(_led_to(s, one.deeds, one.frame), None)
        if found is not None:
            return found
    raise LookupError("the hero is asked in the midst of nothing")


def _led_to(s: Alone, deeds: tuple[type[Action], ...], frame: type[Frame]) -> Iterator[Alone]:
    """Yields where such deeds lead while the hero knows of such a frame."""
    if any(isinstance(one, frame) for one in s.masked(HERO).frames()):
        yield s
    for seat in range(s.seated):
        for ask, action in options(s, seat):
            if deeds and isinstance(action, deeds[0]):
                yield from _led_to(_after(s, seat, ask, action), deeds[1:], frame)
            elif isinstance(action, Pass):
                yield from _led_to(_after(s, seat, ask, action), deeds, frame)


def _after(s: Alone, seat: int, ask: int, action: Action) -> Alone:
    after = s.clone()
    play_unchecked(after, seat, ask, action)
    after.told = []
    return after
