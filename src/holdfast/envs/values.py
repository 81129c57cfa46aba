"""Which values the fields of actions may have, so that every action has a number that never changes.

Numbers are for the boxes that are shipped, with room for what packs add. A game that is not here gets `USUAL_VALUES`
for every number and has no words. What lies outside is not offered to learners.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

Values = Sequence[Any]

USUAL_VALUES: Final[Values] = range(64)
SUBSET: Final = 8  # things of which any may be chosen together, such as dice: a number for each choice

VALUES: Final[Mapping[str, Mapping[str, Values]]] = {
    "key": {
        "card": range(40),
        "pile": range(4),
        "room": range(16),
        "token": range(32),
        "window": range(16),
        "cards": [(a, b) for a in range(40) for b in range(a + 1, 40)],
    },
    "elite": {
        "hero": range(6),
        "figure": range(64),
        "cell": range(192),
        "card": range(80),
        "slot": range(1600),
        "token": range(32),
        "objective": range(16),
        "die": range(24),
        "group": range(16),
        "event": range(32),
        "cluster": range(8),
        "thing": [*range(80), *range(1000, 1016)],
    },
    "alone": {
        "seat": range(4),
        "figure": range(32),
        "cell": range(160),
        "place": range(64),
        "room": range(24),
        "card": range(128),
        "item": range(32),
        "deck": range(8),
        "line": range(8),
        "die": range(16),
        "mission": range(32),
        "wounds": range(16),
        "ability": range(8),
        "avatar": range(8),
        "character": range(16),
        "difficulty": range(4),
        "first": range(16),
        "power": range(16),
        "space": range(8),
        "special": range(16),
        "track": ("life", "control"),
        "target": (
            *("creature", "boss", "danger", "lcu", "stairs", "light", "door", "blocked", "room"),
            *("stairs 0", "stairs 1"),
            *(f"room {n}" for n in range(24)),
            *(f"creature {n}" for n in range(16)),
            *(f"special {n}" for n in range(16)),
            *(f"avatar {n}" for n in range(8)),
        ),
    },
}
