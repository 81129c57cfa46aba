"""The campaign (R135-R140, R149): fourteen missions in three acts, then more; what comes next, how it ends.

Pure like all rules: a campaign is a frozen value, playing a mission makes the next one. Files are the caller's.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final, Literal, TypeAlias

import msgspec

from holdfast.engine.action import Refusal, refuse
from holdfast.engine.content import PackError, checked
from holdfast.games.key.missions.pages import LetterPage, read_pages

MAIN_LINE: Final = 14
LETTER_PRICE: Final = 4  # a mission played is a point, a mission won is two: four points open a content of the final
REWARD_WINS: Final = 2  # so many wins in a row earn a reward

Result: TypeAlias = Literal["won", "lost"]


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One mission of the main line: how hard, with which rules, and its story."""

    title: str
    act: int
    grade: int
    board: str
    colours: tuple[str, ...]
    kinds: tuple[str, ...]
    before: str
    won: str
    lost: str
    modules: tuple[str, ...] = ()  # all that are in force
    announces: str = ""  # what is new, told before the mission


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wins: int  # at least so many
    title: str
    text: str


class ThreadPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a character's own story, told after one chapter, as that chapter went."""

    after: int
    won: str
    lost: str


class Thread(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The story of one character beside that of all; who has an achievement has another end."""

    character: str
    title: str
    strand: tuple[ThreadPart, ...]
    end: str
    end_with_achievement: str


class CampaignStory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    opening: str
    chapter: tuple[Chapter, ...]
    ending: tuple[Ending, ...]  # by rising number of wins
    pages: tuple[LetterPage, ...] = ()  # of chapters whose missions are written for them
    thread: tuple[Thread, ...] = ()  # of the four characters
    again: str = ""  # why it is worth beginning again; {pages} is how many there are

    def page_of(self, number: int) -> LetterPage | None:
        return next((page for page in self.pages if page.chapter == number), None)


class Entry(msgspec.Struct, frozen=True):
    """A line of the campaign log."""

    number: int  # 1 to 14 on the main line, more after it
    mission: str  # its id
    grade: int
    result: Result
    ending: str  # the outcome's key, such as lost.time
    guess: str
    answer: str
    turns: int
    opened: int
    in_peril: bool
    traces: tuple[str, ...] = ()  # what keeps the answer, the saying that it twists, and other texts from coming again
    said: str = ""  # how the story calls the answer; nothing in campaigns begun before it did


class Campaign(msgspec.Struct, frozen=True):
    """Everything that a campaign remembers; saved as it is."""

    seed: str
    players: int = 1
    log: tuple[Entry, ...] = ()
    achievements: tuple[str, ...] = ()  # characters that may act once a game for free
    letters: int = 0  # rewards taken as letters of the final key

    @property
    def wins(self) -> int:
        return sum(entry.result == "won" for entry in self.log[:MAIN_LINE])

    @property
    def number(self) -> int:
        """Returns the number of the next mission, which is opened whether the last was won or lost (R135, R137)."""
        return len(self.log) + 1

    @property
    def is_over(self) -> bool:
        """Tells whether the main line is finished; single missions go on for ever (R138)."""
        return len(self.log) >= MAIN_LINE

    @property
    def rewards_due(self) -> int:
        """Returns how many rewards are earned by wins in a row and not yet chosen."""
        earned, row = 0, 0
        for entry in self.log[:MAIN_LINE]:
            row = row + 1 if entry.result == "won" else 0
            if row == REWARD_WINS:
                earned, row = earned + 1, 0
        return earned - len(self.achievements) - self.letters

    @property
    def open_letters(self) -> int:
        """Returns how many contents of the final lie open: something for every mission played, more for those won."""
        points = sum(2 if entry.result == "won" else 1 for entry in self.log[: MAIN_LINE - 1])
        return points // LETTER_PRICE + self.letters

    @property
    def met(self) -> tuple[str, ...]:
        """Returns marks of everything that was met, the latest last."""
        return tuple(trace for entry in self.log for trace in entry.traces)

    @property
    def answers(self) -> tuple[str, ...]:
        """Returns the answers that were met: none comes twice in one campaign (R145)."""
        return tuple(entry.answer for entry in self.log)


def read_story(files: Mapping[str, Any]) -> CampaignStory:
    """Returns the campaign of a pack."""
    if "campaign.toml" not in files:
        raise PackError("campaign.toml", "the whole file", "a file of this name in the pack", "nothing")
    story = checked(files["campaign.toml"], CampaignStory, "campaign.toml")
    story = msgspec.structs.replace(story, pages=read_pages(files))
    if len(story.chapter) != MAIN_LINE:
        raise PackError("campaign.toml", "chapter", f"{MAIN_LINE} chapters", len(story.chapter))
    thresholds = [ending.wins for ending in story.ending]
    if thresholds != sorted(set(thresholds)) or thresholds[:1] != [0]:
        raise PackError("campaign.toml", "ending", "rising numbers of wins that begin with 0", thresholds)
    return story


def next_grade(campaign: Campaign, story: CampaignStory) -> int:
    """Returns the chapter's grade, one lower after a loss; grade 1 at least."""
    grade = story.chapter[campaign.number - 1].grade
    lost_last = bool(campaign.log) and campaign.log[-1].result == "lost"
    return max(1, grade - lost_last)


def mission_seed(campaign: Campaign) -> str:
    """Returns the seed of the next mission: as secret as its answer, since the master seed is."""
    return blake2b(f"{campaign.seed}/{campaign.number}".encode(), digest_size=12).hexdigest()


def why_not_play(campaign: Campaign, mission_id: str) -> Refusal | None:
    """Returns why a mission is not played: once played it is refused, won or lost (R136)."""
    if any(entry.mission == mission_id for entry in campaign.log):
        return refuse("key:R136", "refused.played_before")
    return None


def record(campaign: Campaign, entry: Entry) -> Campaign:
    """Returns the campaign with a game in its log, which says what comes next (R135)."""
    if why_not_play(campaign, entry.mission) is not None or entry.number != campaign.number:
        raise ValueError(f"mission {entry.mission!r} (number {entry.number}) cannot follow {len(campaign.log)} others")
    return msgspec.structs.replace(campaign, log=(*campaign.log, entry))


def why_not_take(campaign: Campaign, reward: str, characters: tuple[str, ...]) -> Refusal | None:
    """Returns why a reward cannot be taken: it is a letter of the final key or an achievement of one character."""
    if campaign.rewards_due <= 0:
        return refuse("key:R139", "refused.no_reward")
    if reward == "letter":
        return refuse("key:R139", "refused.no_final") if campaign.is_over else None
    if reward not in characters or reward in campaign.achievements:
        return refuse("key:R139", "refused.no_such_reward")
    return None


def take_reward(campaign: Campaign, reward: str) -> Campaign:
    if reward == "letter":
        return msgspec.structs.replace(campaign, letters=campaign.letters + 1)
    return msgspec.structs.replace(campaign, achievements=(*campaign.achievements, reward))


def ending_of(campaign: Campaign, story: CampaignStory) -> Ending:
    """Returns the ending, which the number of wins chooses (R139)."""
    return [ending for ending in story.ending if campaign.wins >= ending.wins][-1]


def daily_seed(date: str, salt: str = "") -> str:
    """Returns the seed of a day's mission, the same for everybody; `date` is written 2026-11-15."""
    return f"daily/{date}/{salt}" if salt else f"daily/{date}"


def day_of(once: str) -> str:
    """Returns the date of the mission of a day from the name under which it is played once."""
    kind, _, rest = once.partition("/")
    return rest.partition("/")[0] if kind == "daily" else ""
