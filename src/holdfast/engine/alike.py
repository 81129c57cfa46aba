"""What must look the same to a seat, told by a game for the leak tests: exchanged look-alikes, twins, other pasts."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from holdfast.engine.action import Action


@dataclasses.dataclass(frozen=True)
class Exchanged:
    """A state in which things that look alike to a seat have changed places; `action` tells what an action of anybody
    is called there, at any later moment, given both states."""

    world: Any
    action: Callable[[Any, Any, Action], Action]


@dataclasses.dataclass(frozen=True)
class Continuation:
    """A state, and what seats do in it, one after the other."""

    state: Any
    clicks: tuple[tuple[int, Action], ...]


@dataclasses.dataclass(frozen=True)
class Twins:
    """Two courses of events of which these seats must not learn which one they saw, with secrets of one kind apart."""

    what: str
    seats: tuple[int, ...]
    kind: str
    one: Continuation
    other: Continuation
