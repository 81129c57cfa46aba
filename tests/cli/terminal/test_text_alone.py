"""Games at a terminal by their tables in sentences alone, in English and in the made-up language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.cli.terminal.alone.drawing import AloneDrawing
from holdfast.cli.terminal.elite.drawing import EliteDrawing
from holdfast.cli.terminal.key.drawing import KeyDrawing
from holdfast.cli.terminal.play.drawing import PlainDrawing
from holdfast.cli.terminal.play.menu import Do, Open
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.words import speaking
from holdfast.engine.command import Command
from holdfast.engine.text_files import MADE_UP
from holdfast.games.key.rules.say import PHRASES, Hint
from holdfast.table.replay import verify
from tests.cli.terminal.alone import terminals as alone
from tests.cli.terminal.elite import terminals as elite
from tests.cli.terminal.marked import unmarked
from tests.cli.terminal.rush_terminal import until_the_script_ends
from tests.cli.terminal.terminals import Frames, local_game_with

WIDE = (400, 100)  # so that nothing is cut off within its marks
RULE = r"\([RA]\d+\)"  # the number of a rule
ALONE_SIDES = {"hero": alone.HERO_AND_BOT, "evil": alone.EVIL_AND_BOT}


@pytest.fixture(params=["en", MADE_UP])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    with speaking(request.param):
        yield request.param


def all_unmarked(screen: Frames) -> set[str]:
    return {words for frame in screen.frames for words in unmarked(frame, (RULE,))}


def test_a_rush_of_elite(language: str, tmp_path: Path) -> None:
    fingers = elite.Fingers(3, 100)
    seating = Seating(2, {1: "random"})
    position = "gherid: J8\nbiters: L7\ndice 1: move gun - -\nhand 1: ion_rifle\n"
    setting = elite.arranged(seating, position, heroes="gherid,akosha", tempo="untimed")
    live, screen = elite.sit_down([], tmp_path / "save", seating=seating, setting=setting, keyboard=fingers, size=WIDE)
    live.local_game.drawing = PlainDrawing(EliteDrawing())
    fingers.live = live
    until_the_script_ends(live)
    done = [line for line in live.local_game.table.lines if isinstance(line, Command) and line.seat == 0]
    assert {"roll", "step"} <= {line.action.kind() for line in done}
    verify(live.local_game.table.save())
    if language == MADE_UP:
        assert all_unmarked(screen) == set()


@pytest.mark.parametrize("side", ALONE_SIDES)
def test_a_night_of_alone(side: str, language: str, tmp_path: Path) -> None:
    turns, screen = alone.session(alone.SomeFingers(1, 80), tmp_path / "save", seating=ALONE_SIDES[side], size=WIDE)
    turns.local_game.drawing = PlainDrawing(AloneDrawing())
    alone.until_the_lines_end(turns)
    done = [line for line in turns.local_game.table.lines if isinstance(line, Command)]
    assert len({line.action.kind() for line in done}) > 10
    verify(turns.local_game.table.save())
    if language == MADE_UP:
        assert all_unmarked(screen) == set()


def test_what_may_be_said_in_the_key_is_picked_from_a_list(tmp_path: Path) -> None:
    local_game, _ = local_game_with([], tmp_path / "save", seating=Seating(2, {1: "greedy"}))
    local_game.drawing = PlainDrawing(KeyDrawing())
    lists = [entry.leads.menu for entry in local_game.menu(0).entries if isinstance(entry.leads, Open)]
    said = next(menu for menu in lists if any("I have no low cards." in entry.label for entry in menu.entries))
    assert {entry.leads.action for entry in said.entries if isinstance(entry.leads, Do)} == set(map(Hint, PHRASES))
