"""How a campaign stands, in words: for the terminal's pages and for everybody else's."""

from __future__ import annotations

from holdfast.games.key.missions.campaign import MAIN_LINE, Campaign, CampaignStory, Entry


def title_of(entry: Entry, story: CampaignStory) -> str:
    return story.chapter[entry.number - 1].title if entry.number <= MAIN_LINE else f"a mission of grade {entry.grade}"


def numbers_of(entry: Entry) -> str:
    """Turns, windows, peril: the rest of a line in the log."""
    numbers = [with_noun(entry.turns, "turn", "turns"), f"{with_noun(entry.opened, 'window', 'windows')} opened"]
    return ", ".join([*numbers, *(["in peril"] if entry.in_peril else [])])


def chapter_title(campaign: Campaign, story: CampaignStory) -> str:
    chapter = story.chapter[campaign.number - 1]
    return f"Act {chapter.act}, chapter {campaign.number}: {chapter.title}"


def standing(campaign: Campaign, grade: int | None = None) -> str:
    """Returns how hard the next chapter is, the wins, the letters, the rewards."""
    played = min(len(campaign.log), MAIN_LINE)
    words = [] if grade is None else [f"Grade {grade}."]
    words += [f"Won {campaign.wins} of {played} so far." if played else "Nothing is played yet."]
    if campaign.open_letters and not campaign.is_over:
        words.append(f"{with_noun(campaign.open_letters, 'letter', 'letters')} for the final.")
    if campaign.achievements:
        words.append(f"Achievements: {', '.join(campaign.achievements)}.")
    if campaign.rewards_due > 0:
        words.append(f"{with_noun(campaign.rewards_due, 'reward', 'rewards')} to choose.")
    return " ".join(words)


def coming(campaign: Campaign, story: CampaignStory) -> str:
    """Returns what comes next."""
    reward = "First a reward, for two wins in a row. " if campaign.rewards_due > 0 else ""
    if len(campaign.log) == MAIN_LINE:
        return f"{reward}That was the last chapter; what comes next is how it all ends."
    if campaign.is_over:
        return f"{reward}Next comes another mission, as hard as you like."
    return f"{reward}Next comes {lower(chapter_title(campaign, story))}."


def lower(words: str) -> str:
    return words[:1].lower() + words[1:]


def with_noun(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
