"""What each seat of The Key is shown (R43, R146, R150): everything on the table, and its own hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.flow import Decision, Frame
from holdfast.engine.secret import SPECTATOR, Hand
from holdfast.engine.view import View, asks_of
from holdfast.games.key.missions.mission import MissionFace
from holdfast.games.key.rules.vote import open_vote
from holdfast.games.key.state import Key


class HandView(msgspec.Struct, frozen=True):
    """How many cards somebody holds, and those that this seat knows: its own, and what it saw on the way there."""

    size: int
    known: tuple[int, ...]


class ProposalView(msgspec.Struct, frozen=True):
    by: int
    guess: str
    agreed: tuple[int, ...]


class GoingOn(msgspec.Struct, frozen=True):
    """A frame, of which this game hides nothing but the numbers by which other seats know it, and its answer."""

    frame: Frame
    given: Action | None


class KeyView(View, frozen=True):
    mission: MissionFace
    windows: tuple[str | None, ...]  # contents, None while closed
    answer: str | None  # after the end
    characters: tuple[str, ...]
    neighbours: tuple[tuple[int, ...], ...]
    turn: int
    actions: int
    passes: int
    hands: tuple[HandView, ...]
    deck: tuple[int | None, ...]  # from bottom to top; a card that this seat looked at, else None
    piles: tuple[tuple[int, ...], ...]
    counter_intel: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...]
    time_icons: int
    in_peril: bool
    stacks: tuple[int, ...]  # heights
    face_up: tuple[tuple[int, ...], ...]
    gone: tuple[int, ...]
    rooms: tuple[int, ...]
    locks: tuple[int, ...]
    guard: int
    achievements: tuple[int, ...]
    proposal: ProposalView | None
    going_on: tuple[tuple[GoingOn, ...], ...]
    tidy: bool
    free_talk: bool


def view(s: Key, seat: int) -> KeyView:
    return views(s, (seat,), {})[seat]


def views(s: Key, seats: Iterable[int], before: Mapping[int, KeyView]) -> dict[int, KeyView]:
    """Returns what several seats are shown; what all of them see is built once."""
    public = _public(s)
    over = s.is_over()
    return {
        seat: msgspec.structs.replace(
            public,
            seat=seat,
            asks=asks_of(s, seat),
            windows=public.windows if over else tuple([w.seen(seat) for w in s.windows]),
            hands=tuple([HandView(len(h.cards), _known(h, seat)) for h in s.hands]),
            deck=s.deck.seen(seat),
            going_on=tuple([tuple([_as_seen(frame, seat) for frame in frames]) for frames in public.going_on]),
        )
        for seat in seats
    }


def _public(s: Key) -> KeyView:
    """Returns what lies on the table for everybody; what depends on who looks is left empty."""
    over = s.is_over()
    return KeyView(
        seat=SPECTATOR,
        asks=(),
        outcome=s.outcome,
        mission=s.mission,
        windows=tuple(w.true() for w in s.windows) if over else (),  # R134: all is shown after the end
        answer=s.solution.true() if over else None,
        characters=s.characters,
        neighbours=s.neighbours,
        turn=s.turn,
        actions=s.actions,
        passes=s.passes,
        hands=(),
        deck=(),
        piles=tuple(map(tuple, s.piles)),
        counter_intel=tuple(map(tuple, s.counter_intel)),
        discard=tuple(s.discard),
        time_icons=s.time_icons_out(),
        in_peril=s.in_peril,
        stacks=tuple(map(len, s.stacks)),
        face_up=tuple(map(tuple, s.face_up)),
        gone=tuple(s.gone),
        rooms=tuple(s.rooms),
        locks=tuple(s.locks),
        guard=s.guard,
        achievements=tuple(s.achievements),
        proposal=_proposal(s),
        going_on=tuple([tuple([_shown(frame) for frame in strand.frames]) for strand in s.strands]),
        tidy=s.tidy,
        free_talk=s.free_talk,
    )


def _known(hand: Hand, seat: int) -> tuple[int, ...]:
    return tuple([card for card in hand.seen(seat) if card is not None])


def _proposal(s: Key) -> ProposalView | None:
    vote = open_vote(s)
    return None if vote is None else ProposalView(vote.by, vote.guess, vote.agreed)


def _shown(frame: Frame) -> GoingOn:
    if not isinstance(frame, Decision):
        return GoingOn(frame.__copy__(), None)
    return GoingOn(frame, frame.given.action if frame.given else None)


def _as_seen(shown: GoingOn, seat: int) -> GoingOn:
    """A decision is known to each seat by a number of its own."""
    frame = shown.frame
    if not isinstance(frame, Decision):
        return shown
    own = frame.ids[seat] if 0 <= seat < len(frame.ids) else 0
    return GoingOn(msgspec.structs.replace(frame, ids=(own,), given=None), shown.given)
