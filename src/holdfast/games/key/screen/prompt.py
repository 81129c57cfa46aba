"""What is asked of a seat, or what it waits for, in one sentence; and what may help to decide."""

from __future__ import annotations

from holdfast.engine.flow import Decision
from holdfast.engine.message import Message, say
from holdfast.engine.screen import Prompt
from holdfast.games.key.cards.types import GATHER, INTEL, RUN
from holdfast.games.key.rules.deck import MayDraw
from holdfast.games.key.rules.first import Volunteer
from holdfast.games.key.rules.fix import ChooseFix
from holdfast.games.key.rules.intel import ChooseStack, Intel
from holdfast.games.key.rules.regroup import ChoosePile
from holdfast.games.key.rules.stall import DrawAnswerOrConcede
from holdfast.games.key.rules.turn import MOST_ACTIONS, ChooseAction
from holdfast.games.key.rules.vote import Consent, open_vote
from holdfast.games.key.screen.deck import risk
from holdfast.games.key.state import Key


def prompt(s: Key, seat: int) -> Prompt:
    if s.outcome is not None:
        return Prompt(say(f"outcome.{s.outcome.key}"))
    decision = question(s)
    if decision is None:
        return Prompt(say("prompt.nobody"))
    asked = decision.seats(s)
    others = tuple([other for other in asked if other != seat])
    if seat not in asked:
        return Prompt(say(f"doing.{decision.kind()}", seats=others), others)
    return Prompt(_question(s, decision), others, _about(s, decision), _otherwise(decision))


def question(s: Key) -> Decision | None:
    """Returns what the table waits for: an answer that is voted on, else what is asked in the order of play."""
    top = open_vote(s) or s.strands[0].top
    return top if isinstance(top, Decision) else None


def _question(s: Key, decision: Decision) -> Message:
    key = f"prompt.{decision.kind()}"
    if isinstance(decision, Consent):
        return say(key, guess=decision.guess, seat=decision.by)
    left = moves_left(s, decision)
    return say(key) if left is None else say(key, left=left)


def moves_left(s: Key, decision: Decision) -> int | None:
    """Returns how many moves, reveals, collects or cards are left, if they are counted."""
    if isinstance(decision, ChooseStack):
        return next((frame.left for frame in s.strands[0].frames if isinstance(frame, Intel)), None)
    return getattr(decision, "left", None)


def _about(s: Key, decision: Decision) -> Message | None:
    match decision:
        case ChooseAction():
            return say("about.choose_action", number=s.actions + 1, most=MOST_ACTIONS)
        case ChoosePile() | ChooseFix():
            return say("about.piles", run=s.top(RUN), intel=s.top(INTEL), gather=s.top(GATHER))
        case MayDraw() | DrawAnswerOrConcede():
            return risk(s)
        case Consent():
            return say("about.consent")
    return None


def _otherwise(decision: Decision) -> Message | None:
    return say("otherwise.volunteer", seat=0) if isinstance(decision, Volunteer) else None
