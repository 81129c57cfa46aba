"""What simulations count: every card that is played, for what, and every token that is collected."""

from __future__ import annotations

import pytest

from holdfast.engine.event import Event
from holdfast.engine.text import Texts
from holdfast.games.key.events import CardPlayed, SpecialUsed, TokenCollected, TurnBegan
from holdfast.games.key.game import GAME
from holdfast.games.key.screen.names import names
from holdfast.games.key.screen.tally import tallied, tally
from holdfast.lab.match import GamePlayed, Match, play_game
from tests.games.key.playing import begin


@pytest.mark.parametrize(
    ("event", "things"),
    [
        (CardPlayed(0, 7, 2), ("card.7", "pile.2")),
        (SpecialUsed(0, (3, 4)), ("pile.special",)),
        (TokenCollected(0, 1, 5), ("token.5",)),
        (TurnBegan(0), ()),
    ],
)
def test_an_event_tells_what_was_used(event: Event, things: tuple[str, ...]) -> None:
    assert tally(event) == things


def test_everything_that_is_counted_has_a_name() -> None:
    s = begin()
    texts = Texts(GAME.texts, names(s))
    for thing in tallied(s.parts):
        assert texts.say(thing)
        assert texts.say(f"tally.{thing.partition('.')[0]}")


def test_a_game_counts_its_cards_once_for_what_they_are_and_once_for_what_they_do() -> None:
    played = play_game(Match("key", 2, ("greedy",), "5"), 1)
    assert isinstance(played, GamePlayed)
    of = {kind: sum(n for thing, n in played.used.items() if thing.startswith(kind)) for kind in ("card.", "pile.")}
    assert of["card."] > 0
    assert of["pile."] - played.used.get("pile.special", 0) == of["card."]
