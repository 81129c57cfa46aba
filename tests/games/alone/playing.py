"""Games of ALONE for tests: set up on two levels of the box, and arranged by words."""

from __future__ import annotations

from typing import Any

from holdfast.engine.event import Event, events_for
from holdfast.engine.play import asks, options, play
from holdfast.engine.rng import key_from_seed
from holdfast.engine.timers import advance
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.game import GAME
from holdfast.games.alone.setup import setup
from holdfast.games.alone.state import Alone, Options
from holdfast.games.alone.testing.arrange import arrange
from tests.games.alone.packs import parts_of

BASE: Parts = parts_of("base")
USUAL: dict[str, Any] = {"character": "medic", "decks": ("fury", "speed"), "levels": ("keel", "crew_deck")}


def begin(position: str = "", seats: int = 2, seed: int | str = 1, parts: Parts = BASE, **chosen: Any) -> Alone:
    s = setup(parts, Options(**(USUAL | chosen)), seats, key_from_seed(seed))
    if position:
        arrange(s, position)
    return s


def click(s: Alone, seat: int, option: str) -> None:
    """Take the option of this id, such as 'move:east'."""
    found = {action.option_id(): (ask, action) for ask, action in options(s, seat)}
    play(s, seat, *found[option])


def heard(s: Alone, seat: int) -> tuple[Event, ...]:
    """What a seat was told by the last command."""
    return events_for(s.told, seat)


def wait(s: Alone, ms: int) -> tuple[Event, ...]:
    """Let time pass; what the hero was told meanwhile."""
    s.told = []
    advance(s, s.now + ms)
    return heard(s, 0)


def asked(s: Alone, seat: int) -> list[str]:
    return [decision.kind() for _, decision in asks(s, seat)]


__all__ = ["BASE", "GAME", "asked", "begin", "click", "heard", "wait"]
