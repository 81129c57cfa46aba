"""Solving (R124-R134, R157, R159): anybody may propose an answer at any decision point; all must agree."""

from __future__ import annotations

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Decision
from holdfast.engine.view import Text
from holdfast.games.key.events import Proposed
from holdfast.games.key.missions.mission import normal_form
from holdfast.games.key.rules.reveal import Tidy
from holdfast.games.key.rules.say import Hint, Say
from holdfast.games.key.rules.vote import VOTE_IS_OPEN, Consent, TakeBack, ThinkAgain, conclude, open_vote
from holdfast.games.key.state import Key


class Propose(Action, frozen=True):
    """It costs no action, no card and no turn (R132)."""

    guess: str

    @classmethod
    def gate(cls, s: Key, seat: int, ask: Decision) -> Refusal | None:
        """Returns why nobody may answer: there is one answer at a time (R125), and somebody must stand at the exit if
        there is one (R140).
        """
        if open_vote(s) is not None:
            return VOTE_IS_OPEN
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
            s.fork(Consent(by=seat, guess=guess, agreed=(seat,)))


class AtAnyTime(Decision):
    """What every player may do at any decision point, whoever's turn it is (A13).

    While an answer is voted on people still talk (R44), its proposer may take it back, and whoever agreed think again.
    """

    STANDING = True
    OFFER = True
    UNFROZEN = True
    ACTIONS = (Propose, TakeBack, ThinkAgain, Hint, Say, Tidy)

    def seats(self, s: Key) -> tuple[int, ...]:
        return tuple(range(s.seated))
