"""What a planted fault is, and how it is put into a game for the time of one test."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from holdfast.engine.flow import Frame
from holdfast.engine.screen import Part
from holdfast.engine.testing import Subject
from tests.changed import GROUPS, changed
from tests.conformance.subjects import GAMES, TEACHING


class Plant:
    """A game that a fault is being planted into: everything is as before when the test is over."""

    def __init__(self, subject: Subject, patch: pytest.MonkeyPatch) -> None:
        self.subject = subject
        self.patch = patch

    def instead_of(self, old: Callable[..., Any], new: Callable[..., Any]) -> None:
        """Wherever the product calls `old`, by whatever name, it calls `new`; the fault itself may still call `old`."""
        found = 0
        for module in [module for name, module in sys.modules.items() if name.startswith("holdfast.")]:
            for name in [name for name, value in vars(module).items() if value is old]:
                self.patch.setattr(module, name, new)
                found += 1
            for parts in [value for value in vars(module).values() if isinstance(value, dict)]:
                for part in [key for key, value in parts.items() if isinstance(value, Part) and value.make is old]:
                    self.patch.setitem(parts, part, Part(new))
                    found += 1
        game = self.subject.game
        held = (game, *(getattr(game, group) for group in GROUPS))
        fields = [f.name for one in held for f in dataclasses.fields(one) if f.init and getattr(one, f.name) is old]
        if not found and not fields:
            raise LookupError(f"nothing in the product calls {old!r}: the fault would change nothing")
        self.of_game(**dict.fromkeys(fields, new))

    def of_game(self, **fields: Any) -> None:
        """The game has these in place of its own: its view, its notation, its texts ..."""
        self.subject = dataclasses.replace(self.subject, game=changed(self.subject.game, **fields))

    def method(self, owner: type, name: str, new: Any) -> None:
        """A class does this in place of its own method; of a frame it may be a step."""
        if not hasattr(owner, name):
            raise LookupError(f"{owner.__name__} has no {name}: the fault would change nothing")
        self.patch.setattr(owner, name, new)
        if issubclass(owner, Frame):
            self.patch.setattr(owner, "step_functions", tuple(getattr(owner, step) for step in owner.STEPS))


Planting: TypeAlias = Callable[[Plant], None]


@dataclasses.dataclass(frozen=True)
class Fault:
    """`found_by` is the property that must fail, `says` a pattern in what it says."""

    name: str
    subject: Subject
    found_by: str
    says: str
    planting: Planting

    def __str__(self) -> str:
        return f"{self.subject.game.name}-{self.name}"

    def planted(self, patch: pytest.MonkeyPatch) -> Subject:
        plant = Plant(self.subject, patch)
        self.planting(plant)
        return plant.subject


def fault(book: list[Fault], subject: str, *, found_by: str, says: str) -> Callable[[Planting], Planting]:
    """Enter a planting into a game's book of faults; the subject goes by its name, such as "key-4"."""
    (wanted,) = (known for known in (*GAMES, *TEACHING) if str(known) == subject)

    def enter(planting: Planting) -> Planting:
        if not planting.__doc__:
            raise TypeError(f"{planting.__name__} must say what is wrong with the game")
        book.append(Fault(planting.__name__, wanted, found_by, says, planting))
        return planting

    return enter
