"""What carrying out an effect comes to."""

from __future__ import annotations

from typing import Final

DONE: Final = True
UNFINISHED: Final = False  # an effect that has more to do
