"""Voting on an answer (R125-R128, A13): all must agree, anybody may change their mind while others think."""

from __future__ import annotations

from typing import Final

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Decision
from holdfast.engine.view import Number
from holdfast.games.key.events import (
    Agreed,
    Disagreed,
    ListPointedAt,
    SignsPointedAt,
    Solved,
    ThoughtAgain,
    TookBack,
    WindowPointedAt,
)
from holdfast.games.key.rules.contradiction import broken_signs, is_off_list
from holdfast.games.key.state import Key

VOTE_IS_OPEN: Final = refuse("key:R125", "refused.vote_is_open")


def open_vote(s: Key) -> Consent | None:
    """Returns the vote that is going on, if any."""
    for strand in s.strands:
        if isinstance(strand.top, Consent):
            return strand.top
    return None


def conclude(s: Key, guess: str) -> None:
    """The exact answer wins for all (R127), any other loses for all (R128)."""
    right = guess == s.solution.true()
    s.tell(Solved(guess, s.solution.true()))
    s.end("won.solved" if right else "lost.wrong", tuple(range(s.seated)) if right else ())


# -- whoever has not agreed yet


class Agree(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Key, seat: int, ask: Consent) -> tuple[Agree, ...]:
        return (Agree(),)

    def do(self, s: Key, seat: int, ask: Consent) -> None:
        ask.agreed = (*ask.agreed, seat)
        s.tell(Agreed(seat))
        if len(ask.agreed) == s.seated:
            conclude(s, ask.guess)


class Disagree(Action, frozen=True):
    """A single refusal cancels the try without penalty (R126)."""

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: Consent) -> tuple[Disagree, ...]:
        return (Disagree(),)

    def do(self, s: Key, seat: int, ask: Consent) -> None:
        ask.dropped = True
        s.tell(Disagreed(seat))


class Point(Action, frozen=True):
    """Does not agree, and says why: an open window, or a sign that speaks against the guess. Both are public (R150)."""

    window: target.Window

    @classmethod
    def gate(cls, s: Key, seat: int, ask: Consent) -> Refusal | None:
        """Returns why no window can be pointed at: while every window is closed, only signs can speak
        against a guess.
        """
        return None if _pointable(s, ask.guess) else refuse("key:R73", "refused.nothing_to_point_at", guess=ask.guess)

    @classmethod
    def form(cls, s: Key, seat: int, ask: Consent) -> Number:
        windows = _pointable(s, ask.guess)
        return Number(cls.kind(), "window", min(windows), max(windows))

    def why_not(self, s: Key, seat: int, ask: Consent) -> Refusal | None:
        if not 0 <= self.window < len(s.windows):
            return refuse("key:R150", "refused.no_such_window")
        if not s.is_open(self.window) and _clash(s, ask.guess, self.window) is None:
            return refuse("key:R73", "refused.nothing_to_point_at", guess=ask.guess)
        return None

    def do(self, s: Key, seat: int, ask: Consent) -> None:
        ask.dropped = True
        content = s.windows[self.window].seen(seat)
        if content is not None:
            s.tell(WindowPointedAt(seat, ask.guess, self.window, content))
        else:
            other = _clash(s, ask.guess, self.window)
            assert other is not None
            s.tell(SignsPointedAt(seat, ask.guess, self.window, other))


class PointAtList(Action, frozen=True):
    """Does not agree, because the card prints a list of answers and the guess is not on it (R150)."""

    @classmethod
    def gate(cls, s: Key, seat: int, ask: Consent) -> Refusal | None:
        return None if is_off_list(s.mission, ask.guess) else refuse("key:R150", "refused.on_the_list", guess=ask.guess)

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: Consent) -> tuple[PointAtList, ...]:
        return (PointAtList(),)

    def do(self, s: Key, seat: int, ask: Consent) -> None:
        ask.dropped = True
        s.tell(ListPointedAt(seat, ask.guess))


def _pointable(s: Key, guess: str) -> list[int]:
    """Returns the windows that say something about a guess: those that are open, and those whose signs it breaks."""
    signs = {window for pair in broken_signs(s.mission, guess) for window in pair}
    return [window for window in range(len(s.windows)) if s.is_open(window) or window in signs]


def _clash(s: Key, guess: str, window: int) -> int | None:
    """Returns the window with which this closed one breaks the rule of signs (R73), if the guess were right."""
    pairs = broken_signs(s.mission, guess)
    return next((a + b - window for a, b in pairs if window in (a, b)), None)


class Consent(Decision):
    """All must agree (R125); meanwhile nothing else happens, but people talk (R44)."""

    STANDING = True
    FREEZES = VOTE_IS_OPEN
    ACTIONS = (Agree, Disagree, Point, PointAtList)
    by: int
    guess: str
    agreed: tuple[int, ...]
    dropped: bool = False

    def seats(self, s: Key) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.seated) if seat not in self.agreed)

    def is_open(self, s: Key) -> bool:
        return not self.dropped


# -- whoever has agreed already


class TakeBack(Action, frozen=True):
    """Nobody is held to a proposal before all have agreed to it (A13)."""

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: Decision) -> tuple[TakeBack, ...]:
        return (TakeBack(),)

    def why_not(self, s: Key, seat: int, ask: Decision) -> Refusal | None:
        vote = open_vote(s)
        if vote is None:
            return refuse("key:A13", "refused.no_vote")
        return None if vote.by == seat else refuse("key:A13", "refused.not_your_proposal")

    def do(self, s: Key, seat: int, ask: Decision) -> None:
        vote = open_vote(s)
        assert vote is not None
        vote.dropped = True
        s.tell(TookBack(seat))


class ThinkAgain(Action, frozen=True):
    """Whoever agreed is asked once more, as long as somebody else is still thinking (A13)."""

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: Decision) -> tuple[ThinkAgain, ...]:
        return (ThinkAgain(),)

    def why_not(self, s: Key, seat: int, ask: Decision) -> Refusal | None:
        vote = open_vote(s)
        if vote is None:
            return refuse("key:A13", "refused.no_vote")
        if vote.by == seat:
            return refuse("key:A13", "refused.take_back_instead")
        return None if seat in vote.agreed else refuse("key:A13", "refused.not_agreed")

    def do(self, s: Key, seat: int, ask: Decision) -> None:
        vote = open_vote(s)
        assert vote is not None
        vote.agreed = tuple(other for other in vote.agreed if other != seat)
        s.tell(ThoughtAgain(seat))
