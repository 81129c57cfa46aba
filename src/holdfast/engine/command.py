"""The only things in a game's log: what seats sent, and what the clock and the table did."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from holdfast.engine.action import Action


class Command(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag="act"):
    """A seat's answer. `id` is the sender's own, so that a resend is recognised and never rolls dice twice."""

    at: int
    seat: int
    ask: int
    action: Action
    id: str = ""


class Tick(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag="tick"):
    """Game time reached `at` and something was due."""

    at: int


class Pause(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag="pause", omit_defaults=True):
    """The clock stops. Who stopped it without a word may say why afterwards: by another line, with the reason."""

    at: int
    seat: int
    reason: str = ""


class Resume(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag="resume"):
    at: int
    seat: int


class Undo(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag="undo"):
    """The game goes on from where it stood after the first `to` lines of its log."""

    at: int
    to: int


class Presence(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag="presence"):
    """From now on these seats are away: their people are not there, and no bot plays for them."""

    at: int
    away: tuple[int, ...]


Line: TypeAlias = Command | Tick | Pause | Resume | Undo | Presence
