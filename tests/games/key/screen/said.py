"""Positions of The Key for tests of what is said, and the words of a table."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.engine.message import Message
from holdfast.engine.play import asks
from holdfast.engine.preview import consequence
from holdfast.engine.screen import Consequence
from holdfast.engine.text import Texts
from holdfast.games.key.game import GAME
from holdfast.games.key.state import Key
from tests.action_words import parse_action
from tests.games.key.playing import begin

PEOPLE = {"seat.0": "Ann", "seat.1": "Bob", "seat.2": "Cem"}


def at(position: str, seats: int = 2, **chosen: str) -> Key:
    return begin("test-plain", seats, position=position, characters=("scout", "courier", "fixer")[:seats], **chosen)


def texts_of(s: Key) -> Texts:
    return Texts(GAME.texts, {**GAME.shown.names(s), **PEOPLE})


def said(s: Key, messages: Iterable[Message | None]) -> list[str]:
    texts = texts_of(s)
    return [texts.message(message) for message in messages if message is not None]


def would(s: Key, words: str, seat: int = 0) -> Consequence:
    """Returns what an action would do that is written in the words of scenes."""
    texts = texts_of(s).named(GAME.testing.scene_names(s))
    for ask, decision in asks(s, seat):
        if any(words.lower().startswith(_verb(texts, kind.kind())) for kind in decision.ACTIONS):
            action = parse_action(texts, words, decision.ACTIONS)
            return consequence(GAME, s, seat, ask, action)
    raise LookupError(words)


def _verb(texts: Texts, kind: str) -> str:
    return texts.patterns[f"act.{kind}"].partition(" {")[0].partition(":")[0].lower()
