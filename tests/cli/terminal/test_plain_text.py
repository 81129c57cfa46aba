"""Games without a drawing of their own, as text: menus for every kind of ask, and whole games by any keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from holdfast.cli.terminal.io.keyboard import Keyboard, Lines
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.play.drawing import Drawing
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.menu import Do, Menu, MenuEntry, Open, Write, with_single_keys
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.plain_text import PlainTexts, plain_menu
from holdfast.cli.terminal.play.real_time_loop import RealTimeLoop
from holdfast.cli.terminal.play.snapshot import Look
from holdfast.cli.terminal.play.turn_loop import TurnLoop
from holdfast.cli.terminal.terminal_game import TerminalGame
from holdfast.engine.action import refuse
from holdfast.engine.game import AnyGame
from holdfast.engine.view import Ask, Greyed, Number, Text, View
from holdfast.packs import Loaded
from holdfast.table.clock import FakeClock
from holdfast.table.setting import make_setting
from tests.cli.terminal.rush_terminal import GAME as RUSH
from tests.cli.terminal.rush_terminal import Script
from tests.cli.terminal.terminals import SMALL, Fingers, Frames
from tests.table.pebbles import GAME as PEBBLES
from tests.toys import magpie, rush, tictactoe

TOYS: dict[str, tuple[AnyGame, Any, Any]] = {
    "magpie": (magpie.GAME, magpie.CONTENT, magpie.OPTIONS),
    "rush": (RUSH, rush.CONTENT, rush.OPTIONS),
    "tictactoe": (tictactoe.GAME, tictactoe.CONTENT, tictactoe.OPTIONS),
    "pebbles": (PEBBLES, PEBBLES.content(), PEBBLES.options()),
}


def local_game_of(name: str, keyboard: Keyboard, path: Path, seating: Seating) -> tuple[LocalGame, Frames]:
    game, content, options = TOYS[name]
    screen = Frames(SMALL)
    setting = make_setting(game, Loaded(content, ()), seating.names(), options=options, seed=1)
    clock = keyboard.clock if isinstance(keyboard, Script) else FakeClock()
    return (
        LocalGame(
            Terminal(screen, keyboard),
            Drawing(game),
            setting,
            seating,
            path,
            clock=clock,
            pace_ms=0,
        ),
        screen,
    )


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["tictactoe", "pebbles"])
def test_any_keys_lead_to_an_end(name: str, seed: int, tmp_path: Path) -> None:
    game = TOYS[name][0]
    seating = Seating(2, {1: next(iter(game.bots))})
    local_game, screen = local_game_of(name, Fingers(seed, never="qnlr?u"), tmp_path / "save", seating)
    TurnLoop(local_game).play()
    assert local_game.table.outcome is not None
    assert all(len(frame.splitlines()) == SMALL[1] for frame in screen.frames if "log ──" in frame)


def test_a_game_with_a_clock_is_played_in_real_time(tmp_path: Path) -> None:
    keyboard = Script(FakeClock(1_000_000), [100, "1", 500, "1", 500])
    local_game, screen = local_game_of("rush", keyboard, tmp_path / "save", Seating(3, {1: "hasty", 2: "hasty"}))
    loop = TerminalGame(RUSH).loop(local_game)
    assert isinstance(loop, RealTimeLoop)
    with pytest.raises(EOFError):
        loop.play()
    assert "RUSH" in screen.last
    assert local_game.table.lines


def test_a_number_is_picked_from_a_list(tmp_path: Path) -> None:
    local_game, _ = local_game_of("magpie", Lines(()), tmp_path / "save", Seating(2, {1: "random"}))
    asks = (Ask(1, "at_any_time", (), (magpie.guess.FORM,)),)
    menu = plain_menu(magpie.GAME, Look(View(0, asks, None), None, local_game.texts))
    assert [entry.label for entry in menu.entries] == ["Guess"]
    opened = menu.entries[0].leads
    assert isinstance(opened, Open)
    assert [entry.key for entry in opened.menu.entries][:3] == ["0", "1", "2"]
    assert opened.menu.entries[2].leads == Do(1, magpie.guess.Guess(2))


def test_what_cannot_be_listed_is_typed_and_what_cannot_be_done_says_why() -> None:
    texts = PlainTexts({"refused.late": "It is too late."})
    forms = (Number("bid", "stake", 1, 1000), Text("say", "words", 1, 80))
    greyed = (Greyed("run_away", refuse("toy:R1", "refused.late")),)
    menu = plain_menu(magpie.GAME, Look(View(0, (Ask(3, "your_turn", (), forms, greyed),), None), None, texts))
    assert menu.question == "Your turn"
    assert menu.entries == (
        MenuEntry("1", "Bid", Write(3, "bid", "stake", "Bid: which stake?", number=True)),
        MenuEntry("2", "Say", Write(3, "say", "words", "Say: which words?")),
        MenuEntry("3", "Run away", None, "It is too late."),
    )


def test_who_is_asked_nothing_waits() -> None:
    assert plain_menu(tictactoe.GAME, Look(View(0, (), None), None, PlainTexts({}))).entries == ()


def test_single_keys_reach_every_entry_of_a_long_menu() -> None:
    entries = tuple(MenuEntry(str(number), f"way {number}") for number in range(1, 21))
    menu = with_single_keys(Menu("Where?", entries))
    found: list[str] = []
    while True:
        assert all(len(entry.key) == 1 for entry in menu.entries)
        *here, last = menu.entries
        found += [entry.label for entry in here]
        if not isinstance(last.leads, Open):
            break
        menu = last.leads.menu
    assert [*found, last.label] == [entry.label for entry in entries]


def test_short_menus_stay_as_they_are() -> None:
    menu = Menu("Where?", (MenuEntry("9", "there"), MenuEntry("space", "here")))
    assert with_single_keys(menu) is menu


def test_what_has_no_text_is_called_by_its_key() -> None:
    texts = PlainTexts({"act.mark": "Mark { $cell }"})
    assert texts.action(tictactoe.Mark(4)) == "Mark 4"
    assert texts.event(tictactoe.Marked(1, 4)) == "Marked seat 1, cell 4"
    assert texts.question("choose_cell") == "Choose cell"
