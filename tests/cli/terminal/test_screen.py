"""The full screen: only what has changed is written, and everything after a clear or in another window."""

import io

from rich.console import Console
from rich.text import Text

from holdfast.cli.terminal.io.screen import FullScreen


def screen_of(width: int = 20, height: int = 3) -> tuple[FullScreen, io.StringIO]:
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=width, height=height, color_system="truecolor")
    return FullScreen(console), out


def written(screen: FullScreen, out: io.StringIO, *rows: Text) -> str:
    out.seek(0)
    out.truncate()
    screen.show(list(rows))
    return out.getvalue()


def test_only_rows_that_changed_are_written() -> None:
    screen, out = screen_of()
    first = written(screen, out, Text("one"), Text("two"), Text("three"))
    assert "one" in first
    assert "three" in first
    second = written(screen, out, Text("one"), Text("TWO"), Text("three"))
    assert "TWO" in second
    assert "one" not in second
    assert "three" not in second


def test_another_colour_is_a_change() -> None:
    screen, out = screen_of()
    written(screen, out, Text("one"))
    assert "one" in written(screen, out, Text("one", style="red"))


def test_nothing_is_written_where_nothing_changed() -> None:
    screen, out = screen_of()
    written(screen, out, Text("one"))
    assert written(screen, out, Text("one")) == ""


def test_after_a_clear_all_is_written() -> None:
    screen, out = screen_of()
    written(screen, out, Text("one"), Text("two"))
    screen.clear()
    again = written(screen, out, Text("one"), Text("two"))
    assert "one" in again
    assert "two" in again


def test_another_window_is_drawn_whole() -> None:
    screen, out = screen_of()
    written(screen, out, Text("one"), Text("two"))
    screen.console.size = (30, 3)
    assert "one" in written(screen, out, Text("one"), Text("TWO"))
