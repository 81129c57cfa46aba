"""What goes on, as a seat is shown it: frames without what only others know."""

from __future__ import annotations

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.flow import Decision, Frame
from holdfast.engine.grace import Graced
from holdfast.engine.secret import only
from holdfast.games.alone.cards.effects import Stalk
from holdfast.games.alone.cards.verbs.apply import DoEffects, DoVerb
from holdfast.games.alone.cards.verbs.registry import Activate, Standard
from holdfast.games.alone.rules.attack import Attack, CreaturesAttack
from holdfast.games.alone.rules.creatures import Prowl
from holdfast.games.alone.rules.encounter import Meet
from holdfast.games.alone.rules.fight import Die, StrikeAt
from holdfast.games.alone.rules.labyrinth import kind_of
from holdfast.games.alone.rules.reaction import ResolveReaction
from holdfast.games.alone.rules.window import React
from holdfast.games.alone.state import HERO, Alone

replace = msgspec.structs.replace


class Seen(msgspec.Struct, frozen=True):
    """A frame as a seat sees it, and the answer that a decision has got already."""

    frame: Frame
    given: Action | None = None


def as_seen(s: Alone, frame: Frame, seat: int) -> Seen:
    """Returns a copy without other seats' numbers; for the hero without what evil plans, and with kinds for tokens."""
    if isinstance(frame, Decision):
        given = frame.given.action if frame.given else None
        own = frame.ids[seat] if 0 <= seat < len(frame.ids) else 0
        plain = replace(frame, ids=(own,), given=None)
        if isinstance(plain, Graced):  # how long others have been waiting is nobody's business
            plain.waited, plain.number = int(seat != plain.owner), 0
        if isinstance(plain, React):
            plain.passed &= only(seat)
        return Seen(plain, given)
    if seat != HERO:
        return Seen(frame.__copy__())
    match frame:
        case ResolveReaction():
            return Seen(replace(frame, picks=()))
        case DoEffects(cause=cause) if cause.seat != HERO:
            return Seen(replace(frame, picks=()))
        case DoVerb(cause=cause, effect=effect) if cause.seat != HERO:
            moves = isinstance(effect, Stalk | Standard | Activate)
            return Seen(replace(frame, picks=(), stage=0 if moves else frame.stage))
        case Prowl():
            return Seen(replace(frame, token=kind_of(s, frame.token), ways=(), noise="", gone=0))
        case Meet() | StrikeAt():
            return Seen(replace(frame, tokens=tuple(kind_of(s, token) for token in frame.tokens)))
        case Attack() | Die():
            return Seen(replace(frame, token=kind_of(s, frame.token)))
        case CreaturesAttack():
            return Seen(replace(frame, attacked=tuple(kind_of(s, token) for token in frame.attacked)))
    return Seen(frame.__copy__())
