"""What is said around a mission at a terminal: which one to play, campaigns, the mission of the day."""

from __future__ import annotations

from typing import Final

from holdfast.cli.terminal.words import TerminalWords

say: Final = TerminalWords("holdfast.cli.terminal.key").say
