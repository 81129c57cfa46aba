"""Hand-written missions, one of each grade, for the day on which the constructors find none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.pack_check import check_mission
from holdfast.games.key.missions.mission import Mission, mission_from

FOLDER = "spare/"


def read_spare(files: Mapping[str, Any], parts: Parts) -> tuple[Mission, ...]:
    """Returns the spare missions in the parsed files of a pack, checked as the loader checks all missions."""
    names = tuple(glyph.name for glyph in parts.glyphs)
    missions: list[Mission] = []
    for path in sorted(files):
        if path.startswith(FOLDER):
            mission = mission_from(files[path], path, parts.tokens, names)
            check_mission(mission, parts, path)
            missions.append(mission)
    return tuple(missions)
