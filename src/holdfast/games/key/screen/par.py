"""Par: how many windows people have open, as a rule, when they know the answer of a mission of its grade."""

from __future__ import annotations

from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.missions.mission import NO_GLYPH
from holdfast.games.key.state import Key


def par(s: Key) -> int:
    """Returns the middle of what the grade allows, in windows, with those that lie open from the start."""
    windows = s.mission.windows
    can_open = sum(window.glyph != NO_GLYPH or window.mark != "none" for window in windows)
    given = sum(s.is_open(i) for i, w in enumerate(windows) if w.glyph == NO_GLYPH and w.mark == "none")
    least, most = GRADES[s.mission.grade].known_after
    return given + max(1, round(can_open * (least + most) / 2))
