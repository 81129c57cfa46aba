"""Reaction windows (R41, R144-R148, R277): they open by public rule, whatever evil holds, and always close.

W1 after the hero has declared, W2 at the end of the turn, W3 when the hero was damaged. A window closes when all of
evil has passed, when the limit is reached, or when its time is over; a strict one only at its time or at the limit.
"""

from __future__ import annotations

from typing import Final, Literal

from holdfast.engine.flow import Frame
from holdfast.engine.secret import only
from holdfast.games.alone.events.reactions import WindowClosed, WindowOpened, WindowWentOn
from holdfast.games.alone.rules.reacting import (
    ActivateAvatar,
    Pass,
    Passable,
    PlayDown,
    PlaySpecial,
    PlayUp,
)
from holdfast.games.alone.rules.reaction import ResolveReaction
from holdfast.games.alone.state import Alone, Damage, When

TIMER: Final = "window"


class React(Passable, kw_only=True):
    """Open to all evil seats; passing holds until a card is played."""

    STANDING = True
    ACTIONS = (PlayUp, PlayDown, PlaySpecial, ActivateAvatar, Pass)

    def seats(self, s: Alone) -> tuple[int, ...]:
        return tuple(seat for seat in s.evil if not self.passed & only(seat))

    def is_open(self, s: Alone) -> bool:
        if s.on_table is not None or s.window == "":
            return False
        return s.options.strict_ms > 0 or self.passed != s.the_evil


class Bell(Frame):
    """The time of a window is over."""

    STEPS = ("ring",)

    def ring(self, s: Alone) -> None:
        s.window = ""


class Window(Frame):
    """Opens if another reaction is possible at all; while a card is done its time stands still."""

    STEPS = ("open", "react", "resolve", "again", "close", "closed")

    when: When
    wound: Damage = ""
    outer: When = ""  # the window in which something happened that is answered here
    outer_wound: Damage = ""
    left_ms: int = 0

    def open(self, s: Alone) -> Literal["closed"] | None:
        if s.is_at_limit():
            return "closed"
        self.outer, self.outer_wound = s.window, s.wound
        s.tell(WindowOpened(self.when))
        self.left_ms = s.options.strict_ms or s.options.window_ms
        return None

    def react(self, s: Alone) -> None:
        s.window, s.wound = self.when, self.wound
        if self.left_ms:
            s.after(self.left_ms, Bell(), TIMER)
        s.start(React())

    def resolve(self, s: Alone) -> Literal["close"] | None:
        """What was begun and is not on the table comes too late; after a card it has to be begun again."""
        s.windows += 1
        if s.on_table is None:
            return "close"
        if self.left_ms:
            self.left_ms = max((s.due(TIMER) or 0) - s.now, 1)
        s.cancel(TIMER)
        s.start(ResolveReaction())
        return None

    def again(self, s: Alone) -> Literal["react"] | None:
        if s.is_at_limit():
            return None
        s.tell(WindowWentOn(self.when))
        return "react"

    def close(self, s: Alone) -> None:
        s.cancel(TIMER)
        s.window, s.wound = self.outer, self.outer_wound
        s.tell(WindowClosed())

    def closed(self, s: Alone) -> None:
        """It is over, or never opened."""
