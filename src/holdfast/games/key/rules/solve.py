"""Solving (R124-R134, R157, R159): anybody may propose an answer at any decision point; all must agree."""

from __future__ import annotations

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Decision
from holdfast.engine.view import Text
from holdfast.games.key.events import Agreed, Disagreed, Proposed, Solved
from holdfast.games.key.mission import normal_form
from holdfast.games.key.rules.reveal import Tidy
from holdfast.games.key.rules.say import Hint, Say
from holdfast.games.key.state import Key


class Propose(Action, frozen=True):
    """It costs no action, no card and no turn (R132)."""

    guess: str

    @classmethod
    def gate(cls, s: Key, seat: int, ask: Decision) -> Refusal | None:
        """Module "exit" (R140): somebody must stand at the exit when the answer is given."""
        way_out = s.feature_room("exit")
        if way_out >= 0 and way_out not in s.rooms:
            return refuse("key:R140", "refused.nobody_at_exit", room=way_out)
        return None

    @classmethod
    def form(cls, s: Key, seat: int, ask: Decision) -> Text:
        return Text(cls.kind(), "guess", 1, 80, s.mission.shape)

    def why_not(self, s: Key, seat: int, ask: Decision) -> Refusal | None:
        guess = normal_form(self.guess)
        mission = s.mission
        right_signs = guess.isdigit() if mission.shape == "number" else guess.isalpha()
        if len(self.guess) > 80 or len(guess) != mission.length or not right_signs:
            return refuse("key:R131", f"refused.shape_{mission.shape}", length=mission.length)
        return None

    def do(self, s: Key, seat: int, ask: Decision) -> None:
        guess = normal_form(self.guess)
        s.tell(Proposed(seat, guess))
        if s.seated == 1:
            conclude(s, guess)
        else:
            s.start(Consent(guess=guess, agreed=(seat,)))


def conclude(s: Key, guess: str) -> None:
    """The exact answer wins for all (R127), any other loses for all (R128)."""
    right = guess == s.solution.true()
    s.tell(Solved(guess, s.solution.true()))
    s.end("won.solved" if right else "lost.wrong", tuple(range(s.seated)) if right else ())


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
        ask.refused = True
        s.tell(Disagreed(seat))


class Consent(Decision):
    """All must agree (R125); meanwhile nothing else happens."""

    STANDING = True
    FREEZES = refuse("key:R125", "refused.vote_is_open")
    ACTIONS = (Agree, Disagree)
    guess: str
    agreed: tuple[int, ...]
    refused: bool = False

    def seats(self, s: Key) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.seated) if seat not in self.agreed)

    def is_open(self, s: Key) -> bool:
        return not self.refused


class AtAnyTime(Decision):
    """What every player may do at any decision point, whoever's turn it is (A13)."""

    STANDING = True
    OFFER = True
    ACTIONS = (Propose, Hint, Say, Tidy)

    def seats(self, s: Key) -> tuple[int, ...]:
        return tuple(range(s.seated))
