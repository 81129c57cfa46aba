"""What a seat may do, and why not: Action, Refusal, IllegalAction."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

if TYPE_CHECKING:
    from typing import Self

    from holdfast.engine.view import Form

Param: TypeAlias = int | str | tuple[int | str, ...]


def snake_case(name: str) -> str:
    """Returns a class name such as ChooseSpace as choose_space: so it stands in saves, on the wire and in text keys."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


@cache
def tag_of(kind: type[msgspec.Struct]) -> str:
    """Returns what a class is called in saves, on the wire and in text keys."""
    return str(kind.__struct_config__.tag)


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why not: the rule that forbids it, the key of its sentence, and what the sentence names."""

    rule: str
    key: str
    params: dict[str, Param] = {}


def refuse(rule: str, key: str, **params: Param) -> Refusal:
    return Refusal(rule, key, params)


def in_vain(rule: str, key: str, **params: Param) -> Refusal:
    """Returns why an action would come to nothing although nothing forbids it."""
    return Refusal(rule, key, params)


class Action(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="act", tag=snake_case):
    """A frozen value that a seat sends. Legality has one source: gate, candidates and why_not, side by side.

    They may read only what the seat knows; `do` alone may ask for the truth.
    """

    @classmethod
    def gate(cls, s: Any, seat: int, ask: Any) -> Refusal | None:
        """Returns why nothing of this kind is possible now: the one reason on the greyed button."""
        return None

    @classmethod
    def candidates(cls, s: Any, seat: int, ask: Any) -> Iterable[Self]:
        """Returns what might be possible once the gate is open; why_not has the last word."""
        return ()

    @classmethod
    def form(cls, s: Any, seat: int, ask: Any) -> Form | None:
        """Returns what to fill in, for actions that are filled in rather than listed."""
        return None

    def why_not(self, s: Any, seat: int, ask: Any) -> Refusal | None:
        """Returns why this very action is not possible, the gate being open; it must bear any well-typed value."""
        return None

    def comes_to_nothing(self, s: Any, seat: int, ask: Any) -> Refusal | None:
        """Returns why this very action, legal as it is, would be wasted, as far as its seat knows: people are asked
        once more before they do it.
        """
        return None

    def do(self, s: Any, seat: int, ask: Any) -> None:
        """Makes it happen; may start one frame, as its last line."""

    @classmethod
    def kind(cls) -> str:
        return tag_of(cls)

    def option_id(self) -> str:
        """Returns a name for this option that holds as long as its values do, such as 'push:east'."""
        values = msgspec.structs.astuple(self)
        if not values:
            return tag_of(type(self))
        parts = [".".join(map(str, v)) if isinstance(v, tuple) else str(v) for v in values]
        return f"{tag_of(type(self))}:{','.join(parts)}"


class IllegalAction(Exception):
    """A seat tried what it may not do; carries the refusal that it is told."""

    def __init__(self, refusal: Refusal, action: Action | None = None) -> None:
        super().__init__(f"{refusal.rule} {refusal.key} {refusal.params or ''} for {action!r}")
        self.refusal = refusal
