"""ELITE and ALONE at a terminal as they are drawn, in the made-up language: maps, panels, menus and every page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.cli.terminal.io.keyboard import Lines
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.words import speaking
from holdfast.engine.text_files import MADE_UP
from tests.cli.terminal.alone import terminals as alone
from tests.cli.terminal.elite import terminals as elite
from tests.cli.terminal.marked import unmarked
from tests.cli.terminal.rush_terminal import until_the_script_ends
from tests.cli.terminal.terminals import Frames

WIDE = (400, 100)
PAGES = ["m", *[""] * 6, "?", *[""] * 6, "l", *[""] * 3]
RULE = r"\([RA]\d+\)"  # the number of a rule
# Of ELITE what is drawn: dice, slots, figures; of ALONE sectors by their columns and rows, keys, letters of rooms.
ELITE_SIGNS = (
    r"[~\-GHMSWA·]+", r"([(\[][GHMSWA/]+‼?✓?[)\]])+", r"\W*[A-Zx]\d*\W*", r"[GHMSWA]\S", r"qweadzxc", RULE
)  # fmt: skip
ALONE_SIGNS = (r"[ex][wasdt]|h[lc]|p\d", r"[NEWS]\d", r"[12][A-D]", r"\W*[12][A-Da-d][1-6]", r"\W*\w['_]?\W*", RULE)
SIDES = {"hero": alone.HERO_AND_BOT, "evil": alone.EVIL_AND_BOT}


@pytest.fixture(autouse=True)
def made_up() -> Iterator[None]:
    with speaking(MADE_UP):
        yield


def all_unmarked(screen: Frames, signs: tuple[str, ...]) -> set[str]:
    return {words for frame in screen.frames for words in unmarked(frame, signs, rows_apart=True)}


@pytest.mark.parametrize("side", SIDES)
def test_a_night_of_alone_on_the_map(side: str, tmp_path: Path) -> None:
    turns, screen = alone.session(alone.SomeFingers(1, 80), tmp_path / "save", seating=SIDES[side], size=WIDE)
    alone.until_the_lines_end(turns)
    assert len(screen.frames) > 50
    assert all_unmarked(screen, ALONE_SIGNS) == set()


@pytest.mark.parametrize("side", SIDES)
def test_every_page_of_alone(side: str, tmp_path: Path) -> None:
    turns, screen = alone.session(Lines(PAGES), tmp_path / "save", seating=SIDES[side], size=WIDE)
    alone.until_the_lines_end(turns)
    assert len(screen.frames) > 3
    assert all_unmarked(screen, ALONE_SIGNS) == set()


def test_a_rush_of_elite_on_the_map_and_every_page(tmp_path: Path) -> None:
    fingers = elite.Fingers(3, 60)
    seating = Seating(2, {1: "random"})
    position = "gherid: J8\nbiters: L7\ndice 1: move gun - -\nhand 1: ion_rifle\n"
    setting = elite.arranged(seating, position, heroes="gherid,akosha", tempo="untimed")
    live, screen = elite.sit_down([], tmp_path / "save", seating=seating, setting=setting, keyboard=fingers, size=WIDE)
    fingers.live = live
    until_the_script_ends(live)
    live.terminal.keyboard = Lines(PAGES)
    until_the_script_ends(live)
    assert any("⟦Keys⟧" in frame for frame in screen.frames)
    assert all_unmarked(screen, ELITE_SIGNS) == set()
