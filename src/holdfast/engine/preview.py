"""What an action would do, before it is done: it is carried out on the seat's mask, until the truth would be needed."""

from __future__ import annotations

from contextlib import suppress

from holdfast.engine.action import Action
from holdfast.engine.event import Event, events_for
from holdfast.engine.game import AnyGame
from holdfast.engine.play import play_unchecked
from holdfast.engine.poison import NeedsTruth
from holdfast.engine.screen import Consequence
from holdfast.engine.state import State


def foreseen(mask: State, seat: int, ask: int, action: Action) -> tuple[Event, ...]:
    """Returns what the seat would be told of a legal action, up to the first die or card that it cannot know.

    It is carried out on the seat's mask, which is another afterwards.
    """
    with suppress(NeedsTruth):  # what was told before that is certain all the same
        play_unchecked(mask, seat, ask, action)
    return events_for(mask.told, seat)


def consequence(game: AnyGame, s: State, seat: int, ask: int, action: Action) -> Consequence:
    """Returns what a legal action would do, in the game's words, as far as the seat can know."""
    mask = s.masked(seat)
    return game.shown.preview(mask, seat, action, foreseen(mask.clone(), seat, ask, action))
