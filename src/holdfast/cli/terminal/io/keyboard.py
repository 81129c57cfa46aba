"""What people type, as words: the same game is played with single keys on a terminal and with lines from a file."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from threading import Event
from typing import Final, Protocol, TypeAlias

Draw: TypeAlias = Callable[[str], None]  # shows what was typed so far; called again when the window has changed

ENTER: Final = ""
ESCAPE: Final = "esc"
RESIZED: Final = "resized"  # no key, but something to draw again for
WAIT_WORD: Final = "wait"  # a word in a line that lets time pass until something happens


class Keyboard(Protocol):
    """What people type at. Raises EOFError when nobody is there any more."""

    digit_by_digit: bool  # whether a 1 may become a 12
    frame_ms: int  # how long a frame stays at least; 0 if somebody reads every one of them

    def choice(self, keys: Collection[str], draw: Draw) -> str:
        """Returns one of the keys, or whatever else was typed; ENTER and ESCAPE are choices too."""

    def text(self, draw: Draw) -> str | None:
        """Returns a line of words; None if the writer thought better of it."""

    def key(self, draw: Draw) -> str:
        """Returns a single key by name, for pages: 'down', 'up', ENTER, ESCAPE, or what it prints."""

    def press(self, ms: int | None) -> str | None:
        """Returns a single key by name, None if there was none within so many milliseconds (None: waits for one)."""

    def pause(self, ms: int) -> str:
        """Lets people look; a key ends the pause, and is returned."""

    def drop(self) -> None:
        """Forgets what was typed ahead."""

    def begin_reading(self) -> None:
        """Forgets keys that were pressed while there was nothing to be seen yet."""


class Lines:
    """Lines from a file, a pipe or a test. Several words on a line answer several questions: '2 r', 'r R28'."""

    digit_by_digit = False
    frame_ms = 0

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.ahead: list[str] = []

    def choice(self, keys: Collection[str], draw: Draw) -> str:
        if not self.ahead:
            draw("")
            self.ahead = self._line().split() or [ENTER]
        return self.ahead.pop(0)

    def text(self, draw: Draw) -> str | None:
        if self.ahead:
            words, self.ahead = " ".join(self.ahead), []
            return words
        draw("")
        words = self._line().strip()
        return None if words == ESCAPE else words

    def key(self, draw: Draw) -> str:
        self.ahead = []
        draw("")
        return self._line().strip().lower()

    def press(self, ms: int | None) -> str | None:
        if not self.ahead:
            self.ahead = self._line().lower().split() or [ENTER]
        word = self.ahead.pop(0)
        if word != WAIT_WORD:
            return word
        if ms is not None:
            Event().wait(ms / 1000)
        return None

    def pause(self, ms: int) -> str:
        return ENTER  # nobody is looking

    def drop(self) -> None:
        self.ahead = []

    def begin_reading(self) -> None:
        """Does nothing: lines wait for their questions."""

    def _line(self) -> str:
        try:
            return next(self.lines).rstrip("\n")
        except StopIteration:
            raise EOFError from None


def is_settled(typed: str, keys: Collection[str]) -> bool:
    """Tells whether nothing that is still typed could make another choice of it."""
    longer = [key for key in keys if key != typed and key.startswith(typed)]
    return not longer
