"""Missions made for a table: a fresh one of a grade and kind, the mission of the day, a campaign's next chapter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from holdfast.engine.action import refuse
from holdfast.engine.event import Event
from holdfast.engine.game import SetupError
from holdfast.engine.option_making import CampaignLine, CampaignPage, Campaigns, Made, Making, Order, Passage
from holdfast.engine.options import OptionValue
from holdfast.engine.state import Outcome
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.missions.campaign import (
    MAIN_LINE,
    Campaign,
    CampaignStory,
    daily_seed,
    ending_of,
    mission_seed,
    next_grade,
    read_story,
    record,
    take_reward,
    why_not_take,
)
from holdfast.games.key.missions.generator.generate import NoMission
from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.missions.generator.history import printed_marks
from holdfast.games.key.missions.logbook import entry_of
from holdfast.games.key.missions.mission import Mission
from holdfast.games.key.missions.progress import chapter_title, coming, numbers_of, standing, title_of
from holdfast.games.key.missions.proof_told import proof_told
from holdfast.games.key.missions.threads import ends_beside, told_beside
from holdfast.games.key.missions.workshop import Workshop, furnish
from holdfast.games.key.screen.result import shared_line
from holdfast.games.key.setup import Options, seat_characters
from holdfast.games.key.setup.choices import DAILY, FRESH, USUAL_GRADE, grade_choice
from holdfast.games.key.setup.options import characters_in, check_names, options_with
from holdfast.games.key.state import Key

WRONG: Final = "lost.wrong"
LETTER: Final = OptionValue("letter", "A letter", "One more content of the final lies open from the start.")


def wants(words: Mapping[str, str]) -> bool:
    return words.get("mission", "") in (FRESH, DAILY)


def check(words: Mapping[str, str], seats: int, parts: Parts) -> None:
    """Raises SetupError unless a mission can be made from these words, and played by these people."""
    check_names(words)
    kind_in(words, grade_in(words))
    seat_characters(parts, characters_in(words), seats)


def grade_in(words: Mapping[str, str]) -> int:
    word = words.get("grade") or str(USUAL_GRADE.get(words.get("mission", FRESH), 1))
    if word not in map(str, GRADES):
        raise SetupError(refuse("key:R144", "setup.no_such_grade", found=word))
    return int(word)


def kind_in(words: Mapping[str, str], grade: int) -> str | None:
    word = words.get("kind", "any").lower()
    if word == "any" or words.get("mission") == DAILY:
        return None
    if word not in GRADES[grade].kinds:
        raise SetupError(refuse("key:R144", "setup.no_such_kind", found=word, grade=grade, known=GRADES[grade].kinds))
    return word


def make(shop: Workshop, order: Order) -> Made:
    """Raises SetupError where no mission could be made."""
    words = order.words
    try:
        if order.campaign:
            campaign = read_campaign(order.campaign)
            options = options_with(next_mission(shop, campaign, words), words, campaign.achievements)
            return Made(options, deal=f"{mission_seed(campaign)}/deal")
        grade = grade_in(words)
        if words.get("mission") == DAILY:
            seed = daily_seed(order.date, order.salt)
            options = options_with(shop.daily(order.date, grade, order.salt), words)
            met = printed_marks(options.mission, shop.bank)
            return Made(options, deal=f"{seed}/deal", once=f"{daily_seed(order.date)}/{grade}", met=met)  # R136
        mission = shop.fresh(order.seed, grade, kind_in(words, grade), order.met)
        return Made(options_with(mission, words), met=printed_marks(mission, shop.bank))
    except NoMission:
        raise SetupError(refuse("key:R142", "setup.no_mission_made")) from None


def next_mission(shop: Workshop, campaign: Campaign, words: Mapping[str, str]) -> Mission:
    if shop.story is None:
        raise SetupError(refuse("key:R149", "setup.no_campaign"))
    return shop.single(campaign, grade_in(words)) if campaign.is_over else shop.chapter(campaign, shop.story)


# -- campaigns


def read_campaign(data: bytes) -> Campaign:
    return msgspec.json.decode(data, type=Campaign)


def begin(seed: str) -> bytes:
    return msgspec.json.encode(Campaign(seed))


def page(data: bytes, files: Mapping[str, Any], parts: Parts) -> CampaignPage:
    """Returns the page of a campaign, from the public side only: neither the seed nor anything that it leads to comes
    along.
    """
    campaign, story = read_campaign(data), read_story(files)
    return CampaignPage(
        title=story.title,
        number=campaign.number,
        of=MAIN_LINE,
        heading=f"The end: {ending_of(campaign, story).title}" if campaign.is_over else chapter_title(campaign, story),
        passages=tuple(passages(campaign, story)),
        standing=standing(campaign, None if campaign.is_over else next_grade(campaign, story)),
        next=coming(campaign, story),
        log=tuple(CampaignLine(e.number, title_of(e, story), e.result, numbers_of(e)) for e in campaign.log),
        rewards=tuple(rewards(campaign, parts)),
        choices=(grade_choice(),) if campaign.is_over else (),
        is_over=campaign.is_over,
    )


def passages(campaign: Campaign, story: CampaignStory) -> Iterator[Passage]:
    """Yields what to read before the next mission."""
    if not campaign.log:
        yield Passage("opening", story.title, story.opening)
    for title, text in told_beside(campaign, story):
        yield Passage("story", title, text)
    if campaign.is_over:
        ending = ending_of(campaign, story)
        yield Passage("ending", ending.title, ending.text)
        yield from (Passage("story", title, text) for title, text in ends_beside(campaign, story))
        if story.again:
            pages = sum(len(page.answers) for page in story.pages)
            yield Passage("story", "", story.again.replace("{pages}", str(pages)))
        return
    chapter = story.chapter[campaign.number - 1]
    yield Passage("story", chapter.title, chapter.before)
    if chapter.announces:
        yield Passage("news", "New tonight", chapter.announces)


def rewards(campaign: Campaign, parts: Parts) -> Iterator[OptionValue]:
    """Yields the rewards that may be taken now (R139)."""
    for value in (LETTER, *(achievement(parts, id) for id in parts.characters)):
        if why_not_take(campaign, value.word, tuple(parts.characters)) is None:
            yield value


def achievement(parts: Parts, id: str) -> OptionValue:
    character = parts.characters[id]
    about = f"Once a game, without discarding: {character.text}"
    return OptionValue(id, f"An achievement of the {character.name}", about)


def take(data: bytes, reward: str, parts: Parts) -> bytes:
    campaign = read_campaign(data)
    refusal = why_not_take(campaign, reward, tuple(parts.characters))
    if refusal is not None:
        raise SetupError(refusal)
    return msgspec.json.encode(take_reward(campaign, reward))


def note(data: bytes, options: Options, s: Key, told: Sequence[Event], parts: Parts) -> bytes:
    """Notes a game in the log, won or lost (R135, R137); from now on its mission is refused (R136)."""
    campaign = msgspec.structs.replace(read_campaign(data), players=s.seated)
    if parts.bank is None:
        raise SetupError(refuse("key:R149", "setup.no_campaign"))
    return msgspec.json.encode(record(campaign, entry_of(campaign.number, options.mission, s, told, parts.bank)))


# -- after the end


def story_after(mission: Mission, outcome: Outcome) -> str:
    """Returns how the story goes on; a wrong answer may have a turn of its own."""
    if outcome.winners:
        return mission.won
    return mission.wrong if mission.wrong and outcome.key == WRONG else mission.lost


def epilogue(options: Options, s: Key) -> tuple[Passage, ...]:
    """Returns how the story ends, the answer, and why there was only one."""
    if s.outcome is None:
        return ()
    mission = options.mission
    found = [Passage("answer", "The answer", mission.answer)]
    story = story_after(mission, s.outcome)
    if story:
        found.insert(0, Passage("story", mission.title, story))
    proof, line = proof_told(mission, s), shared_line(s)
    if line is not None:
        found.append(Passage("share", "", "", said=(line,)))
    return (*found, proof) if proof is not None else tuple(found)


MAKING: Final = Making(wants, check, furnish, make, Campaigns(begin, page, take, note))
