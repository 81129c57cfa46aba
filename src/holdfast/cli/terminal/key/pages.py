"""The pages of a campaign: its opening, a chapter, how things stand, the log, the ending."""

from __future__ import annotations

from rich.text import Text

from holdfast.cli.terminal.key.words import stars
from holdfast.cli.terminal.lines import Block, line, wrapped
from holdfast.cli.terminal.palette import ALARM, BRASS, BRIGHT, CREAM, FAINT, PHOSPHOR
from holdfast.games.key.campaign import MAIN_LINE, Campaign, Chapter, Entry, Story, ending_of
from holdfast.games.key.generator.grades import GRADES
from holdfast.games.key.mission import Mission


def draw_opening(story: Story, width: int) -> Block:
    return wrapped(story.opening, width, CREAM)


def draw_chapter(campaign: Campaign, chapter: Chapter, mission: Mission, width: int) -> Block:
    """The story, then what is new, then how things stand."""
    rows = [*wrapped(chapter.before, width, CREAM), Text()]
    if chapter.announces:
        rows += [line(("New tonight", BRASS)), *wrapped(chapter.announces, width, CREAM), Text()]
    rows.append(line((f"{stars(mission.grade)}  ", BRIGHT), (f"grade {mission.grade} of {len(GRADES)}", FAINT)))
    return [*rows, *wrapped(standing(campaign), width, FAINT)]


def draw_after(campaign: Campaign, story: Story, width: int) -> Block:
    """The line of the log, and what comes next, won or lost (R135)."""
    return [
        line(("The log", BRASS)),
        draw_entry(campaign.log[-1], story),
        *wrapped(coming(campaign, story), width, CREAM),
    ]


def draw_entry(entry: Entry, story: Story) -> Text:
    numbers = [counted(entry.turns, "turn", "turns"), f"{counted(entry.opened, 'window', 'windows')} opened"]
    numbers += ["in peril"] if entry.in_peril else []
    result = (entry.result, PHOSPHOR if entry.result == "won" else ALARM)
    return line(
        (f"{entry.number:>3}  {title_of(entry, story):<24} ", CREAM), result, (f"   {', '.join(numbers)}", FAINT)
    )


def draw_final_page(campaign: Campaign, story: Story, width: int) -> Block:
    """How the campaign ends (R139), and its log."""
    log = [draw_entry(entry, story) for entry in campaign.log[:MAIN_LINE]]
    wins = f"You have won {campaign.wins} of {MAIN_LINE} missions."
    text = wrapped(ending_of(campaign, story).text, width, CREAM)
    more = wrapped("The post brings single missions from now on, as many as you like.", width, FAINT)
    return [*text, Text(), line((wins, BRIGHT)), *more, Text(), line(("The log", BRASS)), *log]


# -- words


def title_of(entry: Entry, story: Story) -> str:
    return story.chapter[entry.number - 1].title if entry.number <= MAIN_LINE else f"a mission of grade {entry.grade}"


def chapter_title(campaign: Campaign, story: Story) -> str:
    chapter = story.chapter[campaign.number - 1]
    return f"Act {chapter.act}, chapter {campaign.number}: {chapter.title}"


def progress(campaign: Campaign, story: Story) -> str:
    """The chapter, the wins, the letters, the rewards: a line for menus."""
    if campaign.is_over:
        return f"Over: {ending_of(campaign, story).title}. {standing(campaign)} Single missions come after it."
    return f"{chapter_title(campaign, story)}. {standing(campaign)}"


def standing(campaign: Campaign) -> str:
    played = min(len(campaign.log), MAIN_LINE)
    words = [f"Won {campaign.wins} of {played} so far." if played else "Nothing is played yet."]
    if campaign.open_letters and not campaign.is_over:
        words.append(f"{counted(campaign.open_letters, 'letter', 'letters')} for the final.")
    if campaign.achievements:
        words.append(f"Achievements: {', '.join(campaign.achievements)}.")
    if campaign.rewards_due > 0:
        words.append(f"{counted(campaign.rewards_due, 'reward', 'rewards')} to choose.")
    return " ".join(words)


def coming(campaign: Campaign, story: Story) -> str:
    """What comes next."""
    reward = "First a reward, for two wins in a row. " if campaign.rewards_due > 0 else ""
    if len(campaign.log) == MAIN_LINE:
        return f"{reward}That was the last chapter; what comes next is how it all ends."
    if campaign.is_over:
        return f"{reward}Next comes another mission, as hard as you like."
    return f"{reward}Next comes {lower(chapter_title(campaign, story))}."


def lower(words: str) -> str:
    return words[:1].lower() + words[1:]


def counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
