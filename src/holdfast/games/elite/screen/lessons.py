"""ELITE's lessons: each is about one thing to do, and learned by doing it. Their words are the texts `lesson.<id>`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec


class Lesson(msgspec.Struct, frozen=True):
    """`by`: events of one's own that show that it was learned; without any it is read. `on`: where a die is put for it.

    `leads_to`: what its button does instead of being understood, to the lessons with a clock, or out of them.
    """

    id: str
    by: tuple[str, ...] = ()
    on: Literal["", "objective", "other"] = ""
    leads_to: Literal["", "rush", "over"] = ""


# Without a clock: everything that there is to do. With sixty seconds: only what is new, and short, because nobody reads
# in a rush.
LESSONS: Final[Mapping[str, tuple[Lesson, ...]]] = {
    "steps": (
        Lesson("goal"),
        Lesson("ready", ("seat_ready",)),
        Lesson("alien_result", ("driven",)),
        Lesson("roll", ("landed",)),
        Lesson("fire", ("fired",)),
        Lesson("objective", ("allocated",), on="objective"),
        Lesson("search", ("searched", "search_taken")),
        Lesson("move", ("moved",)),
        Lesson("load", ("allocated",), on="other"),
        Lesson("again"),
        Lesson("aliens"),
        Lesson("harm"),
        Lesson("damage"),
        Lesson("finish", ("seat_finished",)),
        Lesson("activation", ("planned",)),
        Lesson("group", ("planned", "chosen")),
        Lesson("clock", leads_to="rush"),
    ),
    "rush": (
        Lesson("rush_weapon", ("weapon_taken",)),
        Lesson("rush_ready", ("seat_ready",)),
        Lesson("rush_roll", ("landed",)),
        Lesson("rush_over", leads_to="over"),
    ),
}
