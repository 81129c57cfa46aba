"""Campaigns for tests: what is on disk, answers by peeking at the save, and campaigns with missions behind them."""

from pathlib import Path
from typing import Any

from holdfast.cli.terminal.key.campaign_file import CampaignJournal, journal_of
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.campaign import Campaign, CampaignStory, Entry, read_story
from holdfast.games.key.missions.mission import Mission
from holdfast.packs import load_content
from holdfast.table.save import Save, read_save

START = ("", "", "")  # the opening, the chapter, alone as the Scout
LEAVE = ("q", "y")


def story() -> CampaignStory:
    return read_story(load_content(GAME).files)


def journal(name: str = "main") -> CampaignJournal:
    found = journal_of(name).read()
    assert found is not None
    return found


def open_save(name: str = "main") -> Save:
    running = journal(name).open
    assert running is not None
    return read_save(Path(running.save))


def open_mission(name: str = "main") -> Mission:
    mission: Mission = open_save(name).setting.options.mission
    return mission


def right(name: str = "main") -> tuple[str, str]:
    return f"s {open_mission(name).answer.lower()}", "y"


def wrong(name: str = "main") -> tuple[str, str]:
    mission = open_mission(name)
    return f"s {('7' if mission.shape == 'number' else 'x') * mission.length}", "y"


def prepare(results: str, name: str = "main", seed: str = "autumn", **more: Any) -> Campaign:
    """A campaign with these missions behind it, W for won and L for lost."""
    log = tuple(
        Entry(n, f"campaign-{n}-old", 1, "won" if result == "W" else "lost", "", "", f"OLD{n}", 9, 5, False)
        for n, result in enumerate(results, 1)
    )
    campaign = Campaign(seed, log=log, **more)
    journal_of(name).write(CampaignJournal(campaign))
    return campaign


def words(text: str) -> str:
    return " ".join(text.split())
