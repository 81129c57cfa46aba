"""From a chapter of the campaign to its mission: the page that was written for it, or the generator within its limits.

What neither knows is put on by `dressing`: feature tokens, windows opened by marks, letters won for the final.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.pack_check import check_mission
from holdfast.games.key.missions.campaign import Campaign, CampaignStory, Chapter, mission_seed, next_grade
from holdfast.games.key.missions.dressing import dress, limits_of
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.gates import no_second_reading, one_answer
from holdfast.games.key.missions.generator.generate import NoMission, generate, unused_spare
from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.measure import open_contents
from holdfast.games.key.missions.generator.solvers import candidates
from holdfast.games.key.missions.mission import Mission, face_of
from holdfast.games.key.missions.page_missions import page_mission

DEALT: Final = ("answer_area", "walls", "homophones", "dark", "two_stage")  # modules that the generator deals
LOWEST: Final = {"answer_area": 2, "two_stage": 5}  # grades below which no kind of puzzle has these modules
SEEDS: Final = 8  # tries at each grade, should a mission once dressed fail its proof


def mission_of(
    campaign: Campaign,
    story: CampaignStory,
    *,
    parts: Parts,
    bank: Bank,
    lexicon: Lexicon,
    spare: Sequence[Mission] = (),
) -> Mission:
    """Returns the next mission of the main line: the same for the same campaign (R141), never an answer twice (R145).

    Where the chapter has no page, or none that can be dealt, the generator makes one. Should it find none, a spare one
    of the grade nearest to the chapter's takes its place, without the modules that only the generator can deal.
    """
    if campaign.is_over:
        raise ValueError("the main line is over: what comes now are single missions")
    chapter = story.chapter[campaign.number - 1]
    page = story.page_of(campaign.number)
    if page is not None:
        with suppress(NoMission):
            return page_mission(campaign, story, page, parts=parts, bank=bank, lexicon=lexicon)
    used = frozenset(campaign.met)
    announced = {module for earlier in story.chapter[: campaign.number] for module in earlier.modules}
    seed = mission_seed(campaign)
    for grade, number in grades_and_numbers(chapter, next_grade(campaign, story)):
        kinds = tuple(kind for kind in chapter.kinds if kind in GRADES[grade].kinds)
        try:
            mission = generate(
                f"{seed}/{number}",
                grade,
                kinds,
                parts=parts,
                bank=bank,
                lexicon=lexicon,
                used=used,
                met=campaign.met,
                limits=limits_of(chapter, grade),
                needs=frozenset(chapter.modules) & frozenset(DEALT),
            )
        except NoMission:
            continue
        if not set(mission.modules) <= announced:
            continue
        dressed = dress(mission, chapter, campaign, parts, Rng(key_from_seed(f"dress/{seed}/{number}")))
        if dressed.answer not in campaign.answers and _is_proven(dressed, parts, bank, lexicon):
            return dressed
    bare = msgspec.structs.replace(chapter, modules=tuple(m for m in chapter.modules if m not in DEALT))
    for grade in sorted(GRADES, key=lambda g: abs(g - chapter.grade)):
        for mission in unused_spare(spare, grade, parts=parts, bank=bank, lexicon=lexicon, used=used):
            dressed = dress(mission, bare, campaign, parts, Rng(key_from_seed(f"dress/{seed}/spare")))
            if dressed.answer not in campaign.answers and _is_proven(dressed, parts, bank, lexicon):
                return dressed
    raise NoMission(
        f"chapter {campaign.number} found no mission in {SEEDS} seeds of each grade, and no spare one is left"
    )


def single_of(
    campaign: Campaign, grade: int, *, parts: Parts, bank: Bank, lexicon: Lexicon, spare: Sequence[Mission] = ()
) -> Mission:
    """Returns a mission after the main line (R138), of any grade; still never an answer twice (R145)."""
    used = frozenset(campaign.met)
    made = generate(
        mission_seed(campaign),
        grade,
        parts=parts,
        bank=bank,
        lexicon=lexicon,
        used=used,
        met=campaign.met,
        spare=spare,
    )
    return msgspec.structs.replace(made, id=f"campaign-{campaign.number}-{made.id}")


def grades_and_numbers(chapter: Chapter, grade: int) -> Iterator[tuple[int, int]]:
    """Yields grades and numbers to try. After a loss the grade falls, but not below one at which the chapter's kinds
    and modules can be dealt.
    """
    lowest = max([grade, *(LOWEST.get(module, grade) for module in chapter.modules)])
    for g in range(lowest, chapter.grade + 1):
        if any(kind in GRADES[g].kinds for kind in chapter.kinds):
            yield from ((g, number) for number in range(SEEDS))


def _is_proven(mission: Mission, parts: Parts, bank: Bank, lexicon: Lexicon) -> bool:
    """Tells whether there is still exactly one answer with every glyph open, and never one with none, even if all
    letters were won.
    """
    check_mission(mission, parts, mission.id)
    if one_answer(mission, bank, lexicon) or no_second_reading(mission, bank, lexicon):
        return False
    return len(candidates(face_of(mission), open_contents(mission, ()), bank, lexicon.common)) > 1
