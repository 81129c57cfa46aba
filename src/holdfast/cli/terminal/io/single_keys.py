"""Single keys from a terminal: no Enter needed, arrows known by name, the window's size watched."""

from __future__ import annotations

import codecs
import os
import select
import sys
from collections.abc import Callable, Collection
from types import TracebackType
from typing import Any, Final

from holdfast.cli.terminal.io.keyboard import ENTER, ESCAPE, RESIZED, Draw, is_settled

BACKSPACE: Final = "backspace"
LOOK_AGAIN_S: Final = 0.2
REST_OF_SEQUENCE_S: Final = 0.03
TAB: Final = "tab"
SEQUENCES: Final = {
    "[A": "up",
    "[B": "down",
    "[C": "right",
    "[D": "left",
    "[5~": "up",
    "[6~": "down",
    "[H": "home",
    "[F": "end",
    "OA": "up",
    "OB": "down",
    "OC": "right",
    "OD": "left",
}
NAMED: Final = {
    "\r": ENTER,
    "\n": ENTER,
    "\x7f": BACKSPACE,
    "\b": BACKSPACE,
    "\t": TAB,
    "\x0c": RESIZED,  # Ctrl-L: draw again
}


class SingleKeys:
    """A keyboard on a terminal in cbreak mode; use it as a context manager, so that the terminal is given back."""

    digit_by_digit = True
    frame_ms = 100

    def __init__(self, size: Callable[[], tuple[int, int]]) -> None:
        self.size = size
        self.shown = size()
        self.file = sys.stdin.fileno()
        self.decoder = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")(errors="replace")
        self.before: list[Any] = []

    def __enter__(self) -> SingleKeys:
        # Here, because only POSIX systems have it.
        import termios
        import tty

        self.before = termios.tcgetattr(self.file)
        tty.setcbreak(self.file)
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        # Here, because only POSIX systems have it.
        import termios

        termios.tcsetattr(self.file, termios.TCSADRAIN, self.before)

    def choice(self, keys: Collection[str], draw: Draw) -> str:
        typed = ""
        while True:
            draw(typed)
            key = self._press()
            if key == RESIZED:
                continue
            if key == BACKSPACE:
                typed = typed[:-1]
            elif key in (ENTER, ESCAPE):
                return typed if typed and key == ENTER else key
            elif len(key) == 1:
                typed += key.lower()
                if is_settled(typed, keys):
                    return typed

    def text(self, draw: Draw) -> str | None:
        typed = ""
        while True:
            draw(typed)
            key = self._press()
            if key == BACKSPACE:
                typed = typed[:-1]
            elif key == ENTER:
                return typed.strip()
            elif key == ESCAPE:
                return None
            elif len(key) == 1 and key.isprintable():
                typed += key

    def key(self, draw: Draw) -> str:
        while True:
            draw("")
            key = self._press()
            if key != RESIZED:
                return key.lower()

    def press(self, ms: int | None) -> str | None:
        key = self._press() if ms is None else self._press_within(ms)
        return None if key is None else key.lower()

    def pause(self, ms: int) -> str:
        return self._press().lower() if self._is_pressed(ms / 1000) else ENTER

    def drop(self) -> None:
        """Does nothing: single keys are never typed ahead of a question."""

    def begin_reading(self) -> None:
        # Here, because only POSIX systems have it.
        import termios

        termios.tcflush(self.file, termios.TCIFLUSH)

    def _press(self) -> str:
        """Returns the next key, or the word that the window has another size now."""
        while not self._is_pressed(LOOK_AGAIN_S):
            if self._is_resized():
                return RESIZED
        return self._key()

    def _press_within(self, ms: int) -> str | None:
        """Returns the next key within so many milliseconds; steps are counted, so that no clock is read here."""
        left = ms / 1000
        while not self._is_pressed(min(left, LOOK_AGAIN_S)):
            left -= LOOK_AGAIN_S
            if self._is_resized():
                return RESIZED
            if left <= 0:
                return None
        return self._key()

    def _is_pressed(self, seconds: float) -> bool:
        return bool(select.select([self.file], [], [], seconds)[0])

    def _is_resized(self) -> bool:
        before, self.shown = self.shown, self.size()
        return before != self.shown

    def _key(self) -> str:
        sign = self._read()
        if sign == "\x1b":
            return self._sequence()
        return NAMED.get(sign, sign)

    def _sequence(self) -> str:
        """Returns what follows an escape at once and belongs to it: an arrow, or some key that means nothing here."""
        rest = ""
        while len(rest) < 8 and self._is_pressed(REST_OF_SEQUENCE_S):
            rest += self._read()
            if rest in SEQUENCES or (len(rest) > 1 and (rest[-1].isalpha() or rest[-1] == "~")):
                break
        return SEQUENCES.get(rest, "unknown") if rest else ESCAPE

    def _read(self) -> str:
        while True:
            data = os.read(self.file, 1)
            if not data or data == b"\x04":
                raise EOFError
            if sign := self.decoder.decode(data):
                return sign
