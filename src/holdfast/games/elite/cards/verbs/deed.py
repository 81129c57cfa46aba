"""What a verb of Project: ELITE asks and does."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from holdfast.engine.action import Action
from holdfast.engine.verbs import Deed, DeedResult
from holdfast.games.elite.cards.verbs.apply import Apply
from holdfast.games.elite.rules.asking import GracedChoice
from holdfast.games.elite.state import Elite


def asks_nothing(s: Elite, frame: Apply, effect: Any) -> GracedChoice | None:
    return None


@dataclasses.dataclass(frozen=True)
class EffectDeed(Deed[Elite, Apply]):
    """`act` does one thing with the answer to what `asks` asked; ASK_AGAIN: there may be more to do."""

    act: Callable[[Elite, Apply, Any, Action | None], DeedResult]
    asks: Callable[[Elite, Apply, Any], GracedChoice | None] = asks_nothing

    def question(self, s: Elite, frame: Apply) -> GracedChoice | None:
        return self.asks(s, frame, frame.verb)

    def do(self, s: Elite, frame: Apply) -> DeedResult:
        return self.act(s, frame, frame.verb, s.answered)
