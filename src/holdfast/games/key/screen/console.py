"""The console as it is now, and what on the printed list it rules out."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from holdfast.engine.secret import SPECTATOR
from holdfast.games.key.missions.mission import MissionFace
from holdfast.games.key.rules.contradiction import Windows, rules_out
from holdfast.games.key.state import Key


class Console(msgspec.Struct, frozen=True):
    windows: tuple[str | None, ...]  # contents, None while closed
    ruled_out: tuple[int, ...]  # entries of the printed list that cannot be the answer any more
    answer: str | None  # after the end


def console(s: Key) -> Console:
    """Returns the console: after the end all windows are shown (R134), before that those that everybody knows."""
    over = s.is_over()
    windows = tuple([window.true() if over else window.seen(SPECTATOR) for window in s.windows])
    return Console(windows, _ruled_out(s.mission, windows), s.solution.true() if over else None)


@lru_cache(2000)
def _ruled_out(face: MissionFace, windows: Windows) -> tuple[int, ...]:
    return tuple([number for number, entry in enumerate(face.dossier) if rules_out(face, windows, entry)])
