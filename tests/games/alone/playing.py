"""Games of ALONE for tests: set up on two levels of the box, and arranged by words."""

from __future__ import annotations

from typing import Any

from holdfast.engine.action import Action, Refusal
from holdfast.engine.event import Event, events_for
from holdfast.engine.play import asks, options, play
from holdfast.engine.rng import key_from_seed
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.timers import advance
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.game import GAME
from holdfast.games.alone.screen.screen import view
from holdfast.games.alone.setup import setup
from holdfast.games.alone.state import HERO, LABYRINTH, Alone, Options
from holdfast.games.alone.testing.arrange import arrange
from tests.games.alone.packs import parts_of

BASE: Parts = parts_of("base")
USUAL: dict[str, Any] = {"character": "medic", "decks": ("fury", "speed"), "levels": ("keel", "crew_deck")}
CREATURES, ROOMS, SECTORS, HAND = len(BASE.creatures), len(BASE.rooms), 48, BASE.numbers.hands[0]

EVIL = 1  # the seat of a single player of evil
OF_EVIL = (1, 2)  # the seats of two of them,
OTHERS = (HERO, SPECTATOR)  # and those who are not


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


def known(s: Alone, seat: int) -> tuple[object, ...]:
    """What a seat sees, and what it may do."""
    return view(s, seat), [action for _, action in options(s, seat)]


def two_of_evil() -> Alone:
    """A hero and two of evil, the first of whom leads."""
    return begin("items: -\nhero: 1C1\nleader: 2\nhand 2: again\nhand 3: bared_teeth thick_hide", seats=3)


def refused(s: Alone, seat: int, action: Action) -> Refusal | None:
    """Why the question that is open to a seat does not take this answer."""
    ask = next(ask for _, ask in asks(s, seat) if type(action) in ask.ACTIONS)
    return action.why_not(s, seat, ask)


def first_option(s: Alone, seat: int) -> str:
    return next(action for _, action in options(s, seat)).option_id()


def first_option_of(s: Alone, seat: int, kind: str) -> str:
    return next(action for _, action in options(s, seat) if action.kind() == kind).option_id()


def preparing(question: str) -> Alone:
    """A game whose set-up has come to this question; evil takes what is offered first before."""
    s = begin(missions=("say_grace", "crossed_wires", "peer_review"))
    while question not in asked(s, EVIL):
        click(s, EVIL, first_option(s, EVIL))
    return s


def learned(s: Alone) -> list[str]:
    """Of which kinds of things the hero has learned something, by the last click."""
    return [kind for kind, to in s.learned if to == LABYRINTH]


__all__ = ["BASE", "GAME", "asked", "begin", "click", "heard", "wait"]
