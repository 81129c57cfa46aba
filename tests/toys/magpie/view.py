"""What each seat of magpie is shown."""

from __future__ import annotations

import msgspec

from holdfast.engine.view import View, asks_of
from tests.toys.magpie.state import Nests
from tests.toys.magpie.turns import Reply


class NestView(msgspec.Struct, frozen=True):
    """A hand is shown as its size and what is known of it: its order would tell more."""

    held: int
    known: tuple[int, ...]
    nest: tuple[int | None, ...]


class NestsView(View, frozen=True):
    birds: tuple[NestView, ...]
    deck: tuple[int | None, ...]
    table: tuple[int, ...]
    stone: int | None
    score: tuple[int, ...]
    rolled: tuple[bool, ...]
    guessed: tuple[bool, ...]
    turn: int
    left: int
    until: int | None
    whisper: int | None
    whispered: bool


def view(s: Nests, seat: int) -> NestsView:
    concerned = seat in (s.turn, s.neighbour(s.turn))
    reply = next((frame for frame in s.frames() if isinstance(frame, Reply)), None)
    return NestsView(
        seat=seat,
        asks=asks_of(s, seat),
        outcome=s.outcome,
        birds=tuple(bird(s, who, seat) for who in range(s.seated)),
        deck=s.deck.seen(seat),
        table=tuple(s.table),
        stone=s.stone.seen(seat),
        score=tuple(s.score),
        rolled=tuple(s.rolled),
        guessed=tuple(s.guessed),
        turn=s.turn,
        left=s.left,
        until=s.due("bell"),
        whisper=reply.card.seen(seat) if reply else None,
        whispered=concerned and s.whispered,
    )


def bird(s: Nests, who: int, seat: int) -> NestView:
    hand = s.hands[who]
    return NestView(len(hand), tuple(card for card in hand.seen(seat) if card is not None), s.nests[who].seen(seat))
