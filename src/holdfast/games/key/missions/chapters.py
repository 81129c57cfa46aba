"""From a chapter of the campaign to its mission: the generator within the chapter's limits, dressed with its modules.

What the generator cannot know is added here: feature tokens, windows opened by marks, letters won for the final.
Whatever is added only helps or hinders on the way; the proof of the answer holds without it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.cards.pack import Parts, check_mission
from holdfast.games.key.cards.resources import SUITS
from holdfast.games.key.missions.campaign import Campaign, CampaignStory, Chapter, mission_seed, next_grade
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.gates import no_second_reading, one_answer
from holdfast.games.key.missions.generator.generate import NoMission, generate, unused_spare
from holdfast.games.key.missions.generator.grades import GRADES, Grade
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.measure import opened
from holdfast.games.key.missions.generator.solvers import candidates
from holdfast.games.key.missions.mission import NO_GLYPH, Feature, Mission, Window, face_of

DEALT: Final = ("answer_area", "walls", "homophones", "dark", "two_stage")  # modules that the generator deals
LOWEST: Final = {"answer_area": 2, "two_stage": 5}  # grades below which no kind of puzzle has these modules
MARKED_WINDOWS: Final = 2
MOST_LETTERS: Final = 6  # of the final that may lie open
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

    Should the generator find none, a spare one of the grade nearest to the chapter's takes its place, without the
    modules that only the generator can deal.
    """
    if campaign.is_over:
        raise ValueError("the main line is over: what comes now are single missions")
    chapter = story.chapter[campaign.number - 1]
    used = frozenset(trace for entry in campaign.log for trace in entry.traces)
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
    used = frozenset(trace for entry in campaign.log for trace in entry.traces)
    made = generate(mission_seed(campaign), grade, parts=parts, bank=bank, lexicon=lexicon, used=used, spare=spare)
    return msgspec.structs.replace(made, id=f"campaign-{campaign.number}-{made.id}")


def grades_and_numbers(chapter: Chapter, grade: int) -> Iterator[tuple[int, int]]:
    """After a loss the grade falls, but not below one at which the chapter's kinds and modules can be dealt."""
    lowest = max([grade, *(LOWEST.get(module, grade) for module in chapter.modules)])
    for g in range(lowest, chapter.grade + 1):
        if any(kind in GRADES[g].kinds for kind in chapter.kinds):
            yield from ((g, number) for number in range(SEEDS))


def limits_of(chapter: Chapter, grade: int) -> Grade:
    """Returns the chapter's board and colours; walls, homophones and dark windows only where the chapter has them."""
    rules = GRADES[grade]
    return msgspec.structs.replace(
        rules,
        boards=(chapter.board,),
        colours=chapter.colours,
        walls=(rules.walls[0], max(1, rules.walls[1])) if "walls" in chapter.modules else (0, 0),
        passages=max(1, rules.passages) if "walls" in chapter.modules else 0,
        has_homophones="homophones" in chapter.modules,
        dark_share=max(0.15, rules.dark_share) if "dark" in chapter.modules else 0.0,
    )


def dress(mission: Mission, chapter: Chapter, campaign: Campaign, parts: Parts, rng: Rng) -> Mission:
    """With the chapter's story, features, marks and letters."""
    modules = tuple(dict.fromkeys((*mission.modules, *chapter.modules)))
    windows = mission.windows
    if "marks" in chapter.modules:
        windows = _with_marks(mission, parts, rng)
    if "letters" in chapter.modules:
        windows = _with_letters(windows, campaign.open_letters, rng)
    return msgspec.structs.replace(
        mission,
        id=f"campaign-{campaign.number}-{mission.id}",
        title=chapter.title,
        before=chapter.before,
        won=chapter.won,
        lost=chapter.lost,
        modules=modules,
        windows=windows,
        features=_features(mission, chapter, len(parts.boards[mission.board].rooms), rng),
    )


def _features(mission: Mission, chapter: Chapter, rooms: int, rng: Rng) -> tuple[Feature, ...]:
    """Feature tokens in rooms of their own, away from the entrance."""
    free = [room for room in range(1, rooms + 1) if room != mission.entrance]
    rng.shuffle(free, "rooms")
    features: list[Feature] = []
    if "locks" in chapter.modules:
        features += [Feature("lock", free.pop(), suit) for suit in rng.sample(SUITS, 2, "suits")]  # type: ignore[arg-type]
    if "secret_passage" in chapter.modules:
        features += [Feature("secret_passage", free.pop()), Feature("secret_passage", free.pop())]
    if "guard" in chapter.modules:
        features.append(Feature("guard", free.pop()))
    return tuple(features)


def _with_marks(mission: Mission, parts: Parts, rng: Rng) -> tuple[Window, ...]:
    """Some windows whose glyph stands over them alone show a mark instead, as far as tokens carry that mark."""
    single = [w for w in mission.windows if w.glyph != NO_GLYPH and _count(mission, w.glyph) == 1]
    rng.shuffle(single, "marks")
    marked: dict[tuple[int, int], Window] = {}
    for mark in rng.sample(("dot", "bar"), 2, "which"):
        carried = sum(parts.tokens[i].mark == mark for i in mission.pool)
        if single and carried >= 2 and len(marked) < MARKED_WINDOWS:
            window = single.pop()
            marked[window.row, window.column] = msgspec.structs.replace(window, glyph=NO_GLYPH, mark=mark)
    return tuple(marked.get((w.row, w.column), w) for w in mission.windows)


def _with_letters(windows: tuple[Window, ...], letters: int, rng: Rng) -> tuple[Window, ...]:
    """So many contents lie open from the start."""
    closed = list(dict.fromkeys(w.content for w in windows if not w.open and w.glyph != NO_GLYPH))
    won = rng.sample(closed, min(letters, MOST_LETTERS, max(0, len(closed) - 4)), "letters")
    return tuple(
        msgspec.structs.replace(w, open=True, glyph=NO_GLYPH) if w.content in won and w.glyph != NO_GLYPH else w
        for w in windows
    )


def _count(mission: Mission, glyph: int) -> int:
    return sum(window.glyph == glyph for window in mission.windows)


def _is_proven(mission: Mission, parts: Parts, bank: Bank, lexicon: Lexicon) -> bool:
    """Still exactly one answer with every glyph open, and never one with none: even if all letters were won."""
    check_mission(mission, parts, mission.id)
    if one_answer(mission, bank, lexicon) or no_second_reading(mission, bank, lexicon):
        return False
    return len(candidates(face_of(mission), opened(mission, ()), bank, lexicon.common)) > 1
