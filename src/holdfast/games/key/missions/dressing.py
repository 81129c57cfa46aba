"""What a chapter adds to a mission: its limits, and its dress of features, marks, letters won, and story.

Whatever is added only helps or hinders on the way; the proof of the answer holds without it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from holdfast.engine.rng import Rng
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.resources import SUITS
from holdfast.games.key.missions.campaign import Campaign, Chapter
from holdfast.games.key.missions.generator.grades import GRADES, Grade
from holdfast.games.key.missions.mission import NO_GLYPH, Feature, Mission, Window

MARKED_WINDOWS: Final = 2
MOST_LETTERS: Final = 6  # of the final that may lie open


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


def dress(
    mission: Mission, chapter: Chapter, campaign: Campaign, parts: Parts, rng: Rng, *, is_page: bool = False
) -> Mission:
    """Returns the mission with the chapter's story, features, marks and letters; a page chooses its letters itself."""
    modules = tuple(dict.fromkeys((*mission.modules, *chapter.modules)))
    windows = mission.windows
    if "marks" in chapter.modules:
        windows = _with_marks(mission, parts, rng)
    if "letters" in chapter.modules and not is_page:
        windows = _with_letters(windows, campaign.open_letters, rng)
    return msgspec.structs.replace(
        mission,
        id=f"campaign-{campaign.number}-{mission.id}",
        title=chapter.title,
        before="\n\n".join(filter(None, (chapter.before.strip(), chapter.announces.strip()))),
        won=chapter.won,
        lost=chapter.lost,
        modules=modules,
        windows=windows,
        features=_features(mission, chapter, len(parts.boards[mission.board].rooms), rng),
    )


def _features(mission: Mission, chapter: Chapter, rooms: int, rng: Rng) -> tuple[Feature, ...]:
    """Returns feature tokens in rooms of their own, away from the entrance."""
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
    """Returns windows of which some show a mark instead of a glyph that no other shows, as far as tokens carry that
    mark.
    """
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
    """Returns windows of which so many contents lie open from the start."""
    closed = list(dict.fromkeys(w.content for w in windows if not w.open and w.glyph != NO_GLYPH))
    won = rng.sample(closed, min(letters, MOST_LETTERS, max(0, len(closed) - 4)), "letters")
    return opened(windows, won)


def opened(windows: tuple[Window, ...], contents: Collection[str]) -> tuple[Window, ...]:
    """Returns windows of which those with these contents lie open from the start."""
    return tuple(
        msgspec.structs.replace(w, open=True, glyph=NO_GLYPH) if w.content in contents and w.glyph != NO_GLYPH else w
        for w in windows
    )


def _count(mission: Mission, glyph: int) -> int:
    return sum(window.glyph == glyph for window in mission.windows)
