"""The file of a campaign: all that it remembers, who plays it, and the mission that was begun and is not over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec

from holdfast.cli.errors import BadInput
from holdfast.cli.folders import campaigns_folder
from holdfast.cli.json_file import JsonFile
from holdfast.cli.terminal.key.words import say
from holdfast.cli.terminal.play.party import Party
from holdfast.cli.terminal.start.host import Ready
from holdfast.games.key.missions.campaign import Campaign
from holdfast.games.key.setup import Options
from holdfast.table.replay import histories
from holdfast.table.save import ReplayError, read_save

VERSION: Final = 1
USUAL_NAME: Final = "main"  # the campaign that needs no name
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")


class OpenMission(msgspec.Struct, frozen=True):
    """A mission that was begun and is not over: breaking it off is no loss."""

    mission: str
    save: str


class CampaignJournal(msgspec.Struct, frozen=True):
    """A campaign as it is kept. It holds the master seed, and with it every answer: the truth, like a save."""

    campaign: Campaign
    party: Party | None = None
    open: OpenMission | None = None

    def __post_init__(self) -> None:
        if [entry.number for entry in self.campaign.log] != list(range(1, self.campaign.number)):
            raise ValueError(say("campaign.unordered"))


def journal_of(name: str) -> JsonFile[CampaignJournal]:
    if not NAME.fullmatch(name):
        raise BadInput(say("campaign.bad_name", name=repr(name[:60])))
    return JsonFile(campaigns_folder() / f"{name}.json", CampaignJournal, VERSION)


def campaign_names() -> list[str]:
    """Returns the names of all campaigns that there are."""
    found = (path.stem for path in campaigns_folder().glob("*.json"))
    return sorted(name for name in found if NAME.fullmatch(name))


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
        raise BadInput(say("campaign.unplayable", problem=str(problem), path=path)) from None
    options = save.setting.options
    if not isinstance(options, Options) or options.mission.id != mission:
        raise BadInput(say("campaign.other_game", path=path))
    return Ready(save, place)
