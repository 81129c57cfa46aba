"""The terminal's shell in the made-up language: nothing that is shown on the way is unmarked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.io.keyboard import Lines
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.play.drawing import Drawing
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.turn_loop import Left, TurnLoop
from holdfast.cli.terminal.play_arguments import OptionArguments
from holdfast.cli.terminal.start.session import Session
from holdfast.cli.terminal.terminal_game import TerminalGame
from holdfast.cli.terminal.words import VARIABLE, speaking, wanted_language
from holdfast.engine.text_files import MADE_UP
from holdfast.packs import Loaded
from holdfast.table.clock import FakeClock
from holdfast.table.setting import make_setting
from tests.changed import changed
from tests.cli.terminal.marked import unmarked
from tests.cli.terminal.terminals import HUGE, Frames
from tests.toys import rush, tictactoe
from tests.toys.rush import GAME as RUSH

BOARD = r"[XO.]{1,3}"  # the position in its notation


@pytest.fixture(autouse=True)
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("HOLDFAST_HOME", str(tmp_path))
    with speaking(MADE_UP):
        yield


def all_unmarked(screen: Frames, *exceptions: str) -> set[str]:
    assert screen.frames
    return {words for frame in screen.frames for words in unmarked(frame, exceptions)}


def session_of(lines: list[str], *games: TerminalGame) -> tuple[Session, Frames]:
    screen = Frames(HUGE)
    terminal = Terminal(screen, Lines(lines))
    return Session(terminal, games, OptionArguments(), None, None), screen


def test_english_would_be_found() -> None:
    with speaking("en"):
        session, screen = session_of(["q"], TerminalGame(tictactoe.GAME))
        session.run()
    assert {"What", "shall", "play?", "Tic-tac-toe"} <= all_unmarked(screen)


def test_from_the_menus_to_the_last_page() -> None:
    lines = ["zzz", "1", "1", "9", *["1"] * 6, "q"]
    session, screen = session_of(lines, TerminalGame(tictactoe.GAME), TerminalGame(RUSH))
    farewell = session.run()
    assert all_unmarked(screen, BOARD) == set()
    assert any("⟦THE END⟧" in frame for frame in screen.frames)
    assert all(words.startswith("⟦") for words in farewell)


def test_several_people_at_one_keyboard() -> None:
    lines = ["1", "2", "", *["1", "", ""] * 7, "q"]
    session, screen = session_of(lines, TerminalGame(tictactoe.GAME), TerminalGame(RUSH))
    session.run()
    assert any("⟦Pass the keyboard to ⟦Player 2⟧.⟧" in frame for frame in screen.frames)
    assert all_unmarked(screen, BOARD) == set()


@pytest.mark.parametrize(
    "keys",
    ["zz", "", "esc", "? ", "l ", "n", "r", "u", "q", "m ", "h"],
    ids=["no such key", "enter", "escape", "help", "log", "notes", "rule", "undo", "quit", "mission", "hint"],
)
def test_commands_and_pages(keys: str, tmp_path: Path) -> None:
    screen = Frames(HUGE)
    seating = Seating(2, {1: "eager"})
    game = changed(tictactoe.GAME, hints=lambda options: ("⟦It is a square.⟧", "⟦Nine cells.⟧"))
    setting = make_setting(game, Loaded(tictactoe.CONTENT, ()), seating.names(), options=tictactoe.OPTIONS)
    drawing = Drawing(game)
    drawing.commands = "hmnlru?q"
    local_game = LocalGame(
        Terminal(screen, Lines(["1", keys, "R1", "a note", "", "2"])),
        drawing,
        setting,
        seating,
        tmp_path / "save.jsonl",
        clock=FakeClock(),
        pace_ms=0,
    )
    with pytest.raises((EOFError, Left)):
        TurnLoop(local_game).play()
    assert all_unmarked(screen, BOARD, "R1|a|note") == set()  # what people write is theirs


def test_in_real_time(tmp_path: Path) -> None:
    screen = Frames(HUGE)
    seating = Seating(3, {1: "hasty", 2: "hasty"})
    setting = make_setting(RUSH, Loaded(rush.CONTENT, ()), seating.names(), options=rush.OPTIONS, seed=1)
    local_game = LocalGame(
        Terminal(screen, Lines(["wait", "1", "zz", "p", "l", "", "?", "", "esc", "1", "1"])),
        Drawing(RUSH),
        setting,
        seating,
        tmp_path / "save.jsonl",
        clock=FakeClock(1_000_000),
        pace_ms=0,
    )
    with pytest.raises((EOFError, Left)):
        TerminalGame(RUSH).loop(local_game).play()
    below_the_position = [frame.partition("⟦log⟧")[2] or frame for frame in screen.frames]
    assert {words for part in below_the_position for words in unmarked(part)} == set()


def test_a_save_that_cannot_be_played_says_so(tmp_path: Path) -> None:
    saves = tmp_path / "saves"
    saves.mkdir()
    (saves / "old-1.jsonl").write_text('{"t":"holdfast"}\n{"t":"end","outcome":null,"lines":3}\n', encoding="utf-8")
    session, screen = session_of(["2", "", "q"], TerminalGame(tictactoe.GAME))
    session.run()
    titles = [frame.splitlines()[0] for frame in screen.frames]
    assert any("⟦That cannot be played⟧" in title for title in titles)
    assert [words for title in titles for words in unmarked(title)] == []


@pytest.mark.parametrize(
    ("given", "variable", "language"),
    [("en-XA", "en", "en-XA"), (None, "en-XA", "en-XA"), (None, "en_GB", "en"), ("en_XA", None, "en-XA")],
)
def test_the_command_line_goes_before_the_variable(
    given: str | None, variable: str | None, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    if variable is not None:
        monkeypatch.setenv(VARIABLE, variable)
    assert wanted_language(given) == language


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput, match="There are no texts in kl; there are: en"), speaking("en"):
        wanted_language("kl")
