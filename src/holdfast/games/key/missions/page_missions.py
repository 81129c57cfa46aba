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
from holdfast.games.key.missions.generator.grades import Grade
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.proof import hints_of, proof_of
from holdfast.games.key.missions.mission import NO_GLYPH, Mission
from holdfast.games.key.missions.page_making import Dealt, deal_page
from holdfast.games.key.missions.page_proof import answers_at_first, measure_page, why_not_page
from holdfast.games.key.missions.pages import LetterPage

DEALS: Final = 200  # tries, should one break a gate
COMPARED: Final = 8  # deals that pass every gate; of these the page is the one that is as hard as its grade wants
LEAST_WITH_LETTERS: Final = 1  # glyphs that are still needed when the letters that were won lie open


def page_mission(
    campaign: Campaign, story: CampaignStory, page: LetterPage, *, parts: Parts, bank: Bank, lexicon: Lexicon
) -> Mission:
    """Returns the mission of a page: the same for the same campaign (R141), never an answer twice (R145).

    The first deal that is known after as many glyphs as its grade wants is taken, or the nearest of several.
    """
    chapter = story.chapter[page.chapter - 1]
    grade = limits_of(chapter, max(next_grade(campaign, story), chapter.grade - 1))
    seed = mission_seed(campaign)
    found: list[tuple[float, Mission]] = []
    for number in range(DEALS):
        mission = _dealt(
            Rng(key_from_seed(f"page/{seed}/{number}")), campaign, story, page, grade, parts, bank, lexicon
        )
        if mission is None or mission.proof is None:
            continue
        found.append((_beside(mission.proof.mean_share, grade), mission))
        if not found[-1][0] or len(found) == COMPARED:
            break
    if not found:
        raise NoMission(f"the page of chapter {page.chapter} was dealt {DEALS} times, and never well")
    return min(found, key=lambda one: one[0])[1]


def _dealt(
    rng: Rng,
    campaign: Campaign,
    story: CampaignStory,
    page: LetterPage,
    grade: Grade,
    parts: Parts,
    bank: Bank,
    lexicon: Lexicon,
) -> Mission | None:
    """Returns one deal of a page; None if it breaks a gate."""
    chapter = story.chapter[page.chapter - 1]
    dealt = deal_page(rng.split("page"), page, grade, told_before(campaign, story))
    bare = None if dealt is None else assemble(rng, dealt.puzzle, grade, parts, bank)
    if dealt is None or bare is None or dealt.puzzle.answer in campaign.answers:
        return None
    mission = _told(dress(bare, chapter, campaign, parts, rng.split("dress"), is_page=True), chapter, dealt)
    measured = measure_page(mission, bank, lexicon)
    if why_not_page(mission, measured, parts, bank):
        return None
    if "letters" in chapter.modules:
        mission = with_letters(mission, min(campaign.open_letters, MOST_LETTERS), bank, lexicon)
        measured = measure_page(mission, bank, lexicon)
    if measured is None or len(measured.fewest) < LEAST_WITH_LETTERS:
        return None
    tip, *hints = hints_of(mission, measured, parts, dealt.hint)
    return msgspec.structs.replace(
        mission, proof=proof_of(mission, measured, lexicon, parts), hints=(page.tip or tip, *hints)
    )


def _beside(share: float, grade: Grade) -> float:
    """Returns how far a share of the glyphs lies outside of what the grade wants; nothing if it lies inside."""
    least, most = grade.known_after
    return max(0.0, least - share, share - most)


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
