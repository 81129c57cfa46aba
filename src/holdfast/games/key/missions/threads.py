"""The stories of the four characters, which run beside that of the campaign."""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.games.key.missions.campaign import MAIN_LINE, Campaign, CampaignStory


def told_beside(campaign: Campaign, story: CampaignStory) -> Iterator[tuple[str, str]]:
    """Yields title and text of what is told of the characters after the mission that was played last."""
    if not campaign.log or len(campaign.log) > MAIN_LINE:
        return
    last = campaign.log[-1]
    for thread in story.thread:
        for strand in thread.strand:
            if strand.after == last.number:
                yield thread.title, strand.won if last.result == "won" else strand.lost


def ends_beside(campaign: Campaign, story: CampaignStory) -> Iterator[tuple[str, str]]:
    """Yields how their stories end: otherwise for those who have an achievement."""
    for thread in story.thread:
        has_achievement = thread.character in campaign.achievements
        yield thread.title, thread.end_with_achievement if has_achievement else thread.end
