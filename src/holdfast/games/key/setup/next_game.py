"""What comes after a mission: the next written one that somebody has not played, then missions that are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from holdfast.engine.options import with_usual
from holdfast.engine.succession import PlayedGame, after
from holdfast.games.key.cards.pack import read_missions, read_pack
from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.setup.choices import DAILY, FRESH, choices

HARDEST: Final = max(GRADES)


def done_as(files: Mapping[str, Any], words: Mapping[str, str]) -> str:
    """Returns the name under which a written mission is done; one that is made is never met again."""
    mission = with_usual(choices(files), words)["mission"]
    return "" if mission in (FRESH, DAILY) else mission


def next_game(files: Mapping[str, Any], played: PlayedGame, done: Mapping[str, bool]) -> dict[str, str]:
    """Returns what to play next: after a written mission the next one of which nobody has told the answer (a lost one
    is told, too), after a made one another, a grade harder if it was solved.
    """
    words = with_usual(choices(files), played.words)
    mission = words["mission"]
    if mission == FRESH:
        return {"mission": FRESH, "grade": str(min(int(words["grade"]) + played.is_won, HARDEST))}
    written = tuple(read_missions(files, read_pack(files)))
    left = [one for one in after(mission, written) if one not in done]
    return {"mission": left[0]} if left else {"mission": FRESH}
