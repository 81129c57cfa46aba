"""`mate`: a squad member for people. It leaves to them what the group decides, and without a clock never runs ahead."""

from __future__ import annotations

from typing import Any, Final

from holdfast.engine.action import Action
from holdfast.engine.bot import Bot, Budget, Choice, Mind, Update
from holdfast.engine.game import AnyGame
from holdfast.engine.play import decision_of
from holdfast.engine.rng import Rng
from holdfast.engine.view import Ask
from holdfast.games.elite.bots.duties import Duty
from holdfast.games.elite.bots.outlook import SeatOutlook
from holdfast.games.elite.bots.speed import HUMAN
from holdfast.games.elite.bots.squad import Squad
from holdfast.games.elite.rules.asking import NO_SEAT
from holdfast.games.elite.rules.asking import GracedChoice as Question
from holdfast.games.elite.rules.signal import HOLD_DICE
from holdfast.games.elite.state import Elite

LAST: Final = 2  # graces that people have to themselves; if a clock runs, a mate decides in the last one
AHEAD_MS: Final = 3_000  # of its own time: so far a mate may be ahead of who has acted least


class Mate(Squad):
    among_people = True

    def choose(self, seen: Update, budget: Budget) -> Choice | None:
        return None if is_ahead(seen.knowledge, self.seat) else super().choose(seen, budget)

    def leaves(self, s: Elite, ask: Ask) -> bool:
        return self.among_people and is_for_the_group(s, self.seat, ask)

    def think(self, outlook: SeatOutlook, duties: list[Duty]) -> tuple[Ask, Action] | None:
        """Thinks as a squad does, but whoever only waits for the aliens to come no nearer says so."""
        return super().think(outlook, duties) or self.explain(outlook)

    def may_speak(self, s: Elite) -> bool:
        return self.speaker.is_free(s.now)

    def explain(self, outlook: SeatOutlook) -> tuple[Ask, Action] | None:
        if not outlook.strain or not outlook.s.clock_runs or outlook.tumbles():
            return None
        any_time = next((ask for ask in outlook.asks if ask.kind == "any_time"), None)
        if any_time is None:
            return None
        words = self.speaker.say(outlook.s.now, HOLD_DICE)
        return None if words is None else (any_time, words)


def is_for_the_group(s: Elite, seat: int, ask: Ask) -> bool:
    """Tells whether people may still be thinking about it."""
    if s.clock_runs:
        return False
    asked = decision_of(s, seat, ask.id)
    return isinstance(asked, Question) and asked.owner == NO_SEAT and asked.waited < LAST


def is_ahead(s: Elite, seat: int) -> bool:
    """Tells whether, in a rush without a clock, somebody who is still at it has far more time left."""
    if not s.clock_runs or not s.is_untimed:
        return False
    others = [left for other, left in enumerate(s.left_ms) if is_at_it(s, other) and other != seat]
    return s.left_ms[seat] < max(others, default=0) - AHEAD_MS


def is_at_it(s: Elite, seat: int) -> bool:
    return not s.finished[seat] and seat not in s.away


def _sit(game: AnyGame, parts: Any, seat: int, rng: Rng) -> Mind:
    return Mate(parts, seat, rng, HUMAN)


MATE: Final = Bot("mate", _sit, takes_offers=False, defers=True, glances=True)
