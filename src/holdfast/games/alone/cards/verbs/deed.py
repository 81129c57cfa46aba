"""What a verb of ALONE does, and what may be picked for it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from holdfast.engine.action import Refusal
from holdfast.engine.flow import StepResult
from holdfast.engine.verbs import Deed
from holdfast.games.alone.cards.picks import Pick
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.questions import FindNothing, VerbQuestion, question
from holdfast.games.alone.cards.verbs.registry import Cause, Picks
from holdfast.games.alone.state import HERO, Alone


def nothing_to_pick(s: Alone, effect: Any, cause: Cause, picks: Picks) -> list[Pick]:
    return []


def in_plain_sight(s: Alone, effect: Any) -> bool:
    return False


@dataclasses.dataclass(frozen=True)
class PartsDeed(Deed[Alone, DoVerb]):
    """`picks` lists what may be picked next, nothing once all is said; `why_not` judges a pick, if there is a better
    reason than that it is not on that list; `in_the_dark`: whether evil alone knows if there is anything to pick."""

    act: Callable[[Alone, DoVerb], StepResult | None]
    picks: Callable[[Alone, Any, Cause, Picks], list[Pick]] = nothing_to_pick
    why_not: Callable[[Alone, Any, Cause, Picks, Pick], Refusal | None] | None = None
    in_the_dark: Callable[[Alone, Any], bool] = in_plain_sight

    def question(self, s: Alone, frame: DoVerb) -> VerbQuestion | None:
        return question(s, frame.effect, frame.cause, frame.picks)

    def cover(self, s: Alone, frame: DoVerb) -> VerbQuestion | None:
        """The hero must not learn that nothing was found (R262), as it would if no question came."""
        if frame.cause.seat == HERO or frame.picks or frame.asked_before or not self.in_the_dark(s, frame.effect):
            return None
        return FindNothing(owner=frame.cause.seat, effect=frame.effect, cause=frame.cause)

    def do(self, s: Alone, frame: DoVerb) -> StepResult | None:
        return self.act(s, frame)
