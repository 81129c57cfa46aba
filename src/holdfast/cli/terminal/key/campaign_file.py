"""The file of a campaign: all that it remembers, who plays it, and the mission that is being played."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from holdfast.cli.errors import BadInput
from holdfast.cli.folders import campaigns_folder
from holdfast.cli.json_file import JsonFile
from holdfast.cli.terminal.play.party import Party
from holdfast.games.key.missions.campaign import Campaign

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
            raise ValueError("the missions in its log are not in order")


def journal_of(name: str) -> JsonFile[CampaignJournal]:
    if not NAME.fullmatch(name):
        raise BadInput(f"a campaign's name has up to 40 small letters, digits, - and _, unlike {name[:60]!r}")
    return JsonFile(campaigns_folder() / f"{name}.json", CampaignJournal, VERSION)


def campaign_names() -> list[str]:
    """Returns the names of all campaigns that there are."""
    found = (path.stem for path in campaigns_folder().glob("*.json"))
    return sorted(name for name in found if NAME.fullmatch(name))
