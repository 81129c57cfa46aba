"""The pages of a campaign: its opening, a chapter, how things stand, the log, the ending."""

from __future__ import annotations

from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, line, wrapped
from holdfast.cli.terminal.io.palette import ALARM, BRASS, BRIGHT, CREAM, FAINT, PHOSPHOR
from holdfast.cli.terminal.key.names import stars
from holdfast.games.key.missions.campaign import MAIN_LINE, Campaign, CampaignStory, Chapter, Entry, ending_of
from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.missions.mission import Mission
from holdfast.games.key.missions.progress import coming, numbers_of, standing, title_of


def draw_opening(story: CampaignStory, width: int) -> Block:
    return wrapped(story.opening, width, CREAM)


def draw_chapter(campaign: Campaign, chapter: Chapter, mission: Mission, width: int) -> Block:
    """Draws the story, then what is new, then how things stand."""
    rows = [*wrapped(chapter.before, width, CREAM), Text()]
    if chapter.announces:
        rows += [line(("New tonight", BRASS)), *wrapped(chapter.announces, width, CREAM), Text()]
    rows.append(line((f"{stars(mission.grade)}  ", BRIGHT), (f"grade {mission.grade} of {len(GRADES)}", FAINT)))
    return [*rows, *wrapped(standing(campaign), width, FAINT)]


def draw_after(campaign: Campaign, story: CampaignStory, width: int) -> Block:
    """Draws the line of the log, and what comes next, won or lost (R135)."""
    return [
        line(("The log", BRASS)),
        draw_entry(campaign.log[-1], story),
        *wrapped(coming(campaign, story), width, CREAM),
    ]


def draw_entry(entry: Entry, story: CampaignStory) -> Text:
    result = (entry.result, PHOSPHOR if entry.result == "won" else ALARM)
    return line(
        (f"{entry.number:>3}  {title_of(entry, story):<24} ", CREAM), result, (f"   {numbers_of(entry)}", FAINT)
    )


def draw_final_page(campaign: Campaign, story: CampaignStory, width: int) -> Block:
    """Draws how the campaign ends (R139), and its log."""
    log = [draw_entry(entry, story) for entry in campaign.log[:MAIN_LINE]]
    wins = f"You have won {campaign.wins} of {MAIN_LINE} missions."
    text = wrapped(ending_of(campaign, story).text, width, CREAM)
    more = wrapped("The post brings single missions from now on, as many as you like.", width, FAINT)
    return [*text, Text(), line((wins, BRIGHT)), *more, Text(), line(("The log", BRASS)), *log]
