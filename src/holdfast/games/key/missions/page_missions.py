"""From a page of the campaign to its mission: dealt, dressed for its chapter, and proven as it then lies there."""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.missions.campaign import Campaign, CampaignStory, Chapter, mission_seed, next_grade
from holdfast.games.key.missions.dressing import MOST_LETTERS, dress, limits_of, opened
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.generate import NoMission, assemble
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.proof import hints_of, proof_of
from holdfast.games.key.missions.mission import NO_GLYPH, Mission
from holdfast.games.key.missions.page_making import Dealt, deal_page
from holdfast.games.key.missions.page_proof import answers_at_first, measure_page, why_not_page
from holdfast.games.key.missions.pages import LetterPage

DEALS: Final = 200  # tries, should one break a gate
LEAST_WITH_LETTERS: Final = 1  # glyphs that are still needed when the letters that were won lie open


def page_mission(
    campaign: Campaign, story: CampaignStory, page: LetterPage, *, parts: Parts, bank: Bank, lexicon: Lexicon
) -> Mission:
    """Returns the mission of a page: the same for the same campaign (R141), never an answer twice (R145)."""
    chapter = story.chapter[page.chapter - 1]
    grade = limits_of(chapter, max(next_grade(campaign, story), chapter.grade - 1))
    seed = mission_seed(campaign)
    for number in range(DEALS):
        rng = Rng(key_from_seed(f"page/{seed}/{number}"))
        dealt = deal_page(rng.split("page"), page, grade, told_before(campaign, story))
        bare = None if dealt is None else assemble(rng, dealt.puzzle, grade, parts, bank)
        if dealt is None or bare is None or dealt.puzzle.answer in campaign.answers:
            continue
        mission = _told(dress(bare, chapter, campaign, parts, rng.split("dress"), is_page=True), chapter, dealt)
        measured = measure_page(mission, bank, lexicon)
        if why_not_page(mission, measured, parts, bank):
            continue
        if "letters" in chapter.modules:
            mission = with_letters(mission, min(campaign.open_letters, MOST_LETTERS), bank, lexicon)
            measured = measure_page(mission, bank, lexicon)
        if measured is None or len(measured.fewest) < LEAST_WITH_LETTERS:
            continue
        tip, *hints = hints_of(mission, measured, parts, dealt.hint)
        return msgspec.structs.replace(
            mission, proof=proof_of(mission, measured, lexicon, parts), hints=(page.tip or tip, *hints)
        )
    raise NoMission(f"the page of chapter {page.chapter} was dealt {DEALS} times, and never well")


def with_letters(mission: Mission, letters: int, bank: Bank, lexicon: Lexicon) -> Mission:
    """Returns the page with the letters that were won: so many contents lie open, those that leave most to be found."""
    for _ in range(letters):
        closed = dict.fromkeys(w.content for w in mission.windows if w.glyph != NO_GLYPH)
        ways = [msgspec.structs.replace(mission, windows=opened(mission.windows, (content,))) for content in closed]
        mission = max(ways, key=lambda way: answers_at_first(way, bank, lexicon))
    return mission


def told_before(campaign: Campaign, story: CampaignStory) -> dict[str, str]:
    """Returns what earlier pages have told, by `p1` to `p13`, as later ones may quote it."""
    told = {f"p{page.chapter}": page.unknown for page in story.pages}
    return told | {f"p{entry.number}": entry.said for entry in campaign.log if entry.said}


def _told(mission: Mission, chapter: Chapter, dealt: Dealt) -> Mission:
    """Returns the mission with what the page itself has to tell."""
    return msgspec.structs.replace(
        mission, won=f"{chapter.won} {dealt.found}", wrong=f"{dealt.wrong} {chapter.lost}", said=dealt.said
    )
