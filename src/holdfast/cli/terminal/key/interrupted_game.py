"""Games that were broken off and are remembered by something larger: a campaign, a day."""

from __future__ import annotations

from pathlib import Path

from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.start.host import Ready
from holdfast.games.key.setup import Options
from holdfast.table.replay import histories
from holdfast.table.save import ReplayError, read_save


def read_running(path: str, mission: str) -> Ready | None:
    """Returns the game where it was left; None if its file is gone, so that the same mission begins again."""
    place = Path(path)
    if not place.exists():
        return None
    try:
        save = read_save(place)
        for _ in histories(save):
            pass
    except ReplayError as problem:
        raise BadInput(f"{problem}; or move {place} away to begin this mission again") from None
    options = save.setting.options
    if not isinstance(options, Options) or options.mission.id != mission:
        raise BadInput(f"{place} is the save of another game; put the right one back, or move it away")
    return Ready(save, place)
