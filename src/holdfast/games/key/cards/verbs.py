"""The words that abilities are made of: each names a frame for a seat, with its number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from holdfast.engine.flow import Frame
from holdfast.games.key.rules.fix import Fix
from holdfast.games.key.rules.gather import Gather
from holdfast.games.key.rules.look_ahead import LookAhead
from holdfast.games.key.rules.run import Run
from holdfast.games.key.rules.scout import Scout

VERBS: Final[Mapping[str, Callable[[int, int], Frame]]] = {
    "move": lambda seat, n: Run(seat=seat, left=n),
    "collect": lambda seat, n: Gather(seat=seat, left=n),
    "reveal_nearby": lambda seat, n: Scout(seat=seat),
    "fix": lambda seat, n: Fix(seat=seat, cards=n),
    "look_ahead": lambda seat, n: LookAhead(seat=seat, cards=n),
}
