"""The limits of a grade (R144): at each of them a mission passes the gate, one step beyond it does not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from holdfast.games.key.missions.generator.gates import structure
from holdfast.games.key.missions.generator.grades import GLYPHS, GRADES
from holdfast.games.key.missions.mission import NO_GLYPH, Mission
from holdfast.games.key.missions.workshop import Workshop

from .conftest import mission_of

pytestmark = pytest.mark.rule("key:R144")
WORD = ("word", 2)


def made() -> Mission:
    return mission_of(1, WORD[1], WORD[0])


def laid_out(mission: Mission, pool: list[int]) -> Mission:
    """The same mission with these tokens, spread over its rooms."""
    rooms = len(mission.tokens)
    counts = tuple(len(pool) // rooms + (room < len(pool) % rooms) for room in range(rooms))
    return msgspec.structs.replace(mission, pool=tuple(pool), tokens=counts)


def tokens_of(shop: Workshop, mission: Mission, glyph: bool) -> list[int]:
    """Tokens of the grade's colours that carry a glyph, or traps; those that the card needs first."""
    colours = GRADES[mission.grade].colours
    found = [i for i, t in enumerate(shop.parts.tokens) if t.colour in colours and (t.kind == "glyph") == glyph]
    seen: set[int] = set()
    needed = []
    for i in found:
        token = shop.parts.tokens[i].glyph
        if glyph and token in mission.glyphs and token not in seen:
            seen.add(token)
            needed.append(i)
    return needed + [i for i in found if i not in needed]


def test_a_made_mission_is_within_them(shop: Workshop) -> None:
    assert structure(made(), shop.parts, GRADES[WORD[1]]) == ""


def test_so_many_traps_and_not_one_more(shop: Workshop) -> None:
    mission = made()
    glyphs = tokens_of(shop, mission, True)[: GRADES[2].glyph_tokens[1]]
    traps = tokens_of(shop, mission, False)
    for share in (0.0, 0.1, 0.2, 0.25):
        grade = msgspec.structs.replace(GRADES[2], trap_share=share)
        most = next(n for n in range(len(traps)) if n + 1 > share * (len(glyphs) + n + 1))
        assert structure(laid_out(mission, glyphs + traps[:most]), shop.parts, grade) == ""
        beyond = structure(laid_out(mission, glyphs + traps[: most + 1]), shop.parts, grade)
        assert beyond.startswith(f"G0: {most + 1} traps among {len(glyphs) + most + 1} tokens: grade 2 has ")


def test_so_many_tokens_with_glyphs_and_not_one_more(shop: Workshop) -> None:
    mission = made()
    glyphs = tokens_of(shop, mission, True)
    most = len(mission.glyphs) + 3
    grade = msgspec.structs.replace(GRADES[2], glyph_tokens=(1, most))
    assert structure(laid_out(mission, glyphs[:most]), shop.parts, grade) == ""
    beyond = structure(laid_out(mission, glyphs[: most + 1]), shop.parts, grade)
    assert beyond.startswith(f"G0: {most + 1} tokens with glyphs, not {most} at most: ")


@pytest.mark.parametrize(
    ("limits", "what"),
    [
        ({"boards": ("nowhere",)}, "G0: not on the board"),
        ({"colours": ()}, "G0: tokens of a colour that the grade lacks"),
        ({"width": 1}, "G0: the console is too small"),
        ({"open_share": -0.1}, "windows lie open"),
        ({"dark_share": -0.1}, "windows are dark"),
    ],
)
def test_what_the_grade_lacks_is_refused(limits: dict[str, Any], what: str, shop: Workshop) -> None:
    assert what in structure(made(), shop.parts, msgspec.structs.replace(GRADES[2], **limits))


def test_the_console_is_as_wide_as_the_grade_allows(shop: Workshop) -> None:
    mission = made()
    wide = 1 + max(window.column for window in mission.windows)
    assert structure(mission, shop.parts, msgspec.structs.replace(GRADES[2], width=wide)) == ""
    assert "too small" in structure(mission, shop.parts, msgspec.structs.replace(GRADES[2], width=wide - 1))


def _repeats(mission: Mission) -> list[int]:
    """The closed windows whose glyph stands elsewhere, too."""
    signs = [window.glyph for window in mission.windows]
    return [i for i, w in enumerate(mission.windows) if not w.open and w.glyph >= 0 and signs.count(w.glyph) > 1]


def test_so_many_windows_may_be_dark_and_not_one_more(shop: Workshop) -> None:
    mission = next(m for m in (mission_of(seed, 2, "phrase") for seed in range(1, 9)) if _repeats(m))
    windows = list(mission.windows)
    closed = _repeats(mission)[0]
    windows[closed] = msgspec.structs.replace(windows[closed], glyph=NO_GLYPH)
    dark = msgspec.structs.replace(mission, windows=tuple(windows))
    share = 1 / len(windows)
    assert structure(dark, shop.parts, msgspec.structs.replace(GRADES[2], dark_share=share)) == ""
    refused = structure(dark, shop.parts, msgspec.structs.replace(GRADES[2], dark_share=share * 0.9))
    assert refused.startswith(f"G0: 1 of {len(windows)} windows are dark: ")


def test_a_kind_shows_so_many_glyphs(shop: Workshop) -> None:
    mission = made()
    low, high = GLYPHS[mission.kind][mission.grade]
    assert low <= len(mission.glyphs) <= high
    few = msgspec.structs.replace(mission, windows=tuple(w for w in mission.windows if w.glyph in mission.glyphs[:1]))
    assert structure(few, shop.parts, GRADES[2]).startswith("G0: 1 glyphs, not")
