"""Keys and lines: single presses on a terminal, words from a file."""

import os
import pty
import sys
from collections.abc import Iterator

import pytest

from holdfast.cli.terminal.io.keyboard import ENTER, ESCAPE, RESIZED, Lines, is_settled
from holdfast.cli.terminal.io.single_keys import SingleKeys


class Terminal:
    """A terminal of which the test holds the other end."""

    def __init__(self, keys: SingleKeys, hands: int) -> None:
        self.keys = keys
        self.hands = hands
        self.drawn: list[str] = []

    def press(self, data: str) -> None:
        os.write(self.hands, data.encode())

    def draw(self, typed: str) -> None:
        self.drawn.append(typed)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    hands, screen = pty.openpty()
    with os.fdopen(screen, "r", encoding="utf-8", closefd=False) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        with SingleKeys(lambda: (80, 24)) as keys:
            yield Terminal(keys, hands)
    os.close(screen)
    os.close(hands)


def test_a_single_key_is_enough(terminal: Terminal) -> None:
    terminal.press("P")
    assert terminal.keys.choice(["p", "x"], terminal.draw) == "p"


def test_a_number_that_may_go_on_waits(terminal: Terminal) -> None:
    terminal.press("10")
    assert terminal.keys.choice(["1", "10", "2"], terminal.draw) == "10"
    terminal.press("1\n")
    assert terminal.keys.choice(["1", "10", "2"], terminal.draw) == "1"
    assert terminal.drawn == ["", "1", "", "1"]


def test_backspace_arrows_and_escape(terminal: Terminal) -> None:
    terminal.press("1\x7f2")
    assert terminal.keys.choice(["1", "10", "2"], terminal.draw) == "2"
    terminal.press("\x1b[A")
    assert terminal.keys.key(terminal.draw) == "up"
    terminal.press("\x1b[6~")
    assert terminal.keys.key(terminal.draw) == "down"
    terminal.press("\x1b")
    assert terminal.keys.choice(["1"], terminal.draw) == ESCAPE
    terminal.press("\r")
    assert terminal.keys.choice(["1"], terminal.draw) == ENTER


def test_words_are_typed_with_any_letters(terminal: Terminal) -> None:
    terminal.press("Größe x\x7f\n")
    assert terminal.keys.text(terminal.draw) == "Größe"
    terminal.press("no\x1b")
    assert terminal.keys.text(terminal.draw) is None


def test_another_window_size_draws_again(terminal: Terminal) -> None:
    sizes = iter([(80, 24), (120, 40), (120, 40), (120, 40)])
    terminal.keys.size = lambda: next(sizes)

    def draw(typed: str) -> None:
        terminal.drawn.append(typed)
        if len(terminal.drawn) == 2:
            terminal.press("p")

    assert terminal.keys.choice(["p"], draw) == "p"
    assert len(terminal.drawn) == 2


def test_the_end_of_input_is_told(terminal: Terminal) -> None:
    terminal.press("\x04")
    with pytest.raises(EOFError):
        terminal.keys.choice(["p"], terminal.draw)


def test_what_was_pressed_before_a_page_was_there_does_not_turn_it(terminal: Terminal) -> None:
    terminal.press("\r\rx")
    terminal.keys.begin_reading()
    terminal.press("j")
    assert terminal.keys.key(terminal.draw) == "j"


def test_a_pause_ends_with_a_key(terminal: Terminal) -> None:
    terminal.press("x")
    assert terminal.keys.pause(60_000) == "x"
    assert terminal.keys.pause(1) == ENTER


def test_a_press_is_waited_for_only_so_long(terminal: Terminal) -> None:
    assert terminal.keys.press(1) is None
    assert terminal.keys.press(0) is None
    terminal.press("A\t \x1b[C")
    assert [terminal.keys.press(1000) for _ in range(4)] == ["a", "tab", " ", "right"]
    terminal.press("\x1b")
    assert terminal.keys.press(None) == ESCAPE


def test_a_press_tells_of_another_window(terminal: Terminal) -> None:
    terminal.keys.size = lambda: (120, 40)
    assert terminal.keys.press(300) == RESIZED
    assert terminal.keys.press(1) is None


def test_words_of_a_line_are_pressed_one_by_one() -> None:
    lines = Lines(["Space 1 wait", "", "q"])
    assert [lines.press(0) for _ in range(5)] == ["space", "1", None, ENTER, "q"]
    with pytest.raises(EOFError):
        lines.press(None)


def test_lines_are_split_into_words() -> None:
    lines = Lines(["2 r", "", "r R28", "esc", "left over", "next"])
    drawn: list[str] = []
    assert [lines.choice([], drawn.append) for _ in range(3)] == ["2", "r", ""]
    assert lines.choice([], drawn.append) == "r"
    assert lines.text(drawn.append) == "R28"
    assert lines.text(drawn.append) is None
    assert lines.choice([], drawn.append) == "left"
    lines.drop()
    assert lines.key(drawn.append) == "next"
    with pytest.raises(EOFError):
        lines.key(drawn.append)


@pytest.mark.parametrize(("typed", "settled"), [("1", False), ("10", True), ("2", True), ("x", True)])
def test_a_choice_is_settled_when_no_longer_one_is_possible(typed: str, settled: bool) -> None:
    assert is_settled(typed, ["1", "10", "2"]) is settled
